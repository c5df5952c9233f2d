// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/connection/connection_settings.h"

namespace holdfast {

// What a server says before anybody has signed in: whether it speaks TLS. Tells a server without it from a wrong
// password, which accounts that require TLS are answered with. Blocks within the limit, looking the name up aside.
enum class Greeting { None, Plain, OffersTls };

Greeting greetingOf(const ServerAddress &server, std::chrono::seconds limit);

} // namespace holdfast
