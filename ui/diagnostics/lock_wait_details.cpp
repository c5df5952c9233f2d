// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/diagnostics/lock_wait_details.h"

#include "ui/diagnostics/folded_text.h"
#include "ui/diagnostics/lock_waits_text.h"
#include "ui/shared/format.h"
#include "ui/shared/list_page.h"
#include "ui/shared/plain_label.h"
#include "ui/shared/theme.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>

#include <algorithm>

namespace holdfast {

LockWaitDetails::LockWaitDetails(QWidget *parent)
    : RecordDetails(parent), m_session(new QFrame(content())), m_who(plainLabel(m_session)),
      m_note(plainLabel(m_session, "muted")), m_gone(plainLabel(m_session, "muted")),
      m_factsRow(new QWidget(m_session)), m_links(new QGridLayout), m_statement(new FoldedText(m_session)),
      m_deadlock(new QFrame(content())), m_deadlockTitle(plainLabel(m_deadlock)),
      m_deadlockAt(plainLabel(m_deadlock, "muted")), m_serversText(new FoldedText(m_deadlock))
{
    m_session->setObjectName(QStringLiteral("Card"));
    setRole(m_who, "heading");
    for (QLabel *label : {m_who, m_note, m_gone})
        label->setWordWrap(true);
    for (QLabel *label : {m_who, m_note})
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    QGridLayout *facts = makeFacts(m_factsRow, m_facts);
    facts->setContentsMargins(0, Theme::kSmallGap, 0, Theme::kSmallGap);
    m_factsRow->setLayout(facts);
    m_links->setHorizontalSpacing(Theme::kPadding);
    m_links->setVerticalSpacing(Theme::kSmallGap);
    m_links->setColumnStretch(2, 1);
    auto *session = new QVBoxLayout(m_session);
    session->setContentsMargins(Theme::kPadding, Theme::kPadding, Theme::kPadding, Theme::kPadding);
    session->setSpacing(Theme::kSmallGap);
    session->addWidget(m_who);
    session->addWidget(m_note);
    session->addWidget(m_gone);
    session->addWidget(m_factsRow);
    session->addLayout(m_links);
    session->addWidget(m_statement);

    m_parties = layOutCard(m_deadlock, m_deadlockTitle, m_deadlockAt);
    QVBoxLayout *row = nullptr;
    QFrame *text = makeCardRow(m_deadlock, &row);
    row->addWidget(m_serversText);
    m_deadlock->layout()->addWidget(text);
    contentLayout()->addWidget(m_session);
    contentLayout()->addWidget(m_deadlock);
    m_session->hide();
    m_deadlock->hide();
    retranslate();
}

void LockWaitDetails::show(const WaitsNow &now)
{
    m_now = now;
    showRecord();
    showSession();
    showDeadlock();
}

void LockWaitDetails::setConnection(std::optional<qint64> connection)
{
    m_connection = connection;
    showSession();
}

void LockWaitDetails::showSession()
{
    // Where it is not known who waits, nothing is said about one of them either.
    const bool isKnown = m_now && m_connection && m_now->waits.isKnown();
    m_session->setVisible(isKnown);
    if (!isKnown)
        return;
    const LockWaits &waits = m_now->waits;
    const auto found =
        std::ranges::find(waits.sessions, *m_connection, [](const LockWaiter &other) { return other.who.connection; });
    const bool isThere = found != waits.sessions.end();
    m_gone->setVisible(!isThere);
    m_factsRow->setVisible(isThere);
    if (isThere)
        m_last = *found;
    m_who->setText(lockwords::party(m_last.who));
    m_note->setVisible(isThere);
    if (!isThere)
        m_gone->setText(tr("It waits for nobody any more, and nobody for it."));
    std::vector<LockedRecord> touched;
    if (isThere) {
        m_note->setText(lockwords::note(waits, m_last));
        const std::vector<LockedRecord> held = lockwords::heldBy(waits, m_last);
        touched = held;
        QString doing = lockwords::doing(m_last);
        if (lockwords::isIdle(m_last))
            doing = tr("%1: it runs nothing, and keeps its locks until it ends").arg(doing);
        QString waited;
        if (!m_last.blockers.empty()) {
            touched.push_back(m_last.on);
            waited = lockwords::record(m_last.on);
            if (m_last.since)
                waited = tr("%1, since %2 (%3)")
                             .arg(waited, lockwords::since(*m_last.since, waits.now),
                                  lockwords::duration(*m_last.since, waits.now).replace(u' ', QChar::Nbsp));
        }
        const QString values[] = {doing, m_last.who.began ? lockwords::since(*m_last.who.began, waits.now) : QString(),
                                  lockwords::records(held), waited};
        for (std::size_t fact = 0; fact < std::size(values); ++fact) {
            m_facts[fact][1]->setText(values[fact]);
            for (QLabel *label : m_facts[fact])
                label->setVisible(!values[fact].isEmpty());
        }
        m_facts[1][1]->setToolTip(m_last.who.began ? format::utc(*m_last.who.began) : QString());
    }
    const QString linked = lockwords::records(touched);
    if (linked != m_linked) { // else what has the focus keeps it
        m_linked = linked;
        removeAll(m_links);
        addLinks(m_session, m_links, touched);
    }
    m_statement->setText(m_last.who.statement);
}

// Where what it is about can be looked at.
void LockWaitDetails::addLinks(QWidget *parent, QGridLayout *links, const std::vector<LockedRecord> &records)
{
    QStringList added;
    const auto add = [&](const QString &words, const QString &toolTip, auto ask) {
        if (added.contains(words))
            return;
        QPushButton *link = makeLink(parent, words, toolTip);
        connect(link, &QPushButton::clicked, this, ask);
        links->addWidget(link, int(added.size()) / 2, int(added.size()) % 2, Qt::AlignLeft);
        added << words;
    };
    for (const LockedRecord &on : records) {
        if (on.order)
            add(tr("Order %1").arg(number(*on.order)), tr("Show this order"),
                [this, id = *on.order] { Q_EMIT orderAsked(id); });
        if (on.quote)
            add(tr("Quote %1").arg(number(*on.quote)), tr("Show this quote"),
                [this, id = *on.quote] { Q_EMIT quoteAsked(id); });
        if (on.sku)
            add(on.skuCode.isEmpty() ? tr("SKU %1").arg(number(*on.sku)) : QString::fromUtf8(on.skuCode),
                tr("Show the stock of this SKU"), [this, id = *on.sku] { Q_EMIT stockAsked(id); });
    }
}

void LockWaitDetails::showDeadlock()
{
    m_deadlock->setVisible(m_now.has_value());
    if (!m_now)
        return;
    const LastDeadlock &last = m_now->last;
    QString drawn = tr("Last deadlock"); // another language is drawn again
    for (const MissingGrant &grant : last.missing)
        drawn += QString::fromUtf8(grant.statement());
    if (last.deadlock) {
        drawn += last.deadlock->at ? QString::number(last.deadlock->at->micros) : QString();
        drawn += QString::fromUtf8(last.deadlock->text);
        for (const DeadlockParty &party : last.deadlock->parties)
            drawn += lockwords::party(party.who);
    }
    drawn += QString::number(int(Theme::current().mode));
    if (drawn == m_drawn)
        return;
    m_drawn = drawn;
    removeAll(m_parties);
    m_serversText->setText(last.deadlock ? QString::fromUtf8(last.deadlock->text) : QString());
    m_serversText->parentWidget()->setVisible(last.deadlock.has_value());
    const std::optional<Instant> at = last.deadlock ? last.deadlock->at : std::nullopt;
    m_deadlockAt->setText(at ? lockwords::since(*at, m_now->waits.now) : QString());
    m_deadlockAt->setToolTip(at ? format::utc(*at) : QString());
    if (!last.missing.empty()) {
        showMissing(last.missing);
        return;
    }
    if (!last.deadlock) {
        QVBoxLayout *layout = nullptr;
        QFrame *row = makeCardRow(m_deadlock, &layout);
        QLabel *none = plainLabel(row, "muted");
        none->setWordWrap(true);
        none->setText(tr("None since the server started."));
        layout->addWidget(none);
        m_parties->addWidget(row);
        return;
    }
    for (const DeadlockParty &party : last.deadlock->parties)
        showParty(party);
}

void LockWaitDetails::showParty(const DeadlockParty &party)
{
    QVBoxLayout *layout = nullptr;
    QFrame *row = makeCardRow(m_deadlock, &layout);
    QLabel *who = plainLabel(row);
    setRole(who, "strong");
    who->setWordWrap(true);
    who->setText(lockwords::party(party.who));
    auto *mark = new QLabel(row);
    mark->setPixmap(iconPixmap(party.wasRolledBack ? QStringLiteral("back") : QStringLiteral("check"),
                               party.wasRolledBack ? Theme::current().caution : Theme::current().good, 16,
                               devicePixelRatioF()));
    QLabel *end = plainLabel(row, party.wasRolledBack ? "caution" : "good");
    end->setText(party.wasRolledBack ? tr("rolled back") : tr("went on"));
    auto *top = new QHBoxLayout;
    top->setSpacing(Theme::kSmallGap);
    top->addWidget(who, 1);
    top->addWidget(mark, 0, Qt::AlignTop);
    top->addWidget(end, 0, Qt::AlignTop);
    layout->addLayout(top);
    std::vector<LockedRecord> touched;
    for (const auto &[records, words] :
         {std::pair(&party.holds, tr("held %1")), std::pair(&party.waitsFor, tr("waited for %1"))}) {
        if (records->empty()) // a server need not tell
            continue;
        QLabel *line = plainLabel(row, "muted");
        line->setWordWrap(true);
        line->setText(words.arg(lockwords::records(*records)));
        layout->addWidget(line);
        touched.insert(touched.end(), records->begin(), records->end());
    }
    auto *links = new QGridLayout;
    links->setHorizontalSpacing(Theme::kPadding);
    links->setVerticalSpacing(Theme::kSmallGap);
    links->setColumnStretch(2, 1);
    layout->addLayout(links);
    addLinks(row, links, touched);
    m_parties->addWidget(row);
}

void LockWaitDetails::showMissing(const std::vector<MissingGrant> &missing)
{
    QVBoxLayout *layout = nullptr;
    QFrame *row = makeCardRow(m_deadlock, &layout);
    QLabel *sentence = plainLabel(row, "muted");
    sentence->setWordWrap(true);
    sentence->setText(tr("This account may not see it. An administrator can let it:"));
    layout->addWidget(sentence);
    for (const MissingGrant &grant : missing) {
        QLabel *statement = plainLabel(row);
        statement->setFont(Theme::fixed());
        statement->setWordWrap(true);
        statement->setTextInteractionFlags(Qt::TextSelectableByMouse);
        statement->setText(QString::fromUtf8(grant.statement()));
        layout->addWidget(statement);
    }
    m_parties->addWidget(row);
}

void LockWaitDetails::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange)
        showDeadlock();
    RecordDetails::changeEvent(event);
}

void LockWaitDetails::retranslate()
{
    const QString names[] = {tr("Just now"), tr("In its transaction since"), tr("Holds"), tr("Waits for")};
    for (std::size_t fact = 0; fact < std::size(names); ++fact)
        m_facts[fact][0]->setText(names[fact]);
    m_statement->setWords(tr("Show its &statement"), tr("Hide its &statement"),
                          tr("The statement that it runs just now"));
    m_deadlockTitle->setText(tr("Last deadlock"));
    m_serversText->setWords(tr("Show the server's &own text"), tr("Hide the server's &own text"),
                            tr("What the server wrote down about it"));
    m_linked.clear();
    removeAll(m_links);
    showSession();
    showDeadlock();
}

} // namespace holdfast
