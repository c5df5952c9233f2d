// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/diagnostics/day_report.h"

#include <QWidget>

#include <optional>

class QDateEdit;
class QFrame;
class QGridLayout;
class QHBoxLayout;
class QLabel;
class QPushButton;
class QScrollArea;
class QShortcut;
class QStackedLayout;
class QStandardItemModel;
class QTimer;
class QToolButton;
class QVBoxLayout;

namespace holdfast {

class AnswerBar;
class ListTable;
class StaleStrip;

// A day of the store at its end: who cancelled and why, what was refused, what became of the quotes, which cases are
// open; and what all desks do not know the end of. Printed and written to a file as it is shown. It asks when it is
// first seen; a day that is not over is read again every minute while it is seen. GUI thread.
class DayPane : public QWidget
{
    Q_OBJECT

public:
    DayPane(const StoreDesk &desk, const StoreFacts &store, QWidget *parent = nullptr);

    QDate date() const { return m_day.date; }
    void setDate(const QDate &date); // at most today's
    void refresh();
    std::optional<DayReport> report() const; // what is shown; none: not all of it has been read

    void writeTo(const QString &path, const DayReport &report); // and says how it went
    QString said() const; // every text that is to be seen, from the top to the bottom

Q_SIGNALS:
    void orderAsked(holdfast::OrderId order);

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    struct Tile
    {
        QFrame *frame = nullptr;
        QLabel *icon = nullptr;
        QLabel *name = nullptr;
        QLabel *value = nullptr;
        QLabel *note = nullptr;
    };
    struct Card
    {
        QFrame *frame = nullptr;
        QLabel *title = nullptr;
        QLabel *count = nullptr;
        QVBoxLayout *rows = nullptr;
    };
    enum class Tone { Plain, Good, Caution, Wrong };

    Tile makeTile(QHBoxLayout *row);
    Card makeCard();
    ListTable *makeTable(const Card &card, QStandardItemModel *model);
    void layOutHead(QVBoxLayout *layout);
    void layOutBody();
    void layOutMessage();

    void ask();
    void askUnconfirmed();
    void showToday();
    void showAll();
    void showHead();
    void showMessage();
    void showTiles();
    void showTile(const Tile &tile, const QString &name, const QString &value, const QString &note, Tone tone);
    void showCancels();
    void showUnconfirmed();
    void showFigures(const Card &card, const std::vector<EndOfDay::Line> &lines, const QString &none);
    void followRow(const ListTable *table);
    void openRow(const QModelIndex &index);
    void showActions();
    void print();
    void exportFile();
    void retranslate();

    const StoreDesk m_desk;
    const StoreFacts m_store;
    StoreDay m_day;
    std::optional<EndOfDay> m_figures;
    std::optional<DbError> m_failed; // the newest reading of the figures
    std::optional<std::vector<UnconfirmedRow>> m_unconfirmed;
    std::optional<DbError> m_unconfirmedFailed;
    quint64 m_ticket = 0;
    quint64 m_unconfirmedTicket = 0;
    bool m_asked = false;
    bool m_waited = false; // long enough to say so

    QLabel *m_title;
    QToolButton *m_before;
    QDateEdit *m_field;
    QToolButton *m_after;
    QPushButton *m_today;
    QPushButton *m_refresh;
    QPushButton *m_print;
    QPushButton *m_export;
    QLabel *m_zone;
    QLabel *m_asOf;
    AnswerBar *m_answer;
    StaleStrip *m_stale;
    QStackedLayout *m_stack;
    QScrollArea *m_scroll;
    QWidget *m_message;
    QLabel *m_messageIcon;
    QLabel *m_messageText;
    QPushButton *m_messageAction;
    Tile m_tiles[5];
    QWidget *m_body;
    Card m_unconfirmedCard, m_cancelCard, m_answerCard, m_quoteCard, m_caseCard;
    QLabel *m_unconfirmedNone;
    QLabel *m_unconfirmedLimit;
    QLabel *m_cancelNone;
    QStandardItemModel *m_unconfirmedModel;
    QStandardItemModel *m_cancelModel;
    ListTable *m_unconfirmedTable = nullptr;
    ListTable *m_cancelTable = nullptr;
    QTimer *m_patience; // "reading" is said only when it takes a while
    QTimer *m_again;
    QShortcut *m_beforeKey;
    QShortcut *m_afterKey;
    QShortcut *m_refreshKey;
    QShortcut *m_printKey;
    QShortcut *m_exportKey;
};

} // namespace holdfast
