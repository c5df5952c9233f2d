// SPDX-License-Identifier: GPL-3.0-or-later
// Who did what, for whom, from which desk and by which operation: every flow of sql/flows leaves it, and does nothing
// for a customer whose record it is not.
#include "sql/connection/session.h"
#include "sql/flows/accept_quote.h"
#include "sql/flows/add_customer.h"
#include "sql/flows/cancel_order.h"
#include "sql/flows/change_price.h"
#include "sql/flows/change_settings.h"
#include "sql/flows/clean_up_quotes.h"
#include "sql/flows/count_stock.h"
#include "sql/flows/enter_catalogue.h"
#include "sql/flows/handle_incident.h"
#include "sql/flows/import_invoice.h"
#include "sql/flows/place_order.h"
#include "sql/flows/probe_cancel.h"
#include "sql/flows/receive_stock.h"
#include "sql/flows/record_check.h"
#include "sql/flows/record_incident.h"
#include "sql/schema/staff_accounts.h"
#include "tests/support/flow_watch.h"
#include "tests/support/person.h"
#include "tests/support/store_builder.h"
#include "tests/support/test_main.h"

#include <QDirIterator>
#include <QRegularExpression>

#include <map>
#include <memory>

using namespace holdfast;
using namespace holdfast::test;

namespace {

const QString kDesk = QStringLiteral("desk 7 樓");
const QString kWhy = QStringLiteral("flood");

// Flows that leave no event, and why.
const std::map<QByteArray, const char *> kWithout{
    {"repairStock", "its event is looked at in tst_repair_stock, and is written as the others are"},
    {"askRepair", "likewise"},
    {"mirrorPending", "says of a desk what it does not know, and names desk, account, customer and operation itself"},
    {"unmirrorPending", "takes that back"},
    {"writeTimings", "figures of a desk, of no record"},
};

} // namespace

class tst_Audit : public QObject
{
    Q_OBJECT

    std::unique_ptr<ScratchSchema> m_schema;
    std::unique_ptr<StoreBuilder> m_store;
    std::unique_ptr<Person> m_sue;
    std::unique_ptr<Session> m_owner, m_desk; // a supervisor's desk
    CustomerId m_ada{}, m_ben{};
    SkuId m_mug{};

    RawClient &client() { return m_store->client(); }

    std::unique_ptr<Session> deskOf(ConnectionSettings settings)
    {
        settings.workstation = kDesk;
        auto session = std::make_unique<Session>(settings);
        session->enterDesk(kDesk);
        return session;
    }

    template <class Flow, class Request>
    auto carryOut(Session &session, Flow flow, const Request &request)
    {
        return session.inTransaction("Audited", [&](Transaction &tx) { return flow(tx, request); });
    }
    QuoteId quote(CustomerId customer) { return m_store->quote(customer, {{m_mug, 1}}); }
    OrderId order(CustomerId customer) { return m_store->order(customer, {{m_mug, 1}}); }

