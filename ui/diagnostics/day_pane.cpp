// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/diagnostics/day_pane.h"

#include "sql/connection/lane.h"
#include "ui/diagnostics/day_text.h"
#include "ui/shared/answer_bar.h"
#include "ui/shared/enter_key.h"
#include "ui/shared/format.h"
#include "ui/shared/list_page.h"
#include "ui/shared/plain_label.h"
#include "ui/shared/record_details.h"
#include "ui/shared/stale_strip.h"
#include "ui/shared/theme.h"

#include <QDateEdit>
#include <QDir>
#include <QEvent>
#include <QFileDialog>
#include <QFrame>
#include <QHeaderView>
#include <QLabel>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QSaveFile>
#include <QScrollArea>
#include <QScrollBar>
#include <QShortcut>
#include <QStackedLayout>
#include <QStandardItemModel>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <tuple>
#include <utility>

namespace holdfast {

namespace {

constexpr int kPatience = 150; // ms
constexpr int kAgain = 60'000; // ms
constexpr int kDrawing = 72;   // px
constexpr int kSmallIcon = 16; // px

enum Column { Operation, Order, Customer, Account, Workstation, Asked, Age, Known, CallBack };
constexpr int kOrderRole = Qt::UserRole + 1;

enum TileOf { CancelledTile, RefusedTile, ExpiredTile, CasesTile, UnconfirmedTile };

QStandardItem *itemOf(const QString &text, bool isNumber = false, const QString &toolTip = {})
{
    auto *item = new QStandardItem(text);
    item->setEditable(false);
    item->setToolTip(toolTip.isEmpty() ? text : toolTip);
    item->setTextAlignment(isNumber ? Qt::AlignRight | Qt::AlignVCenter : Qt::AlignLeft | Qt::AlignVCenter);
    return item;
}

void setTitles(QStandardItemModel *model, const QStringList &titles, const QList<int> &numbers)
{
    model->setColumnCount(int(titles.size()));
    for (int column = 0; column < titles.size(); ++column) {
        model->setHeaderData(column, Qt::Horizontal, titles.at(column));
        const bool isNumber = numbers.contains(column);
        model->setHeaderData(column, Qt::Horizontal,
                             QVariant(isNumber ? Qt::AlignRight | Qt::AlignVCenter : Qt::AlignLeft | Qt::AlignVCenter),
                             Qt::TextAlignmentRole);
    }
}

// As high as its rows: what scrolls is the whole day.
void fit(ListTable *table)
{
    const int rows = table->model()->rowCount();
    table->setVisible(rows > 0);
    table->setFixedHeight(table->horizontalHeader()->sizeHint().height() + rows * Theme::kRowHeight +
                          2 * table->frameWidth() + Theme::kPadding);
}

} // namespace

DayPane::DayPane(const StoreDesk &desk, const StoreFacts &store, QWidget *parent)
    : QWidget(parent), m_desk(desk), m_store(store), m_day(StoreDay::today()), m_title(plainLabel(this)),
      m_before(new QToolButton(this)), m_field(new QDateEdit(this)), m_after(new QToolButton(this)),
      m_today(new QPushButton(this)), m_refresh(new QPushButton(this)), m_print(new QPushButton(this)),
      m_export(new QPushButton(this)), m_zone(plainLabel(this, "muted")), m_asOf(plainLabel(this, "muted")),
      m_answer(new AnswerBar(this)), m_stale(new StaleStrip(this)), m_stack(new QStackedLayout),
      m_scroll(new QScrollArea(this)), m_message(new QWidget(this)), m_messageIcon(new QLabel(m_message)),
      m_messageText(plainLabel(m_message)), m_messageAction(new QPushButton(m_message)), m_body(new QWidget(m_scroll)),
      m_unconfirmedCard(makeCard()), m_cancelCard(makeCard()), m_answerCard(makeCard()), m_quoteCard(makeCard()),
      m_caseCard(makeCard()), m_unconfirmedNone(plainLabel(m_unconfirmedCard.frame)),
      m_unconfirmedLimit(plainLabel(m_unconfirmedCard.frame, "caution")),
      m_cancelNone(plainLabel(m_cancelCard.frame, "muted")), m_unconfirmedModel(new QStandardItemModel(this)),
      m_cancelModel(new QStandardItemModel(this)), m_patience(new QTimer(this)), m_again(new QTimer(this)),
      m_beforeKey(new QShortcut(Qt::ALT | Qt::Key_PageUp, this)),
      m_afterKey(new QShortcut(Qt::ALT | Qt::Key_PageDown, this)),
      m_refreshKey(new QShortcut(QKeySequence::Refresh, this)), m_printKey(addKey(this, Qt::CTRL | Qt::Key_P, m_print)),
      m_exportKey(addKey(this, Qt::CTRL | Qt::Key_E, m_export))
{
    setObjectName(QStringLiteral("ListPage"));
    setAttribute(Qt::WA_StyledBackground);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layOutHead(layout);
    layout->addWidget(m_stale);
    layOutBody();
    layOutMessage();
    m_stack->addWidget(m_scroll);
    m_stack->addWidget(m_message);
    layout->addLayout(m_stack, 1);

    m_patience->setSingleShot(true);
    m_patience->setInterval(kPatience);
    m_again->setInterval(kAgain);
    connect(m_patience, &QTimer::timeout, this, [this] {
        m_waited = true;
        showMessage();
    });
    connect(m_again, &QTimer::timeout, this, [this] {
        if (!m_figures || !isOver(*m_figures))
            refresh();
    });
    connect(m_field, &QDateEdit::dateChanged, this, &DayPane::setDate);
    connect(m_before, &QToolButton::clicked, this, [this] { setDate(m_day.date.addDays(-1)); });
    connect(m_after, &QToolButton::clicked, this, [this] { setDate(m_day.date.addDays(1)); });
    connect(m_today, &QPushButton::clicked, this, [this] { setDate(QDate::currentDate()); });
    connect(m_refresh, &QPushButton::clicked, this, &DayPane::refresh);
    connect(m_messageAction, &QPushButton::clicked, this, &DayPane::refresh);
    connect(m_stale, &StaleStrip::actionChosen, this, &DayPane::refresh);
    connect(m_print, &QPushButton::clicked, this, &DayPane::print);
    connect(m_export, &QPushButton::clicked, this, &DayPane::exportFile);
    connect(m_answer, &AnswerBar::dismissed, m_field, qOverload<>(&QWidget::setFocus));
    for (QShortcut *key : {m_beforeKey, m_afterKey, m_refreshKey})
        key->setContext(Qt::WidgetWithChildrenShortcut);
    connect(m_beforeKey, &QShortcut::activated, m_before, &QToolButton::click);
    connect(m_afterKey, &QShortcut::activated, m_after, &QToolButton::click);
    connect(m_refreshKey, &QShortcut::activated, this, &DayPane::refresh);
    pressOnEnter(this);
    QWidget *last = m_before;
    for (QWidget *next : QList<QWidget *>{m_field, m_after, m_today, m_refresh, m_print, m_export, m_stale->button(),
                                          m_messageAction, m_scroll, m_unconfirmedTable, m_cancelTable}) {
        setTabOrder(last, next);
        last = next;
    }
    setFocusProxy(m_field);
    showToday();
    retranslate();
}

void DayPane::layOutHead(QVBoxLayout *layout)
{
    m_title->setFont(Theme::title());
    for (QToolButton *step : {m_before, m_after}) {
        step->setObjectName(QStringLiteral("DayStep"));
        step->setFixedSize(Theme::kControlHeight, Theme::kControlHeight);
        step->setFocusPolicy(Qt::StrongFocus);
    }
    m_field->setCalendarPopup(true);
    m_field->setKeyboardTracking(false);
    m_field->setMinimumWidth(180);
    setRole(m_refresh, "link");
    m_zone->setWordWrap(true);
    m_asOf->setWordWrap(true);
    auto *row = new QHBoxLayout;
    row->setSpacing(Theme::kGap);
    row->addWidget(m_title);
    row->addSpacing(Theme::kGap);
    for (QWidget *each : QList<QWidget *>{m_before, m_field, m_after, m_today})
        row->addWidget(each);
    row->addStretch();
    for (QWidget *each : QList<QWidget *>{m_refresh, m_print, m_export})
        row->addWidget(each);
    auto *head = new QWidget(this);
    head->setObjectName(QStringLiteral("ListHead"));
    head->setAttribute(Qt::WA_StyledBackground);
    auto *inner = new QVBoxLayout(head);
    inner->setContentsMargins(Theme::kWidePadding, Theme::kPadding, Theme::kWidePadding, Theme::kPadding);
    inner->setSpacing(Theme::kSmallGap);
    inner->addLayout(row);
    inner->addSpacing(Theme::kSmallGap);
    inner->addWidget(m_zone);
    inner->addWidget(m_asOf);
    inner->addWidget(m_answer);
    layout->addWidget(head);
}

void DayPane::layOutBody()
{
    m_scroll->setObjectName(QStringLiteral("Details"));
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::TabFocus); // so that the keys scroll it
    m_body->setObjectName(QStringLiteral("DetailsBody"));
    m_scroll->setWidget(m_body);
    auto *tiles = new QHBoxLayout;
    tiles->setSpacing(Theme::kPadding);
    for (Tile &tile : m_tiles)
        tile = makeTile(tiles);

