// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/store_builder.h"

#include "sql/connection/session.h"
#include "sql/flows/add_customer.h"
#include "sql/flows/enter_catalogue.h"

namespace holdfast::test {

StoreBuilder::StoreBuilder(const ScratchSchema &schema) : m_settings(schema.settings()), m_client(schema.settings()) {}

ConnectionSettings StoreBuilder::inACrowd() const
{
    ConnectionSettings patient = m_settings;
    patient.lockWait = std::chrono::seconds(10);
    patient.readLimit = std::chrono::seconds(20);
    patient.budget = std::chrono::seconds(60);
    return patient;
}

CustomerId StoreBuilder::customer(const char *name)
{
    Session session(m_settings);
    const AddCustomer request{OperationId::make(), QString::fromUtf8(name), {}, {}, {}};
    const AddCustomerOutcome outcome =
        session.inTransaction("AddCustomer", [&](Transaction &tx) { return addCustomer(tx, request); });
    return std::get<CustomerAdded>(outcome).customer;
}

SkuId StoreBuilder::sku(const char *code, qint64 available, qint64 priceMinor)
{
    Session session(m_settings);
    const EnterCatalogue request{
        OperationId::make(), {{code, QString::fromUtf8(code), priceMinor, available}}, {}, QStringLiteral("opening")};
    session.inTransaction("EnterCatalogue", [&](Transaction &tx) { return enterCatalogue(tx, request); });
    return SkuId{m_client.number(QByteArray("SELECT id FROM skus WHERE code = '") + code + '\'')};
}

OrderDraft draft(CustomerId customer, const std::vector<std::pair<SkuId, qint64>> &lines)
{
    OrderDraft draft{customer, *Currency::named("TWD"), {}, OperationId::make(), {}, {}, {}};
    for (const auto &[sku, quantity] : lines)
        draft.lines.push_back({sku, quantity, 25'000});
    return draft;
}

OrderId StoreBuilder::order(CustomerId customer, const std::vector<std::pair<SkuId, qint64>> &lines)
{
    Session session(m_settings);
    const OrderDraft request = draft(customer, lines);
    const JointReservationOutcome outcome =
        session.inTransaction("PlaceOrder", [&](Transaction &tx) { return placeDraft(tx, request); });
    return std::get<Placed>(outcome).order;
}

IssueQuote issueFor(CustomerId customer, const std::vector<std::pair<SkuId, qint64>> &lines)
{
    IssueQuote request{OperationId::make(), customer, {}, {}};
    for (const auto &[sku, quantity] : lines)
        request.lines.push_back({sku, quantity, 0});
    return request;
}

QuoteId StoreBuilder::quote(CustomerId customer, const std::vector<std::pair<SkuId, qint64>> &lines)
{
    Session session(m_settings);
    const IssueQuote request = issueFor(customer, lines);
    const IssueQuoteOutcome outcome =
        session.inTransaction("IssueQuote", [&](Transaction &tx) { return issueQuote(tx, request); });
    return std::get<Issued>(outcome).quote;
}

void StoreBuilder::setRoad(OrderRoad road)
{
    m_client.run(road == OrderRoad::Quote ? "UPDATE store SET order_road = 'quote'"
                                          : "UPDATE store SET order_road = 'price'");
}

Stock StoreBuilder::stock(SkuId sku)
{
    const auto rows =
        m_client.rows("SELECT available, reserved FROM stock WHERE sku_id = " + QByteArray::number(number(sku)));
    return rows.empty() ? Stock{-1, -1} : Stock{rows.at(0).at(0).toLongLong(), rows.at(0).at(1).toLongLong()};
}

QByteArray StoreBuilder::orderStatus(OrderId order)
{
    return m_client.text("SELECT status FROM orders WHERE id = " + QByteArray::number(number(order)));
}

QByteArray StoreBuilder::reservationStatus(OrderId order, SkuId sku)
{
    return m_client.text("SELECT status FROM reservations WHERE order_id = " + QByteArray::number(number(order)) +
                         " AND sku_id = " + QByteArray::number(number(sku)));
}

qint64 StoreBuilder::heldSum(SkuId sku)
{
    return m_client.number("SELECT COALESCE(SUM(quantity), 0) FROM reservations WHERE status = 'held' AND sku_id = " +
                           QByteArray::number(number(sku)));
}

qint64 StoreBuilder::movements(SkuId sku)
{
    return m_client.number("SELECT COUNT(*) FROM stock_movements WHERE sku_id = " + QByteArray::number(number(sku)));
}

QByteArrayList StoreBuilder::brokenRules()
{
    struct Rule
    {
        const char *name;
        const char *findings; // a query that counts them
    };
    static constexpr Rule rules[] = {
        {"stock.reserved-equals-held",
         "SELECT COUNT(*) FROM (SELECT s.sku_id FROM stock s LEFT JOIN reservations r ON r.sku_id = s.sku_id "
         "AND r.status = 'held' GROUP BY s.sku_id, s.reserved HAVING s.reserved <> COALESCE(SUM(r.quantity), 0)) x"},
        {"stock.non-negative", "SELECT COUNT(*) FROM stock WHERE available < 0 OR reserved < 0"},
        {"stock.movements-add-up",
         "SELECT COUNT(*) FROM (SELECT s.sku_id FROM stock s LEFT JOIN stock_movements m ON m.sku_id = s.sku_id "
         "GROUP BY s.sku_id, s.available, s.reserved HAVING s.available <> SUM(m.delta_available) "
         "OR s.reserved <> SUM(m.delta_reserved)) x"},
        {"versions.without-gap: stock",
         "SELECT COUNT(*) FROM (SELECT s.sku_id FROM stock s JOIN stock_movements m ON m.sku_id = s.sku_id "
         "GROUP BY s.sku_id, s.version HAVING s.version <> MAX(m.stock_version) OR s.version <> COUNT(*)) x"},
        {"versions.without-gap: orders",
         "SELECT COUNT(*) FROM (SELECT o.id FROM orders o LEFT JOIN audit_events a ON a.order_id = o.id "
         "GROUP BY o.id, o.version HAVING o.version <> COUNT(a.order_version) OR o.version <> MAX(a.order_version)) x"},
        {"movement.attributed", "SELECT COUNT(*) FROM stock_movements WHERE kind = 'unattributed' OR (order_id IS NULL "
                                "AND operation_id IS NULL)"},
        {"order.created-holds-all",
         "SELECT COUNT(*) FROM orders o JOIN order_lines l ON l.order_id = o.id LEFT JOIN reservations r "
         "ON r.order_id = l.order_id AND r.sku_id = l.sku_id AND r.quantity = l.quantity AND r.status = 'held' "
         "WHERE o.status = 'created' AND r.order_id IS NULL"},
        {"order.cancelled-holds-none",
         "SELECT COUNT(*) FROM orders o LEFT JOIN reservations r ON r.order_id = o.id AND r.status = 'held' "
         "WHERE o.status = 'cancelled' AND (r.order_id IS NOT NULL OR o.cancelled_at IS NULL OR o.cancelled_by IS "
         "NULL)"},
        {"order has lines", "SELECT COUNT(*) FROM orders o LEFT JOIN order_lines l ON l.order_id = o.id "
                            "WHERE l.order_id IS NULL"},
        {"reservation.matches-line",
         "SELECT COUNT(*) FROM reservations r LEFT JOIN order_lines l ON l.order_id = r.order_id "
         "AND l.sku_id = r.sku_id AND l.quantity = r.quantity WHERE l.order_id IS NULL"},
        {"reservation.released-once",
         "SELECT COUNT(*) FROM (SELECT r.order_id FROM reservations r LEFT JOIN stock_movements m "
         "ON m.order_id = r.order_id AND m.sku_id = r.sku_id GROUP BY r.order_id, r.sku_id, r.status "
         "HAVING SUM(m.kind = 'reserve') <> 1 OR SUM(m.kind = 'release') <> (r.status = 'released')) x"},
        {"order.totals-add-up",
         "SELECT COUNT(*) FROM (SELECT o.id FROM orders o JOIN order_lines l ON l.order_id = o.id "
         "GROUP BY o.id, o.total_minor HAVING o.total_minor <> SUM(l.quantity * l.unit_price_minor)) x"},
        {"order.units-add-up",
         "SELECT COUNT(*) FROM (SELECT o.id FROM orders o JOIN order_lines l ON l.order_id = o.id "
         "GROUP BY o.id, o.units HAVING o.units <> SUM(l.quantity)) x"},
        {"versions.without-gap: quotes",
         "SELECT COUNT(*) FROM (SELECT q.id FROM quotes q LEFT JOIN audit_events a ON a.quote_id = q.id "
         "GROUP BY q.id, q.version HAVING q.version <> COUNT(a.quote_version) OR q.version <> MAX(a.quote_version)) x"},
        {"quote.consumed-by-its-order",
         "SELECT (SELECT COUNT(*) FROM quotes q LEFT JOIN orders o ON o.id = q.consumed_order_id "
         "AND o.quote_id = q.id AND o.customer_id = q.customer_id WHERE q.consumed_order_id IS NOT NULL "
         "AND o.id IS NULL) + (SELECT COUNT(*) FROM orders o LEFT JOIN quotes q ON q.id = o.quote_id "
         "AND q.consumed_order_id = o.id WHERE o.quote_id IS NOT NULL AND q.id IS NULL)"},
        {"quote.accepted-in-time", "SELECT COUNT(*) FROM quotes WHERE consumed_order_id IS NOT NULL "
                                   "AND (accepted_at IS NULL OR accepted_at >= expires_at)"},
        {"quote.totals-add-up",
         "SELECT COUNT(*) FROM (SELECT q.id FROM quotes q LEFT JOIN quote_lines l ON l.quote_id = q.id "
         "GROUP BY q.id, q.total_minor, q.line_count HAVING q.line_count <> COUNT(l.line_no) "
         "OR q.total_minor <> COALESCE(SUM(l.quantity * l.unit_price_minor), -1)) x"},
        {"order.snapshot-equals-quote",
         "SELECT COUNT(*) FROM orders o JOIN quote_lines q ON q.quote_id = o.quote_id LEFT JOIN order_lines l "
         "ON l.order_id = o.id AND l.line_no = q.line_no AND l.sku_id = q.sku_id AND l.quantity = q.quantity "
         "AND l.unit_price_minor = q.unit_price_minor WHERE l.order_id IS NULL"},
        {"receipt.finished", "SELECT COUNT(*) FROM receipts WHERE answer = 'claimed' OR answered_at IS NULL"},
        {"receipt.success-has-order",
         "SELECT COUNT(*) FROM receipts r LEFT JOIN orders o ON o.id = r.order_id AND o.customer_id = r.customer_id "
         "AND o.quote_id <=> IF(r.answer = 'Accepted', r.quote_id, NULL) "
         "WHERE (r.answer IN ('Accepted', 'Placed')) <> (o.id IS NOT NULL)"},
        {"order.has-receipt",
         "SELECT COUNT(*) FROM (SELECT o.id FROM orders o LEFT JOIN receipts r ON r.order_id = o.id "
         "WHERE o.quote_id IS NOT NULL GROUP BY o.id HAVING COUNT(r.order_id) <> 1) x"},
    };
    QByteArrayList broken;
    for (const Rule &rule : rules) {
        const qint64 findings = m_client.number(rule.findings);
        if (findings != 0)
            broken << QByteArray(rule.name) + ": " + QByteArray::number(findings);
    }
    return broken;
}

CancelOrder cancelFor(CustomerId customer, OrderId order, const QString &reason)
{
    return {OperationId::make(), order, customer, reason};
}

CancelOrderOutcome cancel(Session &session, const CancelOrder &request)
{
    return session.inTransaction("CancelOrder", [&](Transaction &tx) { return cancelOrder(tx, request); });
}

} // namespace holdfast::test
