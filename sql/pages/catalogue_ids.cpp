// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/pages/catalogue_ids.h"

#include "sql/connection/transaction.h"

#include <algorithm>

namespace holdfast {

namespace {

constexpr std::size_t kAtOnce = 500; // keys in one IN list

template <class Id>
std::map<QByteArray, Id> idsOf(Reader &reader, const char *statement, const char *mark,
                               const std::vector<QByteArray> &keys)
{
    std::map<QByteArray, Id> ids;
    for (std::size_t begin = 0; begin < keys.size(); begin += kAtOnce) {
        std::vector<Literal> literals;
        for (std::size_t i = begin; i < std::min(begin + kAtOnce, keys.size()); ++i)
            literals.push_back(lit(keys[i]));
        for (const Row &row : reader.all(statement, {{mark, list(literals)}}))
            ids.emplace(row.bytes(1), row.id<Id>(0));
    }
    return ids;
}

} // namespace

std::map<QByteArray, SkuId> skusByCode(Reader &reader, const std::vector<QByteArray> &codes)
{
    return idsOf<SkuId>(reader, "skus/skus_by_code", "codes", codes);
}

std::map<SkuId, QByteArray> skuCodes(Reader &reader, const std::vector<SkuId> &skus)
{
    std::map<SkuId, QByteArray> codes;
    std::vector<Literal> literals;
    for (const SkuId sku : skus)
        literals.push_back(lit(sku));
    if (literals.empty())
        return codes;
    for (const Row &row : reader.all("skus/skus_named", {{"skus", list(literals)}}))
        codes.emplace(row.id<SkuId>(0), row.bytes(1));
    return codes;
}

std::map<QByteArray, CustomerId> customersByNumber(Reader &reader, const std::vector<QByteArray> &numbers)
{
    return idsOf<CustomerId>(reader, "customers/customers_by_number", "numbers", numbers);
}

} // namespace holdfast
