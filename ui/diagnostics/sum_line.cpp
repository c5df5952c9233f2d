// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/diagnostics/sum_line.h"

#include "ui/shared/list_page.h"
#include "ui/shared/plain_label.h"
#include "ui/shared/theme.h"

#include <QHBoxLayout>
#include <QLabel>

namespace holdfast {

SumLine::SumLine(QWidget *parent) : QWidget(parent), m_mark(new QLabel(this)), m_words(plainLabel(this))
{
    m_words->setWordWrap(true);
    m_words->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Theme::kGap);
    layout->addWidget(m_mark, 0, Qt::AlignTop);
    layout->addWidget(m_words, 1);
}

void SumLine::say(const QString &words, bool holds)
{
    const Theme &theme = Theme::current();
    m_mark->setPixmap(iconPixmap(holds ? QStringLiteral("check") : QStringLiteral("alert"),
                                 holds ? theme.good : theme.wrong, 16, devicePixelRatioF()));
    setRole(m_words, holds ? "good" : "difference");
    m_words->setText(words);
}

QString SumLine::said() const
{
    return m_words->text();
}

} // namespace holdfast