    m_unconfirmedTable = makeTable(m_unconfirmedCard, m_unconfirmedModel);
    m_cancelTable = makeTable(m_cancelCard, m_cancelModel);
    for (const auto &[card, label] :
         {std::pair(&m_unconfirmedCard, m_unconfirmedNone), std::pair(&m_unconfirmedCard, m_unconfirmedLimit),
          std::pair(&m_cancelCard, m_cancelNone)}) {
        label->setWordWrap(true);
        label->setContentsMargins(Theme::kPadding, Theme::kSmallGap, Theme::kPadding, Theme::kPadding);
        card->rows->addWidget(label);
    }
    connect(m_unconfirmedTable, &QTableView::activated, this, &DayPane::openRow);

    auto *right = new QVBoxLayout;
    right->setSpacing(Theme::kPadding);
    for (const Card *card : {&m_answerCard, &m_quoteCard, &m_caseCard})
        right->addWidget(card->frame);
    right->addStretch(1);
    auto *left = new QVBoxLayout;
    left->addWidget(m_cancelCard.frame);
    left->addStretch(1);
    auto *both = new QHBoxLayout;
    both->setSpacing(Theme::kPadding);
    both->addLayout(left, 3);
    both->addLayout(right, 2);

    auto *body = new QVBoxLayout(m_body);
    body->setContentsMargins(Theme::kWidePadding, Theme::kWidePadding, Theme::kWidePadding, Theme::kWidePadding);
    body->setSpacing(Theme::kPadding);
    body->addLayout(tiles);
    body->addWidget(m_unconfirmedCard.frame);
    body->addLayout(both);
    body->addStretch(1); // all that is left over
}

