// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stock/stock_page.h"

#include "models/stock_table_model.h"
#include "ui/shared/format.h"
#include "ui/shared/list_page.h"
#include "ui/stock/stock_details.h"

#include <QMenu>
#include <QPushButton>
#include <QTableView>

namespace holdfast {

namespace {

const QString kReserved = QStringLiteral("reserved"), kSoldOut = QStringLiteral("sold-out");

} // namespace

StockPage::StockPage(const StoreDesk &desk, const Currency &currency, QWidget *parent)
    : RecordsPage(parent), m_desk(desk), m_currency(currency),
      m_model(new StockTableModel(
          [this](quint64 ticket, const std::optional<StockRow> &after) { askForPage(ticket, after); },
          [this](const StockRow &stock, int column) { return display(stock, column); }, this)),
      m_details(new StockDetails(desk, currency, this)), m_onlyChip(addMenuChip([this](QMenu *entries) {
          using Only = StockFilter::Only;
          for (const Only only : {Only::All, Only::Reserved, Only::SoldOut})
              entries->addAction(wordsOf(only), this, [this, only] { setOnly(only); });
      }))
{
    QTableView *table = list()->table();
    setUp(m_model, m_details,
          {{QStringLiteral("code"), 120},
           {QStringLiteral("name"), 0},
           {QStringLiteral("available"), 104},
           {QStringLiteral("reserved"), 104},
           {QStringLiteral("price"), 120}});
    connect(m_details, &StockDetails::stockAnswered, this, [this](SkuId sku) {
        if (m_model->rowOf(sku))
            updateWhenAnswered(m_model, std::vector{sku}, m_desk.stockRows({sku}));
    });
    connect(m_details, &StockDetails::left, this, [table] { table->setFocus(Qt::OtherFocusReason); });
}

OnScreen StockPage::onScreen() const
{
    OnScreen onScreen;
    const auto [first, end] = rowsOnScreen();
    for (int row = first; row < end; ++row)
        onScreen.skus.push_back(m_model->at(row).sku);
    if (m_details->sku())
        onScreen.skus.push_back(*m_details->sku());
    return onScreen;
}

void StockPage::catchUp(const Versions &versions)
{
    std::vector<SkuId> behind;
    for (const auto &[sku, version] : versions.skus) {
        const std::optional<int> row = m_model->rowOf(sku);
        if (row && m_model->at(*row).version != version)
            behind.push_back(sku);
        const std::optional<StockCard> &card = m_details->card();
        if (card && card->stock.sku == sku && card->stock.version != version)
            m_details->reload();
    }
    if (!behind.empty())
        updateWhenAnswered(m_model, behind, m_desk.stockRows(behind));
}

void StockPage::showSku(SkuId sku)
{
    m_details->setSku(sku);
    markShown();
}

void StockPage::takeFocus()
{
    m_details->takeFocus();
}

std::optional<int> StockPage::shownRow() const
{
    return m_details->sku() ? m_model->rowOf(*m_details->sku()) : std::nullopt;
}

void StockPage::showRow(int row)
{
    m_details->setSku(m_model->at(row).sku);
}

void StockPage::reloadDetails()
{
    m_details->reload();
}

void StockPage::askForPage(quint64 ticket, const std::optional<StockRow> &after)
{
    StockPageRequest request{filter(), StockSort(sort()), {}, kPage};
    if (after)
        request.after = placeOf(*after);
    feedWhenAnswered(m_model, ticket, !after, m_desk.stockPage(request));
}

void StockPage::askForHead(quint64 ticket, int rows)
{
    replaceWhenAnswered(m_model, ticket, rows, m_desk.stockPage({filter(), StockSort(sort()), {}, rows}));
}

void StockPage::askForCount(quint64 ticket)
{
    whenAnswered(m_desk.stockCount(filter()), this,
                 [this, ticket](const Reply<qint64> &reply) { takeCount(ticket, reply); });
}

QMap<QString, QString> StockPage::chips() const
{
    using Only = StockFilter::Only;
    if (m_only == Only::All)
        return {};
    return {{QStringLiteral("only"), m_only == Only::Reserved ? kReserved : kSoldOut}};
}

void StockPage::takeChips(const QMap<QString, QString> &chips)
{
    const QString only = chips.value(QStringLiteral("only"));
    m_only = only == kReserved  ? StockFilter::Only::Reserved
             : only == kSoldOut ? StockFilter::Only::SoldOut
                                : StockFilter::Only::All;
}

void StockPage::setOnly(StockFilter::Only only)
{
    m_only = only;
    restart();
}

std::vector<RecordsPage::Sorting> StockPage::sortings() const
{
    std::vector<Sorting> sortings;
    for (const StockSort sort : stockSorts(filter())) {
        const bool available = sort == StockSort::FewestAvailable || sort == StockSort::MostAvailable;
        const bool code = sort == StockSort::Code || sort == StockSort::CodeBackwards;
        const bool down =
            sort == StockSort::CodeBackwards || sort == StockSort::MostAvailable || sort == StockSort::MostReserved;
        sortings.push_back({code        ? StockTableModel::Code
                            : available ? StockTableModel::Available
                                        : StockTableModel::Reserved,
                            int(sort), down ? Qt::DescendingOrder : Qt::AscendingOrder});
    }
    return sortings;
}

RecordsPage::Words StockPage::words() const
{
    return {tr("Stock"),
            tr("Reading stock…"),
            tr("The stock could not be read. Nothing was changed."),
            tr("There is no stock yet."),
            tr("No SKU matches these filters."),
            {tr("SKU"), tr("Name"), tr("Available"), tr("Reserved"), tr("Price")}};
}

QString StockPage::display(const StockRow &stock, int column) const
{
    switch (column) {
    case StockTableModel::Code:
        return QString::fromUtf8(stock.code);
    case StockTableModel::Name:
        return stock.name;
    case StockTableModel::Available:
        return format::count(stock.available);
    case StockTableModel::Reserved:
        return format::count(stock.reserved);
    case StockTableModel::Price:
        return stock.priceMinor ? format::amount(Money{*stock.priceMinor, m_currency}) : QStringLiteral("–");
    default:
        return {};
    }
}

QString StockPage::wordsOf(StockFilter::Only only)
{
    switch (only) {
    case StockFilter::Only::All:
        return tr("All SKUs");
    case StockFilter::Only::Reserved:
        return tr("Only reserved");
    case StockFilter::Only::SoldOut:
        return tr("Sold out");
    }
    return {};
}

void StockPage::showFilters()
{
    m_onlyChip->setText(wordsOf(m_only));
    m_onlyChip->setToolTip(tr("Show all, only what is reserved, or what is sold out"));
    m_onlyChip->setAccessibleDescription(tr("Show all, only what is reserved, or what is sold out"));
}

} // namespace holdfast
