// SPDX-License-Identifier: GPL-3.0-or-later
// import sales FILE.csv[.gz] [--rejects FILE] [--margin PERCENT]
#include "app/cli/verb.h"

#include "app/import/sales_import.h"
#include "sql/connection/session.h"

#include <QCommandLineParser>
#include <QFileInfo>
#include <QSaveFile>

#include <cstdio>
#include <map>
#include <unistd.h>

namespace holdfast::cli {

namespace {

QString sentence(const SalesFileProblem &problem)
{
    using Kind = SalesFileProblem::Kind;
    const QString detail = plain(problem.detail);
    switch (problem.kind) {
    case Kind::CannotOpen:
        return QStringLiteral("it cannot be read (%1)").arg(detail);
    case Kind::TruncatedGzip:
        return QStringLiteral("the gzip file is cut off before its end");
    case Kind::DamagedGzip:
        return QStringLiteral("the gzip file is damaged (%1)").arg(detail);
    case Kind::Empty:
        return QStringLiteral("it is empty");
    case Kind::TooLarge:
        return QStringLiteral("it is larger than %1 MiB unpacked").arg(kMaximumSalesBytes / 1024 / 1024);
    case Kind::TooManyLines:
        return QStringLiteral("it has more than %1 lines").arg(kMaximumSalesLines);
    case Kind::LineTooLong:
        return QStringLiteral("a line is longer than %1 bytes").arg(kMaximumSalesLineBytes);
    case Kind::NotText:
        return QStringLiteral("it is not text (byte %1)").arg(detail);
    case Kind::InvalidUtf8:
        return QStringLiteral("it is not UTF-8 (byte %1)").arg(detail);
    case Kind::WrongHeader:
        return QStringLiteral("its first line does not name the eight columns InvoiceNo … Country, but reads \"%1\"")
            .arg(detail);
    case Kind::BrokenQuoting:
        return QStringLiteral("a quotation mark is out of place");
    case Kind::FieldTooLong:
        return QStringLiteral("the field %1 is longer than %2 bytes; often a quotation mark was never closed")
            .arg(detail)
            .arg(kMaximumSalesFieldBytes);
    case Kind::WrongFieldCount:
        return QStringLiteral("a record has %1 fields instead of %2").arg(detail).arg(kSalesColumns);
    case Kind::NoTimeZone:
        return QStringLiteral("this computer has no time zone data for %1 (Debian: tzdata)").arg(detail);
    case Kind::Stopped:
        return QStringLiteral("reading was stopped");
    }
    return {};
}

Answer badFile(const QString &path, const SalesFileProblem &problem)
{
    QString where;
    if (problem.line > 0)
        where = problem.column > 0 ? QStringLiteral(", line %1, byte %2").arg(problem.line).arg(problem.column)
                                   : QStringLiteral(", line %1").arg(problem.line);
    return {"BadFile",
            Exit::Usage,
            {{QStringLiteral("file"), path},
             {QStringLiteral("line"), problem.line},
             {QStringLiteral("column"), problem.column}},
            QStringLiteral("%1%2: %3. Nothing was changed.").arg(plain(path), where, sentence(problem)),
            {}};
}

// Overwrites its line on a terminal, says nothing elsewhere.
class Progress
{
public:
    ~Progress()
    {
        if (m_shown)
            std::fputs("\r\033[K", stderr);
    }
    void show(const QString &text)
    {
        if (!m_terminal)
            return;
        m_shown = true;
        std::fprintf(stderr, "\r\033[K%s", qPrintable(text));
        std::fflush(stderr);
    }

private:
    const bool m_terminal = isatty(STDERR_FILENO) != 0;
    bool m_shown = false;
};

bool writeRejects(const QString &path, const SalesJudgement &judgement, const SalesImportReport *report)
{
    std::multimap<qint64, QByteArray> lines;
    for (const SalesReject &reject : judgement.rejects)
        lines.emplace(reject.line, word(reject.reason));
    if (report) {
        for (const SalesImportReport::Refusal &refusal : report->refusals)
            lines.emplace(refusal.line, refusal.token);
    }
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return false;
    file.write("line,reason\n");
    for (const auto &[line, reason] : lines)
        file.write(QByteArray::number(line) + ',' + reason + '\n');
    return file.commit();
}

struct ImportRequest
{
    QString file;
    QString rejects;
    int margin = 0;
};

Answer importFile(OpenStore &open, const ImportRequest &request)
{
    const QString original = QFileInfo(request.file).canonicalFilePath();
    if (!original.isEmpty() && original == QFileInfo(request.rejects).canonicalFilePath())
        return usage(QStringLiteral("The rejects file cannot be the sales file itself. Nothing was changed."));

    // First pass: the whole file, and nothing is written.
    Progress progress;
    const auto judged = judgeSales(request.file, open.store.currency, [&](qint64 lines) {
        progress.show(QStringLiteral("Reading: %1 lines").arg(lines));
        return true;
    });
    if (const auto *problem = std::get_if<SalesFileProblem>(&judged))
        return badFile(request.file, *problem);
    const auto &judgement = std::get<SalesJudgement>(judged);
    if (!writeRejects(request.rejects, judgement, nullptr))
        return usage(
            QStringLiteral("The rejects file %1 cannot be written. Nothing was changed.").arg(plain(request.rejects)));

    // Second pass.
    SalesImportReport report;
    try {
        report = importSales(*open.session, open.store, judgement, request.margin, [&](qint64 done, qint64 all) {
            if (done % 10 == 0 || done == all)
                progress.show(QStringLiteral("Importing: %1 of %2 invoices").arg(done).arg(all));
            return true;
        });
    } catch (const DbError &error) {
        Answer answer = noAnswer(error, QStringLiteral("whether the last invoice was imported"));
        answer.sentence += QStringLiteral(" What was imported before stays; the same command goes on from there.");
        answer.sentence.replace(kNothingChanged, QStringLiteral(" The step that met this wrote nothing."));
        return answer;
    }
    if (!report.refusals.empty() && !writeRejects(request.rejects, judgement, &report))
        return usage(QStringLiteral("The rejects file %1 cannot be written any more; the import itself is done.")
                         .arg(plain(request.rejects)));

    QJsonObject reasons;
    for (const SalesReject &reject : judgement.rejects) {
        const QString reason = QLatin1String(word(reject.reason));
        reasons.insert(reason, reasons.value(reason).toInteger() + 1);
    }
    const QJsonObject fields{{QStringLiteral("lines"), judgement.lines},
                             {QStringLiteral("invoices"), judgement.invoices},
                             {QStringLiteral("orders"), judgement.orders},
                             {QStringLiteral("order_lines"), judgement.orderLines},
                             {QStringLiteral("units"), judgement.units},
                             {QStringLiteral("total"), json(Money{judgement.totalMinor, open.store.currency})},
                             {QStringLiteral("returns"), judgement.returns},
                             {QStringLiteral("returned_units"), judgement.returnedUnits},
                             {QStringLiteral("new_skus"), report.newSkus},
                             {QStringLiteral("new_customers"), report.newCustomers},
                             {QStringLiteral("imported_invoices"), report.importedInvoices},
                             {QStringLiteral("imported_orders"), report.importedOrders},
                             {QStringLiteral("known_invoices"), report.knownInvoices},
                             {QStringLiteral("cancelled_returns"), report.cancelledReturns},
                             {QStringLiteral("known_returns"), report.knownReturns},
                             {QStringLiteral("refused"), qint64(report.refusals.size())},
                             {QStringLiteral("rejected_lines"), qint64(judgement.rejects.size())},
                             {QStringLiteral("rejects_by_reason"), reasons},
                             {QStringLiteral("rejects_file"), request.rejects}};
    QString listing =
        table({QStringLiteral("In the file"), QStringLiteral("")},
              {{QStringLiteral("lines"), QString::number(judgement.lines)},
               {QStringLiteral("invoices"), QString::number(judgement.invoices)},
               {QStringLiteral("orders"), QString::number(judgement.orders)},
               {QStringLiteral("order lines"), QString::number(judgement.orderLines)},
               {QStringLiteral("units"), QString::number(judgement.units)},
               {QStringLiteral("total"), QString::fromLatin1(Money{judgement.totalMinor, open.store.currency}.plain() +
                                                             ' ' + open.store.currency.code)},
               {QStringLiteral("cancelled invoices"),
                QStringLiteral("%1 (%2 units back)").arg(judgement.returns).arg(judgement.returnedUnits)},
               {QStringLiteral("rejected lines"), QString::number(judgement.rejects.size())}});
    for (auto reason = reasons.begin(); reason != reasons.end(); ++reason)
        listing += QStringLiteral("  %1 %2\n").arg(reason.value().toInteger(), 6).arg(reason.key());
    const QString told =
        QStringLiteral("%1 invoices imported (%2 orders), %3 were here before; %4 cancelled, %5 before. Rejects: %6")
            .arg(report.importedInvoices)
            .arg(report.importedOrders)
            .arg(report.knownInvoices)
            .arg(report.cancelledReturns)
            .arg(report.knownReturns)
            .arg(plain(request.rejects));
    const bool refused = !report.refusals.empty();
    return {refused ? "Refused" : "Imported", refused ? Exit::Refused : Exit::Done, fields,
            refused ? told + QStringLiteral(". The store refused %1; see the rejects file.").arg(report.refusals.size())
                    : told,
            listing};
}

} // namespace

Parsed importVerb(const QStringList &words)
{
    QCommandLineParser parser;
    const QCommandLineOption rejects(QStringLiteral("rejects"), QString(), QStringLiteral("FILE"));
    const QCommandLineOption margin(QStringLiteral("margin"), QString(), QStringLiteral("PERCENT"),
                                    QStringLiteral("0"));
    parser.addOptions({rejects, margin});
    if (const auto problem = parse(parser, words))
        return *problem;
    const QStringList positional = parser.positionalArguments();
    if (positional.value(0) != u"sales" || positional.size() != 2)
        return usage(QStringLiteral("usage: import sales FILE.csv[.gz] [--rejects FILE] [--margin PERCENT]"));
    ImportRequest request{positional.at(1), parser.value(rejects), 0};
    bool ok = false;
    request.margin = parser.value(margin).toInt(&ok);
    if (!ok || request.margin < 0 || request.margin > 1000)
        return usage(
            QStringLiteral("--margin is a whole number of percent from 0 to 1000, not \"%1\". Nothing was changed.")
                .arg(plain(parser.value(margin).left(80))));
    if (request.rejects.isEmpty()) // never silent: without a name it is named after the file, in the current folder
        request.rejects = QFileInfo(request.file).baseName() + QStringLiteral(".rejects.csv");
    return [request](OpenStore &open) { return importFile(open, request); };
}

} // namespace holdfast::cli
