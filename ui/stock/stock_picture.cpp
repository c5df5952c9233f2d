// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stock/stock_picture.h"

#include "ui/shared/chart_parts.h"
#include "ui/shared/format.h"
#include "ui/shared/list_page.h"
#include "ui/shared/plain_label.h"
#include "ui/shared/record_details.h"
#include "ui/shared/theme.h"

#include <QBarCategoryAxis>
#include <QBarSet>
#include <QChart>
#include <QChartView>
#include <QCursor>
#include <QDateTime>
#include <QDateTimeAxis>
#include <QEvent>
#include <QGridLayout>
#include <QHorizontalStackedBarSeries>
#include <QLabel>
#include <QLineSeries>
#include <QLocale>
#include <QPainter>
#include <QToolTip>
#include <QValueAxis>

#include <algorithm>

namespace holdfast {

namespace {

constexpr int kBarHeight = 20;
constexpr int kLinesHeight = 150;
constexpr int kLegendColumns = 2;
constexpr qint64 kHour = 3'600'000, kDay = 24 * kHour;

qint64 milliseconds(Instant at)
{
    return at.micros / 1000;
}

// Each holder has a hatching of its own, so that colour is not what tells them apart.
QBrush brushOf(std::size_t share)
{
    constexpr Qt::BrushStyle kStyles[] = {Qt::SolidPattern, Qt::BDiagPattern,     Qt::Dense4Pattern, Qt::FDiagPattern,
                                          Qt::CrossPattern, Qt::DiagCrossPattern, Qt::Dense6Pattern};
    const Theme &theme = Theme::current();
    return share == 0 ? QBrush(theme.good) : QBrush(theme.held, kStyles[(share - 1) % std::size(kStyles)]);
}

QPen penOf(bool ofReserved)
{
    const Theme &theme = Theme::current();
    return ofReserved ? QPen(theme.held, 2, Qt::DashLine) : QPen(theme.good, 2);
}

} // namespace

StockPicture::StockPicture(QWidget *parent)
    : QWidget(parent), m_sharesChart(new QChart), m_sharesView(chartView(m_sharesChart, kBarHeight, this)),
      m_shares(new QHorizontalStackedBarSeries(m_sharesChart)), m_legend(new QWidget(this)),
      m_legendRows(new QGridLayout(m_legend)), m_historyTitle(plainLabel(this)), m_none(plainLabel(this, "muted")),
      m_historyChart(new QChart), m_historyView(chartView(m_historyChart, kLinesHeight, this)),
      m_available(new QLineSeries(m_historyChart)), m_reserved(new QLineSeries(m_historyChart)),
      m_time(new QDateTimeAxis(m_historyChart)), m_units(new QValueAxis(m_historyChart)),
      m_whole(new QValueAxis(m_sharesChart)), m_marks{new QLabel(this), new QLabel(this)},
      m_lines{plainLabel(this, "muted"), plainLabel(this, "muted")}
{
    m_shares->setBarWidth(1);
    m_sharesChart->addSeries(m_shares);
    auto *one = new QBarCategoryAxis(m_sharesChart);
    one->append(QStringLiteral("."));
    for (QAbstractAxis *axis : {static_cast<QAbstractAxis *>(one), static_cast<QAbstractAxis *>(m_whole)})
        axis->setVisible(false);
    m_sharesChart->addAxis(one, Qt::AlignLeft);
    m_sharesChart->addAxis(m_whole, Qt::AlignBottom);
    m_shares->attachAxis(one);
    m_shares->attachAxis(m_whole);
    m_legendRows->setContentsMargins(0, 0, 0, 0);
    m_legendRows->setHorizontalSpacing(Theme::kGap);
    m_legendRows->setVerticalSpacing(Theme::kSmallGap);
    for (int column = 0; column < kLegendColumns; ++column)
        m_legendRows->setColumnStretch(2 * column + 1, 1);

    m_historyChart->addAxis(m_time, Qt::AlignBottom);
    m_historyChart->addAxis(m_units, Qt::AlignLeft);
    m_time->setTickCount(3);
    m_time->setGridLineVisible(false);
    m_units->setTickType(QValueAxis::TicksDynamic);
    m_units->setLabelFormat(QStringLiteral("%.0f"));
    m_units->setLineVisible(false);
    m_units->setTruncateLabels(false); // numbers are whole or not there
    for (QLineSeries *line : {m_available, m_reserved}) {
        m_historyChart->addSeries(line);
        line->attachAxis(m_time);
        line->attachAxis(m_units);
        connect(line, &QLineSeries::hovered, this, &StockPicture::tellMoment);
    }
    setRole(m_historyTitle, "strong");
    auto *lines = new QHBoxLayout;
    lines->setSpacing(Theme::kGap);
    for (int line = 0; line < 2; ++line) {
        lines->addWidget(m_marks[line]);
        lines->addWidget(m_lines[line]);
    }
    lines->addStretch();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Theme::kGap);
    layout->addWidget(m_sharesView);
    layout->addWidget(m_legend);
    layout->addSpacing(Theme::kSmallGap);
    layout->addWidget(m_historyTitle);
    layout->addWidget(m_none);
    layout->addWidget(m_historyView);
    layout->addLayout(lines);
    retranslate();
}

