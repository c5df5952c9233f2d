// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/rows/ids.h"
#include "sql/rows/instant.h"
#include "sql/schema/store.h"

#include <QJsonObject>
#include <QString>
#include <QUuid>

#include <optional>

namespace holdfast {

// Where an operation belongs. Nothing is asked of a store unless all three agree: a profile may have been pointed
// elsewhere meanwhile, and another person may have signed in.
struct JournalScope
{
    QUuid store;
    Environment environment = Environment::Training;
    QString account;

    bool operator==(const JournalScope &) const = default;
};

// One intent of one person at this workstation, and what is known of it. Instants are this computer's, for people.
struct JournalEntry
{
    enum class State {
        Prepared,    // its key is made; it never sends itself
        Sent,        // on disk before the first attempt; running, or its program died
        Unconfirmed, // COMMIT may or may not have happened; or it did not, and a person has to say what now
        Answered,
    };

    OperationId operation;
    QByteArray kind; // "CancelOrder"
    JournalScope scope;
    std::optional<CustomerId> customer;
    std::optional<OrderId> order;
    QJsonObject request; // what it needs to be asked again

    State state = State::Sent;
    QByteArray answer;  // the token; Unconfirmed: NotDone once a probe has found that
    QJsonObject detail; // of the answer
    QUuid program;      // the running program that wrote it last
    Instant preparedAt;
    std::optional<Instant> sentAt, answeredAt, probedAt;
    qint64 attempts = 0; // how often it was recorded
};

// Something was sent, and how it ended is still to be found out.
inline bool isInDoubt(JournalEntry::State state)
{
    return state == JournalEntry::State::Sent || state == JournalEntry::State::Unconfirmed;
}

} // namespace holdfast
