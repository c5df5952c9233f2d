// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stock/sku_dialog.h"

#include "sql/connection/lane.h"
#include "ui/shared/format.h"
#include "ui/shared/list_page.h"
#include "ui/shared/plain_label.h"
#include "ui/shared/reason_field.h"
#include "ui/shared/theme.h"
#include "ui/stock/stock_answer_text.h"

#include <QAccessible>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace holdfast {

namespace {

constexpr int kWidth = 440;
constexpr int kNumberWidth = 160;

void readOut(QLabel *label)
{
    QAccessibleEvent event(label, QAccessible::Alert); // by screen readers
    QAccessible::updateAccessibility(&event);
}

QString unitsOf(qint64 difference)
{
    return format::count(difference < 0 ? -difference : difference);
}

} // namespace

SkuDialog::SkuDialog(What what, const StoreDesk &desk, const Currency &currency, const StockRow &stock, QWidget *parent)
    : QDialog(parent), m_what(what), m_desk(desk), m_currency(currency), m_stock(stock),
      m_operation(OperationId::make()), m_name(plainLabel(this)), m_code(plainLabel(this, "muted")),
      m_now(plainLabel(this)), m_numberLabel(plainLabel(this, "muted")), m_number(new QLineEdit(this)),
      m_unit(plainLabel(this, "muted")), m_difference(plainLabel(this)), m_reasonLabel(plainLabel(this, "muted")),
      m_reason(new ReasonField(this)), m_reasonHint(plainLabel(this, "wrong")), m_answer(new AnswerBar(this)),
      m_do(new QPushButton(this)), m_close(new QPushButton(this))
{
    setRole(m_name, "heading");
    m_code->setFont(Theme::fixed());
    m_code->setTextInteractionFlags(Qt::TextSelectableByMouse);
    for (QLabel *words : {m_name, m_now, m_difference, m_reasonHint})
        words->setWordWrap(true);
    m_difference->setMinimumHeight(2 * m_difference->fontMetrics().lineSpacing()); // typing moves nothing
    m_difference->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_number->setFixedWidth(kNumberWidth);
    m_number->setAlignment(Qt::AlignRight);
    m_number->setMaxLength(40);
    m_numberLabel->setBuddy(m_number);
    m_reasonLabel->setBuddy(m_reason);
    setRole(m_do, "primary");
    m_do->setDefault(true);

    auto *numberRow = new QHBoxLayout;
    numberRow->setSpacing(Theme::kGap);
    numberRow->addWidget(m_number);
    numberRow->addWidget(m_unit, 1);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(Theme::kGap);
    buttons->addStretch();
    buttons->addWidget(m_do);
    buttons->addWidget(m_close);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(Theme::kWidePadding, Theme::kWidePadding, Theme::kWidePadding, Theme::kWidePadding);
    layout->setSpacing(Theme::kGap);
    for (QWidget *part : {m_name, m_code, m_now, m_numberLabel})
        layout->addWidget(part);
    layout->addLayout(numberRow);
    for (QWidget *part : QList<QWidget *>{m_difference, m_reasonLabel, m_reason, m_reasonHint, m_answer})
        layout->addWidget(part);
    layout->addStretch();
    layout->addLayout(buttons);
    setMinimumWidth(kWidth); // an answer makes it no narrower
    resize(kWidth, sizeHint().height());

    connect(m_number, &QLineEdit::textChanged, this, &SkuDialog::judge);
    connect(m_reason, &ReasonField::editTextChanged, this, &SkuDialog::judge);
    connect(m_do, &QPushButton::clicked, this, &SkuDialog::press);
    connect(m_close, &QPushButton::clicked, this, &SkuDialog::reject);
    connect(m_answer, &AnswerBar::actionChosen, this, [this] { m_unconfirmed ? ask() : press(); });
    connect(this, &QDialog::finished, this, [this] {
        if (!m_unconfirmed)
            deleteLater();
        if (parentWidget())
            parentWidget()->window()->activateWindow(); // and so the focus is where it was
    });
    retranslate();
    m_number->setFocus();
}

