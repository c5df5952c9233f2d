// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/diagnostics/timing_picture.h"

#include "ui/diagnostics/timings_text.h"
#include "ui/shared/chart_parts.h"
#include "ui/shared/format.h"
#include "ui/shared/plain_label.h"
#include "ui/shared/theme.h"

#include <QAreaSeries>
#include <QCategoryAxis>
#include <QChart>
#include <QChartView>
#include <QCursor>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLineSeries>
#include <QLocale>
#include <QToolTip>
#include <QValueAxis>

#include <algorithm>
#include <cmath>

namespace holdfast {

namespace {

constexpr int kHeight = 210;
constexpr int kMostLabels = 5;
constexpr double kRoomOfLabel = 0.2; // of the axis, so that two of them never touch
constexpr double kShortest = 1;      // µs: what is shorter was not measured
constexpr double kGapOfBars = 0.08;  // of a bar

double place(double micros)
{
    return std::log2(std::max(micros, kShortest));
}

// Told apart by their dashes; a legend gives the numbers.
QPen penOf(int mark)
{
    const Theme &theme = Theme::current();
    switch (mark) {
    case 0:
        return QPen(theme.text, 2);
    case 1:
        return QPen(theme.caution, 2, Qt::DashLine);
    default:
        return QPen(theme.wrong, 2, Qt::DotLine);
    }
}

void addBar(QList<QPointF> &outline, double from, double to, qint64 runs)
{
    const double gap = (to - from) * kGapOfBars;
    outline << QPointF(from + gap, 0) << QPointF(from + gap, double(runs)) << QPointF(to - gap, double(runs))
            << QPointF(to - gap, 0);
}

// Round times between two places, as many as have room beside each other: by 1, 2 and 5, by 1 and 3, or by tens.
std::vector<double> roundTimes(double from, double to)
{
    std::vector<double> times;
    for (const QList<double> &steps : {QList<double>{1, 2, 5}, QList<double>{1, 3}, QList<double>{1}}) {
        times.clear();
        double narrowest = to - from;
        for (double ten = 1; place(ten) <= to; ten *= 10) {
            for (const double step : steps) {
                const double at = place(ten * step);
                if (at < from || at > to)
                    continue;
                if (!times.empty())
                    narrowest = std::min(narrowest, at - place(times.back()));
                times.push_back(ten * step);
            }
        }
        if (narrowest >= kRoomOfLabel * (to - from))
            break;
    }
    while (times.size() > kMostLabels) { // every other one
        for (std::size_t i = 1; i < times.size(); ++i)
            times.erase(times.begin() + std::ptrdiff_t(i));
    }
    return times;
}

} // namespace

TimingPicture::TimingPicture(QWidget *parent)
    : QWidget(parent), m_chart(new QChart), m_view(chartView(m_chart, kHeight, this)), m_bars(new QLineSeries(m_chart)),
      m_area(new QAreaSeries(m_bars)), m_values(new QCategoryAxis(m_chart)), m_runs(new QValueAxis(m_chart))
{
    m_values->setLabelsPosition(QCategoryAxis::AxisLabelsPositionOnValue);
    m_values->setGridLineVisible(false);
    m_values->setTruncateLabels(false);
    m_runs->setTickType(QValueAxis::TicksDynamic);
    m_runs->setLabelFormat(QStringLiteral("%.0f"));
    m_runs->setLineVisible(false);
    m_runs->setTruncateLabels(false);
    m_chart->addAxis(m_values, Qt::AlignBottom);
    m_chart->addAxis(m_runs, Qt::AlignLeft);
    const auto add = [&](QAbstractSeries *series) {
        m_chart->addSeries(series);
        series->attachAxis(m_values);
        series->attachAxis(m_runs);
    };
    add(m_area);
    connect(m_area, &QAreaSeries::hovered, this, &TimingPicture::tell);
    auto *legend = new QGridLayout;
    legend->setHorizontalSpacing(Theme::kGap);
    legend->setVerticalSpacing(Theme::kSmallGap);
    legend->setColumnStretch(1, 1);
    for (int mark = 0; mark < kMarks; ++mark) {
        m_lines[mark] = new QLineSeries(m_chart);
        add(m_lines[mark]);
        m_samples[mark] = new QLabel(this);
        m_words[mark] = plainLabel(this, "muted");
        legend->addWidget(m_samples[mark], mark, 0);
        legend->addWidget(m_words[mark], mark, 1);
    }
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Theme::kGap);
    layout->addWidget(m_view);
    layout->addLayout(legend);
}

void TimingPicture::setTiming(const FlowTiming &timing)
{
    m_timing = timing;
    draw();
}

void TimingPicture::draw()
{
    const Theme &theme = Theme::current();
    const bool isCount = timingwords::isCount(m_timing.step);
    qint64 most = 1;
    for (const FlowTiming::Bucket &bucket : m_timing.buckets)
        most = std::max(most, bucket.runs);
    const qint64 step = stepFor(most);
    const double top = double(most / step + (most % step == 0 ? 0 : 1)) * double(step);
    m_runs->setTickInterval(double(step));
    m_runs->setRange(0, top);
    for (const QString &label : m_values->categoriesLabels())
        m_values->remove(label);
    isCount ? drawCounts() : drawTimes();
    drawMarks(isCount ? 0 : top);
    m_area->setBrush(theme.held);
    m_area->setPen(Qt::NoPen);
    m_chart->setLocale(QLocale());
    m_chart->setLocalizeNumbers(true);
    m_values->setTitleText(isCount ? tr("Attempts") : tr("Time, each doubling equally wide"));
    m_runs->setTitleText(tr("Runs"));
    drawAxis(m_values);
    drawAxis(m_runs);
    setAccessibleName(tr("Distribution"));
    m_view->setAccessibleName(tr("Distribution"));
    m_view->setAccessibleDescription(told());
}

