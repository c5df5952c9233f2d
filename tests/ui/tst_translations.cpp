// SPDX-License-Identifier: GPL-3.0-or-later
// Both languages are complete, agree with the program, and are written as each is written.
#include "app/window/language.h"
#include "tests/support/gui_test_main.h"

#include <QFile>
#include <QLibraryInfo>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QXmlStreamReader>

using namespace holdfast;

namespace {

struct Message
{
    QString context;
    QString source;
    QStringList forms; // the translation; several where it is counted
    bool counted = false;
    bool finished = true;
};

QString fileOf(const char *language)
{
    const QString file =
        QStringLiteral(HOLDFAST_SOURCES "/resources/translations/holdfast_%1.ts").arg(QLatin1String(language));
    return QFile::exists(file) ? file : QString();
}

QList<Message> messagesOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s cannot be read", qPrintable(path));
    QXmlStreamReader xml(&file);
    QList<Message> all;
    QString context;
    while (!xml.atEnd()) {
        xml.readNext();
        if (!xml.isStartElement())
            continue;
        if (xml.name() == u"name") {
            context = xml.readElementText();
        } else if (xml.name() == u"message") {
            all.append(Message{context, {}, {}, xml.attributes().hasAttribute(QStringLiteral("numerus"))});
        } else if (xml.name() == u"source") {
            all.last().source = xml.readElementText();
        } else if (xml.name() == u"translation") {
            all.last().finished = !xml.attributes().hasAttribute(QStringLiteral("type"));
            if (!all.last().counted)
                all.last().forms = QStringList{xml.readElementText()};
        } else if (xml.name() == u"numerusform") {
            all.last().forms << xml.readElementText();
        }
    }
    if (xml.hasError())
        qFatal("%s: %s", qPrintable(path), qPrintable(xml.errorString()));
    return all;
}

QStringList placeholders(const QString &text)
{
    static const QRegularExpression mark(QStringLiteral("%(?:L?[0-9]+|n)"));
    QStringList found;
    for (auto match = mark.globalMatch(text); match.hasNext();)
        found << match.next().captured();
    found.sort();
    return found;
}

QStringList keys(const QList<Message> &messages)
{
    QStringList all;
    for (const Message &message : messages)
        all << message.context + u'/' + message.source;
    all.sort();
    return all;
}

} // namespace