void SkuDialog::setStock(const StockRow &stock)
{
    if (stock.sku != m_stock.sku || m_busy)
        return;
    m_stock = stock;
    showState();
}

// What the dialog was opened from may have been drawn a while ago.
void SkuDialog::readAgain()
{
    const quint64 ticket = ++m_ticket;
    whenAnswered(m_desk.stockRows({m_stock.sku}), this, [this, ticket](const Reply<std::vector<StockRow>> &reply) {
        if (ticket == m_ticket && reply.value() && !reply.value()->empty())
            setStock(reply.value()->front());
    });
}

std::variant<qint64, TypedDoubt> SkuDialog::number() const
{
    const auto typed = m_what == What::Price ? typedAmount(m_number->text(), m_currency) : typedCount(m_number->text());
    if (m_what == What::Receive && typed == std::variant<qint64, TypedDoubt>(qint64(0)))
        return TypedDoubt::Missing; // a delivery of nothing
    return typed;
}

SkuDialog::Request SkuDialog::requestOf(qint64 number) const
{
    const SkuOperation of{m_operation, m_stock.sku, m_reason->reason()};
    switch (m_what) {
    case What::Receive:
        return ReceiveStock{of, number};
    case What::Count:
        return CountStock{of, number, CountStock::Of::Shelf};
    case What::Price:
        break;
    }
    return ChangePrice{of, number};
}

// What it will come to, by what is known here; the store decides under its lock.
QString SkuDialog::difference(qint64 number) const
{
    const QString typed = format::count(number);
    if (m_what == What::Receive) {
        const std::optional<qint64> then = checkedSum(m_stock.available, number);
        return then ? tr("%1 come in: %2 available then, instead of %3.")
                          .arg(typed, format::count(*then), format::count(m_stock.available))
                    : typedDoubtText(TypedDoubt::TooLarge, {});
    }
    if (m_what == What::Count) {
        const QString reserved = format::count(m_stock.reserved);
        if (number < m_stock.reserved)
            return tr("%1 counted, but orders hold %2: %3 too few. This will be refused.")
                .arg(typed, reserved, format::count(m_stock.reserved - number));
        const qint64 available = number - m_stock.reserved;
        const qint64 more = available - m_stock.available;
        const QString against = more == 0  ? tr("as recorded")
                                : more < 0 ? tr("%1 fewer than recorded").arg(unitsOf(more))
                                           : tr("%1 more than recorded").arg(unitsOf(more));
        return tr("%1 counted, %2 of them reserved: %3 available, %4.")
            .arg(typed, reserved, format::count(available), against);
    }
    const QString price = format::money({number, m_currency});
    if (!m_stock.priceMinor)
        return tr("The first price: %1.").arg(price);
    const qint64 more = number - *m_stock.priceMinor;
    const QString before = format::money({*m_stock.priceMinor, m_currency});
    const QString by = format::amount({more < 0 ? -more : more, m_currency});
    if (more == 0)
        return tr("%1, as it is: the same amount becomes a new version.").arg(price);
    return (more < 0 ? tr("%1 instead of %2: %3 less.") : tr("%1 instead of %2: %3 more.")).arg(price, before, by);
}

void SkuDialog::judge()
{
    m_pressed = false;
    showState();
}

