// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

class QWidget;

namespace holdfast {

class Language;

// Runs the application's events until it holds, for a program that has no other loop; false: it took too long.
bool until(const std::function<bool()> &holds);

// Takes pictures of a window, in both languages. GUI thread.
class Camera
{
public:
    Camera(QWidget &window, const QString &folder); // makes the folder

    void take(const QString &name, QWidget *dialog = nullptr); // of the window, or instead of it
    void takeInBoth(Language &language, const QString &name, QWidget *dialog = nullptr);
    bool right() const { return m_right; } // each could be kept

private:
    QWidget &m_window;
    QString m_folder;
    bool m_right = true;
};

} // namespace holdfast
