// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/pages/case_page.h"
#include "ui/diagnostics/case_handling.h"
#include "ui/shared/store_desk.h"

#include <QMap>
#include <QPointer>
#include <QWidget>

#include <optional>

class QFileDialog;
class QGridLayout;
class QLabel;
class QPushButton;
class QStackedLayout;
class QTimer;
class QVBoxLayout;

namespace holdfast {

class AnswerBar;
class CaseView;
class StaleStrip;

// One case, beside the list of them: all that has to be compared as of one instant, and below it what a supervisor does
// with it: notes, handing over, resolving, a file for support, a repair. It is read again after each of them.
class CaseDetails : public QWidget
{
    Q_OBJECT

public:
    enum class State { Nothing, Reading, Shown, Failed, NotThere };
    enum Action { Repair, Note, HandOver, Resolve, Export, ActionCount };

    explicit CaseDetails(const StoreDesk &desk, QWidget *parent = nullptr);

    void setStore(const StoreFacts &store); // who does something with it, and whose case a file says it is
    void showCase(IncidentId incident);     // the one that is shown is read again
    void clear();
    void reload();
    void takeFocus();

    std::optional<IncidentId> incident() const { return m_incident; }
    const std::optional<CasePage> &page() const { return m_page; }
    State state() const { return m_state; }
    QString said() const; // every text that is to be seen: for screen readers and tests
    CaseView *view() const { return m_view; }
    CaseHandling *handling() const; // of the case that is shown; none before something is done with it
    AnswerBar *exported() const { return m_exported; }
    QPushButton *action(Action action) const { return m_actions[action]; }
    void exportTo(const QString &path); // what is on the screen

Q_SIGNALS:
    void orderAsked(holdfast::OrderId order);
    void stockAsked(holdfast::SkuId sku);
    void quoteAsked(holdfast::QuoteId quote);
    void caseChanged(holdfast::IncidentId incident); // something was recorded of it, or may have been
    void repairAsked(const holdfast::CasePage &page);
    void caseShown(); // it was read, or could not be
    void left();      // Escape: back to where one came from

protected:
    void changeEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void retranslate();
    void showState();
    void showActions();
    void arrangeActions();
    void handle(CaseHandling::What what);
    void askForFile();
    void showExported();

    const StoreDesk m_desk;
    std::optional<IncidentId> m_incident;
    std::optional<CasePage> m_page;
    std::optional<DbError> m_error; // of the last reading
    State m_state = State::Nothing;
    quint64 m_ticket = 0;
    QMap<qint64, QPointer<CaseHandling>> m_handlings; // by case: what is typed stays with its own
    QPointer<QFileDialog> m_dialog;
    struct Exported
    {
        IncidentId incident;
        QString path;
        qint64 bytes = 0;
        QString problem;
    };
    std::optional<Exported> m_file;
    StaleStrip *m_stale;
    QStackedLayout *m_stack;
    QWidget *m_message;
    QLabel *m_messageIcon;
    QLabel *m_messageText;
    AnswerBar *m_failed;
    CaseView *m_view;
    QWidget *m_foot;
    QVBoxLayout *m_footRows;
    AnswerBar *m_exported;
    QWidget *m_actionRow;
    QGridLayout *m_actionPlaces;
    StoreFacts m_store;
    QPushButton *m_actions[ActionCount];
    QTimer *m_patience; // "is read" is drawn only when it takes a while
};

} // namespace holdfast