void DayPane::layOutMessage()
{
    m_messageIcon->setAlignment(Qt::AlignCenter);
    m_messageText->setAlignment(Qt::AlignCenter);
    m_messageText->setWordWrap(true);
    auto *message = new QVBoxLayout(m_message);
    message->setSpacing(Theme::kPadding);
    message->addStretch(2);
    message->addWidget(m_messageIcon);
    message->addWidget(m_messageText);
    message->addWidget(m_messageAction, 0, Qt::AlignCenter);
    message->addStretch(3);
}

DayPane::Tile DayPane::makeTile(QHBoxLayout *row)
{
    Tile tile;
    tile.frame = new QFrame(m_body);
    tile.frame->setObjectName(QStringLiteral("Card"));
    tile.icon = new QLabel(tile.frame);
    tile.name = plainLabel(tile.frame, "muted");
    tile.name->setWordWrap(true);
    tile.value = plainLabel(tile.frame);
    tile.value->setFont(Theme::title());
    tile.note = plainLabel(tile.frame, "muted");
    tile.note->setWordWrap(true);
    auto *top = new QHBoxLayout;
    top->setSpacing(Theme::kSmallGap);
    top->addWidget(tile.name, 1);
    top->addWidget(tile.icon, 0, Qt::AlignTop);
    auto *layout = new QVBoxLayout(tile.frame);
    layout->setContentsMargins(Theme::kPadding, Theme::kGap, Theme::kPadding, Theme::kGap);
    layout->setSpacing(Theme::kSmallGap);
    layout->addLayout(top);
    layout->addWidget(tile.value);
    layout->addWidget(tile.note);
    layout->addStretch();
    row->addWidget(tile.frame, 1);
    return tile;
}

DayPane::Card DayPane::makeCard()
{
    Card card;
    card.frame = new QFrame(m_body);
    card.title = plainLabel(card.frame);
    card.count = plainLabel(card.frame, "muted");
    card.rows = layOutCard(card.frame, card.title, card.count);
    card.rows->setContentsMargins(1, 0, 1, 1); // the card's frame is seen beside a table
    return card;
}

