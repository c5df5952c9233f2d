// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/gui_test_main.h"
#include "ui/shared/status_pill.h"
#include "ui/shared/theme.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>

#include <cmath>

using namespace holdfast;

namespace {

// WCAG 2.1: relative luminance and contrast ratio.
double luminance(const QColor &colour)
{
    const auto linear = [](double part) {
        return part <= 0.03928 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

double contrast(const QColor &a, const QColor &b)
{
    const double la = luminance(a), lb = luminance(b);
    return (std::max(la, lb) + 0.05) / (std::min(la, lb) + 0.05);
}

} // namespace

class tst_Theme : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theRatioIsTheOneOfTheStandard()
    {
        QVERIFY(std::abs(contrast(Qt::black, Qt::white) - 21.0) < 0.001);
        QVERIFY(std::abs(contrast(QColor(0x777777), Qt::white) - 4.48) < 0.005);
        QVERIFY(std::abs(contrast(Qt::red, Qt::red) - 1.0) < 0.001);
    }

    void everyTokenCanBeReadOnItsGround_data()
    {
        QTest::addColumn<QColor>("token");
        QTest::addColumn<QColor>("ground");
        QTest::addColumn<double>("least");
        for (const Theme &theme : {Theme::light(), Theme::dark()}) {
            const QByteArray mode = theme.mode == Theme::Mode::Light ? "light" : "dark";
            const std::pair<const char *, QColor> tokens[] = {
                {"text", theme.text},       {"muted", theme.muted},       {"accent", theme.accent},
                {"held", theme.held},       {"released", theme.released}, {"good", theme.good},
                {"caution", theme.caution}, {"wrong", theme.wrong},       {"training", theme.training}};
            const std::pair<const char *, QColor> grounds[] = {
                {"ground", theme.ground}, {"surface", theme.surface}, {"raised", theme.raised}};
            for (const auto &[token, colour] : tokens) {
                for (const auto &[name, ground] : grounds)
                    QTest::newRow(mode + ": " + token + " on " + name) << colour << ground << 4.5;
            }
            QTest::newRow(mode + ": on the accent") << theme.onAccent << theme.accent << 4.5;
            // The marked row of a list, and the words of a page that is chosen.
            QTest::newRow(mode + ": text on selection") << theme.text << theme.selection << 4.5;
            QTest::newRow(mode + ": frame of the current cell") << theme.muted << theme.selection << 3.0;
            QTest::newRow(mode + ": accent on selection") << theme.accent << theme.selection << 4.5;
        }
    }
    void everyTokenCanBeReadOnItsGround()
    {
        QFETCH(QColor, token);
        QFETCH(QColor, ground);
        QFETCH(double, least);
        const double ratio = contrast(token, ground);
        QVERIFY2(ratio >= least,
                 qPrintable(QStringLiteral("%1 on %2: %3").arg(token.name(), ground.name()).arg(ratio)));
    }

    void theStyleKnowsAllItsTokens()
    {
        Theme::apply(*qApp, Theme::Mode::Dark);
        static const QRegularExpression token(QStringLiteral("@[a-z-]+"));
        QVERIFY(!qApp->styleSheet().isEmpty());
        QVERIFY2(!token.match(qApp->styleSheet()).hasMatch(), qPrintable(token.match(qApp->styleSheet()).captured()));
        QVERIFY(qApp->styleSheet().contains(Theme::dark().accent.name()));
        QCOMPARE(Theme::current().mode, Theme::Mode::Dark);
        Theme::apply(*qApp, Theme::Mode::Light);
        QVERIFY(qApp->styleSheet().contains(Theme::light().accent.name()));
        QCOMPARE(qApp->palette().color(QPalette::Window), Theme::light().ground);
    }

    // A colour that is written anywhere else escapes the light and the dark palette.
    void theStyleHoldsNoColourOfItsOwn()
    {
        QFile style(QStringLiteral(":/style/holdfast.qss"));
        QVERIFY(style.open(QIODevice::ReadOnly));
        static const QRegularExpression colour(QStringLiteral(":[^;]*#[0-9a-fA-F]{3,8}\\b"));
        const QString text = QString::fromUtf8(style.readAll());
        QVERIFY2(!colour.match(text).hasMatch(), qPrintable(colour.match(text).captured()));
    }

    void everyIconIsThereAndTakesItsColour()
    {
        QDirIterator icons(QStringLiteral(":/icons"));
        int seen = 0;
        while (icons.hasNext()) {
            const QString name = QFileInfo(icons.next()).completeBaseName();
            const QImage image = iconPixmap(name, QColor(0xff0000), 20, 2.0).toImage();
            QVERIFY2(!image.isNull(), qPrintable(name));
            QCOMPARE(image.size(), QSize(40, 40));
            bool drawn = false;
            for (int y = 0; y < image.height() && !drawn; ++y) {
                for (int x = 0; x < image.width() && !drawn; ++x)
                    drawn = qAlpha(image.pixel(x, y)) > 128;
            }
            QVERIFY2(drawn, qPrintable(name));
            ++seen;
        }
        QVERIFY(seen >= 15);
    }

    // Colour is never the only sign.
    void everyStatusHasAWordAndAnIconOfItsOwn()
    {
        QSet<QString> words;
        for (const char *status : {"created", "cancelled", "held", "released", "paid", "shipped", "", "on_hold"}) {
            const StatusLook look = StatusLook::of(status);
            QVERIFY(!look.word.isEmpty());
            QVERIFY2(QFile::exists(QStringLiteral(":/icons/%1.svg").arg(look.icon)), qPrintable(look.icon));
            words << look.word;
        }
        QCOMPARE(words.size(), 8);
        QCOMPARE(StatusLook::of("on_hold").word, QStringLiteral("on_hold")); // shown as it is
        QVERIFY(StatusLook::of("created").icon != StatusLook::of("cancelled").icon);
    }

    void aPillSaysItsStatus()
    {
        StatusPill pill;
        pill.setStatus("created");
        const int narrow = pill.sizeHint().width();
        QCOMPARE(pill.accessibleName(), StatusLook::of("created").word);
        pill.setStatus("a much longer status of another system");
        QVERIFY(pill.sizeHint().width() > narrow);
        QVERIFY(!pill.grab().isNull());
    }
};

HOLDFAST_GUI_TEST_MAIN(tst_Theme)
#include "tst_theme.moc"
