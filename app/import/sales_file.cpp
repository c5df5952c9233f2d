// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/import/sales_file.h"

#include <QCryptographicHash>
#include <QFile>

#include <csv.h>
#include <zlib.h>

#include <algorithm>
#include <array>
#include <new>
#include <utility>

namespace holdfast {

namespace {

using Kind = SalesFileProblem::Kind;

constexpr qsizetype kBlockBytes = 64LL * 1024;
constexpr qsizetype kShownBytes = 200;
constexpr std::array<const char *, kSalesColumns> kColumns = {"InvoiceNo",   "StockCode", "Description", "Quantity",
                                                              "InvoiceDate", "UnitPrice", "CustomerID",  "Country"};

QString hex(char byte)
{
    return QStringLiteral("0x") + QString::fromLatin1(QByteArray(1, byte).toHex());
}

// Tab and line ends aside, text has no control bytes. A NUL also finds UTF-16 and most binary formats.
bool isBinary(char character)
{
    const auto byte = static_cast<unsigned char>(character);
    return (byte < 0x20 && byte != '\t' && byte != '\n' && byte != '\r') || byte == 0x7f;
}

// The position of the first byte that is not well-formed UTF-8 (no overlong form, no surrogate, at most U+10FFFF).
std::optional<qsizetype> firstInvalidUtf8(QByteArrayView text)
{
    const auto at = [&](qsizetype i) { return i < text.size() ? static_cast<unsigned char>(text[i]) : 0u; };
    for (qsizetype i = 0; i < text.size();) {
        const unsigned lead = at(i);
        if (lead < 0x80) {
            ++i;
            continue;
        }
        const int following = lead >= 0xc2 && lead <= 0xdf ? 1
                              : (lead & 0xf0) == 0xe0      ? 2
                              : (lead & 0xf8) == 0xf0      ? 3
                                                           : 0;
        const unsigned second = at(i + 1);
        const bool outOfRange = (lead == 0xe0 && second < 0xa0) || (lead == 0xed && second > 0x9f) ||
                                (lead == 0xf0 && second < 0x90) || (lead == 0xf4 && second > 0x8f) || lead > 0xf4;
        if (following == 0 || outOfRange)
            return i;
        for (int k = 1; k <= following; ++k) {
            if ((at(i + k) & 0xc0) != 0x80)
                return i;
        }
        i += following + 1;
    }
    return std::nullopt;
}

// The file's bytes, unpacked where they are gzip. Inflates itself instead of through gzread(), which takes bytes after
// the last member for rubbish and says nothing.
class Content
{
public:
    explicit Content(const QString &path) : m_file(path) {}
    Content(const Content &) = delete;
    Content &operator=(const Content &) = delete;
    ~Content()
    {
        if (m_gzip)
            inflateEnd(&m_stream);
    }

    bool isGzip() const { return m_gzip; }

    std::optional<SalesFileProblem> open()
    {
        if (!m_file.open(QIODevice::ReadOnly | QIODevice::Unbuffered) || !refill())
            return cannotRead();
        if (m_input.startsWith("\x1f\x8b")) {
            if (inflateInit2(&m_stream, 16 + MAX_WBITS) != Z_OK)
                return SalesFileProblem{Kind::CannotOpen, 0, 0, QStringLiteral("zlib")};
            m_gzip = true;
            giveInput();
        }
        return std::nullopt;
    }

    // The next bytes, at most kBlockBytes; none at the end.
    std::variant<QByteArray, SalesFileProblem> next()
    {
        if (m_gzip)
            return inflated();
        QByteArray block = std::exchange(m_input, {});
        if (block.isEmpty()) {
            if (!refill())
                return cannotRead();
            block = std::exchange(m_input, {});
        }
        return block;
    }

private:
    SalesFileProblem cannotRead() const { return {Kind::CannotOpen, 0, 0, m_file.errorString()}; }

    // False: the file cannot be read. No input afterwards: it has ended.
    bool refill()
    {
        m_input.resize(kBlockBytes);
        qint64 filled = 0;
        while (filled < kBlockBytes) {
            const qint64 got = m_file.read(m_input.data() + filled, kBlockBytes - filled);
            if (got < 0)
                return false;
            if (got == 0)
                break;
            filled += got;
        }
        m_input.resize(filled);
        return true;
    }

    void giveInput()
    {
        m_stream.next_in = reinterpret_cast<Bytef *>(m_input.data());
        m_stream.avail_in = static_cast<uInt>(m_input.size());
    }

