// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/import/sales_file.h"

#include <QCryptographicHash>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <zlib.h>

#include <limits>
#include <vector>

using namespace holdfast;
using Kind = SalesFileProblem::Kind;

namespace {

const QByteArray kHeader = "InvoiceNo,StockCode,Description,Quantity,InvoiceDate,UnitPrice,CustomerID,Country\n";
const QByteArray kLine = "536365,85123A,LANTERN,6,2010-12-01 08:26:00,2.55,17850.0,United Kingdom\n";

QByteArray gzipped(const QByteArray &content)
{
    z_stream stream = {};
    if (deflateInit2(&stream, 9, Z_DEFLATED, 16 + MAX_WBITS, 8, Z_DEFAULT_STRATEGY) != Z_OK)
        return {};
    QByteArray input = content;
    QByteArray packed(static_cast<qsizetype>(deflateBound(&stream, static_cast<uLong>(input.size()))), '\0');
    stream.next_in = reinterpret_cast<Bytef *>(input.data());
    stream.avail_in = static_cast<uInt>(input.size());
    stream.next_out = reinterpret_cast<Bytef *>(packed.data());
    stream.avail_out = static_cast<uInt>(packed.size());
    const int result = deflate(&stream, Z_FINISH);
    packed.resize(static_cast<qsizetype>(stream.total_out));
    deflateEnd(&stream);
    return result == Z_STREAM_END ? packed : QByteArray();
}

// Lines that do not pack to nothing, so that a gzip can be cut and bent in its middle.
QByteArray manyLines(int count)
{
    QByteArray content = kHeader;
    for (int i = 0; i < count; ++i) {
        const QByteArray number = QByteArray::number(i);
        content += number + ",CODE" + number + ',' + QCryptographicHash::hash(number, QCryptographicHash::Md5).toHex() +
                   ",1,2010-12-01 08:26:00,2.55,,United Kingdom\n";
    }
    return content;
}

} // namespace

class SalesFileTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_records.clear();
        m_sha256.clear();
    }

    void readsTheEightFieldsOfARecord();
    void readsCrlfAndALastLineWithoutAnEnd();
    void acceptsAByteOrderMark();
    void keepsBlanksCommasQuotesAndLineBreaksOfAField();
    void numbersARecordByItsFirstPhysicalLine();
    void passesOverEmptyLinesAndStillCountsThem();
    void acceptsAFileWithAHeaderOnly();
    void acceptsQuotedColumnNames();
    void readsLinesAcrossBlocks();
    void answersTheDigestOfTheContent();
    void stopsWhenTheCallerSaysSo();

    void knowsGzipByItsFirstBytesWhateverTheName();
    void readsGzipMembersInARowAsOneContent();
    void refusesAGzipThatIsCutOffAnywhere();
    void refusesADamagedGzip_data();
    void refusesADamagedGzip();
    void refusesAGzipThatUnpacksBeyondTheLimits();

    void refusesAFileThatCannotBeOpened();
    void refusesBadContent_data();
    void refusesBadContent();
    void refusesInvalidUtf8_data();
    void refusesInvalidUtf8();
    void acceptsEveryLengthOfUtf8();
    void acceptsALineAndAFieldAtTheirLimits();
    void refusesMoreLinesThanTheLimit();

private:
    std::optional<SalesFileProblem> read(const QByteArray &content, const char *name = "sales.csv")
    {
        const QString path = m_folder.filePath(QString::fromLatin1(name));
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size() || !file.flush())
            qFatal("cannot write the test's file");
        file.close();
        m_records.clear();
        const auto answer = readSales(path, [this](SalesRecord &&record) {
            m_records.push_back(std::move(record));
            return m_records.size() < m_stopAfter;
        });
        if (const auto *problem = std::get_if<SalesFileProblem>(&answer))
            return *problem;
        m_sha256 = std::get<QByteArray>(answer);
        return std::nullopt;
    }

    QTemporaryDir m_folder;
    std::vector<SalesRecord> m_records;
    QByteArray m_sha256;
    size_t m_stopAfter = std::numeric_limits<size_t>::max();
};

