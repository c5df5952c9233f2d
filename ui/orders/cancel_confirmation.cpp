// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/orders/cancel_confirmation.h"

#include "sql/flows/cancel_order.h"
#include "ui/shared/format.h"
#include "ui/shared/list_page.h"
#include "ui/shared/plain_label.h"
#include "ui/shared/reason_field.h"
#include "ui/shared/theme.h"

#include <QAccessible>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QTimer>
#include <QVBoxLayout>

namespace holdfast {

namespace {

constexpr int kReading = 600; // ms; a press that was on its way when a change was told is not meant for it

} // namespace

CancelConfirmation::CancelConfirmation(QWidget *parent)
    : QFrame(parent), m_reading(new QTimer(this)), m_title(plainLabel(this)), m_text(plainLabel(this)),
      m_changesTitle(plainLabel(this)), m_changes(plainLabel(this, "wrong")), m_checked(plainLabel(this, "muted")),
      m_oneLine(plainLabel(this, "muted")), m_reasonLabel(plainLabel(this, "muted")), m_reason(new ReasonField(this)),
      m_reasonHint(plainLabel(this, "wrong")), m_whyLabel(plainLabel(this, "strong")), m_why(new ReasonField(this)),
      m_whyHintText(plainLabel(this, "wrong")), m_keep(new QPushButton(this)), m_confirm(new QPushButton(this))
{
    setObjectName(QStringLiteral("Confirm"));
    setRole(m_title, "strong");
    setRole(m_changesTitle, "strong");
    for (QLabel *words :
         {m_title, m_text, m_changesTitle, m_changes, m_checked, m_oneLine, m_whyLabel, m_whyHintText, m_reasonHint})
        words->setWordWrap(true);
    m_whyLabel->setBuddy(m_why);
    m_reasonLabel->setBuddy(m_reason);
    setRole(m_confirm, "danger");
    m_confirm->installEventFilter(this);
    m_reading->setSingleShot(true);
    m_reading->setInterval(kReading);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(Theme::kGap);
    buttons->addStretch();
    buttons->addWidget(m_confirm);
    buttons->addWidget(m_keep);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(Theme::kPadding, Theme::kPadding, Theme::kPadding, Theme::kPadding);
    layout->setSpacing(Theme::kGap);
    for (QWidget *part : QList<QWidget *>{m_title, m_changesTitle, m_changes, m_text, m_oneLine, m_whyLabel, m_why,
                                          m_whyHintText, m_reasonLabel, m_reason, m_reasonHint, m_checked})
        layout->addWidget(part);
    layout->addLayout(buttons);

    connect(m_confirm, &QPushButton::clicked, this, &CancelConfirmation::press);
    connect(m_keep, &QPushButton::clicked, this, &CancelConfirmation::kept);
    for (const ReasonField *field : {m_why, m_reason})
        connect(field, &QComboBox::editTextChanged, this, &CancelConfirmation::judgeReason);
    connect(m_reading, &QTimer::timeout, this, &CancelConfirmation::showState);
    retranslate();
    hide();
}

void CancelConfirmation::open(const OrderCard &card, bool unserved)
{
    m_card = card;
    m_unserved = unserved;
    m_check = Check::UnderWay;
    m_hint = Hint::None;
    m_whyHint = Hint::None;
    m_cancellable = true;
    m_reading->stop();
    m_changes->clear();
    showWords();
    judgeReason();
    show();
}

void CancelConfirmation::setOrder(const OrderCard &card)
{
    m_card = card;
    showWords();
}

void CancelConfirmation::setCheck(Check check)
{
    m_check = check;
    showWords();
}

void CancelConfirmation::tellChanges(const QStringList &changes)
{
    const QString before = m_changes->text();
    m_changes->setText((before.isEmpty() ? changes : QStringList{before} + changes).join(u'\n'));
    m_check = Check::Changed;
    m_reading->start();
    showWords();
    if (!isVisible())
        return;
    if (isAncestorOf(focusWidget()) && m_confirm->hasFocus())
        m_keep->setFocus(Qt::OtherFocusReason);
    QAccessibleEvent event(m_changes, QAccessible::Alert); // read out by screen readers
    QAccessible::updateAccessibility(&event);
}

void CancelConfirmation::setCancellable(bool cancellable)
{
    m_cancellable = cancellable;
    if (!cancellable && isVisible() && m_confirm->hasFocus())
        m_keep->setFocus(Qt::OtherFocusReason);
    showWords();
}

void CancelConfirmation::setBusy(bool busy)
{
    m_busy = busy;
    showWords();
}

void CancelConfirmation::setReasons(const QStringList &reasons)
{
    m_reasons = reasons;
    fillReasons();
}

void CancelConfirmation::clearReasons()
{
    for (ReasonField *field : {m_why, m_reason}) {
        field->setCurrentIndex(-1);
        field->clearEditText();
    }
}

QString CancelConfirmation::unservedReason() const
{
    return m_unserved ? m_why->reason() : QString();
}

QString CancelConfirmation::reason() const
{
    return m_reason->reason();
}

// Why it is done without the customer has to be said. A reason of the cancel is asked for once; who presses again has
// none.
void CancelConfirmation::press()
{
    judgeReason();
    if (m_unserved && m_whyHint == Hint::None && unservedReason().isEmpty())
        m_whyHint = Hint::Missing;
    if (m_unserved && m_whyHint != Hint::None) {
        alert(m_whyHintText, m_why);
        return;
    }
    if (m_hint == Hint::None && reason().isEmpty())
        m_hint = Hint::Missing;
    else if (m_hint != Hint::TooLong) {
        Q_EMIT confirmed();
        return;
    }
    alert(m_reasonHint, m_reason);
}

void CancelConfirmation::alert(QLabel *hint, ReasonField *field)
{
    showWords();
    field->setFocus(Qt::OtherFocusReason);
    QAccessibleEvent event(hint, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void CancelConfirmation::judgeReason()
{
    const auto judge = [](const QString &typed, Hint &hint) {
        if (typed.toUcs4().size() > CancelOrder::kLongestReason)
            hint = Hint::TooLong;
        else if (hint == Hint::TooLong || !typed.isEmpty())
            hint = Hint::None;
    };
    judge(reason(), m_hint);
    judge(unservedReason(), m_whyHint);
    showWords();
}

void CancelConfirmation::showState()
{
    m_confirm->setVisible(m_cancellable);
    m_confirm->setEnabled(!m_busy && !m_reading->isActive());
    m_keep->setEnabled(!m_busy);
    m_reason->setEnabled(!m_busy);
    m_why->setEnabled(!m_busy);
    m_text->setVisible(m_cancellable);
    m_whyLabel->setVisible(m_cancellable && m_unserved);
    m_why->setVisible(m_cancellable && m_unserved);
    m_whyHintText->setVisible(m_cancellable && m_unserved && m_whyHint != Hint::None);
    m_reasonLabel->setVisible(m_cancellable);
    m_reason->setVisible(m_cancellable);
    m_oneLine->setVisible(m_cancellable && m_card && m_card->lines.size() > 1);
    m_reasonHint->setVisible(m_cancellable && m_hint != Hint::None);
    m_changesTitle->setVisible(!m_changes->text().isEmpty());
    m_changes->setVisible(!m_changes->text().isEmpty());
    m_checked->setVisible(m_check != Check::Changed);
}

void CancelConfirmation::showWords()
{
    showState();
    if (!m_card)
        return;
    m_title->setText(m_cancellable
                         ? tr("Cancel order %1 of %2?").arg(number(m_card->order.id)).arg(m_card->order.customerName)
                         : tr("Order %1 cannot be cancelled any more").arg(number(m_card->order.id)));
    m_text->setText(releaseSentence());
    m_keep->setText(m_cancellable ? tr("&Keep order") : tr("C&lose"));
    m_confirm->setText(m_busy ? tr("Cancelling…") : tr("C&ancel order %1").arg(number(m_card->order.id)));
    const auto tooLong = [](const QString &typed) {
        return tr("The reason has %1 characters; %2 can be kept.")
            .arg(format::count(typed.toUcs4().size()))
            .arg(CancelOrder::kLongestReason);
    };
    m_whyHintText->setText(m_whyHint == Hint::TooLong
                               ? tooLong(unservedReason())
                               : tr("Say why it is cancelled without its customer: that is kept with your name."));
    m_reasonHint->setText(m_hint == Hint::TooLong
                              ? tooLong(reason())
                              : tr("Choose a reason or type one. Press the button again to cancel without."));
    switch (m_check) {
    case Check::UnderWay:
        m_checked->setText(tr("Checking whether it is still as shown…"));
        break;
    case Check::Unchanged:
    case Check::Changed: // told above
        m_checked->setText(tr("Read again just now: it is as shown."));
        break;
    case Check::NoAnswer:
        m_checked->setText(
            tr("It could not be read again in time. You can go on: the database decides by what is there then."));
        break;
    }
}

QString CancelConfirmation::releaseSentence() const
{
    constexpr qsizetype kNamed = 4; // more lines than that are told as a sum; they stand below
    QStringList units;
    qint64 sum = 0;
    for (const OrderCard::Line &line : m_card->lines) {
        if (line.reservation != "held")
            continue;
        units << tr("%1 × %2").arg(format::count(line.quantity), line.name);
        sum += line.quantity;
    }
    if (units.isEmpty())
        return tr("Nothing is held for it. The order cannot be taken up again.");
    const QString what = units.size() <= kNamed
                             ? QLocale().createSeparatedList(units)
                             : tr("%1 on %2 lines").arg(tr("%n unit(s)", nullptr, int(sum))).arg(units.size());
    return tr("%1: back on sale at once. The order cannot be taken up again.").arg(what);
}

// The second press of a double click is none: the first may have asked something.
bool CancelConfirmation::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_confirm || event->type() != QEvent::MouseButtonDblClick)
        return QFrame::eventFilter(watched, event);
    if (m_unserved && m_whyHint != Hint::None) // which the press took with it
        m_why->setFocus(Qt::OtherFocusReason);
    else if (m_hint != Hint::None)
        m_reason->setFocus(Qt::OtherFocusReason);
    return true;
}

void CancelConfirmation::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

void CancelConfirmation::fillReasons()
{
    m_reason->setReasons(m_reasons ? *m_reasons
                                   : QStringList{tr("changed their mind"), tr("ordered twice"), tr("wrong article"),
                                                 tr("delivery too late")});
    m_why->setReasons(
        {tr("asked for in writing"), tr("cannot be reached"), tr("cannot be delivered"), tr("suspected fraud")});
}

void CancelConfirmation::retranslate()
{
    setAccessibleName(tr("Confirmation of the cancel"));
    m_changesTitle->setText(tr("Changed since it was shown"));
    m_oneLine->setText(tr("One line cannot be cancelled alone: cancel the order and place it again with the rest."));
    m_whyLabel->setText(tr("&Without a customer: why"));
    m_why->setAccessibleName(tr("Without a customer: why"));
    m_why->lineEdit()->setPlaceholderText(tr("Choose or type why"));
    m_why->setToolTip(tr("Why it is cancelled without serving its customer (Alt+W); Down opens the list"));
    m_reasonLabel->setText(tr("&Reason"));
    m_reason->setAccessibleName(tr("Reason"));
    m_reason->lineEdit()->setPlaceholderText(tr("Choose or type a reason"));
    m_reason->setToolTip(tr("Why it is cancelled (Alt+R); Down opens the list"));
    m_confirm->setToolTip(tr("Cancel the order (Alt+A)"));
    m_keep->setToolTip(tr("Change nothing (Esc)"));
    fillReasons();
    showWords();
}

} // namespace holdfast