    std::variant<QByteArray, SalesFileProblem> inflated()
    {
        QByteArray block(kBlockBytes, Qt::Uninitialized);
        m_stream.next_out = reinterpret_cast<Bytef *>(block.data());
        m_stream.avail_out = static_cast<uInt>(kBlockBytes);
        while (m_stream.avail_out > 0) {
            if (m_stream.avail_in == 0) {
                if (!refill())
                    return cannotRead();
                giveInput();
            }
            if (m_stream.avail_in == 0) {
                if (m_memberEnded)
                    break;
                return SalesFileProblem{Kind::TruncatedGzip, 0, 0, {}};
            }
            if (m_memberEnded) {
                inflateReset(&m_stream);
                m_memberEnded = false;
            }
            const int result = inflate(&m_stream, Z_NO_FLUSH);
            if (result == Z_STREAM_END)
                m_memberEnded = true;
            else if (result != Z_OK)
                return SalesFileProblem{Kind::DamagedGzip, 0, 0, QString::fromLatin1(m_stream.msg)};
        }
        block.resize(kBlockBytes - static_cast<qsizetype>(m_stream.avail_out));
        return block;
    }

    QFile m_file;
    QByteArray m_input;
    z_stream m_stream = {};
    bool m_gzip = false;
    bool m_memberEnded = false;
};

// Bytes in, records out: cuts lines, checks them and lets libcsv take them apart.
class Records
{
public:
    explicit Records(const std::function<bool(SalesRecord &&)> &take) : m_take(take)
    {
        csv_init(&m_parser, CSV_STRICT);
        csv_set_space_func(&m_parser, [](unsigned char) { return 0; }); // blanks are part of a code
    }
    Records(const Records &) = delete;
    Records &operator=(const Records &) = delete;
    ~Records() { csv_free(&m_parser); }

    std::optional<SalesFileProblem> add(const QByteArray &block)
    {
        // The whole block first: a picture should be called binary, not a line with a wrong byte.
        if (const auto found = std::find_if(block.cbegin(), block.cend(), isBinary); found != block.cend())
            return notText(block, found - block.cbegin());

        m_bytes += block.size();
        if (m_bytes > kMaximumSalesBytes)
            return SalesFileProblem{Kind::TooLarge, 0, 0, {}};

        m_unread += block;
        qsizetype begin = 0;
        for (qsizetype end; (end = m_unread.indexOf('\n', begin)) >= 0; begin = end + 1) {
            if (auto problem = takeLine(QByteArrayView(m_unread).sliced(begin, end + 1 - begin)))
                return problem;
        }
        m_unread.remove(0, begin);
        // One byte more: a carriage return that belongs to the line's end.
        if (m_unread.size() > kMaximumSalesLineBytes + 1)
            return SalesFileProblem{Kind::LineTooLong, m_line + 1, 0, {}};
        return std::nullopt;
    }

    std::optional<SalesFileProblem> finish()
    {
        if (!m_unread.isEmpty()) {
            m_unread += '\n';
            if (auto problem = takeLine(m_unread))
                return problem;
        }
        if (m_inRecord)
            return inRecord(Kind::BrokenQuoting, m_recordLine, 0, {});
        if (!m_headerSeen)
            return SalesFileProblem{Kind::Empty, 0, 0, {}};
        return std::nullopt;
    }

private:
    SalesFileProblem notText(const QByteArray &block, qsizetype at) const
    {
        const QByteArrayView before = QByteArrayView(block).first(at);
        const qsizetype lineBegin = before.lastIndexOf('\n') + 1;
        const qsizetype carried = lineBegin == 0 ? m_unread.size() : 0;
        return {Kind::NotText, m_line + 1 + before.count('\n'), static_cast<int>(carried + at - lineBegin + 1),
                hex(block.at(at))};
    }

    // Before the columns are known, whatever is wrong with a record is that it does not name them.
    SalesFileProblem inRecord(Kind kind, qint64 line, int column, const QString &detail) const
    {
        if (m_headerSeen)
            return {kind, line, column, detail};
        return {Kind::WrongHeader, m_recordLine, 0, m_firstLine};
    }

