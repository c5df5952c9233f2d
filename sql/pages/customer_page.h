// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/rows/customer_row.h"

#include <optional>
#include <vector>

namespace holdfast {

class Reader;

// By id, after the given one. Throws DbError.
std::vector<CustomerRow> customerPage(Reader &reader, CustomerId after, int limit);
// Whom a caller may be: our number, the external number or the phone number exactly, or the beginning of the name or
// the e-mail address. Each is served by its index; at most limit rows of each kind.
std::vector<CustomerRow> customerSearch(Reader &reader, const QString &text, int limit);
std::optional<CustomerRow> customerById(Reader &reader, CustomerId customer);

} // namespace holdfast
