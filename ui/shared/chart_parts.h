// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>
#include <QPixmap>

class QAbstractAxis;
class QChart;
class QChartView;

namespace holdfast {

// What all pictures of Qt Charts have in common here: no legend and no ground of their own, no motion, our colours.
QChartView *chartView(QChart *chart, int height, QWidget *parent); // the chart is the view's
void drawAxis(QAbstractAxis *axis);                                // in the look of now
qint64 stepFor(qint64 most); // between the lines of an axis of whole numbers: at most four of them

// A sample of a line or an area, for a legend.
template <class Draw>
QPixmap chartMark(const QSize &size, qreal ratio, Draw draw)
{
    QPixmap pixmap(size * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    draw(painter);
    return pixmap;
}

} // namespace holdfast
