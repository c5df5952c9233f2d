// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/stale_strip.h"

#include "ui/shared/theme.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace holdfast {

StaleStrip::StaleStrip(QWidget *parent)
    : QFrame(parent), m_icon(new QLabel(this)), m_sentence(new QLabel(this)), m_action(new QPushButton(this))
{
    setObjectName(QStringLiteral("Stale"));
    m_sentence->setTextFormat(Qt::PlainText);
    m_sentence->setProperty("role", QStringLiteral("caution"));
    m_action->setProperty("role", QStringLiteral("link"));
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(Theme::kWidePadding, Theme::kSmallGap, Theme::kWidePadding, Theme::kSmallGap);
    layout->setSpacing(Theme::kGap);
    layout->addWidget(m_icon);
    layout->addWidget(m_sentence);
    layout->addWidget(m_action);
    layout->addStretch();
    connect(m_action, &QPushButton::clicked, this, &StaleStrip::actionChosen);
    hide();
}

void StaleStrip::say(const QString &sentence, const QString &action)
{
    const bool isNew = !sentence.isEmpty() && isHidden();
    m_icon->setPixmap(iconPixmap(QStringLiteral("clock"), Theme::current().caution, 20, devicePixelRatioF()));
    m_sentence->setText(sentence);
    m_action->setText(action);
    m_action->setVisible(!action.isEmpty());
    setAccessibleName(sentence);
    setVisible(!sentence.isEmpty());
    if (!isNew)
        return;
    QAccessibleEvent event(this, QAccessible::Alert); // read out by screen readers
    QAccessible::updateAccessibility(&event);
}

} // namespace holdfast
