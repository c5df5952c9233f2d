// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/import/sales_judgement.h"

#include <QDateTime>
#include <QHash>
#include <QSet>
#include <QTimeZone>

#include <algorithm>
#include <charconv>

namespace holdfast {

namespace {

constexpr qint64 kLinesBetweenReports = 4096;

bool areDigits(QByteArrayView text)
{
    return !text.isEmpty() && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

// Empty: the walk-in customer. None: not readable.
std::optional<QByteArray> customerNumber(QByteArray text)
{
    if (text.isEmpty())
        return text;
    if (text.endsWith(".0"))
        text.chop(2);
    if (!areDigits(text) || text.size() > kMaximumSalesInvoiceBytes)
        return std::nullopt;
    return text;
}

std::variant<qint64, RejectReason> wholeNumber(QByteArrayView text)
{
    qint64 value = 0;
    const auto [end, error] = std::from_chars(text.begin(), text.end(), value);
    if (end != text.end() || error == std::errc::invalid_argument)
        return RejectReason::NotANumber;
    if (error == std::errc::result_out_of_range)
        return text.startsWith('-') ? RejectReason::QuantityNotAboveZero : RejectReason::QuantityTooLarge;
    return value;
}

// "2010-12-01 08:26:00" and nothing else, as if it were UTC.
std::optional<Instant> clockReading(const QByteArray &text)
{
    constexpr QByteArrayView shape = "dddd-dd-dd dd:dd:dd";
    const auto fits = [](char c, char form) { return form == 'd' ? c >= '0' && c <= '9' : c == form; };
    if (text.size() != shape.size() || !std::equal(text.cbegin(), text.cend(), shape.begin(), fits) || text < "1970")
        return std::nullopt;
    return Instant::fromSql(text);
}

// By offsets alone: how QDateTime resolves the two doubtful hours differs between versions of Qt.
Instant fromClock(Instant reading, const QTimeZone &zone)
{
    constexpr qint64 second = 1'000'000;
    constexpr qint64 day = 86'400 * second;
    const auto offsetAt = [&](qint64 micros) {
        return zone.offsetFromUtc(QDateTime::fromMSecsSinceEpoch(micros / 1000, Qt::UTC)) * second;
    };
    const qint64 before = offsetAt(reading.micros - day);
    const qint64 after = offsetAt(reading.micros + day);
    const bool isAfter = offsetAt(reading.micros - before) != before && offsetAt(reading.micros - after) == after;
    return {reading.micros - (isAfter ? after : before)};
}

qsizetype codePoints(QByteArrayView utf8)
{
    return std::count_if(utf8.begin(), utf8.end(),
                         [](char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; });
}

struct CreditNote
{
    QByteArray number;
    std::vector<qint64> lines;
    std::optional<QByteArray> customer;
    QHash<QByteArray, qint64> units; // by code, above zero
    bool canPair = true;
};

// Two with the same customer, SKUs and quantities have the same content, and no others: the file holds no NUL.
QByteArray content(const QByteArray &customer, std::vector<std::pair<QByteArray, qint64>> units)
{
    std::sort(units.begin(), units.end());
    QByteArray text = customer;
    for (const auto &[code, quantity] : units)
        text.append('\0').append(code).append('\0').append(QByteArray::number(quantity));
    return text;
}

class Judge
{
public:
    Judge(const Currency &currency, const QTimeZone &zone) : m_currency(currency), m_zone(zone) {}

    void take(const SalesRecord &record)
    {
        ++m_result.lines;
        const bool isCredit = record.invoice.startsWith('C');
        std::optional<RejectReason> reason;
        if (!areDigits(QByteArrayView(record.invoice).sliced(isCredit ? 1 : 0)) ||
            record.invoice.size() > kMaximumSalesInvoiceBytes)
            reason = RejectReason::InvoiceNotReadable;
        else if (isCredit)
            takeCredit(record);
        else
            reason = takeSale(record);
        if (reason)
            m_result.rejects.push_back({record.line, *reason});
    }

    qint64 lines() const { return m_result.lines; }

    SalesJudgement finish(const QByteArray &sha256)
    {
        // Invoices and credit notes in the order of their first lines, so that "open" means "earlier, not cancelled".
        QHash<QByteArray, std::vector<size_t>> open;
        size_t note = 0;
        for (size_t i = 0; i < m_invoices.size(); ++i) {
            for (; note < m_notes.size() && m_notes[note].lines.front() < m_invoices[i].firstLine; ++note)
                judgeNote(m_notes[note], open);
            const SalesInvoice invoice = asOrders(i);
            if (!invoice.customer.isEmpty()) {
                std::vector<std::pair<QByteArray, qint64>> units;
                for (const SalesLine &line : m_lines[i])
                    units.emplace_back(line.code, line.quantity);
                open[content(invoice.customer, std::move(units))].push_back(m_result.steps.size());
            }
            m_result.steps.emplace_back(invoice);
        }
        for (; note < m_notes.size(); ++note)
            judgeNote(m_notes[note], open);

        for (SalesSku &sku : m_result.skus) {
            if (sku.name.isEmpty())
                sku.name = QString::fromUtf8(sku.code);
        }
        std::sort(m_result.rejects.begin(), m_result.rejects.end(),
                  [](const SalesReject &a, const SalesReject &b) { return a.line < b.line; });
        m_result.sha256 = sha256;
        return std::move(m_result);
    }

private:
    // Checks everything before anything is noted: a rejected line leaves no trace.
    std::optional<RejectReason> takeSale(const SalesRecord &record)
    {
        if (record.code.isEmpty())
            return RejectReason::CodeMissing;
        if (record.code.size() > kMaximumSalesCodeBytes)
            return RejectReason::CodeTooLong;
        if (record.code.contains('\n') || record.code.contains('\r') || record.code.contains('\t'))
            return RejectReason::CodeNotPrintable;
        if (codePoints(record.description) > kMaximumSalesDescriptionCharacters)
            return RejectReason::DescriptionTooLong;
        const auto customer = customerNumber(record.customer);
        if (!customer)
            return RejectReason::CustomerNotReadable;

        const auto number = wholeNumber(record.quantity);
        if (const auto *reason = std::get_if<RejectReason>(&number))
            return *reason;
        const qint64 quantity = std::get<qint64>(number);
        if (quantity <= 0)
            return RejectReason::QuantityNotAboveZero;
        const auto amount = minorUnits(record.price, m_currency);
        if (const auto *problem = std::get_if<AmountProblem>(&amount)) {
            switch (*problem) {
            case AmountProblem::NotANumber:
                return RejectReason::NotANumber;
            case AmountProblem::TooManyDecimals:
                return RejectReason::TooManyDecimals;
            case AmountProblem::TooLarge:
                return RejectReason::AmountTooLarge;
            }
        }
        const qint64 price = std::get<qint64>(amount);
        if (price <= 0)
            return RejectReason::PriceNotAboveZero;
        const auto reading = clockReading(record.date);
        if (!reading)
            return RejectReason::DateNotReadable;

        const auto known = m_invoiceByNumber.constFind(record.invoice);
        const bool isNewInvoice = known == m_invoiceByNumber.cend();
        const size_t at = isNewInvoice ? m_invoices.size() : *known;
        if (!isNewInvoice && m_invoices[at].customer != *customer)
            return RejectReason::CustomerDiffers;
        const auto knownSku = m_skuByCode.constFind(record.code);
        const bool isNewSku = knownSku == m_skuByCode.cend();
        const size_t sku = isNewSku ? m_result.skus.size() : *knownSku;
        const std::pair<size_t, size_t> place(at, sku);
        const auto earlier = m_lineByPlace.constFind(place);
        const SalesLine *line = earlier == m_lineByPlace.cend() ? nullptr : &m_lines[at][*earlier];
        if (line && line->unitPriceMinor != price)
            return RejectReason::SecondPrice;
        if (quantity > kMaximumSalesQuantity - (line ? line->quantity : 0))
            return RejectReason::QuantityTooLarge;
        // Everything is above zero, so the file's total bounds every order's, and its units every SKU's.
        const auto product = checkedProduct(quantity, price);
        const auto total = product ? checkedSum(m_result.totalMinor, *product) : std::nullopt;
        const auto units = checkedSum(m_result.units, quantity);
        if (!total || !units)
            return RejectReason::AmountTooLarge;

        if (isNewInvoice) {
            m_invoiceByNumber.insert(record.invoice, at);
            m_invoices.push_back({record.invoice, record.line, fromClock(*reading, m_zone), *customer, {}});
            m_lines.emplace_back();
            if (!customer->isEmpty() && !m_customers.contains(*customer)) {
                m_customers.insert(*customer);
                m_result.customers.push_back(*customer);
            }
        }
        if (isNewSku) {
            m_skuByCode.insert(record.code, sku);
            m_result.skus.push_back({record.code, {}, 0, 0});
        }
        SalesSku &entry = m_result.skus[sku];
        if (entry.name.isEmpty() && !record.description.trimmed().isEmpty())
            entry.name = QString::fromUtf8(record.description);
        entry.priceMinor = price;
        entry.units += quantity;
        if (line) {
            m_lines[at][*earlier].quantity += quantity;
        } else {
            m_lineByPlace.insert(place, m_lines[at].size());
            m_lines[at].push_back({entry.code, quantity, price});
        }
        m_result.totalMinor = *total;
        m_result.units = *units;
        return std::nullopt;
    }

    void takeCredit(const SalesRecord &record)
    {
        const auto known = m_noteByNumber.constFind(record.invoice);
        const bool isNew = known == m_noteByNumber.cend();
        const size_t at = isNew ? m_notes.size() : *known;
        const auto customer = customerNumber(record.customer);
        if (isNew) {
            m_noteByNumber.insert(record.invoice, at);
            m_notes.push_back({record.invoice, {}, customer, {}, true});
        }
        CreditNote &note = m_notes[at];
        note.lines.push_back(record.line);
        const auto number = wholeNumber(record.quantity);
        const auto *quantity = std::get_if<qint64>(&number);
        const bool fits = customer && !customer->isEmpty() && customer == note.customer && !record.code.isEmpty() &&
                          record.code.size() <= kMaximumSalesCodeBytes && quantity && *quantity < 0 &&
                          *quantity >= -kMaximumSalesQuantity && note.units.value(record.code) <= kMaximumSalesQuantity;
        if (fits)
            note.units[record.code] -= *quantity;
        else
            note.canPair = false;
    }

    void judgeNote(const CreditNote &note, QHash<QByteArray, std::vector<size_t>> &open)
    {
        ++m_result.creditNotes;
        RejectReason reason = RejectReason::PartialReturn;
        if (note.canPair) {
            std::vector<std::pair<QByteArray, qint64>> units;
            qint64 sum = 0;
            for (auto it = note.units.cbegin(); it != note.units.cend(); ++it) {
                units.emplace_back(it.key(), it.value());
                sum += it.value();
            }
            const auto equal = open.find(content(*note.customer, std::move(units)));
            if (equal != open.end() && equal->size() == 1) {
                SalesReturn cancel{note.number, note.lines.front(), {}, sum};
                for (const SalesOrder &order : std::get<SalesInvoice>(m_result.steps[equal->front()]).orders)
                    cancel.cancels.push_back(order.externalRef);
                open.erase(equal);
                m_result.steps.emplace_back(std::move(cancel));
                ++m_result.returns;
                m_result.returnedUnits += sum;
                return;
            }
            if (equal != open.end())
                reason = RejectReason::AmbiguousReturn;
        }
        for (const qint64 line : note.lines)
            m_result.rejects.push_back({line, reason});
    }

    SalesInvoice asOrders(size_t at)
    {
        SalesInvoice invoice = m_invoices[at];
        const std::vector<SalesLine> &lines = m_lines[at];
        const auto atMost = static_cast<size_t>(kMaximumSalesOrderLines);
        const bool isSplit = lines.size() > atMost;
        for (size_t i = 0; i < lines.size(); ++i) {
            if (i % atMost == 0) {
                const QByteArray part = isSplit ? "/" + QByteArray::number(invoice.orders.size() + 1) : QByteArray();
                invoice.orders.push_back({invoice.number + part, {}, 0});
            }
            invoice.orders.back().lines.push_back(lines[i]);
            invoice.orders.back().totalMinor += lines[i].quantity * lines[i].unitPriceMinor;
        }
        ++m_result.invoices;
        m_result.orders += static_cast<qint64>(invoice.orders.size());
        m_result.orderLines += static_cast<qint64>(lines.size());
        return invoice;
    }

    const Currency m_currency;
    const QTimeZone m_zone;
    SalesJudgement m_result;
    std::vector<SalesInvoice> m_invoices;        // by first accepted line, without orders
    std::vector<std::vector<SalesLine>> m_lines; // of each of them
    std::vector<CreditNote> m_notes;             // by first line
    QHash<QByteArray, size_t> m_invoiceByNumber, m_noteByNumber, m_skuByCode;
    QHash<std::pair<size_t, size_t>, size_t> m_lineByPlace; // of invoice and SKU
    QSet<QByteArray> m_customers;
};

} // namespace

const char *word(RejectReason reason)
{
    switch (reason) {
    case RejectReason::InvoiceNotReadable:
        return "invoice-not-readable";
    case RejectReason::CodeMissing:
        return "code-missing";
    case RejectReason::CodeTooLong:
        return "code-too-long";
    case RejectReason::CodeNotPrintable:
        return "code-not-printable";
    case RejectReason::DescriptionTooLong:
        return "description-too-long";
    case RejectReason::CustomerNotReadable:
        return "customer-not-readable";
    case RejectReason::CustomerDiffers:
        return "customer-differs";
    case RejectReason::NotANumber:
        return "not-a-number";
    case RejectReason::QuantityNotAboveZero:
        return "quantity-not-above-zero";
    case RejectReason::QuantityTooLarge:
        return "quantity-too-large";
    case RejectReason::PriceNotAboveZero:
        return "price-not-above-zero";
    case RejectReason::TooManyDecimals:
        return "too-many-decimals";
    case RejectReason::AmountTooLarge:
        return "amount-too-large";
    case RejectReason::DateNotReadable:
        return "date-not-readable";
    case RejectReason::SecondPrice:
        return "second-price";
    case RejectReason::PartialReturn:
        return "partial-return";
    case RejectReason::AmbiguousReturn:
        return "ambiguous-return";
    }
    return "";
}

std::variant<SalesJudgement, SalesFileProblem> judgeSales(const QString &path, const Currency &currency,
                                                          const std::function<bool(qint64 lines)> &progress,
                                                          const QByteArray &timeZone)
{
    const QTimeZone zone(timeZone);
    if (!zone.isValid())
        return SalesFileProblem{SalesFileProblem::Kind::NoTimeZone, 0, 0, QString::fromLatin1(timeZone)};
    Judge judge(currency, zone);
    const auto read = readSales(path, [&](SalesRecord &&record) {
        judge.take(record);
        return !progress || judge.lines() % kLinesBetweenReports != 0 || progress(judge.lines());
    });
    if (const auto *problem = std::get_if<SalesFileProblem>(&read))
        return *problem;
    return judge.finish(std::get<QByteArray>(read));
}

} // namespace holdfast
