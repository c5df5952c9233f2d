// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/diagnostics/finding_text.h"
#include "ui/shared/answer_bar.h"
#include "ui/shared/store_desk.h"

#include <QFrame>
#include <QFutureWatcher>

#include <optional>
#include <vector>

class QLabel;
class QProgressBar;
class QPushButton;
class QScrollArea;

namespace holdfast {

// What the last check found, and when; checks again, shows how far it is, and can be stopped. Green only while all was
// looked at and nothing has been found since a check of everything. GUI thread; nothing waits.
class CheckStrip : public QFrame
{
    Q_OBJECT

public:
    using Check = DiagnosticsDesk::Check;

    explicit CheckStrip(const StoreDesk &desk, QWidget *parent = nullptr);

    void setPerson(Role role); // who may check, or not; else a supervisor
    void refresh();            // of the history: what other supervisors have checked meanwhile
    bool isChecking() const { return m_watcher != nullptr; }
    QString sentence() const;
    QString detail() const; // below it
    AnswerText::Tone tone() const { return m_tone; }

    QPushButton *changedButton() const { return m_changed; }
    QPushButton *everythingButton() const { return m_everything; }
    QPushButton *stopButton() const { return m_stop; }
    QPushButton *moreButton() const { return m_more; } // what could not be looked at, or the technical text
    QWidget *unfolded() const;

Q_SIGNALS:
    void checked(); // to its end: cases may be new, or seen again
    void serverAnswered(bool answered);

protected:
    void changeEvent(QEvent *event) override;

private:
    struct More
    {
        QString what;
        QString text; // as the server takes or gives it
    };
    struct Said
    {
        AnswerText::Tone tone = AnswerText::Tone::Quiet;
        QString sentence;
        QString detail;
    };

    void check(Check what);
    void stop();
    void checkEnded();
    void take(const CheckMade &made);
    void showState();
    void showProgress();
    void showMore();
    void retranslate();
    Said said() const;
    Said saidOfLast() const; // of the last check that came to its end
    std::vector<More> more() const;
    QString copied() const;

    const StoreDesk m_desk;
    QLabel *m_icon;
    QLabel *m_sentence;
    QLabel *m_detail;
    QPushButton *m_more;
    QPushButton *m_changed;
    QPushButton *m_everything;
    QPushButton *m_stop;
    QProgressBar *m_progress;
    QScrollArea *m_unfolded;
    QPushButton *m_copy;

    Role m_role = Role::Supervisor;
    bool m_historyCame = false;
    quint64 m_historyTicket = 0;
    std::optional<CheckRow> m_last;
    std::optional<Instant> m_greenSince;
    std::optional<FoundCounts> m_found; // of the last check
    std::optional<CheckMade> m_made;    // here, while it is the last one
    enum class Ended { No, Stopped, Failed } m_ended = Ended::No;
    std::optional<DbError> m_error;

    QFutureWatcher<Reply<CheckMade>> *m_watcher = nullptr; // while one runs
    Check m_running = Check::WhatChanged;
    bool m_stopping = false;
    bool m_unfold = false;
    AnswerText::Tone m_tone = AnswerText::Tone::Quiet;
};

} // namespace holdfast
