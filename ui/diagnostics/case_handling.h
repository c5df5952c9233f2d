// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/flows/handle_incident.h"
#include "ui/shared/store_desk.h"

#include <QTime>
#include <QWidget>

#include <optional>

class QFrame;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;

namespace holdfast {

class AnswerBar;

// A note in a case, its handing over or its resolution, from the question to its answer. One of it a case: what is
// typed, what runs and what is not known stays with its case while others are looked at.
//
// The operation's id is made when it opens and kept until there is an answer: however often the button is hit, one
// operation is asked, and after "not known" the same request is asked again.
class CaseHandling : public QWidget
{
    Q_OBJECT

public:
    using What = HandleIncident::What;

    CaseHandling(const StoreDesk &desk, IncidentId incident, QWidget *parent);

    void open(What what);
    bool isOpen() const; // it asks, or waits for its answer
    bool isBusy() const { return m_busy; }
    bool isUnconfirmed() const { return m_unconfirmed; }
    IncidentId incident() const { return m_incident; }

    QLineEdit *accountField() const { return m_account; }
    QPlainTextEdit *wordsField() const { return m_words; }
    QPushButton *doButton() const { return m_do; }
    QPushButton *leaveButton() const { return m_leave; }
    AnswerBar *answer() const { return m_answer; }
    QString hint() const;

Q_SIGNALS:
    void openChanged();
    void handled(holdfast::IncidentId incident); // it was recorded, or may have been

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void retranslate();
    void showState();
    void press();
    void ask();
    void take(const Reply<HandleIncidentOutcome> &reply);
    void leave();
    QString missing() const; // why it cannot be asked; empty: it can

    const StoreDesk m_desk;
    const IncidentId m_incident;
    What m_what = What::Note;
    std::optional<HandleIncident> m_asked;
    std::optional<Reply<HandleIncidentOutcome>> m_reply;
    OperationId m_operation;
    QTime m_answeredAt;
    bool m_busy = false;
    bool m_unconfirmed = false;
    bool m_pressed = false; // what is missing is said only then
    AnswerBar *m_answer;
    QFrame *m_form;
    QLabel *m_title;
    QLabel *m_accountLabel;
    QLineEdit *m_account;
    QLabel *m_wordsLabel;
    QPlainTextEdit *m_words;
    QLabel *m_hint;
    QPushButton *m_do;
    QPushButton *m_leave;
};

} // namespace holdfast