void SalesFileTest::readsTheEightFieldsOfARecord()
{
    QVERIFY(!read(kHeader + kLine));
    QCOMPARE(m_records.size(), size_t(1));
    const SalesRecord &record = m_records.front();
    QCOMPARE(record.line, 2);
    QCOMPARE(record.invoice, QByteArray("536365"));
    QCOMPARE(record.code, QByteArray("85123A"));
    QCOMPARE(record.description, QByteArray("LANTERN"));
    QCOMPARE(record.quantity, QByteArray("6"));
    QCOMPARE(record.date, QByteArray("2010-12-01 08:26:00"));
    QCOMPARE(record.price, QByteArray("2.55"));
    QCOMPARE(record.customer, QByteArray("17850.0"));
    QCOMPARE(record.country, QByteArray("United Kingdom"));
}

void SalesFileTest::readsCrlfAndALastLineWithoutAnEnd()
{
    const QByteArray crlf = QByteArray(kHeader + kLine + kLine).replace("\n", "\r\n");
    QVERIFY(!read(crlf));
    QCOMPARE(m_records.size(), size_t(2));
    QCOMPARE(m_records.back().country, QByteArray("United Kingdom"));
    for (const int ending : {1, 2}) {
        QVERIFY(!read(crlf.chopped(ending)));
        QCOMPARE(m_records.size(), size_t(2));
        QCOMPARE(m_records.back().country, QByteArray("United Kingdom"));
        QCOMPARE(m_records.back().line, 3);
    }
    QVERIFY(!read(kHeader + "1,A,B,1,D,2,,\"UK\""));
    QCOMPARE(m_records.back().country, QByteArray("UK"));
}

void SalesFileTest::acceptsAByteOrderMark()
{
    QVERIFY(!read("\xef\xbb\xbf" + kHeader + kLine));
    QCOMPARE(m_records.size(), size_t(1));
    QCOMPARE(read(kHeader + "\xef\xbb\xbf" + kLine), std::nullopt);
    QCOMPARE(m_records.front().invoice, QByteArray("\xef\xbb\xbf"
                                                   "536365"));
}

void SalesFileTest::keepsBlanksCommasQuotesAndLineBreaksOfAField()
{
    QVERIFY(!read(kHeader + "1, A ,\"7\"\" disc, \r\nblue \",1,D, 2,,UK \n"));
    QCOMPARE(m_records.size(), size_t(1));
    QCOMPARE(m_records.front().code, QByteArray(" A "));
    QCOMPARE(m_records.front().description, QByteArray("7\" disc, \r\nblue "));
    QCOMPARE(m_records.front().price, QByteArray(" 2"));
    QCOMPARE(m_records.front().country, QByteArray("UK "));
}

void SalesFileTest::numbersARecordByItsFirstPhysicalLine()
{
    QVERIFY(!read(kHeader + "1,A,\"one\n\ntwo\",1,D,2,,UK\n" + kLine));
    QCOMPARE(m_records.size(), size_t(2));
    QCOMPARE(m_records.front().line, 2);
    QCOMPARE(m_records.front().description, QByteArray("one\n\ntwo"));
    QCOMPARE(m_records.back().line, 5);
}

void SalesFileTest::passesOverEmptyLinesAndStillCountsThem()
{
    QVERIFY(!read(kHeader + "\n\r\n" + kLine + "\n"));
    QCOMPARE(m_records.size(), size_t(1));
    QCOMPARE(m_records.front().line, 4);
}

void SalesFileTest::acceptsAFileWithAHeaderOnly()
{
    QVERIFY(!read(kHeader));
    QVERIFY(!read(kHeader.chopped(1)));
    QVERIFY(m_records.empty());
}

void SalesFileTest::acceptsQuotedColumnNames()
{
    QVERIFY(!read("\"InvoiceNo\",\"StockCode\",\"Description\",\"Quantity\",\"InvoiceDate\",\"UnitPrice\","
                  "\"CustomerID\",\"Country\"\n" +
                  kLine));
    QCOMPARE(m_records.size(), size_t(1));
}

