// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/diagnostics/case_file.h"

#include <QJsonDocument>
#include <QPromise>
#include <QSaveFile>
#include <QThreadPool>

#include <memory>

namespace holdfast {

namespace {

CaseFile write(const QString &path, const QJsonObject &content)
{
    const QByteArray text = QJsonDocument(content).toJson(QJsonDocument::Indented);
    QSaveFile file(path);
    const bool written = file.open(QIODevice::WriteOnly) && file.write(text) == text.size() && file.commit();
    return {path, written ? text.size() : 0, written ? QString() : file.errorString()};
}

} // namespace

QString caseFileName(IncidentId incident)
{
    return QStringLiteral("case-%1.json").arg(number(incident));
}

QFuture<Reply<CaseFile>> writeCaseFile(const QString &path, const CasePage &page, const StoreFacts &store)
{
    QJsonObject content = caseJson(page);
    content.insert(QStringLiteral("store"),
                   QJsonObject{{QStringLiteral("name"), store.name},
                               {QStringLiteral("environment"),
                                store.training ? QStringLiteral("training") : QStringLiteral("live")}});
    auto promise = std::make_shared<QPromise<Reply<CaseFile>>>();
    promise->start();
    QThreadPool::globalInstance()->start([promise, path, content] {
        promise->addResult(Reply<CaseFile>{write(path, content), {}});
        promise->finish();
    });
    return promise->future();
}

} // namespace holdfast
