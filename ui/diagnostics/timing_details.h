// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/pages/quote_metrics.h"
#include "sql/pages/timings_page.h"
#include "ui/shared/record_details.h"

#include <optional>

class QFrame;
class QLabel;

namespace holdfast {

class TimingPicture;

// Beside the table: the chosen step as a distribution, connections in use, and how acceptances of quotes went. All of
// it brought up to date in place. GUI thread.
class TimingDetails : public RecordDetails
{
    Q_OBJECT

public:
    explicit TimingDetails(QWidget *parent = nullptr);

    void setTiming(const std::optional<FlowTiming> &timing);
    void setPage(const TimingsPage &page, const QString &span); // span: in words, "last hour"
    void setQuotes(const std::optional<QuoteMetrics> &quotes, const QString &span);
    TimingPicture *picture() const { return m_picture; }

protected:
    void changeEvent(QEvent *event) override;

private:
    static constexpr std::size_t kFacts = 4;

    struct Facts // a card of a title, names with values, and a sentence
    {
        QFrame *card;
        QLabel *title;
        QLabel *span;
        QLabel *facts[kFacts][2];
        QLabel *sentence;
    };
    Facts makeCard();
    void retranslate();
    void showTiming();
    void showPage();
    static QString meanText(double mean); // of connections
    void showQuotes();
    static QString priceText(const QuoteMetrics &metrics); // of what was accepted

    std::optional<FlowTiming> m_timing;
    std::optional<TimingsPage> m_page;
    std::optional<QuoteMetrics> m_metrics;
    QString m_span;
    QString m_quotesSpan;
    QWidget *m_step;
    QLabel *m_title;
    QLabel *m_subtitle;
    TimingPicture *m_picture;
    QLabel *m_repeated;
    Facts m_inUse;
    Facts m_quotes;
};

} // namespace holdfast
