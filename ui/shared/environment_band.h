// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace holdfast {

// A hatched band in the training colour: a training store can never look like a live one.
class EnvironmentBand : public QWidget
{
    Q_OBJECT

public:
    explicit EnvironmentBand(QWidget *parent = nullptr);

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace holdfast
