// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/diagnostics/lock_waits_pane.h"

#include "sql/connection/lane.h"
#include "ui/diagnostics/lock_wait_details.h"
#include "ui/diagnostics/lock_waits_text.h"
#include "ui/shared/enter_key.h"
#include "ui/shared/format.h"
#include "ui/shared/list_page.h"
#include "ui/shared/plain_label.h"
#include "ui/shared/stale_strip.h"
#include "ui/shared/theme.h"

#include <QAction>
#include <QClipboard>
#include <QDateTime>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QShortcut>
#include <QSplitter>
#include <QStackedLayout>
#include <QStyledItemDelegate>
#include <QTimer>
#include <QTreeView>

#include <algorithm>
#include <utility>

namespace holdfast {

namespace {

constexpr int kPatience = 150;      // ms
constexpr int kAfterFailure = 5000; // ms
constexpr int kDrawing = 72;        // px
constexpr int kIcon = 16;           // px

// A session as its sentence, and a line of small print below; as high as its words are at this width.
class SessionDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        QStyleOptionViewItem background = option;
        initStyleOption(&background, QModelIndex());
        background.text.clear();
        const QWidget *widget = option.widget;
        widget->style()->drawControl(QStyle::CE_ItemViewItem, &background, painter, widget);
        const Theme &theme = Theme::current();
        const bool waits = index.data(SessionTreeModel::WaitsRole).toBool();
        const QRect room = option.rect.adjusted(Theme::kGap, Theme::kGap, -Theme::kGap, -Theme::kGap);
        painter->save();
        painter->drawPixmap(room.topLeft(),
                            iconPixmap(waits ? QStringLiteral("clock") : QStringLiteral("held"),
                                       waits ? theme.caution : theme.held, kIcon, widget->devicePixelRatioF()));
        const QRect words = room.adjusted(kIcon + Theme::kGap, 0, 0, 0);
        const QString sentence = index.data().toString();
        painter->setFont(waits ? Theme::base() : Theme::strong());
        painter->setPen(theme.text);
        QRect written;
        painter->drawText(words, Qt::TextWordWrap, sentence, &written);
        painter->setFont(Theme::base());
        painter->setPen(theme.muted);
        painter->drawText(words.adjusted(0, written.height() + 2, 0, 0), Qt::TextWordWrap,
                          index.data(SessionTreeModel::NoteRole).toString());
        if (option.state & QStyle::State_HasFocus) {
            painter->setPen(theme.muted);
            painter->drawRect(option.rect.adjusted(0, 0, -1, -1));
        }
        painter->restore();
    }

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const auto *tree = qobject_cast<const QTreeView *>(option.widget);
        if (!tree)
            return QStyledItemDelegate::sizeHint(option, index);
        int depth = 1;
        for (QModelIndex above = index.parent(); above.isValid(); above = above.parent())
            ++depth;
        const int width = tree->viewport()->width() - depth * tree->indentation() - 3 * Theme::kGap - kIcon;
        const auto height = [&](const QFont &font, const QString &text) {
            return QFontMetrics(font)
                .boundingRect(QRect(0, 0, std::max(width, 100), 10'000), Qt::TextWordWrap, text)
                .height();
        };
        const bool waits = index.data(SessionTreeModel::WaitsRole).toBool();
        return {100, height(waits ? Theme::base() : Theme::strong(), index.data().toString()) + 2 +
                         height(Theme::base(), index.data(SessionTreeModel::NoteRole).toString()) + 2 * Theme::kGap};
    }
};

} // namespace