    // What is carried out, and the events that it leaves.
    struct Act
    {
        QByteArray flow;
        QByteArrayList events;
        bool ofCustomer;
        std::function<void()> act;
        bool byOwner = false;
        bool keyIsOperation = false; // a refusal's
    };
    std::vector<Act> acts()
    {
        const auto operation = [] { return OperationId::make(); };
        std::vector<Act> all;
        const auto add = [&](const char *flow, QByteArrayList events, bool ofCustomer, std::function<void()> act) {
            all.push_back({flow, std::move(events), ofCustomer, std::move(act)});
        };
        add("addCustomer", {"customer entered"}, true, [=, this] {
            carryOut(*m_desk, addCustomer, AddCustomer{operation(), QStringLiteral("Cy"), {}, {}, {}});
        });
        add("issueQuote", {"quote issued"}, true, [=, this] {
            carryOut(*m_desk, issueQuote, issueFor(m_ada, {{m_mug, 1}}));
        });
        const QuoteId used = quote(m_ada);
        add("acceptQuote", {"order created", "quote accepted"}, true, [=, this] {
            carryOut(*m_desk, acceptQuote, AcceptQuote{"k-1", m_ada, used});
        });
        add("acceptQuote", {"refused"}, true, [=, this] {
            carryOut(*m_desk, acceptQuote, AcceptQuote{"k-2", m_ada, used});
        });
        all.back().keyIsOperation = true;
        const OrderId first = order(m_ada), second = order(m_ada);
        add("cancelOrder", {"order cancelled"}, true,
            [=, this] { carryOut(*m_desk, cancelOrder, cancelFor(m_ada, first)); });
        add("cancelOrder", {"order cancelled", "without a customer"}, true, [=, this] {
            carryOut(*m_desk, cancelOrder, CancelOrder{operation(), second, BySupervisor{kWhy}, QString()});
        });
        add("placeDraft", {"order created"}, true, [=, this] {
            carryOut(*m_desk, placeDraft, draft(m_ada, {{m_mug, 1}}));
        });
        add("importInvoice", {"order created"}, true, [=, this] {
            ImportInvoice invoice{{draft(m_ada, {{m_mug, 1}})}};
            invoice.orders[0].externalRef = "I-1";
            carryOut(*m_desk, importInvoice, invoice);
        });
        add("receiveStock", {"stock received"}, false, [=, this] {
            carryOut(*m_desk, receiveStock, ReceiveStock{{operation(), m_mug, kWhy}, 5});
        });
        add("countStock", {"stock counted"}, false, [=, this] {
            carryOut(*m_desk, countStock, CountStock{{operation(), m_mug, kWhy}, 50});
        });
        add("changePrice", {"price changed"}, false, [=, this] {
            carryOut(*m_desk, changePrice, ChangePrice{{operation(), m_mug, kWhy}, 700});
        });
        add("recordIncident", {"case opened"}, true, [=, this] {
            m_desk->inTransaction("Audited", [&](Transaction &tx) {
                const Finding finding{"order.created-holds-all", "order.created-holds-all/order/x", first, {}, "{}"};
                return commit<RecordedIncident>(recordIncident(tx, finding, operation()));
            });
        });
        add("handleIncident", {"case noted"}, true, [=, this] {
            const IncidentId incident{client().number("SELECT MAX(id) FROM incidents")};
            carryOut(*m_desk, handleIncident,
                     HandleIncident{operation(), incident, HandleIncident::What::Note, kWhy, {}});
        });
        add("recordCheck", {"store checked"}, false, [=, this] { recordCheck(*m_desk, {}, operation()); });
        add("changeSettings", {"settings changed"}, false, [=, this] {
            carryOut(*m_owner, changeSettings, ChangeSettings{OrderRoad::CurrentPrice, std::nullopt});
        });
        all.back().byOwner = true;
        add("placeOrder", {"order created"}, true, [=, this] {
            const qint64 version =
                client().number("SELECT price_version FROM prices WHERE sku_id = " + QByteArray::number(number(m_mug)));
            carryOut(*m_desk, placeOrder, PlaceOrder{"k-3", m_ada, {{m_mug, 1, version}}});
        });
        add("placeOrder", {"refused"}, true, [=, this] {
            carryOut(*m_desk, placeOrder, PlaceOrder{"k-4", m_ada, {{m_mug, 1, 99}}});
        });
        all.back().keyIsOperation = true;
        add("enterCatalogue", {"catalogue entered"}, false, [=, this] {
            carryOut(*m_owner, enterCatalogue,
                     EnterCatalogue{operation(), {{"CUP-9", QStringLiteral("Cup"), 100, 3}}, {}, kWhy});
        });
        all.back().byOwner = true;
        add("cleanUpQuotes", {"quotes cleaned up"}, false, [=, this] {
            client().run("SET @old = UTC_TIMESTAMP(6) - INTERVAL 1 DAY");
            client().run("INSERT INTO quotes (customer_id, currency, total_minor, line_count, created_at, expires_at, "
                         "operation_id, version) VALUES (" +
                         QByteArray::number(number(m_ben)) +
                         ", 'TWD', 1, 1, @old, @old + INTERVAL 5 MINUTE, REPEAT('q', 16), 1)");
            m_since = lastEvent(); // the quote's own
            const Instant now{client().number("SELECT TIMESTAMPDIFF(MICROSECOND, '1970-01-01', @old) + 3600000000")};
            const auto cleaned = carryOut(*m_owner, cleanUpQuotes, CleanUpQuotes{now, std::nullopt});
            QVERIFY(std::holds_alternative<QuotesCleanedUp>(cleaned));
        });
        all.back().byOwner = true;
        return all;
    }
    qint64 lastEvent() { return client().number("SELECT COALESCE(MAX(id), 0) FROM audit_events"); }
    qint64 m_since = 0;

private Q_SLOTS:
    void initTestCase()
    {
        m_schema = std::make_unique<ScratchSchema>("audit");
        m_store = std::make_unique<StoreBuilder>(*m_schema);
        m_sue = std::make_unique<Person>(*m_schema, "hf_sue", "supervisor");
        m_ada = m_store->customer("Ada");
        m_ben = m_store->customer("Ben");
        m_mug = m_store->sku("MUG-01", 100);
        m_owner = deskOf(m_schema->settings());
        m_desk = deskOf(m_sue->settings());
    }
    void cleanupTestCase()
    {
        m_desk.reset();
        m_owner.reset();
        m_sue.reset();
        m_store.reset();
        m_schema.reset();
    }

