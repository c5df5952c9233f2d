// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/quotes/quotes_page.h"

#include "models/quote_table_model.h"
#include "ui/quotes/quote_details.h"
#include "ui/shared/enter_key.h"
#include "ui/shared/format.h"
#include "ui/shared/list_page.h"
#include "ui/shared/role_text.h"
#include "ui/shared/status_pill.h"

#include <QMenu>
#include <QPushButton>
#include <QShortcut>
#include <QTableView>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace holdfast {

namespace {

using Only = QuoteFilter::Only;

constexpr std::pair<Only, const char *> kChips[] = {
    {Only::Open, "open"}, {Only::Used, "used"}, {Only::Expired, "expired"}, {Only::All, "all"}};

} // namespace

QuotesPage::QuotesPage(const StoreDesk &desk, QWidget *parent, ServerClock::Elapsed elapsed)
    : RecordsPage(parent), m_desk(desk), m_clock(std::move(elapsed)),
      m_model(new QuoteTableModel(
          [this](quint64 ticket, const std::optional<QuoteRow> &after) { askForPage(ticket, after); },
          [this](const QuoteRow &quote, int column) { return display(quote, column); }, this)),
      m_details(new QuoteDetails(desk, &m_clock, this)), m_onlyChip(addMenuChip([this](QMenu *entries) {
          for (const auto &[only, word] : kChips)
              entries->addAction(wordsOf(only), this, [this, only = only] { setOnly(only); });
      })),
      m_new(new QPushButton(this)), m_newKey(new QShortcut(QKeySequence(Qt::CTRL | Qt::Key_N), this)),
      m_seconds(new QTimer(this))
{
    list()->addAction(m_new);
    QTableView *table = list()->table();
    setUp(m_model, m_details,
          {{QStringLiteral("number"), 74},
           {QStringLiteral("issued"), 116},
           {QStringLiteral("customer"), 0},
           {QStringLiteral("state"), 108},
           {QStringLiteral("until"), 116},
           {QStringLiteral("lines"), 60},
           {QStringLiteral("total"), 110}});
    const auto stateOf = [this](const QModelIndex &index) { return m_clock.stateOf(m_model->at(index.row())); };
    table->setItemDelegateForColumn(QuoteTableModel::State, new StatusPillDelegate(stateOf, this));
    connect(m_details, &QuoteDetails::left, this, [table] { table->setFocus(Qt::OtherFocusReason); });
    connect(m_details, &QuoteDetails::answered, this, &QuotesPage::markShown); // another may be marked by now
    connect(m_details, &QuoteDetails::serveAsked, this, &QuotesPage::serveAsked);
    connect(m_details, &QuoteDetails::newQuoteAsked, this, &QuotesPage::newQuoteAsked);
    connect(m_details, &QuoteDetails::quoteChanged, this,
            [this](QuoteId quote) { updateWhenAnswered(m_model, {quote}, m_desk.quoteRows({quote})); });
    connect(m_new, &QPushButton::clicked, this, [this] {
        if (served())
            Q_EMIT newQuoteAsked(served()->id, {});
    });
    connect(m_newKey, &QShortcut::activated, m_new, [this] { m_new->click(); });
    pressOnEnter(this); // also the button that the list was given
    m_seconds->setInterval(1000);
    connect(m_seconds, &QTimer::timeout, this, &QuotesPage::showTime);
}

void QuotesPage::setStore(const StoreFacts &store)
{
    m_store = store;
    m_details->setStore(store);
    showFilters();
}

void QuotesPage::heard(Instant serverNow)
{
    m_clock.take(serverNow);
    showTime();
    m_details->showTime();
}

// Rows that have run out since they were drawn, and all when the clock becomes known.
void QuotesPage::showTime()
{
    const std::optional<Instant> now = m_clock.now();
    const std::optional<Instant> before = std::exchange(m_drawnAt, now);
    const auto [first, end] = rowsOnScreen();
    if (!now || first >= end)
        return;
    for (int row = first; row < end; ++row) {
        const Instant expires = m_model->at(row).expiresAt;
        if (!before || (*before < expires) != (*now < expires)) {
            Q_EMIT m_model->dataChanged(m_model->index(first, QuoteTableModel::State),
                                        m_model->index(end - 1, QuoteTableModel::State));
            return;
        }
    }
}

