// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shared/list_table.h"

#include <QWidget>

#include <optional>

class QHBoxLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QShortcut;
class QStackedLayout;
class QTimer;

namespace holdfast {

class SkeletonRows;
class StaleStrip;

// The one list component: title and count, a filter field, chips, the table with its states, a line below. It knows no
// subject: its owner gives it a model, chips and words.
class ListPage : public QWidget
{
    Q_OBJECT

public:
    enum class State { Rows, Loading, Empty, Failed };

    explicit ListPage(QWidget *parent = nullptr);

    ListTable *table() const { return m_table; }
    QLineEdit *filterField() const { return m_filter; }
    void addChip(QPushButton *chip);     // the owner's, before "Clear all"
    void addAction(QPushButton *action); // the owner's, beside the title

    void setFilterable(bool filterable); // not: there is no filter field, and no key for it

    void setTitle(const QString &title);
    void setCount(const QString &count);
    void setFoot(const QString &foot);
    void setMatching(const std::optional<qint64> &rows);                // of the whole list, for "row 17 of 12,431"
    void setStale(const QString &sentence, const QString &action = {}); // no sentence: what is shown is new
    void setState(State state, const QString &sentence = {}, const QString &action = {});
    void setClearable(bool clearable);
    State state() const { return m_state; }

Q_SIGNALS:
    void filterTyped(const QString &text); // 250 ms after the last key
    void cleared();
    void refreshed();    // also chosen in the strip of a stale list
    void actionChosen(); // of the empty or failed state

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void showPlace();
    void showMessage(bool shown);

    QLabel *m_title;
    QLabel *m_count;
    QLineEdit *m_filter;
    QHBoxLayout *m_titleRow;
    QHBoxLayout *m_chips;
    QPushButton *m_clear;
    QPushButton *m_refresh;
    ListTable *m_table;
    SkeletonRows *m_skeleton;
    StaleStrip *m_stale;
    QWidget *m_message;
    QLabel *m_messageIcon;
    QLabel *m_messageText;
    QPushButton *m_messageAction;
    QLabel *m_foot;
    QLabel *m_place;
    QStackedLayout *m_stack;
    QTimer *m_typing;
    QTimer *m_patience; // "loading" is drawn only when it takes a while
    QShortcut *m_findKey;
    QShortcut *m_refreshKey;
    State m_state = State::Rows;
    std::optional<qint64> m_matching;
};

// A chip: a filter that is on (checked) or can be turned on.
QPushButton *makeChip(QWidget *parent);
void setRole(QWidget *widget, const char *role); // of the style sheet

} // namespace holdfast