ListTable *DayPane::makeTable(const Card &card, QStandardItemModel *model)
{
    auto *table = new ListTable(card.frame);
    table->setModel(model);
    table->setShowGrid(false);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setWordWrap(false);
    table->setTabKeyNavigation(false);
    table->verticalHeader()->hide();
    table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    table->verticalHeader()->setDefaultSectionSize(Theme::kRowHeight);
    table->horizontalHeader()->setHighlightSections(false);
    table->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    table->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed); // its card does not grow either
    card.rows->addWidget(table);
    connect(table, &ListTable::placeChanged, this, [this, table] { followRow(table); });
    return table;
}

// The table does not scroll, so the day does.
void DayPane::followRow(const ListTable *table)
{
    if (!table->hasFocus() || !table->currentIndex().isValid())
        return;
    const QRect row = table->visualRect(table->currentIndex());
    const QPoint at = table->viewport()->mapTo(m_body, row.center());
    m_scroll->ensureVisible(m_scroll->horizontalScrollBar()->value(), at.y(), 0, 2 * Theme::kRowHeight);
}

void DayPane::openRow(const QModelIndex &index)
{
    const QVariant order = index.siblingAtColumn(Order).data(kOrderRole);
    if (order.isValid())
        Q_EMIT orderAsked(OrderId{order.toLongLong()});
}

void DayPane::setDate(const QDate &date)
{
    showToday();
    const QDate day = std::min(date, m_field->maximumDate());
    if (!day.isValid() || day == m_day.date)
        return;
    m_day = {day, QTimeZone::systemTimeZone()};
    m_field->setDate(day); // comes back here, and finds it done
    m_figures.reset();     // they are another day's
    m_failed.reset();
    refresh();
}

// Midnight passes while the window is open.
void DayPane::showToday()
{
    const QDate today = QDate::currentDate();
    m_field->setMaximumDate(today);
    if (m_field->date() != m_day.date)
        m_field->setDate(m_day.date);
    const bool isLast = m_day.date >= today;
    if (isLast && (m_after->hasFocus() || m_today->hasFocus()))
        m_field->setFocus(Qt::OtherFocusReason); // before it is disabled, and the focus goes anywhere
    m_after->setEnabled(!isLast);
    m_today->setEnabled(!isLast);
}

void DayPane::refresh()
{
    m_asked = true;
    m_waited = false;
    if (!m_figures)
        m_failed.reset();
    showToday();
    ask();
    askUnconfirmed();
    m_patience->start();
    showAll();
}

void DayPane::ask()
{
    const quint64 ticket = ++m_ticket;
    whenAnswered(m_desk.diagnostics.endOfDay(m_day.since(), m_day.until()), this,
                 [this, ticket](const Reply<EndOfDay> &reply) {
                     if (ticket != m_ticket)
                         return;
                     m_failed = reply.error() ? std::optional(*reply.error()) : std::nullopt;
                     if (reply.value())
                         m_figures = *reply.value();
                     showAll();
                 });
}

void DayPane::askUnconfirmed()
{
    const quint64 ticket = ++m_unconfirmedTicket;
    whenAnswered(m_desk.diagnostics.pendingOfAll(), this,
                 [this, ticket](const Reply<std::vector<UnconfirmedRow>> &reply) {
                     if (ticket != m_unconfirmedTicket)
                         return;
                     m_unconfirmedFailed = reply.error() ? std::optional(*reply.error()) : std::nullopt;
                     if (reply.value())
                         m_unconfirmed = *reply.value();
                     showAll();
                 });
}

std::optional<DayReport> DayPane::report() const
{
    if (!m_figures || !m_unconfirmed)
        return std::nullopt;
    return DayReport{m_store, m_day, *m_figures, *m_unconfirmed};
}

void DayPane::showAll()
{
    showHead();
    showMessage();
    showActions();
    const bool old = (m_failed && m_figures) || (m_unconfirmedFailed && m_unconfirmed);
    m_stale->say(old ? tr("This could not be read again; it is shown as it was.") : QString(), tr("Try again"));
    if (!m_figures)
        return;
    using What = EndOfDay::Line::What;
    std::vector<EndOfDay::Line> answers, quotes, cases;
    for (const EndOfDay::Line &line : m_figures->lines()) {
        if (line.what == What::Answer)
            answers.push_back(line);
        else if (line.what == What::QuotesIssued || line.what == What::QuotesUsed || line.what == What::QuotesExpired)
            quotes.push_back(line);
        else if (line.what == What::CriticalCases || line.what == What::Warnings || line.what == What::Notices)
            cases.push_back(line);
    }
    showTiles();
    showUnconfirmed();
    showCancels();
    showFigures(m_answerCard, answers, tr("Nothing was asked on this day that is kept with its answer."));
    showFigures(m_quoteCard, quotes, {});
    showFigures(m_caseCard, cases, {});
}

