// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/reason_field.h"

#include <QKeyEvent>
#include <QWheelEvent>

namespace holdfast {

ReasonField::ReasonField(QWidget *parent) : QComboBox(parent)
{
    setEditable(true);
    setInsertPolicy(QComboBox::NoInsert);
    setMaxVisibleItems(8);
    setMinimumContentsLength(12); // a long reason widens nothing
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
}

void ReasonField::setReasons(const QStringList &reasons)
{
    const QString typed = currentText();
    const int chosen = findText(typed);
    clear();
    addItems(reasons);
    setCurrentIndex(chosen < count() ? chosen : -1);
    if (chosen < 0)
        setEditText(typed);
}

QString ReasonField::reason() const
{
    return currentText().trimmed();
}

void ReasonField::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Down)
        showPopup();
    else
        QComboBox::keyPressEvent(event);
}

void ReasonField::wheelEvent(QWheelEvent *event)
{
    event->ignore(); // it scrolls what is around it
}

} // namespace holdfast
