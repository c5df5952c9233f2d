// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sign_in/profile_delegate.h"

#include "ui/shared/status_pill.h"
#include "ui/shared/theme.h"

#include <QAbstractItemView>
#include <QPainter>

#include <algorithm>

namespace holdfast {

namespace {

constexpr int kIcon = 20;
constexpr int kTextAt = Theme::kPadding + kIcon + Theme::kPadding;

QRect belowRect(const QString &text, int width)
{
    return QFontMetrics(Theme::base())
        .boundingRect({0, 0, std::max(width, 1), 10'000}, Qt::TextWordWrap | Qt::TextWrapAnywhere, text);
}

} // namespace

void ProfileDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Theme &theme = Theme::current();
    const bool unreadable = index.data(IsUnreadable).toBool();
    const QByteArray environment = index.data(Environment).toByteArray();
    const qreal ratio = option.widget ? option.widget->devicePixelRatioF() : 1.0;
    painter->save();
    if (option.state & QStyle::State_Selected)
        painter->fillRect(option.rect, theme.selection);
    else if (option.state & QStyle::State_MouseOver)
        painter->fillRect(option.rect, theme.ground);
    const bool focused = option.widget && option.widget->hasFocus();
    if (focused && (option.state & QStyle::State_Selected))
        painter->fillRect(QRect(option.rect.topLeft(), QSize(3, option.rect.height())), theme.accent);

    QRect text = option.rect.adjusted(kTextAt, Theme::kGap, -Theme::kPadding, -Theme::kGap);
    const QColor colour = unreadable ? theme.wrong : environment == "training" ? theme.training : theme.accent;
    painter->drawPixmap(
        option.rect.left() + Theme::kPadding, option.rect.top() + Theme::kPadding,
        iconPixmap(unreadable ? QStringLiteral("alert") : QStringLiteral("server"), colour, kIcon, ratio));
    if (!environment.isEmpty()) {
        const StatusLook look = StatusLook::of(environment);
        const QSize size = pillSize(look);
        paintPill(*painter,
                  {option.rect.right() - Theme::kPadding - size.width(), option.rect.center().y() - size.height() / 2},
                  look, ratio);
        text.setRight(option.rect.right() - 2 * Theme::kPadding - size.width());
    }
    const QFontMetrics name(Theme::strong());
    painter->setFont(Theme::strong());
    painter->setPen(theme.text);
    painter->drawText(text, Qt::AlignTop | Qt::AlignLeft,
                      name.elidedText(index.data(Qt::DisplayRole).toString(), Qt::ElideRight, text.width()));
    text.setTop(text.top() + name.height() + 2);
    painter->setFont(Theme::base());
    painter->setPen(unreadable ? theme.wrong : theme.muted);
    const QString below = index.data(Below).toString();
    if (unreadable)
        painter->drawText(text, Qt::TextWordWrap | Qt::TextWrapAnywhere, below);
    else
        painter->drawText(text, Qt::AlignTop | Qt::AlignLeft,
                          QFontMetrics(Theme::base()).elidedText(below, Qt::ElideRight, text.width()));
    painter->restore();
}

QSize ProfileDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    const int width = view ? view->viewport()->width() : option.rect.width();
    const int line = QFontMetrics(Theme::base()).height();
    const int below = index.data(IsUnreadable).toBool()
                          ? belowRect(index.data(Below).toString(), width - kTextAt - Theme::kPadding).height()
                          : line;
    return {0, Theme::kGap + QFontMetrics(Theme::strong()).height() + 2 + below + Theme::kGap};
}

} // namespace holdfast
