// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/diagnostics/finding_text.h"

#include "ui/shared/format.h"
#include "ui/shared/status_pill.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <iterator>

namespace holdfast {

namespace {

struct FindingText
{
    Q_DECLARE_TR_FUNCTIONS(FindingText)
};

// A finding's evidence, as its numbers are said.
struct Evidence
{
    QByteArray subject; // "order/17"
    QJsonValue expected;
    QJsonValue actual;

    static QString said(const QJsonValue &value)
    {
        if (value.isNull() || value.isUndefined())
            return FindingText::tr("none");
        return value.isDouble() ? format::count(value.toInteger()) : value.toVariant().toString();
    }
    QString wanted(const char *name) const { return said(expected[QLatin1String(name)]); }
    QString found(const char *name) const { return said(actual[QLatin1String(name)]); }
    bool isMissing(const char *name) const
    {
        return actual[QLatin1String(name)].isNull() || actual[QLatin1String(name)].isUndefined();
    }
    bool isSame(const char *name) const { return expected[QLatin1String(name)] == actual[QLatin1String(name)]; }
    // Numbers of records are not grouped.
    static QString recordOf(const QJsonValue &value)
    {
        return value.isNull() || value.isUndefined() ? FindingText::tr("none") : value.toVariant().toString();
    }
    QString moment(const QJsonValue &value) const
    {
        const std::optional<Instant> instant = Instant::fromSql(value.toString().toLatin1());
        return instant ? format::moment(*instant) : value.toString();
    }
    QString subjectFrom(int part) const // "a/b/c" from 1: "b/c"
    {
        return QString::fromUtf8(subject).section(u'/', part);
    }
};

qint64 countOf(const QJsonValue &array, const std::function<bool(const QJsonValue &)> &counts)
{
    const QJsonArray all = array.toArray();
    return std::count_if(all.begin(), all.end(), [&](const QJsonValue &value) { return counts(value); });
}

bool isThere(const QJsonValue &value)
{
    return !value.isNull();
}

// "7 x 2": two of SKU 7.
QString quantityIn(const QJsonValue &line)
{
    return line.toString().section(QStringLiteral(" x "), 1);
}

QString reservedAgainstHeld(const Evidence &seen)
{
    return seen.isMissing("reserved") ? FindingText::tr("There is no count of reserved units, and orders hold %1.")
                                            .arg(seen.wanted("reserved"))
                                      : FindingText::tr("Reserved says %1, orders hold %2.")
                                            .arg(seen.found("reserved"), seen.wanted("reserved"));
}

QString countersBelowZero(const Evidence &seen)
{
    return FindingText::tr("Available says %1 and reserved says %2; neither may be missing or below zero.")
        .arg(seen.found("available"), seen.found("reserved"));
}

QString countersAgainstMovements(const Evidence &seen)
{
    return FindingText::tr("The counters say %1 available and %2 reserved, the movements add up to %3 and %4.")
        .arg(seen.found("available"), seen.found("reserved"), seen.wanted("available"), seen.wanted("reserved"));
}

QString movementOfNobody(const Evidence &seen)
{
    const auto change = [&](const char *name) {
        const QString said = seen.found(name);
        return seen.actual[QLatin1String(name)].toInteger() > 0 ? u'+' + said : said;
    };
    return FindingText::tr("Available was changed by %1 and reserved by %2 (%3), and nothing says what for.")
        .arg(change("delta_available"), change("delta_reserved"), seen.found("who"));
}

QString linesNotHeld(const Evidence &seen)
{
    const qint64 lines = countOf(seen.expected[QLatin1String("held")], isThere);
    return lines > 0 ? FindingText::tr("%n line(s) of this created order are not held.", nullptr, int(lines))
                     : FindingText::tr("This created order has no lines.");
}

QString cancelledAndHeld(const Evidence &seen)
{
    const qint64 held = countOf(seen.actual[QLatin1String("reservations")],
                                [](const QJsonValue &value) { return value.toString() == u"held"; });
    if (held > 0)
        return FindingText::tr("The order is cancelled, and %n of its reservation(s) are still held.", nullptr,
                               int(held));
    const bool saysAll =
        !seen.isMissing("cancelled_at") && !seen.isMissing("cancelled_by") && !seen.isMissing("reason");
    return saysAll ? QString() : FindingText::tr("The order is cancelled, and does not say when, by whom and why.");
}

QString unknownStatus(const Evidence &seen)
{
    return FindingText::tr("%n order(s) have the status “%1”, which Holdfast does not know.", nullptr,
                           int(seen.actual[QLatin1String("orders")].toInteger()))
        .arg(seen.found("status"));
}

QString orderTotals(const Evidence &seen)
{
    return seen.isSame("units") ? QString()
                                : FindingText::tr("The order says %1 units, its lines add up to %2.")
                                      .arg(seen.found("units"), seen.wanted("units"));
}

QString receiptsOfOrder(const Evidence &seen)
{
    const qint64 receipts = seen.actual[QLatin1String("receipts")].toInteger();
    return receipts == 0 ? FindingText::tr("No receipt says that this order came of its quote.")
                         : FindingText::tr("%n receipt(s) say that this order came of its quote; one should.", nullptr,
                                           int(receipts));
}

QString reservationOfNoOrder(const Evidence &seen)
{
    return FindingText::tr("%n unit(s) are reserved for order %1, which does not exist.", nullptr,
                           int(seen.actual[QLatin1String("quantity")].toInteger()))
        .arg(Evidence::recordOf(seen.expected[QLatin1String("order")]));
}

QString reservedAgainstLine(const Evidence &seen)
{
    const QJsonArray lines = seen.expected[QLatin1String("lines")].toArray();
    const QJsonArray reservations = seen.actual[QLatin1String("reservations")].toArray();
    if (reservations.size() != 1)
        return FindingText::tr("%n reservation(s) differ from the order's lines.", nullptr, int(reservations.size()));
    return lines.first().isString() ? FindingText::tr("The order's line says %1 units, reserved are %2.")
                                          .arg(quantityIn(lines.first()), quantityIn(reservations.first()))
                                    : FindingText::tr("Units are reserved that no line of the order asks for.");
}

QString takenAndGivenBack(const Evidence &seen)
{
    return FindingText::tr("Taken %1 and given back %2 times, where its reservation says %3 and %4.")
        .arg(seen.found("reserve"), seen.found("release"), seen.wanted("reserve"), seen.wanted("release"));
}

QString quoteAgainstOrder(const Evidence &seen)
{
    if (!seen.isSame("customer") && !seen.isMissing("customer"))
        return FindingText::tr("The quote is customer %1's, its order customer %2's.")
            .arg(Evidence::recordOf(seen.expected[QLatin1String("customer")]),
                 Evidence::recordOf(seen.actual[QLatin1String("customer")]));
    return FindingText::tr("Used by: %1. The order that was made of it: %2.")
        .arg(Evidence::recordOf(seen.actual[QLatin1String("consumed_by")]),
             Evidence::recordOf(seen.expected[QLatin1String("consumed_by")]));
}

QString acceptedWhen(const Evidence &seen)
{
    if (seen.isMissing("accepted_at"))
        return FindingText::tr("The quote was used, and nothing says when it was accepted.");
    if (seen.isMissing("consumed_by"))
        return FindingText::tr("The quote was accepted, and no order came of it.");
    return FindingText::tr("Accepted at %1, where it was open from %2 until %3.")
        .arg(seen.moment(seen.actual[QLatin1String("accepted_at")]), seen.moment(seen.expected[QLatin1String("from")]),
             seen.moment(seen.expected[QLatin1String("before")]));
}

QString quoteTotals(const Evidence &seen)
{
    return seen.isSame("lines") ? QString()
                                : FindingText::tr("The quote was issued with %1 lines and has %2.")
                                      .arg(seen.wanted("lines"), seen.found("lines"));
}

QString receiptAgainstOrder(const Evidence &seen)
{
    const bool isSuccess = seen.expected[QLatin1String("order")].toVariant().toBool();
    if (!isSuccess)
        return FindingText::tr("The receipt says that nothing was done, and names order %1.")
            .arg(Evidence::recordOf(seen.actual[QLatin1String("order")]));
    if (seen.isMissing("found"))
        return FindingText::tr("The receipt says that it was done, and its order does not exist.");
    return seen.isSame("customer") ? QString()
                                   : FindingText::tr("The receipt is customer %1's, its order customer %2's.")
                                         .arg(Evidence::recordOf(seen.expected[QLatin1String("customer")]),
                                              Evidence::recordOf(seen.actual[QLatin1String("customer")]));
}

QString receiptWithoutAnswer(const Evidence &seen)
{
    return seen.isMissing("answered_at")
               ? FindingText::tr("The receipt was begun, and nothing says how it ended.")
               : FindingText::tr("The receipt says “%1”, which Holdfast does not know.").arg(seen.found("answer"));
}

QString missingVersions(const Evidence &seen)
{
    const char *recorded = seen.actual[QLatin1String("movements")].isUndefined() ? "events" : "movements";
    return FindingText::tr("It was changed %1 times, and %2 changes are recorded.")
        .arg(seen.wanted("version"), seen.found(recorded));
}

QString quantityIs(const Evidence &seen)
{
    return seen.isMissing("quantity")
               ? QString()
               : FindingText::tr("The quantity is %1; it has to be one at least.").arg(seen.found("quantity"));
}

// "variable/sync_binlog", "index/orders/orders_by_status": also without evidence, its subject says what it is.
QString settingOfServer(const Evidence &seen)
{
    const QString kind = QString::fromUtf8(seen.subject).section(u'/', 0, 0);
    const QString name = seen.subjectFrom(1).replace(u'/', u'.');
    if (kind == u"variable" || kind == u"session")
        return seen.actual.isString() && kind == u"variable"
                   ? FindingText::tr("%1 is %2; the store needs %3.")
                         .arg(name, Evidence::said(seen.actual), Evidence::said(seen.expected))
                   : FindingText::tr("%1 is not what the store needs.").arg(name);
    if (kind == u"column")
        return FindingText::tr("The column %1 is missing or was changed.").arg(name);
    if (kind == u"index")
        return FindingText::tr("The index %1 is missing or was changed.").arg(name);
    if (kind == u"check")
        return FindingText::tr("The check %1 is missing, off or was changed.").arg(name);
    if (kind == u"foreign-key")
        return FindingText::tr("The foreign key %1 is missing or was changed.").arg(name);
    if (kind == u"trigger")
        return seen.expected == QJsonValue(QStringLiteral("none"))
                   ? FindingText::tr("The trigger %1 is not the store's own.").arg(name)
                   : FindingText::tr("The trigger %1 is missing or was changed.").arg(name);
    if (kind == u"sysdate-is-now")
        return FindingText::tr("The server's clock stands still while a statement runs (sysdate-is-now).");
    return {};
}

QString lockingStatement(const Evidence &seen)
{
    const QString statement = QString::fromUtf8(seen.subject).section(u'/', 0, -2);
    return statement.isEmpty() ? QString()
                               : FindingText::tr("%1 locks rows without going by a unique key.").arg(statement);
}

QString clockDiffers(const Evidence &seen)
{
    const QJsonValue micros = seen.actual[QLatin1String("micros")];
    if (!micros.isDouble())
        return {};
    const QString seconds = QLocale().toString(double(std::abs(micros.toInteger())) / 1e6, 'f', 1);
    if (seen.subject.startsWith("member/")) {
        const QString host = seen.subjectFrom(1);
        return micros.toInteger() > 0
                   ? FindingText::tr("The clock of %1 is %2 s ahead of the server's in use.").arg(host, seconds)
                   : FindingText::tr("The clock of %1 is %2 s behind the server's in use.").arg(host, seconds);
    }
    return micros.toInteger() > 0 ? FindingText::tr("The server's clock is %1 s ahead of this computer's.").arg(seconds)
                                  : FindingText::tr("The server's clock is %1 s behind this computer's.").arg(seconds);
}

QString tooWide(const Evidence &seen)
{
    const QString subject = QString::fromUtf8(seen.subject);
    if (subject.count(u'/') < 2)
        return {};
    return FindingText::tr("%1 may %2 on %3, which its role does not need.")
        .arg(subject.section(u'/', 0, -3), subject.section(u'/', -2, -2), subject.section(u'/', -1));
}

struct Entry
{
    const char *invariant;
    const char *rule;
    const char *finding;
    QString (*withNumbers)(const Evidence &seen) = nullptr; // empty: the numbers do not help
    bool saysBySubject = false;                             // also without evidence
};

// A row for each of invariants(), and for what else opens cases.
constexpr Entry kEntries[] = {
    {"stock.reserved-equals-held", QT_TRANSLATE_NOOP("FindingText", "Reserved is what orders hold"),
     QT_TRANSLATE_NOOP("FindingText", "Reserved is not what orders hold."), reservedAgainstHeld},
    {"stock.non-negative", QT_TRANSLATE_NOOP("FindingText", "No count of stock is missing or below zero"),
     QT_TRANSLATE_NOOP("FindingText", "A count is missing or below zero."), countersBelowZero},
    {"stock.movements-add-up",
     QT_TRANSLATE_NOOP("FindingText", "Available and reserved are what the movements add up to"),
     QT_TRANSLATE_NOOP("FindingText", "The counters are not the movements' sum."), countersAgainstMovements},
    {"movement.attributed", QT_TRANSLATE_NOOP("FindingText", "Every change of stock says what it was made for"),
     QT_TRANSLATE_NOOP("FindingText", "Nothing says what stock was changed for."), movementOfNobody},
    {"order.created-holds-all", QT_TRANSLATE_NOOP("FindingText", "A created order holds each of its lines"),
     QT_TRANSLATE_NOOP("FindingText", "A line of the order is not held."), linesNotHeld},
    {"order.cancelled-holds-none",
     QT_TRANSLATE_NOOP("FindingText", "A cancelled order holds nothing, and says when, by whom and why"),
     QT_TRANSLATE_NOOP("FindingText", "The cancel of the order is not complete."), cancelledAndHeld},
    {"order.status-known", QT_TRANSLATE_NOOP("FindingText", "Every order has a status that Holdfast knows"),
     QT_TRANSLATE_NOOP("FindingText", "A status that Holdfast does not know."), unknownStatus},
    {"order.totals-add-up", QT_TRANSLATE_NOOP("FindingText", "An order's total and units are the sums of its lines"),
     QT_TRANSLATE_NOOP("FindingText", "The total is not the sum of the lines."), orderTotals},
    {"order.snapshot-equals-quote", QT_TRANSLATE_NOOP("FindingText", "An order is what the quote it was made of says"),
     QT_TRANSLATE_NOOP("FindingText", "The order differs from its quote.")},
    {"order.has-receipt", QT_TRANSLATE_NOOP("FindingText", "An order that was made of a quote has one receipt of it"),
     QT_TRANSLATE_NOOP("FindingText", "No receipt of its quote, or several."), receiptsOfOrder},
    {"reservation.has-order", QT_TRANSLATE_NOOP("FindingText", "Every reservation is an order's"),
     QT_TRANSLATE_NOOP("FindingText", "Reserved for an order that is not there."), reservationOfNoOrder},
    {"reservation.matches-line",
     QT_TRANSLATE_NOOP("FindingText", "What is reserved for an order is what its lines say"),
     QT_TRANSLATE_NOOP("FindingText", "Reserved is not what the lines say."), reservedAgainstLine},
    {"reservation.released-once",
     QT_TRANSLATE_NOOP("FindingText", "Reserved units were taken once, and given back once at most"),
     QT_TRANSLATE_NOOP("FindingText", "Taken or given back too often, or never."), takenAndGivenBack},
    {"quote.consumed-by-its-order", QT_TRANSLATE_NOOP("FindingText", "A used quote and its order name each other"),
     QT_TRANSLATE_NOOP("FindingText", "Quote and order do not match."), quoteAgainstOrder},
    {"quote.accepted-in-time", QT_TRANSLATE_NOOP("FindingText", "A quote was accepted while it was open"),
     QT_TRANSLATE_NOOP("FindingText", "Not accepted in its time, or not at all."), acceptedWhen},
    {"quote.totals-add-up",
     QT_TRANSLATE_NOOP("FindingText", "A quote has the lines it was issued with, and their sum is its total"),
     QT_TRANSLATE_NOOP("FindingText", "The quote is not the sum of its lines."), quoteTotals},
    {"receipt.success-has-order", QT_TRANSLATE_NOOP("FindingText", "A receipt names the order that came of it"),
     QT_TRANSLATE_NOOP("FindingText", "The receipt does not match its order."), receiptAgainstOrder},
    {"receipt.finished", QT_TRANSLATE_NOOP("FindingText", "Every receipt says how it ended"),
     QT_TRANSLATE_NOOP("FindingText", "The receipt has no known answer."), receiptWithoutAnswer},
    {"receipt.digest", QT_TRANSLATE_NOOP("FindingText", "A receipt is of just what was asked for"),
     QT_TRANSLATE_NOOP("FindingText", "The receipt is of another request.")},
    {"versions.without-gap", QT_TRANSLATE_NOOP("FindingText", "Every change of orders, quotes and stock is recorded"),
     QT_TRANSLATE_NOOP("FindingText", "A change is not recorded."), missingVersions},
    {"quantity.positive", QT_TRANSLATE_NOOP("FindingText", "What is quoted, ordered or reserved is one unit at least"),
     QT_TRANSLATE_NOOP("FindingText", "A quantity is missing or below one."), quantityIs},

    {"server.settings", QT_TRANSLATE_NOOP("FindingText", "The server and its schema are as the store needs them"),
     QT_TRANSLATE_NOOP("FindingText", "The server is not set as it has to be."), settingOfServer, true},
    {"server.locking-reads-use-index", QT_TRANSLATE_NOOP("FindingText", "What locks rows goes by a unique key"),
     QT_TRANSLATE_NOOP("FindingText", "Rows are locked without a unique key."), lockingStatement, true},
    {"clock.offset", QT_TRANSLATE_NOOP("FindingText", "The server's clock and this computer's agree"),
     QT_TRANSLATE_NOOP("FindingText", "The clocks differ."), clockDiffers},
    {"rights.narrow", QT_TRANSLATE_NOOP("FindingText", "Accounts have no more rights than they need"),
     QT_TRANSLATE_NOOP("FindingText", "An account has too many rights."), tooWide, true},

    {"cancel.counts-differ", QT_TRANSLATE_NOOP("FindingText", "A cancel changes just its order's rows"),
     QT_TRANSLATE_NOOP("FindingText", "A cancel met other rows than its own.")},
};

constexpr Entry kUnknown{{},
                         QT_TRANSLATE_NOOP("FindingText", "The records agree"),
                         QT_TRANSLATE_NOOP("FindingText", "The records disagree.")};

const Entry &entryOf(const QByteArray &invariant)
{
    const auto found = std::ranges::find_if(kEntries, [&](const Entry &entry) { return invariant == entry.invariant; });
    return found == std::end(kEntries) ? kUnknown : *found;
}

QString translated(const char *text)
{
    return QCoreApplication::translate("FindingText", text);
}

} // namespace

QString ruleText(const QByteArray &invariant)
{
    return translated(entryOf(invariant).rule);
}

QString severityWord(const QByteArray &severity)
{
    return StatusLook::of(severity).word;
}

QString findingSentence(const IncidentRow &incident, const QByteArray &evidence)
{
    const Entry &entry = entryOf(incident.invariant);
    Evidence seen;
    if (incident.findingKey.startsWith(incident.invariant + '/'))
        seen.subject = incident.findingKey.mid(incident.invariant.size() + 1);
    // What a flow saw under its locks has another form: its numbers are on the case's page.
    const QJsonObject object = QJsonDocument::fromJson(evidence).object();
    const bool compares = object.contains(QStringLiteral("expected")) && object.contains(QStringLiteral("actual"));
    if (compares) {
        seen.expected = object.value(QStringLiteral("expected"));
        seen.actual = object.value(QStringLiteral("actual"));
    }
    const QString numbers =
        entry.withNumbers && (compares || entry.saysBySubject) ? entry.withNumbers(seen) : QString();
    return numbers.isEmpty() ? translated(entry.finding) : numbers;
}

QString subjectText(const IncidentRow &incident)
{
    const QString sku = !incident.code.isEmpty() ? QString::fromUtf8(incident.code)
                        : incident.sku           ? FindingText::tr("SKU %1").arg(number(*incident.sku))
                                                 : QString();
    if (incident.quote && (incident.invariant.startsWith("quote.") || !incident.order))
        return FindingText::tr("Quote %1").arg(number(*incident.quote));
    if (incident.order) {
        const QString order = FindingText::tr("Order %1").arg(number(*incident.order));
        return sku.isEmpty() ? order : FindingText::tr("%1 · %2").arg(order, sku);
    }
    if (!sku.isEmpty())
        return sku;
    if (incident.invariant.startsWith("rights."))
        return FindingText::tr("Rights");
    if (incident.invariant.startsWith("clock."))
        return FindingText::tr("Clock");
    if (incident.invariant.startsWith("server."))
        return FindingText::tr("Server");
    // "receipt.finished/customer/7/receipt/4b45…"
    const QByteArrayList parts = incident.findingKey.split('/');
    const qsizetype customer = parts.indexOf("customer");
    if (customer > 0 && customer + 1 < parts.size())
        return FindingText::tr("Customer %1").arg(QString::fromUtf8(parts.at(customer + 1)));
    return QStringLiteral("–");
}

QByteArray pillOf(const IncidentRow &incident)
{
    return incident.state == "open" ? QByteArrayLiteral("unresolved") : incident.state;
}

QString countsText(const FoundCounts &counts)
{
    QStringList said;
    if (counts.critical > 0)
        said << FindingText::tr("%n critical", nullptr, int(counts.critical));
    if (counts.warnings > 0)
        said << FindingText::tr("%n warning(s)", nullptr, int(counts.warnings));
    if (counts.notices > 0)
        said << FindingText::tr("%n notice(s)", nullptr, int(counts.notices));
    return said.join(FindingText::tr(", "));
}

std::vector<UncheckedText> uncheckedText(const ServerHealth &health)
{
    std::vector<UncheckedText> texts;
    const auto add = [&](const QString &what, const QString &grant) {
        const auto same = std::ranges::find_if(texts, [&](const UncheckedText &text) { return text.grant == grant; });
        if (same == texts.end())
            texts.push_back({what, grant});
        else if (!same->what.contains(what))
            same->what += FindingText::tr(", ") + what;
    };
    for (const CheckedServer &checked : health.checks) {
        for (const Unchecked &unchecked : checked.unchecked) {
            const QString what = unchecked.what == "triggers" ? FindingText::tr("The triggers")
                                 : unchecked.what == "constraints"
                                     ? FindingText::tr("The constraints")
                                     : FindingText::tr("How %1 finds its rows").arg(QString::fromUtf8(unchecked.what));
            if (unchecked.missing.empty())
                add(FindingText::tr("%1 (the server answered %2)").arg(what).arg(unchecked.native), {});
            for (const MissingGrant &missing : unchecked.missing)
                add(what, QString::fromUtf8(missing.statement()));
        }
    }
    return texts;
}

} // namespace holdfast
