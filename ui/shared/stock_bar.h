// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

namespace holdfast {

// A SKU's units as one bar: available, then reserved, divided by who holds them where that is known.
class StockBar : public QWidget
{
    Q_OBJECT

public:
    explicit StockBar(QWidget *parent = nullptr);
    void setUnits(qint64 available, qint64 reserved);
    void setHeld(qint64 available, const std::vector<qint64> &held); // by one holder each

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    qint64 m_available = 0;
    std::vector<qint64> m_held;
};

} // namespace holdfast