void SalesFileTest::readsLinesAcrossBlocks()
{
    const QByteArray content = manyLines(3000);
    QVERIFY(content.size() > 3 * 64 * 1024);
    for (const QByteArray &file : {content, gzipped(content)}) {
        QVERIFY(!read(file));
        QCOMPARE(m_records.size(), size_t(3000));
        for (size_t i = 0; i < m_records.size(); ++i) {
            QCOMPARE(m_records[i].invoice, QByteArray::number(qulonglong(i)));
            QCOMPARE(m_records[i].line, qint64(i) + 2);
            QCOMPARE(m_records[i].country, QByteArray("United Kingdom"));
        }
    }
}

void SalesFileTest::answersTheDigestOfTheContent()
{
    const QByteArray content = manyLines(2000);
    const QByteArray digest = QCryptographicHash::hash(content, QCryptographicHash::Sha256);
    QVERIFY(!read(content));
    QCOMPARE(m_sha256, digest);
    QVERIFY(!read(gzipped(content)));
    QCOMPARE(m_sha256, digest);
}

void SalesFileTest::stopsWhenTheCallerSaysSo()
{
    m_stopAfter = 2;
    const auto problem = read(kHeader + kLine + kLine + kLine);
    m_stopAfter = std::numeric_limits<size_t>::max();
    QVERIFY(problem);
    QCOMPARE(problem->kind, Kind::Stopped);
    QCOMPARE(problem->line, 3);
    QCOMPARE(m_records.size(), size_t(2));
}

void SalesFileTest::knowsGzipByItsFirstBytesWhateverTheName()
{
    QVERIFY(!read(gzipped(kHeader + kLine), "packed.csv"));
    QCOMPARE(m_records.size(), size_t(1));
    QVERIFY(!read(kHeader + kLine, "plain.csv.gz"));
    QCOMPARE(m_records.size(), size_t(1));
}

void SalesFileTest::readsGzipMembersInARowAsOneContent()
{
    const QByteArray half = kLine.first(20);
    QVERIFY(!read(gzipped(kHeader + half) + gzipped({}) + gzipped(kLine.sliced(20) + kLine)));
    QCOMPARE(m_records.size(), size_t(2));
    QCOMPARE(m_records.front().country, QByteArray("United Kingdom"));
}

void SalesFileTest::refusesAGzipThatIsCutOffAnywhere()
{
    const QByteArray whole = gzipped(kHeader + kLine);
    for (qsizetype size = 2; size < whole.size(); ++size) {
        const auto problem = read(whole.first(size));
        QVERIFY2(problem && problem->kind == Kind::TruncatedGzip, qPrintable(QString::number(size)));
        QCOMPARE(problem->line, 0);
    }
    // A large one, and the second of two members.
    const QByteArray large = gzipped(manyLines(5000));
    for (const QByteArray &cut : {large.chopped(1), large.chopped(9), large.first(large.size() / 2),
                                  whole + whole.first(1), whole + gzipped(kLine).chopped(8)}) {
        const auto problem = read(cut);
        QVERIFY(problem);
        QCOMPARE(problem->kind, Kind::TruncatedGzip);
    }
}

void SalesFileTest::refusesADamagedGzip_data()
{
    QTest::addColumn<QByteArray>("file");
    const QByteArray whole = gzipped(manyLines(5000));
    const auto bent = [&](qsizetype at) {
        QByteArray copy = whole;
        copy[at] = static_cast<char>(copy.at(at) ^ 0x55);
        return copy;
    };
    QTest::newRow("in its header") << bent(2);
    QTest::newRow("near its beginning") << bent(60);
    QTest::newRow("in its middle") << bent(whole.size() / 2);
    QTest::newRow("in its checksum") << bent(whole.size() - 7);
    QTest::newRow("in its length") << bent(whole.size() - 3);
    QTest::newRow("with other bytes after it") << QByteArray(whole + "not gzip");
    QTest::newRow("with zeros after it") << QByteArray(whole + QByteArray(512, '\0'));
}

