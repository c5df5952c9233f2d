// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/import/sales_judgement.h"

#include <QCryptographicHash>
#include <QElapsedTimer>
#include <QFile>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <limits>
#include <map>

using namespace holdfast;

namespace {

const QByteArray kHeader = "InvoiceNo,StockCode,Description,Quantity,InvoiceDate,UnitPrice,CustomerID,Country\n";

// One line of the file; what a test does not name is good.
struct Line
{
    QByteArray invoice = "1";
    QByteArray code = "A";
    QByteArray quantity = "1";
    QByteArray price = "2.50";
    QByteArray customer = "17850.0";
    QByteArray description = "LANTERN";
    QByteArray date = "2010-12-01 08:26:00";

    QByteArray text() const
    {
        return invoice + ',' + code + ",\"" + description + "\"," + quantity + ',' + date + ',' + price + ',' +
               customer + ",United Kingdom\n";
    }
};

QByteArray sale(const QByteArray &invoice, const QByteArray &code, int quantity, const QByteArray &customer = "17850.0")
{
    Line line;
    line.invoice = invoice;
    line.code = code;
    line.quantity = QByteArray::number(quantity);
    line.customer = customer;
    return line.text();
}

} // namespace

class SalesJudgementTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void makesOneOrderOfAnInvoice();
    void splitsAnInvoiceOfMoreThanTwentySkus_data();
    void splitsAnInvoiceOfMoreThanTwentySkus();
    void sumsOneSkuTwiceInAnInvoice();
    void rejectsASecondPriceInAnInvoice();
    void tellsCodesApartByteByByte();
    void namesASkuByItsFirstDescriptionThatIsNotBlank();
    void takesTheLastAcceptedPriceAsCurrent();
    void readsTheCustomersNumber();
    void gathersAnInvoiceWhoseLinesAreApart();
    void rejectsLinesOfAnotherCustomerInAnInvoice();
    void readsTheShopsClock_data();
    void readsTheShopsClock();
    void datesAnInvoiceByItsFirstAcceptedLine();
    void rejectsABadLine_data();
    void rejectsABadLine();
    void leavesNoTraceOfARejectedLine();
    void acceptsALineAtItsLimits();
    void usesTheCurrencysDecimals();
    void rejectsTheLineThatMakesAQuantityTooLarge();
    void rejectsTheLineThatMakesTheTotalTooLarge();

    void cancelsTheInvoiceThatACreditNoteEquals();
    void cancelsEveryPartOfASplitInvoice();
    void comparesWhatWasAcceptedOfAnInvoice();
    void rejectsAReturnThatEqualsNoInvoice_data();
    void rejectsAReturnThatEqualsNoInvoice();
    void rejectsAReturnThatEqualsTwoInvoices();
    void cancelsAnInvoiceOnlyOnce();
    void looksOnlyAtInvoicesEarlierInTheFile();
    void keepsTheStepsInTheFilesOrder();
    void accountsForEveryLine();
    void pairsManyEqualInvoicesInLittleTime();

    void refusesAFileAsAWhole();
    void refusesToGuessTheShopsClock();
    void stopsWhenTheCallerSaysSo();
    void answersTheDigestOfTheContent();
    void namesEveryReasonByAWordOfItsOwn();
    void judgesARealMonth();

private:
    QString written(const QByteArray &lines)
    {
        const QString path = m_folder.filePath(QStringLiteral("sales.csv"));
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(kHeader + lines) < 0 || !file.flush())
            qFatal("cannot write the test's file");
        return path;
    }

    SalesJudgement judged(const QByteArray &lines, const char *currency = "GBP")
    {
        auto answer = judgeSales(written(lines), *Currency::named(currency), {});
        if (std::holds_alternative<SalesFileProblem>(answer))
            qFatal("the test's file was refused");
        return std::get<SalesJudgement>(std::move(answer));
    }

    static const SalesInvoice &invoice(const SalesJudgement &judgement, size_t step)
    {
        return std::get<SalesInvoice>(judgement.steps.at(step));
    }

    static QByteArray rejects(const SalesJudgement &judgement)
    {
        QByteArray text;
        for (const SalesReject &reject : judgement.rejects)
            text += QByteArray::number(reject.line) + ' ' + word(reject.reason) + '\n';
        return text;
    }

    QTemporaryDir m_folder;
};