LockWaitsPane::LockWaitsPane(const StoreDesk &desk, QWidget *parent)
    : QWidget(parent), m_desk(desk), m_model(new SessionTreeModel(this)), m_title(plainLabel(this)),
      m_count(plainLabel(this, "muted")), m_refresh(new QPushButton(this)), m_pause(new QPushButton(this)),
      m_stale(new StaleStrip(this)), m_stack(new QStackedLayout), m_tree(new QTreeView(this)),
      m_message(new QWidget(this)), m_messageIcon(new QLabel(m_message)), m_messageText(plainLabel(m_message)),
      m_messageMore(plainLabel(m_message, "muted")), m_statements(plainLabel(m_message)),
      m_copy(new QPushButton(m_message)), m_again(new QPushButton(m_message)), m_details(new LockWaitDetails(this)),
      m_next(new QTimer(this)), m_patience(new QTimer(this)), m_refreshKey(new QShortcut(QKeySequence::Refresh, this))
{
    m_title->setFont(Theme::title());
    setRole(m_refresh, "link");
    auto *head = new QWidget(this);
    head->setObjectName(QStringLiteral("ListHead"));
    head->setAttribute(Qt::WA_StyledBackground);
    auto *titles = new QHBoxLayout;
    titles->setSpacing(Theme::kPadding);
    titles->addWidget(m_title);
    titles->addWidget(m_count, 0, Qt::AlignBottom);
    auto *headRow = new QHBoxLayout(head);
    headRow->setContentsMargins(Theme::kWidePadding, Theme::kPadding, Theme::kWidePadding, Theme::kPadding);
    headRow->setSpacing(Theme::kPadding);
    headRow->addLayout(titles);
    headRow->setAlignment(titles, Qt::AlignVCenter);
    headRow->addStretch();
    headRow->addWidget(m_refresh);
    headRow->addWidget(m_pause);

    m_tree->setModel(m_model);
    m_tree->setItemDelegate(new SessionDelegate(m_tree));
    m_tree->setHeaderHidden(true);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setIndentation(Theme::kWidePadding + Theme::kSmallGap);
    m_tree->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_tree->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_tree->setExpandsOnDoubleClick(false); // that opens, as in every list
    m_tree->setTabKeyNavigation(false);
    m_tree->viewport()->installEventFilter(this);

    m_message->setFocusPolicy(Qt::TabFocus);
    m_messageIcon->setAlignment(Qt::AlignCenter);
    m_statements->setFont(Theme::fixed());
    m_statements->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    for (QLabel *label : {m_messageText, m_messageMore, m_statements}) {
        label->setAlignment(Qt::AlignCenter);
        label->setWordWrap(true);
    }
    setRole(m_messageText, "strong");
    auto *message = new QVBoxLayout(m_message);
    message->setContentsMargins(Theme::kWidePadding, Theme::kWidePadding, Theme::kWidePadding, Theme::kWidePadding);
    message->setSpacing(Theme::kPadding);
    message->addStretch(2);
    for (QLabel *label : {m_messageIcon, m_messageText, m_messageMore, m_statements})
        message->addWidget(label);
    message->addWidget(m_copy, 0, Qt::AlignCenter);
    message->addWidget(m_again, 0, Qt::AlignCenter);
    message->addStretch(3);
    m_stack->addWidget(m_tree);
    m_stack->addWidget(m_message);

    auto *list = new QWidget(this);
    list->setObjectName(QStringLiteral("ListPage"));
    list->setAttribute(Qt::WA_StyledBackground);
    auto *listLayout = new QVBoxLayout(list);
    listLayout->setContentsMargins(0, 0, 0, 0);
    listLayout->setSpacing(0);
    listLayout->addWidget(head);
    listLayout->addWidget(m_stale);
    listLayout->addLayout(m_stack, 1);
    auto *splitter = new QSplitter(Qt::Horizontal, this);
    splitter->addWidget(list);
    splitter->addWidget(m_details);
    splitter->setStretchFactor(0, 1);
    splitter->setHandleWidth(1);
    splitter->setChildrenCollapsible(false);
    splitter->setSizes({720, 408});
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(splitter);

    m_next->setObjectName(QStringLiteral("NextQuestion"));
    m_next->setSingleShot(true);
    m_patience->setSingleShot(true);
    m_patience->setInterval(kPatience);
    connect(m_next, &QTimer::timeout, this, &LockWaitsPane::ask);
    connect(m_patience, &QTimer::timeout, this, &LockWaitsPane::showAll);
    connect(m_pause, &QPushButton::clicked, this, [this] {
        m_paused = !m_paused;
        m_next->stop();
        if (!m_paused)
            ask();
        showAll();
    });
    for (QPushButton *again : {m_refresh, m_again, m_stale->button()})
        connect(again, &QPushButton::clicked, this, &LockWaitsPane::ask);
    connect(m_refreshKey, &QShortcut::activated, this, &LockWaitsPane::ask);
    connect(m_copy, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(m_statements->text()); });
    connect(m_tree, &QTreeView::collapsed, this, [this](const QModelIndex &index) {
        m_folded << index.data(SessionTreeModel::ConnectionRole).toLongLong();
    });
    connect(m_tree, &QTreeView::expanded, this, [this](const QModelIndex &index) {
        m_folded.remove(index.data(SessionTreeModel::ConnectionRole).toLongLong());
    });
    connect(m_tree->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
        const QModelIndexList chosen = m_tree->selectionModel()->selectedIndexes();
        if (!m_taking && !chosen.isEmpty())
            m_details->setConnection(chosen.first().data(SessionTreeModel::ConnectionRole).toLongLong());
    });
    connect(m_tree, &QTreeView::activated, m_details, &LockWaitDetails::takeFocus);
    connect(m_details, &LockWaitDetails::left, this, &LockWaitsPane::takeFocus);
    connect(m_details, &LockWaitDetails::orderAsked, this, &LockWaitsPane::orderAsked);
    connect(m_details, &LockWaitDetails::stockAsked, this, &LockWaitsPane::stockAsked);
    connect(m_details, &LockWaitDetails::quoteAsked, this, &LockWaitsPane::quoteAsked);
    auto *copyRow = new QAction(this);
    copyRow->setObjectName(QStringLiteral("CopyRow"));
    copyRow->setShortcut(QKeySequence::Copy);
    copyRow->setShortcutContext(Qt::WidgetShortcut);
    m_tree->addAction(copyRow);
    m_tree->setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(copyRow, &QAction::triggered, this, [this] {
        if (m_tree->currentIndex().isValid())
            QGuiApplication::clipboard()->setText(m_tree->currentIndex().data(Qt::AccessibleTextRole).toString());
    });
    pressOnEnter(this);
    retranslate();
}

