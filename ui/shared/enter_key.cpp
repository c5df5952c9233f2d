// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/enter_key.h"

#include <QAbstractButton>
#include <QKeyEvent>
#include <QWidget>

namespace holdfast {

namespace {

class EnterFilter : public QObject
{
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() != QEvent::KeyPress)
            return false;
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() != Qt::Key_Return && key->key() != Qt::Key_Enter)
            return false;
        if (!key->isAutoRepeat())
            static_cast<QAbstractButton *>(watched)->click();
        return true;
    }
};

} // namespace

void pressOnEnter(QWidget *below)
{
    auto *filter = new EnterFilter(below);
    const QList<QAbstractButton *> buttons = below->findChildren<QAbstractButton *>();
    for (QAbstractButton *button : buttons)
        button->installEventFilter(filter);
}

} // namespace holdfast
