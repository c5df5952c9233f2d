// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/stock_bar.h"

#include "ui/shared/theme.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace holdfast {

StockBar::StockBar(QWidget *parent) : QWidget(parent)
{
    setFixedHeight(6);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void StockBar::setUnits(qint64 available, qint64 reserved)
{
    m_available = std::max<qint64>(0, available);
    m_reserved = std::max<qint64>(0, reserved);
    update();
}

void StockBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath outline;
    outline.addRoundedRect(rect(), height() / 2.0, height() / 2.0);
    painter.setClipPath(outline);
    const Theme &theme = Theme::current();
    painter.fillRect(rect(), theme.line);
    const qint64 all = m_available + m_reserved;
    if (all == 0)
        return;
    const int split = int(double(width()) * double(m_available) / double(all));
    painter.fillRect(QRect(0, 0, split, height()), theme.good);
    painter.fillRect(QRect(split, 0, width() - split, height()), theme.held);
}

} // namespace holdfast
