// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shared/store_desk.h"

#include <QPromise>

#include <memory>
#include <vector>

namespace holdfast::test {

// A request that was sent, which the test answers when it likes.
template <class Request, class T>
class Sent
{
public:
    explicit Sent(const Request &sent) : request(sent), m_promise(std::make_shared<QPromise<Reply<T>>>())
    {
        m_promise->start();
    }
    QFuture<Reply<T>> future() const { return m_promise->future(); }
    void answer(const T &value) const { finish({value, {}}); }
    void fail(DbError::Kind kind, int native = 0) const
    {
        finish({DbError{kind, native, "COMMIT", QStringLiteral("as planned")}, {}});
    }

    Request request;

private:
    void finish(const Reply<T> &reply) const
    {
        m_promise->addResult(reply);
        m_promise->finish();
    }
    std::shared_ptr<QPromise<Reply<T>>> m_promise;
};

// A store in which repairs are looked at, asked for and sent.
struct FakeRepairs
{
    struct Signed
    {
        SecondSignIn by;
        RepairStock repair;
    };
    std::vector<Sent<IncidentId, RepairState>> states;
    std::vector<Sent<AskRepair, AskRepairOutcome>> asks;
    std::vector<Sent<Signed, RepairMade>> repairs;

    StoreDesk desk()
    {
        StoreDesk desk;
        desk.diagnostics.repairState = [this](IncidentId id) { return states.emplace_back(id).future(); };
        desk.diagnostics.askRepair = [this](const AskRepair &request) { return asks.emplace_back(request).future(); };
        desk.diagnostics.repairStock = [this](const SecondSignIn &by, const RepairStock &request) {
            return repairs.emplace_back(Signed{by, request}).future();
        };
        return desk;
    }
};

} // namespace holdfast::test
