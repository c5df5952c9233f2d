// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QStackedLayout;
class QTableView;
class QTimer;

namespace holdfast {

// The one list component: title and count, a filter field, chips, the table with its states, a line below. It knows no
// subject: its owner gives it a model, chips and words.
class ListPage : public QWidget
{
    Q_OBJECT

public:
    enum class State { Rows, Loading, Empty, Failed };

    explicit ListPage(QWidget *parent = nullptr);

    QTableView *table() const { return m_table; }
    QLineEdit *filterField() const { return m_filter; }
    void addChip(QPushButton *chip); // the owner's, before "Clear all"

    void setTitle(const QString &title);
    void setCount(const QString &count);
    void setFoot(const QString &foot);
    void setState(State state, const QString &sentence = {}, const QString &action = {});
    void setClearable(bool clearable);
    State state() const { return m_state; }

Q_SIGNALS:
    void filterTyped(const QString &text); // 250 ms after the last key
    void cleared();
    void refreshed();
    void actionChosen(); // of the empty or failed state

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QLabel *m_title;
    QLabel *m_count;
    QLineEdit *m_filter;
    QHBoxLayout *m_chips;
    QPushButton *m_clear;
    QPushButton *m_refresh;
    QTableView *m_table;
    QWidget *m_message;
    QLabel *m_messageIcon;
    QLabel *m_messageText;
    QPushButton *m_messageAction;
    QLabel *m_foot;
    QStackedLayout *m_stack;
    QTimer *m_typing;
    QTimer *m_patience; // "loading" is drawn only when it takes a while
    State m_state = State::Rows;
    QString m_sentence;
    QString m_action;
};

// A chip: a filter that is on (checked) or can be turned on.
QPushButton *makeChip(QWidget *parent);
void setRole(QWidget *widget, const char *role); // of the style sheet

} // namespace holdfast
