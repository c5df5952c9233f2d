// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/training_flows/give_back_again.h"

#include "sql/training_flows/training_session.h"

namespace holdfast {

void giveBackAgain(TrainingSession &session, OrderId order)
{
    struct GivenBack
    {
    };
    session.inTransaction("GiveBackAgain", [&](Transaction &tx) {
        tx.change("stock/stock_give_back", {{"order", lit(order)}, {"operation", lit(OperationId::make())}});
        return commit<GivenBack>(GivenBack{});
    });
}

} // namespace holdfast
