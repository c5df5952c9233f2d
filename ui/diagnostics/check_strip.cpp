// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/diagnostics/check_strip.h"

#include "sql/connection/lane.h"
#include "ui/shared/enter_key.h"
#include "ui/shared/format.h"
#include "ui/shared/list_page.h"
#include "ui/shared/plain_label.h"
#include "ui/shared/record_details.h"
#include "ui/shared/role_text.h"
#include "ui/shared/theme.h"
#include "ui/shared/unanswered_text.h"

#include <QAccessible>
#include <QClipboard>
#include <QDateTime>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QStyle>

#include <algorithm>
#include <utility>

namespace holdfast {

namespace {

constexpr int kMostUnfolded = 148; // px

using Tone = AnswerText::Tone;

// With the day where it is not this one.
QString when(Instant instant)
{
    const bool today = QDateTime::fromMSecsSinceEpoch(instant.micros / 1000).date() == QDate::currentDate();
    return today ? format::time(instant) : format::dayAndTime(instant);
}

void add(FoundCounts &counts, Severity severity, qint64 found)
{
    (severity == Severity::Critical  ? counts.critical
     : severity == Severity::Warning ? counts.warnings
                                     : counts.notices) += found;
}

// What is not of the store's rows is a warning; severityOf() knows rows.
Severity severityIn(const QByteArray &invariant)
{
    const bool isOfServer =
        invariant.startsWith("server.") || invariant.startsWith("clock.") || invariant.startsWith("rights.");
    return isOfServer ? Severity::Warning : severityOf(invariant);
}

FoundCounts countsIn(const CheckRow &check)
{
    FoundCounts counts;
    const QJsonArray invariants = QJsonDocument::fromJson(check.detail).array();
    for (const QJsonValue &each : invariants)
        add(counts, severityIn(each[QLatin1String("invariant")].toString().toLatin1()),
            each[QLatin1String("findings")].toInteger());
    if (counts.critical + counts.warnings == 0) // its detail says nothing
        counts.critical = check.findings;
    return counts;
}

FoundCounts countsIn(const CheckMade &made)
{
    FoundCounts counts;
    for (const CheckedInvariant &each : made.report.invariants)
        add(counts, each.severity, each.found);
    for (const CheckedServer &each : made.health.checks) {
        const bool isCounted =
            std::ranges::any_of(made.report.invariants, [&](const CheckedInvariant &of) { return of.id == each.id; });
        if (!isCounted)
            add(counts, each.severity, each.found);
    }
    return counts;
}

bool couldNotLook(const std::optional<CheckMade> &made)
{
    return made && std::ranges::any_of(made->health.checks,
                                       [](const CheckedServer &checked) { return !checked.unchecked.empty(); });
}

} // namespace

CheckStrip::CheckStrip(const StoreDesk &desk, QWidget *parent)
    : QFrame(parent), m_desk(desk), m_icon(new QLabel(this)), m_sentence(plainLabel(this, "strong")),
      m_detail(plainLabel(this, "muted")), m_more(new QPushButton(this)), m_changed(new QPushButton(this)),
      m_everything(new QPushButton(this)), m_stop(new QPushButton(this)), m_progress(new QProgressBar(this)),
      m_unfolded(new QScrollArea(this)), m_copy(new QPushButton(this))
{
    setObjectName(QStringLiteral("CheckStrip"));
    for (QLabel *text : {m_sentence, m_detail}) {
        text->setWordWrap(true);
        text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    m_icon->setFixedSize(20, 20);
    setRole(m_more, "link");
    setRole(m_copy, "link");
    setRole(m_changed, "primary");
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(Theme::kSmallGap);
    m_unfolded->setObjectName(QStringLiteral("CheckMore"));
    m_unfolded->setWidgetResizable(true);
    m_unfolded->setFrameShape(QFrame::NoFrame);
    m_unfolded->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);

    auto *below = new QHBoxLayout;
    below->setSpacing(Theme::kGap);
    below->addWidget(m_more);
    below->addWidget(m_copy);
    below->addStretch();
    auto *words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(m_sentence);
    words->addWidget(m_detail);
    words->addLayout(below);
    auto *row = new QHBoxLayout;
    row->setSpacing(Theme::kPadding);
    row->addWidget(m_icon, 0, Qt::AlignTop);
    row->addLayout(words, 1);
    for (QPushButton *button : {m_changed, m_everything, m_stop})
        row->addWidget(button, 0, Qt::AlignVCenter);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(Theme::kPadding, Theme::kGap, Theme::kWidePadding, Theme::kGap);
    layout->setSpacing(Theme::kGap);
    layout->addLayout(row);
    layout->addWidget(m_unfolded);
    layout->addWidget(m_progress);
    const QList<QWidget *> inTurn{m_changed, m_everything, m_stop, m_more, m_copy, m_unfolded};
    for (qsizetype i = 1; i < inTurn.size(); ++i)
        setTabOrder(inTurn.at(i - 1), inTurn.at(i));

    connect(m_changed, &QPushButton::clicked, this, [this] { check(Check::WhatChanged); });
    connect(m_everything, &QPushButton::clicked, this, [this] { check(Check::Everything); });
    connect(m_stop, &QPushButton::clicked, this, &CheckStrip::stop);
    connect(m_more, &QPushButton::clicked, this, [this] {
        m_unfold = !m_unfold;
        showMore();
    });
    connect(m_copy, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(copied()); });
    pressOnEnter(this);
    retranslate();
}

