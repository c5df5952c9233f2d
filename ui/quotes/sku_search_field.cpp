// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/quotes/sku_search_field.h"

#include "sql/connection/lane.h"
#include "ui/shared/format.h"
#include "ui/shared/found_popup.h"
#include "ui/shared/theme.h"

#include <QEvent>
#include <QKeyEvent>
#include <QListWidget>
#include <QTimer>

#include <algorithm>
#include <memory>
#include <utility>

namespace holdfast {

namespace {

constexpr int kTypingPause = 250; // ms
constexpr int kMostListed = 20;

} // namespace

Currency currencyOf(const QString &code)
{
    return Currency::named(code.toLatin1()).value_or(Currency{code.toLatin1(), 2});
}

SkuSearchField::SkuSearchField(const StoreDesk &desk, const QString &currency, QWidget *host, QWidget *parent)
    : QLineEdit(parent), m_desk(desk), m_currency(currencyOf(currency)), m_popup(new FoundPopup(host)),
      m_typing(new QTimer(this))
{
    m_typing->setSingleShot(true);
    m_typing->setInterval(kTypingPause);
    connect(this, &QLineEdit::textEdited, m_typing, qOverload<>(&QTimer::start));
    connect(m_typing, &QTimer::timeout, this, &SkuSearchField::search);
    // The focus stays in the field: the marked row is told there.
    connect(m_popup, &FoundPopup::marked, this, [this] { setAccessibleDescription(m_popup->words()); });
    connect(m_popup, &FoundPopup::clicked, this, &SkuSearchField::choose);
    m_icon = addAction(QIcon(), QLineEdit::LeadingPosition);
    retranslate();
}

QListWidget *SkuSearchField::found() const
{
    return m_popup->list();
}

void SkuSearchField::search()
{
    m_typing->stop();
    const QString wanted = text().trimmed();
    closeList();
    if (wanted.isEmpty())
        return;
    lookUp(wanted, [this, ticket = m_ticket](const Hits &hits) {
        if (ticket == m_ticket)
            list(hits);
    });
}

// A code or a name by its beginning, and a barcode as a whole, are two questions; both answers are waited for.
void SkuSearchField::lookUp(const QString &text, std::function<void(const Hits &)> use)
{
    const auto hits = std::make_shared<Hits>();
    hits->text = text;
    const auto rowsInto = [hits, use](std::optional<std::vector<StockRow>> Hits::*part) {
        return [hits, use, part](const Reply<std::vector<StockRow>> &reply) {
            hits->failed = hits->failed || !reply.value();
            hits.get()->*part = reply.value() ? *reply.value() : std::vector<StockRow>();
            if (hits->beginning && hits->exact)
                use(*hits);
        };
    };
    StockPageRequest request;
    request.filter.text = text;
    request.limit = kMostListed;
    whenAnswered(m_desk.stockPage(request), this, rowsInto(&Hits::beginning));
    whenAnswered(m_desk.find(text), this, [this, take = rowsInto(&Hits::exact)](const Reply<Found> &reply) {
        std::vector<SkuId> skus;
        if (reply.value())
            std::transform(reply.value()->skus.begin(), reply.value()->skus.end(), std::back_inserter(skus),
                           [](const Found::Sku &sku) { return sku.id; });
        if (!skus.empty())
            whenAnswered(m_desk.stockRows(skus), this, take);
        else if (reply.value())
            take({std::vector<StockRow>(), {}});
        else
            take({*reply.error(), {}});
    });
}

void SkuSearchField::take(const Hits &hits)
{
    const std::vector<StockRow> &rows = hits.exact->empty() ? *hits.beginning : *hits.exact;
    const bool standsThere = this->text().trimmed() == hits.text;
    if (rows.size() == 1 && !(hits.failed && hits.exact->empty())) {
        if (standsThere) {
            m_typing->stop();
            clear();
        }
        Q_EMIT skuScanned(rows.front());
    } else if (standsThere) {
        list(hits);
        end(false); // the person goes on typing
    } else {
        Q_EMIT notTaken(hits.text);
    }
}

void SkuSearchField::list(const Hits &hits)
{
    m_listed = hits.text;
    m_hits = *hits.exact; // what was typed wholly is meant first
    for (const StockRow &row : *hits.beginning) {
        if (std::none_of(m_hits.begin(), m_hits.end(), [&](const StockRow &hit) { return hit.sku == row.sku; }))
            m_hits.push_back(row);
    }
    m_popup->clear();
    int place = 0;
    for (const StockRow &row : m_hits) {
        const QString price =
            row.priceMinor ? format::money({*row.priceMinor, m_currency}) : tr("no price: cannot be sold now");
        m_popup->addHit(
            "stock", row.name,
            tr("%1 · %2 · %3 available").arg(QString::fromUtf8(row.code), price, format::count(row.available)),
            place++);
    }
    if (hits.failed)
        m_popup->addNote("alert", tr("The database gave no answer"), tr("Enter tries again."));
    else if (m_hits.empty())
        m_popup->addNote("search", tr("Nothing found for “%1”").arg(hits.text),
                         tr("The beginning of a code or name, or a barcode."));
    m_popup->showBelow(this);
    setAccessibleDescription(m_popup->words());
    Q_EMIT shown();
}

void SkuSearchField::choose()
{
    const std::optional<int> hit = m_popup->hit();
    if (!hit)
        return;
    const StockRow chosen = m_hits.at(std::size_t(*hit));
    m_typing->stop();
    closeList();
    clear();
    Q_EMIT skuChosen(chosen);
}

void SkuSearchField::closeList()
{
    ++m_ticket;
    m_popup->hide();
    setAccessibleDescription({});
}

void SkuSearchField::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Down:
    case Qt::Key_Up:
        if (m_popup->isVisible())
            m_popup->mark(event->key() == Qt::Key_Down ? +1 : -1);
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (event->isAutoRepeat())
            return;
        // What was typed since is not what the list answers.
        if (m_popup->hit() && m_listed == text().trimmed()) {
            choose();
            return;
        }
        m_typing->stop();
        closeList();
        if (!text().trimmed().isEmpty())
            lookUp(text().trimmed(), [this](const Hits &hits) { take(hits); });
        selectAll(); // the next code that is scanned is not appended to this one
        return;
    case Qt::Key_Escape:
        if (text().isEmpty()) {
            QLineEdit::keyPressEvent(event); // closes what it stands in
            return;
        }
        m_typing->stop();
        closeList();
        clear();
        return;
    default:
        QLineEdit::keyPressEvent(event);
    }
}

void SkuSearchField::focusOutEvent(QFocusEvent *event)
{
    if (!m_popup->list()->underMouse())
        closeList();
    QLineEdit::focusOutEvent(event);
}

void SkuSearchField::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QLineEdit::changeEvent(event);
}

void SkuSearchField::retranslate()
{
    m_icon->setIcon(icon(QStringLiteral("search"), Theme::current().muted));
    setPlaceholderText(tr("Code, name or barcode"));
    setAccessibleName(tr("Find an article to add"));
    m_popup->list()->setAccessibleName(tr("Articles found"));
}

} // namespace holdfast
