// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/diagnostics/side_by_side.h"

#include "ui/shared/theme.h"

#include <QBoxLayout>
#include <QResizeEvent>

namespace holdfast {

SideBySide::SideBySide(int from, QWidget *parent)
    : QWidget(parent), m_from(from), m_layout(new QBoxLayout(QBoxLayout::TopToBottom, this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(Theme::kPadding);
}

void SideBySide::add(QWidget *part)
{
    m_layout->addWidget(part, 1, isSideBySide() ? Qt::AlignTop : Qt::Alignment());
    arrange();
}

bool SideBySide::isSideBySide() const
{
    return m_layout->direction() == QBoxLayout::LeftToRight;
}

void SideBySide::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void SideBySide::arrange()
{
    const auto direction = width() >= m_from ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom;
    if (direction == m_layout->direction())
        return;
    m_layout->setDirection(direction);
    for (int at = 0; at < m_layout->count(); ++at) // each as high as it is
        m_layout->itemAt(at)->setAlignment(isSideBySide() ? Qt::AlignTop : Qt::Alignment());
}

} // namespace holdfast
