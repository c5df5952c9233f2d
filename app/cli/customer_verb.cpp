// SPDX-License-Identifier: GPL-3.0-or-later
// customer list [--limit N] | customer add NAME [--phone P] [--email E] [--number N]
#include "app/cli/verb.h"

#include "sql/connection/session.h"
#include "sql/flows/add_customer.h"
#include "sql/pages/customer_page.h"

#include <QCommandLineParser>
#include <QJsonArray>

namespace holdfast::cli {

namespace {

Answer list(OpenStore &open, int limit)
{
    const std::vector<CustomerRow> customers =
        open.session->read("CustomerPage", [&](Reader &reader) { return customerPage(reader, CustomerId{0}, limit); });
    QJsonArray array;
    QList<QStringList> rows;
    for (const CustomerRow &customer : customers) {
        array << QJsonObject{{QStringLiteral("id"), number(customer.id)},
                             {QStringLiteral("name"), customer.name},
                             {QStringLiteral("phone"), customer.phone},
                             {QStringLiteral("email"), customer.email},
                             {QStringLiteral("external_number"), QString::fromUtf8(customer.externalNumber)}};
        rows << QStringList{QString::number(number(customer.id)), plain(customer.name), plain(customer.phone),
                            plain(customer.email), plain(customer.externalNumber)};
    }
    return {"Customers",
            Exit::Done,
            {{QStringLiteral("customers"), array}},
            {},
            table({QStringLiteral("No."), QStringLiteral("Name"), QStringLiteral("Phone"), QStringLiteral("E-mail"),
                   QStringLiteral("External number")},
                  rows)};
}

Answer add(OpenStore &open, const AddCustomer &request)
{
    AddCustomerOutcome outcome;
    try {
        outcome = open.session->inTransaction("AddCustomer", [&](Transaction &tx) { return addCustomer(tx, request); });
    } catch (const DbError &error) {
        return noAnswer(error, QStringLiteral("whether the customer was added; the same command may add them twice: "
                                              "look at `customer list` first"));
    }
    struct Tell
    {
        Answer operator()(const CustomerAdded &added) const
        {
            return {CustomerAdded::token,
                    Exit::Done,
                    {{QStringLiteral("customer"), number(added.customer)}},
                    QStringLiteral("Customer %1 was added.").arg(number(added.customer)),
                    {}};
        }
        Answer operator()(const NumberTaken &) const
        {
            return {NumberTaken::token,
                    Exit::Refused,
                    {},
                    QStringLiteral("Another customer has this external number. Nothing was changed."),
                    {}};
        }
        Answer operator()(const InvalidInput &input) const { return invalidInput(input); }
    };
    return std::visit(Tell{}, outcome);
}

} // namespace

Parsed customerVerb(const QStringList &words)
{
    QCommandLineParser parser;
    const QCommandLineOption limit(QStringLiteral("limit"), QString(), QStringLiteral("N"), QStringLiteral("200"));
    const QCommandLineOption phone(QStringLiteral("phone"), QString(), QStringLiteral("PHONE"));
    const QCommandLineOption email(QStringLiteral("email"), QString(), QStringLiteral("EMAIL"));
    const QCommandLineOption external(QStringLiteral("number"), QString(), QStringLiteral("NUMBER"));
    parser.addOptions({limit, phone, email, external});
    if (const auto problem = parse(parser, words))
        return *problem;
    const QStringList positional = parser.positionalArguments();

    if (positional.value(0) == u"list" && positional.size() == 1) {
        const std::optional<qint64> most = wholeNumber(parser.value(limit));
        if (!most || *most > 100'000)
            return notANumber("--limit (at most 100000)", parser.value(limit));
        return [most](OpenStore &open) { return list(open, int(*most)); };
    }
    if (positional.value(0) == u"add" && positional.size() == 2) {
        const AddCustomer request{OperationId::make(), positional.at(1), parser.value(phone), parser.value(email),
                                  parser.value(external).toUtf8()};
        return [request](OpenStore &open) { return add(open, request); };
    }
    return usage(
        QStringLiteral("usage: customer list [--limit N] | customer add NAME [--phone P] [--email E] [--number N]"));
}

} // namespace holdfast::cli
