// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/connection/db_error.h"
#include "sql/rows/ids.h"

#include <QByteArray>

#include <vector>

namespace holdfast {

// What one operation cost: every statement of every attempt, and why an attempt was not the last.
struct RunReport
{
    struct Step
    {
        QByteArray statement;
        int attempt = 1;
        qint64 micros = 0;
        qint64 rows = 0;
    };
    struct Setback // an attempt that ended without an answer
    {
        int native = 0;
        QByteArray statement;
        DbError::Kind kind = DbError::Kind::Other;
    };

    QByteArray flow;
    int attempts = 0;
    qint64 micros = 0; // the whole operation, pauses and reconnects included
    std::vector<Step> steps;
    std::vector<Setback> setbacks;
    std::vector<SkuId> stock = {}; // whose rows were locked, in all attempts

    // Time spent in statements of this name, all attempts: "orders/order_lock" is the wait for the order's lock.
    qint64 microsIn(QByteArrayView statement) const
    {
        qint64 sum = 0;
        for (const Step &step : steps)
            sum += step.statement == statement ? step.micros : 0;
        return sum;
    }
};

} // namespace holdfast
