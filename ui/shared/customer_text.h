// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/rows/customer_row.h"

#include <QString>

namespace holdfast {

// What tells customers of one name apart in a list: external number, the end of the phone number, the e-mail address
// without its middle. The whole of them is shown on the caller's card only, of the one customer that was chosen.
QString toTellApart(const CustomerRow &customer);

} // namespace holdfast
