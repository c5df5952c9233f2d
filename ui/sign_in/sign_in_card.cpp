// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sign_in/sign_in_card.h"

#include "ui/shared/theme.h"

#include <QFrame>
#include <QLabel>
#include <QVBoxLayout>

namespace holdfast {

QVBoxLayout *layOutInMiddle(QWidget *page, int width)
{
    auto *card = new QFrame(page);
    card->setObjectName(QStringLiteral("Card"));
    card->setFixedWidth(width);
    auto *rows = new QVBoxLayout(card);
    rows->setContentsMargins(2 * Theme::kPadding, 2 * Theme::kPadding, 2 * Theme::kPadding, 2 * Theme::kPadding);
    rows->setSpacing(Theme::kPadding);
    auto *middle = new QVBoxLayout(page);
    middle->setContentsMargins(Theme::kWidePadding, Theme::kWidePadding, Theme::kWidePadding, Theme::kWidePadding);
    auto *across = new QHBoxLayout; // an alignment would not ask how high the words are
    across->addStretch();
    across->addWidget(card);
    across->addStretch();
    middle->addStretch(2);
    middle->addLayout(across);
    middle->addStretch(3);
    return rows;
}

QString saidBelow(const QWidget *page)
{
    QStringList lines;
    for (const QLabel *label : page->findChildren<QLabel *>()) {
        if (label->isVisibleTo(page) && !label->text().isEmpty())
            lines << label->text();
    }
    return lines.join(u'\n');
}

} // namespace holdfast
