// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QLabel;
class QWidget;

namespace holdfast {

// A label whose text is never read as markup: what it shows comes from elsewhere. role: of the style sheet. It keeps
// the font it is given only under the parent it was made with.
QLabel *plainLabel(QWidget *parent, const char *role = nullptr);

} // namespace holdfast
