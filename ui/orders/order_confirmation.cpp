// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/orders/order_confirmation.h"

#include "ui/shared/format.h"
#include "ui/shared/status_pill.h"
#include "ui/shared/theme.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextTable>

namespace holdfast {

namespace {

struct ConfirmationWords
{
    Q_DECLARE_TR_FUNCTIONS(ConfirmationWords)
};

// On paper sizes are points, whatever the screen's are.
constexpr qreal kText = 10;
constexpr qreal kSmall = 8.5;
constexpr qreal kTitle = 16;
constexpr qreal kBetween = 8;

QTextCharFormat ink(qreal points, bool bold = false)
{
    QTextCharFormat format;
    QFont font(Theme::base().families());
    font.setPointSizeF(points);
    font.setWeight(bold ? QFont::DemiBold : QFont::Normal);
    format.setFont(font);
    format.setForeground(Qt::black);
    return format;
}

void paragraph(QTextCursor &cursor, const QString &text, const QTextCharFormat &format)
{
    QTextBlockFormat block;
    block.setBottomMargin(kBetween);
    cursor.setBlockFormat(block);
    cursor.insertText(text, format);
    cursor.insertBlock();
}

void cell(QTextTable *table, int row, int column, const QString &text, const QTextCharFormat &format, bool right)
{
    QTextCursor cursor = table->cellAt(row, column).firstCursorPosition();
    QTextBlockFormat block;
    block.setAlignment(right ? Qt::AlignRight : Qt::AlignLeft);
    cursor.setBlockFormat(block);
    cursor.insertText(text, format);
}

bool isCancelled(const OrderCard &card)
{
    return card.order.status == "cancelled" && card.order.cancelledAt;
}

QString amountOf(const OrderCard::Line &line)
{
    const std::optional<qint64> amount = checkedProduct(line.quantity, line.unitPrice.minor);
    return amount ? format::amount({*amount, line.unitPrice.currency}) : QStringLiteral("?");
}

void lines(QTextCursor &cursor, const OrderCard &card)
{
    const QStringList heads{ConfirmationWords::tr("Quantity"), ConfirmationWords::tr("Article"),
                            ConfirmationWords::tr("Code"), ConfirmationWords::tr("Price each"),
                            ConfirmationWords::tr("Amount")};
    QTextTableFormat format;
    format.setBorder(0);
    format.setCellPadding(3);
    format.setCellSpacing(0);
    format.setWidth(QTextLength(QTextLength::PercentageLength, 100));
    format.setColumnWidthConstraints(
        {QTextLength(QTextLength::PercentageLength, 10), QTextLength(QTextLength::PercentageLength, 42),
         QTextLength(QTextLength::PercentageLength, 18), QTextLength(QTextLength::PercentageLength, 15),
         QTextLength(QTextLength::PercentageLength, 15)});
    format.setHeaderRowCount(1);
    QTextTable *table = cursor.insertTable(int(card.lines.size()) + 1, int(heads.size()), format);
    const auto isNumber = [](int column) { return column == 0 || column > 2; };
    for (int column = 0; column < heads.size(); ++column)
        cell(table, 0, column, heads.at(column), ink(kSmall, true), isNumber(column));
    int row = 0;
    for (const OrderCard::Line &line : card.lines) {
        ++row;
        const QStringList values{format::count(line.quantity), line.name, QString::fromUtf8(line.code),
                                 format::amount(line.unitPrice), amountOf(line)};
        for (int column = 0; column < values.size(); ++column)
            cell(table, row, column, values.at(column), ink(kText), isNumber(column));
    }
    cursor.movePosition(QTextCursor::End);
}

} // namespace

QString cancellationText(const OrderCard &card)
{
    if (!isCancelled(card))
        return {};
    QStringList units;
    for (const OrderCard::Line &line : card.lines)
        units << ConfirmationWords::tr("%1 × %2").arg(format::count(line.quantity), line.name);
    return ConfirmationWords::tr("Order %1 of %2 was cancelled on %3. It was for %4. Total of the order: %5.")
        .arg(QString::number(number(card.order.id)), card.order.customerName, format::withZone(*card.order.cancelledAt),
             QLocale().createSeparatedList(units), format::money(card.order.total));
}

std::unique_ptr<QTextDocument> orderConfirmation(const OrderCard &card, const StoreFacts &store)
{
    const OrderRow &order = card.order;
    const QString id = QString::number(number(order.id));
    auto document = std::make_unique<QTextDocument>();
    document->setUndoRedoEnabled(false);
    QTextCursor cursor(document.get());
    paragraph(cursor, store.name, ink(kText, true));
    if (store.training)
        paragraph(cursor, ConfirmationWords::tr("Training store: this is no real order."), ink(kText, true));
    const QString title = isCancelled(card) ? ConfirmationWords::tr("Cancellation of order %1").arg(id)
                                            : ConfirmationWords::tr("Order %1").arg(id);
    document->setMetaInformation(QTextDocument::DocumentTitle, title);
    paragraph(cursor, title, ink(kTitle, true));
    paragraph(cursor, ConfirmationWords::tr("Customer: %1").arg(order.customerName), ink(kText));
    paragraph(cursor, ConfirmationWords::tr("Placed: %1").arg(format::withZone(order.createdAt)), ink(kText));
    paragraph(cursor,
              isCancelled(card) ? ConfirmationWords::tr("Cancelled: %1").arg(format::withZone(*order.cancelledAt))
                                : ConfirmationWords::tr("Status: %1").arg(StatusLook::of(order.status).word),
              ink(kText, isCancelled(card)));
    lines(cursor, card);
    cursor.insertBlock();
    paragraph(cursor, ConfirmationWords::tr("Total: %1").arg(format::money(order.total)), ink(kText, true));
    return document;
}

} // namespace holdfast
