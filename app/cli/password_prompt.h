// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/answer.h"

#include <QString>

#include <variant>

namespace holdfast::cli {

// Asked on the terminal, without being shown; empty where there is none.
QString askPassword(const QString &prompt);
// The first line of a file of mode 0600.
std::variant<QString, Answer> passwordIn(const QString &path);

} // namespace holdfast::cli
