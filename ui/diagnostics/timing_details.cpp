// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/diagnostics/timing_details.h"

#include "ui/diagnostics/timing_picture.h"
#include "ui/diagnostics/timings_text.h"
#include "ui/shared/format.h"
#include "ui/shared/list_page.h"
#include "ui/shared/plain_label.h"
#include "ui/shared/theme.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>

#include <cmath>

namespace holdfast {

namespace {

// Attempts above the first one.
qint64 repeatedOf(const FlowTiming &attempts)
{
    qint64 runs = 0;
    for (const FlowTiming::Bucket &bucket : attempts.buckets)
        runs += bucket.begin >= 2 ? bucket.runs : 0;
    return runs;
}

} // namespace

TimingDetails::TimingDetails(QWidget *parent)
    : RecordDetails(parent), m_step(new QWidget(content())), m_title(plainLabel(m_step)),
      m_subtitle(plainLabel(m_step, "muted")), m_picture(new TimingPicture(m_step)), m_repeated(plainLabel(m_step)),
      m_inUse(makeCard()), m_quotes(makeCard())
{
    setRole(m_title, "heading");
    for (QLabel *label : {m_title, m_subtitle, m_repeated})
        label->setWordWrap(true);
    auto *step = new QVBoxLayout(m_step);
    step->setContentsMargins(0, 0, 0, 0);
    step->setSpacing(Theme::kSmallGap);
    step->addWidget(m_title);
    step->addWidget(m_subtitle);
    step->addSpacing(Theme::kSmallGap);
    step->addWidget(m_picture);
    step->addWidget(m_repeated);
    contentLayout()->addWidget(m_step);
    contentLayout()->addWidget(m_inUse.card);
    contentLayout()->addWidget(m_quotes.card);
    for (QWidget *part : {m_step, static_cast<QWidget *>(m_inUse.card), static_cast<QWidget *>(m_quotes.card)})
        part->hide();
    retranslate();
}

TimingDetails::Facts TimingDetails::makeCard()
{
    Facts made{};
    made.card = new QFrame(content());
    made.title = plainLabel(made.card);
    made.span = plainLabel(made.card, "muted");
    QVBoxLayout *rows = layOutCard(made.card, made.title, made.span);
    QVBoxLayout *layout = nullptr;
    QFrame *row = makeCardRow(made.card, &layout);
    layout->addLayout(makeFacts(row, made.facts));
    made.sentence = plainLabel(row, "muted");
    made.sentence->setWordWrap(true);
    layout->addSpacing(Theme::kSmallGap);
    layout->addWidget(made.sentence);
    rows->addWidget(row);
    return made;
}

void TimingDetails::setTiming(const std::optional<FlowTiming> &timing)
{
    m_timing = timing;
    showTiming();
}

void TimingDetails::setPage(const TimingsPage &page, const QString &span)
{
    m_page = page;
    m_span = span;
    showRecord();
    showPage();
}

void TimingDetails::setQuotes(const std::optional<QuoteMetrics> &quotes, const QString &span)
{
    m_metrics = quotes;
    m_quotesSpan = span;
    showQuotes();
}

void TimingDetails::showTiming()
{
    m_step->setVisible(m_timing.has_value());
    if (!m_timing)
        return;
    const bool isCount = timingwords::isCount(m_timing->step);
    m_title->setText(tr("%1: %2").arg(timingwords::flow(m_timing->flow), timingwords::step(*m_timing)));
    m_subtitle->setText(
        isCount ? tr("%1 runs · at most %2 attempts").arg(format::count(m_timing->runs), format::count(m_timing->max))
                : tr("%1 runs · mean %2 · longest %3")
                      .arg(format::count(m_timing->runs), timingwords::duration(m_timing->mean),
                           timingwords::duration(double(m_timing->max))));
    m_picture->setTiming(*m_timing);
    m_repeated->setVisible(isCount);
    if (!isCount)
        return;
    const qint64 repeated = repeatedOf(*m_timing);
    m_repeated->setText(repeated == 0 ? tr("None of them had to be tried again.")
                                      : tr("%1 of %2 were tried again (%3): another desk was at the same records.")
                                            .arg(format::count(repeated), format::count(m_timing->runs),
                                                 timingwords::share(double(repeated) / double(m_timing->runs))));
}

QString TimingDetails::meanText(double mean)
{
    const QLocale locale;
    if (mean > 0 && mean < 0.001)
        return QStringLiteral("< ") + locale.toString(0.001, 'f', 3);
    return locale.toString(mean, 'f', mean == 0 ? 0 : mean < 0.1 ? 3 : 1);
}

void TimingDetails::showPage()
{
    m_inUse.card->setVisible(m_page.has_value());
    if (!m_page)
        return;
    const QString values[kFacts] = {meanText(m_page->inFlows), format::count(m_page->connected),
                                    format::count(m_page->running), format::count(m_page->mostConnected)};
    for (std::size_t fact = 0; fact < kFacts; ++fact)
        m_inUse.facts[fact][1]->setText(values[fact]);
    m_inUse.span->setText(m_span);
}

QString TimingDetails::priceText(const QuoteMetrics &metrics)
{
    if (metrics.quotedMinor <= 0)
        return {};
    const double part = double(metrics.priceMinor - metrics.quotedMinor) / double(metrics.quotedMinor);
    if (metrics.priceMinor == metrics.quotedMinor)
        return tr("as quoted");
    return part > 0 ? tr("%1 above the quoted one").arg(timingwords::share(part))
                    : tr("%1 below the quoted one").arg(timingwords::share(-part));
}

void TimingDetails::showQuotes()
{
    m_quotes.card->setVisible(m_metrics && m_metrics->answered() > 0);
    if (!m_metrics || m_metrics->answered() == 0)
        return;
    const std::optional<double> expired = m_metrics->expiredShare();
    const QuoteMetrics::Spread &shown = m_metrics->shownMillis, &lock = m_metrics->lockMicros;
    const auto spread = [](const QuoteMetrics::Spread &of, double micros) {
        return of.count == 0 ? QString()
                             : tr("half within %1, 95 of 100 within %2, longest %3")
                                   .arg(timingwords::duration(double(of.p50) * micros),
                                        timingwords::duration(double(of.p95) * micros),
                                        timingwords::duration(double(of.max) * micros));
    };
    const qint64 answered = m_metrics->answered();
    const QString values[kFacts] = {expired ? tr("%1 of %2 (%3)")
                                                  .arg(format::count(std::llround(*expired * double(answered))),
                                                       format::count(answered), timingwords::share(*expired))
                                            : QString(),
                                    spread(shown, 1000), spread(lock, 1), priceText(*m_metrics)};
    for (std::size_t fact = 0; fact < kFacts; ++fact) {
        m_quotes.facts[fact][1]->setText(values[fact]);
        for (QLabel *label : m_quotes.facts[fact])
            label->setVisible(!values[fact].isEmpty());
    }
    m_quotes.span->setText(m_quotesSpan);
}

void TimingDetails::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    RecordDetails::changeEvent(event);
}

void TimingDetails::retranslate()
{
    m_inUse.title->setText(tr("Connections in use"));
    const QString inUse[kFacts] = {tr("In a flow, on average"), tr("Connected now"), tr("Running now"),
                                   tr("Most at a time")};
    m_inUse.sentence->setText(
        tr("The average is runs a second × how long one takes (Little's law). It is a mean, and no size "
           "of a pool follows from it. The other numbers are the whole server's; the most is since "
           "it started."));
    m_quotes.title->setText(tr("Acceptances of quotes"));
    const QString quotes[kFacts] = {tr("Expired by then"), tr("Shown to sent"), tr("Quote lock"), tr("Price then")};
    for (std::size_t fact = 0; fact < kFacts; ++fact) {
        m_inUse.facts[fact][0]->setText(inUse[fact]);
        m_quotes.facts[fact][0]->setText(quotes[fact]);
    }
    m_quotes.sentence->setText(tr("Of all acceptances that were answered; a repeat under the same key is none."));
    showTiming();
    showPage();
    showQuotes();
}

} // namespace holdfast
