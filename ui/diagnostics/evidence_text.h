// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/pages/case_page.h"

#include <QString>

#include <vector>

namespace holdfast {

// One line of what a finding says: what should be there, and what is.
struct EvidenceRow
{
    QString name;
    QString expected; // empty: nothing is expected of it
    QString actual;
    bool differs = false;
};

// A finding's evidence in words and numbers, SKUs by their codes where the page knows them. What has no word here is
// shown by its name in the evidence: nothing is left out. Empty: it is no JSON object, or says nothing.
std::vector<EvidenceRow> evidenceRows(const QByteArray &evidence, const CasePage &page);
// As it is stored, each value on a line.
QString evidenceAsStored(const QByteArray &evidence);

} // namespace holdfast
