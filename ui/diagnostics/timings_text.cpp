// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/diagnostics/timings_text.h"

#include "ui/shared/format.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace holdfast::timingwords {

namespace {

struct TimingWords
{
    Q_DECLARE_TR_FUNCTIONS(TimingWords)
};

constexpr double kMilli = 1'000, kSecond = 1'000'000;

} // namespace

QString flow(const QByteArray &flow)
{
    if (flow.isEmpty())
        return TimingWords::tr("All flows");
    if (flow == "CancelOrder")
        return TimingWords::tr("Cancel an order");
    if (flow == "IssueQuote")
        return TimingWords::tr("Issue a quote");
    if (flow == "AcceptQuote")
        return TimingWords::tr("Accept a quote");
    if (flow == "PlaceOrder")
        return TimingWords::tr("Place an order");
    if (flow == "ReceiveStock")
        return TimingWords::tr("Receive stock");
    if (flow == "CountStock")
        return TimingWords::tr("Count stock");
    if (flow == "ChangePrice")
        return TimingWords::tr("Change a price");
    if (flow == "RepairStock")
        return TimingWords::tr("Repair stock");
    return QString::fromUtf8(flow);
}

QString step(const QByteArray &step)
{
    if (step == "whole")
        return TimingWords::tr("whole transaction");
    if (step == "order_lock")
        return TimingWords::tr("order lock");
    if (step == "reservation_lock")
        return TimingWords::tr("reservation lock");
    if (step == "stock_lock")
        return TimingWords::tr("stock lock");
    if (step == "quote_lock")
        return TimingWords::tr("quote lock");
    if (step == "receipt_lock")
        return TimingWords::tr("receipt lock");
    if (step == "price_lock")
        return TimingWords::tr("price lock");
    if (step == "commit")
        return TimingWords::tr("commit");
    if (step == "attempts")
        return TimingWords::tr("attempts");
    return QString::fromUtf8(step);
}

QString step(const FlowTiming &timing)
{
    return timing.sku ? TimingWords::tr("%1 of %2").arg(step(timing.step), QString::fromUtf8(timing.code))
                      : step(timing.step);
}

bool isCount(const QByteArray &step)
{
    return step == "attempts";
}

QString duration(double micros)
{
    const QLocale locale;
    const double millis = micros / kMilli;
    if (millis < 0.995)
        return TimingWords::tr("%1 ms").arg(locale.toString(millis, 'f', 2));
    if (millis < 9.95)
        return TimingWords::tr("%1 ms").arg(locale.toString(millis, 'f', 1));
    if (millis < 999.5)
        return TimingWords::tr("%1 ms").arg(locale.toString(millis, 'f', 0));
    return TimingWords::tr("%1 s").arg(locale.toString(micros / kSecond, 'f', 1));
}

QString onAxis(double micros)
{
    const QLocale locale;
    return micros < kSecond ? TimingWords::tr("%1 ms").arg(locale.toString(micros / kMilli, 'g', 6))
                            : TimingWords::tr("%1 s").arg(locale.toString(micros / kSecond, 'g', 6));
}

QString value(const QByteArray &step, double value)
{
    return isCount(step) ? format::count(std::llround(value)) : duration(value);
}

QString mean(const QByteArray &step, double value)
{
    return isCount(step) ? QLocale().toString(value, 'f', 2) : duration(value);
}

QString share(double part)
{
    return TimingWords::tr("%1 %").arg(QLocale().toString(part * 100, 'f', 1));
}

} // namespace holdfast::timingwords
