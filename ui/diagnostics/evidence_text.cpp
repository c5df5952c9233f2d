// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/diagnostics/evidence_text.h"

#include "ui/shared/format.h"
#include "ui/shared/status_pill.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <algorithm>
#include <map>

namespace holdfast {

namespace {

struct EvidenceWords
{
    Q_DECLARE_TR_FUNCTIONS(EvidenceWords)

public:
    // What a value of a finding is called. Empty: it has no word.
    static QString nameOf(const QString &key)
    {
        const std::map<QString, QString> names{
            {QStringLiteral("accepted_at"), tr("Accepted")},
            {QStringLiteral("actual"), tr("Value")},
            {QStringLiteral("answer"), tr("Answer of the receipt")},
            {QStringLiteral("answered_at"), tr("Answered")},
            {QStringLiteral("available"), tr("Available")},
            {QStringLiteral("cancelled_at"), tr("Cancelled")},
            {QStringLiteral("cancelled_by"), tr("Cancelled by")},
            {QStringLiteral("consumed_by"), tr("Used by order")},
            {QStringLiteral("currency"), tr("Currency")},
            {QStringLiteral("customer"), tr("Customer")},
            {QStringLiteral("delta_available"), tr("Change of available")},
            {QStringLiteral("delta_reserved"), tr("Change of reserved")},
            {QStringLiteral("digest"), tr("Digest")},
            {QStringLiteral("events"), tr("Audit events")},
            {QStringLiteral("first"), tr("First order")},
            {QStringLiteral("found"), tr("Order that there is")},
            {QStringLiteral("held"), tr("Held")},
            {QStringLiteral("kind"), tr("Kind of movement")},
            {QStringLiteral("last"), tr("Last")},
            {QStringLiteral("lines"), tr("Lines")},
            {QStringLiteral("lines_without_such_a_price"), tr("Lines without such a price")},
            {QStringLiteral("made_for"), tr("Made for")},
            {QStringLiteral("movement"), tr("Movement")},
            {QStringLiteral("movements"), tr("Movements")},
            {QStringLiteral("operation"), tr("Operation")},
            {QStringLiteral("order"), tr("Order")},
            {QStringLiteral("orders"), tr("Orders")},
            {QStringLiteral("quantity"), tr("Quantity")},
            {QStringLiteral("quote"), tr("Quote")},
            {QStringLiteral("reason"), tr("Reason")},
            {QStringLiteral("receipts"), tr("Receipts")},
            {QStringLiteral("release"), tr("Times released")},
            {QStringLiteral("released"), tr("Released")},
            {QStringLiteral("reservations"), tr("Reservations")},
            {QStringLiteral("reserve"), tr("Times reserved")},
            {QStringLiteral("reserved"), tr("Reserved")},
            {QStringLiteral("status"), tr("Status")},
            {QStringLiteral("stock_version"), tr("Version of the stock row")},
            {QStringLiteral("total_minor"), tr("Total")},
            {QStringLiteral("units"), tr("Units")},
            {QStringLiteral("version"), tr("Version")},
            {QStringLiteral("who"), tr("Account")}};
        const auto found = names.find(key);
        return found == names.end() ? QString() : found->second;
    }
};

// Numbers in a finding that name a record are not counted, and have no thousands.
bool isNumberOfARecord(const QString &key)
{
    static const QStringList keys{QStringLiteral("order"),       QStringLiteral("quote"), QStringLiteral("customer"),
                                  QStringLiteral("consumed_by"), QStringLiteral("found"), QStringLiteral("first"),
                                  QStringLiteral("movement"),    QStringLiteral("last")};
    return keys.contains(key);
}

// Turns the values of one case's findings into words.
class Teller
{
public:
    explicit Teller(const CasePage &page) : m_page(page) {}

    QString sku(qint64 id) const
    {
        for (const CasePage::Sku &each : m_page.skus) {
            if (number(each.why.sku) == id)
                return QString::fromUtf8(each.why.code);
        }
        return EvidenceWords::tr("SKU %1").arg(id);
    }

    QString value(const QString &key, const QJsonValue &value) const
    {
        switch (value.type()) {
        case QJsonValue::Null:
        case QJsonValue::Undefined:
            return EvidenceWords::tr("none");
        case QJsonValue::Bool:
            return value.toBool() ? EvidenceWords::tr("yes") : EvidenceWords::tr("no");
        case QJsonValue::Double:
            return numeral(key, value);
        case QJsonValue::String:
            return words(key, value.toString());
        case QJsonValue::Array:
            return list(key, value.toArray());
        case QJsonValue::Object:
            break;
        }
        return QString::fromUtf8(QJsonDocument(value.toObject()).toJson(QJsonDocument::Compact));
    }

private:
    QString numeral(const QString &key, const QJsonValue &value) const
    {
        const qint64 whole = value.toInteger();
        if (double(whole) != value.toDouble())
            return QLocale().toString(value.toDouble());
        if (key == u"total_minor")
            return money(whole);
        return isNumberOfARecord(key) ? QString::number(whole) : format::count(whole);
    }

