// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace holdfast::bench {

// Clients run on the machine's first core, the server on the others. Left alone, the scheduler now puts both on one
// core and now wakes an idle one for every answer: the same ten statements then differ by half a millisecond, and a
// ratio would tell which client it favoured. Processes started later inherit the cores. Does nothing on one core.
void leaveFirstCore(); // before the server is started
void takeFirstCore();  // after it

} // namespace holdfast::bench