void TimingPicture::drawTimes()
{
    if (m_timing.buckets.empty()) {
        m_bars->clear();
        return;
    }
    // At least four doublings, so that few bars are no wall.
    double from = std::floor(place(m_timing.buckets.front().begin)), to = std::ceil(place(m_timing.buckets.back().end));
    for (bool left = true; to - from < 4; left = !left)
        (left && from > 0) ? --from : ++to;
    QList<QPointF> outline{{from, 0}};
    for (const FlowTiming::Bucket &bucket : m_timing.buckets)
        addBar(outline, place(bucket.begin), std::max(place(bucket.end), place(bucket.begin) + 0.25), bucket.runs);
    outline << QPointF(to, 0);
    m_bars->replace(outline);
    m_values->setStartValue(from);
    for (const double time : roundTimes(from, to))
        m_values->append(timingwords::onAxis(time), place(time));
    m_values->setRange(from, to);
}

void TimingPicture::drawCounts()
{
    QList<QPointF> outline{{-0.5, 0}};
    double at = 0;
    m_values->setStartValue(-0.5);
    for (const FlowTiming::Bucket &bucket : m_timing.buckets) {
        addBar(outline, at - 0.3, at + 0.3, bucket.runs);
        m_values->append(bucketName(bucket), at);
        ++at;
    }
    const double end = std::max(at, 3.0) - 0.5;
    outline << QPointF(end, 0);
    m_bars->replace(outline);
    m_values->setRange(-0.5, end);
}

void TimingPicture::drawMarks(double top)
{
    const qint64 values[kMarks] = {m_timing.p50, m_timing.p95, m_timing.p99};
    const QString words[kMarks] = {tr("half of them within %1"), tr("95 of 100 within %1"), tr("99 of 100 within %1")};
    for (int mark = 0; mark < kMarks; ++mark) {
        const bool shown = top > 0;
        m_lines[mark]->setVisible(shown);
        m_samples[mark]->setVisible(shown);
        m_words[mark]->setVisible(shown);
        m_lines[mark]->setPen(penOf(mark));
        const double at = place(double(values[mark]));
        m_lines[mark]->replace(QList<QPointF>{{at, 0}, {at, top}});
        m_samples[mark]->setPixmap(chartMark({24, 10}, devicePixelRatioF(), [&](QPainter &painter) {
            painter.setPen(penOf(mark));
            painter.drawLine(0, 5, 24, 5);
        }));
        m_words[mark]->setText(words[mark].arg(timingwords::value(m_timing.step, double(values[mark]))));
    }
}

// Attempts are whole: a bucket is one number, or a few.
QString TimingPicture::bucketName(const FlowTiming::Bucket &bucket) const
{
    if (!timingwords::isCount(m_timing.step))
        return tr("%1 to %2").arg(timingwords::duration(bucket.begin), timingwords::duration(bucket.end));
    const qint64 first = std::max<qint64>(1, std::llround(std::ceil(bucket.begin)));
    const qint64 last = std::max(first, std::llround(std::ceil(bucket.end)) - 1);
    return first == last ? format::count(first) : tr("%1–%2").arg(format::count(first), format::count(last));
}

QString TimingPicture::told() const
{
    QStringList all;
    for (const FlowTiming::Bucket &bucket : m_timing.buckets)
        all << tr("%1: %n run(s)", nullptr, int(bucket.runs)).arg(bucketName(bucket));
    if (!timingwords::isCount(m_timing.step))
        all << legend().split(u'\n');
    return all.join(QStringLiteral("; "));
}

void TimingPicture::tell(const QPointF &point, bool shown) const
{
    if (!shown) {
        QToolTip::hideText();
        return;
    }
    const bool isCount = timingwords::isCount(m_timing.step);
    for (std::size_t i = 0; i < m_timing.buckets.size(); ++i) {
        const FlowTiming::Bucket &bucket = m_timing.buckets[i];
        if (isCount ? std::abs(point.x() - double(i)) < 0.5
                    : point.x() >= place(bucket.begin) && point.x() < place(bucket.end))
            QToolTip::showText(QCursor::pos(), tr("%1: %n run(s)", nullptr, int(bucket.runs)).arg(bucketName(bucket)),
                               m_view);
    }
}

QList<QPointF> TimingPicture::outline() const
{
    return m_bars->points();
}

QStringList TimingPicture::labels() const
{
    return m_values->categoriesLabels();
}

QString TimingPicture::legend() const
{
    QStringList all;
    for (const QLabel *words : m_words) {
        if (words->isVisibleTo(this))
            all << words->text();
    }
    return all.join(u'\n');
}

void TimingPicture::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        draw(); // in the other look's colours
    QWidget::changeEvent(event);
}

} // namespace holdfast
