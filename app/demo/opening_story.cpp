// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/demo/opening_story.h"

#include "app/training/wire_proxy.h"
#include "sql/connection/session.h"
#include "sql/flows/add_customer.h"
#include "sql/flows/cancel_order.h"
#include "sql/flows/enter_catalogue.h"
#include "sql/flows/joint_reservation.h"
#include "sql/pages/catalogue_ids.h"
#include "sql/pages/stock_page.h"
#include "sql/schema/migrator.h"
#include "sql/schema/store.h"

#include <QCoreApplication>

namespace holdfast {

namespace {

const QByteArray kMug = "MUG-01";

// A store with ten mugs, gone at the end.
class Scratch
{
public:
    explicit Scratch(ConnectionSettings owner) : m_settings(std::move(owner))
    {
        const QString name = QStringLiteral("holdfast_story_%1").arg(QCoreApplication::applicationPid());
        m_settings.schema.clear();
        m_server = std::make_unique<Session>(m_settings);
        dropSchema(*m_server, name);
        createSchema(*m_server, name);
        m_settings.schema = name;
        m_settings.budget = std::chrono::seconds(2);
        Session session(m_settings);
        Migrator(session).migrate();
        Store store;
        store.uuid = QUuid::createUuid();
        store.name = QStringLiteral("Opening story");
        store.currency = *Currency::named("TWD");
        session.inTransaction("FoundStore", [&](Transaction &tx) { return foundStore(tx, store); });
        const EnterCatalogue mugs{
            OperationId::make(), {{kMug, QStringLiteral("Mug"), 25'000, 10}}, {}, QStringLiteral("opening")};
        session.inTransaction("EnterCatalogue", [&](Transaction &tx) { return enterCatalogue(tx, mugs); });
    }
    ~Scratch()
    {
        try {
            dropSchema(*m_server, m_settings.schema);
        } catch (const DbError &) {
            // The next story starts by dropping what is left.
        }
    }
    Scratch(const Scratch &) = delete;
    Scratch &operator=(const Scratch &) = delete;

    const ConnectionSettings &settings() const { return m_settings; }

private:
    ConnectionSettings m_settings;
    std::unique_ptr<Session> m_server;
};

CustomerId addNamed(Session &session, const char *name)
{
    const AddCustomer request{OperationId::make(), QString::fromLatin1(name), {}, {}, {}};
    return std::get<CustomerAdded>(
               session.inTransaction("AddCustomer", [&](Transaction &tx) { return addCustomer(tx, request); }))
        .customer;
}

OrderId reserveMugs(Session &session, CustomerId customer, qint64 quantity)
{
    const SkuId mug = session.read("Skus", [](Reader &reader) { return skusByCode(reader, {kMug}); }).at(kMug);
    const OrderDraft draft{customer, *Currency::named("TWD"), {{mug, quantity, 25'000}}, OperationId::make(), {}, {},
                           {}};
    return std::get<Placed>(session.inTransaction("PlaceOrder", [&](Transaction &tx) { return placeDraft(tx, draft); }))
        .order;
}

QByteArray tokenOf(const CancelOrderOutcome &outcome)
{
    return std::visit([](const auto &answer) { return QByteArray(answer.token); }, outcome);
}

} // namespace

bool tellOpeningStory(const ConnectionSettings &owner, const QString &proxySocket,
                      const std::function<void(const StoryScene &)> &tell)
{
    const Scratch scratch(owner);
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
        const StockCard card = *deskTwo.read("Stock", [](Reader &reader) { return stockCard(reader, kMug, 10); });
        StoryScene now{kind, answer, card.stock.available, card.stock.reserved, 0, 0};
        for (const StockCard::HeldBy &held : card.heldBy)
            (held.order == a ? now.heldByA : now.heldByB) += held.quantity;
        right = right && now.available == available && now.reserved == reserved && card.heldSum == now.reserved;
        tell(now);
    };
    scene(StoryScene::Kind::Opening, {}, 10, 0);

    const CustomerId ada = addNamed(deskTwo, "Ada");
    const CustomerId ben = addNamed(deskTwo, "Ben");
    a = reserveMugs(deskOne, ada, 2);
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

    reserveMugs(deskTwo, ben, 3);
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
