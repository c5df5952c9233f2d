// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/rows/outcomes.h"
#include "ui/quotes/shown_line.h"
#include "ui/shared/answer_bar.h"

#include <vector>

namespace holdfast {

// What issuing a quote and placing an order say alike: why a request is none, and whom it was for.
AnswerText invalidLinesText(const InvalidInput &input, const std::vector<ShownLine> &shown);
AnswerText noSuchCustomerText();

// As a person knows the article.
QString nameOf(SkuId sku, const std::vector<ShownLine> &shown);

} // namespace holdfast
