// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/own_core.h"

#include <algorithm>
#include <sched.h>
#include <vector>

namespace holdfast::bench {

namespace {

const std::vector<int> &cores()
{
    static const std::vector<int> allowed = [] {
        cpu_set_t set;
        CPU_ZERO(&set);
        std::vector<int> numbers;
        if (sched_getaffinity(0, sizeof set, &set) != 0)
            return numbers;
        for (int core = 0; core < CPU_SETSIZE; ++core) {
            if (CPU_ISSET(core, &set))
                numbers.push_back(core);
        }
        return numbers;
    }();
    return allowed;
}

void runOn(std::vector<int>::const_iterator first, std::vector<int>::const_iterator last)
{
    if (cores().size() < 2)
        return;
    cpu_set_t set;
    CPU_ZERO(&set);
    std::for_each(first, last, [&](int core) { CPU_SET(core, &set); });
    sched_setaffinity(0, sizeof set, &set);
}

} // namespace

void leaveFirstCore()
{
    if (!cores().empty())
        runOn(cores().begin() + 1, cores().end());
}

void takeFirstCore()
{
    if (!cores().empty())
        runOn(cores().begin(), cores().begin() + 1);
}

} // namespace holdfast::bench
