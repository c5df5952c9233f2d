// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/rows/customer_row.h"

#include <optional>
#include <vector>

namespace holdfast {

class Reader;

// By id, after the given one. Throws DbError.
std::vector<CustomerRow> customerPage(Reader &reader, CustomerId after, int limit);
// Whom a caller may be: our number or the external number exactly, the end of the phone number (four digits or more,
// however it is written, with or without the country's code), or the beginning of the e-mail address, of the name or of
// its second, third or fourth word. Each is served by its index, at most limit rows of each kind; who is named exactly
// comes first.
std::vector<CustomerRow> customerSearch(Reader &reader, const QString &text, int limit);
std::optional<CustomerRow> customerById(Reader &reader, CustomerId customer);

} // namespace holdfast
