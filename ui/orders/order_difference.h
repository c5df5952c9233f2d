// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/rows/order_row.h"

#include <QStringList>

namespace holdfast {

// What has changed between an order as it was drawn and as it was read now, a sentence a change. Empty: nothing that
// matters to a cancel; the stock of its SKUs does not.
QStringList orderDifference(const OrderCard &drawn, const OrderCard &now);

} // namespace holdfast
