// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/answer.h"
#include "app/environment/open_store.h"

#include <QStringList>

#include <functional>
#include <variant>

class QCommandLineOption;
class QCommandLineParser;

namespace holdfast::cli {

// What a verb does once its words have been understood; until then nothing is connected. May throw DbError.
using Job = std::function<Answer(OpenStore &)>;
using Parsed = std::variant<Job, Answer>;

// Options and words of one verb; the answer is a usage error, or help.
std::optional<Answer> parse(QCommandLineParser &parser, const QStringList &words);

// A positive whole number, such as an order's.
std::optional<qint64> wholeNumber(const QString &text);
Answer notANumber(const char *what, const QString &text);
std::variant<OperationId, Answer> operationId(const char *what, const QString &text);
// --customer C, the one who is being served; none: it was not given.
std::variant<std::optional<CustomerId>, Answer> servedCustomer(const QCommandLineParser &parser,
                                                               const QCommandLineOption &customer);
std::variant<int, Answer> limitOf(const QCommandLineParser &parser, const QCommandLineOption &limit, int most);

Parsed customerVerb(const QStringList &words);
Parsed orderVerb(const QStringList &words);
Parsed quoteVerb(const QStringList &words);
Parsed storeVerb(const QStringList &words);
Parsed stockVerb(const QStringList &words);
Parsed priceVerb(const QStringList &words);
Parsed importVerb(const QStringList &words);
Parsed pendingVerb(const QStringList &words);
Parsed caseVerb(const QStringList &words); // incident export, incident repair
Parsed reportVerb(const QStringList &words);
Parsed checkVerb(const QStringList &words);
Parsed incidentVerb(const QStringList &words);
Parsed waitsVerb(const QStringList &words);
Parsed staffVerb(const QStringList &words);

// These two work below an open store: on a server, and on a schema that may not be a store yet.
Answer demoVerb(const QStringList &words, const QString &directory);
using SchemaJob = std::function<Answer(const ConnectionSettings &, Environment)>;
std::variant<SchemaJob, Answer> schemaVerb(const QStringList &words);

} // namespace holdfast::cli
