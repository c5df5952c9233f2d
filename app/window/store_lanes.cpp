// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/store_lanes.h"

#include "sql/connection/session.h"
#include "sql/flows/cancel_order.h"
#include "sql/pages/customer_page.h"
#include "sql/pages/order_page.h"

namespace holdfast {

namespace {

constexpr int kCustomersFound = 20;

} // namespace

StoreLanes::StoreLanes(const ConnectionSettings &settings)
    : m_write("write", settings), m_read("read", settings), m_count("count", settings),
      m_ready(m_write.post([](Session &session) { return session.server().connectionId; }))
{
    // Connected before anybody needs them: the first cancel is not the one that signs in.
    m_read.post([](Session &session) { return session.server().connectionId; });
    m_count.post([](Session &session) { return session.server().connectionId; });
}

StoreDesk StoreLanes::desk()
{
    StoreDesk desk;
    desk.orderPage = [this](const OrderPageRequest &request) {
        return m_read.post([request](Session &session) {
            return session.read("OrderPage", [&](Reader &reader) { return orderPage(reader, request); });
        });
    };
    desk.orderRows = [this](const std::vector<OrderId> &orders) {
        return m_read.post([orders](Session &session) {
            return session.read("OrderRows", [&](Reader &reader) { return orderRows(reader, orders); });
        });
    };
    desk.orderCount = [this](const OrderFilter &filter) {
        return m_count.post([filter](Session &session) {
            return session.read("OrderCount", [&](Reader &reader) { return orderCount(reader, filter); });
        });
    };
    desk.orderCard = [this](OrderId order) {
        return m_read.post([order](Session &session) {
            return session.read("OrderCard", [&](Reader &reader) { return orderCard(reader, order); });
        });
    };
    desk.customerSearch = [this](const QString &text) {
        return m_read.post([text](Session &session) {
            return session.read("CustomerSearch",
                                [&](Reader &reader) { return customerSearch(reader, text, kCustomersFound); });
        });
    };
    desk.customerById = [this](CustomerId customer) {
        return m_read.post([customer](Session &session) {
            return session.read("Customer", [&](Reader &reader) { return customerById(reader, customer); });
        });
    };
    desk.cancelOrder = [this](const CancelOrder &request) {
        return m_write.post([request](Session &session) {
            return session.inTransaction("CancelOrder", [&](Transaction &tx) { return cancelOrder(tx, request); });
        });
    };
    return desk;
}

void StoreLanes::close()
{
    m_write.close();
    m_read.close();
    m_count.close();
}

} // namespace holdfast
