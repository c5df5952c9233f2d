// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace holdfast {

// Says above a list that what it shows is old, and offers to try again. GUI thread.
class StaleStrip : public QFrame
{
    Q_OBJECT

public:
    explicit StaleStrip(QWidget *parent = nullptr);

    void say(const QString &sentence, const QString &action); // no sentence: nothing to say, and gone
    QPushButton *button() const { return m_action; }

Q_SIGNALS:
    void actionChosen();

private:
    QLabel *m_icon;
    QLabel *m_sentence;
    QPushButton *m_action;
};

} // namespace holdfast
