// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/flows/wanted_lines.h"

#include "sql/flows/joint_reservation.h"

#include <algorithm>

namespace holdfast {

std::variant<std::vector<SummedLine>, InvalidInput> summed(const std::vector<WantedLine> &lines)
{
    using Input = InvalidInput;
    if (lines.empty())
        return Input{Input::Field::Lines, Input::Problem::Missing};
    std::vector<SummedLine> sums;
    int number = 0;
    for (const WantedLine &line : lines) {
        ++number;
        const auto within = [](qint64 quantity) { return quantity >= 1 && quantity <= OrderDraft::kMostUnits; };
        const Input outOfRange{Input::Field::Quantity, Input::Problem::OutOfRange, OrderDraft::kMostUnits, number};
        if (!within(line.quantity))
            return outOfRange;
        const auto known =
            std::find_if(sums.begin(), sums.end(), [&](const SummedLine &sum) { return sum.sku == line.sku; });
        if (known == sums.end()) {
            if (qsizetype(sums.size()) == OrderDraft::kMostLines)
                return Input{Input::Field::Lines, Input::Problem::TooMany, OrderDraft::kMostLines};
            sums.push_back({line.sku, line.quantity, line.priceVersion, number});
            continue;
        }
        if (known->priceVersion != line.priceVersion) // nobody confirms two prices of one thing
            return Input{Input::Field::Sku, Input::Problem::Twice, 0, number};
        known->quantity += line.quantity; // of two numbers up to a million
        if (!within(known->quantity))
            return outOfRange;
    }
    return sums;
}

} // namespace holdfast