void SalesFileTest::refusesADamagedGzip()
{
    QFETCH(QByteArray, file);
    const auto problem = read(file);
    QVERIFY(problem);
    QCOMPARE(problem->kind, Kind::DamagedGzip);
    QVERIFY(!problem->detail.isEmpty());
}

void SalesFileTest::refusesAGzipThatUnpacksBeyondTheLimits()
{
    // Members that unpack to a MiB of one long line each, and of short lines each.
    QByteArray unending = gzipped(kHeader);
    QByteArray lines = unending;
    const QByteArray blanks = gzipped(QByteArray(1024 * 1024, ' '));
    const QByteArray wide = gzipped(QByteArray(QByteArray(3000, 'x') + ",A,B,1,D,2,,UK\n").repeated(350));
    for (int i = 0; i < 300; ++i) {
        unending += blanks;
        lines += wide;
    }
    auto problem = read(unending);
    QVERIFY(problem);
    QCOMPARE(problem->kind, Kind::LineTooLong);
    QCOMPARE(problem->line, 2);

    m_stopAfter = std::numeric_limits<size_t>::max();
    const QString path = m_folder.filePath(QStringLiteral("bomb.gz"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(lines), lines.size());
    file.close();
    const auto answer = readSales(path, [](SalesRecord &&) { return true; });
    QVERIFY(std::holds_alternative<SalesFileProblem>(answer));
    QCOMPARE(std::get<SalesFileProblem>(answer).kind, Kind::TooLarge);
}

void SalesFileTest::refusesAFileThatCannotBeOpened()
{
    const auto never = [](SalesRecord &&) { return true; };
    for (const QString &path : {m_folder.filePath(QStringLiteral("nowhere.csv")), m_folder.path(), QString()}) {
        const auto answer = readSales(path, never);
        QVERIFY(std::holds_alternative<SalesFileProblem>(answer));
        QCOMPARE(std::get<SalesFileProblem>(answer).kind, Kind::CannotOpen);
        QVERIFY(!std::get<SalesFileProblem>(answer).detail.isEmpty());
    }
}

void SalesFileTest::refusesBadContent_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<Kind>("kind");
    QTest::addColumn<qint64>("line");
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("detail");

    const auto row = [](const char *name, const QByteArray &file, Kind kind, qint64 line, int column,
                        const char *detail = "") {
        QTest::newRow(name) << file << kind << line << column << QString::fromUtf8(detail);
    };
    const QByteArray good = kHeader + kLine;

    row("nothing at all", "", Kind::Empty, 0, 0);
    row("a byte order mark only", "\xef\xbb\xbf", Kind::Empty, 0, 0);
    row("a gzip of nothing", gzipped({}), Kind::Empty, 0, 0);

    row("no header", kLine + kLine, Kind::WrongHeader, 1, 0, kLine.chopped(1));
    row("an empty first line", "\n" + good, Kind::WrongHeader, 1, 0);
    row("a column less", "InvoiceNo,StockCode\n", Kind::WrongHeader, 1, 0, "InvoiceNo,StockCode");
    row("a column more", kHeader.chopped(1) + ",X\n", Kind::WrongHeader, 1, 0, kHeader.chopped(1) + ",X");
    row("another name", QByteArray(kHeader).replace("CustomerID", "Customer ID"), Kind::WrongHeader, 1, 0,
        QByteArray(kHeader.chopped(1)).replace("CustomerID", "Customer ID"));
    row("another case", kHeader.toLower(), Kind::WrongHeader, 1, 0, kHeader.chopped(1).toLower());
    row("semicolons", QByteArray(kHeader).replace(",", ";"), Kind::WrongHeader, 1, 0,
        QByteArray(kHeader.chopped(1)).replace(",", ";"));
    row("prose with quotes", "He said \"no\"\n", Kind::WrongHeader, 1, 0, "He said \"no\"");
    row("a header with an open quote", "\"InvoiceNo,StockCode\n" + kLine, Kind::WrongHeader, 1, 0,
        "\"InvoiceNo,StockCode");
    row("a long line as a header", QByteArray(5000, 'x') + '\n', Kind::WrongHeader, 1, 0, QByteArray(200, 'x'));

    row("a picture", QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 17), Kind::NotText, 2, 1, "0x1a");
    row("a NUL", good + QByteArray("5363\0", 5) + kLine, Kind::NotText, 3, 5, "0x00");
    row("a NUL in a line carried over", kHeader + QByteArray(70000, 'x') + QByteArray(1, '\0'), Kind::NotText, 2, 70001,
        "0x00");
    row("UTF-16", QByteArray("\xff\xfeI\0n\0v\0\n\0", 10), Kind::NotText, 1, 4, "0x00");
    row("an escape character", good + "1,\x1b[31m,B,1,D,2,,UK\n", Kind::NotText, 3, 3, "0x1b");
    row("a DEL", good + "\x7f\n", Kind::NotText, 3, 1, "0x7f");
    row("lines that end in CR only", QByteArray(good).replace('\n', '\r'), Kind::NotText, 1,
        static_cast<int>(kHeader.size()), "0x0d");
    row("a binary within gzip", gzipped(good + '\1'), Kind::NotText, 3, 1, "0x01");

    row("a field less", good + "1,A,B,1,D,2,UK\n" + kLine, Kind::WrongFieldCount, 3, 0, "7");
    row("a field more", good + "1,A,B,1,D,2,,UK,\n", Kind::WrongFieldCount, 3, 0, "9");
    row("blanks only", good + "  \n", Kind::WrongFieldCount, 3, 0, "1");
    row("ten thousand fields", good + QByteArray(9999, ',') + '\n', Kind::WrongFieldCount, 3, 0, "10000");
    row("a last line cut off", good + kLine.first(30), Kind::WrongFieldCount, 3, 0, "5");
    row("a short record over lines", good + "1,\"A\nB\",C\n", Kind::WrongFieldCount, 3, 0, "3");

    row("a quote within a field", good + "1,A,7\" disc,1,D,2,,UK\n", Kind::BrokenQuoting, 3, 6);
    row("text after a quote", good + "1,\"A\"B,C,1,D,2,,UK\n", Kind::BrokenQuoting, 3, 6);
    row("a blank before a quote", good + "1, \"A\",C,1,D,2,,UK\n", Kind::BrokenQuoting, 3, 4);
    row("a quote in a later line", good + "1,\"A\nB\"C,D\n", Kind::BrokenQuoting, 4, 3);
    row("a quote never closed", good + "1,\"A,C,1,D,2,,UK\n" + kLine, Kind::BrokenQuoting, 3, 0);
    row("a quote never closed, without a line end", good + "1,\"A", Kind::BrokenQuoting, 3, 0);

    row("a field beyond its limit", good + "1,A," + QByteArray(4097, 'x') + ",1,D,2,,UK\n", Kind::FieldTooLong, 3, 0,
        "Description");
    row("a quoted field beyond its limit", good + "1,\"" + QByteArray(4097, 'x') + "\",B,1,D,2,,UK\n",
        Kind::FieldTooLong, 3, 0, "StockCode");
    row("a last field beyond its limit", good + "1,A,B,1,D,2,," + QByteArray(4097, 'x') + '\n', Kind::FieldTooLong, 3,
        0, "Country");
    row("a quote that takes in the file", good + "1,A,\"B\n" + kLine.repeated(100), Kind::FieldTooLong, 3, 0,
        "Description");
    row("a line beyond its limit", good + QByteArray(65537, ',') + '\n', Kind::LineTooLong, 3, 0);
    row("a line beyond its limit, without an end", good + QByteArray(200000, ','), Kind::LineTooLong, 3, 0);
}

