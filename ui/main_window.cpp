// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/main_window.h"

#include "sql/connection/lane.h"
#include "ui/customers/served_customer.h"
#include "ui/diagnostics/diagnostics_page.h"
#include "ui/diagnostics/incident_banner.h"
#include "ui/diagnostics/incident_watch.h"
#include "ui/orders/order_details.h"
#include "ui/orders/orders_page.h"
#include "ui/pending/pending_operations.h"
#include "ui/pending/pending_panel.h"
#include "ui/quotes/new_quote_dialog.h"
#include "ui/quotes/quote_details.h"
#include "ui/quotes/quotes_page.h"
#include "ui/reservations/reservation_details.h"
#include "ui/reservations/reservations_page.h"
#include "ui/shared/connection_banner.h"
#include "ui/shared/enter_key.h"
#include "ui/shared/environment_band.h"
#include "ui/shared/find_field.h"
#include "ui/shared/list_page.h"
#include "ui/shared/role_text.h"
#include "ui/shared/shortcut_overview.h"
#include "ui/shared/store_watch.h"
#include "ui/shared/theme.h"
#include "ui/stock/stock_details.h"
#include "ui/stock/stock_page.h"

#include <QAction>
#include <QApplication>
#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QMouseEvent>
#include <QPushButton>
#include <QShortcut>
#include <QStackedWidget>
#include <QTableView>
#include <QToolButton>

#include <algorithm>
#include <tuple>
#include <utility>

