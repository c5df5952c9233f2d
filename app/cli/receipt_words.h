// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/verb.h"
#include "sql/flows/probe_receipt.h"

#include <map>

class QCommandLineParser;
class QCommandLineOption;

namespace holdfast::cli {

// What accepting a quote and placing an order have in common on the command line: the key, lines of SKUs by their
// codes, and the words for what a receipt answers.

std::variant<QByteArray, Answer> keyOf(const QCommandLineParser &parser, const QCommandLineOption &key);

// A line as it was entered: SKU:QTY, or SKU:QTY@PRICE_VERSION. A code may hold ':' and '@'.
struct WordedLine
{
    QByteArray code;
    qint64 quantity = 0;
    qint64 priceVersion = 0;
};
std::variant<std::vector<WordedLine>, Answer> wordedLines(const QStringList &texts, bool withPriceVersion);

// By their codes; a code that is no SKU's is an InvalidInput.
std::variant<std::vector<WantedLine>, Answer> wantedLines(OpenStore &open, const std::vector<WordedLine> &lines);

using SkuCodes = std::map<SkuId, QByteArray>;
SkuCodes namesOf(OpenStore &open, const std::vector<SkuId> &skus); // for people: without them the answer is the same

// The words for each answer. A new answer of the flows stops the build here.
struct TellReceipt
{
    OpenStore &open;
    std::optional<QuoteId> quote; // that is accepted

    Answer operator()(const Accepted &answer) const;
    Answer operator()(const Placed &answer) const;
    Answer operator()(const QuoteExpired &answer) const;
    Answer operator()(const QuoteUsed &answer) const;
    Answer operator()(const OutOfStock &answer) const;
    Answer operator()(const PriceChanged &answer) const;
    Answer operator()(const Replayed &answer) const;
    Answer operator()(const KeyConflict &answer) const;
    Answer operator()(const NotFound &answer) const;
    Answer operator()(const InvalidInput &input) const { return invalidInput(input); }

private:
    Answer told(const char *token, Exit exit, QJsonObject fields, const QString &sentence) const;
};

} // namespace holdfast::cli
