// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <utility>

namespace holdfast {

class Transaction;

enum class End { Commit, Rollback };

// What a flow returns: its answer and how its transaction ends (the table in the flows' README). A flow cannot begin a
// second transaction; it may name a job that Session runs in one of its own after the first was rolled back.
template <class Outcome>
struct Verdict
{
    using Job = std::function<Verdict<Outcome>(Transaction &)>;

    std::optional<Outcome> answer; // none: only the next job knows
    End end = End::Rollback;
    const char *nextName = nullptr;
    Job next;
};

template <class Outcome, class Answer>
Verdict<Outcome> commit(Answer &&answer)
{
    return {Outcome(std::forward<Answer>(answer)), End::Commit, nullptr, {}};
}

template <class Outcome, class Answer>
Verdict<Outcome> rollBack(Answer &&answer)
{
    return {Outcome(std::forward<Answer>(answer)), End::Rollback, nullptr, {}};
}

// The answer is final; the job completes it (an incident's number). Should the job fail, the answer stands as it is.
template <class Outcome, class Answer>
Verdict<Outcome> rollBackThen(Answer &&answer, const char *name, typename Verdict<Outcome>::Job job)
{
    return {Outcome(std::forward<Answer>(answer)), End::Rollback, name, std::move(job)};
}

// Only a new transaction can tell (whose row it was that a unique key met).
template <class Outcome>
Verdict<Outcome> rollBackAndLook(const char *name, typename Verdict<Outcome>::Job job)
{
    return {std::nullopt, End::Rollback, name, std::move(job)};
}

} // namespace holdfast