void LockWaitsPane::takeFocus()
{
    m_stack->currentWidget()->setFocus(Qt::OtherFocusReason);
}

QString LockWaitsPane::said() const
{
    QStringList all{m_count->text()};
    if (m_stack->currentWidget() == m_message) {
        for (const QLabel *label : {m_messageText, m_messageMore, m_statements})
            all << label->text();
    }
    all.removeAll(QString());
    return all.join(u'\n');
}

void LockWaitsPane::ask()
{
    if (m_asking)
        return;
    m_asking = true;
    m_next->stop();
    if (!m_now)
        m_patience->start();
    whenAnswered(m_desk.diagnostics.lockWaits(), this, [this](const Reply<WaitsNow> &reply) {
        m_asking = false;
        m_patience->stop();
        m_failed = !reply.value();
        if (reply.value()) {
            m_now = *reply.value();
            m_asOf = m_now->waits.isKnown() ? m_now->waits.now : Instant{QDateTime::currentMSecsSinceEpoch() * 1000};
        }
        showAll();
        askLater();
    });
}

void LockWaitsPane::askLater()
{
    if (m_seen && !m_paused)
        m_next->start(m_failed ? kAfterFailure : kEvery);
}

void LockWaitsPane::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_seen = true;
    if (!m_paused)
        ask();
}

void LockWaitsPane::hideEvent(QHideEvent *event)
{
    m_seen = false; // also when the window becomes an icon
    m_next->stop();
    QWidget::hideEvent(event);
}

void LockWaitsPane::showAll()
{
    const Theme &theme = Theme::current();
    const QString asOf = m_asOf ? format::time(*m_asOf) : QString();
    QStringList said;
    if (m_now) {
        const LockWaits &waits = m_now->waits;
        const auto waiting =
            std::ranges::count_if(waits.sessions, [](const LockWaiter &session) { return !session.blockers.empty(); });
        if (waiting > 0)
            said << tr("%n session(s) wait", nullptr, int(waiting));
        said << tr("as of %1").arg(asOf);
    }
    if (m_paused)
        said << tr("paused");
    m_count->setText(said.join(QStringLiteral(" · ")));
    m_count->setToolTip(m_asOf ? format::utc(*m_asOf) : QString());
    m_pause->setText(m_paused ? tr("&Go on") : tr("&Pause"));
    m_pause->setToolTip(m_paused ? tr("Ask once a second again (Alt+G)") : tr("Keep what is shown as it is (Alt+P)"));
    const bool stale = m_now && m_failed;
    m_stale->say(stale ? tr("As of %1 — the database does not answer now").arg(asOf) : QString(), tr("Try now"));

    if (!m_now && m_failed)
        showMessage("failed", theme.wrong, tr("It could not be read who waits for whom."), tr("Nothing was changed."),
                    {}, tr("Try again"));
    else if (!m_now)
        showMessage("empty", theme.muted,
                    m_asking && !m_patience->isActive() ? tr("Reading who waits for whom…") : QString());
    else if (!m_now->waits.missing.empty()) {
        QStringList statements;
        for (const MissingGrant &grant : m_now->waits.missing)
            statements << QString::fromUtf8(grant.statement()) + u';';
        showMessage("diagnostics", theme.caution, tr("This account may not see who waits for whom."),
                    tr("Whether anybody waits is not known. An administrator can let it:"), statements.join(u'\n'));
    } else if (m_now->waits.isOff)
        showMessage(
            "diagnostics", theme.caution, tr("The server does not record who waits for whom."),
            tr("Its performance_schema is off. Whether anybody waits is not known until an administrator turns it "
               "on in the server's configuration and starts the server anew."));
    else if (m_now->waits.sessions.empty())
        showMessage("check", theme.good, tr("Nobody waits. As of %1.").arg(asOf),
                    m_paused ? QString() : tr("Asked once a second while this is to be seen."));
    else
        showTree();
    if (m_now)
        m_details->show(*m_now);
}

