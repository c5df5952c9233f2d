// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/list_page.h"

#include "ui/shared/enter_key.h"
#include "ui/shared/format.h"
#include "ui/shared/skeleton_rows.h"
#include "ui/shared/stale_strip.h"
#include "ui/shared/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QShortcut>
#include <QStackedLayout>
#include <QStyle>
#include <QTimer>

namespace holdfast {

namespace {

constexpr int kTypingPause = 250; // ms
constexpr int kPatience = 150;    // ms
constexpr int kDrawing = 72;      // px

} // namespace

QPushButton *makeChip(QWidget *parent)
{
    auto *chip = new QPushButton(parent);
    setRole(chip, "chip");
    chip->setCursor(Qt::PointingHandCursor);
    return chip;
}

void setRole(QWidget *widget, const char *role)
{
    widget->setProperty("role", QLatin1String(role));
    widget->style()->unpolish(widget);
    widget->style()->polish(widget);
}

ListPage::ListPage(QWidget *parent)
    : QWidget(parent), m_title(new QLabel(this)), m_count(new QLabel(this)), m_filter(new QLineEdit(this)),
      m_titleRow(new QHBoxLayout), m_chips(new QHBoxLayout), m_clear(new QPushButton(this)),
      m_refresh(new QPushButton(this)), m_table(new ListTable(this)), m_skeleton(new SkeletonRows(m_table)),
      m_stale(new StaleStrip(this)), m_message(new QWidget(this)), m_messageIcon(new QLabel(m_message)),
      m_messageText(new QLabel(m_message)), m_messageAction(new QPushButton(m_message)), m_foot(new QLabel(this)),
      m_place(new QLabel(this)), m_stack(new QStackedLayout), m_typing(new QTimer(this)), m_patience(new QTimer(this)),
      m_findKey(new QShortcut(QKeySequence::Find, this)), m_refreshKey(new QShortcut(QKeySequence::Refresh, this))
{
    setObjectName(QStringLiteral("ListPage"));
    setAttribute(Qt::WA_StyledBackground);
    m_title->setFont(Theme::title());
    m_count->setProperty("role", QStringLiteral("muted"));
    m_foot->setProperty("role", QStringLiteral("muted"));
    m_place->setProperty("role", QStringLiteral("muted"));
    m_filter->setMinimumWidth(150);
    m_filter->setMaximumWidth(220);
    m_filter->setClearButtonEnabled(true);
    m_clear->setProperty("role", QStringLiteral("link"));
    m_refresh->setProperty("role", QStringLiteral("link"));

    m_titleRow->setSpacing(Theme::kPadding);
    auto *titles = new QHBoxLayout; // as high as its words, beside buttons of any height
    titles->setSpacing(Theme::kPadding);
    titles->addWidget(m_title);
    titles->addWidget(m_count, 0, Qt::AlignBottom);
    m_titleRow->addLayout(titles);
    m_titleRow->setAlignment(titles, Qt::AlignVCenter);
    m_titleRow->addStretch();
    m_titleRow->addWidget(m_refresh);
    m_chips->setSpacing(Theme::kGap);
    auto *filterRow = new QHBoxLayout;
    filterRow->setSpacing(Theme::kGap);
    filterRow->addWidget(m_filter, 1);
    filterRow->addLayout(m_chips);
    filterRow->addWidget(m_clear);
    filterRow->addStretch();
    auto *head = new QWidget(this);
    head->setObjectName(QStringLiteral("ListHead"));
    head->setAttribute(Qt::WA_StyledBackground);
    auto *headLayout = new QVBoxLayout(head);
    headLayout->setContentsMargins(Theme::kWidePadding, Theme::kPadding, Theme::kWidePadding, Theme::kPadding);
    headLayout->setSpacing(Theme::kGap);
    headLayout->addLayout(m_titleRow);
    headLayout->addLayout(filterRow);

    m_table->setShowGrid(false);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setWordWrap(false);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed); // measuring a million rows takes a minute
    m_table->verticalHeader()->setDefaultSectionSize(Theme::kRowHeight);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setSectionsClickable(true);
    m_table->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_skeleton->hide();

    m_messageText->setAlignment(Qt::AlignCenter);
    m_messageText->setWordWrap(true);
    m_messageIcon->setAlignment(Qt::AlignCenter);
    auto *message = new QVBoxLayout(m_message);
    message->setSpacing(Theme::kPadding);
    message->addStretch(2);
    message->addWidget(m_messageIcon);
    message->addWidget(m_messageText);
    message->addWidget(m_messageAction, 0, Qt::AlignCenter);
    message->addStretch(3);
    m_stack->addWidget(m_table);
    m_stack->addWidget(m_message);

    auto *foot = new QWidget(this);
    foot->setObjectName(QStringLiteral("ListFoot"));
    foot->setAttribute(Qt::WA_StyledBackground);
    auto *footLayout = new QHBoxLayout(foot);
    footLayout->setContentsMargins(Theme::kWidePadding, Theme::kGap, Theme::kWidePadding, Theme::kGap);
    footLayout->addWidget(m_foot);
    footLayout->addStretch();
    footLayout->addWidget(m_place);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(head);
    layout->addWidget(m_stale);
    layout->addLayout(m_stack, 1);
    layout->addWidget(foot);

