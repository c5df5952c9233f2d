// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/demo/story_store.h"

#include "sql/connection/session.h"
#include "sql/flows/add_customer.h"
#include "sql/flows/change_settings.h"
#include "sql/flows/enter_catalogue.h"
#include "sql/flows/joint_reservation.h"
#include "sql/pages/catalogue_ids.h"
#include "sql/pages/stock_page.h"
#include "sql/schema/migrator.h"

#include <QCoreApplication>

namespace holdfast {

namespace {

constexpr qint64 kMugPrice = 25'000;

} // namespace

const QByteArray StoryStore::kMug = "MUG-01";

StoryStore::StoryStore(ConnectionSettings owner, OrderRoad road) : m_settings(std::move(owner))
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
    session.inTransaction("ChangeSettings", [&](Transaction &tx) {
        return changeSettings(tx, ChangeSettings{road, {}});
    });
    const EnterCatalogue mugs{
        OperationId::make(), {{kMug, QStringLiteral("Mug"), kMugPrice, 10}}, {}, QStringLiteral("opening")};
    session.inTransaction("EnterCatalogue", [&](Transaction &tx) { return enterCatalogue(tx, mugs); });
}

StoryStore::~StoryStore()
{
    try {
        dropSchema(*m_server, m_settings.schema);
    } catch (const DbError &) {
        // The next story of this process number starts by dropping what is left.
    }
}

CustomerId StoryStore::addCustomer(Session &session, const QString &name) const
{
    const AddCustomer request{OperationId::make(), name, {}, {}, {}};
    return std::get<CustomerAdded>(
               session.inTransaction("AddCustomer",
                                     [&](Transaction &tx) { return holdfast::addCustomer(tx, request); }))
        .customer;
}

OrderId StoryStore::reserve(Session &session, CustomerId customer, qint64 mugs) const
{
    const SkuId mug = session.read("Skus", [](Reader &reader) { return skusByCode(reader, {kMug}); }).at(kMug);
    const OrderDraft draft{customer, *Currency::named("TWD"), {{mug, mugs, kMugPrice}}, OperationId::make(), {}, {},
                           {}};
    return std::get<Placed>(session.inTransaction("PlaceOrder", [&](Transaction &tx) { return placeDraft(tx, draft); }))
        .order;
}

std::pair<qint64, qint64> StoryStore::stock(Session &session) const
{
    const std::optional<StockCard> card =
        session.read("Stock", [](Reader &reader) { return stockCard(reader, kMug, 10); });
    return {card->stock.available, card->stock.reserved};
}

} // namespace holdfast
