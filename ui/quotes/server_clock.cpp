// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/quotes/server_clock.h"

#include <chrono>

namespace holdfast {

namespace {

constexpr qint64 kLate = 10'000'000; // µs that an answer may have been under way

qint64 steady()
{
    using namespace std::chrono;
    return duration_cast<microseconds>(steady_clock::now().time_since_epoch()).count();
}

} // namespace

ServerClock::ServerClock(Elapsed elapsed) : m_elapsed(elapsed ? std::move(elapsed) : steady) {}

void ServerClock::take(Instant said)
{
    // What was said is heard later, never earlier: a little behind is an answer that was longer under way, and would
    // let a quote that has run out look open again. Far behind is another clock.
    const std::optional<Instant> known = now();
    if (known && said < *known && known->micros - said.micros < kLate)
        return;
    m_said = said;
    m_saidAt = m_elapsed();
}

std::optional<Instant> ServerClock::now() const
{
    if (!m_said)
        return std::nullopt;
    return Instant{m_said->micros + m_elapsed() - m_saidAt};
}

QByteArray ServerClock::stateOf(const QuoteRow &quote) const
{
    if (quote.acceptedAt || quote.order)
        return "used";
    const std::optional<Instant> time = now();
    if (!time)
        return "unused";
    return *time < quote.expiresAt ? "open" : "expired";
}

} // namespace holdfast