namespace holdfast {

namespace {

constexpr std::size_t kPlaces = 100; // remembered
constexpr const char *kPageIcons[] = {"quotes", "orders", "reservations", "stock", "diagnostics", "training"};

} // namespace

MainWindow::MainWindow(const StoreDesk &desk, const StoreFacts &facts, QWidget *parent)
    : QWidget(parent), m_desk(desk), m_facts(facts), m_store(new QLabel(this)), m_environment(new QLabel(this)),
      m_serving(new ServedCustomer(
          desk, [this] { return placeNow(); }, this)),
      m_find(new FindField(desk, this)), m_pageStack(new QStackedWidget(this)), m_orders(new OrdersPage(desk, this)),
      m_quotes(new QuotesPage(desk, this)), m_reservations(new ReservationsPage(desk, this)),
      m_stock(new StockPage(desk, Currency::named(facts.currency.toLatin1()).value_or(Currency{}), this)),
      m_diagnostics(new DiagnosticsPage(desk, facts, this)), m_back(new QToolButton(this)),
      m_forward(new QToolButton(this)),
      m_watch(new StoreWatch(
          desk, [this] { return currentList() ? currentList()->onScreen() : OnScreen{}; }, this)),
      m_banner(new ConnectionBanner(m_watch, this)), m_incidents(new IncidentWatch(desk, this)),
      m_incidentBanner(new IncidentBanner(desk, this)), m_pending(new PendingOperations(desk, this)),
      m_pendingPanel(new PendingPanel(m_pending, this)), m_pendingButton(new QPushButton(this)),
      m_server(new QLabel(this)), m_person(new QPushButton(this)), m_language(new QPushButton(this)),
      m_look(new QPushButton(this)), m_shortcuts(new QPushButton(this)),
      m_findKey(new QShortcut(QKeySequence(Qt::CTRL | Qt::Key_K), this)), m_shortcutsKey(new QShortcut(this))
{
    m_orders->details()->setStore(facts);
    m_orders->details()->setPending(m_pending);
    m_pendingPanel->setCurrency(Currency::named(facts.currency.toLatin1()));
    m_stock->details()->setStore(facts);
    m_quotes->setStore(facts);
    m_quotes->details()->setPending(m_pending);
    setObjectName(QStringLiteral("Window"));
    setAttribute(Qt::WA_StyledBackground);
    resize(1280, 720);
    setMinimumSize(1000, 560);
    setWindowIcon(icon(QStringLiteral("holdfast"), Theme::current().accent));

    // Above: the store, whom it serves, and the way to find both.
    auto *top = new QWidget(this);
    top->setObjectName(QStringLiteral("TopBar"));
    top->setAttribute(Qt::WA_StyledBackground);
    auto *product = new QLabel(QStringLiteral("Holdfast"), top);
    product->setFont(Theme::strong());
    setRole(m_store, "muted");
    m_environment->setFont(Theme::strong());
    m_environment->setAlignment(Qt::AlignCenter);
    m_find->setFixedWidth(330);
    auto *topLayout = new QHBoxLayout(top);
    topLayout->setContentsMargins(Theme::kWidePadding, 6, Theme::kWidePadding, 6);
    topLayout->setSpacing(Theme::kPadding);
    for (QToolButton *button : {m_back, m_forward})
        button->setObjectName(QStringLiteral("Step"));
    topLayout->addWidget(m_back);
    topLayout->addWidget(m_forward);
    topLayout->addWidget(product);
    topLayout->addWidget(m_store);
    topLayout->addWidget(m_environment);
    topLayout->addStretch();
    topLayout->addWidget(m_serving);
    topLayout->addWidget(m_find);
    auto *band = new EnvironmentBand(this);
    band->setVisible(facts.training);
    m_environment->setVisible(facts.training);

    // At the left: the pages, under their final numbers; those that are not there yet cannot be chosen.
    auto *side = new QWidget(this);
    side->setObjectName(QStringLiteral("SideBar"));
    side->setAttribute(Qt::WA_StyledBackground);
    side->setFixedWidth(160);
    auto *sideLayout = new QVBoxLayout(side);
    sideLayout->setContentsMargins(Theme::kGap, Theme::kPadding, Theme::kGap, Theme::kPadding);
    sideLayout->setSpacing(2);
    auto *group = new QButtonGroup(this);
    for (int page = 0; page < 6; ++page) {
        auto *button = new QToolButton(side);
        button->setObjectName(QStringLiteral("Page"));
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        button->setFixedHeight(Theme::kControlHeight + 2);
        button->setCheckable(true);
        button->setEnabled(this->page(page) && (page != DiagnosticsAt || facts.may(Right::HandleCases)));
        group->addButton(button, page);
        if (page == 4) {
            auto *line = new QFrame(side);
            line->setFixedHeight(1);
            line->setStyleSheet(QStringLiteral("background: palette(mid);"));
            sideLayout->addSpacing(Theme::kGap);
            sideLayout->addWidget(line);
            sideLayout->addSpacing(Theme::kGap);
        }
        sideLayout->addWidget(button);
        m_pages << button;
    }
    sideLayout->addStretch();
    m_pages.at(OrdersAt)->setChecked(true);
    const auto heard = [this](bool answered) {
        if (answered != m_watch->answers())
            m_watch->tryNow(); // it knows more than the watch
    };
    for (RecordsPage *list : std::initializer_list<RecordsPage *>{m_orders, m_quotes, m_reservations, m_stock}) {
        m_pageStack->addWidget(list);
        connect(list, &RecordsPage::serverAnswered, m_watch, heard);
        connect(list, &RecordsPage::servedCleared, this, [this] { setServed(std::nullopt); });
    }
    m_pageStack->addWidget(m_diagnostics);
    connect(m_diagnostics, &DiagnosticsPage::serverAnswered, m_watch, heard);

    // Below: where we are and who we are.
    auto *status = new QWidget(this);
    status->setObjectName(QStringLiteral("StatusLine"));
    status->setAttribute(Qt::WA_StyledBackground);
    setRole(m_server, "muted");
    m_store->setTextFormat(Qt::PlainText);
    for (QPushButton *button : {m_pendingButton, m_person, m_language, m_look, m_shortcuts})
        setRole(button, "link");
    auto *personMenu = new QMenu(m_person);
    personMenu->setToolTipsVisible(true);
    m_lock = personMenu->addAction(QString());
    m_lock->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_L));
    m_lock->setShortcutContext(Qt::ApplicationShortcut); // in each dialog of the window, too
    m_anotherPerson = personMenu->addAction(QString());
    m_anotherPerson->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_L));
    m_person->setMenu(personMenu);
    auto *statusLayout = new QHBoxLayout(status);
    statusLayout->setContentsMargins(Theme::kWidePadding, Theme::kSmallGap, Theme::kWidePadding, Theme::kSmallGap);
    statusLayout->setSpacing(Theme::kWidePadding);
    statusLayout->addWidget(m_server);
    statusLayout->addStretch();
    statusLayout->addWidget(m_pendingButton);
    statusLayout->addWidget(m_person);
    statusLayout->addWidget(m_look);
    statusLayout->addWidget(m_language);
    statusLayout->addWidget(m_shortcuts);

    auto *middle = new QHBoxLayout;
    middle->setSpacing(0);
    middle->addWidget(side);
    middle->addWidget(m_pageStack, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(band);
    layout->addWidget(top);
    layout->addWidget(m_banner);
    layout->addWidget(m_incidentBanner);
    layout->addLayout(middle, 1);
    layout->addWidget(m_pendingPanel);
    layout->addWidget(status);

    m_shortcutsKey->setKeys({Qt::Key_Question, Qt::Key_F1}); // in a field, ? is a letter
    connect(m_shortcutsKey, &QShortcut::activated, this, &MainWindow::showShortcuts);
    connect(m_shortcuts, &QPushButton::clicked, this, &MainWindow::showShortcuts);
    connect(m_findKey, &QShortcut::activated, m_find, [this] {
        m_find->setFocus(Qt::ShortcutFocusReason);
        m_find->selectAll();
    });
    if (facts.may(Right::ServeCustomers))
        connect(m_find, &FindField::customerChosen, m_serving, &ServedCustomer::ask);
    else
        m_serving->setEnabled(false); // and so nothing can be done for anybody
    const auto goToOrder = [this](OrderId order) { go(OrdersAt, order); };
    const auto goToStock = [this](SkuId sku) { go(StockAt, sku); };
    const auto goToQuote = [this](QuoteId quote) { go(QuotesAt, quote); };
    connect(m_find, &FindField::orderChosen, this, [this, goToOrder](OrderId order) {
        goToOrder(order);
        m_orders->details()->takeFocus();
    });
    connect(m_find, &FindField::quoteChosen, this, [this, goToQuote](QuoteId quote) {
        goToQuote(quote);
        m_quotes->details()->takeFocus();
    });
    connect(m_find, &FindField::skuChosen, this, goToStock);
    connect(m_find, &FindField::left, this, &MainWindow::focusList);
    connect(m_orders->details(), &OrderDetails::stockAsked, this, goToStock);
    connect(m_orders->details(), &OrderDetails::quoteAsked, this, goToQuote);
    connect(m_orders->details(), &OrderDetails::newQuoteAsked, this, &MainWindow::askForNewQuote);
    connect(m_quotes, &QuotesPage::newQuoteAsked, this, &MainWindow::askForNewQuote);
    connect(m_quotes->details(), &QuoteDetails::orderAsked, this, goToOrder);
    connect(m_quotes->details(), &QuoteDetails::stockAsked, this, goToStock);
    connect(m_reservations->details(), &ReservationDetails::orderAsked, this, goToOrder);
    connect(m_reservations->details(), &ReservationDetails::stockAsked, this, goToStock);
    connect(m_stock->details(), &StockDetails::orderAsked, this, goToOrder);
    connect(m_stock->details(), &StockDetails::reservationsAsked, this, [this](SkuId sku, const QByteArray &code) {
        go(ReservationsAt);
        m_reservations->showSku(sku, code);
    });
    connect(m_diagnostics, &DiagnosticsPage::orderAsked, this, goToOrder);
    connect(m_diagnostics, &DiagnosticsPage::stockAsked, this, goToStock);
    connect(m_diagnostics, &DiagnosticsPage::quoteAsked, this, goToQuote);
    connect(m_incidentBanner, &IncidentBanner::caseAsked, this,
            [this](IncidentId incident) { go(DiagnosticsAt, incident); });
    connect(m_incidents, &IncidentWatch::newCase, m_incidentBanner, &IncidentBanner::tell);
    connect(m_incidents, &IncidentWatch::countsChanged, this, &MainWindow::retranslate);
    m_incidents->setSupervisor(facts.may(Right::HandleCases));
    connect(m_serving, &ServedCustomer::servedChanged, this, [this] {
        m_orders->setServed(m_serving->served());
        m_quotes->setServed(m_serving->served());
        m_reservations->setServed(m_serving->served());
    });
    connect(m_serving, &ServedCustomer::callerConfirmed, this, [this] {
        if (!m_find->hasFocus())
            return;
        if (!currentList() || currentList() == m_stock) // it is nobody's
            go(OrdersAt);
        focusList();
    });
    for (const auto signal : {&ServedCustomer::findAsked, &ServedCustomer::parkedNow})
        connect(m_serving, signal, m_find, [this] { m_find->setFocus(Qt::OtherFocusReason); });
    connect(m_serving, &ServedCustomer::takenUp, this, [this](const ServedCustomer::Place &place) {
        go(place.page, place.quote ? Record(*place.quote) : place.order ? Record(*place.order) : Record());
    });
    connect(group, &QButtonGroup::idClicked, this, [this](int number) {
        if (page(number) != m_pageStack->currentWidget())
            go(number);
        focusList();
    });
    connect(m_watch, &StoreWatch::answered, this, [this](const Versions &versions) {
        m_quotes->heard(versions.now);
        if (RecordsPage *list = currentList())
            list->take(versions);
        showStatus();
    });
    connect(m_watch, &StoreWatch::connectionChanged, this, [this] {
        const bool answered = std::exchange(m_answers, m_watch->answers());
        const bool connected = std::exchange(m_connected, m_watch->connection() == StoreWatch::Connection::Connected);
        if (m_answers && !answered) // it is back
            refreshShown();
        if (m_connected && !connected)
            m_pending->resolve();
        showStatus();
    });
    connect(m_orders->details(), &OrderDetails::orderChanged, m_pending, &PendingOperations::refresh);
    connect(m_stock->details(), &StockDetails::stockAnswered, m_pending, &PendingOperations::refresh);
    connect(m_quotes->details(), &QuoteDetails::quoteChanged, m_pending, &PendingOperations::refresh);
    connect(m_pending, &PendingOperations::changed, this, &MainWindow::showStatus);
    connect(m_pending, &PendingOperations::quoteSettled, this, [this](QuoteId quote) {
        m_quotes->details()->settled(quote);
        m_watch->tryNow(); // its row is behind
    });
    connect(m_pending, &PendingOperations::settled, this, [this](OrderId order) {
        m_orders->details()->settled(order);
        m_watch->tryNow(); // its row is behind
    });
    connect(m_pendingButton, &QPushButton::clicked, this, &MainWindow::togglePending);
    connect(m_orders->details(), &OrderDetails::pendingAsked, m_pendingPanel, &PendingPanel::open);
    connect(m_quotes->details(), &QuoteDetails::pendingAsked, m_pendingPanel, &PendingPanel::open);
    connect(m_pendingPanel, &PendingPanel::orderAsked, this, goToOrder);
    connect(m_pendingPanel, &PendingPanel::quoteAsked, this, goToQuote);
    connect(m_pendingPanel, &PendingPanel::closed, this, &MainWindow::focusList);
    auto *pendingKey = new QShortcut(QKeySequence(Qt::CTRL | Qt::Key_U), this);
    pendingKey->setObjectName(QStringLiteral("PendingKey"));
    connect(pendingKey, &QShortcut::activated, this, &MainWindow::togglePending);
    connect(m_back, &QToolButton::clicked, this, &MainWindow::goBack);
    connect(m_forward, &QToolButton::clicked, this, &MainWindow::goForward);
    qApp->installEventFilter(this); // a mouse's own buttons for back and forward, wherever they are pressed
    connect(m_orders, &OrdersPage::serveAsked, this, &MainWindow::serve);
    connect(m_quotes, &QuotesPage::serveAsked, this, &MainWindow::serve);
    connect(m_lock, &QAction::triggered, this, &MainWindow::lockAsked);
    connect(m_anotherPerson, &QAction::triggered, this, &MainWindow::anotherPersonAsked);
    connect(m_language, &QPushButton::clicked, this, [this] {
        Q_EMIT languageChosen(QLocale().language() == QLocale::Chinese ? QStringLiteral("en")
                                                                       : QStringLiteral("zh_TW"));
    });
    connect(m_look, &QPushButton::clicked, this,
            [this] { Q_EMIT darkChosen(Theme::current().mode == Theme::Mode::Light); });
    QWidget *before = m_find;
    for (QToolButton *button : std::as_const(m_pages)) {
        setTabOrder(before, button);
        before = button;
    }
    pressOnEnter(this);
    m_orders->list()->table()->setFocus();
    retranslate();
    m_pending->refresh(); // what an earlier program of this computer left behind, whether or not the store answers
    m_pending->resolve();
}

