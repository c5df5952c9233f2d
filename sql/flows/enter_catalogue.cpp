// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/flows/enter_catalogue.h"

#include "sql/connection/transaction.h"

#include <map>
#include <set>

namespace holdfast {

namespace {

using LiteralRows = std::vector<std::vector<Literal>>;

std::map<QByteArray, SkuId> idsOf(Transaction &tx, const std::vector<CatalogueSku> &skus)
{
    std::vector<Literal> codes;
    for (const CatalogueSku &sku : skus)
        codes.push_back(lit(sku.code));
    std::map<QByteArray, SkuId> ids;
    for (const Row &row : tx.all("skus/skus_by_code", {{"codes", list(codes)}}))
        ids.emplace(row.bytes(1), row.id<SkuId>(0));
    return ids;
}

int enterCustomers(Transaction &tx, const EnterCatalogue &request, Instant now)
{
    std::vector<Literal> numbers;
    for (const CatalogueCustomer &customer : request.customers)
        numbers.push_back(lit(customer.externalNumber));
    std::set<QByteArray> known;
    for (const Row &row : tx.all("customers/customers_by_number", {{"numbers", list(numbers)}}))
        known.insert(row.bytes(1));
    const auto optional = [](const QString &text) { return text.isEmpty() ? lit(std::nullopt) : lit(text); };
    LiteralRows customers;
    for (const CatalogueCustomer &customer : request.customers) {
        if (!known.contains(customer.externalNumber))
            customers.push_back({lit(customer.name), optional(customer.phone), optional(customer.email),
                                 lit(customer.externalNumber), lit(std::nullopt), lit(now)});
    }
    if (!customers.empty())
        tx.change("customers/customers_insert", {{"customers", rows(customers)}});
    return int(customers.size());
}

void enterSkus(Transaction &tx, const EnterCatalogue &request, Instant now, CatalogueEntered &entered)
{
    // 1. The SKUs themselves.
    std::map<QByteArray, SkuId> ids = idsOf(tx, request.skus);
    LiteralRows fresh;
    for (const CatalogueSku &sku : request.skus) {
        if (!ids.contains(sku.code))
            fresh.push_back({lit(sku.code), lit(sku.name), lit(now)});
    }
    if (!fresh.empty()) {
        tx.change("skus/skus_insert", {{"skus", rows(fresh)}});
        ids = idsOf(tx, request.skus);
    }
    entered.newSkus = int(fresh.size());

    // 2. Lock prices, then stock; leave alone what this operation has moved before.
    std::vector<Literal> skuLiterals;
    for (const auto &[code, id] : ids)
        skuLiterals.push_back(lit(id));
    const Literal all = list(skuLiterals);
    std::map<SkuId, qint64> prices;
    for (const Row &row : tx.all("skus/prices_of", {{"skus", all}}))
        prices.emplace(row.id<SkuId>(0), row.integer(1));
    std::set<SkuId> stocked;
    for (const Row &row : tx.all("stock/stock_lock", {{"skus", all}}))
        stocked.insert(row.id<SkuId>(0));
    std::set<SkuId> moved;
    for (const Row &row : tx.all("stock/stock_moved_by", {{"operation", lit(request.operation)}, {"skus", all}}))
        moved.insert(row.id<SkuId>(0));

    // 3. Prices and units.
    LiteralRows firstPrices, opening;
    for (const CatalogueSku &sku : request.skus) {
        const SkuId id = ids.at(sku.code);
        if (moved.contains(id))
            continue;
        if (const auto price = prices.find(id); price == prices.end())
            firstPrices.push_back({lit(id), lit(sku.priceMinor), lit(1), lit(request.operation)});
        else if (price->second != sku.priceMinor)
            entered.newPrices += int(
                tx.change("skus/price_change",
                          {{"sku", lit(id)}, {"price", lit(sku.priceMinor)}, {"operation", lit(request.operation)}}));
        if (!stocked.contains(id))
            opening.push_back({lit(id), lit(sku.units), lit(0), lit(1), lit(QStringLiteral("opening")),
                               lit(request.operation), lit(request.reason)});
        else if (sku.units > 0)
            tx.change("stock/stock_receive", {{"sku", lit(id)},
                                              {"units", lit(sku.units)},
                                              {"operation", lit(request.operation)},
                                              {"reason", lit(request.reason)}});
        entered.unitsReceived += sku.units;
    }
    if (!firstPrices.empty())
        tx.change("skus/prices_insert", {{"prices", rows(firstPrices)}});
    if (!opening.empty())
        tx.change("stock/stock_open", {{"stock", rows(opening)}});
    entered.newPrices += int(firstPrices.size());
}

} // namespace

Verdict<CatalogueEntered> enterCatalogue(Transaction &tx, const EnterCatalogue &request)
{
    CatalogueEntered entered;
    const Instant now = tx.one("store/now").instant(0);
    if (!request.customers.empty())
        entered.newCustomers = enterCustomers(tx, request, now);
    if (!request.skus.empty())
        enterSkus(tx, request, now, entered);
    if (entered.newSkus + entered.newCustomers + entered.newPrices + entered.unitsReceived == 0)
        return commit<CatalogueEntered>(entered); // asked again: nothing was written that could be audited
    const QString detail = QStringLiteral("%1 SKUs, %2 customers, %3 prices, %4 units")
                               .arg(entered.newSkus)
                               .arg(entered.newCustomers)
                               .arg(entered.newPrices)
                               .arg(entered.unitsReceived);
    tx.change("skus/catalogue_audit", {{"operation", lit(request.operation)}, {"detail", lit(detail)}});
    return commit<CatalogueEntered>(entered);
}

} // namespace holdfast
