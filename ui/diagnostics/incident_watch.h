// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shared/store_desk.h"

#include <QObject>

#include <optional>

class QTimer;

namespace holdfast {

// Asks every few seconds which cases nobody has resolved, so that a new one is told wherever its supervisor is in the
// window. Only while it is told that the person is one. GUI thread; at most one question is under way.
class IncidentWatch : public QObject
{
    Q_OBJECT

public:
    explicit IncidentWatch(const StoreDesk &desk, QObject *parent = nullptr);

    void setSupervisor(bool isSupervisor);                                  // and asks at once
    const std::optional<OpenIncidents> &counts() const { return m_counts; } // none: not known
    void askNow();
    void setBeat(int milliseconds); // a test's; 10 s otherwise

Q_SIGNALS:
    void countsChanged(const holdfast::OpenIncidents &counts);
    // Opened, or open again, since the answer before: not what was there when the watch began. Never a notice.
    void newCase(holdfast::IncidentId incident);

private:
    void take(const Reply<OpenIncidents> &reply);

    const StoreDesk m_desk;
    QTimer *m_timer;
    bool m_isSupervisor = false;
    bool m_asking = false;
    std::optional<OpenIncidents> m_counts;
};

} // namespace holdfast
