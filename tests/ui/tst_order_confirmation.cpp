// SPDX-License-Identifier: GPL-3.0-or-later
// What the customer is given: the same facts as a paragraph and as one page, and nothing of the house.
#include "app/window/language.h"
#include "tests/support/fake_desk.h"
#include "tests/support/gui_test_main.h"
#include "ui/orders/order_confirmation.h"
#include "ui/orders/order_details.h"
#include "ui/shared/theme.h"

#include <QApplication>
#include <QBuffer>
#include <QClipboard>
#include <QPdfWriter>
#include <QPointer>
#include <QPrintDialog>
#include <QPushButton>
#include <QTextBlock>
#include <QTextDocument>

using namespace holdfast;
using namespace holdfast::test;

namespace {

StoreFacts store(bool training)
{
    return {QStringLiteral("Demo <b>Store</b>"), training, QStringLiteral("TWD"), {}, {}, {}};
}

OrderCard cancelledCard()
{
    OrderCard card = orderCard(orderRow(17, "cancelled"));
    card.order.cancelledAt = Instant{1'764'000'000'000'000};
    card.cancelledBy = QStringLiteral("clerk-4711");
    card.cancelReason = QStringLiteral("secret reason");
    return card;
}

int pages(const OrderCard &card, QPageSize::PageSizeId size)
{
    QByteArray pdf;
    QBuffer buffer(&pdf);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setPageSize(QPageSize(size));
        orderConfirmation(card, store(true))->print(&writer);
    }
    return int(pdf.count("/Type /Page\n"));
}

} // namespace

class tst_OrderConfirmation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        qputenv("TZ", "Asia/Taipei");
        tzset();
        Theme::apply(*qApp, Theme::Mode::Light);
        m_language.use(QStringLiteral("en"));
    }

    void theParagraphSaysOrderLinesInstantAndZone()
    {
        OrderCard card = cancelledCard();
        QCOMPARE(cancellationText(card),
                 QStringLiteral("Order 17 of Ada Chen was cancelled on 25 November 2025 00:00:00 (UTC+08:00). It was "
                                "for 2 × Mug. Total of the order: TWD\u00a0500.00."));
        card.order.customerName = QStringLiteral("%3 <b>");
        QVERIFY(cancellationText(card).contains(u"of %3 <b> was cancelled on 25 November"));
        QCOMPARE(cancellationText(orderCard(orderRow(17))), QString());
    }

    void thePageSaysTheSame()
    {
        const QString text = orderConfirmation(cancelledCard(), store(false))->toPlainText();
        QCOMPARE(
            text.simplified(),
            QStringLiteral("Demo <b>Store</b> Cancellation of order 17 Customer: Ada Chen Placed: 25 November 2025 "
                           "00:17:00 (UTC+08:00) Cancelled: 25 November 2025 00:00:00 (UTC+08:00) Quantity "
                           "Article Code Price each Amount 2 Mug MUG-01 250.00 500.00 Total: TWD 500.00"));
    }

    void anOrderThatStandsIsConfirmedAsOne()
    {
        const QString text = orderConfirmation(orderCard(orderRow(17)), store(true))->toPlainText();
        QVERIFY(text.contains(u"\nOrder 17\n"));
        QVERIFY(text.contains(u"Status: created"));
        QVERIFY(text.contains(u"TRAINING: this is no real order."));
        QVERIFY(!text.contains(u"ancel"));
    }

    void nothingOfTheHouseIsOnIt()
    {
        const OrderCard card = cancelledCard();
        const QString all = cancellationText(card) + orderConfirmation(card, store(true))->toPlainText();
        for (const char *inner : {"clerk-4711", "secret reason", "desk-1", "available"})
            QVERIFY2(!all.contains(QLatin1String(inner)), inner);
    }

    void twentyLinesFitOnOnePage()
    {
        OrderCard card = cancelledCard();
        const OrderCard::Line line = card.lines.front();
        const auto withLines = [&](int count) {
            card.lines.assign(std::size_t(count), line);
            for (int i = 0; i < count; ++i) {
                card.lines[std::size_t(i)].lineNo = i + 1;
                card.lines[std::size_t(i)].name = QStringLiteral("Glass teapot with a strainer 玻璃茶壺");
            }
            return card;
        };
        for (const QPageSize::PageSizeId size : {QPageSize::A4, QPageSize::Letter}) {
            QCOMPARE(pages(withLines(20), size), 1);
            QVERIFY(pages(withLines(200), size) > 1); // the count counts
        }
    }

    // In the dark theme as well: paper is white.
    void itIsBlackOnWhite()
    {
        Theme::apply(*qApp, Theme::Mode::Dark);
        const auto document = orderConfirmation(cancelledCard(), store(false));
        Theme::apply(*qApp, Theme::Mode::Light);
        for (QTextBlock block = document->begin(); block.isValid(); block = block.next()) {
            for (auto part = block.begin(); !part.atEnd(); ++part)
                QCOMPARE(part.fragment().charFormat().foreground().color(), QColor(Qt::black));
        }
    }

    void theWindowCopiesAndPrintsIt()
    {
        FakeDesk fake;
        fake.orders = {orderRow(1), orderRow(2, "cancelled")};
        OrderDetails details(fake.desk());
        details.setStore(store(true));
        details.show();
        details.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&details));
        details.setOrder(OrderId{1});
        QTRY_VERIFY(details.printButton()->isVisible());
        QVERIFY(!details.copyButton()->isVisible()); // it stands: there is nothing to tell
        details.setOrder(OrderId{2});
        QTRY_VERIFY(details.copyButton()->isVisible());
        details.setFocus();
        QTest::keyClick(&details, Qt::Key_M, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(QApplication::clipboard()->text().startsWith(u"Order 2 of Ada Chen was cancelled on "));
        QCOMPARE(details.copyButton()->text(), QStringLiteral("Copied &for the customer"));
        details.reload();
        QTRY_COMPARE(details.copyButton()->text(), QStringLiteral("Copy &for the customer"));

        QTest::keyClick(&details, Qt::Key_P, Qt::ControlModifier);
        auto *dialog = details.findChild<QPrintDialog *>();
        QVERIFY(dialog && dialog->isVisible());
        QPointer<QPrintDialog> gone = dialog;
        dialog->reject();
        QTRY_VERIFY(!gone);
    }

private:
    Language m_language;
};

HOLDFAST_GUI_TEST_MAIN(tst_OrderConfirmation)
#include "tst_order_confirmation.moc"