void StockPicture::setCard(const StockCard &card)
{
    m_card = card;
    draw();
}

void StockPicture::draw()
{
    m_history = stockHistory(m_card);
    drawShares();
    drawHistory();
}

QString StockPicture::nameOf(std::size_t share) const
{
    if (share == 0)
        return tr("%1 available").arg(format::count(m_card.stock.available));
    const StockShare of = stockShares(m_card).at(share - 1);
    return of.order ? tr("%1 for order %2").arg(format::count(of.units)).arg(number(*of.order))
                    : tr("%1 for others").arg(format::count(of.units));
}

void StockPicture::drawShares()
{
    std::vector<qint64> units{m_card.stock.available};
    for (const StockShare &share : stockShares(m_card))
        units.push_back(share.units);
    m_shares->clear();
    removeAll(m_legendRows);
    QStringList names;
    qreal whole = 0;
    for (std::size_t share = 0; share < units.size(); ++share) {
        const QString name = nameOf(share);
        names << name;
        auto *set = new QBarSet(name, m_shares);
        set->append(qreal(units[share]));
        set->setBrush(brushOf(share));
        set->setPen(QPen(Theme::current().ground, 1)); // between two of them
        whole += qreal(units[share]);
        connect(set, &QBarSet::hovered, this, [this, name](bool shown) {
            shown ? QToolTip::showText(QCursor::pos(), name, m_sharesView) : QToolTip::hideText();
        });
        m_shares->append(set);

        auto *swatch = new QLabel(m_legend);
        swatch->setPixmap(chartMark({14, 14}, devicePixelRatioF(), [&](QPainter &painter) {
            painter.setBrush(brushOf(share));
            painter.setPen(share == 0 ? Theme::current().good : Theme::current().held);
            painter.drawRect(1, 1, 12, 12);
        }));
        QLabel *words = plainLabel(m_legend, "muted");
        words->setText(name);
        const int at = int(share);
        m_legendRows->addWidget(swatch, at / kLegendColumns, at % kLegendColumns * 2);
        m_legendRows->addWidget(words, at / kLegendColumns, at % kLegendColumns * 2 + 1);
    }
    m_whole->setRange(0, std::max(1.0, whole));
    m_sharesView->setVisible(whole > 0);
    m_sharesView->setAccessibleName(tr("The units and who holds them"));
    m_sharesView->setAccessibleDescription(QLocale().createSeparatedList(names));
}

