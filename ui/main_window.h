// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/customers/served_customer.h"
#include "ui/shared/store_desk.h"

#include <QWidget>

#include <optional>
#include <variant>

class QAction;
class QLabel;
class QPushButton;
class QShortcut;
class QStackedWidget;
class QToolButton;

namespace holdfast {

class ConnectionBanner;
class DiagnosticsPage;
class FindField;
class IncidentBanner;
class IncidentWatch;
class OrdersPage;
class PendingOperations;
class PendingPanel;
class QuotesPage;
class RecordsPage;
class ReservationsPage;
class StockPage;
class StoreWatch;

// The frame: pages at the left, the served customer and the find field above, the status line below. It holds pages and
// actions only.
class MainWindow : public QWidget
{
    Q_OBJECT

public:
    enum Page { QuotesAt, OrdersAt, ReservationsAt, StockAt, DiagnosticsAt, TrainingAt };
    // The record beside a page's list; none: the one that stands there.
    using Record = std::variant<std::monostate, OrderId, ReservationId, SkuId, QuoteId, IncidentId>;

    MainWindow(const StoreDesk &desk, const StoreFacts &facts, QWidget *parent = nullptr);

    void remember(const QString &scope); // what was chosen in the lists of this store: its uuid
    void setLockable(bool lockable);     // a demo store has no password that anybody knows
    void setServed(const std::optional<CustomerRow> &customer);
    void go(int page, const Record &record = {}); // and remember where one came from
    OrdersPage *orders() const { return m_orders; }
    QuotesPage *quotes() const { return m_quotes; }
    ReservationsPage *reservations() const { return m_reservations; }
    StockPage *stock() const { return m_stock; }
    DiagnosticsPage *diagnostics() const { return m_diagnostics; }
    IncidentBanner *incidentBanner() const { return m_incidentBanner; }
    QToolButton *pageButton(Page page) const { return m_pages.at(page); }
    FindField *find() const { return m_find; }
    ServedCustomer *serving() const { return m_serving; }
    StoreWatch *watch() const { return m_watch; }
    ConnectionBanner *banner() const { return m_banner; }
    PendingOperations *pending() const { return m_pending; }
    PendingPanel *pendingPanel() const { return m_pendingPanel; }
    QPushButton *pendingButton() const { return m_pendingButton; }
    QPushButton *personButton() const { return m_person; }

Q_SIGNALS:
    void languageChosen(const QString &locale); // en, zh_TW
    void darkChosen(bool dark);
    void lockAsked();
    void anotherPersonAsked();

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void retranslate();
    void serve(CustomerId customer);
    ServedCustomer::Place placeNow() const; // where one comes back to
    void focusList();
    void showStatus(); // of the server, and what is unconfirmed
    void togglePending();
    void showShortcuts();
    void askForNewQuote(CustomerId customer, const std::vector<WantedLine> &lines);

    // A place that was visited.
    struct Place
    {
        int page;
        Record record;
        bool operator==(const Place &) const = default;
    };
    Place here() const;
    void visit(const Place &place);
    void goBack();
    void goForward();
    QWidget *page(int number) const;  // none: not in this version
    RecordsPage *currentList() const; // none: another kind of page is shown
    void refreshShown();

    const StoreDesk m_desk;
    const StoreFacts m_facts;

    QLabel *m_store;
    QLabel *m_environment;
    ServedCustomer *m_serving;
    FindField *m_find;
    QList<QToolButton *> m_pages;
    QStackedWidget *m_pageStack;
    OrdersPage *m_orders;
    QuotesPage *m_quotes;
    ReservationsPage *m_reservations;
    StockPage *m_stock;
    DiagnosticsPage *m_diagnostics;
    std::vector<Place> m_before; // the latest last
    std::vector<Place> m_after;
    QToolButton *m_back;
    QToolButton *m_forward;
    StoreWatch *m_watch;
    ConnectionBanner *m_banner;
    IncidentWatch *m_incidents;
    IncidentBanner *m_incidentBanner;
    PendingOperations *m_pending;
    PendingPanel *m_pendingPanel;
    QPushButton *m_pendingButton;
    bool m_answers = true; // also as a replica, which can be read
    bool m_connected = true;
    QLabel *m_server;
    QPushButton *m_person;
    QAction *m_lock;
    QAction *m_anotherPerson;
    QPushButton *m_language;
    QPushButton *m_look;
    QPushButton *m_shortcuts;
    QShortcut *m_findKey;
    QShortcut *m_shortcutsKey;
};

} // namespace holdfast
