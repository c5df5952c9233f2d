// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/incident_table_model.h"
#include "ui/shared/records_page.h"
#include "ui/shared/store_desk.h"

#include <optional>
#include <vector>

namespace holdfast {

class CaseDetails;
class CheckStrip;

// Whether all holds, and what does not: above, the last check and the next one; below, the list of cases and beside it
// the one that is selected. Resolved cases are out of the usual view, and counted.
class CasesPane : public RecordsPage
{
    Q_OBJECT

public:
    enum class Only { Open, Handed, Resolved, All }; // open: nobody has resolved it, whoever has it

    explicit CasesPane(const StoreDesk &desk, QWidget *parent = nullptr);

    void setStore(const StoreFacts &store);
    void showCase(IncidentId incident); // also one that the list does not show
    std::optional<IncidentId> shownCase() const { return m_shown; }
    void takeFocus() override;
    OnScreen onScreen() const override { return {}; }

    CheckStrip *strip() const { return m_strip; }
    CaseDetails *details() const { return m_details; }
    IncidentTableModel *model() const { return m_model; }
    QPushButton *onlyChip() const { return m_onlyChip; }
    QPushButton *severityChip() const { return m_severityChip; }

protected:
    void askForHead(quint64 ticket, int rows) override;
    void askForCount(quint64 ticket) override;
    std::vector<Sorting> sortings() const override;
    bool isFiltered() const override { return m_only != Only::Open || m_severity; }
    void clearFilters() override;
    QMap<QString, QString> chips() const override;
    void takeChips(const QMap<QString, QString> &chips) override;
    QString pageName() const override { return QStringLiteral("cases"); }
    Words words() const override;
    void showFilters() override;
    QString countNote() const override;
    std::optional<int> shownRow() const override;
    void showRow(int row) override;
    void reloadDetails() override;
    void catchUp(const Versions &) override {}
    void showEvent(QShowEvent *event) override;

private:
    using Rows = std::vector<IncidentRow>;

    QFuture<Reply<Rows>> read(const std::optional<IncidentId> &after, int limit);
    void setOnly(Only only);
    void setSeverity(const std::optional<QByteArray> &severity);
    void caseChanged();
    static QString display(const IncidentRow &incident, int column);
    static QString wordsOf(Only only);
    static QString wordsOf(const std::optional<QByteArray> &severity);

    const StoreDesk m_desk;
    CheckStrip *m_strip;
    IncidentTableModel *m_model;
    CaseDetails *m_details;
    QPushButton *m_onlyChip;
    QPushButton *m_severityChip;
    QList<QShortcut *> m_checkKeys; // what changed, everything, stop, the details
    Only m_only = Only::Open;
    std::optional<QByteArray> m_severity;
    std::optional<IncidentId> m_shown;
    std::optional<qint64> m_hidden; // resolved ones
    bool m_refused = false;         // by the server: not a supervisor's account
    bool m_keepsDetails = false;    // they have read what they changed
};

} // namespace holdfast
