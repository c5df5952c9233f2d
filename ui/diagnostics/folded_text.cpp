// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/diagnostics/folded_text.h"

#include "ui/shared/enter_key.h"
#include "ui/shared/list_page.h"
#include "ui/shared/theme.h"

#include <QAbstractTextDocumentLayout>
#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

namespace holdfast {

namespace {

constexpr int kMostLines = 14; // the rest is scrolled to
constexpr int kFrame = 5;      // px: border and padding in the style

} // namespace

FoldedText::FoldedText(QWidget *parent)
    : QWidget(parent), m_fold(new QPushButton(this)), m_copy(new QPushButton(this)), m_text(new QPlainTextEdit(this))
{
    for (QPushButton *button : {m_fold, m_copy}) {
        setRole(button, "link");
        button->setCursor(Qt::PointingHandCursor);
    }
    m_text->setObjectName(QStringLiteral("Technical"));
    m_text->setReadOnly(true);
    m_text->setTabChangesFocus(true);
    m_text->setFont(Theme::fixed());
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_text->setLineWrapMode(QPlainTextEdit::WidgetWidth);
    auto *head = new QHBoxLayout;
    head->setSpacing(Theme::kPadding);
    head->addWidget(m_fold);
    head->addWidget(m_copy);
    head->addStretch();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Theme::kSmallGap);
    layout->addLayout(head);
    layout->addWidget(m_text);
    connect(m_fold, &QPushButton::clicked, this, [this] {
        m_unfolded = !m_unfolded;
        showFold();
    });
    connect(m_copy, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(text()); });
    // It has as many lines as it needs at this width; queued, for its height is not changed while it is laid out.
    connect(m_text->document()->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged, this,
            &FoldedText::fitHeight, Qt::QueuedConnection);
    pressOnEnter(this);
    retranslate();
    setText({});
}

void FoldedText::setWords(const QString &show, const QString &hide, const QString &toolTip)
{
    m_show = show;
    m_hide = hide;
    m_fold->setToolTip(toolTip);
    m_text->setAccessibleName(toolTip);
    showFold();
}

void FoldedText::setText(const QString &text)
{
    if (text != m_text->toPlainText()) // what somebody has marked stays marked
        m_text->setPlainText(text);
    setVisible(!text.isEmpty());
    showFold();
}

QString FoldedText::text() const
{
    return m_text->toPlainText();
}

void FoldedText::showFold()
{
    m_fold->setText(m_unfolded ? m_hide : m_show);
    m_copy->setVisible(m_unfolded);
    m_text->setVisible(m_unfolded);
    fitHeight();
}

void FoldedText::fitHeight()
{
    const QTextDocument *document = m_text->document();
    const QTextLayout *first = document->firstBlock().layout(); // its lines may be higher than the font says
    const qreal line = first->lineCount() > 0 ? first->lineAt(0).height() : m_text->fontMetrics().lineSpacing();
    const int lines = std::clamp(int(document->size().height()), 1, kMostLines);
    const qreal margins = 2 * document->documentMargin() + 1; // with less the field thinks that its last line is hidden
    m_text->setFixedHeight(int(std::ceil(lines * line + margins)) + 2 * kFrame);
}

void FoldedText::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void FoldedText::retranslate()
{
    m_copy->setText(tr("Copy"));
    m_copy->setToolTip(tr("Copy this text"));
}

} // namespace holdfast
