// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/stock_bar.h"

#include "ui/shared/theme.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <numeric>

namespace holdfast {

StockBar::StockBar(QWidget *parent) : QWidget(parent)
{
    setFixedHeight(6);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void StockBar::setUnits(qint64 available, qint64 reserved)
{
    setHeld(available, {reserved});
}

void StockBar::setHeld(qint64 available, const std::vector<qint64> &held)
{
    m_available = std::max<qint64>(0, available);
    m_held = held;
    std::erase_if(m_held, [](qint64 units) { return units <= 0; });
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
    const qint64 all = std::accumulate(m_held.begin(), m_held.end(), m_available);
    if (all == 0)
        return;
    const auto at = [&](qint64 units) { return int(double(width()) * double(units) / double(all)); };
    painter.fillRect(QRect(0, 0, at(m_available), height()), theme.good);
    qint64 before = m_available;
    for (const qint64 units : m_held) {
        const int left = at(before), right = at(before + units);
        // What one holder has is set apart from the next one's, where there is room to see it.
        const int gap = before > 0 && right - left > 3 ? 1 : 0;
        painter.fillRect(QRect(left + gap, 0, right - left - gap, height()), theme.held);
        before += units;
    }
}

} // namespace holdfast