    m_typing->setSingleShot(true);
    m_typing->setInterval(kTypingPause);
    m_patience->setSingleShot(true);
    m_patience->setInterval(kPatience);
    connect(m_filter, &QLineEdit::textChanged, m_typing, qOverload<>(&QTimer::start));
    connect(m_typing, &QTimer::timeout, this, [this] { Q_EMIT filterTyped(m_filter->text()); });
    connect(m_patience, &QTimer::timeout, this, [this] {
        showMessage(false);
        m_skeleton->show();
    });
    connect(m_table, &ListTable::placeChanged, this, &ListPage::showPlace);
    connect(m_stale, &StaleStrip::actionChosen, this, &ListPage::refreshed);
    connect(m_clear, &QPushButton::clicked, this, &ListPage::cleared);
    connect(m_refresh, &QPushButton::clicked, this, &ListPage::refreshed);
    connect(m_messageAction, &QPushButton::clicked, this, &ListPage::actionChosen);
    connect(m_findKey, &QShortcut::activated, m_filter, [this] {
        m_filter->setFocus(Qt::ShortcutFocusReason);
        m_filter->selectAll();
    });
    connect(m_refreshKey, &QShortcut::activated, this, &ListPage::refreshed);
    // Enter in the filter: at once, and on to what it found.
    connect(m_filter, &QLineEdit::returnPressed, this, [this] {
        m_typing->stop();
        Q_EMIT filterTyped(m_filter->text());
        m_table->setFocus(Qt::OtherFocusReason);
    });
    setTabOrder(m_refresh, m_filter);
    setTabOrder(m_filter, m_clear);
    setTabOrder(m_clear, m_stale->button());
    setTabOrder(m_stale->button(), m_table);
    setTabOrder(m_table, m_messageAction);
    pressOnEnter(this);
    setClearable(false);
    retranslate();
}

void ListPage::addChip(QPushButton *chip)
{
    QWidget *before = m_chips->isEmpty() ? m_filter : m_chips->itemAt(m_chips->count() - 1)->widget();
    m_chips->addWidget(chip);
    setTabOrder(before, chip);
    setTabOrder(chip, m_clear);
}

void ListPage::addAction(QPushButton *action)
{
    m_titleRow->addWidget(action);
    setTabOrder(m_refresh, action);
    setTabOrder(action, m_filter);
}

void ListPage::setFilterable(bool filterable)
{
    m_filter->setVisible(filterable);
    m_findKey->setKey(filterable ? QKeySequence(QKeySequence::Find) : QKeySequence());
}

void ListPage::setTitle(const QString &title)
{
    setWindowTitle(title); // the keys of the list are told under it
    m_title->setText(title);
    m_table->setAccessibleName(title);
}

void ListPage::setCount(const QString &count)
{
    m_count->setText(count);
}

void ListPage::setFoot(const QString &foot)
{
    m_foot->setText(foot);
}

void ListPage::setClearable(bool clearable)
{
    m_clear->setVisible(clearable);
}

void ListPage::setMatching(const std::optional<qint64> &rows)
{
    m_matching = rows;
    showPlace();
}

void ListPage::setStale(const QString &sentence, const QString &action)
{
    m_stale->say(sentence, action);
}

void ListPage::setState(State state, const QString &sentence, const QString &action)
{
    const bool waited = state == State::Loading && m_state == State::Loading; // the same wait goes on
    m_state = state;
    showPlace();
    if (state == State::Loading) {
        m_skeleton->setSentence(sentence);
        if (!waited)
            m_patience->start();
        return;
    }
    m_patience->stop();
    m_skeleton->hide();
    if (state == State::Rows) {
        showMessage(false);
        return;
    }
    const bool failed = state == State::Failed;
    const Theme &theme = Theme::current();
    m_messageIcon->setPixmap(iconPixmap(failed ? QStringLiteral("failed") : QStringLiteral("empty"),
                                        failed ? theme.wrong : theme.muted, kDrawing, devicePixelRatioF()));
    m_messageText->setText(sentence);
    m_message->setAccessibleName(sentence);
    m_messageAction->setText(action);
    m_messageAction->setVisible(!action.isEmpty());
    showMessage(true);
}

void ListPage::showMessage(bool shown)
{
    // The focus stays at what takes the place of where it was.
    const QWidget *focus = focusWidget();
    const bool follows =
        focus && focus->hasFocus() && (shown ? focus == m_table : focus == m_message || m_message->isAncestorOf(focus));
    m_stack->setCurrentWidget(shown ? m_message : static_cast<QWidget *>(m_table));
    // Who goes to the list while there is none comes to the sentence, and from there to the rows.
    m_table->setFocusProxy(!shown ? nullptr : m_messageAction->isHidden() ? m_message : m_messageAction);
    if (follows)
        m_table->setFocus(Qt::OtherFocusReason);
}

void ListPage::showPlace()
{
    const int selected = m_table->selectedCount();
    const QModelIndex current = m_table->currentIndex();
    QString place;
    if (m_state == State::Rows && selected > 1)
        place = m_matching ? tr("%1 selected of %2 matching").arg(format::count(selected), format::count(*m_matching))
                           : tr("%1 selected").arg(format::count(selected));
    else if (m_state == State::Rows && current.isValid()) {
        const qint64 row = current.row() + 1;
        place = m_matching && *m_matching >= row
                    ? tr("row %1 of %2").arg(format::count(row), format::count(*m_matching))
                    : tr("row %1").arg(format::count(row));
    }
    m_place->setText(place);
}

void ListPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void ListPage::retranslate()
{
    m_filter->setPlaceholderText(tr("Filter…  (Ctrl F)"));
    m_filter->setAccessibleName(tr("Filter"));
    m_findKey->setWhatsThis(tr("Filter"));
    m_refreshKey->setWhatsThis(tr("Refresh"));
    m_clear->setText(tr("Clear all"));
    m_refresh->setIcon(icon(QStringLiteral("refresh"), Theme::current().muted));
    m_refresh->setAccessibleName(tr("Refresh"));
    m_refresh->setToolTip(tr("Refresh (F5)"));
    showPlace();
}

} // namespace holdfast
