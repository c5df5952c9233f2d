// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever is typed stays a value: through every text of every flow and page, the server hears the statement files and
// nothing else, and keeps what was typed byte for byte. Which texts there are is read from the headers.
#include "sql/connection/session.h"
#include "sql/flows/accept_quote.h"
#include "sql/flows/add_customer.h"
#include "sql/flows/change_price.h"
#include "sql/flows/count_stock.h"
#include "sql/flows/enter_catalogue.h"
#include "sql/flows/handle_incident.h"
#include "sql/flows/import_invoice.h"
#include "sql/flows/mirror_pending.h"
#include "sql/flows/place_order.h"
#include "sql/flows/receive_stock.h"
#include "sql/flows/record_incident.h"
#include "sql/flows/repair_stock.h"
#include "sql/flows/write_timings.h"
#include "sql/pages/catalogue_ids.h"
#include "sql/pages/customer_page.h"
#include "sql/pages/find_page.h"
#include "sql/pages/incident_page.h"
#include "sql/pages/order_page.h"
#include "sql/pages/quote_page.h"
#include "sql/pages/reservation_page.h"
#include "sql/pages/stock_page.h"
#include "sql/schema/staff_accounts.h"
#include "tests/support/heard.h"
#include "tests/support/hostile_texts.h"
#include "tests/support/store_builder.h"
#include "tests/support/test_main.h"

#include <QDirIterator>
#include <QFile>
#include <QHash>
#include <QSet>

#include <algorithm>
#include <functional>
#include <memory>

using namespace holdfast;
using namespace holdfast::test;

namespace {

// What a text became in the store: a query of its HEX, and what it must be.
struct Kept
{
    QByteArray hexOf; // "SELECT HEX(…) …"; empty: nothing of it was kept
    QByteArray bytes;
};

// The texts that the headers of flows and pages let a caller hand over: members of what a flow or page is asked with,
// and of what those hold, and parameters. "AddCustomer::name", "find(text)".
class TextsOfHeaders
{
public:
    TextsOfHeaders()
    {
        for (const char *folder : {"flows", "pages", "rows"}) {
            QDirIterator each(QStringLiteral(HOLDFAST_SOURCES "/sql/") + QLatin1String(folder),
                              {QStringLiteral("*.h")});
            while (each.hasNext())
                read(each.next());
        }
        for (const char *file : {"staff_accounts.h", "store.h"})
            read(QStringLiteral(HOLDFAST_SOURCES "/sql/schema/") + QLatin1String(file));

        static const QRegularExpression function(
            QStringLiteral("(\\w+)\\(([^(){};]*(?:\\([^()]*\\)[^(){};]*)*)\\)\\s*[;{]"));
        static const QRegularExpression handedOver(QStringLiteral("const (\\w+) &\\w+"));
        static const QRegularExpression text(QStringLiteral("const (?:std::vector<)?(?:QString|QByteArray)>? &(\\w+)"));
        QStringList asked;
        auto functions = function.globalMatch(m_functions);
        while (functions.hasNext()) {
            const auto match = functions.next();
            const QString parameters = match.captured(2);
            if (!parameters.contains(QRegularExpression(QStringLiteral("^(Transaction|Reader|Session) &"))))
                continue; // asks no server
            auto structs = handedOver.globalMatch(parameters);
            while (structs.hasNext())
                asked << structs.next().captured(1);
            auto texts = text.globalMatch(parameters);
            while (texts.hasNext())
                m_all << (match.captured(1) + u'(' + texts.next().captured(1) + u')').toLatin1();
        }
        QSet<QString> seen;
        while (!asked.isEmpty()) {
            const QString name = asked.takeFirst();
            const auto body = m_structs.constFind(name);
            if (seen.contains(name) || body == m_structs.constEnd())
                continue;
            seen << name;
            static const QRegularExpression member(
                QStringLiteral("(?:std::optional<|std::vector<)?(?:QString|QByteArray)>?\\s+(\\w+)\\s*(?:=[^;]*)?;"));
            auto members = member.globalMatch(*body);
            while (members.hasNext())
                m_all << (name + QStringLiteral("::") + members.next().captured(1)).toLatin1();
            for (auto other = m_structs.constBegin(); other != m_structs.constEnd(); ++other) {
                if (body->contains(QRegularExpression(QStringLiteral("\\b%1\\b").arg(other.key()))))
                    asked << other.key();
            }
        }
    }
    const QSet<QByteArray> &all() const { return m_all; }

private:
    void read(const QString &path)
    {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            qFatal("%s", qPrintable(path));
        QString text;
        for (const QByteArray &line : file.readAll().split('\n')) {
            const QString code = QString::fromUtf8(line);
            text +=
                code.left(code.indexOf(QStringLiteral("//")) < 0 ? code.size() : code.indexOf(QStringLiteral("//"))) +
                u'\n';
        }
        takeStructs(text);
        m_functions += text;
    }
    // Takes each struct out of the text, its base as if it were a member; inner ones are structs of their own.
    void takeStructs(QString &text)
    {
        static const QRegularExpression head(QStringLiteral("\\bstruct (\\w+)(?:\\s*:\\s*(\\w+))?\\s*\\{"));
        for (auto match = head.match(text); match.hasMatch(); match = head.match(text)) {
            qsizetype end = match.capturedEnd();
            for (int depth = 1; depth > 0 && end < text.size(); ++end)
                depth += text.at(end) == u'{' ? 1 : text.at(end) == u'}' ? -1 : 0;
            QString body = text.mid(match.capturedEnd(), end - match.capturedEnd() - 1);
            const QString name = match.captured(1);
            const QString base = match.captured(2);
            text.replace(match.capturedStart(), end - match.capturedStart(), QStringLiteral("struct_"));
            takeStructs(body);
            m_structs[name] += body + u'\n' + base + u';';
        }
    }