void LockWaitsPane::showTree()
{
    const LockWaits &waits = m_now->waits;
    std::vector<SessionTreeModel::Row> rows;
    for (const LockWaiter &session : waits.sessions)
        rows.push_back({session.who.connection, session.depth, !session.blockers.empty(),
                        lockwords::sentence(waits, session), lockwords::note(waits, session)});
    m_taking = true;
    m_model->take(rows);
    for (const SessionTreeModel::Row &row : rows) {
        const QModelIndex index = m_model->indexOf(row.connection);
        if (m_model->hasChildren(index))
            m_tree->setExpanded(index, !m_folded.contains(row.connection));
    }
    // Whose session has gone does not look at its neighbour instead.
    const std::optional<qint64> chosen = m_details->connection();
    if (const QModelIndex index = chosen ? m_model->indexOf(*chosen) : QModelIndex(); index.isValid()) {
        if (m_tree->currentIndex() != index)
            m_tree->setCurrentIndex(index);
    } else {
        m_tree->selectionModel()->clear();
    }
    m_taking = false;
    m_stack->setCurrentWidget(m_tree); // a focus follows
}

void LockWaitsPane::showMessage(const char *icon, const QColor &colour, const QString &sentence, const QString &more,
                                const QString &statements, const QString &action)
{
    m_taking = true;
    m_model->take({});
    m_taking = false;
    m_messageIcon->setPixmap(
        sentence.isEmpty() ? QPixmap() : iconPixmap(QLatin1String(icon), colour, kDrawing, devicePixelRatioF()));
    for (const auto &[label, text] :
         {std::pair(m_messageText, sentence), std::pair(m_messageMore, more), std::pair(m_statements, statements)}) {
        label->setText(text);
        label->setVisible(!text.isEmpty());
    }
    m_copy->setVisible(!statements.isEmpty());
    m_again->setText(action);
    m_again->setVisible(!action.isEmpty());
    m_message->setAccessibleName(sentence);
    m_message->setAccessibleDescription(more);
    m_stack->setCurrentWidget(m_message);
}

bool LockWaitsPane::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_tree->viewport() && event->type() == QEvent::Resize)
        m_tree->doItemsLayout(); // a row is as high as its words at this width
    return QWidget::eventFilter(watched, event);
}

void LockWaitsPane::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange)
        showAll();
    QWidget::changeEvent(event);
}

void LockWaitsPane::retranslate()
{
    setWindowTitle(tr("Who waits for whom")); // its keys are told under it
    m_title->setText(tr("Who waits for whom"));
    m_tree->setAccessibleName(tr("Who waits for whom"));
    m_refresh->setIcon(icon(QStringLiteral("refresh"), Theme::current().muted));
    m_refresh->setAccessibleName(tr("Refresh"));
    m_refresh->setToolTip(tr("Refresh (F5)"));
    m_refreshKey->setWhatsThis(tr("Refresh"));
    m_copy->setText(tr("&Copy"));
    m_copy->setToolTip(tr("Copy what an administrator has to run (Alt+C)"));
    findChild<QAction *>(QStringLiteral("CopyRow"))->setText(tr("Copy &row"));
    showAll();
}

} // namespace holdfast
