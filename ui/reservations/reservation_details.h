// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shared/record_details.h"
#include "ui/shared/store_desk.h"

#include <optional>

namespace holdfast {

// One reservation: what is held, for which order and customer, and the stock it is held from.
class ReservationDetails : public RecordDetails
{
    Q_OBJECT

public:
    explicit ReservationDetails(const StoreDesk &desk, QWidget *parent = nullptr);

    void setReservation(const ReservationId &reservation);
    void reload();

    const std::optional<ReservationId> &reservation() const { return m_reservation; }
    const std::optional<ReservationCard> &card() const { return m_card; }

Q_SIGNALS:
    void cardShown();
    void orderAsked(holdfast::OrderId order);
    void stockAsked(holdfast::SkuId sku);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void showCard();

    const StoreDesk m_desk;
    std::optional<ReservationId> m_reservation;
    std::optional<ReservationCard> m_card;
    bool m_failed = false;
    quint64 m_ticket = 0;
};

} // namespace holdfast