    QHash<QString, QString> m_structs;
    QString m_functions;
    QSet<QByteArray> m_all;
};

// Texts that nobody types.
const QHash<QByteArray, QByteArray> &nobodyTypes()
{
    static const QHash<QByteArray, QByteArray> why{
        {"Intent::key", "AcceptQuote's and PlaceOrder's"},
        {"Intent::digest", "made of what is asked"},
        {"Currency::code", "one of those that the program knows"},
    };
    return why;
}

} // namespace

class tst_Injection : public QObject
{
    Q_OBJECT

    using Send = std::function<Kept(Session &, const QString &)>;

    std::unique_ptr<ScratchSchema> m_schema;
    std::unique_ptr<StoreBuilder> m_store;
    std::unique_ptr<RawClient> m_administrator;
    KnownStatements m_known;
    std::vector<std::pair<QByteArray, Send>> m_fields;
    CustomerId m_ada{};
    SkuId m_mug{};
    IncidentId m_incident{};
    std::vector<OrderId> m_orders; // one for each text that cancels one
    std::vector<QuoteId> m_quotes;

    static QByteArray text(auto id) { return QByteArray::number(number(id)); }
    static QByteArray hex(const OperationId &operation) { return "X'" + operation.bytes().toHex() + '\''; }
    template <class Outcome, class... Refused>
    static bool isDone(const Outcome &outcome)
    {
        return !(std::holds_alternative<Refused>(outcome) || ...);
    }
    static void read(Session &session, const std::function<void(Reader &)> &job)
    {
        session.read("Look", [&](Reader &reader) {
            job(reader);
            return true;
        });
    }

    void field(const char *name, Send send) { m_fields.emplace_back(name, std::move(send)); }
    // Of a page, which keeps nothing.
    void look(const char *name, std::function<void(Reader &, const QString &)> job)
    {
        field(name, [job](Session &session, const QString &typed) {
            read(session, [&](Reader &reader) { job(reader, typed); });
            return Kept{};
        });
    }

    // A page's first rows, then the number of all.
    template <class Request>
    static void pageAndCount(Reader &reader, const Request &request, auto page, auto count)
    {
        page(reader, request);
        count(reader, request.filter);
    }