void SalesJudgementTest::makesOneOrderOfAnInvoice()
{
    const SalesJudgement judgement = judged(sale("536365", "A", 6) + sale("536365", "B", 2) + sale("536366", "A", 1));
    QCOMPARE(rejects(judgement), QByteArray());
    QCOMPARE(judgement.steps.size(), size_t(2));
    const SalesInvoice &first = invoice(judgement, 0);
    QCOMPARE(first.number, QByteArray("536365"));
    QCOMPARE(first.firstLine, 2);
    QCOMPARE(first.customer, QByteArray("17850"));
    QCOMPARE(first.createdAt.sql(), QByteArray("2010-12-01 08:26:00.000000"));
    QCOMPARE(first.orders.size(), size_t(1));
    const SalesOrder &order = first.orders.front();
    QCOMPARE(order.externalRef, QByteArray("536365"));
    QCOMPARE(order.totalMinor, 2000);
    QCOMPARE(order.lines.size(), size_t(2));
    QCOMPARE(order.lines[0].code, QByteArray("A"));
    QCOMPARE(order.lines[0].quantity, 6);
    QCOMPARE(order.lines[0].unitPriceMinor, 250);
    QCOMPARE(order.lines[1].code, QByteArray("B"));
    QCOMPARE(invoice(judgement, 1).firstLine, 4);

    QCOMPARE(judgement.lines, 3);
    QCOMPARE(judgement.invoices, 2);
    QCOMPARE(judgement.orders, 2);
    QCOMPARE(judgement.orderLines, 3);
    QCOMPARE(judgement.units, 9);
    QCOMPARE(judgement.totalMinor, 2250);
    QCOMPARE(judgement.skus.size(), size_t(2));
    QCOMPARE(judgement.skus[0].code, QByteArray("A"));
    QCOMPARE(judgement.skus[0].units, 7);
    QCOMPARE(judgement.skus[1].units, 2);
}

void SalesJudgementTest::splitsAnInvoiceOfMoreThanTwentySkus_data()
{
    QTest::addColumn<int>("skus");
    QTest::addColumn<QList<int>>("parts");
    QTest::newRow("20") << 20 << QList<int>{20};
    QTest::newRow("21") << 21 << QList<int>{20, 1};
    QTest::newRow("40") << 40 << QList<int>{20, 20};
    QTest::newRow("41") << 41 << QList<int>{20, 20, 1};
}

void SalesJudgementTest::splitsAnInvoiceOfMoreThanTwentySkus()
{
    QFETCH(int, skus);
    QFETCH(QList<int>, parts);
    QByteArray lines;
    for (int i = skus; i > 0; --i) // downwards: the order is that of appearance, not of the codes
        lines += sale("536365", "S" + QByteArray::number(i), 1);
    lines += sale("536365", "S" + QByteArray::number(skus), 4); // summed with the first: still the same number of SKUs
    const SalesJudgement judgement = judged(lines);
    QCOMPARE(judgement.steps.size(), size_t(1));
    QCOMPARE(judgement.orders, parts.size());
    int next = skus;
    for (qsizetype part = 0; part < parts.size(); ++part) {
        const SalesOrder &order = invoice(judgement, 0).orders.at(size_t(part));
        const QByteArray ref = parts.size() == 1 ? "536365" : "536365/" + QByteArray::number(part + 1);
        QCOMPARE(order.externalRef, ref);
        QCOMPARE(order.lines.size(), size_t(parts.at(part)));
        QCOMPARE(order.totalMinor, 250 * (parts.at(part) + (part == 0 ? 4 : 0)));
        for (const SalesLine &line : order.lines)
            QCOMPARE(line.code, "S" + QByteArray::number(next--));
    }
    QCOMPARE(next, 0);
}

void SalesJudgementTest::sumsOneSkuTwiceInAnInvoice()
{
    const SalesJudgement judgement = judged(sale("1", "A", 2) + sale("1", "B", 1) + sale("1", "A", 3));
    QCOMPARE(rejects(judgement), QByteArray());
    const SalesOrder &order = invoice(judgement, 0).orders.front();
    QCOMPARE(order.lines.size(), size_t(2));
    QCOMPARE(order.lines[0].quantity, 5);
    QCOMPARE(order.totalMinor, 1500);
    QCOMPARE(judgement.orderLines, 2);
}

void SalesJudgementTest::rejectsASecondPriceInAnInvoice()
{
    Line other{.price = "2.49"};
    Line same{.price = "2.5"};
    Line elsewhere{.invoice = "2", .price = "2.49"};
    const SalesJudgement judgement = judged(Line().text() + other.text() + same.text() + elsewhere.text());
    QCOMPARE(rejects(judgement), QByteArray("3 second-price\n"));
    QCOMPARE(invoice(judgement, 0).orders.front().lines.front().quantity, 2);
    QCOMPARE(invoice(judgement, 1).orders.front().lines.front().unitPriceMinor, 249);
}

