// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QVBoxLayout;
class QWidget;

namespace holdfast {

constexpr int kSignInWidth = 480;

// A card in the middle of a page, as high as what is in it; the layout of what is in it.
QVBoxLayout *layOutInMiddle(QWidget *page, int width);
QString saidBelow(const QWidget *page); // every sentence that is to be seen; no field

} // namespace holdfast
