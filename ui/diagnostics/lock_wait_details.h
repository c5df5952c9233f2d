// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shared/record_details.h"
#include "ui/shared/store_desk.h"

#include <optional>

class QFrame;
class QGridLayout;
class QLabel;
class QVBoxLayout;

namespace holdfast {

class FoldedText;

// Beside the tree: the chosen session, and below it the last deadlock. Both are brought up to date in place. GUI
// thread.
class LockWaitDetails : public RecordDetails
{
    Q_OBJECT

public:
    explicit LockWaitDetails(QWidget *parent = nullptr);

    void show(const WaitsNow &now);
    void setConnection(std::optional<qint64> connection); // whose session is shown
    std::optional<qint64> connection() const { return m_connection; }
    FoldedText *statement() const { return m_statement; }
    FoldedText *serversText() const { return m_serversText; }

Q_SIGNALS:
    void orderAsked(holdfast::OrderId order);
    void stockAsked(holdfast::SkuId sku);
    void quoteAsked(holdfast::QuoteId quote);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void showSession();
    void showDeadlock();
    void showParty(const DeadlockParty &party);
    void showMissing(const std::vector<MissingGrant> &missing);
    void addLinks(QWidget *parent, QGridLayout *links, const std::vector<LockedRecord> &records);

    std::optional<WaitsNow> m_now;
    std::optional<qint64> m_connection;
    LockWaiter m_last; // as the chosen session was when it was last seen
    QFrame *m_session;
    QLabel *m_who;
    QLabel *m_note;
    QLabel *m_gone;
    QWidget *m_factsRow;
    QLabel *m_facts[4][2];
    QGridLayout *m_links;
    QString m_linked;
    FoldedText *m_statement;
    QFrame *m_deadlock;
    QLabel *m_deadlockTitle;
    QLabel *m_deadlockAt;
    QVBoxLayout *m_parties;
    QString m_drawn; // the deadlock, so that it is not drawn again for nothing
    FoldedText *m_serversText;
};

} // namespace holdfast
