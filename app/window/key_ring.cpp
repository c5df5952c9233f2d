// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/key_ring.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QPromise>

#include <qt6keychain/keychain.h>

#include <memory>

namespace holdfast {

namespace {

constexpr int kBusLimit = 500; // ms; the bus is this computer's
const QString kService = QStringLiteral("Holdfast");

using Problem = std::optional<KeyRingProblem>;

// Either is running, or would be started for who asks. QtKeychain 0.13 cannot be asked.
bool hasSecretService()
{
    const QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected())
        return false;
    const QString daemon = QStringLiteral("org.freedesktop.DBus");
    QStringList names;
    for (const char *question : {"ListNames", "ListActivatableNames"}) {
        const QDBusMessage answer =
            bus.call(QDBusMessage::createMethodCall(daemon, QStringLiteral("/org/freedesktop/DBus"), daemon,
                                                    QLatin1String(question)),
                     QDBus::Block, kBusLimit);
        names << answer.arguments().value(0).toStringList();
    }
    return names.contains(QStringLiteral("org.freedesktop.secrets")) ||
           names.contains(QStringLiteral("org.kde.kwalletd5"));
}

// A job of the key ring under its key; it deletes itself.
template <class Job, class Answer>
QFuture<Answer> started(Job *job, const QString &profile, const QString &account, Answer (*answerOf)(const Job &))
{
    const auto promise = std::make_shared<QPromise<Answer>>();
    promise->start();
    job->setInsecureFallback(false);
    job->setKey(profile + u'/' + account); // no profile has a slash
    QObject::connect(job, &QKeychain::Job::finished, job, [promise, job, answerOf] {
        promise->addResult(answerOf(*job));
        promise->finish();
    });
    job->start();
    return promise->future();
}

Problem problemOf(const QKeychain::Job &job)
{
    if (job.error() == QKeychain::NoError)
        return std::nullopt;
    return KeyRingProblem{job.errorString()};
}

KeptPassword keptIn(const QKeychain::ReadPasswordJob &job)
{
    if (job.error() == QKeychain::EntryNotFound)
        return std::monostate();
    if (const Problem problem = problemOf(job))
        return *problem;
    return job.textData();
}

Problem notKept(const QKeychain::WritePasswordJob &job)
{
    return problemOf(job);
}

Problem notRemoved(const QKeychain::DeletePasswordJob &job)
{
    return job.error() == QKeychain::EntryNotFound ? std::nullopt : problemOf(job);
}

} // namespace

KeyRing desktopKeyRing()
{
    KeyRing ring;
    ring.isThere = [there = hasSecretService()] { return there; };
    ring.read = [](const QString &profile, const QString &account) {
        return started(new QKeychain::ReadPasswordJob(kService), profile, account, keptIn);
    };
    ring.write = [](const QString &profile, const QString &account, const QString &password) {
        auto *job = new QKeychain::WritePasswordJob(kService);
        job->setTextData(password);
        return started(job, profile, account, notKept);
    };
    ring.remove = [](const QString &profile, const QString &account) {
        return started(new QKeychain::DeletePasswordJob(kService), profile, account, notRemoved);
    };
    return ring;
}

} // namespace holdfast