void SalesFileTest::refusesBadContent()
{
    QFETCH(QByteArray, file);
    const auto problem = read(file);
    QVERIFY(problem);
    QTEST(problem->kind, "kind");
    QTEST(problem->line, "line");
    QTEST(problem->column, "column");
    QTEST(problem->detail, "detail");
}

void SalesFileTest::refusesInvalidUtf8_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("Latin-1") << QByteArray("\xa3");
    QTest::newRow("Latin-1 before ASCII") << QByteArray("\xe9t\xe9");
    QTest::newRow("a lone following byte") << QByteArray("\x80");
    QTest::newRow("cut off at the line's end") << QByteArray("\xe2\x82");
    QTest::newRow("overlong, two bytes") << QByteArray("\xc0\xaf");
    QTest::newRow("overlong, three bytes") << QByteArray("\xe0\x9f\xbf");
    QTest::newRow("overlong, four bytes") << QByteArray("\xf0\x8f\xbf\xbf");
    QTest::newRow("a surrogate") << QByteArray("\xed\xa0\x80");
    QTest::newRow("beyond U+10FFFF") << QByteArray("\xf4\x90\x80\x80");
    QTest::newRow("five bytes") << QByteArray("\xf8\x88\x80\x80\x80");
    QTest::newRow("0xff") << QByteArray("\xff");
}

