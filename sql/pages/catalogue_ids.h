// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/rows/ids.h"

#include <map>
#include <vector>

namespace holdfast {

class Reader;

// Our ids of another system's codes and numbers; what is not known is left out. Throws DbError.
std::map<QByteArray, SkuId> skusByCode(Reader &reader, const std::vector<QByteArray> &codes);
std::map<SkuId, QByteArray> skuCodes(Reader &reader, const std::vector<SkuId> &skus); // and back
std::map<QByteArray, CustomerId> customersByNumber(Reader &reader, const std::vector<QByteArray> &numbers);

} // namespace holdfast
