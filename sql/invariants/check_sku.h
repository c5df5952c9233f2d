// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/rows/ids.h"

#include <QByteArrayList>

namespace holdfast {

class Reader;

// What does not hold of one SKU's stock, by finding keys; empty: all of it holds. The statements of the full check over
// the rows of this SKU, so that after a repair nobody has to wait for the next one. Throws DbError.
QByteArrayList brokenOfSku(Reader &reader, SkuId sku);

} // namespace holdfast
