// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/camera.h"

#include "app/window/language.h"

#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QPainter>
#include <QWidget>

namespace holdfast {

namespace {

constexpr int kPatience = 20'000; // ms; longer than an operation's budget

// Layouts ask for each other and new rows are shown by posted events: a picture is taken when nothing is left to do.
void settle()
{
    for (int round = 0; round < 8; ++round) {
        QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QApplication::sendPostedEvents();
        QApplication::processEvents();
    }
}

} // namespace

bool until(const std::function<bool()> &holds)
{
    QElapsedTimer timer;
    timer.start();
    while (!holds()) {
        if (timer.hasExpired(kPatience))
            return false;
        QApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents, 50);
    }
    QApplication::processEvents();
    return true;
}

Camera::Camera(QWidget &window, const QString &folder) : m_window(window), m_folder(folder)
{
    QDir().mkpath(folder);
}

void Camera::take(const QString &name, QWidget *dialog)
{
    settle();
    QPixmap picture = m_window.grab();
    if (dialog)
        picture = dialog->grab();
    else if (QWidget *popup = QApplication::activePopupWidget()) // a window of its own
        QPainter(&picture).drawPixmap(m_window.mapFromGlobal(popup->pos()), popup->grab());
    m_right = picture.save(m_folder + u'/' + name + QStringLiteral(".png")) && m_right;
}

void Camera::takeInBoth(Language &language, const QString &name, QWidget *dialog)
{
    language.use(QStringLiteral("zh_TW"));
    take(name + QStringLiteral("-zh_TW"), dialog);
    language.use(QStringLiteral("en"));
    take(name + QStringLiteral("-en"), dialog);
}

} // namespace holdfast