void SalesFileTest::refusesInvalidUtf8()
{
    QFETCH(QByteArray, bytes);
    const auto problem = read(kHeader + kLine + "1,A,B,1,D,2,," + bytes + '\n');
    QVERIFY(problem);
    QCOMPARE(problem->kind, Kind::InvalidUtf8);
    QCOMPARE(problem->line, 3);
    QCOMPARE(problem->column, 14);
    QCOMPARE(problem->detail, QStringLiteral("0x") + QString::fromLatin1(bytes.first(1).toHex()));
}

void SalesFileTest::acceptsEveryLengthOfUtf8()
{
    const QByteArray text = "\u0080\u07ff\u0800\ud7ff\ue000\uffff\U00010000\U0010ffff \u5b57 \u05d0";
    QVERIFY(!read(kHeader + "1,A," + text + ",1,D,2,,UK\n"));
    QCOMPARE(m_records.front().description, text);
}

void SalesFileTest::acceptsALineAndAFieldAtTheirLimits()
{
    const QByteArray field(kMaximumSalesFieldBytes, 'x');
    QVERIFY(!read(kHeader + "1,\"" + field + "\",B,1,D,2,," + field + "\n"));
    QCOMPARE(m_records.front().code, field);
    QCOMPARE(m_records.front().country, field);

    // Doubled quotes bring a line to its limit without any field going beyond its own.
    const QByteArray quotes = '"' + QByteArray(2 * kMaximumSalesFieldBytes, '"') + '"';
    QByteArray line = (quotes + ',').repeated(7);
    const qsizetype rest = kMaximumSalesLineBytes - line.size() - 2;
    QVERIFY(rest > 0 && rest % 2 == 1 && rest / 2 < kMaximumSalesFieldBytes);
    line += "\"x" + QByteArray(rest - 1, '"') + '"';
    QCOMPARE(line.size(), kMaximumSalesLineBytes);
    for (const char *end : {"", "\n", "\r\n"}) {
        QVERIFY(!read(kHeader + line + end));
        QCOMPARE(m_records.front().invoice, QByteArray(kMaximumSalesFieldBytes, '"'));
    }
    // The line's CR is the last byte of a block that is read, its LF the first of the next.
    const qsizetype before = 2 * kMaximumSalesLineBytes - line.size() - 1;
    QVERIFY(!read(kHeader + QByteArray(before - kHeader.size(), '\n') + line + "\r\n"));
    QCOMPARE(m_records.size(), size_t(1));
}

void SalesFileTest::refusesMoreLinesThanTheLimit()
{
    QVERIFY(!read(kHeader + QByteArray(kMaximumSalesLines - 1, '\n')));
    const auto problem = read(kHeader + QByteArray(kMaximumSalesLines, '\n'));
    QVERIFY(problem);
    QCOMPARE(problem->kind, Kind::TooManyLines);
}

QTEST_GUILESS_MAIN(SalesFileTest)
#include "tst_sales_file.moc"
