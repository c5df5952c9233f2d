// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/status_pill.h"

#include "ui/shared/theme.h"

#include <QCoreApplication>
#include <QEvent>
#include <QPainter>

#include <utility>

namespace holdfast {

namespace {

constexpr int kHeight = 22;
constexpr int kIcon = 14;

QFont pillFont()
{
    QFont font = Theme::base();
    font.setPixelSize(12);
    font.setWeight(QFont::Medium);
    return font;
}

int pillWidth(const StatusLook &look)
{
    return QFontMetrics(pillFont()).horizontalAdvance(look.word) + kIcon + 24;
}

} // namespace

QSize pillSize(const StatusLook &look)
{
    return {pillWidth(look), kHeight};
}

void paintPill(QPainter &painter, const QPoint &topLeft, const StatusLook &look, qreal ratio)
{
    const QRectF frame(topLeft.x() + 0.5, topLeft.y() + 0.5, pillWidth(look) - 1, kHeight - 1);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(look.colour, 1));
    painter.setBrush(Theme::current().surface);
    painter.drawRoundedRect(frame, kHeight / 2.0, kHeight / 2.0);
    painter.drawPixmap(QPointF(topLeft.x() + 8, topLeft.y() + (kHeight - kIcon) / 2.0),
                       iconPixmap(look.icon, look.colour, kIcon, ratio));
    painter.setFont(pillFont());
    painter.drawText(frame.adjusted(8 + kIcon + 4, 0, -8, 0), Qt::AlignVCenter | Qt::AlignLeft, look.word);
}

StatusLook StatusLook::of(const QByteArray &status)
{
    const Theme &theme = Theme::current();
    static constexpr struct
    {
        const char *source, *of;
    } ofCase = QT_TRANSLATE_NOOP3("Status", "open", "a case");
    const auto word = [](const char *text, const char *of = nullptr) {
        return QCoreApplication::translate("Status", text, of);
    };
    if (status == "created")
        return {word(QT_TRANSLATE_NOOP("Status", "created")), QStringLiteral("circle"), theme.held};
    if (status == "cancelled")
        return {word(QT_TRANSLATE_NOOP("Status", "cancelled")), QStringLiteral("cross"), theme.released};
    if (status == "held")
        return {word(QT_TRANSLATE_NOOP("Status", "held")), QStringLiteral("held"), theme.held};
    if (status == "released")
        return {word(QT_TRANSLATE_NOOP("Status", "released")), QStringLiteral("circle"), theme.released};
    if (status == "paid")
        return {word(QT_TRANSLATE_NOOP("Status", "paid")), QStringLiteral("check"), theme.good};
    if (status == "shipped")
        return {word(QT_TRANSLATE_NOOP("Status", "shipped")), QStringLiteral("check"), theme.good};
    if (status == "open")
        return {word(QT_TRANSLATE_NOOP("Status", "open")), QStringLiteral("clock"), theme.held};
    if (status == "used")
        return {word(QT_TRANSLATE_NOOP("Status", "used")), QStringLiteral("check"), theme.good};
    if (status == "expired")
        return {word(QT_TRANSLATE_NOOP("Status", "expired")), QStringLiteral("cross"), theme.released};
    if (status == "unused") // while the server's clock is not known
        return {word(QT_TRANSLATE_NOOP("Status", "not used")), QStringLiteral("circle"), theme.muted};
    if (status == "critical") // of a finding
        return {word(QT_TRANSLATE_NOOP("Status", "critical")), QStringLiteral("alert"), theme.wrong};
    if (status == "warning")
        return {word(QT_TRANSLATE_NOOP("Status", "warning")), QStringLiteral("warning"), theme.caution};
    if (status == "notice")
        return {word(QT_TRANSLATE_NOOP("Status", "notice")), QStringLiteral("notice"), theme.muted};
    if (status == "unresolved") // a case; a quote that is open has another word
        return {word(ofCase.source, ofCase.of), QStringLiteral("clock"), theme.held};
    if (status == "handed") // a case; others are open
        return {word(QT_TRANSLATE_NOOP("Status", "handed over")), QStringLiteral("person"), theme.held};
    if (status == "resolved")
        return {word(QT_TRANSLATE_NOOP("Status", "resolved")), QStringLiteral("check"), theme.good};
    if (status == "live") // a store's environment
        return {word(QT_TRANSLATE_NOOP("Status", "LIVE")), QStringLiteral("stock"), theme.accent};
    if (status == "training")
        return {word(QT_TRANSLATE_NOOP("Status", "TRAINING")), QStringLiteral("training"), theme.training};
    if (status.isEmpty())
        return {word(QT_TRANSLATE_NOOP("Status", "none")), QStringLiteral("alert"), theme.wrong};
    return {QString::fromUtf8(status), QStringLiteral("question"), theme.caution}; // shown as it is
}

StatusPill::StatusPill(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void StatusPill::setStatus(const QByteArray &status)
{
    m_status = status;
    setAccessibleName(StatusLook::of(status).word);
    updateGeometry();
    update();
}

QSize StatusPill::sizeHint() const
{
    return {pillWidth(StatusLook::of(m_status)), kHeight};
}

void StatusPill::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintPill(painter, {0, (height() - kHeight) / 2}, StatusLook::of(m_status), devicePixelRatioF());
}

void StatusPill::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        setStatus(m_status);
    QWidget::changeEvent(event);
}

StatusPillDelegate::StatusPillDelegate(int statusRole, QObject *parent)
    : StatusPillDelegate([statusRole](const QModelIndex &index) { return index.data(statusRole).toByteArray(); },
                         parent)
{
}

StatusPillDelegate::StatusPillDelegate(StatusOf statusOf, QObject *parent)
    : QStyledItemDelegate(parent), m_statusOf(std::move(statusOf))
{
}

void StatusPillDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem background = option;
    initStyleOption(&background, index);
    background.text.clear();
    QStyledItemDelegate::paint(painter, background, QModelIndex());
    const QWidget *widget = option.widget;
    if (option.state & QStyle::State_Selected)
        painter->fillRect(option.rect, Theme::current().selection);
    painter->save();
    if (option.state & QStyle::State_HasFocus) { // the current cell is framed in every column
        painter->setPen(Theme::current().muted);
        painter->drawRect(option.rect.adjusted(0, 0, -1, -1));
    }
    paintPill(*painter, {option.rect.left() + 8, option.rect.top() + (option.rect.height() - kHeight) / 2},
              StatusLook::of(m_statusOf(index)), widget ? widget->devicePixelRatioF() : 1.0);
    painter->restore();
}

QSize StatusPillDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const
{
    return {pillWidth(StatusLook::of(m_statusOf(index))) + 16, Theme::kRowHeight};
}

} // namespace holdfast
