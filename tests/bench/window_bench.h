// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/bench/list_bench.h"

namespace holdfast::bench {

// The processor time that the window's thread spends on one event, over the lanes and the store of the lists: typing,
// another filter, a step of scrolling, a refresh, a page more. What the lanes and the server spend is not in it.
void registerWindow(const std::shared_ptr<ListStore> &store);

} // namespace holdfast::bench
