// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/quotes/accept_confirmation.h"

#include "ui/quotes/accept_answer_text.h"
#include "ui/shared/format.h"
#include "ui/shared/list_page.h"
#include "ui/shared/plain_label.h"
#include "ui/shared/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace holdfast {

AcceptConfirmation::AcceptConfirmation(QWidget *parent)
    : QFrame(parent), m_title(plainLabel(this)), m_text(plainLabel(this)), m_again(plainLabel(this, "caution")),
      m_short(plainLabel(this, "wrong")), m_checked(plainLabel(this, "muted")), m_leave(new QPushButton(this)),
      m_confirm(new QPushButton(this))
{
    setObjectName(QStringLiteral("Confirm"));
    setProperty("kind", QStringLiteral("accept"));
    setRole(m_title, "strong");
    setRole(m_confirm, "primary");
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(Theme::kGap);
    buttons->addStretch();
    buttons->addWidget(m_confirm);
    buttons->addWidget(m_leave);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(Theme::kPadding, Theme::kPadding, Theme::kPadding, Theme::kPadding);
    layout->setSpacing(Theme::kGap);
    for (QLabel *words : {m_title, m_again, m_text, m_short, m_checked}) {
        words->setWordWrap(true);
        layout->addWidget(words);
    }
    layout->addLayout(buttons);
    connect(m_confirm, &QPushButton::clicked, this, &AcceptConfirmation::confirmed);
    connect(m_leave, &QPushButton::clicked, this, &AcceptConfirmation::left);
    retranslate();
    hide();
}

void AcceptConfirmation::open(const QuoteCard &card, bool newAttempt)
{
    m_card = card;
    m_newAttempt = newAttempt;
    m_check = Check::UnderWay;
    showWords();
    show();
}

void AcceptConfirmation::setCard(const QuoteCard &card)
{
    m_card = card;
    showWords();
}

void AcceptConfirmation::setCheck(Check check)
{
    m_check = check;
    showWords();
}

void AcceptConfirmation::setBusy(bool busy)
{
    m_busy = busy;
    showWords();
}

void AcceptConfirmation::showWords()
{
    m_confirm->setEnabled(!m_busy);
    m_leave->setEnabled(!m_busy);
    if (!m_card)
        return;
    const QString total = format::money(m_card->quote.total);
    m_title->setText(tr("Accept quote %1 for %2?").arg(number(m_card->quote.id)).arg(m_card->quote.customerName));
    m_text->setText(
        tr("%1 for %2. An order is made at this price, and its units are reserved.").arg(total, unitsOf(*m_card)));
    m_again->setVisible(m_newAttempt);
    m_again->setText(tr("This is a new attempt: an earlier one has its answer already."));
    QStringList missing;
    for (const QuoteCard::Line &line : m_card->lines) {
        if (line.available.value_or(0) < line.quantity)
            missing << tr("%1: %2 wanted, %3 available now")
                           .arg(line.name, format::count(line.quantity), format::count(line.available.value_or(0)));
    }
    m_short->setVisible(!missing.isEmpty());
    m_short->setText(tr("Would be short now:") + u'\n' + missing.join(u'\n'));
    switch (m_check) {
    case Check::UnderWay:
        m_checked->setText(tr("Reading what is available now…"));
        break;
    case Check::Read:
        m_checked->setText(missing.isEmpty() ? tr("Read just now: every line could be had.")
                                             : tr("Read just now. Nothing is reserved unless every line can be had."));
        break;
    case Check::NoAnswer:
        m_checked->setText(
            tr("It could not be read again. You can go on: the database decides by what is there then."));
        break;
    }
    m_confirm->setText(m_busy ? tr("Accepting…") : tr("A&ccept at %1").arg(total));
    m_leave->setText(tr("&Keep it open"));
}

void AcceptConfirmation::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

void AcceptConfirmation::retranslate()
{
    setAccessibleName(tr("Confirmation of the acceptance"));
    m_confirm->setToolTip(tr("Accept the quote (Alt+C)"));
    m_leave->setToolTip(tr("Ask nothing (Esc, Alt+K)"));
    showWords();
}

} // namespace holdfast
