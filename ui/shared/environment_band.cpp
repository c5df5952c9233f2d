// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/environment_band.h"

#include "ui/shared/theme.h"

#include <QPainter>

namespace holdfast {

EnvironmentBand::EnvironmentBand(QWidget *parent) : QWidget(parent)
{
    setFixedHeight(4);
}

void EnvironmentBand::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor colour = Theme::current().training;
    painter.fillRect(rect(), colour.lighter(Theme::current().mode == Theme::Mode::Light ? 150 : 70));
    painter.setPen(QPen(colour, 4));
    for (int x = -height(); x < width(); x += 10)
        painter.drawLine(x, height(), x + height() * 2, -height());
}

} // namespace holdfast
