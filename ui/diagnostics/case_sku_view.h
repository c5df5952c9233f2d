// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/pages/case_page.h"

#include <QFrame>

#include <optional>

class QLabel;
class QPushButton;

namespace holdfast {

class HoldersTable;
class MovementsTable;
class SideBySide;
class StockBar;
class SumLine;

// One SKU of a case: who holds it, added up beside its counter, and how its counters came about, added up beside them
// too. What holds is folded, what does not is unfolded, until somebody chooses. GUI thread.
class CaseSkuView : public QFrame
{
    Q_OBJECT

public:
    explicit CaseSkuView(QWidget *parent);

    // isSubject: the case is about this SKU.
    void show(const CasePage::Sku &sku, std::optional<OrderId> own, bool isSubject);
    SkuId sku() const { return m_sku.why.sku; }
    bool isUnfolded() const;
    HoldersTable *holders() const { return m_holders; }
    MovementsTable *movements() const { return m_movements; }
    SumLine *heldSum() const { return m_heldSum; }
    SumLine *movedSum() const { return m_movedSum; }
    QPushButton *foldButton() const { return m_fold; }

Q_SIGNALS:
    void orderAsked(holdfast::OrderId order);
    void stockAsked(holdfast::SkuId sku);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void showAll();

    CasePage::Sku m_sku;
    std::optional<OrderId> m_own;
    bool m_isSubject = false;
    std::optional<bool> m_unfolded; // as somebody chose
    QPushButton *m_link;
    QLabel *m_name;
    QLabel *m_counters;
    QPushButton *m_fold;
    SumLine *m_heldSum;
    SumLine *m_movedSum;
    StockBar *m_bar;
    SideBySide *m_tables;
    QLabel *m_holdersTitle;
    QLabel *m_holdersNote;
    HoldersTable *m_holders;
    QLabel *m_movementsTitle;
    QLabel *m_movementsNote;
    MovementsTable *m_movements;
    QPushButton *m_all;
};

} // namespace holdfast
