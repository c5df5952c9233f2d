// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shared/record_details.h"
#include "ui/shared/store_desk.h"
#include "ui/stock/sku_dialog.h"

#include <QMap>
#include <QPointer>

#include <optional>
#include <utility>

class QPushButton;

namespace holdfast {

class StockPicture;
class WhyReservedDialog;

// One SKU's stock: what is available, who holds the rest, added up before one's eyes to the counter; and how it came
// about, movement by movement. Supervisors and owners receive, count and price it from here.
class StockDetails : public RecordDetails
{
    Q_OBJECT

public:
    StockDetails(const StoreDesk &desk, const Currency &currency, QWidget *parent = nullptr);

    void setSku(SkuId sku);
    void setStore(const StoreFacts &store); // whose role may change stock and prices
    SkuDialog *open(SkuDialog::What what);  // of the SKU that is shown, which must be one; the one that is open already
    WhyReservedDialog *openWhyReserved();   // of the SKU that is shown; the one that is open already
    void reload();

    std::optional<SkuId> sku() const { return m_sku; }
    const std::optional<StockCard> &card() const { return m_card; }
    QPushButton *action(SkuDialog::What what) const { return m_actions[int(what)]; }
    QPushButton *whyButton() const { return m_why; }
    StockPicture *picture() const { return m_picture; } // none before there is a card

Q_SIGNALS:
    void cardShown();
    void stockAnswered(holdfast::SkuId sku); // an operation on it has its answer, or was given none
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
    void showActions();

    const StoreDesk m_desk;
    const Currency m_currency;
    std::optional<SkuId> m_sku;
    std::optional<StockCard> m_card;
    bool m_failed = false;
    quint64 m_ticket = 0;
    Role m_role = Role::Staff;
    QMap<std::pair<qint64, int>, QPointer<SkuDialog>> m_dialogs; // by SKU and what
    QWidget *m_actionRow;
    QPushButton *m_actions[3];
    QPushButton *m_why;
    QPointer<WhyReservedDialog> m_whyDialog;
    StockPicture *m_picture = nullptr;
};

} // namespace holdfast