void MainWindow::serve(CustomerId customer)
{
    if (!m_facts.may(Right::ServeCustomers))
        return;
    whenAnswered(m_desk.customerById(customer), this, [this](const Reply<std::optional<CustomerRow>> &reply) {
        if (reply.value() && *reply.value())
            m_serving->ask(**reply.value());
    });
}

ServedCustomer::Place MainWindow::placeNow() const
{
    const auto page =
        std::find_if(m_pages.begin(), m_pages.end(), [](QToolButton *button) { return button->isChecked(); });
    ServedCustomer::Place place{int(page - m_pages.begin()), {}, {}};
    // Not somebody else's that is still on the screen.
    const CustomerId served = m_serving->served()->id;
    if (place.page == QuotesAt) {
        place.quote = m_quotes->details()->quote();
        const std::optional<QuoteCard> &card = m_quotes->details()->card();
        if (card && card->quote.id == place.quote && card->quote.customer != served)
            place.quote.reset();
        return place;
    }
    place.order = m_orders->details()->order();
    const std::optional<OrderCard> &card = m_orders->details()->card();
    if (card && card->order.id == place.order && card->order.customer != served)
        place.order.reset();
    return place;
}

void MainWindow::remember(const QString &scope)
{
    for (RecordsPage *page : std::initializer_list<RecordsPage *>{m_orders, m_quotes, m_reservations, m_stock})
        page->remember(scope);
    m_diagnostics->remember(scope);
}

