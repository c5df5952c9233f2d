// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/pages/reservation_page.h"
#include "ui/shared/records_page.h"
#include "ui/shared/store_desk.h"

#include <optional>

namespace holdfast {

class ReservationDetails;
class ReservationTableModel;

// The list of reservations and, beside it, the one that is selected. What is released is out of the usual view, and
// counted.
class ReservationsPage : public RecordsPage
{
    Q_OBJECT

public:
    explicit ReservationsPage(const StoreDesk &desk, QWidget *parent = nullptr);

    void showReservation(const ReservationId &reservation); // also one that the list does not show
    void showSku(SkuId sku, const QByteArray &code);        // all of its reservations
    void takeFocus() override;
    OnScreen onScreen() const override;

    ReservationDetails *details() const { return m_details; }
    ReservationTableModel *model() const { return m_model; }

protected:
    void askForHead(quint64 ticket, int rows) override;
    void askForCount(quint64 ticket) override;
    std::vector<Sorting> sortings() const override;
    bool isFiltered() const override;
    void clearFilters() override;
    QMap<QString, QString> chips() const override;
    void takeChips(const QMap<QString, QString> &chips) override;
    QString pageName() const override { return QStringLiteral("reservations"); }
    Words words() const override;
    void showFilters() override;
    QString countNote() const override;
    std::optional<int> shownRow() const override;
    void showRow(int row) override;
    void reloadDetails() override;
    void catchUp(const Versions &versions) override;

private:
    ReservationFilter filter() const;
    void askForPage(quint64 ticket, const std::optional<ReservationRow> &after);
    void setStatusFilter(const std::optional<QByteArray> &status);
    QString display(const ReservationRow &reservation, int column) const;

    const StoreDesk m_desk;
    ReservationTableModel *m_model;
    ReservationDetails *m_details;
    QPushButton *m_skuChip;
    QPushButton *m_statusChip;
    std::optional<QByteArray> m_status{"held"}; // of the filter
    std::optional<SkuId> m_sku;
    QByteArray m_code; // of that SKU
    std::optional<qint64> m_hidden;
};

} // namespace holdfast
