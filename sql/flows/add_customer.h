// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/connection/verdict.h"
#include "sql/rows/outcomes.h"

#include <variant>

namespace holdfast {

class Transaction;

struct AddCustomer
{
    OperationId operation;
    QString name;
    QString phone;             // empty: none
    QString email;             // empty: none
    QByteArray externalNumber; // empty: none
};

struct CustomerAdded
{
    static constexpr const char *token = "Added";
    CustomerId customer{};
};

// Another customer has this external number. Nothing was changed.
struct NumberTaken
{
    static constexpr const char *token = "NumberTaken";
};

using AddCustomerOutcome = std::variant<CustomerAdded, NumberTaken, InvalidInput>;

// Enters a customer; asked again with the same operation it answers the same customer. Throws DbError.
Verdict<AddCustomerOutcome> addCustomer(Transaction &tx, const AddCustomer &request);

} // namespace holdfast
