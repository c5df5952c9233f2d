// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/answer_bar.h"

#include "ui/shared/theme.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStyle>

namespace holdfast {

AnswerBar::AnswerBar(QWidget *parent)
    : QFrame(parent), m_icon(new QLabel(this)), m_sentence(new QLabel(this)), m_detail(new QLabel(this)),
      m_technical(new QLabel(this)), m_action(new QPushButton(this)), m_more(new QPushButton(this)),
      m_dismiss(new QPushButton(this))
{
    setObjectName(QStringLiteral("Answer"));
    setFocusPolicy(Qt::TabFocus); // it is read out where the focus is
    for (QLabel *text : {m_sentence, m_detail, m_technical})
        text->setTextFormat(Qt::PlainText); // reasons and names come from elsewhere
    m_sentence->setObjectName(QStringLiteral("AnswerSentence"));
    m_sentence->setWordWrap(true);
    m_sentence->setFont(Theme::strong());
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_detail->setWordWrap(true);
    m_detail->setProperty("role", QStringLiteral("muted"));
    m_technical->setWordWrap(true);
    m_technical->setFont(Theme::fixed());
    m_technical->setProperty("role", QStringLiteral("muted"));
    m_technical->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    for (QPushButton *button : {m_action, m_more, m_dismiss})
        button->setProperty("role", QStringLiteral("link"));

    auto *words = new QVBoxLayout;
    words->setSpacing(Theme::kSmallGap);
    words->addWidget(m_sentence);
    words->addWidget(m_detail);
    words->addWidget(m_technical);
    auto *actions = new QHBoxLayout;
    actions->setSpacing(Theme::kGap);
    actions->addWidget(m_action);
    actions->addWidget(m_more);
    actions->addStretch();
    words->addLayout(actions);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(Theme::kPadding, Theme::kGap, Theme::kGap, Theme::kGap);
    row->addWidget(m_icon, 0, Qt::AlignTop);
    row->addLayout(words, 1);
    row->addWidget(m_dismiss, 0, Qt::AlignTop);

    connect(m_action, &QPushButton::clicked, this, &AnswerBar::actionChosen);
    connect(m_more, &QPushButton::clicked, this, [this] { m_technical->setVisible(!m_technical->isVisible()); });
    connect(m_dismiss, &QPushButton::clicked, this, [this] {
        hide();
        Q_EMIT dismissed();
    });
    retranslate();
    hide();
}

void AnswerBar::show(const AnswerText &text)
{
    const Theme &theme = Theme::current();
    struct Look
    {
        const char *tone;
        const char *icon;
        QColor colour;
    };
    const Look look = [&]() -> Look {
        switch (text.tone) {
        case AnswerText::Tone::Good:
            return {"good", "check", theme.good};
        case AnswerText::Tone::Caution:
            return {"caution", "question", theme.caution};
        case AnswerText::Tone::Wrong:
            return {"wrong", "alert", theme.wrong};
        case AnswerText::Tone::Quiet:
            break;
        }
        return {"quiet", "circle", theme.muted};
    }();
    setProperty("tone", QLatin1String(look.tone));
    style()->unpolish(this);
    style()->polish(this);
    m_icon->setPixmap(iconPixmap(QLatin1String(look.icon), look.colour, 20, devicePixelRatioF()));
    m_sentence->setText(text.sentence);
    m_detail->setText(text.detail);
    m_detail->setVisible(!text.detail.isEmpty());
    m_technical->setText(text.technical);
    m_technical->hide();
    m_more->setVisible(!text.technical.isEmpty());
    m_action->setText(text.action);
    m_action->setVisible(!text.action.isEmpty());
    setAccessibleName(text.sentence);
    QFrame::show();
    QAccessibleEvent event(this, QAccessible::Alert); // read out by screen readers
    QAccessible::updateAccessibility(&event);
}

void AnswerBar::setActionEnabled(bool enabled)
{
    m_action->setEnabled(enabled);
}

QString AnswerBar::sentence() const
{
    return m_sentence->text();
}

void AnswerBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

void AnswerBar::retranslate()
{
    m_more->setText(tr("&Details"));
    m_dismiss->setIcon(icon(QStringLiteral("cross"), Theme::current().muted));
    m_dismiss->setAccessibleName(tr("Dismiss"));
    m_dismiss->setToolTip(tr("Dismiss"));
}

} // namespace holdfast
