// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/stock/stock_history.h"

#include <QWidget>

class QChart;
class QChartView;
class QDateTimeAxis;
class QGridLayout;
class QHorizontalStackedBarSeries;
class QLabel;
class QLineSeries;
class QValueAxis;

namespace holdfast {

// A SKU's stock as pictures: what is available and who holds the rest, as one bar; both counters over time, as steps.
// Each is told in words, too. GUI thread.
class StockPicture : public QWidget
{
    Q_OBJECT

public:
    explicit StockPicture(QWidget *parent = nullptr);

    void setCard(const StockCard &card);

    QHorizontalStackedBarSeries *shares() const { return m_shares; }
    QLineSeries *available() const { return m_available; } // milliseconds since the epoch, units
    QLineSeries *reserved() const { return m_reserved; }
    QString legend() const; // of the bar, a line an entry

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void draw();
    void drawShares();
    void drawHistory();
    QString nameOf(std::size_t share) const; // 0: what is available
    void tellMoment(const QPointF &point, bool shown) const;

    StockCard m_card;
    std::vector<StockMoment> m_history;
    QChart *m_sharesChart;
    QChartView *m_sharesView;
    QHorizontalStackedBarSeries *m_shares;
    QWidget *m_legend;
    QGridLayout *m_legendRows;
    QLabel *m_historyTitle;
    QLabel *m_none; // nothing has moved yet
    QChart *m_historyChart;
    QChartView *m_historyView;
    QLineSeries *m_available;
    QLineSeries *m_reserved;
    QDateTimeAxis *m_time;
    QValueAxis *m_units;
    QValueAxis *m_whole; // of the bar
    QLabel *m_marks[2];  // of the lines
    QLabel *m_lines[2];
};

} // namespace holdfast
