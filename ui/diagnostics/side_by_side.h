// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <initializer_list>

class QBoxLayout;

namespace holdfast {

// Parts that are compared: side by side where there is room for it, else one below the other. GUI thread.
class SideBySide : public QWidget
{
    Q_OBJECT

public:
    // from: the width from which on they stand side by side.
    SideBySide(int from, QWidget *parent);
    void add(QWidget *part); // belongs to this from now on
    bool isSideBySide() const;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void arrange();

    const int m_from;
    QBoxLayout *m_layout;
};

} // namespace holdfast
