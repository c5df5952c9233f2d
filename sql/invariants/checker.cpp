// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/invariants/checker.h"

#include "sql/connection/connection.h"
#include "sql/connection/session.h"

#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace holdfast {

namespace {

constexpr std::size_t kMostHolders = 50;
constexpr std::size_t kMostWithHolders = 100;

// What the statements look at: all of a table, or what was changed since a point.
class Scope
{
public:
    explicit Scope(const std::optional<CheckPoint> &since) : m_since(since) {}

    // The value of a mark that names rows (":orders") or what is made of them (":reserved").
    Literal of(const QByteArray &mark) const
    {
        if (mark == "reserved")
            return part("invariants/reserved", {{"reservations_by_sku", of("reservations_by_sku")}});
        if (!m_since)
            return part("invariants/all/" + mark);
        const QByteArray file = "invariants/changed/" + mark;
        const QList<QByteArray> marks = Statement::named(file).marks();
        std::vector<Param> params;
        for (const QByteArray &inner : marks) {
            if (inner == "since_movement")
                params.push_back({"since_movement", lit(m_since->movement)});
            else if (inner == "since_audit")
                params.push_back({"since_audit", lit(m_since->audit)});
            else // "order_ids" and the like
                params.push_back({inner.constData(), of(inner)});
        }
        return part(file, params);
    }

private:
    std::optional<CheckPoint> m_since;
};

// How often the server has looked at a row for this session, our asking left out.
class Looks
{
public:
    explicit Looks(Reader &reader) : m_reader(reader)
    {
        const qint64 first = counters();
        m_last = counters();
        m_ofAsking = m_last - first;
    }
    qint64 sinceLast()
    {
        const qint64 now = counters();
        return now - std::exchange(m_last, now) - m_ofAsking;
    }

private:
    qint64 counters()
    {
        qint64 sum = 0;
        for (const Row &row : m_reader.all("session/looks"))
            sum += row.text(1).toLongLong();
        return sum;
    }

    Reader &m_reader;
    qint64 m_last = 0, m_ofAsking = 0;
};

QJsonObject object(const Row &row, std::size_t column)
{
    return QJsonDocument::fromJson(row.text(column).toUtf8()).object();
}

Finding findingOf(const char *invariant, const Row &row)
{
    const QJsonObject evidence{{QStringLiteral("expected"), object(row, 5)},
                               {QStringLiteral("actual"), object(row, 6)}};
    Finding finding;
    finding.invariant = invariant;
    finding.key = finding.invariant + '/' + row.bytes(1);
    if (!row.isNull(2))
        finding.order = row.id<OrderId>(2);
    if (!row.isNull(3))
        finding.sku = row.id<SkuId>(3);
    if (!row.isNull(4))
        finding.quote = row.id<QuoteId>(4);
    finding.evidence = QJsonDocument(evidence).toJson(QJsonDocument::Compact);
    return finding;
}

// Whose units a counter disagrees about.
void addHolders(Reader &reader, std::vector<Finding> &findings)
{
    for (std::size_t i = 0; i < std::min(findings.size(), kMostWithHolders); ++i) {
        Finding &finding = findings[i];
        QJsonObject evidence = QJsonDocument::fromJson(finding.evidence).object();
        QJsonArray holders;
        for (const Row &row :
             reader.all("invariants/held_by", {{"sku", lit(finding.sku)}, {"most", lit(qint64(kMostHolders))}}))
            holders << QJsonObject{{QStringLiteral("order"), row.integer(0)},
                                   {QStringLiteral("quantity"), row.integer(1)}};
        evidence.insert(QStringLiteral("held_by"), holders);
        finding.evidence = QJsonDocument(evidence).toJson(QJsonDocument::Compact);
    }
}

// The marks of a statement are const char *: the list must outlive what is made of it.
std::vector<Param> paramsOf(const QList<QByteArray> &marks, const Scope &scope, std::size_t most)
{
    std::vector<Param> params;
    for (const QByteArray &mark : marks)
        params.push_back({mark.constData(), mark == "most" ? lit(qint64(most)) : scope.of(mark)});
    return params;
}

void check(Reader &reader, const Scope &scope, const char *file, std::size_t most, CheckedInvariant &checked)
{
    const QByteArray statement = QByteArray("invariants/") + file;
    const QList<QByteArray> marks = Statement::named(statement).marks();
    const std::vector<Row> rows = reader.all(statement, paramsOf(marks, scope, most));
    for (const Row &row : rows)
        checked.findings.push_back(findingOf(checked.id.constData(), row));
    checked.found += rows.empty() ? 0 : rows.front().integer(0);
}

CheckPoint point(const Row &row)
{
    return {row.integer(1), row.integer(2)};
}

Row pointBefore(Reader &reader, const std::optional<Instant> &before, std::chrono::seconds settling)
{
    return reader.one("invariants/point", {{"before", lit(before)}, {"seconds", lit(qint64(settling.count()))}});
}

} // namespace

