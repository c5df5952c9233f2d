// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace holdfast {

// Paints a profile of a list: its name, below it where the store is and who was there last, at the right its
// environment. One that cannot be read has the sentence of why, as high as that is.
class ProfileDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    enum Role { Below = Qt::UserRole, Environment, IsUnreadable }; // the name is the item's own text

    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace holdfast