    void listFields()
    {
        const auto customer = [](auto set, const char *column, bool trimmed) {
            return [=](Session &session, const QString &typed) -> Kept {
                AddCustomer request{OperationId::make(), QStringLiteral("x"), {}, {}, {}};
                set(request, typed);
                const AddCustomerOutcome outcome =
                    session.inTransaction("AddCustomer", [&](Transaction &tx) { return addCustomer(tx, request); });
                const auto *added = std::get_if<CustomerAdded>(&outcome);
                if (!added || typed.isEmpty())
                    return {};
                return {QByteArray("SELECT HEX(") + column + ") FROM customers WHERE id = " + text(added->customer),
                        (trimmed ? typed.trimmed() : typed).toUtf8()};
            };
        };
        field("AddCustomer::name", customer([](AddCustomer &r, const QString &t) { r.name = t; }, "name", true));
        field("AddCustomer::phone", customer([](AddCustomer &r, const QString &t) { r.phone = t; }, "phone", false));
        field("AddCustomer::email", customer([](AddCustomer &r, const QString &t) { r.email = t; }, "email", false));
        field("AddCustomer::externalNumber",
              customer([](AddCustomer &r, const QString &t) { r.externalNumber = t.toUtf8(); }, "external_number",
                       false));

        field("BySupervisor::reason", [this](Session &session, const QString &typed) -> Kept {
            CancelOrder request = cancelFor(m_ada, m_orders.back());
            m_orders.pop_back();
            request.onBehalfOf = BySupervisor{typed};
            if (!std::holds_alternative<Cancelled>(cancel(session, request)))
                return {};
            return {"SELECT HEX(unserved_reason) FROM orders WHERE id = " + text(request.order), typed.toUtf8()};
        });
        field("CancelOrder::reason", [this](Session &session, const QString &typed) -> Kept {
            const OrderId order = m_orders.back();
            m_orders.pop_back();
            if (!std::holds_alternative<Cancelled>(cancel(session, cancelFor(m_ada, order, typed))))
                return {};
            return {"SELECT HEX(cancel_reason) FROM orders WHERE id = " + text(order), typed.toUtf8()};
        });
        const auto ofMovement = [](const OperationId &operation, const QString &typed) {
            return Kept{"SELECT HEX(reason) FROM stock_movements WHERE operation_id = " + hex(operation) + " LIMIT 1",
                        typed.toUtf8()};
        };
        field("SkuOperation::reason", [=, this](Session &session, const QString &typed) -> Kept {
            const ReceiveStock receiving{{OperationId::make(), m_mug, typed}, 1};
            const CountStock counting{{OperationId::make(), m_mug, typed}, 500};
            const ChangePrice changing{{OperationId::make(), m_mug, typed}, 25'000};
            const auto received =
                session.inTransaction("ReceiveStock", [&](Transaction &tx) { return receiveStock(tx, receiving); });
            session.inTransaction("CountStock", [&](Transaction &tx) { return countStock(tx, counting); });
            session.inTransaction("ChangePrice", [&](Transaction &tx) { return changePrice(tx, changing); });
            return std::holds_alternative<Received>(received) ? ofMovement(receiving.operation, typed) : Kept{};
        });

        const auto handle = [this](Session &session, const HandleIncident &request, const char *column,
                                   const QByteArray &bytes) -> Kept {
            const auto outcome =
                session.inTransaction("HandleIncident", [&](Transaction &tx) { return handleIncident(tx, request); });
            if (!std::holds_alternative<IncidentHandled>(outcome))
                return {};
            return {QByteArray("SELECT HEX(") + column +
                        ") FROM incident_events WHERE handling_id = " + hex(request.operation),
                    bytes};
        };
        field("HandleIncident::words", [=, this](Session &session, const QString &typed) {
            return handle(session, {OperationId::make(), m_incident, HandleIncident::What::Note, typed, {}}, "words",
                          typed.toUtf8());
        });
        field("HandleIncident::handTo", [=, this](Session &session, const QString &typed) {
            return handle(session, {OperationId::make(), m_incident, HandleIncident::What::HandTo, {}, typed.toUtf8()},
                          "handed_to", typed.toUtf8());
        });

        const auto ofReceipt = [this](const QString &typed) {
            return Kept{"SELECT HEX(idempotency_key) FROM receipts WHERE customer_id = " + text(m_ada) +
                            " AND idempotency_key = X'" + typed.toUtf8().toHex() + '\'',
                        typed.toUtf8()};
        };
        field("AcceptQuote::key", [=, this](Session &session, const QString &typed) -> Kept {
            const AcceptQuote request{typed.toUtf8(), m_ada, m_quotes.back()};
            m_quotes.pop_back();
            const auto outcome =
                session.inTransaction("AcceptQuote", [&](Transaction &tx) { return acceptQuote(tx, request); });
            return std::holds_alternative<Accepted>(outcome) ? ofReceipt(typed) : Kept{};
        });
        field("PlaceOrder::key", [=, this](Session &session, const QString &typed) -> Kept {
            const PlaceOrder request{typed.toUtf8(), m_ada, {{m_mug, 1, 1}}}; // refused: the store's road is the other
            session.inTransaction("PlaceOrder", [&](Transaction &tx) { return placeOrder(tx, request); });
            return {};
        });

        const auto enter = [this](auto set, const char *query, bool isOfCustomer) {
            return [=, this](Session &session, const QString &typed) -> Kept {
                const QByteArray nth = "n" + QByteArray::number(++m_entered);
                EnterCatalogue request{OperationId::make(),
                                       {{nth, QStringLiteral("x"), 1, 1}},
                                       {{nth, QStringLiteral("x"), {}, {}}},
                                       QStringLiteral("x")};
                set(request, typed);
                session.inTransaction("EnterCatalogue", [&](Transaction &tx) { return enterCatalogue(tx, request); });
                QByteArray hexOf = query;
                hexOf.replace("%operation%", hex(request.operation))
                    .replace("%key%",
                             "X'" +
                                 (isOfCustomer ? request.customers[0].externalNumber : request.skus[0].code).toHex() +
                                 '\'');
                return {typed.isEmpty() ? QByteArray() : hexOf, typed.toUtf8()};
            };
        };
        field("CatalogueSku::code", enter([](EnterCatalogue &r, const QString &t) { r.skus[0].code = t.toUtf8(); },
                                          "SELECT HEX(code) FROM skus WHERE code = %key%", false));
        field("CatalogueSku::name", enter([](EnterCatalogue &r, const QString &t) { r.skus[0].name = t; },
                                          "SELECT HEX(name) FROM skus WHERE code = %key%", false));
        field("CatalogueCustomer::externalNumber",
              enter([](EnterCatalogue &r, const QString &t) { r.customers[0].externalNumber = t.toUtf8(); },
                    "SELECT HEX(external_number) FROM customers WHERE external_number = %key%", true));
        field("CatalogueCustomer::name", enter([](EnterCatalogue &r, const QString &t) { r.customers[0].name = t; },
                                               "SELECT HEX(name) FROM customers WHERE external_number = %key%", true));
        field("CatalogueCustomer::phone",
              enter([](EnterCatalogue &r, const QString &t) { r.customers[0].phone = t; },
                    "SELECT HEX(phone) FROM customers WHERE external_number = %key%", true));
        field("CatalogueCustomer::email",
              enter([](EnterCatalogue &r, const QString &t) { r.customers[0].email = t; },
                    "SELECT HEX(email) FROM customers WHERE external_number = %key%", true));
        field("EnterCatalogue::reason",
              enter([](EnterCatalogue &r, const QString &t) { r.reason = t; },
                    "SELECT HEX(reason) FROM stock_movements WHERE operation_id = %operation%", false));
        field("OrderDraft::externalRef", [this](Session &session, const QString &typed) -> Kept {
            ImportInvoice invoice{{draft(m_ada, {{m_mug, 1}})}};
            invoice.orders[0].externalRef = typed.toUtf8();
            const auto outcome =
                session.inTransaction("ImportInvoice", [&](Transaction &tx) { return importInvoice(tx, invoice); });
            const auto *imported = std::get_if<InvoiceImported>(&outcome);
            if (!imported)
                return {};
            return {"SELECT HEX(external_ref) FROM orders WHERE id = " + text(imported->orders[0]), typed.toUtf8()};
        });

        field("Finding::invariant", [](Session &session, const QString &typed) -> Kept {
            const Finding finding{typed.toUtf8(), "key " + OperationId::make().bytes().toHex(), {}, {}, "{}"};
            session.inTransaction("RecordIncident", [&](Transaction &tx) {
                return commit<RecordedIncident>(recordIncident(tx, finding, OperationId::make()));
            });
            return {}; // an id of the program's, kept as ASCII
        });
        field("Finding::key", [](Session &session, const QString &typed) -> Kept {
            const Finding finding{"injection", typed.toUtf8(), {}, {}, "{}"};
            session.inTransaction("RecordIncident", [&](Transaction &tx) {
                return commit<RecordedIncident>(recordIncident(tx, finding, OperationId::make()));
            });
            return {"SELECT HEX(finding_key) FROM incidents WHERE finding_key = X'" + typed.toUtf8().toHex() + '\'',
                    typed.toUtf8()};
        });
        field("Finding::evidence", [](Session &session, const QString &typed) -> Kept {
            const QByteArray key = "key " + OperationId::make().bytes().toHex();
            const Finding finding{"injection", key, {}, {}, typed.toUtf8()};
            session.inTransaction("RecordIncident", [&](Transaction &tx) {
                return commit<RecordedIncident>(recordIncident(tx, finding, OperationId::make()));
            });
            return {"SELECT HEX(evidence) FROM incidents WHERE finding_key = '" + key + '\'', typed.toUtf8()};
        });
        const auto askFor = [this](auto set) {
            return [=, this](Session &session, const QString &typed) -> Kept { // there is nothing to repair
                AskRepair request{OperationId::make(), m_incident, {}, QStringLiteral("x")};
                request.plan.sku = m_mug;
                set(request, typed);
                session.inTransaction("AskRepair", [&](Transaction &tx) { return askRepair(tx, request); });
                return {};
            };
        };
        field("AskRepair::reason", askFor([](AskRepair &r, const QString &t) { r.reason = t; }));
        field("RepairPlan::code", askFor([](AskRepair &r, const QString &t) { r.plan.code = t.toUtf8(); }));

        const auto mirror = [](auto set, const char *column) {
            return [=](Session &session, const QString &typed) -> Kept {
                PendingMirror pending{OperationId::make(), "CancelOrder", QStringLiteral("x"), {}, {}, Instant{0}, {}};
                set(pending, typed);
                session.inTransaction("MirrorPending", [&](Transaction &tx) { return mirrorPending(tx, pending); });
                if (!column)
                    return {}; // a word of the program's, kept as ASCII
                return {QByteArray("SELECT HEX(") + column +
                            ") FROM pending_mirror WHERE operation_id = " + hex(pending.operation),
                        typed.toUtf8()};
            };
        };
        field("PendingMirror::kind", mirror([](PendingMirror &p, const QString &t) { p.kind = t.toUtf8(); }, nullptr));
        field("PendingMirror::finding",
              mirror([](PendingMirror &p, const QString &t) { p.finding = t.toUtf8(); }, nullptr));
        field("PendingMirror::workstation",
              mirror([](PendingMirror &p, const QString &t) { p.workstation = t; }, "workstation"));
        look("pendingOfDesk(workstation)", [](Reader &reader, const QString &typed) { pendingOfDesk(reader, typed); });
        field("writeTimings(workstation)", [this](Session &session, const QString &typed) -> Kept {
            const std::vector<FlowTimings::Count> counts{{"Flow", "step", 1, ++m_entered, 1, 1, {}}};
            session.inTransaction("WriteTimings", [&](Transaction &tx) { return writeTimings(tx, typed, counts); });
            return {"SELECT HEX(workstation) FROM flow_timings WHERE runs = " + QByteArray::number(m_entered),
                    typed.toUtf8()};
        });
        field("Session::enterDesk(workstation)", [](Session &session, const QString &typed) -> Kept {
            session.enterDesk(typed);
            return {};
        });

        look("find(text)", [](Reader &reader, const QString &typed) { find(reader, typed, 10); });
        look("customerSearch(text)", [](Reader &reader, const QString &typed) { customerSearch(reader, typed, 10); });
        look("stockCard(code)", [](Reader &reader, const QString &typed) { stockCard(reader, typed.toUtf8(), 10); });
        look("skusByCode(codes)", [](Reader &reader, const QString &typed) { skusByCode(reader, {typed.toUtf8()}); });
        look("customersByNumber(numbers)",
             [](Reader &reader, const QString &typed) { customersByNumber(reader, {typed.toUtf8()}); });
        const auto orders = [](auto set) {
            return [=](Reader &reader, const QString &typed) {
                for (const bool ofOne : {false, true}) {
                    OrderPageRequest request;
                    if (ofOne)
                        request.filter.customer = CustomerId{1};
                    set(request, typed);
                    pageAndCount(reader, request, orderPage, orderCount);
                }
            };
        };
        look("OrderFilter::text", orders([](OrderPageRequest &r, const QString &t) { r.filter.text = t; }));
        look("OrderFilter::status",
             orders([](OrderPageRequest &r, const QString &t) { r.filter.status = t.toUtf8(); }));
        look("QuoteFilter::text", [](Reader &reader, const QString &typed) {
            QuotePageRequest request;
            request.filter.text = typed;
            pageAndCount(reader, request, quotePage, quoteCount);
        });
        const auto reservations = [](auto set) {
            return [=](Reader &reader, const QString &typed) {
                ReservationPageRequest request;
                set(request, typed);
                pageAndCount(reader, request, reservationPage, reservationCount);
            };
        };
        look("ReservationFilter::text",
             reservations([](ReservationPageRequest &r, const QString &t) { r.filter.text = t; }));
        look("ReservationFilter::status",
             reservations([](ReservationPageRequest &r, const QString &t) { r.filter.status = t.toUtf8(); }));
        look("StockFilter::text", [](Reader &reader, const QString &typed) {
            StockPageRequest request;
            request.filter.text = typed;
            pageAndCount(reader, request, stockPage, stockCount);
        });
        look("StockPlace::code", [](Reader &reader, const QString &typed) {
            StockPageRequest request;
            request.after.emplace();
            request.after->code = typed.toUtf8();
            stockPage(reader, request);
        });
        look("IncidentPageRequest::state", [](Reader &reader, const QString &typed) {
            IncidentPageRequest request;
            request.state = typed.toUtf8();
            incidentPage(reader, request);
        });
        look("IncidentPageRequest::severity", [](Reader &reader, const QString &typed) {
            IncidentPageRequest request;
            request.severity = typed.toUtf8();
            incidentPage(reader, request);
        });

        const auto account = [](auto set) {
            return [=](Session &session, const QString &typed) -> Kept {
                AddStaff request{{QStringLiteral("hf_injected"), QStringLiteral("localhost")},
                                 Role::Staff,
                                 QStringLiteral("secret"),
                                 true};
                set(request, typed);
                if (request.who.account != u"hf_injected" && isAccountName(request.who.account))
                    return {}; // is an account's name, and might be somebody's
                addStaff(session, request, Environment::Training);
                changeRole(session, request.who, Role::Supervisor, Environment::Training);
                lockStaff(session, request.who, true);
                return {};
            };
        };
        field("StaffAccount::account", account([](AddStaff &r, const QString &t) { r.who.account = t; }));
        field("StaffAccount::host", account([](AddStaff &r, const QString &t) { r.who.host = t; }));
        field("AddStaff::password", [this](Session &session, const QString &typed) -> Kept {
            if (!typed.contains(u'\\') && !typed.contains(QStringLiteral("\U0001F511")))
                return {}; // an account is many statements; only these are written in another way on any server
            const StaffAccount who{QStringLiteral("hf_inj_%1").arg(m_accounts++), QStringLiteral("localhost")};
            if (std::holds_alternative<StaffChanged>(
                    addStaff(session, {who, Role::Staff, typed, true}, Environment::Training)))
                m_passwords.emplace_back(who.account, typed);
            return {};
        });

        field("Store::name", [](Session &session, const QString &typed) -> Kept {
            Store store = ScratchSchema::twd(); // there is one already
            store.name = typed;
            session.inTransaction("FoundStore", [&](Transaction &tx) { return foundStore(tx, store); });
            return {};
        });
        field("schemaExists(schema)", [](Session &session, const QString &typed) -> Kept {
            schemaExists(session, typed);
            return {};
        });
        field("createSchema(schema)", [](Session &session, const QString &typed) -> Kept {
            createSchema(session, typed);
            return {};
        });
        field("dropSchema(schema)", [](Session &session, const QString &typed) -> Kept {
            dropSchema(session, typed);
            return {};
        });
    }

    int m_accounts = 0, m_entered = 0;
    std::vector<std::pair<QString, QString>> m_passwords;

private Q_SLOTS:
    void initTestCase()
    {
        m_schema = std::make_unique<ScratchSchema>("injection");
        m_store = std::make_unique<StoreBuilder>(*m_schema);
        m_administrator = std::make_unique<RawClient>(TestServer::administrator());
        listFields();
    }
    void cleanupTestCase()
    {
        for (int i = 0; i < m_accounts; ++i)
            m_administrator->run("DROP USER IF EXISTS `hf_inj_" + QByteArray::number(i) + "`@`localhost`");
        m_administrator->run("DROP USER IF EXISTS `hf_injected`@`localhost`");
        for (const Role role : rolesOf(Environment::Training))
            m_administrator->run("DROP ROLE IF EXISTS `" + databaseRole(m_schema->name(), role).toLatin1() + '`');
        m_administrator.reset();
        m_store.reset();
        m_schema.reset();
    }

    // A new text in a header is asked for here.
    void everyTextOfEveryFlowAndPageIsTried()
    {
        QSet<QByteArray> tried;
        for (const auto &[name, send] : m_fields)
            tried << name;
        QByteArrayList missing;
        const QSet<QByteArray> all = TextsOfHeaders().all();
        for (const QByteArray &name : all) {
            if (!tried.contains(name) && !nobodyTypes().contains(name))
                missing << name;
        }
        std::sort(missing.begin(), missing.end());
        QVERIFY2(missing.isEmpty(), missing.join('\n').constData());
        for (const QByteArray &name : tried)
            QVERIFY2(all.contains(name) || name.startsWith("Session::"), name + " is in no header");
        QVERIFY(all.size() > 35);
    }

    void noTextIsEverAStatement_data()
    {
        QTest::addColumn<QByteArray>("mode"); // the server's sql_mode, as each connection finds it
        QTest::newRow("usual") << QByteArray();
        QTest::newRow("quotes are names and a backslash is one")
            << QByteArray("ANSI_QUOTES,NO_BACKSLASH_ESCAPES,PIPES_AS_CONCAT,IGNORE_SPACE");
    }

    void noTextIsEverAStatement()
    {
        QFETCH(QByteArray, mode);
        const QByteArray before = m_administrator->text("SELECT @@GLOBAL.sql_mode");
        m_schema->empty();
        m_ada = m_store->customer("Ada");
        m_mug = m_store->sku("MUG-01", 100'000);
        m_orders.clear();
        m_quotes.clear();
        for (qsizetype i = 0; i < hostileTexts().size(); ++i) {
            m_orders.push_back(m_store->order(m_ada, {{m_mug, 1}}));
            m_quotes.push_back(m_store->quote(m_ada, {{m_mug, 1}}));
        }
        {
            Session session(m_schema->settings());
            m_incident = session
                             .inTransaction("RecordIncident",
                                            [](Transaction &tx) {
                                                return commit<RecordedIncident>(recordIncident(
                                                    tx, {"injection", "first", {}, {}, "{}"}, OperationId::make()));
                                            })
                             .id;
        }
        m_passwords.clear();
        if (!mode.isEmpty())
            m_administrator->run("SET GLOBAL sql_mode = '" + mode + '\'');
        std::vector<std::tuple<QByteArray, QString, Kept>> kept;
        QByteArrayList wrong;
        std::vector<Heard::Command> commands;
        {
            Heard heard;
            Session session(m_schema->settings());
            for (const auto &[name, send] : m_fields) {
                for (const QString &typed : hostileTexts()) {
                    static const QRegularExpression quoting(QStringLiteral("['\"`\\\\]"));
                    if (!mode.isEmpty() && !typed.contains(quoting))
                        continue;
                    try {
                        const Kept what = send(session, typed);
                        if (!what.hexOf.isEmpty())
                            kept.emplace_back(name, typed, what);
                    } catch (const DbError &error) { // refused as a value: too long, taken, not ASCII, no name
                        static const QList<int> ofValues{0,    1044, 1062, 1300, 1366, 1406, 1644,
                                                         1270, 1267, 3819, 3854, 3988, 4025, 4078};
                        if (!ofValues.contains(error.native))
                            wrong << name + ' ' + typed.left(40).toUtf8() + ": " + QByteArray::number(error.native) +
                                         ' ' + error.text.toUtf8();
                    }
                }
            }
            commands = heard.all();
        }
        m_administrator->run("SET GLOBAL sql_mode = '" + before + '\'');

        QSet<QByteArray> said;
        for (const Heard::Command &command : commands) {
            if (!m_known.contains(command))
                wrong << "heard: " + command.type + ' ' + command.text.left(300);
            else if (command.type == "Query")
                said << m_known.nameOf(command.text);
        }
        for (const auto &[name, typed, what] : kept) {
            const auto rows = m_store->client().rows(what.hexOf);
            const QByteArray found = rows.size() == 1 ? rows[0][0].toByteArray() : QByteArray("no row");
            if (found != what.bytes.toHex().toUpper())
                wrong << name + " keeps " + found.left(80) + " of " + what.bytes.toHex().toUpper().left(80);
        }
        for (const auto &[account, password] : m_passwords) {
            ConnectionSettings settings = m_schema->settings();
            settings.account = account;
            settings.password = password;
            try {
                Session signedIn(settings);
            } catch (const DbError &error) {
                wrong << "a password: " + password.toUtf8() + ' ' + error.text.toUtf8();
            }
        }
        QVERIFY2(wrong.isEmpty(), wrong.mid(0, 20).join('\n').constData());
        QVERIFY(commands.size() > 1'500 && kept.size() > 150 && m_passwords.size() >= 4);
        QVERIFY(said.size() > 60);
        QCOMPARE(m_store->client().number("SELECT COUNT(*) FROM staff WHERE role = 'owner'"), 1);
        QCOMPARE(m_store->brokenRules(), QByteArrayList());
        qInfo("%d statements heard of %d files, %d texts kept as they were typed", int(commands.size()),
              int(said.size()), int(kept.size()));
    }

    // That what is looked for would be found.
    void aStatementThatIsNotTheProgramsIsHeard()
    {
        for (const char *planted :
             {"DROP TABLE orders", "SELECT * FROM orders WHERE id = 1 OR '1'='1'", "COMMIT; DROP TABLE orders",
              "SELECT f.id FROM ( (SELECT id FROM skus WHERE code LIKE 'x' ESCAPE '!'"})
            QCOMPARE(m_known.nameOf(planted), QByteArray());
        Heard heard;
        {
            RawClient stranger(m_schema->settings());
            stranger.attempt("SELECT 1 FROM orders WHERE status = 'x' OR '1' = '1'");
        }
        int unknown = 0;
        for (const Heard::Command &command : heard.all())
            unknown += !m_known.contains(command);
        QCOMPARE(unknown, 2); // and the zone that a plain client sets
        QCOMPARE(m_known.nameOf(Statement::named("stock/stock_found")
                                    .render({{"begins_bytes", lit(QByteArray("'"))},
                                             {"begins", lit(QStringLiteral("\\"))},
                                             {"most", lit(1)}})),
                 QByteArray("stock/stock_found"));
    }
};

HOLDFAST_TEST_MAIN(tst_Injection)
#include "tst_injection.moc"
