// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/answer_bar.h"

#include "ui/shared/plain_label.h"
#include "ui/shared/theme.h"

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStyle>

namespace holdfast {

ToneLook ToneLook::of(AnswerText::Tone tone)
{
    const Theme &theme = Theme::current();
    switch (tone) {
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
}

AnswerBar::AnswerBar(QWidget *parent)
    : QFrame(parent), m_icon(new QLabel(this)), m_sentence(plainLabel(this)), m_customer(plainLabel(this)),
      m_detail(plainLabel(this, "muted")), m_facts(new QFrame(this)), m_factRows(new QGridLayout(m_facts)),
      m_technical(plainLabel(this, "muted")), m_action(new QPushButton(this)), m_more(new QPushButton(this)),
      m_copy(new QPushButton(this)), m_dismiss(new QPushButton(this))
{
    setObjectName(QStringLiteral("Answer"));
    setFocusPolicy(Qt::TabFocus); // it is read out where the focus is
    m_sentence->setObjectName(QStringLiteral("AnswerSentence"));
    for (QLabel *text : {m_sentence, m_customer, m_detail, m_technical})
        text->setWordWrap(true);
    m_sentence->setFont(Theme::strong());
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_facts->setObjectName(QStringLiteral("AnswerFacts"));
    m_facts->setFocusPolicy(Qt::TabFocus); // the rows are read out there
    m_factRows->setContentsMargins(Theme::kGap, Theme::kGap, Theme::kGap, Theme::kGap);
    m_factRows->setHorizontalSpacing(Theme::kWidePadding);
    m_factRows->setVerticalSpacing(Theme::kSmallGap);
    m_factRows->setColumnStretch(1, 1);
    m_technical->setFont(Theme::fixed());
    m_technical->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    for (QPushButton *button : {m_action, m_more, m_copy, m_dismiss})
        button->setProperty("role", QStringLiteral("link"));

    auto *words = new QVBoxLayout;
    words->setSpacing(Theme::kSmallGap);
    words->addWidget(m_sentence);
    words->addWidget(m_customer);
    words->addWidget(m_detail);
    auto *actions = new QHBoxLayout;
    actions->setSpacing(Theme::kGap);
    actions->addWidget(m_action);
    actions->addWidget(m_more);
    actions->addWidget(m_copy);
    actions->addStretch();
    words->addLayout(actions);
    auto *row = new QHBoxLayout;
    row->addWidget(m_icon, 0, Qt::AlignTop);
    row->addLayout(words, 1);
    row->addWidget(m_dismiss, 0, Qt::AlignTop);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(Theme::kPadding, Theme::kGap, Theme::kGap, Theme::kGap);
    layout->setSpacing(Theme::kGap);
    layout->addLayout(row);
    layout->addWidget(m_facts); // what unfolds has the whole width, and moves no button
    layout->addWidget(m_technical);
    const QList<QWidget *> inTurn{m_action, m_more, m_copy, m_facts, m_technical, m_dismiss};
    for (qsizetype i = 1; i < inTurn.size(); ++i)
        setTabOrder(inTurn.at(i - 1), inTurn.at(i));

    connect(m_action, &QPushButton::clicked, this, &AnswerBar::actionChosen);
    connect(m_more, &QPushButton::clicked, this, [this] { unfold(!m_technical->isVisible()); });
    connect(m_copy, &QPushButton::clicked, this, [this] { QApplication::clipboard()->setText(copied()); });
    connect(m_dismiss, &QPushButton::clicked, this, [this] {
        hide();
        Q_EMIT dismissed();
    });
    retranslate();
    hide();
}

void AnswerBar::show(const AnswerText &text)
{
    // The same one in another language stays unfolded.
    const bool unfolded = m_technical->isVisible() && text.technical == m_text.technical;
    m_text = text;
    const ToneLook look = ToneLook::of(text.tone);
    setProperty("tone", QLatin1String(look.name));
    style()->unpolish(this);
    style()->polish(this);
    m_icon->setPixmap(iconPixmap(QLatin1String(look.icon), look.colour, 20, devicePixelRatioF()));
    m_sentence->setText(text.sentence);
    m_customer->setText(text.customer);
    m_customer->setVisible(!text.customer.isEmpty());
    m_detail->setText(text.detail);
    m_detail->setVisible(!text.detail.isEmpty());
    showFacts();
    m_technical->setText(text.technical);
    unfold(unfolded);
    m_more->setVisible(!text.technical.isEmpty());
    m_action->setText(text.action);
    m_action->setVisible(!text.action.isEmpty());
    setAccessibleName(text.sentence);
    setAccessibleDescription(text.customer);
    QFrame::show();
    QAccessibleEvent event(this, QAccessible::Alert); // read out by screen readers
    QAccessible::updateAccessibility(&event);
}

void AnswerBar::showFacts()
{
    while (QLayoutItem *item = m_factRows->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    QStringList read;
    int row = 0;
    for (const AnswerText::Fact &fact : m_text.facts) {
        QLabel *name = plainLabel(m_facts, "muted");
        name->setText(fact.name);
        QLabel *value = plainLabel(m_facts);
        value->setText(fact.value);
        value->setWordWrap(true);
        m_factRows->addWidget(name, row, 0, Qt::AlignTop);
        m_factRows->addWidget(value, row++, 1, Qt::AlignTop);
        read << fact.name + QStringLiteral(": ") + fact.value;
    }
    m_facts->setAccessibleDescription(read.join(u'\n'));
}

void AnswerBar::unfold(bool unfolded)
{
    m_facts->setVisible(unfolded && !m_text.facts.empty());
    m_technical->setVisible(unfolded);
    m_copy->setVisible(unfolded);
    m_more->setText(unfolded ? tr("Hide &details") : tr("&Details"));
    m_more->setToolTip(tr("Attempts, waits and the technical text (Alt+D)"));
}

QString AnswerBar::copied() const
{
    QStringList lines{m_text.sentence};
    for (const AnswerText::Fact &fact : m_text.facts)
        lines << fact.name + QStringLiteral(": ") + fact.value;
    lines << m_text.technical;
    return lines.join(u'\n');
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
    m_facts->setAccessibleName(tr("Attempts and waits"));
    m_copy->setText(tr("Cop&y"));
    m_copy->setToolTip(tr("Copy this answer with its technical text (Alt+Y)"));
    unfold(m_technical->isVisibleTo(this));
    m_dismiss->setIcon(icon(QStringLiteral("cross"), Theme::current().muted));
    m_dismiss->setAccessibleName(tr("Dismiss"));
    m_dismiss->setToolTip(tr("Dismiss"));
}

} // namespace holdfast