void SalesJudgementTest::tellsCodesApartByteByByte()
{
    const SalesJudgement judgement =
        judged(sale("1", "85123a", 1) + sale("1", "85123A", 1) + sale("1", "85123A ", 1) + sale("1", "\u00e9", 1) +
               sale("1", "e\u0301", 1) + sale("1", "BANK CHARGES", 1));
    QCOMPARE(judgement.skus.size(), size_t(6));
    QCOMPARE(judgement.skus[0].code, QByteArray("85123a"));
    QCOMPARE(judgement.skus[1].code, QByteArray("85123A"));
    QCOMPARE(judgement.skus[2].code, QByteArray("85123A "));
    QCOMPARE(invoice(judgement, 0).orders.front().lines.size(), size_t(6));
}

void SalesJudgementTest::namesASkuByItsFirstDescriptionThatIsNotBlank()
{
    QByteArray lines;
    for (const char *description : {"", "  ", "WHITE \u2665, 7\"\" LANTERN ", "found"})
        lines += Line{.description = description}.text();
    lines += Line{.code = "B", .description = ""}.text();
    const SalesJudgement judgement = judged(lines);
    QCOMPARE(judgement.skus.size(), size_t(2));
    QCOMPARE(judgement.skus[0].name, QStringLiteral("WHITE \u2665, 7\" LANTERN "));
    QCOMPARE(judgement.skus[1].name, QStringLiteral("B"));
}

void SalesJudgementTest::takesTheLastAcceptedPriceAsCurrent()
{
    const SalesJudgement judgement = judged(
        Line{.invoice = "1", .price = "2.50"}.text() + Line{.invoice = "2", .price = "3"}.text() +
        Line{.invoice = "2", .price = "9"}.text() + Line{.invoice = "C3", .quantity = "-1", .price = "8"}.text());
    QCOMPARE(judgement.skus.size(), size_t(1));
    QCOMPARE(judgement.skus[0].priceMinor, 300);
}

void SalesJudgementTest::readsTheCustomersNumber()
{
    const SalesJudgement judgement = judged(sale("1", "A", 1, "17850.0") + sale("2", "A", 1, "") +
                                            sale("3", "A", 1, "13047") + sale("4", "A", 1, "17850"));
    QCOMPARE(rejects(judgement), QByteArray());
    QCOMPARE(judgement.customers, (std::vector<QByteArray>{"17850", "13047"}));
    QCOMPARE(invoice(judgement, 0).customer, QByteArray("17850"));
    QCOMPARE(invoice(judgement, 1).customer, QByteArray());
    QCOMPARE(invoice(judgement, 3).customer, QByteArray("17850"));
}

void SalesJudgementTest::gathersAnInvoiceWhoseLinesAreApart()
{
    const SalesJudgement judgement = judged(sale("1", "A", 1) + sale("2", "A", 1) + sale("1", "B", 1));
    QCOMPARE(judgement.steps.size(), size_t(2));
    QCOMPARE(invoice(judgement, 0).orders.front().lines.size(), size_t(2));
}

void SalesJudgementTest::rejectsLinesOfAnotherCustomerInAnInvoice()
{
    const SalesJudgement judgement = judged(sale("1", "A", 1) + sale("1", "B", 1, "13047.0") + sale("1", "C", 1, "") +
                                            sale("1", "D", 1, "17850") + sale("2", "A", 1, "") + sale("2", "B", 1));
    QCOMPARE(rejects(judgement), QByteArray("3 customer-differs\n4 customer-differs\n7 customer-differs\n"));
    QCOMPARE(invoice(judgement, 0).orders.front().lines.size(), size_t(2));
    QCOMPARE(judgement.customers, std::vector<QByteArray>{"17850"});
}

void SalesJudgementTest::readsTheShopsClock_data()
{
    QTest::addColumn<QByteArray>("clock");
    QTest::addColumn<QByteArray>("utc");
    const auto row = [](const char *name, const char *clock, const char *utc) {
        QTest::newRow(name) << QByteArray(clock) << QByteArray(utc);
    };
    row("winter", "2010-12-01 08:26:00", "2010-12-01 08:26:00.000000");
    row("summer", "2011-07-01 08:26:00", "2011-07-01 07:26:00.000000");
    row("midnight in summer", "2011-07-01 00:00:00", "2011-06-30 23:00:00.000000");
    row("leap day", "2012-02-29 23:59:59", "2012-02-29 23:59:59.000000");
    row("before spring", "2011-03-27 00:59:59", "2011-03-27 00:59:59.000000");
    row("left out in spring", "2011-03-27 01:00:00", "2011-03-27 01:00:00.000000");
    row("left out in spring, half past", "2011-03-27 01:30:00", "2011-03-27 01:30:00.000000");
    row("after spring", "2011-03-27 02:00:00", "2011-03-27 01:00:00.000000");
    row("before autumn", "2011-10-30 00:59:59", "2011-10-29 23:59:59.000000");
    row("twice in autumn", "2011-10-30 01:00:00", "2011-10-30 00:00:00.000000");
    row("twice in autumn, the end", "2011-10-30 01:59:59", "2011-10-30 00:59:59.000000");
    row("after autumn", "2011-10-30 02:00:00", "2011-10-30 02:00:00.000000");
}