void DayPane::showHead()
{
    const QString length = lengthWords(m_day);
    m_zone->setText(dayName(m_day.date) + QStringLiteral(" · ") + zoneName(m_day) +
                    (length.isEmpty() ? QString() : QStringLiteral(" · ") + length));
    m_zone->setToolTip(tr("From %1, until %2").arg(format::utc(m_day.since()), format::utc(m_day.until())));
    m_asOf->setText(m_figures ? asOfWords(*m_figures) : QString());
    m_asOf->setToolTip(m_figures ? format::utc(m_figures->snapshot) : QString());
    m_asOf->setVisible(m_figures.has_value());
    setRole(m_asOf, m_figures && !isOver(*m_figures) ? "caution" : "muted");
}

void DayPane::showMessage()
{
    const QWidget *focus = focusWidget();
    const bool follows =
        focus && focus->hasFocus() && (m_scroll->isAncestorOf(focus) || m_message->isAncestorOf(focus));
    if (m_figures) {
        m_stack->setCurrentWidget(m_scroll);
        if (follows && !focus->isVisible())
            m_scroll->setFocus(Qt::OtherFocusReason);
        return;
    }
    const Theme &theme = Theme::current();
    QString text, drawing = QStringLiteral("clock");
    QColor colour = theme.muted;
    const bool forbidden = m_failed && m_failed->kind == DbError::Kind::NotPermitted;
    if (forbidden) {
        text = tr("Your account may not read a day of the store. Ask a supervisor.");
        drawing = QStringLiteral("person");
    } else if (m_failed) {
        const bool gone =
            m_failed->kind == DbError::Kind::Unreachable || m_failed->kind == DbError::Kind::ConnectionLost;
        text = gone ? tr("The database cannot be reached, so the day could not be read.")
                    : tr("The day could not be read.");
        drawing = QStringLiteral("failed");
        colour = theme.wrong;
    } else if (m_waited) {
        text = tr("Reading the day…");
    }
    m_messageIcon->setPixmap(text.isEmpty() ? QPixmap() : iconPixmap(drawing, colour, kDrawing, devicePixelRatioF()));
    m_messageText->setText(text);
    m_messageText->setToolTip(m_failed ? m_failed->text : QString());
    m_message->setAccessibleName(text);
    m_messageAction->setVisible(m_failed && !forbidden);
    m_stack->setCurrentWidget(m_message);
    if (follows)
        (m_messageAction->isHidden() ? static_cast<QWidget *>(m_field) : m_messageAction)
            ->setFocus(Qt::OtherFocusReason);
}

void DayPane::showTile(const Tile &tile, const QString &name, const QString &value, const QString &note, Tone tone)
{
    const Theme &theme = Theme::current();
    tile.name->setText(name);
    tile.value->setText(value);
    tile.note->setText(note);
    tile.note->setVisible(!note.isEmpty());
    tile.frame->setAccessibleName(QStringList{name, value, note}.join(QStringLiteral(": ")));
    const bool marked = tone == Tone::Caution || tone == Tone::Wrong;
    tile.icon->setVisible(tone != Tone::Plain);
    if (tone != Tone::Plain)
        tile.icon->setPixmap(iconPixmap(marked ? QStringLiteral("alert") : QStringLiteral("check"),
                                        tone == Tone::Wrong     ? theme.wrong
                                        : tone == Tone::Caution ? theme.caution
                                                                : theme.good,
                                        kSmallIcon, devicePixelRatioF()));
    setRole(tile.value, tone == Tone::Wrong ? "wrong" : tone == Tone::Caution ? "caution" : "");
}

