// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <functional>
#include <optional>
#include <variant>

namespace holdfast {

// Reads a shop's sales file (CSV, plain or gzip), record by record. It says what is in the file and nothing about
// whether that can be sold; see sales_judgement.h for the rules.
//
// Shape: UTF-8 (a byte order mark may lead), commas, fields quoted as in RFC 4180, CRLF or LF, the last line with or
// without one. The first record names the columns, exactly:
//     InvoiceNo,StockCode,Description,Quantity,InvoiceDate,UnitPrice,CustomerID,Country
// Blanks around a field belong to it. Empty lines hold nothing and are passed over. gzip is known by its first two
// bytes, whatever the file's name; several members in a row are one content, and any other bytes after them are damage.
//
// Errors: the first thing that is wrong refuses the whole file. If the gzip itself is cut off or damaged, that is what
// is said, for what it unpacked to is no evidence of anything.
// Memory is bounded by the limits, not by what the file claims to hold. Any thread; nothing is kept between calls.

inline constexpr qint64 kMaximumSalesBytes = 256LL * 1024 * 1024; // unpacked
inline constexpr qint64 kMaximumSalesLines = 2'000'000;           // physical lines, the header and empty ones too
inline constexpr qint64 kMaximumSalesLineBytes = 64LL * 1024;     // a physical line without its end
inline constexpr qint64 kMaximumSalesFieldBytes = 4LL * 1024;     // without its quotes
inline constexpr int kSalesColumns = 8;

struct SalesFileProblem
{
    enum class Kind {
        CannotOpen, // or cannot be read on; detail: the system's words
        TruncatedGzip,
        DamagedGzip, // detail: zlib's words
        Empty,
        TooLarge,
        TooManyLines,
        LineTooLong,
        NotText,     // a control byte: most likely not a CSV at all; detail: the byte, as 0x00
        InvalidUtf8, // detail: the byte, as 0xff
        WrongHeader, // detail: the line found, shortened
        BrokenQuoting,
        FieldTooLong,    // detail: the column's name; often a quote that is never closed
        WrongFieldCount, // detail: how many were found
        NoTimeZone,      // this computer does not know the shop's zone; detail: its name
        Stopped,         // the caller asked for it
    };

    Kind kind = Kind::CannotOpen;
    qint64 line = 0; // physical, from 1; of a record that spans lines the first. 0: the file as a whole
    int column = 0;  // byte in that line, from 1. 0: the line as a whole
    QString detail;  // data, not a sentence: escape it before a terminal sees it
};

struct SalesRecord
{
    qint64 line = 0; // the first physical line
    QByteArray invoice, code, description, quantity, date, price, customer, country;
};

// Hands every record after the header to `take`, in order; `take` answers false to stop. Records handed over before a
// problem is met must be forgotten by the caller. Answers the SHA-256 (32 bytes) of the unpacked content.
std::variant<QByteArray, SalesFileProblem> readSales(const QString &path,
                                                     const std::function<bool(SalesRecord &&)> &take);

} // namespace holdfast
