// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/rows/money.h"
#include "ui/quotes/shown_line.h"

#include <QFrame>

#include <array>
#include <optional>

class QLabel;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace holdfast {

// One line of those that a customer wants. It asks nobody: its owner tells it what was read.
class WantedLineRow : public QFrame
{
    Q_OBJECT

public:
    enum class State { Reading, Unreadable, Gone, Known };
    static constexpr std::size_t kColumns = 4; // of numbers: quantity, price, sum, available

    WantedLineRow(const ShownLine &line, State state, const Currency &currency, QWidget *parent);

    void setStock(const StockRow &stock); // read now; another price than the one shown stands beside it
    void setState(State state);
    void setPriceBefore(qint64 minor); // what it was for this customer, elsewhere
    void setQuantity(qint64 quantity);
    void setEditable(bool editable);

    const StockRow &stock() const { return m_stock; }
    State state() const { return m_state; }
    std::optional<qint64> quantity() const; // none: what is typed is not one
    std::optional<qint64> sum() const;      // none: no price, no quantity, or beyond 64 bits
    QLineEdit *quantityField() const { return m_quantity; }
    QPushButton *removeButton() const { return m_remove; }
    int columnWidth(std::size_t column) const; // that it needs
    void setColumnWidth(std::size_t column, int width);
    QString said() const;
    QString name() const;

Q_SIGNALS:
    void edited();
    void removeAsked();

protected:
    void changeEvent(QEvent *event) override;

private:
    void showWords();

    const Currency m_currency;
    StockRow m_stock;
    State m_state;
    std::optional<qint64> m_priceBefore;
    QLabel *m_name;
    QLabel *m_code;
    QLabel *m_problem;
    QLineEdit *m_quantity;
    QLabel *m_price;
    QLabel *m_before;
    QLabel *m_sum;
    QLabel *m_available;
    QLabel *m_notKept;
    QPushButton *m_remove;
    std::array<QWidget *, kColumns> m_columns{};
};

} // namespace holdfast
