// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace holdfast {

// The kind of a stock movement in people's words, wherever movements stand. What the program does not know is said to
// be unattributed, as the store's own triggers say it.
QString movementText(const QByteArray &kind);

} // namespace holdfast