void SalesJudgementTest::readsTheShopsClock()
{
    QFETCH(QByteArray, clock);
    const SalesJudgement judgement = judged(Line{.date = clock}.text());
    QCOMPARE(judgement.steps.size(), size_t(1));
    QTEST(invoice(judgement, 0).createdAt.sql(), "utc");
}

void SalesJudgementTest::datesAnInvoiceByItsFirstAcceptedLine()
{
    const SalesJudgement judgement =
        judged(Line{.quantity = "0", .date = "2010-12-01 08:00:00"}.text() +
               Line{.date = "2010-12-01 08:01:00"}.text() + Line{.code = "B", .date = "2010-12-01 07:00:00"}.text());
    QCOMPARE(invoice(judgement, 0).createdAt.sql(), QByteArray("2010-12-01 08:01:00.000000"));
    QCOMPARE(invoice(judgement, 0).firstLine, 3);
}

void SalesJudgementTest::rejectsABadLine_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QByteArray>("reason");
    const auto row = [](const char *name, const Line &line, const char *reason) {
        QTest::newRow(name) << line.text() << QByteArray(reason);
    };
    row("no invoice", {.invoice = ""}, "invoice-not-readable");
    row("an adjustment", {.invoice = "A563185"}, "invoice-not-readable");
    row("a C alone", {.invoice = "C"}, "invoice-not-readable");
    row("a small c", {.invoice = "c5"}, "invoice-not-readable");
    row("an invoice that looks like a part", {.invoice = "1/2"}, "invoice-not-readable");
    row("an invoice beyond its limit", {.invoice = QByteArray(33, '1')}, "invoice-not-readable");
    row("a credit note beyond its limit", {.invoice = 'C' + QByteArray(32, '1')}, "invoice-not-readable");
    row("no code", {.code = ""}, "code-missing");
    row("a code beyond its limit", {.code = QByteArray(65, 'x')}, "code-too-long");
    row("a line end in a code", {.code = "\"A\nB\""}, "code-not-printable");
    row("a tab in a code", {.code = "A\tB"}, "code-not-printable");
    row("a description beyond its limit", {.description = QByteArray("\u5b57").repeated(256)}, "description-too-long");
    row("a customer's name", {.customer = "Smith"}, "customer-not-readable");
    row("a customer with decimals", {.customer = "17850.5"}, "customer-not-readable");
    row("a negative customer", {.customer = "-1"}, "customer-not-readable");
    row("a customer that is a suffix", {.customer = ".0"}, "customer-not-readable");
    row("a blank customer", {.customer = " "}, "customer-not-readable");
    row("a customer beyond its limit", {.customer = QByteArray(33, '1')}, "customer-not-readable");
    row("no quantity", {.quantity = ""}, "not-a-number");
    row("a word as quantity", {.quantity = "six"}, "not-a-number");
    row("half a piece", {.quantity = "1.5"}, "not-a-number");
    row("an exponent in the quantity", {.quantity = "1e3"}, "not-a-number");
    row("a plus", {.quantity = "+1"}, "not-a-number");
    row("a blank before the quantity", {.quantity = " 1"}, "not-a-number");
    row("quantity zero", {.quantity = "0"}, "quantity-not-above-zero");
    row("quantity minus zero", {.quantity = "-0"}, "quantity-not-above-zero");
    row("quantity below zero", {.quantity = "-1"}, "quantity-not-above-zero");
    row("quantity far below zero", {.quantity = "-99999999999999999999"}, "quantity-not-above-zero");
    row("quantity beyond the limit", {.quantity = "1000001"}, "quantity-too-large");
    row("quantity beyond 64 bits", {.quantity = "99999999999999999999"}, "quantity-too-large");
    row("no price", {.price = ""}, "not-a-number");
    row("a decimal comma", {.price = "\"2,50\""}, "not-a-number");
    row("an exponent in the price", {.price = "1e309"}, "not-a-number");
    row("nan", {.price = "nan"}, "not-a-number");
    row("price zero", {.price = "0.0"}, "price-not-above-zero");
    row("price minus zero", {.price = "-0"}, "price-not-above-zero");
    row("price below zero", {.price = "-11062.06"}, "price-not-above-zero");
    row("a tenth of a penny", {.price = "0.001"}, "too-many-decimals");
    row("a price beyond 64 bits", {.price = "92233720368547758.08"}, "amount-too-large");
    row("an amount beyond 64 bits", {.quantity = "2", .price = "46116860184273879.04"}, "amount-too-large");
    row("no date", {.date = ""}, "date-not-readable");
    row("a date without a time", {.date = "2010-12-01"}, "date-not-readable");
    row("the data set's other notation", {.date = "12/1/2010 8:26"}, "date-not-readable");
    row("a T in the date", {.date = "2010-12-01T08:26:00"}, "date-not-readable");
    row("a date with a zone", {.date = "2010-12-01 08:26:00Z"}, "date-not-readable");
    row("no such day", {.date = "2011-02-29 08:26:00"}, "date-not-readable");
    row("no such hour", {.date = "2010-12-01 24:00:00"}, "date-not-readable");
    row("before 1970", {.date = "1969-12-31 23:59:59"}, "date-not-readable");
}

