// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/pages/customer_page.h"

#include "sql/connection/transaction.h"

#include <QRegularExpression>

#include <algorithm>

namespace holdfast {

namespace {

CustomerRow customerRow(const Row &row)
{
    return {row.id<CustomerId>(0), row.text(1), row.maybeText(2).value_or(QString()),
            row.maybeText(3).value_or(QString()), row.isNull(4) ? QByteArray() : row.bytes(4)};
}

std::vector<CustomerRow> customerRows(const std::vector<Row> &rows)
{
    std::vector<CustomerRow> customers;
    for (const Row &row : rows)
        customers.push_back(customerRow(row));
    return customers;
}

// A typed phone number as customers.phone_backwards has it; nothing in them: the text is none.
struct PhoneKeys
{
    QString begins;               // LIKE pattern
    std::vector<Literal> shorter; // the same number as it may be stored without its country's code
};

PhoneKeys phoneKeys(const QString &text)
{
    constexpr qsizetype kFewestDigits = 4; // fewer would be half the store's
    constexpr qsizetype kFewestDigitsOfANumber = 6;
    constexpr int kLongestCountryCode = 3;
    PhoneKeys keys{QString(), {lit(QString())}};
    static const QRegularExpression phone(QStringLiteral("^[0-9+(). /-]+$"));
    static const QRegularExpression notDigits(QStringLiteral("[^0-9]"));
    if (!phone.match(text).hasMatch())
        return keys;
    QString digits = QString(text).remove(QStringLiteral("(0)")).remove(notDigits);
    const bool isInternational = text.startsWith(u'+') || digits.startsWith(QStringLiteral("00"));
    std::reverse(digits.begin(), digits.end());
    const auto withoutZeros = [](QString backwards) {
        while (backwards.endsWith(u'0'))
            backwards.chop(1);
        return backwards;
    };
    digits = withoutZeros(digits);
    if (digits.size() < kFewestDigits)
        return keys;
    keys.begins = digits + u'%';
    for (int code = 1; isInternational && code <= kLongestCountryCode; ++code) {
        const QString national = withoutZeros(digits.chopped(code));
        if (national.size() >= kFewestDigitsOfANumber)
            keys.shorter.push_back(lit(national));
    }
    return keys;
}

} // namespace

std::vector<CustomerRow> customerPage(Reader &reader, CustomerId after, int limit)
{
    return customerRows(reader.all("customers/customer_page", {{"after", lit(after)}, {"limit", lit(limit)}}));
}

std::vector<CustomerRow> customerSearch(Reader &reader, const QString &text, int limit)
{
    const QString wanted = text.trimmed().left(254);
    if (wanted.isEmpty()) // would be the beginning of every name
        return {};
    const PhoneKeys phone = phoneKeys(wanted);
    const qint64 number = wanted.toLongLong();
    std::vector<CustomerRow> found =
        customerRows(reader.all("customers/customer_search", {{"number", lit(number)},
                                                              {"external", lit(wanted.toUtf8())},
                                                              {"phone", lit(phone.begins)},
                                                              {"phones", list(phone.shorter)},
                                                              {"begins", lit(beginsWith(wanted))},
                                                              {"limit", lit(limit)}}));
    // Whom the text names exactly comes first, and is not lost where many others begin like it.
    std::stable_partition(found.begin(), found.end(), [&](const CustomerRow &customer) {
        return customer.id == CustomerId{number} || customer.externalNumber == wanted.toUtf8();
    });
    found.resize(std::min(found.size(), std::size_t(limit)));
    return found;
}

std::optional<CustomerRow> customerById(Reader &reader, CustomerId customer)
{
    const std::optional<Row> row = reader.maybe("customers/customer_by_id", {{"customer", lit(customer)}});
    return row ? std::optional(customerRow(*row)) : std::nullopt;
}

} // namespace holdfast
