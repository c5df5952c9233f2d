// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/pages/case_page.h"
#include "ui/diagnostics/side_by_side.h"

#include <optional>

class QFrame;
class QLabel;
class QVBoxLayout;

namespace holdfast {

class OrderCardView;

// The order of a case with its lines and its audit trail, beside its reservations and the answers that were committed
// with it. GUI thread.
class CaseOrderView : public SideBySide
{
    Q_OBJECT

public:
    explicit CaseOrderView(QWidget *parent);
    void show(const CasePage &page); // hides itself where the case names no order and no quote

Q_SIGNALS:
    void orderAsked(holdfast::OrderId order);
    void stockAsked(holdfast::SkuId sku);
    void quoteAsked(holdfast::QuoteId quote);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void showReservations();
    void showReceipts();
    QVBoxLayout *addRow(QFrame *card, QVBoxLayout *rows);

    std::optional<CasePage> m_page;
    QFrame *m_orderCard;
    OrderCardView *m_order;
    QLabel *m_noOrder;
    QFrame *m_reservations;
    QLabel *m_reservationsTitle;
    QLabel *m_reservationsCount;
    QVBoxLayout *m_reservationRows;
    QFrame *m_receipts;
    QLabel *m_receiptsTitle;
    QLabel *m_receiptsCount;
    QVBoxLayout *m_receiptRows;
};

} // namespace holdfast
