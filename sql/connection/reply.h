// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/connection/db_error.h"
#include "sql/connection/run_report.h"

#include <variant>

namespace holdfast {

// What comes back from a lane: the job's value, or why the database gave none. No exception crosses a lane.
template <class T>
struct Reply
{
    std::variant<T, DbError> result;
    RunReport run;

    const T *value() const { return std::get_if<T>(&result); }
    const DbError *error() const { return std::get_if<DbError>(&result); }
};

} // namespace holdfast