void MainWindow::setLockable(bool lockable)
{
    m_lock->setEnabled(lockable);
    retranslate();
}

void MainWindow::focusList()
{
    if (RecordsPage *list = currentList())
        list->list()->table()->setFocus(Qt::OtherFocusReason);
    else
        m_diagnostics->focusList();
}

void MainWindow::togglePending()
{
    if (m_pendingPanel->isVisible()) {
        m_pendingPanel->hide();
        focusList();
    } else {
        m_pendingPanel->open();
    }
}

void MainWindow::showStatus()
{
    using Connection = StoreWatch::Connection;
    const Theme &theme = Theme::current();
    const Connection connection = m_watch->connection();
    const bool good = connection == Connection::Connected;
    QString place;
    switch (connection) {
    case Connection::Connected:
        place = tr("writable primary · %1").arg(m_facts.server);
        break;
    case Connection::Lost:
        place = tr("the database does not answer · %1").arg(m_facts.server);
        break;
    case Connection::ReadOnly:
        place = tr("read-only · %1").arg(m_facts.server);
        break;
    case Connection::Refused:
        place = tr("the store refuses · %1").arg(m_facts.server);
        break;
    }
    if (good && m_watch->clockOffset())
        place = tr("%1 · clock %2 ms").arg(place, QLocale().toString(*m_watch->clockOffset()));
    m_server->setText(
        QStringLiteral("<span style=\"color:%1\">%2</span>&nbsp; ")
            .arg((good ? theme.good : theme.wrong).name(), good ? QStringLiteral("●") : QStringLiteral("○")) +
        place.toHtmlEscaped());
    const int unconfirmed = m_pending->unknown();
    const bool shown = !m_pending->all().empty() || m_pending->journalError();
    m_pendingButton->setVisible(shown || m_pendingPanel->isVisible());
    m_pendingButton->setText(m_pending->journalError() ? tr("The journal cannot be read ▲")
                             : unconfirmed > 0
                                 ? tr("%n unconfirmed ▲", nullptr, unconfirmed)
                                 : tr("%n to tell the customer ▲", nullptr, int(m_pending->all().size())));
    setRole(m_pendingButton, unconfirmed > 0 || m_pending->journalError() ? "wrong-link" : "link");
    m_pendingButton->setToolTip(tr("What was asked here and has no answer yet (Ctrl+U)"));
}