void SkuDialog::showState()
{
    const auto typed = number();
    const auto *doubt = std::get_if<TypedDoubt>(&typed);
    const bool tellsDoubt = doubt && (*doubt != TypedDoubt::Missing || m_pressed);
    const std::optional<Currency> currency = m_what == What::Price ? std::optional(m_currency) : std::nullopt;
    const bool below = !doubt && m_what == What::Count && std::get<qint64>(typed) < m_stock.reserved;
    setRole(m_difference, tellsDoubt ? "wrong" : below ? "caution" : "strong");
    m_difference->setVisible(!m_done);
    m_difference->setText(m_done       ? QString()
                          : tellsDoubt ? typedDoubtText(*doubt, currency)
                          : doubt      ? QString()
                                       : difference(std::get<qint64>(typed)));

    const qsizetype length = m_reason->reason().toUcs4().size();
    const bool tooLong = length > SkuOperation::kLongestReason;
    m_reasonHint->setVisible(!m_done && (tooLong || (m_pressed && length == 0)));
    m_reasonHint->setText(tooLong ? tr("The reason has %1 characters; %2 can be kept.")
                                        .arg(format::count(length))
                                        .arg(SkuOperation::kLongestReason)
                                  : tr("Choose a reason or type one: it stays with the record."));

    m_name->setText(m_stock.name);
    m_code->setText(QString::fromUtf8(m_stock.code));
    m_now->setText(tr("Now %1 available · %2 reserved · %3")
                       .arg(format::count(m_stock.available), format::count(m_stock.reserved),
                            m_stock.priceMinor ? format::money({*m_stock.priceMinor, m_currency}) : tr("no price")));
    const bool open = !m_busy && !m_done && !m_unconfirmed;
    for (QWidget *field : QList<QWidget *>{m_number, m_reason})
        field->setEnabled(open);
    m_do->setVisible(!m_done && !m_unconfirmed);
    m_do->setEnabled(open);
    m_close->setEnabled(!m_busy);
    m_answer->setActionEnabled(!m_busy);
}

// A press says what is missing, and moves to it.
void SkuDialog::press()
{
    if (m_busy || m_done || m_unconfirmed)
        return;
    const auto typed = number();
    const qsizetype length = m_reason->reason().toUcs4().size();
    const bool numberMissing = std::holds_alternative<TypedDoubt>(typed);
    m_pressed = true;
    showState();
    if (numberMissing || length == 0 || length > SkuOperation::kLongestReason) {
        (numberMissing ? static_cast<QWidget *>(m_number) : m_reason)->setFocus(Qt::OtherFocusReason);
        readOut(numberMissing ? m_difference : m_reasonHint);
        return;
    }
    // Another request, or one after an answer, is another operation; what was asked is known to have changed nothing.
    const bool refused = m_reply && std::visit([](const auto &reply) { return reply.value() != nullptr; }, *m_reply);
    const std::pair asked(std::get<qint64>(typed), m_reason->reason());
    if (m_askedFor && (refused || *m_askedFor != asked))
        m_operation = OperationId::make();
    m_askedFor = asked;
    m_asked = requestOf(std::get<qint64>(typed));
    ask();
}

void SkuDialog::ask()
{
    if (m_busy || !m_asked)
        return;
    m_busy = true;
    m_answer->hide();
    setFocus(Qt::OtherFocusReason); // from the button that was pressed, before its next repeat goes elsewhere
    showState();
    const auto answeredWith = [this](const auto &reply) { take(reply); };
    if (const auto *receive = std::get_if<ReceiveStock>(&*m_asked))
        whenAnswered(m_desk.receiveStock(*receive), this, answeredWith);
    else if (const auto *count = std::get_if<CountStock>(&*m_asked))
        whenAnswered(m_desk.countStock(*count), this, answeredWith);
    else
        whenAnswered(m_desk.changePrice(std::get<ChangePrice>(*m_asked)), this, answeredWith);
}

void SkuDialog::take(const Answered &reply)
{
    m_busy = false;
    const DbError *error = std::visit([](const auto &of) { return of.error(); }, reply);
    // Nothing was sent now; what is not known of the attempt before is not known still.
    const bool unknownStill = m_unconfirmed && error && error->kind == DbError::Kind::Journal;
    if (!unknownStill) {
        m_reply = reply;
        m_answeredAt = QTime::currentTime();
        m_unconfirmed = error && error->kind == DbError::Kind::CommitUnknown;
    }
    m_done = std::visit(
        [](const auto &of) {
            return of.value() && std::visit(
                                     [](const auto &outcome) {
                                         using Outcome = std::decay_t<decltype(outcome)>;
                                         return std::is_same_v<Outcome, Received> || std::is_same_v<Outcome, Counted> ||
                                                std::is_same_v<Outcome, PriceSet>;
                                     },
                                     *of.value());
        },
        *m_reply);
    showState();
    showAnswer();
    adjustSize();
    if (isActiveWindow()) // nobody has gone elsewhere meanwhile
        (m_done ? static_cast<QWidget *>(m_close) : m_answer)->setFocus(Qt::OtherFocusReason);
    m_desk.seenPending(m_operation);
    readAgain();
    Q_EMIT answered(m_stock.sku);
}