void DayPane::showTiles()
{
    const EndOfDay &day = *m_figures;
    qint64 units = 0, answers = 0;
    for (const EndOfDay::Cancels &each : day.cancels)
        units += each.units;
    for (const EndOfDay::Answers &each : day.answers)
        answers += each.times;
    showTile(m_tiles[CancelledTile], tr("Orders cancelled"), format::count(day.cancelled()),
             day.cancels.empty() ? QString() : tr("units given back: %1").arg(format::count(units)), Tone::Plain);
    showTile(m_tiles[RefusedTile], tr("Refused"), format::count(day.refused()),
             answers == 0 ? tr("nothing was asked") : tr("of %1 asked").arg(format::count(answers)), Tone::Plain);
    const qint64 ended = day.quotesUsed + day.quotesExpired;
    showTile(m_tiles[ExpiredTile], tr("Quotes expired"), shareWords(day),
             ended == 0 ? tr("no quote of this day has ended")
                        : tr("%1 of %2 that ended").arg(format::count(day.quotesExpired), format::count(ended)),
             Tone::Plain);
    const OpenIncidents &open = day.openCases;
    const qint64 cases = open.critical + open.warnings + open.notices;
    showTile(m_tiles[CasesTile], tr("Cases open now"), format::count(cases),
             open.critical > 0 ? tr("critical: %1").arg(format::count(open.critical)) : QString(),
             open.critical > 0   ? Tone::Wrong
             : open.warnings > 0 ? Tone::Caution
                                 : Tone::Good);
    showTile(m_tiles[UnconfirmedTile], tr("Unconfirmed now"), format::count(day.unconfirmed), tr("at all desks"),
             day.unconfirmed > 0 ? Tone::Wrong : Tone::Good);
}

void DayPane::showUnconfirmed()
{
    const Card &card = m_unconfirmedCard;
    card.title->setText(tr("Unconfirmed now, of all desks"));
    card.count->setText(m_unconfirmed && !m_unconfirmed->empty() ? tr("the longest in doubt first") : QString());
    QModelIndex current = m_unconfirmedTable->currentIndex();
    const QString operation = current.siblingAtColumn(Operation).data(kOrderRole).toString();
    m_unconfirmedModel->removeRows(0, m_unconfirmedModel->rowCount());
    const Theme &theme = Theme::current();
    if (m_unconfirmed) {
        for (const UnconfirmedRow &row : *m_unconfirmed) {
            const bool notDone = !row.finding.isEmpty();
            QList<QStandardItem *> items{
                itemOf(kindWords(row.kind), false, row.operation.text()),
                itemOf(numberWords(row.order), true, row.order ? tr("Show this order (Enter)") : QString()),
                itemOf(numberWords(row.customer), true),
                itemOf(row.account),
                itemOf(row.workstation),
                itemOf(format::dayAndTime(row.askedAt), false, format::utc(row.askedAt)),
                itemOf(ageWords(row)),
                itemOf(findingWords(row)),
                itemOf(callBackWords(row))};
            items.at(Operation)->setData(row.operation.text(), kOrderRole);
            if (row.order) {
                items.at(Order)->setData(number(*row.order), kOrderRole);
                items.at(Order)->setForeground(theme.accent);
            }
            items.at(Known)->setForeground(notDone ? theme.caution : theme.wrong);
            items.at(Known)->setIcon(icon(notDone ? QStringLiteral("alert") : QStringLiteral("question"),
                                          notDone ? theme.caution : theme.wrong));
            m_unconfirmedModel->appendRow(items);
            if (!operation.isEmpty() && row.operation.text() == operation)
                current = items.front()->index();
        }
    }
    fit(m_unconfirmedTable);
    m_unconfirmedTable->resizeColumnsToContents();
    m_unconfirmedTable->horizontalHeader()->setStretchLastSection(true);
    if (!operation.isEmpty() && current.isValid())
        m_unconfirmedTable->setCurrentIndex(current);

    const bool forbidden = m_unconfirmedFailed && m_unconfirmedFailed->kind == DbError::Kind::NotPermitted;
    const bool none = m_unconfirmed && m_unconfirmed->empty();
    m_unconfirmedNone->setText(none            ? tr("Every desk knows how everything ended that was asked there.")
                               : m_unconfirmed ? QString()
                               : forbidden
                                   ? tr("Your account may not see what other desks do not know. Ask a supervisor.")
                               : m_unconfirmedFailed ? tr("What is unconfirmed could not be read. F5 tries again.")
                                                     : tr("Reading what is unconfirmed…"));
    setRole(m_unconfirmedNone, none ? "good" : m_unconfirmedFailed && !forbidden ? "wrong" : "muted");
    m_unconfirmedNone->setVisible(!m_unconfirmed || none);
    const QString limit = m_unconfirmed ? limitWords(m_unconfirmed->size(), m_figures->unconfirmed) : QString();
    m_unconfirmedLimit->setText(limit);
    m_unconfirmedLimit->setVisible(!limit.isEmpty());
}

