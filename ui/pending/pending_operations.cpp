// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pending/pending_operations.h"

#include "sql/connection/lane.h"
#include "sql/journal/quote_entry.h"

#include <QTimer>

#include <algorithm>

namespace holdfast {

namespace {

constexpr int kFirstPause = 2'000; // ms
constexpr int kLongestPause = 60'000;

} // namespace

PendingOperations::PendingOperations(const StoreDesk &desk, QObject *parent)
    : QObject(parent), m_desk(desk), m_next(new QTimer(this))
{
    m_next->setSingleShot(true);
    connect(m_next, &QTimer::timeout, this, &PendingOperations::resolve);
}

bool PendingOperations::isUnknown(const PendingOperation &pending)
{
    using State = JournalEntry::State;
    const State state = pending.entry.state;
    return !pending.running && pending.entry.answer.isEmpty() && (state == State::Sent || state == State::Unconfirmed);
}

bool PendingOperations::isNotDone(const PendingOperation &pending)
{
    return pending.entry.state == JournalEntry::State::Unconfirmed && !pending.entry.answer.isEmpty();
}

bool PendingOperations::mayStillEnd(const PendingOperation &pending)
{
    return pending.running || isUnknown(pending);
}

template <class Is>
std::optional<PendingOperation> PendingOperations::newest(Is is) const
{
    std::optional<PendingOperation> found;
    for (const PendingOperation &pending : m_all) {
        if (is(pending.entry) && (!found || !isInDoubt(found->entry.state) || isInDoubt(pending.entry.state)))
            found = pending;
    }
    return found;
}

std::optional<PendingOperation> PendingOperations::ofOrder(OrderId order) const
{
    return newest([&](const JournalEntry &entry) { return entry.order == order; });
}

std::optional<PendingOperation> PendingOperations::ofQuote(QuoteId quote) const
{
    return newest([&](const JournalEntry &entry) { return quoteOf(entry) == quote; });
}

int PendingOperations::unknown() const
{
    return int(std::count_if(m_all.begin(), m_all.end(),
                             [](const PendingOperation &pending) { return isUnknown(pending) || isNotDone(pending); }));
}

void PendingOperations::refresh()
{
    whenAnswered(m_desk.pending(), this, [this](const Reply<std::vector<PendingOperation>> &reply) {
        m_journalError = reply.error() ? std::optional(*reply.error()) : std::nullopt;
        if (!reply.value()) {
            Q_EMIT changed();
            return;
        }
        const bool gone = take(*reply.value());
        const bool any = std::any_of(m_all.begin(), m_all.end(), mayStillEnd);
        if (gone) {
            resolve(); // supervisors are shown it no more
        } else if (any && !m_resolving && !m_next->isActive()) {
            m_pause = kFirstPause;
            m_next->start(m_pause);
        }
    });
}

void PendingOperations::resolve()
{
    if (m_resolving) {
        m_pause = 0; // should that try fail, it began before there was this reason to ask
        return;
    }
    m_next->stop();
    m_resolving = true;
    Q_EMIT changed();
    whenAnswered(m_desk.resolvePending(), this, [this](const Reply<Resolved> &reply) {
        m_resolving = false;
        if (reply.error() && reply.error()->kind == DbError::Kind::Closed)
            return;
        m_elsewhere = reply.value() && reply.value()->elsewhere;
        if (reply.value())
            m_journalError.reset();
        else if (reply.error()->kind == DbError::Kind::Journal)
            m_journalError = *reply.error();
        if (reply.value())
            take(reply.value()->pending);
        else if (reply.error()->kind == DbError::Kind::Journal)
            Q_EMIT changed();
        else
            refresh(); // what the journal has can be shown without the store
        const bool any = !reply.value() || std::any_of(m_all.begin(), m_all.end(), mayStillEnd);
        m_pause = any ? std::clamp(m_pause * 2, kFirstPause, kLongestPause) : 0;
        if (any)
            m_next->start(m_pause);
    });
}

void PendingOperations::doIt(const OperationId &operation)
{
    if (m_resolving)
        return;
    m_resolving = true; // no probe meanwhile
    Q_EMIT changed();
    whenAnswered(m_desk.carryOutPending(operation), this, [this](const Reply<JournalEntry> &) {
        m_resolving = false;
        refresh(); // the journal has what came of it, an error as well
    });
}

void PendingOperations::leave(const OperationId &operation)
{
    whenAnswered(m_desk.leavePending(operation), this, [this](const Reply<bool> &) { refresh(); });
}

void PendingOperations::seen(const OperationId &operation)
{
    whenAnswered(m_desk.seenPending(operation), this, [this](const Reply<bool> &) { refresh(); });
}

void PendingOperations::dropSeen()
{
    for (auto pending = m_all.begin(); pending != m_all.end();) {
        const JournalEntry &entry = pending->entry;
        if (entry.state == JournalEntry::State::Answered && m_seenKeys.erase(keyOf(entry)) > 0) {
            seen(entry.operation);
            pending = m_all.erase(pending);
        } else {
            ++pending;
        }
    }
}

bool PendingOperations::take(const std::vector<PendingOperation> &pending)
{
    const std::vector<PendingOperation> before = std::exchange(m_all, pending);
    bool gone = false;
    dropSeen();
    Q_EMIT changed();
    for (const PendingOperation &was : before) {
        const auto is = std::find_if(m_all.begin(), m_all.end(), [&](const PendingOperation &now) {
            return now.entry.operation == was.entry.operation;
        });
        const bool moved =
            is == m_all.end() || is->entry.state != was.entry.state || is->entry.answer != was.entry.answer;
        const bool answered = is == m_all.end() || is->entry.state == JournalEntry::State::Answered;
        gone = gone || (answered && isInDoubt(was.entry.state));
        if (moved && was.entry.order)
            Q_EMIT settled(*was.entry.order);
        if (const auto quote = quoteOf(was.entry); moved && quote)
            Q_EMIT quoteSettled(*quote);
    }
    return gone;
}

} // namespace holdfast
