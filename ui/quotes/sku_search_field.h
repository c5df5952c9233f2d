// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shared/store_desk.h"

#include <QLineEdit>

#include <vector>

class QAction;
class QListWidget;
class QTimer;

namespace holdfast {

class FoundPopup;

// Finds an article by the beginning of its code or name, or by its whole code or barcode. Enter takes the marked row.
// Pressed before there is a list, as a scanner does, it takes the article of exactly this code or barcode, else the
// only one that is found; the field is free for the next code at once, and no code that was scanned is lost.
class SkuSearchField : public QLineEdit
{
    Q_OBJECT

public:
    // host: the list lies on it.
    SkuSearchField(const StoreDesk &desk, const QString &currency, QWidget *host, QWidget *parent);
    QListWidget *found() const;

Q_SIGNALS:
    void skuChosen(const holdfast::StockRow &stock); // in the list; as it was when it was found
    void skuScanned(const holdfast::StockRow &stock);
    void notTaken(const QString &text); // scanned, and not one article; something else stands in the field by now
    void shown();                       // the list is there

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    struct Hits
    {
        QString text;
        std::optional<std::vector<StockRow>> beginning;
        std::optional<std::vector<StockRow>> exact; // by the whole code or barcode
        bool failed = false;
    };

    void search();
    void lookUp(const QString &text, std::function<void(const Hits &)> use);
    void take(const Hits &hits); // Enter was pressed before there was a list
    void list(const Hits &hits);
    void choose();
    void closeList();
    void retranslate();

    const StoreDesk m_desk;
    const Currency m_currency;
    FoundPopup *m_popup;
    QTimer *m_typing;
    QAction *m_icon = nullptr;
    quint64 m_ticket = 0;
    QString m_listed; // the text that the list answers
    std::vector<StockRow> m_hits;
};

// The store's, as its facts name it.
Currency currencyOf(const QString &code);

} // namespace holdfast
