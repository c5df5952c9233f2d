// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/pages/case_page.h"
#include "ui/shared/store_desk.h"

#include <QDialog>

#include <optional>

class QLabel;
class QPushButton;
class QTimer;

namespace holdfast {

class AnswerBar;
class HoldersTable;
class SumLine;

// Why units of a SKU are reserved: every order that holds some, added up beside the counter before one's eyes. It
// stands beside the window, holds nothing in the store, and deletes itself when it is closed.
class WhyReservedDialog : public QDialog
{
    Q_OBJECT

public:
    WhyReservedDialog(const StoreDesk &desk, SkuId sku, const QByteArray &code, QWidget *parent);

    void reload();
    SkuId sku() const { return m_sku; }
    const std::optional<WhyReserved> &why() const { return m_why; }
    QString said() const; // every text that is to be seen
    SumLine *sum() const { return m_sum; }
    HoldersTable *holders() const { return m_holders; }
    AnswerBar *failed() const { return m_failed; }
    QPushButton *readButton() const { return m_read; }

Q_SIGNALS:
    void orderAsked(holdfast::OrderId order);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void showState();

    const StoreDesk m_desk;
    const SkuId m_sku;
    const QByteArray m_code;
    std::optional<WhyReserved> m_why;
    std::optional<DbError> m_error;
    bool m_isThere = true;
    bool m_isSlow = false; // it takes a while, and so that is said
    bool m_busy = false;
    quint64 m_ticket = 0;
    QTimer *m_patience;
    QLabel *m_name;
    QLabel *m_codeLabel;
    QLabel *m_counters;
    SumLine *m_sum;
    QLabel *m_message;
    HoldersTable *m_holders;
    QLabel *m_rest;
    AnswerBar *m_failed;
    QPushButton *m_read;
    QPushButton *m_close;
};

} // namespace holdfast
