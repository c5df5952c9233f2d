// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/import/sales_import.h"

#include "sql/connection/session.h"
#include "sql/flows/cancel_order.h"
#include "sql/flows/enter_catalogue.h"
#include "sql/flows/import_invoice.h"
#include "sql/pages/catalogue_ids.h"

#include <algorithm>
#include <map>

namespace holdfast {

namespace {

const QByteArray kWalkIn = "walk-in";
constexpr std::size_t kAtOnce = 500; // SKUs or customers in one transaction of the catalogue
constexpr int kAttempts = 10;

class Import
{
public:
    Import(Session &session, const Store &store, const SalesJudgement &judgement)
        : m_session(session), m_store(store), m_judgement(judgement)
    {
    }

    void enterCatalogue(int marginPercent)
    {
        std::vector<CatalogueSku> skus;
        std::vector<QByteArray> codes;
        for (const SalesSku &sku : m_judgement.skus) {
            const qint64 margin = (sku.units * marginPercent + 99) / 100;
            skus.push_back({sku.code, sku.name, sku.priceMinor, sku.units + margin});
            codes.push_back(sku.code);
        }
        std::vector<CatalogueCustomer> customers{{kWalkIn, QStringLiteral("Walk-in customer"), {}, {}}};
        std::vector<QByteArray> numbers{kWalkIn};
        for (const QByteArray &number : m_judgement.customers) {
            customers.push_back({number, QStringLiteral("Customer ") + QString::fromUtf8(number), {}, {}});
            numbers.push_back(number);
        }
        const OperationId operation = operationOf("catalogue/" + m_judgement.sha256.toHex());
        const std::size_t most = std::max(skus.size(), customers.size());
        for (std::size_t begin = 0; begin < most; begin += kAtOnce) {
            const EnterCatalogue request{operation, slice(skus, begin), slice(customers, begin),
                                         QStringLiteral("sales import")};
            const CatalogueEntered entered = enter(request);
            m_report.newSkus += entered.newSkus;
            m_report.newCustomers += entered.newCustomers;
            m_report.unitsReceived += entered.unitsReceived;
        }
        m_skus = m_session.read("Skus", [&](Reader &reader) { return skusByCode(reader, codes); });
        m_customers = m_session.read("Customers", [&](Reader &reader) { return customersByNumber(reader, numbers); });
    }

    void operator()(const SalesInvoice &invoice)
    {
        ImportInvoice request;
        for (const SalesOrder &order : invoice.orders) {
            OrderDraft draft{customerOf(invoice), m_store.currency, {}, operationOf("order/" + order.externalRef), {},
                             order.externalRef,   invoice.createdAt};
            for (const SalesLine &line : order.lines)
                draft.lines.push_back({m_skus.at(line.code), line.quantity, line.unitPriceMinor});
            request.orders.push_back(std::move(draft));
        }
        const ImportInvoiceOutcome outcome =
            m_session.inTransaction("ImportInvoice", [&](Transaction &tx) { return importInvoice(tx, request); });
        if (const auto *imported = std::get_if<InvoiceImported>(&outcome)) {
            ++m_report.importedInvoices;
            m_report.importedOrders += qint64(imported->orders.size());
            remember(invoice, imported->orders);
        } else if (const auto *already = std::get_if<AlreadyImported>(&outcome)) {
            ++m_report.knownInvoices;
            remember(invoice, already->orders);
        } else {
            refuse(invoice.firstLine, std::visit([](const auto &answer) { return QByteArray(answer.token); }, outcome),
                   invoice.number);
        }
    }

    void operator()(const SalesReturn &credit)
    {
        bool changed = false;
        for (const QByteArray &reference : credit.cancels) {
            const auto part = m_orders.find(reference);
            if (part == m_orders.end()) { // its invoice was refused
                refuse(credit.firstLine, NotFound::token, credit.number);
                return;
            }
            const CancelOrder request{operationOf("return/" + credit.number + '/' + reference), part->second.order,
                                      part->second.customer,
                                      QStringLiteral("returned: ") + QString::fromUtf8(credit.number)};
            const CancelOrderOutcome outcome =
                m_session.inTransaction("CancelOrder", [&](Transaction &tx) { return cancelOrder(tx, request); });
            if (const auto *cancelled = std::get_if<Cancelled>(&outcome)) {
                changed = changed || !cancelled->seenAgain;
            } else if (!std::holds_alternative<AlreadyCancelled>(outcome)) {
                refuse(credit.firstLine,
                       std::visit([](const auto &answer) { return QByteArray(answer.token); }, outcome), credit.number);
                return;
            }
        }
        ++(changed ? m_report.cancelledReturns : m_report.knownReturns);
    }

    SalesImportReport &report() { return m_report; }

private:
    // Where another import enters the same codes at this moment, those are there when it is asked again.
    CatalogueEntered enter(const EnterCatalogue &request)
    {
        for (int attempt = 1;; ++attempt) {
            try {
                return m_session.inTransaction("EnterCatalogue",
                                               [&](Transaction &tx) { return holdfast::enterCatalogue(tx, request); });
            } catch (const DbError &error) {
                if (error.kind != DbError::Kind::DuplicateKey || attempt == kAttempts)
                    throw;
            }
        }
    }

    struct Known
    {
        OrderId order{};
        CustomerId customer{};
    };

    template <class T>
    static std::vector<T> slice(const std::vector<T> &all, std::size_t begin)
    {
        const std::size_t end = std::min(all.size(), begin + kAtOnce);
        return begin < end ? std::vector<T>(all.begin() + qint64(begin), all.begin() + qint64(end)) : std::vector<T>();
    }

    OperationId operationOf(const QByteArray &what) const
    {
        return OperationId(QUuid::createUuidV5(m_store.uuid, what));
    }

    CustomerId customerOf(const SalesInvoice &invoice) const
    {
        return m_customers.at(invoice.customer.isEmpty() ? kWalkIn : invoice.customer);
    }

    void remember(const SalesInvoice &invoice, const std::vector<OrderId> &orders)
    {
        for (std::size_t i = 0; i < orders.size(); ++i)
            m_orders[invoice.orders[i].externalRef] = {orders[i], customerOf(invoice)};
    }

    void refuse(qint64 line, const QByteArray &token, const QByteArray &subject)
    {
        m_report.refusals.push_back({line, token, subject});
    }

    Session &m_session;
    const Store &m_store;
    const SalesJudgement &m_judgement;
    SalesImportReport m_report;
    std::map<QByteArray, SkuId> m_skus;
    std::map<QByteArray, CustomerId> m_customers;
    std::map<QByteArray, Known> m_orders; // by external reference
};

} // namespace

SalesImportReport importSales(Session &session, const Store &store, const SalesJudgement &judgement, int marginPercent,
                              const std::function<bool(qint64, qint64)> &progress)
{
    Import import(session, store, judgement);
    import.enterCatalogue(marginPercent);
    qint64 done = 0;
    for (const auto &step : judgement.steps) {
        std::visit(import, step);
        if (progress && !progress(++done, qint64(judgement.steps.size()))) {
            import.report().stopped = done < qint64(judgement.steps.size());
            break;
        }
    }
    return import.report();
}

} // namespace holdfast
