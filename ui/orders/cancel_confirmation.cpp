// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/orders/cancel_confirmation.h"

#include "ui/shared/format.h"
#include "ui/shared/list_page.h"
#include "ui/shared/plain_label.h"
#include "ui/shared/theme.h"

#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

namespace holdfast {

CancelConfirmation::CancelConfirmation(QWidget *parent)
    : QFrame(parent), m_title(plainLabel(this)), m_text(plainLabel(this)), m_reasonLabel(plainLabel(this, "muted")),
      m_reason(new QComboBox(this)), m_keep(new QPushButton(this)), m_confirm(new QPushButton(this))
{
    setObjectName(QStringLiteral("Confirm"));
    setRole(m_title, "strong");
    m_title->setWordWrap(true);
    m_text->setWordWrap(true);
    m_reason->setEditable(true);
    m_reason->setInsertPolicy(QComboBox::NoInsert);
    m_reason->setMaxVisibleItems(8);
    m_reasonLabel->setBuddy(m_reason);
    setRole(m_confirm, "danger");
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(Theme::kGap);
    buttons->addStretch();
    buttons->addWidget(m_confirm);
    buttons->addWidget(m_keep);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(Theme::kPadding, Theme::kPadding, Theme::kPadding, Theme::kPadding);
    layout->setSpacing(Theme::kGap);
    layout->addWidget(m_title);
    layout->addWidget(m_text);
    layout->addWidget(m_reasonLabel);
    layout->addWidget(m_reason);
    layout->addLayout(buttons);

    connect(m_confirm, &QPushButton::clicked, this, &CancelConfirmation::confirmed);
    connect(m_keep, &QPushButton::clicked, this, &CancelConfirmation::kept);
    retranslate();
    hide();
}

void CancelConfirmation::setOrder(const OrderCard &card)
{
    m_card = card;
    showWords();
}

void CancelConfirmation::setBusy(bool busy)
{
    m_busy = busy;
    m_confirm->setEnabled(!busy);
    m_keep->setEnabled(!busy);
    m_reason->setEnabled(!busy);
    showWords();
}

void CancelConfirmation::clearReason()
{
    m_reason->setCurrentIndex(0);
}

QString CancelConfirmation::reason() const
{
    return m_reason->currentText().trimmed();
}

void CancelConfirmation::showWords()
{
    if (!m_card)
        return;
    m_title->setText(tr("Cancel order %1 of %2?").arg(number(m_card->order.id)).arg(m_card->order.customerName));
    m_text->setText(releaseSentence());
    m_confirm->setText(m_busy ? tr("Cancelling…") : tr("C&ancel order %1").arg(number(m_card->order.id)));
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

void CancelConfirmation::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

void CancelConfirmation::retranslate()
{
    setAccessibleName(tr("Confirmation of the cancel"));
    m_reasonLabel->setText(tr("&Reason"));
    m_reason->setAccessibleName(tr("Reason"));
    const int chosen = m_reason->findText(m_reason->currentText());
    const QString typed = m_reason->currentText();
    m_reason->clear();
    m_reason->addItems({tr("changed their mind"), tr("ordered twice"), tr("wrong article"), tr("delivery too late")});
    if (chosen >= 0)
        m_reason->setCurrentIndex(chosen);
    else if (!typed.isEmpty())
        m_reason->setEditText(typed);
    m_keep->setText(tr("&Keep order"));
    showWords();
}

} // namespace holdfast
