// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shared/store_desk.h"

#include <QObject>

#include <optional>
#include <set>
#include <vector>

class QTimer;

namespace holdfast {

// What this workstation asked for and does not know the end of, or has found out and not yet told anybody. Finds out by
// itself, at the start, after each reconnect and with growing pauses; carries nothing out by itself. GUI thread.
class PendingOperations : public QObject
{
    Q_OBJECT

public:
    explicit PendingOperations(const StoreDesk &desk, QObject *parent = nullptr);

    const std::vector<PendingOperation> &all() const { return m_all; }
    std::optional<PendingOperation> ofOrder(OrderId order) const; // the newest; first of those in doubt
    std::optional<PendingOperation> ofQuote(QuoteId quote) const; // likewise; that accepts or has issued it
    int unknown() const; // whose end nobody knows, or that were not carried out
    bool isResolving() const { return m_resolving; }
    bool elsewhere() const { return m_elsewhere; } // another program is finding out
    const std::optional<DbError> &journalError() const { return m_journalError; }

    void refresh(); // from the journal
    void resolve(); // asks the store
    void doIt(const OperationId &operation);
    void leave(const OperationId &operation);
    void seen(const OperationId &operation);
    // The answer under this key was read; its entry has an id of its own and is found when the journal is read next.
    void seenUnder(const QByteArray &key) { m_seenKeys.insert(key); }

    static bool isUnknown(const PendingOperation &pending); // not running, no end known
    static bool isNotDone(const PendingOperation &pending);

Q_SIGNALS:
    void changed();
    void settled(holdfast::OrderId order); // something has been found out about it, or done
    void quoteSettled(holdfast::QuoteId quote);

private:
    template <class Is>
    std::optional<PendingOperation> newest(Is is) const;
    static bool mayStillEnd(const PendingOperation &pending); // nobody tells this window when it does
    void dropSeen();
    // Whether something that was in doubt has its answer now.
    bool take(const std::vector<PendingOperation> &pending);

    const StoreDesk m_desk;
    QTimer *m_next;
    std::vector<PendingOperation> m_all;
    std::set<QByteArray> m_seenKeys; // the journal is still to be told
    bool m_resolving = false;
    bool m_elsewhere = false;
    int m_pause = 0; // ms; 0: not waiting
    std::optional<DbError> m_journalError;
};

} // namespace holdfast
