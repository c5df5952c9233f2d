// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/schema/connection_test.h"
#include "ui/shared/answer_bar.h"

namespace holdfast {

// What trying a connection came to: a word for the row of a server, and a sentence with what to do next.
struct ConnectionFindingText
{
    QString word;
    AnswerText answer; // detail: what to do
};

// profile: that was tried, its account the one that signed in. A new finding stops the build there.
ConnectionFindingText connectionFindingText(const ConnectionFinding &finding, const Profile &profile);

// Of the whole trial: one of several servers may be all right and others not.
AnswerText connectionTestText(const ConnectionTest &test, const Profile &profile);

// Whether the profile has to be changed before anybody can sign in by it.
bool isOfProfile(const ConnectionFinding &finding);

} // namespace holdfast
