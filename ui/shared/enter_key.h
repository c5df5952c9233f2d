// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace holdfast {

// Enter presses the button that has the focus, as Space does, for every button below this widget. A key that is held
// down presses once: what the first press brings up is not answered by its repeats.
void pressOnEnter(QWidget *below);

} // namespace holdfast
