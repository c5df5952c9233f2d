// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shared/store_desk.h"

#include <QPushButton>
#include <QStringList>
#include <QTime>

#include <functional>
#include <optional>
#include <vector>

class QMenu;
class QShortcut;

namespace holdfast {

class CallerCard;

// Who is being served, as one control of the top bar, and who waits: a served customer can be parked (Ctrl+Shift+K)
// with the place where the work was, and taken up again there (Alt+Shift+1 … 9); who is served then is parked in turn.
// It decides nothing about orders, and nothing of it outlives the window.
class ServedCustomer : public QPushButton
{
    Q_OBJECT

public:
    static constexpr int kMostParked = 9;

    struct Place
    {
        int page = 0;
        std::optional<OrderId> order; // that was shown
        std::optional<QuoteId> quote = {};
    };
    struct Parked
    {
        CustomerRow customer;
        QTime since; // of this computer
        Place place;
    };

    // The place is asked for when a customer is parked.
    ServedCustomer(const StoreDesk &desk, std::function<Place()> place, QWidget *window);

    void ask(const CustomerRow &customer); // the caller's card; served when it is confirmed
    void serve(const std::optional<CustomerRow> &customer);
    void park();
    void takeUp(int index);
    void setPageNames(const QStringList &names);

    const std::optional<CustomerRow> &served() const { return m_served; }
    const std::vector<Parked> &parked() const { return m_parked; }
    CallerCard *card() const { return m_card; }
    QMenu *menu() const { return m_menu; }

Q_SIGNALS:
    void servedChanged();
    void callerConfirmed(); // on the card; the customer is being served
    void parkedNow();
    void takenUp(const holdfast::ServedCustomer::Place &place);
    void findAsked(); // nobody is served and nobody waits

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void press();
    void fillMenu();
    void setServed(const std::optional<CustomerRow> &customer);
    Parked here() const; // the served customer, as they would be parked now
    std::optional<int> parkedAt(CustomerId customer) const;

    const std::function<Place()> m_place;
    std::optional<CustomerRow> m_served;
    std::vector<Parked> m_parked; // who was parked first is first
    QStringList m_pageNames;
    QList<QShortcut *> m_keys; // to park, then to take up each
    CallerCard *m_card;
    QMenu *m_menu;
};

} // namespace holdfast
