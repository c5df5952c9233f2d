// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/diagnostics/repair_answer_text.h"
#include "ui/shared/store_desk.h"

#include <QDialog>

#include <optional>
#include <variant>

class QFrame;
class QGridLayout;
class QLabel;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace holdfast {

class ReasonField;
class SignInFields;

// A case's repair, from the evidence to the check after it: the rows before and after and what they rest on, the
// reason, the other supervisor who signs in here for this one repair, and the answer. Where the evidence leaves more
// than one answer it says what a person has to find out, and offers nothing else. It stands beside the window and holds
// nothing in the store.
//
// The operation's id is made when it opens: however often the button is hit, one repair is asked for. What was asked
// for is in the store, so a dialog that was closed and opened again goes on where the store is. It deletes itself when
// it is closed.
class RepairDialog : public QDialog
{
    Q_OBJECT

public:
    enum class Stage {
        Reading,
        Unread,  // it could not be looked at
        FindOut, // nothing to ask for
        Ask,
        SignIn,  // asked for
        Changed, // since it was looked at
        Done
    };

    RepairDialog(const StoreDesk &desk, const StoreFacts &facts, const CasePage &page, QWidget *parent);

    IncidentId incident() const { return m_incident; }
    Stage stage() const { return m_stage; }
    bool isBusy() const { return m_busy; }
    bool isUnconfirmed() const { return m_unknown; } // an attempt has no known end
    ReasonField *reasonField() const { return m_reason; }
    SignInFields *signIn() const { return m_signIn; }
    QPushButton *doButton() const { return m_do; }
    QPushButton *countButton() const { return m_count; }
    QPushButton *closeButton() const { return m_close; }
    AnswerBar *answer() const { return m_answer; }
    QString said() const; // every sentence and number that is to be seen; no field

    void reject() override;

Q_SIGNALS:
    void asked(holdfast::IncidentId incident);    // it is in the case's history
    void repaired(holdfast::IncidentId incident); // now, or it had been
    void countAsked(holdfast::SkuId sku);         // where a count of the shelf is recorded

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    using Answered = std::variant<Reply<AskRepairOutcome>, Reply<RepairMade>>;

    void layOut();
    void lookAgain();
    void take(const Reply<RepairState> &reply);
    void press();
    void pressAsk();
    void ask();
    void sendRepair();
    void take(const Reply<AskRepairOutcome> &reply);
    void take(const Reply<RepairMade> &reply);
    void answered(const Answered &reply, bool unknownBefore);
    void go(Stage stage);
    void takeFocus();
    void retranslate();
    void showState();
    void showName();
    void showRows();
    void showRow(int row, const QString &name, const StockCounters &counters, const StockCounters &against);
    void showBasis();
    void showFindOut();
    void showAsked();
    void showChecked();
    void showReasonHint();
    void showAnswer();
    void fit();
    void reveal(QWidget *part);
    QLabel *addSentence(QVBoxLayout *rows, QLabel **mark);
    const CasePage::Sku *skuOfCase() const;

    const StoreDesk m_desk;
    const StoreFacts m_facts;
    const CasePage m_page;
    const IncidentId m_incident;
    OperationId m_operation;
    Stage m_stage = Stage::Reading;
    std::optional<DbError> m_unread;
    std::optional<RepairPlan> m_plan; // as it was looked at
    std::optional<NotRepairable> m_not;
    bool m_noCase = false;
    std::optional<RepairPlan> m_now; // what it has changed to
    std::optional<RepairAsked> m_asked;
    std::optional<AskRepair> m_request;
    std::optional<RepairMade> m_made;
    std::optional<Answered> m_reply;
    RepairAttempt m_attempt{m_operation, {}, false};
    QString m_account; // that signed in last
    bool m_busy = false;
    bool m_unknown = false;
    bool m_pressed = false; // what is missing is said only then
    quint64 m_ticket = 0;

    QScrollArea *m_scroll;
    QWidget *m_body;
    QLabel *m_name;
    QLabel *m_code;
    QLabel *m_reading;
    QFrame *m_rowsCard;
    QLabel *m_rowsTitle;
    QLabel *m_heads[3];
    QLabel *m_cells[3][4]; // before, after and the difference: the name, available, reserved, version
    QFrame *m_basis;
    QLabel *m_basisWords[3];
    QLabel *m_basisMarks[3];
    QFrame *m_findOut;
    QLabel *m_found;
    QLabel *m_next;
    QLabel *m_foundMark;
    QPushButton *m_count;
    QFrame *m_askedCard;
    QLabel *m_askedBy;
    QLabel *m_askedWhy;
    QLabel *m_reasonLabel;
    ReasonField *m_reason;
    QLabel *m_reasonHint;
    QLabel *m_who;
    SignInFields *m_signIn;
    QFrame *m_checked;
    QLabel *m_checkedMark;
    QLabel *m_checkedWords;
    QLabel *m_left;
    AnswerBar *m_answer;
    QPushButton *m_do;
    QPushButton *m_close;
};

} // namespace holdfast
