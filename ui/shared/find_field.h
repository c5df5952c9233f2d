// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shared/store_desk.h"

#include <QLineEdit>

#include <variant>
#include <vector>

class QAction;
class QListWidget;
class QTimer;

namespace holdfast {

class FoundPopup;

// Finds who the caller is, an order, a quote or a SKU, from anywhere (Ctrl+K). What is found is listed below the field,
// by kind; Enter takes the marked row or, pressed before there is a list, the only match of whatever kind: a scanner is
// faster than any database.
class FindField : public QLineEdit
{
    Q_OBJECT

public:
    explicit FindField(const StoreDesk &desk, QWidget *parent = nullptr);
    QListWidget *found() const;

Q_SIGNALS:
    void customerChosen(const holdfast::CustomerRow &customer);
    void orderChosen(holdfast::OrderId order);
    void quoteChosen(holdfast::QuoteId quote);
    void skuChosen(holdfast::SkuId sku, const QByteArray &code);
    void shown(); // the list is there
    void left();  // Escape in the empty field

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void search();
    void list(const QString &text, const Reply<Found> &reply);
    void choose(); // what is marked
    void closeList();
    void retranslate();

    const StoreDesk m_desk;
    FoundPopup *m_popup;
    QTimer *m_typing;
    QAction *m_icon = nullptr;
    quint64 m_ticket = 0;
    QString m_listed;           // the text that the list answers
    bool m_takeTheOnly = false; // Enter was pressed before there was a list
    std::vector<std::variant<OrderRow, QuoteRow, Found::Sku, CustomerRow>> m_hits;
};

} // namespace holdfast