void CheckStrip::setPerson(Role role)
{
    m_role = role;
    showState();
}

QString CheckStrip::sentence() const
{
    return m_sentence->text();
}

QString CheckStrip::detail() const
{
    return m_detail->text();
}

QWidget *CheckStrip::unfolded() const
{
    return m_unfolded;
}

void CheckStrip::refresh()
{
    const quint64 ticket = ++m_historyTicket;
    whenAnswered(m_desk.diagnostics.checkHistory(), this, [this, ticket](const Reply<CheckHistory> &reply) {
        if (ticket != m_historyTicket)
            return;
        Q_EMIT serverAnswered(reply.value() != nullptr);
        if (reply.value()) {
            m_historyCame = true;
            const CheckHistory &history = *reply.value();
            const bool isNew = !m_last || (!history.checks.empty() && history.checks.front().id > m_last->id);
            if (isNew && !history.checks.empty()) {
                m_last = history.checks.front();
                m_found = countsIn(*m_last);
                m_made.reset();
                if (m_ended == Ended::Stopped) // somebody has checked since
                    m_ended = Ended::No;
            }
            m_greenSince = history.greenSince;
        }
        showState();
    });
}

void CheckStrip::check(Check what)
{
    if (m_watcher)
        return;
    const bool hadFocus = m_changed->hasFocus() || m_everything->hasFocus();
    m_running = what;
    m_stopping = false;
    m_ended = Ended::No;
    m_error.reset();
    m_unfold = false;
    // Not whenAnswered(): a check that is stopped ends without an answer.
    m_watcher = new QFutureWatcher<Reply<CheckMade>>(this);
    connect(m_watcher, &QFutureWatcherBase::finished, this, &CheckStrip::checkEnded);
    connect(m_watcher, &QFutureWatcherBase::progressValueChanged, this, &CheckStrip::showProgress);
    connect(m_watcher, &QFutureWatcherBase::progressTextChanged, this, &CheckStrip::showProgress);
    m_watcher->setFuture(m_desk.diagnostics.check(what));
    showState();
    if (hadFocus)
        m_stop->setFocus(Qt::OtherFocusReason);
}

void CheckStrip::stop()
{
    if (!m_watcher || m_stopping)
        return;
    m_stopping = true;
    m_watcher->cancel();
    showState();
}

void CheckStrip::checkEnded()
{
    const bool hadFocus = m_stop->hasFocus();
    QFutureWatcher<Reply<CheckMade>> *watcher = std::exchange(m_watcher, nullptr);
    watcher->deleteLater();
    const QFuture<Reply<CheckMade>> future = watcher->future();
    bool isMade = false;
    if (future.resultCount() == 0) {
        m_ended = Ended::Stopped;
    } else {
        const Reply<CheckMade> reply = future.result();
        Q_EMIT serverAnswered(reply.value() != nullptr);
        isMade = reply.value() != nullptr;
        if (reply.value()) {
            take(*reply.value());
        } else {
            m_ended = Ended::Failed;
            m_error = *reply.error();
        }
    }
    showState();
    if (hadFocus)
        (m_running == Check::WhatChanged ? m_changed : m_everything)->setFocus(Qt::OtherFocusReason);
    setAccessibleName(m_sentence->text());
    QAccessibleEvent event(this, QAccessible::Alert); // read out by screen readers
    QAccessible::updateAccessibility(&event);
    if (isMade) {
        refresh(); // since when it is green
        Q_EMIT checked();
    }
}