void SalesJudgementTest::rejectsABadLine()
{
    QFETCH(QByteArray, line);
    QFETCH(QByteArray, reason);
    const SalesJudgement judgement = judged(line + sale("2", "GOOD", 1));
    QCOMPARE(rejects(judgement), "2 " + reason + '\n');
    QCOMPARE(judgement.lines, 2);
    QCOMPARE(judgement.steps.size(), size_t(1));
    QCOMPARE(judgement.skus.size(), size_t(1));
}

void SalesJudgementTest::leavesNoTraceOfARejectedLine()
{
    const SalesJudgement judgement = judged(Line{.price = "0", .customer = "1", .description = "FIRST"}.text() +
                                            Line{.customer = "2", .description = ""}.text() +
                                            Line{.price = "9", .customer = "2", .description = "SECOND"}.text() +
                                            Line{.customer = "2", .description = "THIRD"}.text());
    QCOMPARE(rejects(judgement), QByteArray("2 price-not-above-zero\n4 second-price\n"));
    QCOMPARE(judgement.customers, std::vector<QByteArray>{"2"});
    QCOMPARE(judgement.skus.front().name, QStringLiteral("THIRD"));
    QCOMPARE(judgement.skus.front().priceMinor, 250);
    QCOMPARE(judgement.skus.front().units, 2);
    QCOMPARE(judgement.units, 2);
    QCOMPARE(judgement.totalMinor, 500);
}

void SalesJudgementTest::acceptsALineAtItsLimits()
{
    const Line line{.invoice = QByteArray(32, '1'),
                    .code = QByteArray(64, 'x'),
                    .quantity = "1000000",
                    .price = "92233720368.54",
                    .customer = QByteArray(32, '1') + ".0",
                    .description = QByteArray("\u5b57").repeated(255)};
    const SalesJudgement judgement = judged(line.text());
    QCOMPARE(rejects(judgement), QByteArray());
    QCOMPARE(judgement.totalMinor, 9223372036854000000);
    QCOMPARE(judgement.skus.front().name.size(), 255);
}

void SalesJudgementTest::usesTheCurrencysDecimals()
{
    const QByteArray lines = Line{.code = "A", .price = "2.5"}.text() + Line{.code = "B", .price = "2.500"}.text() +
                             Line{.code = "C", .price = "2.555"}.text() + Line{.code = "D", .price = "2.0"}.text();
    const SalesJudgement pounds = judged(lines, "GBP");
    QCOMPARE(rejects(pounds), QByteArray("4 too-many-decimals\n"));
    QCOMPARE(pounds.totalMinor, 700);
    const SalesJudgement yen = judged(lines, "JPY");
    QCOMPARE(rejects(yen), QByteArray("2 too-many-decimals\n3 too-many-decimals\n4 too-many-decimals\n"));
    QCOMPARE(yen.totalMinor, 2);
    const SalesJudgement dinars = judged(lines, "KWD");
    QCOMPARE(rejects(dinars), QByteArray());
    QCOMPARE(dinars.totalMinor, 9555);
}

