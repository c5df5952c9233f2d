// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/window_story.h"

#include "app/demo/story_store.h"
#include "app/environment/journal_scope.h"
#include "app/environment/open_store.h"
#include "app/training/wire_proxy.h"
#include "app/window/camera.h"
#include "app/window/diagnostics_pictures.h"
#include "app/window/language.h"
#include "app/window/sign_in_pictures.h"
#include "app/window/store_facts.h"
#include "app/window/store_lanes.h"
#include "models/order_table_model.h"
#include "models/quote_table_model.h"
#include "models/reservation_table_model.h"
#include "models/stock_table_model.h"
#include "sql/connection/session.h"
#include "sql/flows/change_price.h"
#include "sql/flows/issue_quote.h"
#include "sql/pages/stock_page.h"
#include "sql/schema/store.h"
#include "ui/customers/caller_card.h"
#include "ui/customers/served_customer.h"
#include "ui/main_window.h"
#include "ui/orders/order_details.h"
#include "ui/orders/orders_page.h"
#include "ui/pending/pending_operations.h"
#include "ui/pending/pending_panel.h"
#include "ui/quotes/new_quote_dialog.h"
#include "ui/quotes/quote_details.h"
#include "ui/quotes/quotes_page.h"
#include "ui/quotes/wanted_lines_editor.h"
#include "ui/reservations/reservation_details.h"
#include "ui/reservations/reservations_page.h"
#include "ui/shared/answer_bar.h"
#include "ui/shared/find_field.h"
#include "ui/shared/list_page.h"
#include "ui/shared/reason_field.h"
#include "ui/shared/shortcut_overview.h"
#include "ui/shared/theme.h"
#include "ui/stock/sku_dialog.h"
#include "ui/stock/stock_details.h"
#include "ui/stock/stock_page.h"

#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QElapsedTimer>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QTableView>
#include <QTemporaryDir>
#include <QThread>

#include <cstdio>
#include <functional>

