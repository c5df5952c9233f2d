// SPDX-License-Identifier: GPL-3.0-or-later
// The files that say how a store is reached: what is read strictly, what is written, and who may read it.
#include "app/environment/profile_file.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>

using namespace holdfast;
using Kind = ProfileProblem::Kind;

Q_DECLARE_METATYPE(holdfast::ProfileProblem::Kind)

namespace {

const QByteArray kSound = "hosts = db1.example.org\nschema = shop\nenvironment = live\naccount = ann\nca = %ca%\n";

} // namespace

class tst_Profile : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    QString ca() const { return m_folder.filePath(QStringLiteral("ca.pem")); }
    static QString path(const char *id) { return profileFolder() + u'/' + QLatin1String(id) + QStringLiteral(".conf"); }
    void write(const QString &file, QByteArray content) const
    {
        QFile out(file);
        content.replace("%ca%", ca().toUtf8());
        if (!out.open(QIODevice::WriteOnly) || out.write(content) != content.size())
            qFatal("cannot write %s", qPrintable(file));
    }
    Profile sound() const
    {
        Profile profile;
        profile.id = QStringLiteral("shop");
        profile.hosts = {{QStringLiteral("db1.example.org")}};
        profile.schema = QStringLiteral("shop");
        profile.environment = Environment::Live;
        profile.account = QStringLiteral("ann");
        profile.authority = ca();
        return profile;
    }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(QDir().mkpath(profileFolder()));
        write(ca(), "a certificate");
    }

    void anAddressIsANameOrANumberAndAPort_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("said"); // empty: it is none
        QTest::addColumn<bool>("here");
        const auto row = [](const char *text, const char *said, bool here = false) {
            QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(said) << here;
        };
        row("db1", "db1:3306");
        row("db-1.example_org:3307", "db-1.example_org:3307");
        row("localhost", "127.0.0.1:3306", true);
        row("LocalHost:3310", "127.0.0.1:3310", true);
        row("127.0.0.1", "127.0.0.1:3306", true);
        row("127.8.9.10:1", "127.8.9.10:1", true);
        row("::1", "[::1]:3306", true);
        row("[::1]:3307", "[::1]:3307", true);
        row("fe80::1", "[fe80::1]:3306");
        row("10.0.0.7:65535", "10.0.0.7:65535");
        row("127.0.0.1.example.org", "127.0.0.1.example.org:3306"); // looks like this machine, and is not
        for (const char *none : {"", "db1:0", "db1:65536", "db1:http", "db1:", "a b", "/tmp/socket", "unix://x",
                                 "db1,db2", "[db1]:3306", "::1:99999", "db;1", "d\u00e9b", "db1\n"})
            row(none, "");
    }

    void anAddressIsANameOrANumberAndAPort()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, said);
        const std::optional<ServerAddress> address = ServerAddress::named(text);
        QCOMPARE(address ? address->text() : QString(), said);
        if (address) {
            QTEST(address->isOfThisMachine(), "here");
            QCOMPARE(ServerAddress::named(address->text()), address);
        }
    }

    void isReadAsItIsWritten()
    {
        write(path("shop"),
              "# The shop\n  name = Shop, \"main\" street  \r\nhosts=db1, db2:3307 ,[fe80::1]\nschema= shop\n"
              "environment =live\n\naccount=ann@x=y\nca=%ca%\npassword_file=/a;b\n");
        const auto read = readProfile(QStringLiteral("shop"));
        QVERIFY(std::holds_alternative<Profile>(read));
        Profile profile = sound();
        profile.name = QStringLiteral("Shop, \"main\" street");
        profile.hosts = {{QStringLiteral("db1")}, {QStringLiteral("db2"), 3307}, {QStringLiteral("fe80::1")}};
        profile.account = QStringLiteral("ann@x=y");
        profile.passwordFile = QStringLiteral("/a;b");
        QVERIFY(std::get<Profile>(read) == profile);
        const ConnectionSettings settings = profile.settings(QStringLiteral("secret"));
        QCOMPARE(settings.hosts, profile.hosts);
        QCOMPARE(settings.authority, ca());
        QCOMPARE(settings.password, QStringLiteral("secret"));
        QVERIFY(settings.needsTls(settings.hosts.front()));
    }

    void whatIsNotUnderstoodIsRefused_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<Kind>("kind");
        QTest::addColumn<QString>("detail");
        const auto row = [](const char *from, const char *to, Kind kind, const char *detail) {
            QTest::addRow("%s -> %s", from, to)
                << QByteArray(from) << QByteArray(to) << kind << QString::fromUtf8(detail);
        };
        row("schema = shop", "schema", Kind::NotALine, "2");
        row("schema = shop", "[schema]", Kind::NotALine, "2");
        row("schema = shop", "= shop", Kind::NotALine, "2");
        row("schema = shop", "Schema = shop", Kind::UnknownKey, "Schema");
        row("schema = shop", "schema = shop\nschema = shop", Kind::UnknownKey, "schema");
        row("schema = shop", "schema = shop\nport = 3306", Kind::UnknownKey, "port");
        row("schema = shop", "password = secret", Kind::UnknownKey, "password");
        row("schema = shop", "schema =", Kind::Incomplete, "schema");
        row("hosts = db1.example.org", "", Kind::Incomplete, "hosts");
        row("hosts = db1.example.org", "hosts = db1,,db2", Kind::Incomplete, "hosts");
        row("hosts = db1.example.org", "hosts = db1,db1:3306", Kind::Incomplete, "hosts");
        row("hosts = db1.example.org", "hosts = db1\nsocket = /tmp/s", Kind::Incomplete, "hosts");
        row("environment = live", "", Kind::Incomplete, "environment");
        row("environment = live", "environment = Live", Kind::Incomplete, "environment");
        row("account = ann", "", Kind::Incomplete, "account");
        row("ca = %ca%", "", Kind::Incomplete, "ca");
        row("ca = %ca%", "ca = /nonexistent/ca.pem", Kind::AuthorityMissing, "/nonexistent/ca.pem");
        row("ca = %ca%", "ca = /tmp", Kind::AuthorityMissing, "/tmp");
    }

    void whatIsNotUnderstoodIsRefused()
    {
        QFETCH(const QByteArray, from);
        QFETCH(const QByteArray, to);
        QVERIFY(kSound.contains(from));
        write(path("shop"), kSound);
        QVERIFY(std::holds_alternative<Profile>(readProfile(QStringLiteral("shop"))));
        write(path("shop"), QByteArray(kSound).replace(from, to));
        const auto read = readProfile(QStringLiteral("shop"));
        QVERIFY(std::holds_alternative<ProfileProblem>(read));
        QTEST(std::get<ProfileProblem>(read).kind, "kind");
        QTEST(std::get<ProfileProblem>(read).detail, "detail");
    }

    void onThisMachineNoCaIsNeeded()
    {
        write(path("here"), "hosts=127.0.0.1,::1\nschema=s\nenvironment=training\naccount=a\n");
        QVERIFY(std::holds_alternative<Profile>(readProfile(QStringLiteral("here"))));
        write(path("here"), "hosts=127.0.0.1,db1\nschema=s\nenvironment=training\naccount=a\n");
        QVERIFY(std::holds_alternative<ProfileProblem>(readProfile(QStringLiteral("here"))));
        write(path("here"), "socket=/tmp/s\nschema=s\nenvironment=training\naccount=a\n");
        QVERIFY(std::holds_alternative<Profile>(readProfile(QStringLiteral("here"))));
    }

    void whatIsWrittenIsReadAgainAndNobodyElses()
    {
        Profile profile = sound();
        profile.name = QStringLiteral("\u5e97 # 1 = \"best\"");
        profile.hosts.push_back({QStringLiteral("::2"), 3307});
        profile.passwordFile = QStringLiteral("/tmp/pass word");
        write(path("shop"), "an older one");
        QVERIFY(QFile::setPermissions(path("shop"), QFile::Permissions(0x6666)));
        QVERIFY(!writeProfile(profile));
        const auto read = readProfile(profile.id);
        QVERIFY(std::holds_alternative<Profile>(read));
        QVERIFY(std::get<Profile>(read) == profile);
        const QFile::Permissions others = QFile::Permissions(0x0077);
        QCOMPARE(QFileInfo(path("shop")).permissions() & others, QFile::Permissions());
        profile.hosts.clear();
        profile.socket = QStringLiteral("/run/s");
        profile.environment = Environment::Training;
        profile.id = QStringLiteral("new one");
        QVERIFY(!writeProfile(profile));
        QVERIFY(std::get<Profile>(readProfile(profile.id)) == profile);
        QVERIFY(profileNames().contains(profile.id));
    }

    void whatCannotBeReadIsNotWritten_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("schema");
        const auto row = [](const char *what, const char *id, const char *name, const char *schema) {
            QTest::newRow(what) << QString::fromUtf8(id) << QString::fromUtf8(name) << QString::fromUtf8(schema);
        };
        row("another folder", "../shop", "", "s");
        row("a hidden file", ".shop", "", "s");
        row("no id", "", "", "s");
        row("a control character", "sh\aop", "", "s");
        row("a second line", "shop", "a\npassword_file=/etc/passwd", "s");
        row("spaces at an end", "shop", " a", "s");
        row("no schema", "shop", "a", "");
    }

    void whatCannotBeReadIsNotWritten()
    {
        QVERIFY(!writeProfile(sound()));
        Profile profile = sound();
        QFETCH(const QString, id);
        QFETCH(const QString, name);
        QFETCH(const QString, schema);
        profile.id = id;
        profile.name = name;
        profile.schema = schema;
        const QStringList before = profileNames();
        QVERIFY(writeProfile(profile));
        QCOMPARE(profileNames(), before);
        QVERIFY(std::get<Profile>(readProfile(QStringLiteral("shop"))) == sound());
    }

    void aPasswordIsItsFilesFirstLine()
    {
        Profile profile = sound();
        QCOMPARE(std::get<QString>(readPassword(profile)), QString());
        profile.passwordFile = m_folder.filePath(QStringLiteral("password"));
        QCOMPARE(std::get<ProfileProblem>(readPassword(profile)).kind, Kind::PasswordFileMissing);
        write(profile.passwordFile, " se=cret# \r\nmore");
        QVERIFY(QFile::setPermissions(profile.passwordFile, QFile::Permissions(0x6640)));
        QCOMPARE(std::get<ProfileProblem>(readPassword(profile)).kind, Kind::PasswordFileOpen);
        QVERIFY(QFile::setPermissions(profile.passwordFile, QFile::Permissions(0x6600)));
        QCOMPARE(std::get<QString>(readPassword(profile)), QStringLiteral(" se=cret# "));
    }
};

HOLDFAST_TEST_MAIN(tst_Profile)
#include "tst_profile.moc"