void MainWindow::showShortcuts()
{
    (new ShortcutOverview(this))->open();
}

// The customer agrees to it there: nothing is issued behind anybody's back. It blocks nothing, so that another caller
// can be served meanwhile; it stays its own customer's.
void MainWindow::askForNewQuote(CustomerId customer, const std::vector<WantedLine> &lines)
{
    const std::optional<CustomerRow> &served = m_serving->served();
    if (!served || served->id != customer)
        return;
    auto *dialog = new NewQuoteDialog(m_desk, m_facts, *served, lines, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setPending(m_pending);
    connect(dialog, &NewQuoteDialog::issued, this, [this](QuoteId quote) { go(QuotesAt, quote); });
    connect(dialog, &NewQuoteDialog::placed, this, [this](OrderId order) { go(OrdersAt, order); });
    connect(m_serving, &ServedCustomer::servedChanged, dialog,
            [this, dialog] { dialog->setServed(m_serving->served()); });
    connect(dialog, &QDialog::finished, this, [this] { activateWindow(); }); // and so the focus is where it was
    dialog->show();
    dialog->activateWindow();
}

void MainWindow::setServed(const std::optional<CustomerRow> &customer)
{
    m_serving->serve(customer);
}

QWidget *MainWindow::page(int number) const
{
    switch (number) {
    case QuotesAt:
        return m_quotes;
    case OrdersAt:
        return m_orders;
    case ReservationsAt:
        return m_reservations;
    case StockAt:
        return m_stock;
    case DiagnosticsAt:
        return m_diagnostics;
    default:
        return nullptr;
    }
}

RecordsPage *MainWindow::currentList() const
{
    return qobject_cast<RecordsPage *>(m_pageStack->currentWidget());
}

void MainWindow::refreshShown()
{
    if (RecordsPage *list = currentList())
        list->refresh();
    else
        m_diagnostics->refresh();
}

MainWindow::Place MainWindow::here() const
{
    if (!currentList())
        return {DiagnosticsAt, m_diagnostics->shownCase() ? Record(*m_diagnostics->shownCase()) : Record()};
    if (currentList() == m_stock)
        return {StockAt, m_stock->details()->sku() ? Record(*m_stock->details()->sku()) : Record()};
    if (currentList() == m_reservations)
        return {ReservationsAt, m_reservations->details()->reservation()
                                    ? Record(*m_reservations->details()->reservation())
                                    : Record()};
    if (currentList() == m_quotes)
        return {QuotesAt, m_quotes->details()->quote() ? Record(*m_quotes->details()->quote()) : Record()};
    return {OrdersAt, m_orders->details()->order() ? Record(*m_orders->details()->order()) : Record()};
}

void MainWindow::go(int number, const Record &record)
{
    const Place from = here();
    visit({number, record});
    if (here() == from)
        return;
    m_before.push_back(from);
    if (m_before.size() > kPlaces)
        m_before.erase(m_before.begin());
    m_after.clear();
    retranslate();
}

void MainWindow::goBack()
{
    if (m_before.empty())
        return;
    m_after.push_back(here());
    visit(m_before.back());
    m_before.pop_back();
    retranslate();
}

void MainWindow::goForward()
{
    if (m_after.empty())
        return;
    m_before.push_back(here());
    visit(m_after.back());
    m_after.pop_back();
    retranslate();
}

void MainWindow::visit(const Place &place)
{
    QWidget *wanted = page(place.page);
    const bool another = wanted != m_pageStack->currentWidget();
    m_pageStack->setCurrentWidget(wanted);
    m_pages.at(place.page)->setChecked(true);
    if (const auto *order = std::get_if<OrderId>(&place.record))
        m_orders->showOrder(*order);
    else if (const auto *reservation = std::get_if<ReservationId>(&place.record))
        m_reservations->showReservation(*reservation);
    else if (const auto *sku = std::get_if<SkuId>(&place.record))
        m_stock->showSku(*sku);
    else if (const auto *quote = std::get_if<QuoteId>(&place.record))
        m_quotes->showQuote(*quote);
    else if (const auto *incident = std::get_if<IncidentId>(&place.record))
        m_diagnostics->showCase(*incident);
    if (another) {
        refreshShown(); // others have been at work meanwhile
        focusList();
    }
}

bool MainWindow::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::MouseButtonPress) {
        const auto *widget = qobject_cast<QWidget *>(watched);
        const Qt::MouseButton button = static_cast<QMouseEvent *>(event)->button();
        if (widget && widget->window() == this && (button == Qt::BackButton || button == Qt::ForwardButton)) {
            if (button == Qt::BackButton)
                goBack();
            else
                goForward();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void MainWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void MainWindow::retranslate()
{
    const Theme &theme = Theme::current();
    const QStringList names{tr("Quotes"), tr("Orders"),      tr("Reservations"),
                            tr("Stock"),  tr("Diagnostics"), tr("Training")};
    const OpenIncidents open = m_incidents->counts().value_or(OpenIncidents{});
    const qint64 openCases = open.critical + open.warnings; // notices left out
    for (int page = 0; page < names.size(); ++page) {
        QToolButton *button = m_pages.at(page);
        const bool counts = page == DiagnosticsAt && openCases > 0;
        const QString name = counts ? tr("%1 (%2)").arg(names.at(page), QLocale().toString(openCases)) : names.at(page);
        button->setText(QStringLiteral("  ") + name);
        button->setShortcut(QKeySequence(Qt::CTRL | Qt::Key(Qt::Key_1 + page))); // a new text takes it away
        button->setAccessibleName(counts ? tr("%1, open cases: %2").arg(names.at(page)).arg(openCases) : name);
        button->setIcon(icon(QLatin1String(kPageIcons[page]),
                             this->page(page) == m_pageStack->currentWidget() ? theme.accent : theme.muted));
        button->setIconSize({20, 20});
        button->setToolTip(button->isEnabled() ? tr("%1 (Ctrl+%2)").arg(names.at(page)).arg(page + 1)
                           : this->page(page)
                               ? tr("%1: %2").arg(names.at(page), whyNotFor(Right::HandleCases, m_facts.role))
                               : tr("%1: not in this version").arg(names.at(page)));
    }
    for (const auto &[button, key, name, places] : {std::tuple{m_back, Qt::Key_Left, tr("Back"), m_before.size()},
                                                    {m_forward, Qt::Key_Right, tr("Forward"), m_after.size()}}) {
        button->setIcon(icon(button == m_back ? QStringLiteral("back") : QStringLiteral("forward"), theme.muted));
        button->setShortcut(QKeySequence(Qt::ALT | key));
        button->setAccessibleName(name);
        button->setToolTip(
            tr("%1 (Alt+%2)").arg(name, key == Qt::Key_Left ? QStringLiteral("←") : QStringLiteral("→")));
        button->setEnabled(places > 0);
    }
    setWindowTitle(m_facts.training ? tr("%1 (training) — Holdfast").arg(m_facts.name)
                                    : tr("%1 — Holdfast").arg(m_facts.name));
    m_store->setText(m_facts.name);
    m_environment->setText(tr("TRAINING"));
    m_environment->setStyleSheet(
        QStringLiteral("color: %1; border: 1px solid %1; border-radius: 4px; padding: 2px 8px; font-size: 11px;")
            .arg(theme.training.name()));
    m_serving->setPageNames(names);
    if (!m_serving->isEnabled())
        m_serving->setToolTip(whyNotFor(Right::ServeCustomers, m_facts.role));
    showStatus();
    findChild<QShortcut *>(QStringLiteral("PendingKey"))->setWhatsThis(tr("Unconfirmed operations"));
    QString person = tr("%1 (%2)").arg(m_facts.account, roleText(m_facts.role));
    m_person->setAccessibleName(person);
    m_person->setText(person.replace(u'&', QStringLiteral("&&")));
    m_person->setToolTip(tr("Who is signed in: lock (Ctrl+L), or another person (Ctrl+Shift+L)"));
    m_lock->setText(tr("&Lock"));
    m_lock->setToolTip(m_lock->isEnabled() ? QString() : tr("A demo store does not lock"));
    m_anotherPerson->setText(tr("&Another person…"));
    m_language->setText(QLocale().language() == QLocale::Chinese ? QStringLiteral("English") : QStringLiteral("中文"));
    m_findKey->setWhatsThis(tr("Find a customer, an order or a quote"));
    m_shortcutsKey->setWhatsThis(tr("Keyboard shortcuts"));
    m_shortcuts->setText(QStringLiteral("?"));
    m_shortcuts->setAccessibleName(tr("Keyboard shortcuts"));
    m_shortcuts->setToolTip(tr("Keyboard shortcuts (?)"));
    m_look->setText(theme.mode == Theme::Mode::Light ? tr("Dark") : tr("Light"));
}

} // namespace holdfast
