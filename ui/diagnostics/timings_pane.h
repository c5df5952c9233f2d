// SPDX-License-Identifier: GPL-3.0-or-later
// STUB of this branch: whoever merges takes the file of the same name from its own branch.
#pragma once

#include "ui/shared/store_desk.h"

#include <QWidget>

namespace holdfast {

class TimingsPane : public QWidget
{
    Q_OBJECT

public:
    explicit TimingsPane(const StoreDesk &desk, QWidget *parent = nullptr);
    void takeFocus() { setFocus(Qt::OtherFocusReason); }
};

} // namespace holdfast
