// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/flows/place_order.h"

#include "sql/schema/store.h"

#include <algorithm>
#include <map>

namespace holdfast {

namespace {

// By SKU, so that the order in which lines were entered makes no other intent.
QByteArray digest(std::vector<SummedLine> lines)
{
    std::sort(lines.begin(), lines.end(), [](const SummedLine &a, const SummedLine &b) { return a.sku < b.sku; });
    QByteArray canonical = "holdfast place-order 1\n";
    for (const SummedLine &line : lines)
        canonical += "line " + QByteArray::number(number(line.sku)) + ' ' + QByteArray::number(line.quantity) + ' ' +
                     QByteArray::number(line.priceVersion) + '\n';
    return digestOf(canonical);
}

// Why a line has no price.
InvalidInput unpriced(Transaction &tx, const SummedLine &line)
{
    const bool known = !tx.all("skus/skus_named", {{"skus", skuList({line.sku})}}).empty();
    return known ? InvalidInput{InvalidInput::Field::Price, InvalidInput::Problem::Missing, 0, line.enteredAt}
                 : InvalidInput{InvalidInput::Field::Sku, InvalidInput::Problem::Unknown, 0, line.enteredAt};
}

} // namespace

QByteArray digest(const PlaceOrder &request)
{
    const auto lines = summed(request.lines);
    const auto *sums = std::get_if<std::vector<SummedLine>>(&lines);
    return sums ? digest(*sums) : QByteArray();
}

Verdict<PlaceOrderOutcome> placeOrder(Transaction &tx, const PlaceOrder &request)
{
    using Outcome = PlaceOrderOutcome;

    // 1. Static validation: a bad input burns no key.
    if (const auto input = invalidKey(request.key))
        return rollBack<Outcome>(*input);
    const auto wanted = summed(request.lines);
    if (const auto *input = std::get_if<InvalidInput>(&wanted))
        return rollBack<Outcome>(*input);
    const auto &lines = std::get<std::vector<SummedLine>>(wanted);
    const Intent intent{request.customer, request.key, digest(lines)};

    // 2. Claim the key. Taken: what it was answered is told again.
    const Claim claim = claimReceipt(tx, intent);
    if (claim == Claim::Taken)
        return answeredBefore<Outcome>(intent);
    if (claim == Claim::NoSuchCustomer)
        return rollBack<Outcome>(NotFound{});

    // 3. Hold the prices, SKU ascending: what is compared here is what the order will say.
    struct Price
    {
        qint64 minor = 0;
        qint64 version = 0;
    };
    std::vector<SkuId> skus;
    for (const SummedLine &line : lines)
        skus.push_back(line.sku);
    std::map<SkuId, Price> prices;
    for (const Row &row : tx.all("skus/prices_share", {{"skus", skuList(skus)}}))
        prices.emplace(row.id<SkuId>(0), Price{row.integer(1), row.integer(2)});

    // 4. Whether orders come about this way here; if not, the claim goes with the transaction.
    const Row terms = tx.one("store/quote_terms");
    if (storeRoad(terms.bytes(3)) != OrderRoad::CurrentPrice)
        return rollBack<Outcome>(kOtherRoad);

    // 5. Another price than the confirmed one, up or down, is for the customer to confirm, under a new key.
    OrderDraft draft{request.customer, storeCurrency(terms.bytes(0)), {}, operationOf(intent), {}, {}, {}};
    PriceChanged changed;
    for (const SummedLine &line : lines) {
        const auto price = prices.find(line.sku);
        if (price == prices.end())
            return rollBack<Outcome>(unpriced(tx, line));
        if (price->second.version != line.priceVersion)
            changed.lines.push_back({line.sku, line.priceVersion, price->second.version, price->second.minor});
        draft.lines.push_back({line.sku, line.quantity, price->second.minor});
    }
    if (!changed.lines.empty()) {
        std::sort(changed.lines.begin(), changed.lines.end(),
                  [](const ChangedPrice &a, const ChangedPrice &b) { return a.sku < b.sku; });
        return finish<Outcome>(tx, intent, changed);
    }

    // 6. Locks all stock rows, SKU ascending; all lines or none.
    const JointReservationOutcome outcome = reserveJointly(tx, draft);
    if (const auto *input = std::get_if<InvalidInput>(&outcome))
        return rollBack<Outcome>(*input);
    if (const auto *none = std::get_if<OutOfStock>(&outcome))
        return finish<Outcome>(tx, intent, *none);

    // 7. The answer is given once COMMIT has been answered.
    return finish<Outcome>(tx, intent, std::get<Placed>(outcome));
}

} // namespace holdfast