void CheckStrip::take(const CheckMade &made)
{
    m_made = made;
    m_found = countsIn(made);
    CheckRow row;
    row.id = made.recorded.run;
    row.isFull = made.report.isFull;
    row.holds = m_found->critical + m_found->warnings == 0 && !made.report.wasStopped;
    row.snapshot = made.report.snapshot;
    row.looks = made.report.looks();
    row.findings = m_found->critical + m_found->warnings;
    row.newIncidents = std::ssize(made.recorded.newIncidents);
    row.micros = made.report.micros;
    m_last = row;
    if (!row.holds)
        m_greenSince.reset();
    else if (row.isFull && !m_greenSince)
        m_greenSince = row.snapshot;
}

CheckStrip::Said CheckStrip::saidOfLast() const
{
    if (!m_last)
        return m_historyCame ? Said{Tone::Caution, tr("This store was never checked."),
                                    tr("A check of everything says whether every reserved unit belongs to an order "
                                       "that holds it.")}
                             : Said{Tone::Quiet, tr("It is not known yet when the store was last checked."), {}};
    QStringList detail{tr("Checked %1, %2 rows looked at").arg(when(m_last->snapshot), format::count(m_last->looks)),
                       m_last->isFull ? tr("everything") : tr("what changed")};
    if (!m_last->who.isEmpty())
        detail << tr("by %1").arg(m_last->who);
    const auto with = [&](Tone tone, const QString &sentence) {
        return Said{tone, sentence, detail.join(QStringLiteral(" · "))};
    };
    if (!m_last->holds) {
        if (m_found->notices > 0)
            detail << tr("%n notice(s)", nullptr, int(m_found->notices));
        detail << (m_last->newIncidents > 0 ? tr("%n new case(s)", nullptr, int(m_last->newIncidents))
                                            : tr("no new case"));
        const FoundCounts judged{m_found->critical, m_found->warnings, 0};
        return with(judged.critical > 0 ? Tone::Wrong : Tone::Caution,
                    tr("Not all holds: %1.").arg(countsText(judged)));
    }
    if (m_found->notices > 0)
        detail << tr("%n notice(s)", nullptr, int(m_found->notices));
    if (!m_greenSince) // what was found before that may be as it was
        return with(Tone::Caution, tr("What was changed holds. Whether all does, only a check of everything can say."));
    detail << tr("green since %1").arg(when(*m_greenSince));
    return couldNotLook(m_made) ? with(Tone::Caution, tr("All holds that could be looked at."))
                                : with(Tone::Good, tr("All holds."));
}

CheckStrip::Said CheckStrip::said() const
{
    Said last = saidOfLast();
    if (m_watcher) {
        const QString what = m_running == Check::Everything ? tr("Checking everything…") : tr("Checking what changed…");
        const int of = m_watcher->progressMaximum() - m_watcher->progressMinimum();
        const QByteArray now = m_watcher->progressText().toLatin1();
        const QString detail =
            of <= 0 || now.isEmpty()
                ? tr("Nothing is locked; desks go on working.")
                : tr("%1 of %2: %3")
                      .arg(std::min(m_watcher->progressValue() - m_watcher->progressMinimum() + 1, of))
                      .arg(of)
                      .arg(ruleText(now));
        return {Tone::Quiet, m_stopping ? tr("Stopping the check…") : what, detail};
    }
    if (m_ended == Ended::Stopped)
        return {Tone::Quiet, tr("The check was stopped. Nothing was recorded, and nothing was changed."),
                m_last ? tr("Before that: %1 %2").arg(last.sentence, last.detail) : QString()};
    if (m_ended == Ended::Failed) {
        if (m_error->kind == DbError::Kind::NotPermitted)
            return {Tone::Caution, tr("%1 Nothing was changed.").arg(mayNotText(Right::CheckStore)), last.detail};
        const QString sentence =
            unansweredText(*m_error,
                           tr("The check was made, and it is not known whether it was recorded. Check again."))
                .sentence;
        return {Tone::Caution, tr("Not checked. %1").arg(sentence),
                m_last ? tr("Before that: %1 %2").arg(last.sentence, last.detail) : QString()};
    }
    if (!may(m_role, Right::CheckStore))
        last.detail += (last.detail.isEmpty() ? QString() : QStringLiteral(" · ")) + tr("only a supervisor may check");
    return last;
}

std::vector<CheckStrip::More> CheckStrip::more() const
{
    std::vector<More> all;
    if (m_watcher)
        return all;
    if (m_ended == Ended::Failed)
        all.push_back({tr("What the server said"), unansweredText(*m_error, {}).technical});
    if (m_ended == Ended::No && m_made) {
        for (const UncheckedText &text : uncheckedText(m_made->health))
            all.push_back({text.grant.isEmpty() ? text.what : tr("%1: a right is missing").arg(text.what), text.grant});
    }
    return all;
}

