// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace holdfast::cli {

// What a script reads. Refused: the business said no. NoAnswer: the database did not say.
enum class Exit { Done = 0, Refused = 1, Usage = 2, NoAnswer = 3 };

} // namespace holdfast::cli
