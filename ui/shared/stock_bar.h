// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace holdfast {

// A SKU's units as one bar: available, then reserved.
class StockBar : public QWidget
{
    Q_OBJECT

public:
    explicit StockBar(QWidget *parent = nullptr);
    void setUnits(qint64 available, qint64 reserved);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    qint64 m_available = 0;
    qint64 m_reserved = 0;
};

} // namespace holdfast
