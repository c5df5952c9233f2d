// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/session_tree_model.h"
#include "ui/shared/store_desk.h"

#include <QSet>
#include <QWidget>

#include <optional>

class QLabel;
class QPushButton;
class QShortcut;
class QStackedLayout;
class QTimer;
class QTreeView;

namespace holdfast {

class LockWaitDetails;
class StaleStrip;

// Who waits for whom, now: a tree with the one that is waited for on top, brought up to date once a second while it is
// to be seen. Never two questions at a time. GUI thread.
class LockWaitsPane : public QWidget
{
    Q_OBJECT

public:
    static constexpr int kEvery = 1000; // ms between an answer and the next question

    explicit LockWaitsPane(const StoreDesk &desk, QWidget *parent = nullptr);

    QTreeView *tree() const { return m_tree; }
    const SessionTreeModel *model() const { return m_model; }
    LockWaitDetails *details() const { return m_details; }
    QPushButton *pauseButton() const { return m_pause; }
    QPushButton *copyButton() const { return m_copy; } // of the grants that are missing
    QString said() const;                              // the line beside the title, and what stands instead of the tree
    void takeFocus();

Q_SIGNALS:
    void orderAsked(holdfast::OrderId order);
    void stockAsked(holdfast::SkuId sku);
    void quoteAsked(holdfast::QuoteId quote);

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void retranslate();
    void ask();
    void askLater();
    void showAll();
    void showTree();
    void showMessage(const char *icon, const QColor &colour, const QString &sentence, const QString &more = {},
                     const QString &statements = {}, const QString &action = {});

    const StoreDesk m_desk;
    SessionTreeModel *m_model;
    QLabel *m_title;
    QLabel *m_count;
    QPushButton *m_refresh;
    QPushButton *m_pause;
    StaleStrip *m_stale;
    QStackedLayout *m_stack;
    QTreeView *m_tree;
    QWidget *m_message;
    QLabel *m_messageIcon;
    QLabel *m_messageText;
    QLabel *m_messageMore;
    QLabel *m_statements;
    QPushButton *m_copy;
    QPushButton *m_again;
    LockWaitDetails *m_details;
    QTimer *m_next;
    QTimer *m_patience; // "reading" is said only when it takes a while
    QShortcut *m_refreshKey;
    std::optional<WaitsNow> m_now;
    std::optional<Instant> m_asOf; // by the server's clock; by this computer's where the server may not be asked
    QSet<qint64> m_folded;         // connections
    bool m_seen = false;
    bool m_asking = false;
    bool m_failed = false;
    bool m_paused = false;
    bool m_taking = false; // the tree moves its mark by itself meanwhile
};

} // namespace holdfast
