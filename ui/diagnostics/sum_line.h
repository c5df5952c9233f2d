// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;

namespace holdfast {

// A sum and whether it holds: a mark and words, so that it is never told by colour alone. GUI thread.
class SumLine : public QWidget
{
    Q_OBJECT

public:
    explicit SumLine(QWidget *parent = nullptr);
    void say(const QString &words, bool holds);
    QString said() const;

private:
    QLabel *m_mark;
    QLabel *m_words;
};

} // namespace holdfast
