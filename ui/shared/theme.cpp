// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/theme.h"

#include <QApplication>
#include <QFile>
#include <QFontDatabase>
#include <QPainter>
#include <QPalette>
#include <QStyleFactory>
#include <QSvgRenderer>

namespace holdfast {

namespace {

Theme applied = Theme::light();

QFont sized(int pixels, QFont::Weight weight = QFont::Normal)
{
    QFont font;
    font.setFamilies({QStringLiteral("Inter"), QStringLiteral("Noto Sans CJK TC"), QStringLiteral("Noto Sans")});
    font.setPixelSize(pixels);
    font.setWeight(weight);
    return font;
}

QPalette paletteOf(const Theme &theme)
{
    QPalette palette;
    palette.setColor(QPalette::Window, theme.ground);
    palette.setColor(QPalette::WindowText, theme.text);
    palette.setColor(QPalette::Base, theme.surface);
    palette.setColor(QPalette::AlternateBase, theme.surface);
    palette.setColor(QPalette::Text, theme.text);
    palette.setColor(QPalette::Button, theme.raised);
    palette.setColor(QPalette::ButtonText, theme.text);
    palette.setColor(QPalette::BrightText, theme.wrong);
    palette.setColor(QPalette::PlaceholderText, theme.muted);
    palette.setColor(QPalette::Highlight, theme.selection);
    palette.setColor(QPalette::HighlightedText, theme.text);
    palette.setColor(QPalette::Link, theme.accent);
    palette.setColor(QPalette::ToolTipBase, theme.raised);
    palette.setColor(QPalette::ToolTipText, theme.text);
    palette.setColor(QPalette::Mid, theme.line);
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, theme.muted);
    return palette;
}

QString styleSheetOf(const Theme &theme)
{
    QFile file(QStringLiteral(":/style/holdfast.qss"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QString sheet = QString::fromUtf8(file.readAll());
    const std::pair<const char *, QColor> tokens[] = {
        {"@ground", theme.ground}, {"@surface", theme.surface},    {"@raised", theme.raised},
        {"@text", theme.text},     {"@muted", theme.muted},        {"@line", theme.line},
        {"@accent", theme.accent}, {"@on-accent", theme.onAccent}, {"@selection", theme.selection},
        {"@held", theme.held},     {"@good", theme.good},          {"@caution", theme.caution},
        {"@wrong", theme.wrong},   {"@training", theme.training}};
    for (const auto &[name, colour] : tokens)
        sheet.replace(QLatin1String(name) + u';', colour.name() + u';');
    return sheet;
}

} // namespace

Theme Theme::light()
{
    return {Mode::Light,      QColor(0xF5F6F8), QColor(0xFFFFFF), QColor(0xFFFFFF), QColor(0x1B1F24), QColor(0x5A6470),
            QColor(0xDDE1E6), QColor(0x1F5FBF), QColor(0xFFFFFF), QColor(0xE6EEFA), QColor(0x1F5FBF), QColor(0x5A6470),
            QColor(0x1B7F4B), QColor(0x9A5B00), QColor(0xB3261E), QColor(0x7A3E9D)};
}

Theme Theme::dark()
{
    return {Mode::Dark,       QColor(0x17191D), QColor(0x1E2126), QColor(0x262A31), QColor(0xE8EAED), QColor(0xA0A8B3),
            QColor(0x363B44), QColor(0x7FB0FF), QColor(0x10151C), QColor(0x29374D), QColor(0x7FB0FF), QColor(0xA0A8B3),
            QColor(0x6FD19B), QColor(0xF0B45A), QColor(0xFF8A80), QColor(0xC79AE6)};
}

const Theme &Theme::current()
{
    return applied;
}

Theme::Mode Theme::systemMode()
{
    return QPalette().color(QPalette::Window).lightness() < 128 ? Mode::Dark : Mode::Light;
}

void Theme::apply(QApplication &application, Mode mode)
{
    applied = mode == Mode::Light ? light() : dark();
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    QApplication::setFont(base());
    QApplication::setPalette(paletteOf(applied));
    application.setStyleSheet(styleSheetOf(applied));
}

QFont Theme::base()
{
    return sized(13);
}

QFont Theme::strong()
{
    return sized(13, QFont::DemiBold);
}

QFont Theme::title()
{
    return sized(20, QFont::DemiBold);
}

QFont Theme::fixed()
{
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    font.setPixelSize(12);
    return font;
}

QPixmap iconPixmap(const QString &name, const QColor &colour, int size, qreal ratio)
{
    QFile file(QStringLiteral(":/icons/") + name + QStringLiteral(".svg"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QSvgRenderer renderer(file.readAll().replace("currentColor", colour.name().toLatin1()));
    QPixmap pixmap(QSize(size, size) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    renderer.render(&painter, QRectF(0, 0, size, size));
    return pixmap;
}

QIcon icon(const QString &name, const QColor &colour)
{
    QIcon result;
    for (const qreal ratio : {1.0, 2.0})
        result.addPixmap(iconPixmap(name, colour, 20, ratio));
    return result;
}

} // namespace holdfast