QString CheckStrip::copied() const
{
    QStringList lines{m_sentence->text()};
    for (const More &one : more())
        lines << one.what << one.text;
    lines.removeAll(QString());
    return lines.join(u'\n');
}

void CheckStrip::showProgress()
{
    if (!m_watcher)
        return;
    m_progress->setRange(m_watcher->progressMinimum(), m_watcher->progressMaximum()); // 0, 0: it is busy
    m_progress->setValue(m_watcher->progressValue());
    const Said now = said();
    m_sentence->setText(now.sentence);
    m_detail->setText(now.detail);
    m_detail->setVisible(!now.detail.isEmpty());
}

void CheckStrip::showState()
{
    const Said now = said();
    m_tone = now.tone;
    const ToneLook look = ToneLook::of(now.tone);
    setProperty("tone", QLatin1String(look.name));
    style()->unpolish(this);
    style()->polish(this);
    m_icon->setPixmap(iconPixmap(m_watcher ? QStringLiteral("clock") : QLatin1String(look.icon), look.colour, 20,
                                 devicePixelRatioF()));
    m_sentence->setText(now.sentence);
    m_detail->setText(now.detail);
    m_detail->setVisible(!now.detail.isEmpty());
    setAccessibleName(now.sentence);
    setAccessibleDescription(now.detail);
    const bool checking = m_watcher != nullptr;
    m_stop->setVisible(checking);
    m_progress->setVisible(checking);
    for (QPushButton *button : {m_changed, m_everything}) {
        button->setVisible(!checking);
        button->setEnabled(may(m_role, Right::CheckStore));
    }
    const QString whyNot = whyNotFor(Right::CheckStore, m_role);
    m_changed->setToolTip(whyNot.isEmpty() ? tr("What was changed since the last check (F9)") : whyNot);
    m_everything->setToolTip(whyNot.isEmpty() ? tr("All rows, the server and its schema (Shift+F9)") : whyNot);
    showProgress();
    showMore();
}

void CheckStrip::showMore()
{
    const std::vector<More> all = more();
    const bool shown = m_unfold && !all.empty();
    m_more->setVisible(!all.empty());
    m_more->setText(shown                      ? tr("Hide")
                    : m_ended == Ended::Failed ? tr("What the server said")
                                               : tr("What could not be looked at, and why"));
    m_more->setToolTip(tr("Show or hide the details (Alt+F9)"));
    m_copy->setVisible(shown);
    m_unfolded->setVisible(shown);
    if (!shown)
        return;
    auto *body = new QWidget;
    body->setObjectName(QStringLiteral("CheckMoreBody"));
    auto *rows = new QVBoxLayout(body);
    rows->setContentsMargins(Theme::kPadding, Theme::kGap, Theme::kPadding, Theme::kGap);
    rows->setSpacing(2);
    for (const More &one : all) {
        QLabel *what = plainLabel(body);
        what->setText(one.what);
        what->setWordWrap(true);
        rows->addWidget(what);
        if (one.text.isEmpty())
            continue;
        QLabel *text = plainLabel(body, "muted");
        text->setFont(Theme::fixed());
        text->setText(one.text);
        text->setWordWrap(true);
        text->setTextInteractionFlags(Qt::TextSelectableByMouse);
        rows->addWidget(text);
        rows->addSpacing(Theme::kSmallGap);
    }
    rows->addStretch();
    m_unfolded->setWidget(body); // the one before goes
    const int width = std::max(this->width() - 2 * Theme::kWidePadding, 320);
    m_unfolded->setFixedHeight(
        std::min(rows->hasHeightForWidth() ? rows->heightForWidth(width) : body->sizeHint().height(), kMostUnfolded));
}

void CheckStrip::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

void CheckStrip::retranslate()
{
    m_changed->setText(tr("Check what changed"));
    m_everything->setText(tr("Check everything"));
    m_stop->setText(tr("Stop"));
    m_stop->setToolTip(tr("Stop the check; nothing is recorded (Ctrl+F9)"));
    m_copy->setText(tr("Copy"));
    m_copy->setToolTip(tr("Copy the details"));
    m_unfolded->setAccessibleName(tr("Details of the check"));
    m_progress->setAccessibleName(tr("Progress of the check"));
    showState();
}

} // namespace holdfast