void SalesJudgementTest::rejectsTheLineThatMakesAQuantityTooLarge()
{
    const SalesJudgement judgement = judged(sale("1", "A", 999'999) + sale("1", "A", 2) + sale("1", "A", 1) +
                                            sale("1", "A", 1) + sale("2", "A", 1'000'000));
    QCOMPARE(rejects(judgement), QByteArray("3 quantity-too-large\n5 quantity-too-large\n"));
    QCOMPARE(invoice(judgement, 0).orders.front().lines.front().quantity, 1'000'000);
    QCOMPARE(judgement.skus.front().units, 2'000'000);
}

void SalesJudgementTest::rejectsTheLineThatMakesTheTotalTooLarge()
{
    const SalesJudgement judgement =
        judged(Line{.price = "92233720368547758.06"}.text() + Line{.code = "B", .price = "0.02"}.text() +
               Line{.invoice = "2", .code = "B", .price = "0.01"}.text());
    QCOMPARE(rejects(judgement), QByteArray("3 amount-too-large\n"));
    QCOMPARE(judgement.totalMinor, std::numeric_limits<qint64>::max());
    QCOMPARE(judgement.orders, 2);
}

void SalesJudgementTest::cancelsTheInvoiceThatACreditNoteEquals()
{
    // Another order of the lines, a SKU in two lines and another price do not matter.
    const SalesJudgement judgement =
        judged(sale("1", "A", 3) + sale("1", "B", 2) + sale("C2", "B", -2) + sale("C2", "A", -1) +
               Line{.invoice = "C2", .quantity = "-2", .price = "0"}.text());
    QCOMPARE(rejects(judgement), QByteArray());
    QCOMPARE(judgement.steps.size(), size_t(2));
    const auto &cancel = std::get<SalesReturn>(judgement.steps[1]);
    QCOMPARE(cancel.number, QByteArray("C2"));
    QCOMPARE(cancel.firstLine, 4);
    QCOMPARE(cancel.cancels, std::vector<QByteArray>{"1"});
    QCOMPARE(cancel.units, 5);
    QCOMPARE(judgement.creditNotes, 1);
    QCOMPARE(judgement.returns, 1);
    QCOMPARE(judgement.returnedUnits, 5);
    QCOMPARE(judgement.units, 5); // the order is still made, and the opening stock covers it
    QCOMPARE(judgement.skus.front().units, 3);
}

void SalesJudgementTest::cancelsEveryPartOfASplitInvoice()
{
    QByteArray sales, credits;
    for (int i = 0; i < 41; ++i) {
        sales += sale("1", "S" + QByteArray::number(i), 2);
        credits += sale("C2", "S" + QByteArray::number(i), -2);
    }
    const SalesJudgement judgement = judged(sales + credits);
    QCOMPARE(judgement.steps.size(), size_t(2));
    QCOMPARE(std::get<SalesReturn>(judgement.steps[1]).cancels, (std::vector<QByteArray>{"1/1", "1/2", "1/3"}));
    QCOMPARE(judgement.returnedUnits, 82);
}

void SalesJudgementTest::comparesWhatWasAcceptedOfAnInvoice()
{
    const QByteArray invoiceLines = sale("1", "A", 1) + Line{.code = "B", .price = "0"}.text();
    QCOMPARE(judged(invoiceLines + sale("C2", "A", -1)).returns, 1);
    QCOMPARE(judged(invoiceLines + sale("C2", "A", -1) + sale("C2", "B", -1)).returns, 0);
}

void SalesJudgementTest::rejectsAReturnThatEqualsNoInvoice_data()
{
    QTest::addColumn<QByteArray>("credit");
    QTest::newRow("fewer pieces") << sale("C2", "A", -2) + sale("C2", "B", -2);
    QTest::newRow("more pieces") << sale("C2", "A", -4) + sale("C2", "B", -2);
    QTest::newRow("fewer SKUs") << sale("C2", "A", -3);
    QTest::newRow("more SKUs") << sale("C2", "A", -3) + sale("C2", "B", -2) + sale("C2", "C", -1);
    QTest::newRow("another case") << sale("C2", "a", -3) + sale("C2", "B", -2);
    QTest::newRow("another customer") << sale("C2", "A", -3, "1") + sale("C2", "B", -2, "1");
    QTest::newRow("two customers") << sale("C2", "A", -3) + sale("C2", "B", -2, "1");
    QTest::newRow("two customers, the invoice's last") << sale("C2", "A", -3, "1") + sale("C2", "B", -2);
    QTest::newRow("the walk-in customer") << sale("C2", "A", -3, "") + sale("C2", "B", -2, "");
    QTest::newRow("no readable customer") << sale("C2", "A", -3, "x") + sale("C2", "B", -2, "x");
    QTest::newRow("a quantity above zero") << sale("C2", "A", -4) + sale("C2", "A", 1) + sale("C2", "B", -2);
    QTest::newRow("a quantity of zero") << sale("C2", "A", -3) + sale("C2", "B", -2) + sale("C2", "A", 0);
    QTest::newRow("no number") << sale("C2", "A", -3) + sale("C2", "B", -2) +
                                      Line{.invoice = "C2", .quantity = "x"}.text();
    QTest::newRow("a quantity beyond 64 bits") << sale("C2", "A", -3) + sale("C2", "B", -2) +
                                                      Line{.invoice = "C2", .quantity = "-99999999999999999999"}.text();
    QTest::newRow("no code") << sale("C2", "A", -3) + sale("C2", "B", -2) + sale("C2", "", -1);
}

void SalesJudgementTest::rejectsAReturnThatEqualsNoInvoice()
{
    QFETCH(QByteArray, credit);
    const SalesJudgement judgement =
        judged(sale("1", "A", 3) + sale("1", "B", 2) + sale("3", "A", 3, "") + sale("3", "B", 2, "") + credit);
    QByteArray expected;
    for (qsizetype i = 0; i < credit.count('\n'); ++i)
        expected += QByteArray::number(6 + i) + " partial-return\n";
    QCOMPARE(rejects(judgement), expected);
    QCOMPARE(judgement.steps.size(), size_t(2));
    QCOMPARE(judgement.creditNotes, 1);
    QCOMPARE(judgement.returnedUnits, 0);
}

void SalesJudgementTest::rejectsAReturnThatEqualsTwoInvoices()
{
    const SalesJudgement judgement =
        judged(sale("1", "A", 3) + sale("2", "A", 3) + sale("C3", "A", -1) + sale("C3", "A", -2));
    QCOMPARE(rejects(judgement), QByteArray("4 ambiguous-return\n5 ambiguous-return\n"));
    QCOMPARE(judgement.returns, 0);
}

void SalesJudgementTest::cancelsAnInvoiceOnlyOnce()
{
    const SalesJudgement judgement =
        judged(sale("1", "A", 3) + sale("C2", "A", -3) + sale("C3", "A", -3) + sale("4", "A", 3) + sale("C5", "A", -3));
    QCOMPARE(rejects(judgement), QByteArray("4 partial-return\n"));
    QCOMPARE(judgement.returns, 2);
    QCOMPARE(std::get<SalesReturn>(judgement.steps.at(1)).cancels, std::vector<QByteArray>{"1"});
    QCOMPARE(std::get<SalesReturn>(judgement.steps.at(3)).cancels, std::vector<QByteArray>{"4"});
}

void SalesJudgementTest::looksOnlyAtInvoicesEarlierInTheFile()
{
    const SalesJudgement judgement = judged(sale("C1", "A", -3) + sale("2", "A", 3));
    QCOMPARE(rejects(judgement), QByteArray("2 partial-return\n"));
    // Between the equal one before and the equal one after there is nothing to guess.
    QCOMPARE(judged(sale("1", "A", 3) + sale("C2", "A", -3) + sale("3", "A", 3)).returns, 1);
}

void SalesJudgementTest::keepsTheStepsInTheFilesOrder()
{
    const SalesJudgement judgement = judged(sale("9", "A", 1) + sale("C8", "A", -1) + sale("7", "A", 1) +
                                            sale("6", "B", 1) + sale("C5", "B", -1) + sale("7", "C", 1));
    QByteArray order;
    qint64 last = 0;
    for (const auto &step : judgement.steps) {
        std::visit(
            [&](const auto &s) {
                order += s.number + ' ';
                QVERIFY(s.firstLine > last);
                last = s.firstLine;
            },
            step);
    }
    QCOMPARE(order, QByteArray("9 C8 7 6 C5 "));
}

void SalesJudgementTest::accountsForEveryLine()
{
    const SalesJudgement judgement =
        judged(sale("C9", "A", -1) + sale("1", "A", 0) + sale("1", "A", 2) + sale("X", "A", 2) + sale("C2", "A", -2));
    QCOMPARE(judgement.lines, 5);
    QCOMPARE(rejects(judgement),
             QByteArray("2 partial-return\n3 quantity-not-above-zero\n5 invoice-not-readable\n")); // by line
    QCOMPARE(judgement.orderLines, 1);
    QCOMPARE(judgement.returns, 1);
}

void SalesJudgementTest::pairsManyEqualInvoicesInLittleTime()
{
    QByteArray lines;
    constexpr int count = 20'000;
    for (int i = 1; i <= count; ++i)
        lines += sale(QByteArray::number(i), "A", 1);
    for (int i = 1; i <= count; ++i)
        lines += sale("C" + QByteArray::number(i), "A", -1);
    QElapsedTimer timer;
    timer.start();
    const SalesJudgement judgement = judged(lines);
    QCOMPARE(judgement.rejects.size(), size_t(count));
    QCOMPARE(judgement.rejects.front().reason, RejectReason::AmbiguousReturn);
    QVERIFY2(timer.elapsed() < 10'000, qPrintable(QString::number(timer.elapsed())));
}

void SalesJudgementTest::refusesAFileAsAWhole()
{
    const auto answer = judgeSales(written(sale("1", "A", 1) + "2,A\n"), *Currency::named("GBP"), {});
    QVERIFY(std::holds_alternative<SalesFileProblem>(answer));
    QCOMPARE(std::get<SalesFileProblem>(answer).kind, SalesFileProblem::Kind::WrongFieldCount);
    QCOMPARE(std::get<SalesFileProblem>(answer).line, 3);
}

void SalesJudgementTest::refusesToGuessTheShopsClock()
{
    const auto answer = judgeSales(written(sale("1", "A", 1)), *Currency::named("GBP"), {}, "Europe/Nowhere");
    QVERIFY(std::holds_alternative<SalesFileProblem>(answer));
    QCOMPARE(std::get<SalesFileProblem>(answer).kind, SalesFileProblem::Kind::NoTimeZone);
    QCOMPARE(std::get<SalesFileProblem>(answer).detail, QStringLiteral("Europe/Nowhere"));
}

void SalesJudgementTest::stopsWhenTheCallerSaysSo()
{
    const QString path = written(sale("1", "A", 1).repeated(10'000));
    std::vector<qint64> reports;
    const auto whole = judgeSales(path, *Currency::named("GBP"), [&](qint64 lines) {
        reports.push_back(lines);
        return true;
    });
    QVERIFY(std::holds_alternative<SalesJudgement>(whole));
    QVERIFY(reports.size() >= 2);
    QVERIFY(std::is_sorted(reports.begin(), reports.end()));

    const auto stopped = judgeSales(path, *Currency::named("GBP"), [](qint64) { return false; });
    QVERIFY(std::holds_alternative<SalesFileProblem>(stopped));
    QCOMPARE(std::get<SalesFileProblem>(stopped).kind, SalesFileProblem::Kind::Stopped);
}

void SalesJudgementTest::answersTheDigestOfTheContent()
{
    const QByteArray lines = sale("1", "A", 1);
    QCOMPARE(judged(lines).sha256, QCryptographicHash::hash(kHeader + lines, QCryptographicHash::Sha256));
}

void SalesJudgementTest::namesEveryReasonByAWordOfItsOwn()
{
    QSet<QByteArray> words;
    const int last = static_cast<int>(RejectReason::AmbiguousReturn);
    for (int i = 0; i <= last; ++i) {
        const QByteArray text = word(static_cast<RejectReason>(i));
        QVERIFY(!text.isEmpty());
        for (const char c : text)
            QVERIFY((c >= 'a' && c <= 'z') || c == '-');
        words.insert(text);
    }
    QCOMPARE(words.size(), last + 1);
    QCOMPARE(word(RejectReason::PartialReturn), "partial-return");
    QCOMPARE(word(RejectReason::SecondPrice), "second-price");
}

// HOLDFAST_SALES_DATA is the path of 2010-12.csv[.gz] of the Online Retail data (UCI, CC BY 4.0).
void SalesJudgementTest::judgesARealMonth()
{
    const QString path = qEnvironmentVariable("HOLDFAST_SALES_DATA");
    if (path.isEmpty())
        QSKIP("HOLDFAST_SALES_DATA does not name the Online Retail data of 2010-12");
    const auto answer = judgeSales(path, *Currency::named("GBP"), {});
    QVERIFY(std::holds_alternative<SalesJudgement>(answer));
    const auto &judgement = std::get<SalesJudgement>(answer);
    QCOMPARE(judgement.lines, 42'481);
    QCOMPARE(judgement.invoices, 1'559);
    QCOMPARE(judgement.orders, 2'916);
    QCOMPARE(judgement.orderLines, 40'527);
    QCOMPARE(judgement.units, 357'980);
    QCOMPARE(judgement.totalMinor, 82'082'604);
    QCOMPARE(judgement.creditNotes, 326);
    QCOMPARE(judgement.returns, 6);
    QCOMPARE(judgement.returnedUnits, 1'616);
    std::map<RejectReason, int> counts;
    for (const SalesReject &reject : judgement.rejects)
        ++counts[reject.reason];
    QCOMPARE(counts[RejectReason::PriceNotAboveZero], 203);
    QCOMPARE(counts[RejectReason::SecondPrice], 108);
    QCOMPARE(counts[RejectReason::QuantityNotAboveZero], 70);
    QCOMPARE(counts[RejectReason::AmbiguousReturn], 0);
}

QTEST_GUILESS_MAIN(SalesJudgementTest)
#include "tst_sales_judgement.moc"
