// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QProcess>
#include <QStringList>
#include <QTemporaryDir>

namespace holdfast::test {

// A CA of this test's own, made by the openssl program; gone with this object. Its files can be read by everybody: the
// servers run under another account.
class ThrowawayCa
{
public:
    ThrowawayCa()
    {
        QFile::setPermissions(m_folder.path(), QFile::Permissions(0x7755));
        run({QStringLiteral("req"), QStringLiteral("-x509"), QStringLiteral("-days"), QStringLiteral("2"),
             QStringLiteral("-subj"), QStringLiteral("/CN=a CA of a test"), QStringLiteral("-out"), file(),
             QStringLiteral("-keyout"), key()});
    }

    QString file() const { return m_folder.filePath(QStringLiteral("ca.pem")); }
    // Arguments of a server that shows a certificate made out to this name.
    QStringList serverArguments(const QString &name)
    {
        const QString request = m_folder.filePath(name + QStringLiteral(".request"));
        const QString certificate = m_folder.filePath(name + QStringLiteral(".pem"));
        const QString serverKey = m_folder.filePath(name + QStringLiteral(".key"));
        run({QStringLiteral("req"), QStringLiteral("-subj"), QStringLiteral("/CN=") + name, QStringLiteral("-out"),
             request, QStringLiteral("-keyout"), serverKey});
        start({QStringLiteral("x509"), QStringLiteral("-req"), QStringLiteral("-days"), QStringLiteral("2"),
               QStringLiteral("-in"), request, QStringLiteral("-CA"), file(), QStringLiteral("-CAkey"), key(),
               QStringLiteral("-CAcreateserial"), QStringLiteral("-out"), certificate});
        QFile::setPermissions(serverKey, QFile::Permissions(0x6644));
        return {QStringLiteral("--ssl-ca=") + file(), QStringLiteral("--ssl-cert=") + certificate,
                QStringLiteral("--ssl-key=") + serverKey};
    }

private:
    QString key() const { return m_folder.filePath(QStringLiteral("ca.key")); }
    static void run(const QStringList &arguments)
    {
        start(arguments + QStringList{QStringLiteral("-newkey"), QStringLiteral("ec"), QStringLiteral("-pkeyopt"),
                                      QStringLiteral("ec_paramgen_curve:prime256v1"), QStringLiteral("-nodes")});
    }
    static void start(const QStringList &arguments)
    {
        QProcess openssl;
        openssl.setProcessChannelMode(QProcess::MergedChannels);
        openssl.start(QStringLiteral("openssl"), arguments);
        if (!openssl.waitForFinished(20'000) || openssl.exitCode() != 0)
            qFatal("openssl: %s", openssl.readAll().constData());
    }

    QTemporaryDir m_folder;
};

} // namespace holdfast::test
