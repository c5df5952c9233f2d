// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/import/sales_file.h"
#include "sql/rows/instant.h"
#include "sql/rows/money.h"

#include <vector>

namespace holdfast {

// The first pass of `import sales`: the whole file is read and judged, and no database is asked. What comes out is
// what the second pass writes, step by step, and a reason for every line it does not write.
//
// Invoices (a number of digits). One order each, of at most 20 SKUs in order of first appearance; a longer one is split
// into parts 536365/1, 536365/2 … An invoice's customer and date are those of its first accepted line; its lines need
// not stand together. One SKU twice is summed, at another price that line is rejected. Codes are compared byte by byte.
// A price may be written with trailing zeros beyond the currency's decimals (2.500), not with more digits than that.
//
// Credit notes (a number that begins with C). It cancels an invoice if its customer, SKUs and quantities equal what was
// accepted of exactly one invoice that begins earlier in the file and is not cancelled yet; prices are not compared. If
// two or more are equal, choosing one would be a guess; without a customer none is known to be the right one.
//
// Dates are the shop's clock. In the hour that autumn repeats and the one that spring leaves out, the clock is read as
// it went before the change: 01:30 is the first of two, or 02:30 of summer time.

enum class RejectReason {
    InvoiceNotReadable, // neither digits nor C and digits, or beyond 32 bytes
    CodeMissing,
    CodeTooLong,
    CodeNotPrintable, // a tab or a line end in it
    DescriptionTooLong,
    CustomerNotReadable, // neither empty nor digits (17850 or 17850.0)
    CustomerDiffers,     // from that of the invoice's first accepted line
    NotANumber,          // the quantity (whole) or the price
    QuantityNotAboveZero,
    QuantityTooLarge, // alone or summed with the invoice's earlier lines of this SKU
    PriceNotAboveZero,
    TooManyDecimals,
    AmountTooLarge, // a price, an amount or the file's total beyond 64 bits
    DateNotReadable,
    SecondPrice,
    PartialReturn, // a credit note that equals no invoice
    AmbiguousReturn,
};

// A stable ASCII word for the rejects file: "second-price".
const char *word(RejectReason reason);

inline constexpr qsizetype kMaximumSalesOrderLines = 20;
inline constexpr qint64 kMaximumSalesQuantity = 1'000'000;
inline constexpr qsizetype kMaximumSalesInvoiceBytes = 32; // a customer's number too
inline constexpr qsizetype kMaximumSalesCodeBytes = 64;
inline constexpr qsizetype kMaximumSalesDescriptionCharacters = 255; // code points
inline constexpr const char *kSalesTimeZone = "Europe/London";

struct SalesReject
{
    qint64 line = 0;
    RejectReason reason = RejectReason::NotANumber;
};

struct SalesLine
{
    QByteArray code;
    qint64 quantity = 0;
    qint64 unitPriceMinor = 0;
};

struct SalesOrder
{
    QByteArray externalRef;
    std::vector<SalesLine> lines; // 1 to 20, each SKU once
    qint64 totalMinor = 0;
};

struct SalesInvoice
{
    QByteArray number;
    qint64 firstLine = 0; // the first accepted one
    Instant createdAt;
    QByteArray customer; // its external number; empty: the walk-in customer
    std::vector<SalesOrder> orders;
};

struct SalesReturn
{
    QByteArray number;
    qint64 firstLine = 0;
    std::vector<QByteArray> cancels; // the external references of all parts of one invoice
    qint64 units = 0;
};

struct SalesSku
{
    QByteArray code;
    QString name;          // the first accepted description that is not blank, as it stands; else the code
    qint64 priceMinor = 0; // the last accepted one
    qint64 units = 0;      // of all order lines, cancelled later or not: what the opening stock has to cover
};

struct SalesJudgement
{
    std::vector<SalesSku> skus;        // of accepted lines, by first appearance
    std::vector<QByteArray> customers; // of accepted lines, by first appearance, without the walk-in customer
    std::vector<std::variant<SalesInvoice, SalesReturn>> steps; // by first line
    std::vector<SalesReject> rejects;                           // by line

    qint64 lines = 0; // records after the header: an order line, part of one, part of a return, or rejected
    qint64 invoices = 0;
    qint64 orders = 0;
    qint64 orderLines = 0;
    qint64 units = 0;
    qint64 totalMinor = 0;
    qint64 creditNotes = 0; // found; those that cancel are `returns`
    qint64 returns = 0;
    qint64 returnedUnits = 0;
    QByteArray sha256; // 32 bytes, of the unpacked content
};

// `progress` (may be empty) is called now and then with the lines judged so far; false stops. Any thread.
std::variant<SalesJudgement, SalesFileProblem> judgeSales(const QString &path, const Currency &currency,
                                                          const std::function<bool(qint64 lines)> &progress,
                                                          const QByteArray &timeZone = kSalesTimeZone);

} // namespace holdfast