void DayPane::showCancels()
{
    const EndOfDay &day = *m_figures;
    m_cancelCard.title->setText(tr("Cancelled, by person and reason"));
    m_cancelCard.count->setText(day.cancels.empty() ? QString() : tr("orders: %1").arg(format::count(day.cancelled())));
    const QModelIndex current = m_cancelTable->currentIndex();
    m_cancelModel->removeRows(0, m_cancelModel->rowCount());
    for (const EndOfDay::Cancels &each : day.cancels)
        m_cancelModel->appendRow({itemOf(each.who), itemOf(reasonWords(each.reason)),
                                  itemOf(format::count(each.orders), true), itemOf(format::count(each.units), true)});
    fit(m_cancelTable);
    QHeaderView *header = m_cancelTable->horizontalHeader();
    header->setStretchLastSection(false);
    for (int column = 0; column < m_cancelModel->columnCount(); ++column)
        header->setSectionResizeMode(column, column == 1 ? QHeaderView::Stretch : QHeaderView::ResizeToContents);
    if (current.isValid())
        m_cancelTable->setCurrentIndex(m_cancelModel->index(current.row(), current.column()));
    m_cancelNone->setText(tr("Nobody cancelled an order on this day."));
    m_cancelNone->setVisible(day.cancels.empty());
}

void DayPane::showFigures(const Card &card, const std::vector<EndOfDay::Line> &lines, const QString &none)
{
    removeAll(card.rows);
    const auto add = [&](const QString &name, const QString &value, const char *role) {
        QVBoxLayout *layout = nullptr;
        QFrame *row = makeCardRow(card.frame, &layout);
        QLabel *words = plainLabel(row, role);
        words->setText(name);
        words->setWordWrap(true);
        QLabel *figure = plainLabel(row, "strong");
        figure->setText(value);
        auto *line = new QHBoxLayout;
        line->setSpacing(Theme::kPadding);
        line->addWidget(words, 1);
        line->addWidget(figure, 0, Qt::AlignTop);
        layout->addLayout(line);
        card.rows->addWidget(row);
        row->show(); // now, not when the layout comes to it
    };
    for (const EndOfDay::Line &line : lines) {
        add(lineWords(line), format::count(line.times), nullptr);
        if (line.what == EndOfDay::Line::What::QuotesExpired)
            add(tr("Share expired, of those that are not open any more"), shareWords(*m_figures), nullptr);
    }
    if (lines.empty() && !none.isEmpty())
        add(none, {}, "muted");
}

void DayPane::showActions()
{
    const bool ready = report().has_value();
    const QString whyNot = tr("There is nothing to give out before all of the day has been read.");
    for (const auto &[button, words] : {std::pair(m_print, tr("Print the day as it is shown (Alt+P, Ctrl+P)")),
                                        std::pair(m_export, tr("Write the day as it is shown to a file, for a "
                                                               "spreadsheet (Alt+E, Ctrl+E)"))}) {
        if (!ready && button->hasFocus())
            m_field->setFocus(Qt::OtherFocusReason);
        button->setEnabled(ready);
        button->setToolTip(ready ? words : whyNot);
        button->setAccessibleDescription(button->toolTip());
    }
}

void DayPane::print()
{
    const std::optional<DayReport> shown = report();
    if (!shown)
        return;
    auto *dialog = new QPrintDialog(this); // has a printer of its own
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->printer()->setDocName(tr("Day %1").arg(shown->day.date.toString(Qt::ISODate)));
    connect(dialog, qOverload<QPrinter *>(&QPrintDialog::accepted), this,
            [report = *shown](QPrinter *printer) { printedDay(report)->print(printer); });
    dialog->open(); // asks without an event loop of its own
}

void DayPane::exportFile()
{
    const std::optional<DayReport> shown = report();
    if (!shown)
        return;
    auto *dialog =
        new QFileDialog(this, tr("Write the day to a file"), QString(), tr("Comma-separated values (*.csv)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("csv"));
    dialog->selectFile(QStringLiteral("day-%1.csv").arg(shown->day.date.toString(Qt::ISODate)));
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, report = *shown](const QString &path) { writeTo(path, report); });
    dialog->open();
}