void QuotesPage::showEvent(QShowEvent *event)
{
    RecordsPage::showEvent(event);
    m_seconds->start();
}

void QuotesPage::hideEvent(QHideEvent *event)
{
    m_seconds->stop();
    m_drawnAt.reset();
    RecordsPage::hideEvent(event);
}

QuoteFilter QuotesPage::filter() const
{
    return {served() ? std::optional(served()->id) : std::nullopt, m_only, text()};
}

QMap<QString, QString> QuotesPage::chips() const
{
    for (const auto &[only, word] : kChips) {
        if (only == m_only && only != Only::Open)
            return {{QStringLiteral("only"), QLatin1String(word)}};
    }
    return {};
}

void QuotesPage::takeChips(const QMap<QString, QString> &chips)
{
    m_only = Only::Open;
    for (const auto &[only, word] : kChips) {
        if (chips.value(QStringLiteral("only")) == QLatin1String(word))
            m_only = only;
    }
}

void QuotesPage::setOnly(Only only)
{
    m_only = only;
    restart();
}

void QuotesPage::servedChanged()
{
    m_details->setServed(filter().customer);
}

OnScreen QuotesPage::onScreen() const
{
    OnScreen onScreen;
    const auto [first, end] = rowsOnScreen();
    for (int row = first; row < end; ++row)
        onScreen.quotes.push_back(m_model->at(row).id);
    const std::optional<QuoteCard> &card = m_details->card();
    if (m_details->quote())
        onScreen.quotes.push_back(*m_details->quote());
    if (card && !card->quote.order) { // what is available beside its lines
        for (const QuoteCard::Line &line : card->lines)
            onScreen.skus.push_back(line.sku);
    }
    return onScreen;
}

std::optional<qint64> QuotesPage::newestOf(const Versions &versions) const
{
    return versions.newestQuote ? std::optional(number(*versions.newestQuote)) : std::nullopt;
}

void QuotesPage::catchUp(const Versions &versions)
{
    std::vector<QuoteId> behind;
    for (const auto &[quote, version] : versions.quotes) {
        const std::optional<int> row = m_model->rowOf(quote);
        if (row && m_model->at(*row).version != version)
            behind.push_back(quote);
        const std::optional<QuoteCard> &card = m_details->card();
        if (card && card->quote.id == quote && card->quote.version != version)
            m_details->reload();
    }
    const auto before = std::exchange(m_stockVersions, versions.skus);
    const bool stockMoved = std::any_of(before.begin(), before.end(), [&](const auto &was) {
        return std::any_of(versions.skus.begin(), versions.skus.end(),
                           [&](const auto &now) { return now.first == was.first && now.second != was.second; });
    });
    if (stockMoved)
        m_details->reload();
    if (!behind.empty())
        updateWhenAnswered(m_model, behind, m_desk.quoteRows(behind));
}

void QuotesPage::showQuote(QuoteId quote)
{
    m_details->setQuote(quote);
    if (list()->table()->selectedCount() > 1)
        list()->table()->clearSelection();
    markShown();
}

void QuotesPage::takeFocus()
{
    m_details->takeFocus();
}

std::optional<int> QuotesPage::shownRow() const
{
    return m_details->quote() ? m_model->rowOf(*m_details->quote()) : std::nullopt;
}

void QuotesPage::showRow(int row)
{
    m_details->setQuote(m_model->at(row).id);
}

void QuotesPage::reloadDetails()
{
    m_details->reload();
}

void QuotesPage::askForPage(quint64 ticket, const std::optional<QuoteRow> &after)
{
    QuotePageRequest request{filter(), QuoteSort(sort()), {}, kPage};
    if (after)
        request.after = placeOf(*after);
    feedWhenAnswered(m_model, ticket, !after, m_desk.quotePage(request));
}

