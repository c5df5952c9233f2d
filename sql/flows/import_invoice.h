// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/flows/joint_reservation.h"

namespace holdfast {

// One invoice of another system: one order, or several parts of at most 20 lines, each with its external reference.
struct ImportInvoice
{
    std::vector<OrderDraft> orders; // one customer, externalRef set, each with an operation of its own
};

struct InvoiceImported
{
    static constexpr const char *token = "Imported";
    std::vector<OrderId> orders;
};

// All parts are here already. Nothing was changed.
struct AlreadyImported
{
    static constexpr const char *token = "AlreadyImported";
    std::vector<OrderId> orders;
};

// An external reference belongs to another customer's order, or only some parts are here. Nothing was changed.
struct ReferenceTaken
{
    static constexpr const char *token = "ReferenceTaken";
    QByteArray externalRef;
};

using ImportInvoiceOutcome = std::variant<InvoiceImported, AlreadyImported, ReferenceTaken, OutOfStock, InvalidInput>;

// All parts of an invoice in one transaction, by the joint reservation; asked again it changes nothing. Throws DbError.
Verdict<ImportInvoiceOutcome> importInvoice(Transaction &tx, const ImportInvoice &request);

} // namespace holdfast
