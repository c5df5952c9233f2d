// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shared/store_desk.h"

#include <QWidget>

#include <functional>
#include <optional>
#include <vector>

class QShortcut;
class QStackedWidget;
class QTabBar;

namespace holdfast {

struct CasePage;
class CasesPane;

// A supervisor's page: cases and checks, who waits for whom, how long things take, and the day. Each part asks for
// itself while it is to be seen. GUI thread.
class DiagnosticsPage : public QWidget
{
    Q_OBJECT

public:
    enum Part { CasesAt, WaitsAt, TimingsAt, DayAt };

    DiagnosticsPage(const StoreDesk &desk, const StoreFacts &facts, QWidget *parent = nullptr);

    void remember(const QString &scope); // the filters and columns of this store: its uuid
    void showCase(IncidentId incident);
    std::optional<IncidentId> shownCase() const;
    void refresh();   // the cases and the last check, in place; another part does it by itself
    void takeFocus(); // into the case
    void focusList();

    int part() const;
    void setPart(int part);
    QTabBar *tabs() const { return m_tabs; }
    CasesPane *cases() const { return m_cases; }

Q_SIGNALS:
    void orderAsked(holdfast::OrderId order);
    void stockAsked(holdfast::SkuId sku);
    void quoteAsked(holdfast::QuoteId quote);
    void serverAnswered(bool answered);

protected:
    void changeEvent(QEvent *event) override;

private:
    void addPart(QWidget *pane, const std::function<void()> &focus); // focus: into its list
    void openRepair(const CasePage &page);
    void step(int by);
    void retranslate();

    const StoreDesk m_desk;
    const StoreFacts m_facts;
    QTabBar *m_tabs;
    QStackedWidget *m_parts;
    std::vector<std::function<void()>> m_focus; // of each part
    CasesPane *m_cases;
    QShortcut *m_next;
    QShortcut *m_before;
};

} // namespace holdfast
