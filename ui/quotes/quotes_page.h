// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/pages/quote_page.h"
#include "ui/quotes/server_clock.h"
#include "ui/shared/records_page.h"
#include "ui/shared/store_desk.h"

#include <optional>
#include <utility>
#include <vector>

class QTimer;

namespace holdfast {

class QuoteDetails;
class QuoteTableModel;

// The list of quotes and, beside it, the one that is selected. What is used or has run out is out of the usual view,
// and counted. Open and expired are drawn by the server's clock: a row that runs out on the screen changes by itself
// and keeps its place until the list is read again.
class QuotesPage : public RecordsPage
{
    Q_OBJECT

public:
    explicit QuotesPage(const StoreDesk &desk, QWidget *parent = nullptr, ServerClock::Elapsed elapsed = {});

    void setStore(const StoreFacts &store);
    void showQuote(QuoteId quote); // also one that the list does not show
    void takeFocus() override;
    OnScreen onScreen() const override;
    void heard(Instant serverNow); // what the server's clock said just now
    void showTime();               // what it says now; by itself each second

    QuoteDetails *details() const { return m_details; }
    QuoteTableModel *model() const { return m_model; }
    QPushButton *newButton() const { return m_new; }

Q_SIGNALS:
    void serveAsked(holdfast::CustomerId customer);
    // No lines: a new one from the beginning.
    void newQuoteAsked(holdfast::CustomerId customer, const std::vector<holdfast::WantedLine> &lines);

protected:
    void askForHead(quint64 ticket, int rows) override;
    void askForCount(quint64 ticket) override;
    std::vector<Sorting> sortings() const override;
    bool isFiltered() const override { return m_only != QuoteFilter::Only::Open; }
    void clearFilters() override { m_only = QuoteFilter::Only::Open; }
    QMap<QString, QString> chips() const override;
    void takeChips(const QMap<QString, QString> &chips) override;
    QString pageName() const override { return QStringLiteral("quotes"); }
    Words words() const override;
    void showFilters() override;
    QString countNote() const override;
    std::optional<int> shownRow() const override;
    void showRow(int row) override;
    void reloadDetails() override;
    void servedChanged() override;
    std::optional<qint64> newestOf(const Versions &versions) const override;
    void catchUp(const Versions &versions) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    QuoteFilter filter() const;
    void askForPage(quint64 ticket, const std::optional<QuoteRow> &after);
    void setOnly(QuoteFilter::Only only);
    QString display(const QuoteRow &quote, int column) const;
    static QString wordsOf(QuoteFilter::Only only);

    const StoreDesk m_desk;
    ServerClock m_clock;
    StoreFacts m_store;
    QuoteTableModel *m_model;
    QuoteDetails *m_details;
    QPushButton *m_onlyChip;
    QPushButton *m_new;
    QShortcut *m_newKey;
    QTimer *m_seconds;
    QuoteFilter::Only m_only = QuoteFilter::Only::Open;
    std::optional<qint64> m_hidden;
    std::optional<Instant> m_drawnAt;                      // by the server's clock
    std::vector<std::pair<SkuId, qint64>> m_stockVersions; // of the lines of the quote beside the list
};

} // namespace holdfast