    QString money(qint64 minor) const
    {
        return m_page.order ? format::money({minor, m_page.order->order.total.currency}) : format::count(minor);
    }

    QString words(const QString &key, const QString &text) const
    {
        if (const auto instant = Instant::fromSql(text.toUtf8()))
            return format::moment(*instant);
        if (key == u"status" || key == u"reservations")
            if (!text.contains(u" x "))
                return StatusLook::of(text.toUtf8()).word;
        static const QRegularExpression line(QStringLiteral("^(?:(\\d+): )?(\\d+) x (-?\\d+)(?: at (-?\\d+))?$"));
        const QRegularExpressionMatch match = line.match(text); // "1: 7 x 2 at 25000", as the statements write a line
        if (!match.hasMatch())
            return text;
        QString told = EvidenceWords::tr("%1 × %2").arg(format::count(match.captured(3).toLongLong()),
                                                        sku(match.captured(2).toLongLong()));
        if (match.hasCaptured(4))
            told = EvidenceWords::tr("%1 at %2").arg(told, money(match.captured(4).toLongLong()));
        return match.captured(1).isEmpty() ? told : EvidenceWords::tr("line %1: %2").arg(match.captured(1), told);
    }

    QString list(const QString &key, const QJsonArray &array) const
    {
        const bool areSkus = key == u"held" || key == u"released" || key == u"reserved";
        QStringList all;
        for (const QJsonValue &each : array)
            all << (areSkus && each.isDouble() ? sku(each.toInteger()) : value(key, each));
        return all.isEmpty() ? EvidenceWords::tr("none") : all.join(u'\n');
    }

