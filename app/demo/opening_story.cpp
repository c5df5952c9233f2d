// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/demo/opening_story.h"

#include "app/demo/story_store.h"
#include "app/training/wire_proxy.h"
#include "sql/connection/session.h"
#include "sql/flows/cancel_order.h"
#include "sql/flows/joint_reservation.h"
#include "sql/pages/stock_page.h"

namespace holdfast {

namespace {

QByteArray tokenOf(const CancelOrderOutcome &outcome)
{
    return std::visit([](const auto &answer) { return QByteArray(answer.token); }, outcome);
}

} // namespace

bool tellOpeningStory(const ConnectionSettings &owner, const QString &proxySocket,
                      const std::function<void(const StoryScene &)> &tell)
{
    const StoryStore scratch(owner);
    WireProxy line(proxySocket, owner.socket);
    if (!line.start())
        throw DbError{DbError::Kind::Unreachable, 0, "CONNECT", line.error()};
    ConnectionSettings overTheLine = scratch.settings();
    overTheLine.socket = proxySocket;
    Session deskOne(overTheLine);
    Session deskTwo(scratch.settings());

    OrderId a{};
    bool right = true;
    const auto scene = [&](StoryScene::Kind kind, const QByteArray &answer, qint64 available, qint64 reserved) {
        const StockCard card =
            *deskTwo.read("Stock", [](Reader &reader) { return stockCard(reader, StoryStore::kMug, 10); });
        StoryScene now{kind, answer, card.stock.available, card.stock.reserved, 0, 0};
        for (const StockCard::HeldBy &held : card.heldBy)
            (held.order == a ? now.heldByA : now.heldByB) += held.quantity;
        right = right && now.available == available && now.reserved == reserved && card.heldSum == now.reserved;
        tell(now);
    };
    scene(StoryScene::Kind::Opening, {}, 10, 0);

    const CustomerId ada = scratch.addCustomer(deskTwo, QStringLiteral("Ada"));
    const CustomerId ben = scratch.addCustomer(deskTwo, QStringLiteral("Ben"));
    a = scratch.reserve(deskOne, ada, 2);
    scene(StoryScene::Kind::AReserved, Placed::token, 8, 2);

    const CancelOrder fromDeskOne{OperationId::make(), a, ada, QStringLiteral("changed their mind")};
    const auto cancelAt = [](Session &desk, const CancelOrder &request) {
        return tokenOf(desk.inTransaction("CancelOrder", [&](Transaction &tx) { return cancelOrder(tx, request); }));
    };
    line.arm(WireFault::CutBeforeReply, commitRequest());
    line.refuseConnections(true);
    QByteArray answer;
    try {
        answer = cancelAt(deskOne, fromDeskOne);
    } catch (const DbError &error) {
        if (error.kind != DbError::Kind::CommitUnknown)
            throw;
        answer = "Unconfirmed";
    }
    right = right && answer == "Unconfirmed";
    scene(StoryScene::Kind::AReplyLost, answer, 10, 0);

    scratch.reserve(deskTwo, ben, 3);
    scene(StoryScene::Kind::BReserved, Placed::token, 7, 3);

    CancelOrder fromDeskTwo = fromDeskOne;
    fromDeskTwo.operation = OperationId::make();
    answer = cancelAt(deskTwo, fromDeskTwo);
    right = right && answer == AlreadyCancelled::token;
    scene(StoryScene::Kind::AAgainElsewhere, answer, 7, 3);

    line.refuseConnections(false);
    answer = cancelAt(deskOne, fromDeskOne);
    right = right && answer == Cancelled::token;
    scene(StoryScene::Kind::AAgainSameOperation, answer, 7, 3);
    return right;
}

} // namespace holdfast
