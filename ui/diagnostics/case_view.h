// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/pages/case_page.h"
#include "ui/shared/record_details.h"

#include <optional>
#include <vector>

namespace holdfast {

class CaseEvidence;
class CaseHistory;
class CaseOrderView;
class CaseSkuView;
class SideBySide;
class StatusPill;

// All that a person has to compare in a case, from the sentence down to the movements. Read again, it stays where it
// was scrolled to, with what is unfolded.
class CaseView : public RecordDetails
{
    Q_OBJECT

public:
    explicit CaseView(QWidget *parent = nullptr);

    void show(const CasePage &page);
    const std::optional<CasePage> &page() const { return m_page; }
    CaseEvidence *evidence() const { return m_evidence; }
    const std::vector<CaseSkuView *> &skus() const { return m_skus; } // in the order of the page

Q_SIGNALS:
    void orderAsked(holdfast::OrderId order);
    void stockAsked(holdfast::SkuId sku);
    void quoteAsked(holdfast::QuoteId quote);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void showHead();
    void showSkus();
    void orderTabs();

    std::optional<CasePage> m_page;
    QLabel *m_title;
    StatusPill *m_severity;
    StatusPill *m_state;
    QLabel *m_asOf;
    QFrame *m_finding;
    QLabel *m_mark;
    QLabel *m_sentence;
    QLabel *m_facts;
    QLabel *m_invariant;
    QPushButton *m_order;
    QPushButton *m_sku;
    QPushButton *m_quote;
    SideBySide *m_found;
    CaseEvidence *m_evidence;
    CaseHistory *m_history;
    QVBoxLayout *m_sections; // the SKUs and the order: what the case is about comes first
    QWidget *m_skuColumn;
    QVBoxLayout *m_skuRows;
    QLabel *m_skusTitle;
    std::vector<CaseSkuView *> m_skus;
    CaseOrderView *m_orderView;
};

} // namespace holdfast
