// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/quotes/shown_line.h"
#include "ui/shared/store_desk.h"

#include <QWidget>

#include <array>
#include <memory>
#include <optional>
#include <vector>

class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QScrollArea;
class QShortcut;
class QVBoxLayout;

namespace holdfast {

class SkuSearchField;
class WantedLineRow;

// The lines that a customer wants: articles found by code, name or barcode, their quantities, the price of the moment
// and how many are available, which nothing keeps for them. Without a mouse: type, Down, Enter, the quantity, Enter.
// Up to 20 articles, each once; what cannot be taken in is said and changes nothing. Asks for prices and stock only.
class WantedLinesEditor : public QWidget
{
    Q_OBJECT

public:
    // Why the lines cannot be sent as they are.
    enum class Obstacle { None, Empty, Reading, Quantity, Unreadable, Unknown, Price, Overflow };

    WantedLinesEditor(const StoreDesk &desk, const StoreFacts &store, QWidget *parent = nullptr);
    ~WantedLinesEditor() override;

    // Lines of another quote: their articles are read before anything can be sent.
    void setLines(const std::vector<WantedLine> &lines);
    // What they cost then: a price that is another one now says so.
    void setPricesBefore(const std::vector<QuotedLine> &before);
    // What the database has answered about these: shown from now on, and what was shown before stands beside it.
    void setChangedPrices(const std::vector<ChangedPrice> &changed);
    void readAgain();
    void setEditable(bool editable);
    void setComposing(bool composing); // else the lines are what was agreed on
    void takeFocus();
    QWidget *top() const { return m_top; } // above the lines, inside what scrolls: for answers
    QVBoxLayout *topLayout() const { return m_topLayout; }
    void scrollToTop();

    std::vector<ShownLine> lines() const; // with a quantity that cannot be read: 0
    std::vector<WantedLine> wanted(bool withPriceVersions) const;
    std::optional<qint64> total() const; // none: there is an obstacle
    Obstacle obstacle() const;
    QString obstacleText() const; // empty: none

    SkuSearchField *searchField() const { return m_search; }
    QLineEdit *quantityField(int line) const;
    QPushButton *removeButton(int line) const;
    QPushButton *readAgainButton() const { return m_readAgain; }
    QString hint() const;
    QString said(int line) const; // everything that the line shows

Q_SIGNALS:
    void changed(); // other articles or quantities
    void readNow(); // prices and stock were read again

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void add(const StockRow &stock, bool goToQuantity);
    void remove(std::size_t line);
    void removeFocused();
    WantedLineRow *makeRow(const ShownLine &line);
    std::optional<std::size_t> lineOf(const QObject *quantity) const;
    void takeRead(const std::vector<SkuId> &asked, const Reply<std::vector<StockRow>> &reply);
    void say(const QString &hint);
    void showLines();
    void retranslate();

    const StoreDesk m_desk;
    const Currency m_currency;
    const bool m_atCurrentPrice;
    QLabel *m_searchLabel;
    SkuSearchField *m_search;
    QLabel *m_hint;
    QPushButton *m_readAgain;
    QScrollArea *m_scroll;
    QWidget *m_body;
    QWidget *m_top;
    QVBoxLayout *m_topLayout;
    QVBoxLayout *m_rowsLayout;
    QLabel *m_empty;
    QLabel *m_priceNote;
    QWidget *m_heads;
    QLabel *m_articleHead;
    std::array<QLabel *, 4> m_columnHeads{}; // quantity, price, sum, available
    QWidget *m_removeHead;
    QShortcut *m_removeKey;
    std::vector<WantedLineRow *> m_rows;
    std::vector<QuotedLine> m_before;
    quint64 m_ticket = 0;
    bool m_reading = false;
    bool m_editable = true;
    bool m_composing = true;
};

} // namespace holdfast
