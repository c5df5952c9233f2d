// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/rows/order_row.h"

#include <QFrame>

#include <optional>

class QComboBox;
class QLabel;
class QPushButton;

namespace holdfast {

// What a cancel will do, why, and the one question. It asks nothing of the store: its owner does.
class CancelConfirmation : public QFrame
{
    Q_OBJECT

public:
    explicit CancelConfirmation(QWidget *parent = nullptr);

    void setOrder(const OrderCard &card);
    void setBusy(bool busy); // the operation is under way
    void clearReason();
    QString reason() const;

    QComboBox *reasonField() const { return m_reason; }
    QPushButton *confirmButton() const { return m_confirm; }
    QPushButton *keepButton() const { return m_keep; }

Q_SIGNALS:
    void confirmed();
    void kept();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void showWords();
    QString releaseSentence() const;

    std::optional<OrderCard> m_card;
    bool m_busy = false;
    QLabel *m_title;
    QLabel *m_text;
    QLabel *m_reasonLabel;
    QComboBox *m_reason;
    QPushButton *m_keep;
    QPushButton *m_confirm;
};

} // namespace holdfast