    const CasePage &m_page;
};

// What is asked of a value under another name than the value's own.
EvidenceRow bound(const Teller &tell, const QString &key, const QString &expected, const QJsonObject &actual)
{
    return {EvidenceWords::nameOf(key), expected, tell.value(key, actual.value(key)), true};
}

// Expected and actual, value beside value.
std::vector<EvidenceRow> compared(const QJsonObject &expected, QJsonObject actual, const Teller &tell)
{
    std::vector<EvidenceRow> rows;
    const auto takeBound = [&](const QString &key, const QString &words) {
        rows.push_back(bound(tell, key, words, actual));
        actual.remove(key);
    };
    for (auto each = expected.begin(); each != expected.end(); ++each) {
        const QString key = each.key();
        if (key.endsWith(u"_at_least")) {
            const QString of = key.chopped(qsizetype(qstrlen("_at_least")));
            const bool holds = actual.value(of).isDouble() && actual.value(of).toInteger() >= each->toInteger();
            takeBound(of, EvidenceWords::tr("at least %1").arg(tell.value(of, *each)));
            rows.back().differs = !holds;
        } else if (key == u"from" && expected.contains(QStringLiteral("before"))) {
            takeBound(QStringLiteral("accepted_at"),
                      EvidenceWords::tr("from %1, before %2")
                          .arg(tell.value(key, *each), tell.value(key, expected.value(QStringLiteral("before")))));
        } else if (key == u"before" && expected.contains(QStringLiteral("from"))) {
            continue;
        } else if (key == u"answered") {
            takeBound(QStringLiteral("answer"), EvidenceWords::tr("one that is known"));
        } else if (key == u"made_for") {
            const QString what =
                each->toString() == u"order" ? EvidenceWords::tr("an order") : EvidenceWords::tr("an operation");
            const QString key2 = each->toString();
            takeBound(key2, what);
            rows.back().name = EvidenceWords::nameOf(key);
        } else if (key == u"order" && each->isBool()) {
            takeBound(key, each->toBool() ? EvidenceWords::tr("an order of this customer") : EvidenceWords::tr("none"));
        } else if (key == u"released" && !actual.contains(key)) {
            // What a cancelled order should have released beside what it has reserved, and how that stands.
            rows.push_back({EvidenceWords::nameOf(key), tell.value(key, *each),
                            tell.value(QStringLiteral("reserved"), actual.take(QStringLiteral("reserved"))), true});
        } else if (key == u"lines" && actual.contains(QStringLiteral("reservations"))) {
            rows.push_back({EvidenceWords::tr("Lines and reservations"), tell.value(key, *each),
                            tell.value(key, actual.take(QStringLiteral("reservations"))), true});
        } else {
            const QJsonValue found = actual.take(key);
            const QString name = EvidenceWords::nameOf(key);
            rows.push_back(
                {name.isEmpty() ? key : name, tell.value(key, *each), tell.value(key, found), *each != found});
        }
    }
    for (auto each = actual.begin(); each != actual.end(); ++each) {
        const QString name = EvidenceWords::nameOf(each.key());
        rows.push_back({name.isEmpty() ? each.key() : name, {}, tell.value(each.key(), *each), false});
    }
    std::stable_partition(rows.begin(), rows.end(), [](const EvidenceRow &row) { return !row.expected.isEmpty(); });
    return rows;
}

// What a cancel saw under its locks: each SKU of the order beside its reservation and its counters.
std::vector<EvidenceRow> seenByACancel(const QJsonObject &seen, const Teller &tell)
{
    const QString quantity = QStringLiteral("quantity"), status = QStringLiteral("status");
    const QString orderStatus = seen.value(status).toString();
    const QByteArray wanted = orderStatus == u"cancelled" ? "released" : "held";
    std::map<qint64, std::pair<std::optional<qint64>, QJsonObject>> skus; // the line's units, the reservation
    for (const QJsonValue &line : seen.value(QStringLiteral("lines")).toArray())
        skus[line[QStringLiteral("sku")].toInteger()].first = line[quantity].toInteger();
    for (const QJsonValue &reservation : seen.value(QStringLiteral("reservations")).toArray())
        skus[reservation[QStringLiteral("sku")].toInteger()].second = reservation.toObject();

    std::vector<EvidenceRow> rows{
        {EvidenceWords::tr("Status of the order"), {}, tell.value(status, orderStatus), false}};
    const auto units = [](qint64 of, const QByteArray &how) {
        return EvidenceWords::tr("%1 %2", "3 held").arg(format::count(of), StatusLook::of(how).word);
    };
    for (const auto &[sku, pair] : skus) {
        const auto &[line, reservation] = pair;
        const QString none = EvidenceWords::tr("none");
        const QString expected = line ? units(*line, wanted) : none;
        const QString actual = reservation.isEmpty() ? none
                                                     : units(reservation.value(quantity).toInteger(),
                                                             reservation.value(status).toString().toUtf8());
        rows.push_back({tell.sku(sku), expected, actual, expected != actual});
    }
    for (const QJsonValue &row : seen.value(QStringLiteral("stock")).toArray()) {
        const QJsonObject stock = row.toObject();
        const qint64 sku = stock.value(QStringLiteral("sku")).toInteger();
        const auto of = skus.find(sku);
        const qint64 needed = of == skus.end() ? 0 : of->second.second.value(quantity).toInteger();
        const bool has = stock.contains(QStringLiteral("available"));
        const qint64 reserved = stock.value(QStringLiteral("reserved")).toInteger();
        rows.push_back({EvidenceWords::tr("Counters of %1").arg(tell.sku(sku)),
                        EvidenceWords::tr("at least %1 reserved").arg(format::count(needed)),
                        has ? EvidenceWords::tr("%1 available, %2 reserved")
                                  .arg(format::count(stock.value(QStringLiteral("available")).toInteger()),
                                       format::count(reserved))
                            : EvidenceWords::tr("no stock row"),
                        !has || reserved < needed});
    }
    return rows;
}

} // namespace

std::vector<EvidenceRow> evidenceRows(const QByteArray &evidence, const CasePage &page)
{
    const QJsonDocument read = QJsonDocument::fromJson(evidence);
    if (!read.isObject())
        return {};
    const QJsonObject all = read.object();
    const Teller tell(page);
    const QJsonValue expected = all.value(QStringLiteral("expected")), actual = all.value(QStringLiteral("actual"));
    if (expected.isUndefined() && all.contains(QStringLiteral("reservations")) && all.contains(QStringLiteral("lines")))
        return seenByACancel(all, tell);
    if (expected.isObject() && actual.isObject())
        return compared(expected.toObject(), actual.toObject(), tell);
    if (expected.isUndefined() && actual.isUndefined())
        return compared({}, all, tell);
    const QString key = QStringLiteral("actual");
    return {{EvidenceWords::nameOf(key), tell.value(key, expected), tell.value(key, actual), true}};
}

QString evidenceAsStored(const QByteArray &evidence)
{
    const QJsonDocument read = QJsonDocument::fromJson(evidence);
    return QString::fromUtf8(read.isNull() ? evidence : read.toJson(QJsonDocument::Indented).trimmed());
}

} // namespace holdfast
