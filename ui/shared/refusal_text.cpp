// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/refusal_text.h"

#include "ui/shared/role_text.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <iterator>

namespace holdfast {

namespace {

struct RefusalWords
{
    Q_DECLARE_TR_FUNCTIONS(RefusalWords)
};

// What a table holds, as the window calls it; where it holds several words' worth, the commonest.
QString recordsOf(const QString &table)
{
    static const struct
    {
        const char *table;
        const char *words;
    } all[] = {
        {"audit_events", QT_TRANSLATE_NOOP("RefusalWords", "the audit trail")},
        {"check_runs", QT_TRANSLATE_NOOP("RefusalWords", "the checks")},
        {"customers", QT_TRANSLATE_NOOP("RefusalWords", "customers")},
        {"desk_sessions", QT_TRANSLATE_NOOP("RefusalWords", "the desks")},
        {"flow_timings", QT_TRANSLATE_NOOP("RefusalWords", "the timings")},
        {"incident_events", QT_TRANSLATE_NOOP("RefusalWords", "cases")},
        {"incident_states", QT_TRANSLATE_NOOP("RefusalWords", "cases")},
        {"incidents", QT_TRANSLATE_NOOP("RefusalWords", "cases")},
        {"order_lines", QT_TRANSLATE_NOOP("RefusalWords", "orders")},
        {"orders", QT_TRANSLATE_NOOP("RefusalWords", "orders")},
        {"pending_mirror", QT_TRANSLATE_NOOP("RefusalWords", "the unconfirmed operations")},
        {"price_history", QT_TRANSLATE_NOOP("RefusalWords", "former prices")},
        {"prices", QT_TRANSLATE_NOOP("RefusalWords", "prices")},
        {"quote_lines", QT_TRANSLATE_NOOP("RefusalWords", "quotes")},
        {"quotes", QT_TRANSLATE_NOOP("RefusalWords", "quotes")},
        {"receipts", QT_TRANSLATE_NOOP("RefusalWords", "the answers that were given")},
        {"reservations", QT_TRANSLATE_NOOP("RefusalWords", "reservations")},
        {"schema_history", QT_TRANSLATE_NOOP("RefusalWords", "the schema")},
        {"sku_operations", QT_TRANSLATE_NOOP("RefusalWords", "what was received, counted and priced")},
        {"skus", QT_TRANSLATE_NOOP("RefusalWords", "articles")},
        {"staff", QT_TRANSLATE_NOOP("RefusalWords", "who works here")},
        {"stock", QT_TRANSLATE_NOOP("RefusalWords", "stock")},
        {"stock_movements", QT_TRANSLATE_NOOP("RefusalWords", "the movements of stock")},
        {"store", QT_TRANSLATE_NOOP("RefusalWords", "the store's settings")},
    };
    const auto found = std::ranges::find_if(all, [&](const auto &each) { return table == QLatin1String(each.table); });
    return found == std::end(all) ? RefusalWords::tr("these records") : RefusalWords::tr(found->words);
}

// What the triggers say, each with its sentence; the schema's own text is the key.
struct Rule
{
    const char *said;
    const char *sentence = nullptr; // none: it is about a right
    Right right = Right::ServeCustomers;
};

const Rule kRules[] = {
    {"check_runs: only a supervisor checks the store", nullptr, Right::CheckStore},
    {"incident_events: handling names its operation and its words",
     QT_TRANSLATE_NOOP("RefusalWords", "What is said of a case needs words.")},
    {"incident_events: one supervisor asks for a repair, another makes it",
     QT_TRANSLATE_NOOP("RefusalWords", "One supervisor asks for a repair, and another one makes it.")},
    {"incident_events: only a supervisor handles a case", nullptr, Right::HandleCases},
    {"incident_events: only a supervisor repairs", nullptr, Right::Repair},
    {"incident_events: only handling has words",
     QT_TRANSLATE_NOOP("RefusalWords", "Only what a supervisor does with a case has words.")},
    {"order_lines: no line is added to an order that has reservations",
     QT_TRANSLATE_NOOP("RefusalWords", "No line is added to an order that holds its units already.")},
    {"orders: a cancelled order is final", QT_TRANSLATE_NOOP("RefusalWords", "A cancelled order stays cancelled.")},
    {"orders: born created, with version 1",
     QT_TRANSLATE_NOOP("RefusalWords", "A new order is created, and nothing else.")},
    {"orders: only a cancelled order says who cancelled it",
     QT_TRANSLATE_NOOP("RefusalWords", "Only a cancelled order says who cancelled it.")},
    {"orders: only a supervisor acts without a customer", nullptr, Right::ActWithoutCustomer},
    {"orders: staff only cancel what is created",
     QT_TRANSLATE_NOOP(
         "RefusalWords",
         "Staff can only cancel an order that is created; any other change of its status is for a supervisor.")},
    {"orders: what was ordered does not change",
     QT_TRANSLATE_NOOP("RefusalWords", "What was ordered does not change.")},
    {"orders: who cancels without a customer says why",
     QT_TRANSLATE_NOOP("RefusalWords", "Who cancels without serving the customer says why.")},
    {"prices: only a supervisor changes a price", nullptr, Right::ChangePrices},
    {"prices: the first version is 1", QT_TRANSLATE_NOOP("RefusalWords", "A new price begins with its first version.")},
    {"quote_lines: a quote has the lines that it was issued with",
     QT_TRANSLATE_NOOP("RefusalWords", "A quote keeps the lines that it was issued with.")},
    {"quote_lines: only the owner cleans up", nullptr, Right::CleanUpQuotes},
    {"quote_lines: rows go with a quote that expired unused and unasked",
     QT_TRANSLATE_NOOP("RefusalWords", "Only a quote that expired and was never used or asked for can be cleaned up.")},
    {"quotes: a consumed quote is final", QT_TRANSLATE_NOOP("RefusalWords", "A quote that was used stays as it is.")},
    {"quotes: accepted at the time of the clock",
     QT_TRANSLATE_NOOP("RefusalWords", "A quote is accepted at the time that the database's clock shows.")},
    {"quotes: born with version 1, and not consumed",
     QT_TRANSLATE_NOOP("RefusalWords", "A new quote has not been used.")},
    {"quotes: consumed by an order that was made of it",
     QT_TRANSLATE_NOOP("RefusalWords", "A quote is used by the order that was made of it, and by no other.")},
    {"quotes: nothing but the consumption is written",
     QT_TRANSLATE_NOOP("RefusalWords", "Of a quote nothing changes but that it is used.")},
    {"quotes: only the owner cleans up", nullptr, Right::CleanUpQuotes},
    {"quotes: only what expired unused is cleaned up",
     QT_TRANSLATE_NOOP("RefusalWords", "Only a quote that expired and was never used or asked for can be cleaned up.")},
    {"quotes: what was quoted, and until when, does not change",
     QT_TRANSLATE_NOOP("RefusalWords", "What was quoted, and until when, does not change.")},
    {"receipts: an answer is final",
     QT_TRANSLATE_NOOP("RefusalWords", "An answer that was given stays as it was given.")},
    {"receipts: born claimed, without an answer",
     QT_TRANSLATE_NOOP("RefusalWords", "A new request has no answer yet.")},
    {"receipts: nothing but the answer is written",
     QT_TRANSLATE_NOOP("RefusalWords", "Of a request nothing is written but its answer.")},
    {"receipts: what was claimed does not change",
     QT_TRANSLATE_NOOP("RefusalWords", "What was asked for does not change.")},
    {"reservations: a created order has a line of this SKU and quantity",
     QT_TRANSLATE_NOOP("RefusalWords", "Units are held for a line of a created order, as many as it has.")},
    {"reservations: born held", QT_TRANSLATE_NOOP("RefusalWords", "New reservations hold their units.")},
    {"reservations: only the status changes",
     QT_TRANSLATE_NOOP("RefusalWords", "Of a reservation nothing changes but that it is released.")},
    {"reservations: released is final",
     QT_TRANSLATE_NOOP("RefusalWords", "Units that were released are not held again.")},
    {"sku_operations: only a supervisor receives, counts and prices",
     QT_TRANSLATE_NOOP("RefusalWords", "Only a supervisor receives and counts stock and changes prices.")},
    {"staff: a live store has no trainers", QT_TRANSLATE_NOOP("RefusalWords", "A live store has no trainers.")},
    {"stock: a repair is made by an operation, with a reason",
     QT_TRANSLATE_NOOP("RefusalWords", "A repair has a reason.")},
    {"stock: a repair makes the counters what movements and reservations say",
     QT_TRANSLATE_NOOP("RefusalWords",
                       "A repair makes the counters what the movements and the reservations say, and nothing else.")},
    {"stock: born with version 1 and nothing reserved",
     QT_TRANSLATE_NOOP("RefusalWords", "New stock has nothing reserved.")},
    {"stock: one supervisor asks for a repair, another makes it",
     QT_TRANSLATE_NOOP("RefusalWords", "One supervisor asks for a repair, and another one makes it.")},
    {"stock: only a supervisor changes the number of units",
     QT_TRANSLATE_NOOP("RefusalWords", "Only a supervisor changes how many units there are.")},
    {"stock: the change is not of the kind it says",
     QT_TRANSLATE_NOOP("RefusalWords", "The change of the stock is not what it says it is.")},
    {"stock: units are received and counted by an operation, with a reason",
     QT_TRANSLATE_NOOP("RefusalWords", "Units are received and counted with a reason.")},
    {": written with foreign keys switched on",
     QT_TRANSLATE_NOOP("RefusalWords", "Who writes here keeps the database's own checks switched on.")},
    {"store: identity, currency and environment do not change",
     QT_TRANSLATE_NOOP("RefusalWords", "The store's currency, and whether it is live or for training, do not change.")},
};

QString ruleText(const QString &said)
{
    for (const Rule &rule : kRules) {
        if (said.contains(QLatin1String(rule.said)))
            return rule.sentence ? RefusalWords::tr(rule.sentence) : mayNotText(rule.right);
    }
    // What holds for many tables alike.
    static const QRegularExpression many(QStringLiteral(
        "\\b(\\w+): (?:rows are never (changed|deleted)|an id does not change|(the version rises by one))"));
    const QRegularExpressionMatch match = many.match(said);
    if (!match.hasMatch())
        return {};
    const QString records = recordsOf(match.captured(1));
    if (match.captured(2) == u"deleted")
        return RefusalWords::tr("Nothing of %1 is ever deleted.").arg(records);
    if (match.captured(2) == u"changed")
        return RefusalWords::tr("Nothing of %1 is ever changed once it is recorded.").arg(records);
    return match.captured(3).isEmpty() ? RefusalWords::tr("The numbers of %1 do not change.").arg(records)
                                       : RefusalWords::tr("Every change of %1 is counted, one at a time.").arg(records);
}

// "UPDATE command denied to user 'ann'@'desk' for column 'price_minor' in table 'prices'"; MariaDB quotes otherwise and
// names the schema: "for table `holdfast`.`prices`".
QString grantText(const QString &said)
{
    static const QRegularExpression denied(
        QStringLiteral("\\b(SELECT|INSERT|UPDATE|DELETE)\\b.* command denied .*[`'\\.](\\w+)[`']"));
    const QRegularExpressionMatch match = denied.match(said);
    if (!match.hasMatch())
        return RefusalWords::tr("Your account may not do this to the store's own tables.");
    const QString records = recordsOf(match.captured(2)), verb = match.captured(1);
    return verb == u"SELECT"   ? RefusalWords::tr("Your account may not read %1.").arg(records)
           : verb == u"INSERT" ? RefusalWords::tr("Your account may not add to %1.").arg(records)
           : verb == u"UPDATE" ? RefusalWords::tr("Your account may not change %1.").arg(records)
                               : RefusalWords::tr("Your account may not delete from %1.").arg(records);
}

} // namespace

QString refusalText(const DbError &error)
{
    if (error.kind == DbError::Kind::Refused)
        return ruleText(error.text);
    switch (error.denied()) {
    case DbError::Denied::Role:
        for (const Right right : kRights) {
            if (error.text == QLatin1String(nameOf(right)))
                return mayNotText(right);
        }
        return {};
    case DbError::Denied::Schema:
        return RefusalWords::tr("Your account may not use this store.");
    case DbError::Denied::SignIn:
        return RefusalWords::tr("The server does not accept your account or its password any more.");
    case DbError::Denied::Table:
        return grantText(error.text);
    case DbError::Denied::Server:
        return RefusalWords::tr("Your account lacks a right on the server itself, which its administrator can give.");
    case DbError::Denied::Triggers:
    case DbError::Denied::Nothing:
        break;
    }
    return {};
}

} // namespace holdfast
