// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/flows/add_customer.h"

#include "sql/connection/transaction.h"

namespace holdfast {

namespace {

std::optional<InvalidInput> invalid(const AddCustomer &request)
{
    using Input = InvalidInput;
    struct Limit
    {
        Input::Field field;
        qsizetype length;
        qsizetype longest;
        bool holdsNul;
    };
    if (request.name.trimmed().isEmpty())
        return Input{Input::Field::Name, Input::Problem::Missing};
    const QChar nul(0);
    for (const Limit &limit : {Limit{Input::Field::Name, request.name.size(), 120, request.name.contains(nul)},
                               Limit{Input::Field::Phone, request.phone.size(), 40, request.phone.contains(nul)},
                               Limit{Input::Field::Email, request.email.size(), 254, request.email.contains(nul)},
                               Limit{Input::Field::ExternalNumber, request.externalNumber.size(), 64,
                                     request.externalNumber.contains('\0')}}) {
        if (limit.length > limit.longest)
            return Input{limit.field, Input::Problem::TooLong, limit.longest};
        if (limit.holdsNul)
            return Input{limit.field, Input::Problem::HoldsNul};
    }
    return std::nullopt;
}

// One of the two unique keys was there: the operation's own, or another customer's number.
Verdict<AddCustomerOutcome> enteredBefore(Transaction &tx, const OperationId &operation)
{
    const std::optional<Row> row = tx.maybe("customers/customer_by_operation", {{"operation", lit(operation)}});
    if (row)
        return rollBack<AddCustomerOutcome>(CustomerAdded{row->id<CustomerId>(0)});
    return rollBack<AddCustomerOutcome>(NumberTaken{});
}

} // namespace

Verdict<AddCustomerOutcome> addCustomer(Transaction &tx, const AddCustomer &request)
{
    if (const auto input = invalid(request))
        return rollBack<AddCustomerOutcome>(*input);
    const auto optional = [](const auto &value) { return value.isEmpty() ? lit(std::nullopt) : lit(value); };
    try {
        const Instant now = tx.one("store/now").instant(0);
        const CustomerId customer{tx.insert(
            "customers/customers_insert",
            {{"customers", rows({{lit(request.name.trimmed()), optional(request.phone), optional(request.email),
                                  optional(request.externalNumber), lit(request.operation), lit(now)}})}})};
        return commit<AddCustomerOutcome>(CustomerAdded{customer});
    } catch (const DbError &error) {
        if (error.kind != DbError::Kind::DuplicateKey)
            throw;
    }
    const OperationId operation = request.operation;
    return rollBackAndLook<AddCustomerOutcome>("AddCustomer",
                                               [=](Transaction &next) { return enteredBefore(next, operation); });
}

} // namespace holdfast
