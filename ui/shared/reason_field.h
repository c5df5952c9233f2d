// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>
#include <QStringList>

namespace holdfast {

// Why something is done: one of some reasons, or one that is typed. Nothing is preselected; Down opens the list instead
// of taking its next entry unseen, and the wheel chooses nothing.
class ReasonField : public QComboBox
{
    Q_OBJECT

public:
    explicit ReasonField(QWidget *parent = nullptr);

    void setReasons(const QStringList &reasons); // keeps what is chosen, also into another language, or typed
    QString reason() const;                      // without blanks around it

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
};

} // namespace holdfast
