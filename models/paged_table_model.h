// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

#include <algorithm>
#include <functional>
#include <optional>
#include <vector>

namespace holdfast {

// What every list that is read page by page has in common, whatever its rows are: the state, the tickets, the titles.
// Every question has a ticket, and only the answer to the newest one is taken. GUI thread.
class PagedTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum class State { Loading, Partial, Complete, Failed };
    Q_ENUM(State)

    void setTitles(const QStringList &titles);
    void displayChanged(); // another language or zone: every cell is asked for again

    virtual void restartSortedBy(int sort) = 0; // the list's Sort as a number
    void fail(quint64 ticket);
    void retry(); // after Failed

    State state() const { return m_state; }

    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;

Q_SIGNALS:
    void stateChanged();

protected:
    // Numbers stand at the right.
    PagedTableModel(int columns, std::vector<int> rightColumns, QObject *parent);

    virtual void askAfterLast(quint64 ticket) = 0;
    void ask();
    void setState(State state);
    int alignmentOf(int column) const;
    void beginRestart(); // a view that hears of the reset must not ask as well
    void endRestart();

    quint64 m_ticket = 0;

private:
    int m_columns;
    std::vector<int> m_rightColumns;
    QStringList m_titles;
    State m_state = State::Complete;
};

// The rows of such a list. It is fed rows and asks for more through the function it was given. Rows are known by their
// record's id, so that a refresh or another desk's change keeps selection and scroll. List says what the rows are:
//
//     using Row = …; using Id = …; using Sort = …;           // an enum; each value is a complete order of the rows
//     static Id idOf(const Row &row);
//     static bool isBefore(const Row &a, const Row &b, Sort sort);
//     static bool isUnchanged(const Row &old, const Row &now);  // what the list shows of it
//     static constexpr bool kMoves = …;                         // a change can give a row another place
template <class List>
class PagedRows : public PagedTableModel
{
public:
    using Row = typename List::Row;
    using Id = typename List::Id;
    using Sort = typename List::Sort;
    // after: the last row that is loaded; none: the first page.
    using AskForPage = std::function<void(quint64 ticket, const std::optional<Row> &after)>;
    using Display = std::function<QString(const Row &row, int column)>;

    PagedRows(int columns, std::vector<int> rightColumns, AskForPage ask, Display display, QObject *parent)
        : PagedTableModel(columns, std::move(rightColumns), parent), m_ask(std::move(ask)),
          m_display(std::move(display))
    {
    }

    void restart(Sort sort) // forgets all rows and asks for the first page
    {
        beginRestart();
        m_rows.clear();
        m_sort = sort;
        endRestart();
    }
    void restartSortedBy(int sort) override { restart(Sort(sort)); }

    void feed(quint64 ticket, std::vector<Row> rows, bool last)
    {
        if (ticket != m_ticket)
            return;
        // What a change has brought here meanwhile is not shown twice; what a change has taken there is shown there.
        std::erase_if(rows, [&](const Row &row) { return !m_rows.empty() && !isBefore(m_rows.back(), row); });
        for (const Row &row : rows)
            forget(row);
        if (!rows.empty()) {
            beginInsertRows({}, int(m_rows.size()), int(m_rows.size() + rows.size()) - 1);
            m_rows.insert(m_rows.end(), rows.begin(), rows.end());
            endInsertRows();
        }
        setState(last ? State::Complete : State::Partial);
    }

    // The beginning of the list as it is now, in the same order and at least as long as what it replaces unless the
    // list itself has become shorter: rows are inserted, removed and changed one by one.
    void replaceHead(const std::vector<Row> &rows, bool wholeList)
    {
        int place = 0;
        for (const Row &row : rows) {
            while (place < rowCount() && isBefore(at(place), row))
                removeAt(place);
            if (place < rowCount() && List::idOf(at(place)) == List::idOf(row)) {
                setAt(place, row);
            } else {
                forget(row);
                insertAt(place, row);
            }
            ++place;
        }
        while (wholeList && place < rowCount())
            removeAt(place);
        if (wholeList && state() != State::Loading)
            setState(State::Complete);
        else if (!wholeList && state() == State::Complete)
            setState(State::Partial); // the list has grown: where it ends is not known any more
    }

    // These records as they are now; one that was asked for and is not there has vanished.
    void update(const std::vector<Id> &asked, const std::vector<Row> &rows)
    {
        for (const Id &id : asked) {
            const std::optional<int> place = rowOf(id);
            if (!place)
                continue;
            const auto now =
                std::find_if(rows.begin(), rows.end(), [&](const Row &row) { return List::idOf(row) == id; });
            if (now == rows.end())
                removeAt(*place);
            else if (isBefore(at(*place), *now) || isBefore(*now, at(*place)))
                moveFrom(*place, *now);
            else
                setAt(*place, *now);
        }
    }

    Sort sort() const { return m_sort; }
    const std::vector<Row> &rows() const { return m_rows; }
    const Row &at(int place) const { return m_rows[std::size_t(place)]; }
    std::optional<int> rowOf(const Id &id) const
    {
        const auto found =
            std::find_if(m_rows.begin(), m_rows.end(), [&](const Row &row) { return List::idOf(row) == id; });
        return found == m_rows.end() ? std::nullopt : std::optional(int(found - m_rows.begin()));
    }

    int rowCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : int(m_rows.size()); }
    QVariant data(const QModelIndex &index, int role) const override
    {
        if (!checkIndex(index, CheckIndexOption::IndexIsValid))
            return {};
        if (role == Qt::DisplayRole)
            return m_display(at(index.row()), index.column());
        if (role == Qt::TextAlignmentRole)
            return alignmentOf(index.column());
        return own(at(index.row()), index.column(), role);
    }

protected:
    virtual QVariant own(const Row &, int, int) const { return {}; } // the list's own roles

private:
    bool isBefore(const Row &a, const Row &b) const { return List::isBefore(a, b, m_sort); }
    void askAfterLast(quint64 ticket) override
    {
        m_ask(ticket, m_rows.empty() ? std::nullopt : std::optional(m_rows.back()));
    }
    void insertAt(int place, const Row &row)
    {
        beginInsertRows({}, place, place);
        m_rows.insert(m_rows.begin() + place, row);
        endInsertRows();
    }
    void removeAt(int place)
    {
        beginRemoveRows({}, place, place);
        m_rows.erase(m_rows.begin() + place);
        endRemoveRows();
    }
    void setAt(int place, const Row &row)
    {
        Row &old = m_rows[std::size_t(place)];
        if (List::isUnchanged(old, row))
            return;
        old = row;
        Q_EMIT dataChanged(index(place, 0), index(place, columnCount() - 1));
    }
    void forget(const Row &row) // at the place that it has left
    {
        if (const std::optional<int> place = List::kMoves ? rowOf(List::idOf(row)) : std::nullopt)
            removeAt(*place);
    }
    void moveFrom(int place, const Row &row)
    {
        removeAt(place);
        const auto next =
            std::find_if(m_rows.begin(), m_rows.end(), [&](const Row &other) { return isBefore(row, other); });
        if (next != m_rows.end() || state() == State::Complete) // behind what is loaded it comes with its page
            insertAt(int(next - m_rows.begin()), row);
    }

    AskForPage m_ask;
    Display m_display;
    std::vector<Row> m_rows;
    Sort m_sort{};
};

} // namespace holdfast
