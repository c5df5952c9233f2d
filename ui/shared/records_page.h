// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/paged_table_model.h"
#include "sql/connection/lane.h"
#include "sql/pages/versions.h"
#include "sql/rows/customer_row.h"
#include "ui/shared/list_columns.h"

#include <QWidget>

#include <functional>
#include <optional>
#include <vector>

class QPushButton;
class QShortcut;
class QSplitter;
class QVBoxLayout;

namespace holdfast {

class ListPage;

// A page of the window: the list of a subject's records, read page by page, and beside it the one that is shown. What
// all lists do is here: asking, counting, sorting, refreshing in place, their states and the line below. A subject adds
// its model, its chips, its details and its words. Nothing is asked before the page is seen for the first time.
class RecordsPage : public QWidget
{
    Q_OBJECT

public:
    // Filters, sort and columns are found again as they were left in this store (its uuid); the customer who was served
    // is not. Before the page is seen.
    void remember(const QString &scope);
    void setServed(const std::optional<CustomerRow> &customer);
    void refresh(); // keeps selection and scroll

    // What other desks may change meanwhile, and what has come of it: it is read again in place.
    virtual OnScreen onScreen() const = 0;
    void take(const Versions &versions);

    ListPage *list() const { return m_list; }
    virtual void takeFocus() = 0; // into the details

Q_SIGNALS:
    void servedCleared();
    void serverAnswered(bool answered); // each time the list has asked
    void recordChosen();                // in the list, by hand

protected:
    // One order of the rows: the list's Sort as a number, and the column that a click on chooses it.
    struct Sorting
    {
        int column;
        int sort;
        Qt::SortOrder direction;
    };
    struct Words
    {
        QString title, reading, failed, none, noMatch;
        QStringList columns;
    };

    static constexpr int kPage = 200;

    explicit RecordsPage(QWidget *parent);
    // Once, from the subject's constructor; the columns in the model's order.
    void setUp(PagedTableModel *model, QWidget *details, const QList<ListColumns::Column> &columns,
               int detailsWidth = 372); // px of 1129
    void setAbove(QWidget *above);      // over list and details
    // A menu of the ways to filter by one thing; entries() are made anew each time it opens.
    QPushButton *addMenuChip(const std::function<void(class QMenu *)> &entries);

    // The subject's own.
    virtual void askForHead(quint64 ticket, int rows) = 0; // answers into takeHead()
    virtual void askForCount(quint64 ticket) = 0;          // answers into takeCount()
    virtual std::vector<Sorting> sortings() const = 0;     // that an index serves under the filter; the first is usual
    virtual bool isFiltered() const = 0;
    virtual void clearFilters() = 0; // but for the text and the customer
    // What its chips filter by, as words to be kept and taken back; what is not understood is passed over.
    virtual QMap<QString, QString> chips() const = 0;
    virtual void takeChips(const QMap<QString, QString> &chips) = 0;
    virtual QString pageName() const = 0; // in what is kept: one word that never changes
    virtual Words words() const = 0;
    virtual void showFilters() = 0; // what its chips say
    virtual QString countNote() const { return {}; }
    virtual std::optional<int> shownRow() const = 0; // the row of the record beside the list
    virtual void showRow(int row) = 0;
    virtual void reloadDetails() = 0;
    virtual void servedChanged() {}
    virtual std::optional<qint64> newestOf(const Versions &versions) const; // another one than before: rows are new
    virtual void catchUp(const Versions &versions) = 0; // re-reads those whose versions differ, and nothing else

    std::pair<int, int> rowsOnScreen() const; // the first, and the one behind the last
    void restart();
    void askForCount() { askForCount(++m_countTicket); }
    quint64 countTicket() const { return m_countTicket; } // of the newest question
    int sort() const { return m_sort; }
    const QString &text() const { return m_text; }
    const std::optional<CustomerRow> &served() const { return m_served; }
    void markShown();                                    // in the list, without another being read
    void keepPlace(const std::function<void()> &change); // the rows on the screen stay where they are
    void showState();
    void retranslate();

    // The answers, to the model's question and to ours.
    template <class Model>
    void feedWhenAnswered(Model *model, quint64 ticket, bool first,
                          const QFuture<Reply<std::vector<typename Model::Row>>> &answer)
    {
        whenAnswered(answer, this, [=, this](const Reply<std::vector<typename Model::Row>> &reply) {
            pageCame(reply.value() != nullptr);
            if (!reply.value()) {
                model->fail(ticket);
                return;
            }
            model->feed(ticket, *reply.value(), std::ssize(*reply.value()) < kPage);
            pageShown(first);
        });
    }
    template <class Model>
    void replaceWhenAnswered(Model *model, quint64 ticket, int rows,
                             const QFuture<Reply<std::vector<typename Model::Row>>> &answer)
    {
        whenAnswered(answer, this, [=, this](const Reply<std::vector<typename Model::Row>> &reply) {
            if (ticket == m_refreshTicket && reply.value())
                keepPlace([&] { model->replaceHead(*reply.value(), std::ssize(*reply.value()) < rows); });
            headCame(ticket, reply.value() != nullptr);
        });
    }
    template <class Model>
    void updateWhenAnswered(Model *model, const std::vector<typename Model::Id> &ids,
                            const QFuture<Reply<std::vector<typename Model::Row>>> &answer)
    {
        m_catchingUp = true;
        whenAnswered(answer, this, [=, this](const Reply<std::vector<typename Model::Row>> &reply) {
            m_catchingUp = false;
            if (reply.value())
                keepPlace([&] { model->update(ids, *reply.value()); });
        });
    }
    void takeCount(quint64 ticket, const Reply<qint64> &reply);

    void showEvent(QShowEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void pageCame(bool answered);
    void pageShown(bool first);
    void headCame(quint64 ticket, bool answered);
    void selectionChanged();
    void sortBy(int column);
    void sortNext();
    void useSort(int sort);
    bool isSortable(int column) const;
    QStringList titles() const; // with the sort's mark
    std::optional<Sorting> sorting() const;
    ListMemory::Choice choice() const;

    QVBoxLayout *m_layout;
    ListPage *m_list;
    PagedTableModel *m_model = nullptr;
    QSplitter *m_splitter;
    QPushButton *m_customerChip;
    QPushButton *m_textChip;
    QShortcut *m_nextSort;
    QList<ListColumns::Column> m_columnsOf;
    ListColumns *m_columns = nullptr;
    ListMemory m_memory;
    std::optional<CustomerRow> m_served;
    QString m_text;
    int m_sort = 0;
    bool m_started = false;
    std::optional<qint64> m_newest; // in the store, when the list was last asked for it
    bool m_catchingUp = false;      // rows that had changed are being read
    std::optional<qint64> m_count;
    quint64 m_countTicket = 0;
    quint64 m_refreshTicket = 0;
    bool m_refreshFailed = false;
    bool m_rowsVanish = false; // the list moves its mark by itself meanwhile
    qint64 m_loadedAt = 0;     // ms since 1970, of this computer: for "as of"
};

} // namespace holdfast
