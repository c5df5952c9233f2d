// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QStyledItemDelegate>
#include <QWidget>

#include <functional>

namespace holdfast {

// A status as icon and word in its token's colour, outlined and never filled; the same on every page. Statuses are
// words of the store: created, cancelled, held, released, and whatever another system wrote; a quote's are said by the
// server's clock: open, used, expired; a finding's severity, a case's state and a store's environment are some, too.
struct StatusLook
{
    QString word;
    QString icon;
    QColor colour;

    static StatusLook of(const QByteArray &status);
};

QSize pillSize(const StatusLook &look);
void paintPill(QPainter &painter, const QPoint &topLeft, const StatusLook &look, qreal ratio);

class StatusPill : public QWidget
{
    Q_OBJECT

public:
    explicit StatusPill(QWidget *parent = nullptr);
    void setStatus(const QByteArray &status);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    QByteArray m_status;
};

// Paints the status column of a list; StatusRole is the model's role of the stored word. statusOf: where the word is
// not stored, but said when it is painted.
class StatusPillDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using StatusOf = std::function<QByteArray(const QModelIndex &)>;

    StatusPillDelegate(int statusRole, QObject *parent);
    StatusPillDelegate(StatusOf statusOf, QObject *parent);
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    const StatusOf m_statusOf;
};

} // namespace holdfast
