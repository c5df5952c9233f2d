// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/connection/reply.h"
#include "sql/pages/case_page.h"
#include "ui/shared/store_desk.h"

#include <QFuture>
#include <QString>

namespace holdfast {

// A case that was written to a file, or why it was not.
struct CaseFile
{
    QString path;
    qint64 bytes = 0;
    QString problem; // empty: it was written
};

QString caseFileName(IncidentId incident); // case-17.json

// Writes what the page shows, and of which store, in a thread of its own: a folder may be far away. All of it is
// written or nothing, and what was there before stays until then. It never fails as a Reply.
QFuture<Reply<CaseFile>> writeCaseFile(const QString &path, const CasePage &page, const StoreFacts &store);

} // namespace holdfast
