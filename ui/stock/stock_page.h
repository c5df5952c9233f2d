// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/pages/stock_page.h"
#include "ui/shared/records_page.h"
#include "ui/shared/store_desk.h"

#include <optional>

namespace holdfast {

class StockDetails;
class StockTableModel;

// The list of SKUs with their stock and, beside it, the one that is selected.
class StockPage : public RecordsPage
{
    Q_OBJECT

public:
    StockPage(const StoreDesk &desk, const Currency &currency, QWidget *parent = nullptr);

    void showSku(SkuId sku); // also one that the list does not show
    void takeFocus() override;
    OnScreen onScreen() const override;

    StockDetails *details() const { return m_details; }
    StockTableModel *model() const { return m_model; }

protected:
    void askForHead(quint64 ticket, int rows) override;
    void askForCount(quint64 ticket) override;
    std::vector<Sorting> sortings() const override;
    bool isFiltered() const override { return m_only != StockFilter::Only::All; }
    void clearFilters() override { m_only = StockFilter::Only::All; }
    QMap<QString, QString> chips() const override;
    void takeChips(const QMap<QString, QString> &chips) override;
    QString pageName() const override { return QStringLiteral("stock"); }
    Words words() const override;
    void showFilters() override;
    std::optional<int> shownRow() const override;
    void showRow(int row) override;
    void reloadDetails() override;
    void catchUp(const Versions &versions) override;

private:
    StockFilter filter() const { return {m_only, text()}; }
    void askForPage(quint64 ticket, const std::optional<StockRow> &after);
    void setOnly(StockFilter::Only only);
    static QString wordsOf(StockFilter::Only only);
    QString display(const StockRow &stock, int column) const;

    const StoreDesk m_desk;
    const Currency m_currency;
    StockTableModel *m_model;
    StockDetails *m_details;
    QPushButton *m_onlyChip;
    StockFilter::Only m_only = StockFilter::Only::All;
};

} // namespace holdfast