void SkuDialog::showAnswer()
{
    if (m_reply && !m_busy)
        m_answer->show(std::visit(
            [this](const auto &reply) { return stockAnswerText(reply, m_operation, m_currency, m_answeredAt); },
            *m_reply));
}

QString SkuDialog::said() const
{
    QStringList lines;
    for (const QLabel *label : {m_name, m_code, m_now, m_difference, m_reasonHint}) {
        if (label->isVisibleTo(this))
            lines << label->text();
    }
    return lines.join(u'\n');
}

// While it is asked the answer is waited for: it has to be read by somebody.
void SkuDialog::reject()
{
    if (!m_busy)
        QDialog::reject();
}

void SkuDialog::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && event->isAutoRepeat())
        return; // what the first press brought up is not answered by its repeats
    QDialog::keyPressEvent(event);
}

void SkuDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::ActivationChange && isActiveWindow() && !m_busy && !m_done)
        readAgain();
    QDialog::changeEvent(event);
}

void SkuDialog::retranslate()
{
    QString number, unit = tr("units"), toolTip;
    QStringList reasons;
    switch (m_what) {
    case What::Receive:
        setWindowTitle(tr("Receive units"));
        m_do->setText(tr("R&eceive"));
        m_do->setToolTip(tr("Put these units on sale (Alt+E)"));
        number = tr("&Units that came in");
        toolTip = tr("What came in now, not what is there then (Alt+U)");
        reasons = {tr("delivery"), tr("sent back by a customer"), tr("correction of an earlier entry")};
        break;
    case What::Count:
        setWindowTitle(tr("Count units"));
        m_do->setText(tr("S&et the count"));
        m_do->setToolTip(tr("Record what was counted (Alt+E)"));
        number = tr("&Units on the shelf, reserved ones among them");
        toolTip = tr("Everything that is there; what is reserved is taken off when it is recorded (Alt+U)");
        reasons = {tr("stocktaking"), tr("damaged"), tr("lost"), tr("found")};
        break;
    case What::Price:
        setWindowTitle(tr("Change the price"));
        m_do->setText(tr("S&et the price"));
        m_do->setToolTip(tr("Make this the price from now on (Alt+E)"));
        number = tr("New price of one &unit");
        unit = QString::fromLatin1(m_currency.code);
        toolTip = tr("Of one unit; quotes that are open keep theirs (Alt+U)");
        reasons = {tr("new price list"), tr("the supplier's price changed"), tr("special offer"),
                   tr("correction of a mistake")};
        break;
    }
    m_numberLabel->setText(number);
    m_number->setAccessibleName(QString(number).remove(u'&'));
    m_number->setToolTip(toolTip);
    m_number->setAccessibleDescription(toolTip);
    m_unit->setText(unit);
    m_reasonLabel->setText(tr("&Reason"));
    m_reason->setAccessibleName(tr("Reason"));
    m_reason->lineEdit()->setPlaceholderText(tr("Choose or type a reason"));
    m_reason->setToolTip(tr("Why (Alt+R); Down opens the list"));
    m_reason->setReasons(reasons);
    m_close->setText(tr("C&lose"));
    m_close->setToolTip(tr("Close; what was not asked changes nothing (Esc)"));
    setAccessibleName(windowTitle());
    showState();
    showAnswer();
}

} // namespace holdfast
