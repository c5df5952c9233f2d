// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/chart_parts.h"

#include "ui/shared/theme.h"

#include <QAbstractAxis>
#include <QChart>
#include <QChartView>
#include <QGraphicsLayout>
#include <QLegend>

namespace holdfast {

QChartView *chartView(QChart *chart, int height, QWidget *parent)
{
    chart->legend()->hide();
    chart->setAnimationOptions(QChart::NoAnimation);
    chart->setBackgroundVisible(false);
    chart->setMargins({});
    chart->layout()->setContentsMargins(0, 0, 0, 0);
    auto *view = new QChartView(chart, parent);
    view->setFrameShape(QFrame::NoFrame);
    view->setFixedHeight(height);
    view->setRenderHint(QPainter::Antialiasing);
    view->viewport()->setAutoFillBackground(false);
    view->setFocusPolicy(Qt::NoFocus); // nothing in it can be done by key; what it shows is told in words
    return view;
}

void drawAxis(QAbstractAxis *axis)
{
    const Theme &theme = Theme::current();
    axis->setLabelsFont(Theme::base());
    axis->setLabelsColor(theme.muted);
    axis->setLinePenColor(theme.line);
    axis->setGridLineColor(theme.line);
    axis->setTitleFont(Theme::base());
    axis->setTitleBrush(theme.muted);
}

qint64 stepFor(qint64 most)
{
    qint64 step = 1;
    for (int i = 0; most / step > 4; ++i)
        step = i % 3 == 1 ? step / 2 * 5 : step * 2;
    return step;
}

} // namespace holdfast