namespace holdfast {

namespace {

bool choose(MainWindow &window, OrderId order)
{
    OrdersPage *page = window.orders();
    if (!until([&] { return page->model()->rowOf(order).has_value(); }))
        return false;
    page->showOrder(order);
    return until([&] { return page->details()->card() && page->details()->card()->order.id == order; });
}

// Types, and waits for the list.
bool find(MainWindow &window, const QString &text)
{
    bool listed = false;
    QObject context;
    QObject::connect(window.find(), &FindField::shown, &context, [&] { listed = true; });
    window.find()->setFocus();
    window.find()->setText(text);
    Q_EMIT window.find()->textEdited(text);
    return until([&] { return listed; });
}

// Takes the marked row, which is a customer; the caller's card shows.
void takeFound(MainWindow &window)
{
    QKeyEvent enter(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier);
    QApplication::sendEvent(window.find(), &enter);
}

bool cancelInWindow(OrderDetails &details)
{
    if (!until([&] { return details.cancelButton()->isVisible() && details.cancelButton()->isEnabled(); }))
        return false;
    details.cancelButton()->click();
    details.reasonField()->setCurrentIndex(1);
    return until([&] { return details.confirmButton()->isVisible(); });
}

bool confirm(OrderDetails &details)
{
    bool answered = false;
    QObject context;
    QObject::connect(&details, &OrderDetails::answered, &context, [&] { answered = true; });
    details.confirmButton()->click();
    details.confirmButton()->click(); // a double click is one operation
    return until([&] { return answered && !details.isBusy(); });
}

// Find, what to ask the caller for, and who is parked.
bool takeCallers(MainWindow &window, Camera &camera, Language &language, const QString &look)
{
    ServedCustomer &serving = *window.serving();
    serving.park();
    bool right = find(window, QStringLiteral("12"));
    camera.takeInBoth(language, QStringLiteral("find-") + look);
    right = find(window, QStringLiteral("林")) && right;
    camera.takeInBoth(language, QStringLiteral("find-one-name-") + look);
    takeFound(window);
    bool asked = until([&] { return serving.card()->isVisible() && serving.card()->newestIsKnown(); });
    camera.takeInBoth(language, QStringLiteral("caller-") + look);
    serving.card()->serveButton()->click();
    serving.park();
    right = find(window, QStringLiteral("陳")) && asked && right;
    takeFound(window);
    serving.card()->serveButton()->click();
    for (const char *locale : {"zh_TW", "en"}) { // a menu has its words from when it opened
        language.use(QLatin1String(locale));
        QCoreApplication::processEvents(); // the pages' names come with the new language
        serving.click();
        camera.take(QStringLiteral("parked-%1-%2").arg(look, QLatin1String(locale)));
        serving.menu()->close();
    }
    serving.serve(std::nullopt);
    right = find(window, QStringLiteral("zzz")) && right;
    camera.takeInBoth(language, QStringLiteral("find-nothing-") + look);
    window.find()->clear();
    window.orders()->list()->table()->setFocus();
    return right;
}

// What is held, its stock, and back to the orders.
bool takeReservationsAndStock(MainWindow &window, Camera &camera, Language &language, const QString &look)
{
    ReservationsPage *reservations = window.reservations();
    window.go(MainWindow::ReservationsAt);
    bool right = until([&] { return reservations->model()->rowCount() > 5; });
    if (!right)
        return false;
    reservations->showReservation(reservations->model()->at(1).id);
    right = until([&] { return reservations->details()->card().has_value(); });
    camera.takeInBoth(language, QStringLiteral("reservations-") + look);

    StockPage *stock = window.stock();
    window.go(MainWindow::StockAt);
    right = until([&] { return stock->model()->rowCount() > 5; }) && right;
    const auto &rows = stock->model()->rows();
    const auto most = std::max_element(rows.begin(), rows.end(),
                                       [](const StockRow &a, const StockRow &b) { return a.reserved < b.reserved; });
    stock->showSku(most->sku);
    right = until([&] { return stock->details()->card().has_value(); }) && right;
    camera.takeInBoth(language, QStringLiteral("stock-") + look);
    window.go(MainWindow::OrdersAt);
    return right;
}

QuoteId issue(Session &session, CustomerId customer, const std::vector<WantedLine> &lines,
              std::optional<std::chrono::seconds> validFor = {})
{
    const IssueQuote request{OperationId::make(), customer, lines, validFor};
    return std::get<Issued>(
               session.inTransaction("IssueQuote", [&](Transaction &tx) { return issueQuote(tx, request); }))
        .quote;
}

bool choose(MainWindow &window, QuoteId quote)
{
    QuoteDetails *details = window.quotes()->details();
    window.go(MainWindow::QuotesAt, quote);
    return until([&] { return details->card() && details->card()->quote.id == quote; });
}

// The question, and what it is answered.
bool accept(QuoteDetails &details)
{
    bool answered = false;
    QObject context;
    QObject::connect(&details, &QuoteDetails::answered, &context, [&] { answered = true; });
    details.confirmButton()->click();
    return until([&] { return answered && !details.isBusy(); });
}

bool openAccept(QuoteDetails &details)
{
    details.acceptButton()->click();
    return until([&] { return details.confirmButton()->isVisible(); });
}

// Each way in which a quote is accepted and is not, and a new one.
bool takeQuotes(MainWindow &window, Session &other, WireProxy &line, const CustomerRow &customer, Camera &camera,
                Language &language, const QString &look)
{
    QuotesPage *page = window.quotes();
    QuoteDetails &details = *page->details();
    const auto page200 = other.read("StockPage", [](Reader &reader) {
        StockPageRequest request;
        request.limit = 200;
        return stockPage(reader, request);
    });
    std::vector<StockRow> skus;
    for (const StockRow &row : page200) {
        if (row.priceMinor && row.available > 5 && skus.size() < 3)
            skus.push_back(row);
    }
    if (skus.size() < 3)
        return false;
    const std::vector<WantedLine> lines{{skus[0].sku, 2, 0}, {skus[1].sku, 1, 0}};
    const QuoteId first = issue(other, customer.id, lines);
    const QuoteId tooMuch = issue(other, customer.id, {{skus[0].sku, 1, 0}, {skus[2].sku, skus[2].available + 3, 0}});
    const QuoteId soon = issue(other, customer.id, lines, std::chrono::seconds(45));
    const QuoteId lost = issue(other, customer.id, lines);
    window.setServed(std::nullopt);
    window.go(MainWindow::QuotesAt);
    bool right = until([&] { return page->model()->rowCount() > 3; }) && choose(window, soon);
    camera.takeInBoth(language, QStringLiteral("quotes-") + look);
    window.setServed(customer);

    right = choose(window, first) && openAccept(details) && right;
    camera.takeInBoth(language, QStringLiteral("quote-accept-") + look);
    right = accept(details) && right;
    camera.takeInBoth(language, QStringLiteral("quote-accepted-") + look);

    right = choose(window, tooMuch) && openAccept(details) && right;
    camera.takeInBoth(language, QStringLiteral("quote-short-") + look);
    right = accept(details) && right;
    camera.takeInBoth(language, QStringLiteral("quote-out-of-stock-") + look);

    right = choose(window, lost) && openAccept(details) && right;
    line.arm(WireFault::CutBeforeReply, commitRequest());
    line.refuseConnections(true);
    right = accept(details) && right;
    camera.takeInBoth(language, QStringLiteral("quote-unconfirmed-") + look);
    line.refuseConnections(false);
    const bool asked = until([&] {
        if (details.answer()->isVisible() && !details.isBusy() && !details.answer()->sentence().contains(u"not known"))
            return true;
        if (!details.isBusy() && details.answer()->action()->isEnabled())
            details.answer()->action()->click();
        return false;
    });
    camera.takeInBoth(language, QStringLiteral("quote-replay-") + look);

    const QuoteId over = issue(other, customer.id, lines, std::chrono::seconds(2));
    right = choose(window, over) && openAccept(details) && asked && right;
    QThread::sleep(2);
    right = accept(details) && right;
    camera.takeInBoth(language, QStringLiteral("quote-expired-") + look);

    // All states in one list; the menu makes its entries when it opens.
    for (QMenu *menu : page->findChildren<QMenu *>()) {
        Q_EMIT menu->aboutToShow();
        if (menu->actions().size() == 4)
            menu->actions().last()->trigger();
    }
    right = until([&] { return page->model()->rowCount() > 4; }) && choose(window, first) && right;
    camera.takeInBoth(language, QStringLiteral("quotes-all-") + look);

    page->newButton()->click();
    auto *dialog = window.findChild<NewQuoteDialog *>();
    if (!dialog)
        return false;
    camera.takeInBoth(language, QStringLiteral("new-quote-empty-") + look, dialog);
    dialog->lines()->setLines({{skus[0].sku, 2, 0}, {skus[1].sku, 1, 0}, {skus[2].sku, skus[2].available + 3, 0}});
    right = until([&] { return dialog->askButton()->isEnabled(); }) && right;
    camera.takeInBoth(language, QStringLiteral("new-quote-lines-") + look, dialog);
    dialog->reject();
    camera.takeInBoth(language, QStringLiteral("new-quote-close-") + look, dialog);
    dialog->keepButton()->click();
    dialog->askButton()->click();
    right = until([&] { return dialog->answer()->isVisible(); }) && right;
    camera.takeInBoth(language, QStringLiteral("new-quote-issued-") + look, dialog);
    dialog->reject();
    for (const char *locale : {"zh_TW", "en"}) { // it has its words from when it opened
        language.use(QLatin1String(locale));
        QCoreApplication::sendPostedEvents(); // the window's own words come first
        ShortcutOverview keys(&window);
        keys.show();
        camera.take(QStringLiteral("keys-%1-%2").arg(look, QLatin1String(locale)), &keys);
    }
    return right;
}

// What comes in, what is counted, what it costs.
bool takeStockDialogs(MainWindow &window, Camera &camera, Language &language, const QString &look)
{
    using What = SkuDialog::What;
    StockDetails *details = window.stock()->details();
    bool right = true;
    const auto open = [&](What what, const QString &number) {
        SkuDialog *dialog = details->open(what);
        dialog->numberField()->setText(number);
        dialog->reasonField()->setCurrentIndex(0);
        return dialog;
    };
    SkuDialog *receive = open(What::Receive, QStringLiteral("12"));
    camera.takeInBoth(language, QStringLiteral("stock-receive-") + look, receive);
    receive->doButton()->click();
    right = until([&] { return !receive->isBusy() && receive->answer()->isVisible(); });
    camera.takeInBoth(language, QStringLiteral("stock-received-") + look, receive);
    receive->reject();
    SkuDialog *count = open(What::Count, QString::number(details->card()->stock.reserved - 1));
    camera.takeInBoth(language, QStringLiteral("stock-count-") + look, count);
    count->doButton()->click();
    right = until([&] { return !count->isBusy() && count->answer()->isVisible(); }) && right;
    camera.takeInBoth(language, QStringLiteral("stock-below-reserved-") + look, count);
    count->reject();
    SkuDialog *price = open(What::Price, QStringLiteral("275"));
    camera.takeInBoth(language, QStringLiteral("stock-price-") + look, price);
    price->reject();
    return right;
}

// A store at current prices, in which a price changes after it was shown.
bool takeCurrentPrice(const ConnectionSettings &owner, Camera &camera, Language &language, const QString &look)
{
    const StoryStore story(owner, OrderRoad::CurrentPrice);
    Session other(story.settings());
    const QTemporaryDir folder;
    const CustomerRow ada{story.addCustomer(other, QStringLiteral("Ada Chen")), QStringLiteral("Ada Chen"), {}, {}, {}};
    const std::optional<Store> store = other.read("Store", [](Reader &reader) { return readStore(reader); });
    const SkuId mug =
        other.read("Stock", [](Reader &reader) { return stockCard(reader, StoryStore::kMug, 1); })->stock.sku;
    Journal journal(folder.filePath(QStringLiteral("journal.sqlite")));
    StoreLanes lanes(story.settings(), journal, journalScope(other, *store));
    NewQuoteDialog dialog(lanes.desk(), storeFacts(other, *store), ada, {{mug, 2, 0}});
    dialog.show();
    bool right = until([&] { return dialog.askButton()->isEnabled(); });
    const ChangePrice change{{OperationId::make(), mug, QStringLiteral("new price list")}, 27'500};
    other.inTransaction("ChangePrice", [&](Transaction &tx) { return changePrice(tx, change); });
    dialog.askButton()->click();
    right = until([&] { return dialog.answer()->isVisible(); }) && right;
    camera.takeInBoth(language, QStringLiteral("new-order-price-changed-") + look, &dialog);
    dialog.answer()->action()->click();
    right = until([&] { return dialog.answer()->isVisible() && !dialog.askButton()->isVisible(); }) && right;
    camera.takeInBoth(language, QStringLiteral("new-order-placed-") + look, &dialog);
    lanes.close();
    return right;
}

} // namespace

bool playStoryInWindow(const ConnectionSettings &owner, Language &language, const QString &folder)
{
    language.use(QStringLiteral("en"));
    StoryStore story(owner);
    const QTemporaryDir socketFolder;
    WireProxy line(socketFolder.filePath(QStringLiteral("line")), owner.socket);
    if (!line.start())
        throw DbError{DbError::Kind::Unreachable, 0, "CONNECT", line.error()};
    ConnectionSettings overTheLine = story.settings();
    overTheLine.socket = socketFolder.filePath(QStringLiteral("line"));

    Session otherDesk(story.settings());
    const CustomerId ada = story.addCustomer(otherDesk, QStringLiteral("Ada Chen"));
    const CustomerId ben = story.addCustomer(otherDesk, QStringLiteral("Ben Lin"));
    const OrderId a = story.reserve(otherDesk, ada, 2);

    const std::optional<Store> store = otherDesk.read("Store", [](Reader &reader) { return readStore(reader); });
    Journal journal(socketFolder.filePath(QStringLiteral("journal.sqlite")));
    StoreLanes lanes(overTheLine, journal, journalScope(otherDesk, *store));
    MainWindow window(lanes.desk(), storeFacts(otherDesk, *store));
    Camera camera(window, folder);
    window.show();
    OrderDetails &details = *window.orders()->details();

    bool right = true;
    const auto numbers = [&](const char *what, qint64 available, qint64 reserved, const char *said) {
        const auto [isAvailable, isReserved] = story.stock(otherDesk);
        const QString sentence = said ? details.answer()->sentence() : QString();
        const bool asItMust =
            isAvailable == available && isReserved == reserved && (!said || sentence.startsWith(QLatin1String(said)));
        right = right && asItMust;
        std::printf("%-58s %3lld available  %3lld reserved  %s\n", what, static_cast<long long>(isAvailable),
                    static_cast<long long>(isReserved), qPrintable(sentence));
        std::fflush(stdout);
    };

    // Find the caller, choose the order.
    QObject context;
    right = find(window, QStringLiteral("Ada")) && right;
    camera.take(QStringLiteral("story-1-find-en"));
    takeFound(window);
    window.serving()->card()->serveButton()->click();
    right = choose(window, a) && right;
    numbers("Order A holds two mugs", 8, 2, nullptr);
    camera.takeInBoth(language, QStringLiteral("story-2-order"));

    // Cancel it; the server commits, and the reply is lost.
    right = cancelInWindow(details) && right;
    camera.takeInBoth(language, QStringLiteral("story-3-confirm"));
    right = until([&] { return lanes.ready().isFinished(); }) && right;
    line.arm(WireFault::CutBeforeReply, commitRequest());
    line.refuseConnections(true);
    right = confirm(details) && right;
    numbers("Desk 1 cancels A; the reply is lost", 10, 0, "The database did not answer the commit.");
    camera.takeInBoth(language, QStringLiteral("story-4-unconfirmed"));
    details.answer()->more()->click();
    camera.takeInBoth(language, QStringLiteral("story-4-details"));
    details.answer()->more()->click();

    window.pendingPanel()->open();
    camera.takeInBoth(language, QStringLiteral("story-4-list"));
    window.pendingPanel()->hide();

    // Meanwhile B reserves three.
    story.reserve(otherDesk, ben, 3);
    numbers("Order B reserves three", 7, 3, nullptr);

    // Over a healthy line the window finds out by itself what became of it; nothing is done a second time.
    line.refuseConnections(false);
    right = until([&] {
                const std::optional<PendingOperation> pending = window.pending()->ofOrder(a);
                if (pending && pending->entry.state == JournalEntry::State::Answered)
                    return true;
                window.pending()->resolve();
                return false;
            }) &&
            right;
    numbers("The line is back; Holdfast finds out", 7, 3, "Done: cancelled on");
    right = until([&] { return details.card() && details.card()->order.status == "cancelled"; }) && right;
    camera.takeInBoth(language, QStringLiteral("story-5-answer"));
    window.pendingPanel()->open();
    camera.takeInBoth(language, QStringLiteral("story-6-found-out"));
    lanes.close();
    std::printf("%s\n", right ? "The three reserved mugs are B's." : "The numbers are not what they must be.");
    std::printf("Pictures: %s\n", qPrintable(QDir(folder).absolutePath()));
    return right && camera.right();
}

bool takeScreenshots(const ConnectionSettings &store, Language &language, const QString &folder)
{
    const OpenStore open = openStore(store, Environment::Training);
    const QTemporaryDir journalFolder; // nobody's own
    Journal journal(journalFolder.filePath(QStringLiteral("journal.sqlite")));
    WireProxy line(journalFolder.filePath(QStringLiteral("line")), store.socket);
    if (!line.start())
        throw DbError{DbError::Kind::Unreachable, 0, "CONNECT", line.error()};
    ConnectionSettings overTheLine = open.session->settings();
    overTheLine.socket = journalFolder.filePath(QStringLiteral("line"));
    overTheLine.budget = std::chrono::seconds(2);
    StoreLanes lanes(overTheLine, journal, journalScope(*open.session, open.store));
    bool right = true;
    for (const Theme::Mode mode : {Theme::Mode::Light, Theme::Mode::Dark}) {
        Theme::apply(*qApp, mode);
        MainWindow window(lanes.desk(), storeFacts(*open.session, open.store));
        Camera camera(window, folder);
        window.show();
        OrdersPage *page = window.orders();
        right = until([&] { return page->model()->rowCount() > 5; }) && right;
        const QString look = mode == Theme::Mode::Light ? QStringLiteral("light") : QStringLiteral("dark");
        const auto wanted =
            std::find_if(page->model()->orders().begin(), page->model()->orders().end(),
                         [](const OrderRow &order) { return order.status == "created" && order.units > 3; });
        right = wanted != page->model()->orders().end() && choose(window, wanted->id) && right;
        right = until([&] {
                    return !page->list()->table()->model()->headerData(0, Qt::Horizontal).toString().isEmpty();
                }) &&
                right;
        camera.takeInBoth(language, QStringLiteral("orders-") + look);
        CustomerRow customer;
        if (right) {
            customer = {wanted->customer, wanted->customerName, {}, {}, {}};
            window.setServed(customer);
            right = choose(window, page->details()->card()->order.id) && cancelInWindow(*page->details()) && right;
            camera.takeInBoth(language, QStringLiteral("orders-cancel-") + look);
        }
        right = takeCallers(window, camera, language, look) && right;
        window.setServed(std::nullopt);
        right = takeReservationsAndStock(window, camera, language, look) && right;
        right = takeStockDialogs(window, camera, language, look) && right;
        right = takeQuotes(window, *open.session, line, customer, camera, language, look) && right;
        right = takeCurrentPrice(store, camera, language, look) && right;
        right = takeDiagnostics(store, language, look, folder) && right;
        right = takeSignIn(language, look, folder) && right;
        window.setServed(std::nullopt);
        window.go(MainWindow::OrdersAt);
        page->list()->filterField()->setText(QStringLiteral("nothing like this"));
        right = until([&] { return page->list()->state() == ListPage::State::Empty; }) && right;
        camera.takeInBoth(language, QStringLiteral("orders-empty-") + look);
    }
    lanes.close();
    std::printf("Pictures: %s\n", qPrintable(QDir(folder).absolutePath()));
    return right;
}

} // namespace holdfast
