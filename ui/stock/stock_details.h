// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shared/record_details.h"
#include "ui/shared/store_desk.h"

#include <optional>

namespace holdfast {

// One SKU's stock: what is available, who holds the rest, added up before one's eyes to the counter; and how it came
// about, movement by movement.
class StockDetails : public RecordDetails
{
    Q_OBJECT

public:
    StockDetails(const StoreDesk &desk, const Currency &currency, QWidget *parent = nullptr);

    void setSku(SkuId sku);
    void reload();

    std::optional<SkuId> sku() const { return m_sku; }
    const std::optional<StockCard> &card() const { return m_card; }

Q_SIGNALS:
    void cardShown();
    void orderAsked(holdfast::OrderId order);
    void reservationsAsked(holdfast::SkuId sku, const QByteArray &code);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void showCard();
    void showHolders();
    void showMovements();
    QFrame *addCard(const QString &title, const QString &note);
    void addSum(QFrame *card);

    const StoreDesk m_desk;
    const Currency m_currency;
    std::optional<SkuId> m_sku;
    std::optional<StockCard> m_card;
    bool m_failed = false;
    quint64 m_ticket = 0;
};

} // namespace holdfast
