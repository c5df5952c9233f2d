// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/flows/probe_receipt.h"

namespace holdfast {

namespace {

Verdict<ProbeReceiptOutcome> probe(Transaction &tx, const Intent &intent)
{
    using Outcome = ProbeReceiptOutcome;
    switch (claimReceipt(tx, intent)) {
    case Claim::Ours: // and let go with the transaction
        return rollBack<Outcome>(NotDone{});
    case Claim::Taken:
        return answeredBefore<Outcome>(intent);
    case Claim::NoSuchCustomer:
        break;
    }
    return rollBack<Outcome>(NotFound{});
}

} // namespace

Verdict<ProbeReceiptOutcome> probeAccept(Transaction &tx, const AcceptQuote &request)
{
    if (const auto input = invalidKey(request.key))
        return rollBack<ProbeReceiptOutcome>(*input);
    return probe(tx, {request.customer, request.key, digest(request)});
}

Verdict<ProbeReceiptOutcome> probePlace(Transaction &tx, const PlaceOrder &request)
{
    if (const auto input = invalidKey(request.key))
        return rollBack<ProbeReceiptOutcome>(*input);
    const auto lines = summed(request.lines);
    if (const auto *input = std::get_if<InvalidInput>(&lines))
        return rollBack<ProbeReceiptOutcome>(*input);
    return probe(tx, {request.customer, request.key, digest(request)});
}

} // namespace holdfast