    void everyFlowLeavesItsEventAndEveryEventIsWhole()
    {
        QByteArrayList seen;
        for (const Act &act : acts()) {
            m_since = lastEvent();
            act.act();
            QByteArrayList events;
            for (const auto &row : client().rows(
                     "SELECT what, who, workstation, operation_id IS NOT NULL, customer_id IS NOT NULL, detail FROM "
                     "audit_events WHERE id > " +
                     QByteArray::number(m_since) + " ORDER BY id")) {
                const QByteArray what = row.at(0).toByteArray();
                events << what;
                QVERIFY2(row.at(1).toByteArray() ==
                             (act.byOwner ? m_schema->settings().account.toUtf8() : m_sue->name()),
                         act.flow + ": " + row.at(1).toByteArray());
                QVERIFY2(row.at(2).toString() == kDesk, act.flow + " has no desk: " + what);
                QVERIFY2(row.at(3).toBool() != act.keyIsOperation, act.flow + " has no operation: " + what);
                QVERIFY2(!act.keyIsOperation || row.at(5).toByteArray().contains(", key 6B2D"),
                         row.at(5).toByteArray());
                QVERIFY2(row.at(4).toBool() == act.ofCustomer, act.flow + " has no customer: " + what);
                if (what == "without a customer")
                    QCOMPARE(row.at(5).toString(), kWhy);
            }
            QVERIFY2(events == act.events, act.flow + ": " + events.join(", "));
            seen << act.flow;
        }

        // And there is no other flow.
        static const QRegularExpression declared(QStringLiteral(
            "\\n(?:Verdict<(?!Outcome>)[^;{]*>|RecordedIncident|CheckRecorded) (\\w+)\\((?:Transaction|Session) &"));
        QDirIterator files(QStringLiteral(HOLDFAST_SOURCES "/sql/flows"), {QStringLiteral("*.h")});
        int flows = 0;
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            auto matches = declared.globalMatch(QString::fromUtf8(file.readAll()));
            while (matches.hasNext()) {
                const QByteArray flow = matches.next().captured(1).toLatin1();
                ++flows;
                QVERIFY2(seen.contains(flow) || flow.startsWith("probe") || kWithout.contains(flow), flow);
            }
        }
        QVERIFY(flows >= 20);
    }

    // A client that named no desk, or another account's desk of before, is given none.
    void nobodysDeskIsNamed()
    {
        const qint64 since = lastEvent();
        client().run("INSERT INTO customers (name, created_at) VALUES ('Dee', UTC_TIMESTAMP(6))");
        client().run("INSERT INTO desk_sessions VALUES (CONNECTION_ID(), 'somebody', 'their desk', UTC_TIMESTAMP(6))");
        client().run("INSERT INTO customers (name, created_at) VALUES ('Eve', UTC_TIMESTAMP(6))");
        QCOMPARE(client().number("SELECT COUNT(*) FROM audit_events WHERE workstation IS NULL AND id > " +
                                 QByteArray::number(since)),
                 2);
        client().run("DELETE FROM desk_sessions WHERE connection_id = CONNECTION_ID()");
    }

    void nothingIsDoneForACustomerWhoseRecordItIsNot()
    {
        client().run("UPDATE store SET order_road = 'quote'");
        const OrderId order = this->order(m_ada);
        const QuoteId quote = this->quote(m_ada);
        const IssueQuote issued = issueFor(m_ada, {{m_mug, 1}});
        carryOut(*m_desk, issueQuote, issued);
        const QByteArrayList before = everyRow(client());
        const auto isNotFound = [](const auto &outcome) { return std::holds_alternative<NotFound>(outcome); };
        QVERIFY(isNotFound(carryOut(*m_desk, cancelOrder, cancelFor(m_ben, order))));
        QVERIFY(isNotFound(carryOut(*m_desk, probeCancel, cancelFor(m_ben, order))));
        QVERIFY(isNotFound(carryOut(*m_desk, acceptQuote, AcceptQuote{"k-5", m_ben, quote})));
        IssueQuote again = issued;
        again.customer = m_ben;
        QVERIFY(isNotFound(carryOut(*m_desk, issueQuote, again)));
        QVERIFY(isNotFound(carryOut(*m_desk, probeIssue, again)));
        const CustomerId nobody{number(m_ben) + 1000};
        QVERIFY(isNotFound(carryOut(*m_desk, issueQuote, issueFor(nobody, {{m_mug, 1}}))));
        QVERIFY(isNotFound(carryOut(*m_desk, acceptQuote, AcceptQuote{"k-6", nobody, quote})));
        QCOMPARE(everyRow(client()), before);
    }

    // In a live store a trainer cannot be entered; in one for training nobody is refused.
    void aLiveStoreHasNoTrainers()
    {
        client().run("INSERT INTO staff VALUES ('hf_tina', 'trainer')");
        client().run("DELETE FROM staff WHERE account = 'hf_tina'");
        client().run("DROP TRIGGER store_before_update");
        client().run("UPDATE store SET environment = 'live'");
        QCOMPARE(client().attempt("INSERT INTO staff VALUES ('hf_tina', 'trainer')"), 1644);
        QCOMPARE(client().attempt("INSERT INTO staff VALUES ('hf_sam', 'staff')"), 0);
    }
};

HOLDFAST_TEST_MAIN(tst_Audit)
#include "tst_audit.moc"
