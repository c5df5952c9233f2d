// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QIcon>
#include <QString>

class QApplication;

namespace holdfast {

// The one visual system: every colour, margin and font size of the window comes from here. GUI thread.
struct Theme
{
    enum class Mode { Light, Dark };

    Mode mode = Mode::Light;
    QColor ground;  // the window
    QColor surface; // lists
    QColor raised;  // panels
    QColor text;
    QColor muted;
    QColor line;
    QColor accent;   // primary button, focus ring, links
    QColor onAccent; // text on the accent
    QColor selection;
    QColor held;
    QColor released;
    QColor good;
    QColor caution;
    QColor wrong;
    QColor training;

    static constexpr int kSmallGap = 4;
    static constexpr int kGap = 8;
    static constexpr int kPadding = 12;
    static constexpr int kWidePadding = 16;
    static constexpr int kControlHeight = 32;
    static constexpr int kRowHeight = 30;
    static constexpr int kRadius = 4;

    static Theme light();
    static Theme dark();
    static const Theme &current();
    static Mode systemMode();

    // Fusion with our palette, fonts and style sheet, for the whole application.
    static void apply(QApplication &application, Mode mode);

    static QFont base();
    static QFont strong();
    static QFont title(); // of a page
    static QFont fixed(); // ids and codes
};

// An icon of resources/icons in a token's colour.
QIcon icon(const QString &name, const QColor &colour);
QPixmap iconPixmap(const QString &name, const QColor &colour, int size, qreal ratio);

} // namespace holdfast