void StockPicture::drawHistory()
{
    const bool moved = !m_history.empty();
    for (QWidget *part : QList<QWidget *>{m_historyView, m_marks[0], m_marks[1], m_lines[0], m_lines[1]})
        part->setVisible(moved);
    m_none->setVisible(!moved);
    for (int line = 0; line < 2; ++line)
        m_marks[line]->setPixmap(chartMark({24, 10}, devicePixelRatioF(), [&](QPainter &painter) {
            painter.setPen(penOf(line == 1));
            painter.drawLine(0, 5, 24, 5);
        }));
    m_available->setPen(penOf(false));
    m_reserved->setPen(penOf(true));
    if (!moved)
        return;

    // To the right of the last movement the line goes on a little: so it is until now.
    const qint64 first = milliseconds(m_history.front().at);
    const qint64 last = milliseconds(m_history.back().at);
    const qint64 end = last + std::max<qint64>((last - first) / 20, kHour / 60);
    QList<QPointF> available, reserved;
    qint64 least = m_history.front().available, most = 0;
    for (const StockMoment &moment : m_history) {
        const qreal at = qreal(milliseconds(moment.at));
        if (!available.isEmpty()) {
            available << QPointF(at, available.last().y());
            reserved << QPointF(at, reserved.last().y());
        }
        available << QPointF(at, qreal(moment.available));
        reserved << QPointF(at, qreal(moment.reserved));
        least = std::min({least, moment.available, moment.reserved});
        most = std::max({most, moment.available, moment.reserved});
    }
    available << QPointF(qreal(end), available.last().y());
    reserved << QPointF(qreal(end), reserved.last().y());
    m_available->replace(available);
    m_reserved->replace(reserved);

    const QLocale locale;
    const bool chinese = locale.language() == QLocale::Chinese;
    const QString day = chinese ? QStringLiteral("M月d日") : QStringLiteral("d MMM");
    const qint64 span = end - first;
    m_time->setFormat(span < kDay         ? QStringLiteral("HH:mm")
                      : span < 3 * kDay   ? day + QStringLiteral(" HH:mm")
                      : span < 300 * kDay ? day
                      : chinese           ? QStringLiteral("yyyy/M")
                                          : QStringLiteral("MMM yyyy"));
    m_historyChart->setLocale(locale);
    m_time->setRange(QDateTime::fromMSecsSinceEpoch(first), QDateTime::fromMSecsSinceEpoch(end));
    const qint64 step = stepFor(most);
    m_units->setTickInterval(qreal(step));
    const qint64 steps = std::max<qint64>(1, most / step + (most % step == 0 ? 0 : 1));
    m_units->setRange(qreal(std::min<qint64>(0, least)), qreal(steps) * qreal(step)); // may be beyond 64 bits
    drawAxis(m_time);
    drawAxis(m_units);

    const auto [low, high] =
        std::minmax_element(m_history.begin(), m_history.end(),
                            [](const StockMoment &a, const StockMoment &b) { return a.available < b.available; });
    m_historyView->setAccessibleName(m_historyTitle->text());
    m_historyView->setAccessibleDescription(
        tr("From %1 to %2: available from %3 to %4, at least %5, at most %6; reserved from %7 to %8.")
            .arg(format::dayAndTime(m_history.front().at), format::dayAndTime(m_history.back().at),
                 format::count(m_history.front().available), format::count(m_history.back().available),
                 format::count(low->available), format::count(high->available),
                 format::count(m_history.front().reserved), format::count(m_history.back().reserved)));
}

void StockPicture::tellMoment(const QPointF &point, bool shown) const
{
    if (!shown) {
        QToolTip::hideText();
        return;
    }
    const auto after =
        std::upper_bound(m_history.begin(), m_history.end(), point.x(),
                         [](qreal at, const StockMoment &moment) { return at < qreal(milliseconds(moment.at)); });
    const StockMoment &then = after == m_history.begin() ? *after : *std::prev(after);
    QToolTip::showText(
        QCursor::pos(),
        tr("%1: %2 available · %3 reserved")
            .arg(format::dayAndTime(then.at), format::count(then.available), format::count(then.reserved)),
        m_historyView);
}

QString StockPicture::legend() const
{
    QStringList names;
    for (const QBarSet *set : m_shares->barSets())
        names << set->label();
    return names.join(u'\n');
}

void StockPicture::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange)
        draw(); // in the other look's colours
    QWidget::changeEvent(event);
}

void StockPicture::retranslate()
{
    setAccessibleName(tr("Picture of the stock"));
    m_historyTitle->setText(tr("Over time"));
    m_none->setText(tr("Nothing has moved yet."));
    m_lines[0]->setText(tr("available"));
    m_lines[1]->setText(tr("reserved"));
    draw();
}

} // namespace holdfast
