// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/timings_table_model.h"
#include "ui/shared/store_desk.h"

#include <QWidget>

#include <optional>

class QPushButton;
class QTimer;

namespace holdfast {

class ListPage;
class TimingDetails;

// How long the flows of all desks took, by flow and step, and one of them as a distribution. Read when it is seen, and
// once a minute as long as it is. GUI thread.
class TimingsPane : public QWidget
{
    Q_OBJECT

public:
    enum Span { LastHour, Today, SevenDays, SpanCount };
    static constexpr int kEvery = 60'000; // ms; the desks write as often

    explicit TimingsPane(const StoreDesk &desk, QWidget *parent = nullptr);

    ListPage *list() const { return m_list; }
    const TimingsTableModel *model() const { return m_model; }
    TimingDetails *details() const { return m_details; }
    QPushButton *chip(Span span) const { return m_chips[span]; }
    Span span() const { return m_span; }
    void takeFocus();

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void choose(Span span);
    void ask();
    void showAll();
    void showChosen();
    QString spanName(Span span) const;
    static Instant beginOf(Span span, Instant now);

    const StoreDesk m_desk;
    TimingsTableModel *m_model;
    ListPage *m_list;
    QPushButton *m_chips[SpanCount];
    TimingDetails *m_details;
    QTimer *m_next;
    Span m_span = LastHour;
    QString m_text; // that flow or step has to have in its name
    std::optional<TimingsPage> m_page;
    std::optional<QuoteMetrics> m_quotes;
    qint64 m_readAt = 0; // ms since 1970, of this computer
    quint64 m_ticket = 0;
    bool m_failed = false;
    bool m_seen = false;
};

} // namespace holdfast
