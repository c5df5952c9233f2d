// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/skeleton_rows.h"

#include "ui/shared/theme.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QPainter>
#include <QTableView>

#include <algorithm>

namespace holdfast {

namespace {

constexpr int kRows = 8;
constexpr int kBar = 10;      // px high
constexpr int kInset = 11;    // px, as the cells' text
constexpr int kLongest = 180; // px

} // namespace

SkeletonRows::SkeletonRows(QTableView *table) : QWidget(table->viewport()), m_table(table), m_sentence(new QLabel(this))
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    m_sentence->setProperty("role", QStringLiteral("muted"));
    m_sentence->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    m_sentence->setWordWrap(true);
    table->viewport()->installEventFilter(this);
    setGeometry(table->viewport()->rect());
}

void SkeletonRows::setSentence(const QString &sentence)
{
    m_sentence->setText(sentence);
    setAccessibleName(sentence);
}

int SkeletonRows::rows() const
{
    return std::clamp(height() / Theme::kRowHeight - 2, 1, kRows);
}

void SkeletonRows::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), Theme::current().surface);
    painter.setPen(Qt::NoPen);
    painter.setBrush(Theme::current().line);
    const QHeaderView *header = m_table->horizontalHeader();
    for (int row = 0; row < rows(); ++row) {
        painter.setOpacity(1.0 - double(row) / (rows() + 1)); // the list goes on: nobody knows how far
        for (int column = 0; column < header->count(); ++column) {
            const int room = header->sectionSize(column) - 2 * kInset;
            if (header->isSectionHidden(column) || room <= 0)
                continue;
            // Words differ in length, and numbers stand at the right.
            const int length = std::min(room * (60 + (row * 17 + column * 23) % 36) / 100, kLongest);
            const QVariant alignment = m_table->model()->headerData(column, Qt::Horizontal, Qt::TextAlignmentRole);
            const bool right = alignment.toInt() & Qt::AlignRight;
            const int left = header->sectionViewportPosition(column) + kInset + (right ? room - length : 0);
            const int top = row * Theme::kRowHeight + (Theme::kRowHeight - kBar) / 2;
            painter.drawRoundedRect(left, top, length, kBar, Theme::kRadius, Theme::kRadius);
        }
    }
}

void SkeletonRows::resizeEvent(QResizeEvent *)
{
    m_sentence->setGeometry(
        rect().adjusted(Theme::kWidePadding, rows() * Theme::kRowHeight + Theme::kPadding, -Theme::kWidePadding, 0));
}

bool SkeletonRows::eventFilter(QObject *, QEvent *event)
{
    if (event->type() == QEvent::Resize)
        setGeometry(m_table->viewport()->rect());
    return false;
}

} // namespace holdfast