void QuotesPage::askForHead(quint64 ticket, int rows)
{
    replaceWhenAnswered(m_model, ticket, rows, m_desk.quotePage({filter(), QuoteSort(sort()), {}, rows}));
}

void QuotesPage::askForCount(quint64 ticket)
{
    m_hidden.reset();
    whenAnswered(m_desk.quoteCount(filter()), this,
                 [this, ticket](const Reply<qint64> &reply) { takeCount(ticket, reply); });
    if (m_only != Only::Open)
        return;
    const QuoteFilter shown = filter();
    for (const Only only : {Only::Used, Only::Expired}) {
        QuoteFilter hidden = shown;
        hidden.only = only;
        whenAnswered(m_desk.quoteCount(hidden), this, [this, ticket, shown](const Reply<qint64> &reply) {
            if (!reply.value() || ticket != countTicket() || filter() != shown)
                return;
            m_hidden = m_hidden.value_or(0) + *reply.value();
            showState();
        });
    }
}

QString QuotesPage::countNote() const
{
    return m_hidden && *m_hidden > 0 ? tr(" · %1 used or expired are hidden").arg(format::count(*m_hidden)) : QString();
}

std::vector<RecordsPage::Sorting> QuotesPage::sortings() const
{
    return {{QuoteTableModel::IssuedAt, int(QuoteSort::Newest), Qt::DescendingOrder},
            {QuoteTableModel::IssuedAt, int(QuoteSort::Oldest), Qt::AscendingOrder},
            {QuoteTableModel::Number, int(QuoteSort::Newest), Qt::DescendingOrder},
            {QuoteTableModel::Number, int(QuoteSort::Oldest), Qt::AscendingOrder}};
}

RecordsPage::Words QuotesPage::words() const
{
    return {tr("Quotes"),
            tr("Reading quotes…"),
            tr("The quotes could not be read. Nothing was changed."),
            tr("No quote is open."),
            tr("No quote matches these filters."),
            {tr("No."), tr("Issued"), tr("Customer"), tr("State"), tr("Holds until"), tr("Lines"), tr("Total")}};
}

QString QuotesPage::display(const QuoteRow &quote, int column) const
{
    switch (column) {
    case QuoteTableModel::Number:
        return QString::number(number(quote.id));
    case QuoteTableModel::IssuedAt:
        return format::dayAndTime(quote.createdAt);
    case QuoteTableModel::Customer:
        return quote.customerName;
    case QuoteTableModel::State:
        return StatusLook::of(m_clock.stateOf(quote)).word;
    case QuoteTableModel::ExpiresAt:
        return format::time(quote.expiresAt);
    case QuoteTableModel::Lines:
        return format::count(quote.lineCount);
    case QuoteTableModel::Total:
        return format::amount(quote.total);
    default:
        return {};
    }
}

QString QuotesPage::wordsOf(Only only)
{
    switch (only) {
    case Only::Open:
        return tr("Open");
    case Only::Used:
        return tr("Used");
    case Only::Expired:
        return tr("Expired");
    case Only::All:
        return tr("All quotes");
    }
    return {};
}

void QuotesPage::showFilters()
{
    m_onlyChip->setText(wordsOf(m_only));
    m_onlyChip->setToolTip(tr("Show open, used, expired or all quotes"));
    m_onlyChip->setAccessibleDescription(tr("Show open, used, expired or all quotes"));
    const bool quotes = m_store.road == OrderRoad::Quote;
    m_new->setText(quotes ? tr("&New quote…") : tr("&New order…"));
    const QString whyNot = whyNotFor(Right::ServeCustomers, m_store.role);
    m_new->setEnabled(served().has_value() && whyNot.isEmpty());
    m_new->setToolTip(!whyNot.isEmpty() ? whyNot
                      : served()        ? (quotes ? tr("New quote for customer %1 (Ctrl+N, Alt+N)")
                                                  : tr("New order for customer %1 (Ctrl+N, Alt+N)"))
                                       .arg(number(served()->id))
                                 : tr("Serve a customer first (Ctrl+K)"));
    m_newKey->setWhatsThis(quotes ? tr("New quote") : tr("New order"));
}

} // namespace holdfast
