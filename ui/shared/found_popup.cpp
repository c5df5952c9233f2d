// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/found_popup.h"

#include "ui/shared/theme.h"

#include <QListWidget>
#include <QVBoxLayout>

namespace holdfast {

namespace {

constexpr int kHeadHeight = 26;
constexpr int kMostHeight = 470;
constexpr int kWidth = 360;
constexpr int kHitRole = Qt::UserRole;

} // namespace

FoundPopup::FoundPopup(QWidget *host) : QFrame(host), m_list(new QListWidget(this))
{
    setObjectName(QStringLiteral("Popup"));
    hide();
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(1, 1, 1, 1);
    layout->addWidget(m_list);
    connect(m_list, &QListWidget::currentRowChanged, this, &FoundPopup::marked);
    connect(m_list, &QListWidget::itemClicked, this, &FoundPopup::clicked);
}

void FoundPopup::clear()
{
    m_list->clear();
}

QListWidgetItem *FoundPopup::add(const char *iconName, const QString &first, const QString &second, int height)
{
    auto *item = new QListWidgetItem(icon(QLatin1String(iconName), Theme::current().muted),
                                     second.isEmpty() ? first : first + u'\n' + second, m_list);
    item->setSizeHint({0, height});
    return item;
}

void FoundPopup::addHit(const char *iconName, const QString &first, const QString &second, int hit)
{
    add(iconName, first, second, kPlain)->setData(kHitRole, hit);
}

void FoundPopup::addHead(const QString &kind)
{
    auto *item = new QListWidgetItem(kind, m_list);
    item->setFlags(Qt::ItemIsEnabled);
    item->setForeground(Theme::current().muted);
    item->setFont(Theme::strong());
    item->setSizeHint({0, kHeadHeight});
}

void FoundPopup::addNote(const char *iconName, const QString &first, const QString &second, int height)
{
    add(iconName, first, second, height)->setFlags(Qt::ItemIsEnabled);
}

void FoundPopup::showBelow(const QWidget *field)
{
    m_list->setCurrentRow(-1);
    mark(+1);
    int height = 0;
    for (int row = 0; row < m_list->count(); ++row)
        height += m_list->item(row)->sizeHint().height();
    const QPoint below = field->mapTo(parentWidget(), QPoint(0, field->height() + 2));
    const int width = std::max(field->width(), kWidth);
    const int room = parentWidget()->height() - below.y() - Theme::kGap;
    setGeometry(below.x() + field->width() - width, below.y(), width, std::min({height, kMostHeight, room}) + 4);
    raise();
    show();
}

void FoundPopup::mark(int step)
{
    int row = m_list->currentRow() + step;
    while (row >= 0 && row < m_list->count() && !(m_list->item(row)->flags() & Qt::ItemIsSelectable))
        row += step;
    if (row >= 0 && row < m_list->count())
        m_list->setCurrentRow(row);
    if (row < 2)
        m_list->scrollToTop(); // the kind stands above its first row
}

std::optional<int> FoundPopup::hit() const
{
    const QListWidgetItem *item = m_list->currentItem();
    if (isHidden() || !item || !item->data(kHitRole).isValid())
        return std::nullopt;
    return item->data(kHitRole).toInt();
}

QString FoundPopup::words() const
{
    const QListWidgetItem *item = m_list->currentItem() ? m_list->currentItem() : m_list->item(0);
    return item ? item->text() : QString();
}

} // namespace holdfast