qint64 CheckReport::looks() const
{
    qint64 sum = 0;
    for (const CheckedInvariant &checked : invariants)
        sum += checked.looks;
    return sum;
}

qint64 CheckReport::found(Severity severity) const
{
    qint64 sum = 0;
    for (const CheckedInvariant &checked : invariants)
        sum += checked.severity == severity ? checked.found : 0;
    return sum;
}

ConnectionSettings forChecking(ConnectionSettings settings)
{
    settings.isolation = Isolation::RepeatableRead;
    settings.readLimit = std::chrono::hours(1);
    return settings;
}

CheckReport checkAll(Session &session, const CheckRequest &request,
                     const std::function<void(const CheckProgress &)> &told, const std::atomic<bool> *stop)
{
    QElapsedTimer whole;
    whole.start();
    CheckReport report;
    report.isFull = request.isFull();
    const auto isStopped = [&] { return (stop && *stop) || session.isStopped(); };
    int of = 0;
    for (const Invariant &invariant : invariants())
        of += int(invariant.statements.size());

    const auto readAll = [&](Reader &reader) {
        reader.all("session/long_lists");
        const Row begin = pointBefore(reader, std::nullopt, request.settling);
        report.snapshot = begin.instant(0);
        report.through = point(begin);
        std::optional<CheckPoint> since;
        if (const auto *instant = std::get_if<Instant>(&request.since))
            since = point(pointBefore(reader, *instant, request.settling));
        else if (const auto *known = std::get_if<CheckPoint>(&request.since))
            since = *known;
        const Scope scope(since);
        Looks looks(reader);
        int done = 0;
        for (const Invariant &invariant : invariants()) {
            CheckedInvariant checked{invariant.id, invariant.severity, {}, 0, 0, 0};
            QElapsedTimer timer;
            timer.start();
            for (const char *statement : invariant.statements) {
                if (isStopped())
                    return false;
                if (told)
                    told({invariant.id, done++, of});
                check(reader, scope, statement, request.mostFindings, checked);
            }
            if (checked.id == "stock.reserved-equals-held")
                addHolders(reader, checked.findings);
            checked.looks = looks.sinceLast();
            checked.micros = timer.nsecsElapsed() / 1000;
            report.invariants.push_back(std::move(checked));
        }
        report.now = reader.one("store/now").instant(0);
        return true;
    };
    try {
        report.wasStopped = !session.inSnapshot("Check", readAll);
    } catch (const DbError &error) {
        if (error.kind != DbError::Kind::Interrupted || !isStopped())
            throw;
        report.wasStopped = true;
    }
    report.micros = whole.nsecsElapsed() / 1000;
    return report;
}

QByteArrayList statementsOfFullCheck()
{
    const Scope everything{std::nullopt};
    QByteArrayList all;
    for (const Invariant &invariant : invariants()) {
        for (const char *file : invariant.statements) {
            const Statement &statement = Statement::named(QByteArray("invariants/") + file);
            const QList<QByteArray> marks = statement.marks();
            all << statement.render(paramsOf(marks, everything, CheckRequest().mostFindings));
        }
    }
    return all;
}

void stopCheck(const ConnectionSettings &settings, qint64 connectionId)
{
    if (settings.hosts.size() > 1)
        return; // the number says nothing on another host; stop ends the check behind its statement
    Connection connection(settings, settings.hosts.empty() ? ServerAddress() : settings.hosts.front());
    try {
        connection.execute("session/kill_query",
                           Statement::named("session/kill_query").render({{"connection", lit(connectionId)}}));
    } catch (const DbError &error) {
        if (error.native != 1094) // it is gone already
            throw;
    }
}

} // namespace holdfast
