// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/flows/import_invoice.h"

#include "sql/connection/transaction.h"

#include <map>

namespace holdfast {

namespace {

struct Known
{
    OrderId order{};
    CustomerId customer{};
};

std::map<QByteArray, Known> knownParts(Transaction &tx, const ImportInvoice &request)
{
    std::vector<Literal> references;
    for (const OrderDraft &order : request.orders)
        references.push_back(lit(order.externalRef));
    std::map<QByteArray, Known> known;
    for (const Row &row : tx.all("orders/external_refs_among", {{"external_refs", list(references)}}))
        known.emplace(row.bytes(0), Known{row.id<OrderId>(1), row.id<CustomerId>(2)});
    return known;
}

ImportInvoiceOutcome importedBefore(const ImportInvoice &request, const std::map<QByteArray, Known> &known)
{
    AlreadyImported answer;
    for (const OrderDraft &order : request.orders) {
        const auto part = known.find(order.externalRef);
        if (part == known.end() || part->second.customer != order.customer)
            return ReferenceTaken{order.externalRef};
        answer.orders.push_back(part->second.order);
    }
    return answer;
}

} // namespace

Verdict<ImportInvoiceOutcome> importInvoice(Transaction &tx, const ImportInvoice &request)
{
    for (const OrderDraft &order : request.orders) {
        if (const auto input = invalid(order))
            return rollBack<ImportInvoiceOutcome>(*input);
    }

    // 1. Here already: nothing is written.
    const std::map<QByteArray, Known> known = knownParts(tx, request);
    if (!known.empty())
        return rollBack<ImportInvoiceOutcome>(importedBefore(request, known));

    // 2. All locks before the first insert: several parts lock the stock of all of them at once.
    if (request.orders.size() > 1) {
        std::vector<SkuId> skus;
        for (const OrderDraft &order : request.orders) {
            for (const DraftLine &line : order.lines)
                skus.push_back(line.sku);
        }
        lockStock(tx, skus);
    }

    // 3. Every part, or none.
    InvoiceImported imported;
    for (const OrderDraft &order : request.orders) {
        try {
            JointReservationOutcome outcome = reserveJointly(tx, order);
            if (const auto *placed = std::get_if<Placed>(&outcome))
                imported.orders.push_back(placed->order);
            else if (const auto *input = std::get_if<InvalidInput>(&outcome))
                return rollBack<ImportInvoiceOutcome>(*input);
            else {
                // Perhaps because an earlier, unanswered run of this very import took the units while we waited.
                if (imported.orders.empty()) {
                    if (const auto now = knownParts(tx, request); !now.empty())
                        return rollBack<ImportInvoiceOutcome>(importedBefore(request, now));
                }
                return rollBack<ImportInvoiceOutcome>(std::get<OutOfStock>(outcome));
            }
        } catch (const DbError &error) {
            if (error.kind != DbError::Kind::DuplicateKey)
                throw;
            // Another import was faster between steps 1 and 3; in a new transaction its orders are seen.
            return rollBackAndLook<ImportInvoiceOutcome>(
                "ImportInvoice", [request](Transaction &next) { return importInvoice(next, request); });
        }
    }
    return commit<ImportInvoiceOutcome>(imported);
}

} // namespace holdfast