class tst_Translations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        for (const char *language : {"en", "zh_TW"}) {
            m_files[QLatin1String(language)] = fileOf(language);
            QVERIFY2(!m_files[QLatin1String(language)].isEmpty(), language);
        }
    }

    void languages_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("en") << QStringLiteral("en");
        QTest::newRow("zh_TW") << QStringLiteral("zh_TW");
    }

    void nothingIsUnfinishedOrEmpty_data() { languages_data(); }
    void nothingIsUnfinishedOrEmpty()
    {
        QFETCH(QString, language);
        const QList<Message> messages = messagesOf(m_files.value(language));
        QVERIFY(messages.size() > 80);
        for (const Message &message : messages) {
            QVERIFY2(message.finished, qPrintable(message.source));
            QCOMPARE(message.forms.size(), message.counted && language == u"en" ? 2 : 1);
            for (const QString &form : message.forms)
                QVERIFY2(!form.trimmed().isEmpty(), qPrintable(message.source));
        }
    }

    void placeholdersAgree_data() { languages_data(); }
    void placeholdersAgree()
    {
        QFETCH(QString, language);
        for (const Message &message : messagesOf(m_files.value(language))) {
            for (const QString &form : message.forms)
                QVERIFY2(placeholders(form) == placeholders(message.source), qPrintable(message.source));
            QCOMPARE(message.counted, message.source.contains(u"%n"));
        }
    }

    void mnemonicsAgree_data() { languages_data(); }
    void mnemonicsAgree()
    {
        QFETCH(QString, language);
        static const QRegularExpression mnemonic(QStringLiteral("&([A-Za-z])"));
        for (const Message &message : messagesOf(m_files.value(language))) {
            const QString wanted = mnemonic.match(message.source).captured(1).toUpper();
            for (const QString &form : message.forms)
                QVERIFY2(mnemonic.match(form).captured(1).toUpper() == wanted, qPrintable(form));
        }
    }

    void bothLanguagesSayTheSameThings()
    {
        QCOMPARE(keys(messagesOf(m_files.value(QStringLiteral("en")))),
                 keys(messagesOf(m_files.value(QStringLiteral("zh_TW")))));
    }

    void englishIsTheProgramsOwn()
    {
        for (const Message &message : messagesOf(m_files.value(QStringLiteral("en")))) {
            if (!message.counted)
                QCOMPARE(message.forms.first(), message.source);
        }
    }

    // ，。？：； and never ,.?:; after or before a Chinese character.
    void chineseHasItsOwnPunctuation()
    {
        static const QRegularExpression mixed(QStringLiteral(
            "[\\x{3400}-\\x{9fff}][,.?!:;]|[,?!:;][\\x{3400}-\\x{9fff}]|%[0-9n][,.?!;] ?[\\x{3400}-\\x{9fff}]"));
        static const QRegularExpression latin(QStringLiteral("[A-Za-z]{2,}"));
        // Keys, and what is called the same in every language.
        static const QStringList known =
            QStringLiteral("Ctrl Alt Enter Shift Esc Backspace Page Up Down PgUp PgDown Holdfast UTC JSON json csv "
                           "performance schema sysdate is now socket Socket CA TLS Qt PEM pem crt cer key value cli "
                           "migrate store db "
                           "example org conf holdfast")
                .split(u' ');
        static const QSet<QString> names(known.begin(), known.end());
        for (const Message &message : messagesOf(m_files.value(QStringLiteral("zh_TW")))) {
            for (const QString &form : message.forms) {
                QVERIFY2(!mixed.match(form).hasMatch(), qPrintable(form));
                QVERIFY2(!form.contains(QStringLiteral("...")), qPrintable(form));
                for (auto match = latin.globalMatch(form); match.hasNext();) { // a word that was left in English
                    const QString word = match.next().captured();
                    QVERIFY2(names.contains(word), qPrintable(form));
                }
                if (message.source.endsWith(u'.') && message.source.count(u' ') > 1)
                    QVERIFY2(form.endsWith(QStringLiteral("。")), qPrintable(form));
                if (message.source.endsWith(u'?'))
                    QVERIFY2(form.endsWith(QStringLiteral("？")), qPrintable(form));
            }
        }
    }

    // What the sources say is what the files hold: nothing new, nothing gone.
    void theSourcesHoldNothingNew()
    {
        const QString lupdate =
            QStandardPaths::findExecutable(QStringLiteral("lupdate"), {QLibraryInfo::path(QLibraryInfo::BinariesPath)});
        if (lupdate.isEmpty())
            QSKIP("lupdate is not installed (qt6-l10n-tools)");
        const QString root = QDir::cleanPath(QFileInfo(m_files.first()).path() + QStringLiteral("/../.."));
        const QTemporaryDir folder;
        for (auto file = m_files.cbegin(); file != m_files.cend(); ++file) {
            const QString copy = folder.filePath(QFileInfo(file.value()).fileName());
            QVERIFY(QFile::copy(file.value(), copy));
            QFile::setPermissions(copy, QFile::ReadOwner | QFile::WriteOwner);
            QProcess process;
            process.setWorkingDirectory(root);
            process.start(lupdate,
                          {QStringLiteral("-silent"), QStringLiteral("-I"), QStringLiteral("."),
                           QStringLiteral("-locations"), QStringLiteral("none"), QStringLiteral("-no-obsolete"),
                           QStringLiteral("ui"), QStringLiteral("app/window"), QStringLiteral("-ts"), copy});
            QVERIFY(process.waitForFinished(60'000));
            QCOMPARE(process.exitCode(), 0);
            const QList<Message> now = messagesOf(copy);
            for (const Message &message : now)
                QVERIFY2(message.finished, qPrintable(file.key() + u' ' + message.context + u' ' + message.source));
            QCOMPARE(keys(now), keys(messagesOf(file.value())));
        }
    }

    void theProgramCarriesBothAndChangesWhileItRuns()
    {
        Language language;
        const auto words = [] { return QCoreApplication::translate("holdfast::OrdersPage", "Orders"); };
        const auto units = [](int n) {
            return QCoreApplication::translate("holdfast::OrderCardView", "%n unit(s)", nullptr, n);
        };
        language.use(QStringLiteral("zh_TW"));
        QCOMPARE(words(), QStringLiteral("訂單"));
        QCOMPARE(units(1), QStringLiteral("1 件"));
        language.use(QStringLiteral("en"));
        QCOMPARE(words(), QStringLiteral("Orders"));
        QCOMPARE(units(1), QStringLiteral("1 unit"));
        QCOMPARE(units(2), QStringLiteral("2 units"));
        language.use(QStringLiteral("tlh"));
        QCOMPARE(words(), QStringLiteral("Orders"));
    }

private:
    QMap<QString, QString> m_files;
};

HOLDFAST_GUI_TEST_MAIN(tst_Translations)
#include "tst_translations.moc"