    // `line` with its end.
    std::optional<SalesFileProblem> takeLine(QByteArrayView line)
    {
        if (++m_line > kMaximumSalesLines)
            return SalesFileProblem{Kind::TooManyLines, m_line, 0, {}};
        QByteArrayView text = line.chopped(line.endsWith("\r\n") ? 2 : 1);
        if (text.size() > kMaximumSalesLineBytes)
            return SalesFileProblem{Kind::LineTooLong, m_line, 0, {}};
        if (const qsizetype lone = text.indexOf('\r'); lone >= 0)
            return SalesFileProblem{Kind::NotText, m_line, static_cast<int>(lone) + 1, hex('\r')};
        if (const auto invalid = firstInvalidUtf8(text))
            return SalesFileProblem{Kind::InvalidUtf8, m_line, static_cast<int>(*invalid) + 1, hex(text[*invalid])};

        int mark = 0;
        if (m_line == 1 && text.startsWith("\xef\xbb\xbf")) {
            mark = 3;
            text = text.sliced(mark);
            if (text.isEmpty() && m_bytes == mark)
                return SalesFileProblem{Kind::Empty, 0, 0, {}};
        }
        if (m_line == 1)
            m_firstLine = QString::fromUtf8(text.first(std::min(text.size(), kShownBytes)));
        if (!m_inRecord) {
            m_recordLine = m_line;
            m_count = 0;
            if (text.isEmpty() && m_headerSeen)
                return std::nullopt;
        }
        m_inRecord = true;
        const QByteArrayView parsed = line.sliced(mark);
        const size_t read = csv_parse(
            &m_parser, parsed.data(), static_cast<size_t>(parsed.size()), &Records::onField,
            [](int, void *self) { static_cast<Records *>(self)->m_inRecord = false; }, this);
        if (read != static_cast<size_t>(parsed.size())) {
            if (csv_error(&m_parser) != CSV_EPARSE)
                throw std::bad_alloc();
            return inRecord(Kind::BrokenQuoting, m_line, mark + static_cast<int>(read) + 1, {});
        }
        // A quote that is never closed would take in the rest of the file: what libcsv holds counts as well.
        if (m_inRecord && m_parser.entry_pos > static_cast<size_t>(kMaximumSalesFieldBytes))
            m_tooLong = m_tooLong ? m_tooLong : m_count + 1;
        if (m_tooLong > 0) {
            const int field = std::min(m_tooLong, kSalesColumns);
            return inRecord(Kind::FieldTooLong, m_recordLine, 0, QString::fromLatin1(kColumns.at(size_t(field - 1))));
        }
        if (m_inRecord && m_headerSeen)
            return std::nullopt;
        return takeRecord();
    }

    static void onField(void *bytes, size_t size, void *self)
    {
        auto &records = *static_cast<Records *>(self);
        ++records.m_count;
        if (size > static_cast<size_t>(kMaximumSalesFieldBytes)) {
            records.m_tooLong = records.m_tooLong ? records.m_tooLong : records.m_count;
        } else if (records.m_count <= kSalesColumns) {
            records.m_fields.at(size_t(records.m_count - 1)) =
                QByteArray(static_cast<const char *>(bytes), static_cast<qsizetype>(size));
        }
    }

    std::optional<SalesFileProblem> takeRecord()
    {
        if (m_inRecord || m_count != kSalesColumns)
            return inRecord(Kind::WrongFieldCount, m_recordLine, 0, QString::number(m_count));
        auto &[invoice, code, description, quantity, date, price, customer, country] = m_fields;
        if (!m_headerSeen) {
            if (!std::equal(m_fields.cbegin(), m_fields.cend(), kColumns.cbegin()))
                return inRecord(Kind::WrongHeader, m_recordLine, 0, {});
            m_headerSeen = true;
            return std::nullopt;
        }
        SalesRecord record{m_recordLine,           std::move(invoice),  std::move(code),
                           std::move(description), std::move(quantity), std::move(date),
                           std::move(price),       std::move(customer), std::move(country)};
        if (!m_take(std::move(record)))
            return SalesFileProblem{Kind::Stopped, m_recordLine, 0, {}};
        return std::nullopt;
    }

    const std::function<bool(SalesRecord &&)> &m_take;
    csv_parser m_parser = {};
    QByteArray m_unread; // less than a line
    qint64 m_bytes = 0;
    qint64 m_line = 0;
    QString m_firstLine;
    bool m_headerSeen = false;
    bool m_inRecord = false; // a quoted field goes on in the next line
    qint64 m_recordLine = 0;
    int m_count = 0;
    int m_tooLong = 0; // the field, from 1
    std::array<QByteArray, kSalesColumns> m_fields;
};

// What a gzip unpacked to was wrong: is the gzip whole at all?
SalesFileProblem reasonOf(SalesFileProblem problem, Content &content, qint64 bytes)
{
    while (content.isGzip() && bytes <= kMaximumSalesBytes) {
        const auto next = content.next();
        if (const auto *deeper = std::get_if<SalesFileProblem>(&next))
            return *deeper;
        const qsizetype size = std::get<QByteArray>(next).size();
        if (size == 0)
            break;
        bytes += size;
    }
    return problem;
}

} // namespace

std::variant<QByteArray, SalesFileProblem> readSales(const QString &path,
                                                     const std::function<bool(SalesRecord &&)> &take)
{
    Content content(path);
    if (const auto problem = content.open())
        return *problem;
    Records records(take);
    QCryptographicHash hash(QCryptographicHash::Sha256);
    qint64 bytes = 0;
    for (;;) {
        const auto next = content.next();
        if (const auto *problem = std::get_if<SalesFileProblem>(&next))
            return *problem;
        const QByteArray &block = std::get<QByteArray>(next);
        bytes += block.size();
        hash.addData(block);
        const auto problem = block.isEmpty() ? records.finish() : records.add(block);
        if (problem)
            return problem->kind == Kind::Stopped ? *problem : reasonOf(*problem, content, bytes);
        if (block.isEmpty())
            return hash.result();
    }
}

} // namespace holdfast
