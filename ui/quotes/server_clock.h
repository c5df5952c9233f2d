// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/rows/quote_row.h"

#include <functional>
#include <optional>

namespace holdfast {

// What the server's clock says now, as nearly as this computer can tell: what it said last, and how long ago that was.
// For display only: whether a quote can be accepted is decided by the server, which nobody asks through this. This
// computer's own date and zone play no part. GUI thread.
class ServerClock
{
public:
    using Elapsed = std::function<qint64()>; // microseconds; only ever forward

    explicit ServerClock(Elapsed elapsed = {}); // none: this computer's

    void take(Instant said);            // by the server, just now or a little while ago
    std::optional<Instant> now() const; // none: it has said nothing yet

    // How a quote looks by it: "used", "open", "expired", or "unused" while the clock is not known.
    QByteArray stateOf(const QuoteRow &quote) const;

private:
    Elapsed m_elapsed;
    std::optional<Instant> m_said;
    qint64 m_saidAt = 0;
};

} // namespace holdfast
