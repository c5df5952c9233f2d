// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/rows/flow_timing.h"

#include <QByteArray>
#include <QString>

namespace holdfast {

// What flows and their steps are called, and how long something took. A flow or step that is new here is shown as it
// is.
namespace timingwords {

QString flow(const QByteArray &flow); // empty, of a SKU: all flows
QString step(const QByteArray &step);
QString step(const FlowTiming &timing); // with the SKU whose it is
bool isCount(const QByteArray &step);   // not a time: how many attempts it took
QString duration(double micros);        // 0.35 ms, 4.1 ms, 412 ms, 1.2 s
QString onAxis(double micros);          // 0.5 ms, 200 ms, 1 s
QString value(const QByteArray &step, double value);
QString mean(const QByteArray &step, double value); // counts with a fraction
QString share(double part);                         // 2.8 %

} // namespace timingwords

} // namespace holdfast