void DayPane::writeTo(const QString &path, const DayReport &report)
{
    const QByteArray text = dayCsv(report);
    QSaveFile file(path);
    const bool written = file.open(QIODevice::WriteOnly) && file.write(text) == text.size() && file.commit();
    const QString name = QDir::toNativeSeparators(path);
    if (written)
        m_answer->show({AnswerText::Tone::Good,
                        tr("The day %1 was written to %2.").arg(report.day.date.toString(Qt::ISODate), name),
                        {},
                        {},
                        {}});
    else
        m_answer->show({AnswerText::Tone::Wrong,
                        tr("%1 cannot be written. Nothing was written.").arg(name),
                        {},
                        {},
                        file.errorString()});
}

QString DayPane::said() const
{
    QStringList all;
    for (const QWidget *widget : findChildren<QWidget *>()) {
        if (!widget->isVisibleTo(this))
            continue;
        if (const auto *label = qobject_cast<const QLabel *>(widget)) {
            all << label->text();
        } else if (const auto *table = qobject_cast<const ListTable *>(widget)) {
            for (int row = 0; row < table->model()->rowCount(); ++row) {
                QStringList cells;
                for (int column = 0; column < table->model()->columnCount(); ++column)
                    cells << table->model()->index(row, column).data().toString();
                all << cells.join(QStringLiteral(" | "));
            }
        }
    }
    return all.join(u'\n');
}

void DayPane::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_again->start();
    if (!m_asked || !m_figures || !isOver(*m_figures))
        refresh();
}

void DayPane::hideEvent(QHideEvent *event)
{
    m_again->stop();
    QWidget::hideEvent(event);
}

void DayPane::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void DayPane::retranslate()
{
    const QLocale locale;
    setWindowTitle(tr("Day")); // its keys are told under it
    m_title->setText(tr("End of day"));
    m_field->setLocale(locale);
    m_field->setDisplayFormat(locale.language() == QLocale::Chinese ? QStringLiteral("yyyy/M/d ddd")
                                                                    : QStringLiteral("ddd d MMM yyyy"));
    m_field->setAccessibleName(tr("Day"));
    m_field->setToolTip(tr("The day, in this computer's time zone (Alt+Page Up, Alt+Page Down)"));
    const Theme &theme = Theme::current();
    for (const auto &[step, key, words, drawing] :
         {std::tuple(m_before, m_beforeKey, tr("The day before (Alt+Page Up)"), "back"),
          std::tuple(m_after, m_afterKey, tr("The day after (Alt+Page Down)"), "forward")}) {
        step->setIcon(icon(QLatin1String(drawing), theme.text));
        step->setToolTip(words);
        step->setAccessibleName(QString(words).section(u'(', 0, 0).trimmed());
        key->setWhatsThis(step->accessibleName());
    }
    m_today->setText(tr("&Today"));
    m_today->setToolTip(tr("Back to this day (Alt+T)"));
    m_refresh->setIcon(icon(QStringLiteral("refresh"), theme.muted));
    m_refresh->setAccessibleName(tr("Refresh"));
    m_refresh->setToolTip(tr("Refresh (F5)"));
    m_refreshKey->setWhatsThis(tr("Refresh"));
    m_print->setText(tr("&Print…"));
    m_printKey->setWhatsThis(tr("Print the day"));
    m_export->setText(tr("&Export…"));
    m_exportKey->setWhatsThis(tr("Write the day to a file"));
    m_messageAction->setText(tr("Try &again"));
    m_messageAction->setToolTip(tr("Reads the day again (Alt+A, F5)"));
    setTitles(m_unconfirmedModel,
              {tr("Operation"), tr("Order"), tr("Customer"), tr("Asked by"), tr("Workstation"), tr("Asked"),
               tr("In doubt for"), tr("Known"), tr("Call back")},
              {Order, Customer});
    setTitles(m_cancelModel, {tr("Who"), tr("Reason"), tr("Orders"), tr("Units")}, {2, 3});
    m_unconfirmedTable->setAccessibleName(tr("Unconfirmed operations of all desks"));
    m_cancelTable->setAccessibleName(tr("Cancelled orders, by person and reason"));
    m_answerCard.title->setText(tr("Answers to acceptances and orders"));
    m_quoteCard.title->setText(tr("Quotes issued on this day"));
    m_caseCard.title->setText(tr("Cases open now"));
    m_scroll->setAccessibleName(tr("The day's figures"));
    showAll();
}

} // namespace holdfast
