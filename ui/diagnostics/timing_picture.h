// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/rows/flow_timing.h"

#include <QWidget>

class QAreaSeries;
class QCategoryAxis;
class QChart;
class QChartView;
class QGridLayout;
class QLabel;
class QLineSeries;
class QValueAxis;

namespace holdfast {

// One step of a flow as a distribution: how many runs took how long, each doubling of the time equally wide, with the
// percentiles marked. Attempts as counts. Each is told in words, too. GUI thread.
class TimingPicture : public QWidget
{
    Q_OBJECT

public:
    explicit TimingPicture(QWidget *parent = nullptr);

    void setTiming(const FlowTiming &timing);

    QList<QPointF> outline() const; // of the bars; x: doublings of a microsecond, or the place of a count
    QStringList labels() const;     // below the axis
    QString legend() const;         // of the marks, a line an entry
    QString told() const;           // the whole of it in words

protected:
    void changeEvent(QEvent *event) override;

private:
    void draw();
    void drawTimes();
    void drawCounts();
    void drawMarks(double top);
    void tell(const QPointF &point, bool shown) const;
    QString bucketName(const FlowTiming::Bucket &bucket) const;

    static constexpr int kMarks = 3;

    FlowTiming m_timing;
    QChart *m_chart;
    QChartView *m_view;
    QLineSeries *m_bars;
    QAreaSeries *m_area;
    QLineSeries *m_lines[kMarks];
    QCategoryAxis *m_values;
    QValueAxis *m_runs;
    QLabel *m_samples[kMarks];
    QLabel *m_words[kMarks];
};

} // namespace holdfast
