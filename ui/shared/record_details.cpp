// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/record_details.h"

#include "ui/shared/enter_key.h"
#include "ui/shared/list_page.h"
#include "ui/shared/plain_label.h"
#include "ui/shared/theme.h"

#include <QFrame>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QShortcut>
#include <QVBoxLayout>

namespace holdfast {

QShortcut *addKey(QWidget *owner, QKeyCombination keys, QPushButton *button)
{
    auto *shortcut = new QShortcut(keys, owner);
    shortcut->setContext(Qt::WidgetWithChildrenShortcut);
    QObject::connect(shortcut, &QShortcut::activated, button, [button] {
        if (button->isVisible())
            button->click();
    });
    return shortcut;
}

QPushButton *makeLink(QWidget *parent, const QString &text, const QString &toolTip)
{
    auto *link = new QPushButton(QString(text).replace(u'&', QStringLiteral("&&")), parent); // a code has no mnemonic
    setRole(link, "link");
    link->setCursor(Qt::PointingHandCursor);
    link->setToolTip(toolTip);
    link->setAccessibleName(text);
    link->setAccessibleDescription(toolTip);
    pressOnEnter(link->parentWidget());
    return link;
}

QFrame *makeCardRow(QWidget *parent, QVBoxLayout **layout)
{
    auto *row = new QFrame(parent);
    row->setObjectName(QStringLiteral("CardRow"));
    *layout = new QVBoxLayout(row);
    (*layout)->setContentsMargins(Theme::kPadding, Theme::kGap, Theme::kPadding, Theme::kGap);
    (*layout)->setSpacing(Theme::kSmallGap);
    return row;
}

QGridLayout *makeFacts(QWidget *parent, QLabel *(&facts)[4][2])
{
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(Theme::kWidePadding);
    grid->setVerticalSpacing(6);
    grid->setColumnStretch(1, 1);
    int row = 0;
    for (auto &[name, value] : facts) {
        name = plainLabel(parent, "muted");
        value = plainLabel(parent);
        value->setWordWrap(true);
        value->setTextInteractionFlags(Qt::TextSelectableByMouse);
        grid->addWidget(name, row, 0, Qt::AlignTop);
        grid->addWidget(value, row++, 1);
    }
    return grid;
}

QVBoxLayout *layOutCard(QFrame *card, QLabel *title, QLabel *count)
{
    card->setObjectName(QStringLiteral("Card"));
    setRole(title, "strong");
    auto *head = new QHBoxLayout;
    head->setContentsMargins(Theme::kPadding, Theme::kGap, Theme::kPadding, Theme::kGap);
    head->addWidget(title);
    head->addStretch();
    head->addWidget(count);
    auto *rows = new QVBoxLayout;
    rows->setSpacing(0);
    auto *layout = new QVBoxLayout(card);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(head);
    layout->addLayout(rows);
    return rows;
}

void removeAll(QLayout *layout)
{
    while (QLayoutItem *item = layout->takeAt(0)) {
        if (QWidget *widget = item->widget()) {
            widget->hide();
            widget->deleteLater();
        }
        delete item;
    }
}

RecordDetails::RecordDetails(QWidget *parent)
    : QScrollArea(parent), m_body(new QWidget(this)), m_content(new QWidget(m_body)),
      m_layout(new QVBoxLayout(m_content)), m_empty(plainLabel(m_body, "muted"))
{
    setObjectName(QStringLiteral("Details"));
    m_body->setObjectName(QStringLiteral("DetailsBody"));
    setWidget(m_body);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setMinimumWidth(340);
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(Theme::kPadding);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    auto *body = new QVBoxLayout(m_body);
    body->setContentsMargins(Theme::kWidePadding, Theme::kWidePadding, Theme::kWidePadding, Theme::kWidePadding);
    body->addWidget(m_content);
    body->addStretch();
    body->addWidget(m_empty);
    body->addStretch();
    m_content->hide();
}

void RecordDetails::takeFocus()
{
    setFocus(Qt::OtherFocusReason);
}

void RecordDetails::showRecord()
{
    m_empty->hide();
    m_content->show();
}

void RecordDetails::showSentence(const QString &sentence)
{
    m_content->hide();
    m_empty->setText(sentence);
    m_empty->show();
}

QString RecordDetails::said() const
{
    QStringList all;
    for (const QWidget *widget : m_body->findChildren<QWidget *>()) {
        if (!widget->isVisibleTo(this))
            continue;
        if (const auto *label = qobject_cast<const QLabel *>(widget))
            all << label->text();
        else if (const auto *button = qobject_cast<const QPushButton *>(widget))
            all << button->text();
    }
    return all.join(u'\n');
}

void RecordDetails::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT left();
    else
        QScrollArea::keyPressEvent(event);
}

} // namespace holdfast
