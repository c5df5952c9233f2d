// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shared/store_desk.h"

#include <QFrame>

#include <optional>

class QLabel;
class QPushButton;
class QShortcut;

namespace holdfast {

// Tells a supervisor, wherever he is in the window, that a case was opened: one line, until it is shown or closed. It
// takes no focus. GUI thread.
class IncidentBanner : public QFrame
{
    Q_OBJECT

public:
    explicit IncidentBanner(const StoreDesk &desk, QWidget *parent = nullptr);

    void tell(IncidentId incident); // reads what it is first; another one takes its place
    std::optional<IncidentId> told() const { return m_told; }
    QString sentence() const;
    QPushButton *showButton() const { return m_show; }
    QPushButton *closeButton() const { return m_close; }

Q_SIGNALS:
    void caseAsked(holdfast::IncidentId incident);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void showState();

    const StoreDesk m_desk;
    QLabel *m_icon;
    QLabel *m_sentence;
    QPushButton *m_show;
    QPushButton *m_close;
    QShortcut *m_showKey;
    QShortcut *m_closeKey;
    std::optional<IncidentId> m_told;
    std::optional<IncidentRow> m_row; // none: it could not be read
    quint64 m_ticket = 0;
};

} // namespace holdfast
