// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/quotes/wanted_lines_editor.h"

#include "sql/connection/lane.h"
#include "ui/quotes/sku_search_field.h"
#include "ui/quotes/wanted_line_row.h"
#include "ui/shared/enter_key.h"
#include "ui/shared/format.h"
#include "ui/shared/list_page.h"
#include "ui/shared/plain_label.h"
#include "ui/shared/theme.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QShortcut>
#include <QTimer>

#include <algorithm>

namespace holdfast {

namespace {

constexpr std::size_t kMostLines = OrderDraft::kMostLines;
constexpr std::array<int, WantedLineRow::kColumns> kNarrowest{92, 96, 112, 132};

} // namespace

WantedLinesEditor::WantedLinesEditor(const StoreDesk &desk, const StoreFacts &store, QWidget *parent)
    : QWidget(parent), m_desk(desk), m_currency(currencyOf(store.currency)),
      m_atCurrentPrice(store.road == OrderRoad::CurrentPrice), m_searchLabel(plainLabel(this)),
      m_search(new SkuSearchField(desk, store.currency, this, this)), m_hint(plainLabel(this, "muted")),
      m_readAgain(new QPushButton(this)), m_scroll(new QScrollArea(this)), m_body(new QWidget(m_scroll)),
      m_top(new QWidget(m_body)), m_topLayout(new QVBoxLayout(m_top)), m_rowsLayout(new QVBoxLayout),
      m_empty(plainLabel(m_body, "muted")), m_priceNote(plainLabel(m_body, "muted")), m_heads(new QWidget(m_body)),
      m_articleHead(plainLabel(m_heads, "muted")), m_removeHead(new QWidget(m_heads)), m_removeKey(nullptr)
{
    m_searchLabel->setBuddy(m_search);
    m_search->installEventFilter(this);
    for (QLabel *words : {m_hint, m_empty, m_priceNote})
        words->setWordWrap(true);
    setRole(m_readAgain, "link");
    m_readAgain->setAutoDefault(false);
    auto *searchRow = new QHBoxLayout;
    searchRow->setSpacing(Theme::kGap);
    searchRow->addWidget(m_searchLabel);
    searchRow->addWidget(m_search, 1);
    searchRow->addWidget(m_readAgain);
    m_topLayout->setContentsMargins(0, 0, 0, 0);
    m_topLayout->setSpacing(Theme::kGap);
    m_empty->setAlignment(Qt::AlignCenter);
    m_rowsLayout->setContentsMargins(0, 0, 0, 0);
    m_rowsLayout->setSpacing(0);
    auto *heads = new QHBoxLayout(m_heads);
    heads->setContentsMargins(Theme::kPadding, 0, Theme::kGap, 0);
    heads->setSpacing(Theme::kPadding);
    heads->addWidget(m_articleHead, 1);
    for (QLabel *&head : m_columnHeads) {
        head = plainLabel(m_heads, "muted");
        head->setAlignment(Qt::AlignRight);
        heads->addWidget(head);
    }
    heads->addWidget(m_removeHead);
    m_body->setObjectName(QStringLiteral("DialogBody"));
    auto *body = new QVBoxLayout(m_body);
    body->setContentsMargins(0, 0, 0, 0);
    body->setSpacing(Theme::kGap);
    body->addWidget(m_top);
    body->addWidget(m_priceNote);
    body->addWidget(m_heads);
    body->addLayout(m_rowsLayout);
    body->addWidget(m_empty, 1);
    body->addStretch();
    m_scroll->setWidget(m_body);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Theme::kGap);
    layout->addLayout(searchRow);
    layout->addWidget(m_hint);
    layout->addWidget(m_scroll, 1);

    m_removeKey = new QShortcut(Qt::CTRL | Qt::Key_Backspace, m_body);
    m_removeKey->setContext(Qt::WidgetWithChildrenShortcut);
    connect(m_removeKey, &QShortcut::activated, this, &WantedLinesEditor::removeFocused);
    connect(m_search, &SkuSearchField::skuChosen, this, [this](const StockRow &stock) { add(stock, true); });
    connect(m_search, &SkuSearchField::skuScanned, this, [this](const StockRow &stock) { add(stock, false); });
    connect(m_search, &SkuSearchField::notTaken, this, [this](const QString &text) {
        say(tr("“%1” is not one article of this store: nothing was added for it.").arg(text));
    });
    connect(m_readAgain, &QPushButton::clicked, this, &WantedLinesEditor::readAgain);
    retranslate();
}

WantedLinesEditor::~WantedLinesEditor() = default;

void WantedLinesEditor::setLines(const std::vector<WantedLine> &lines)
{
    for (const WantedLine &line : lines) {
        ShownLine shown;
        shown.stock.sku = line.sku;
        shown.quantity = line.quantity;
        if (m_rows.size() < kMostLines)
            makeRow(shown)->setState(WantedLineRow::State::Reading);
    }
    showLines();
    readAgain();
}

void WantedLinesEditor::setPricesBefore(const std::vector<QuotedLine> &before)
{
    m_before = before;
    for (WantedLineRow *row : m_rows) {
        for (const QuotedLine &line : m_before) {
            if (line.sku == row->stock().sku)
                row->setPriceBefore(line.unitPriceMinor);
        }
    }
    showLines();
}

void WantedLinesEditor::setChangedPrices(const std::vector<ChangedPrice> &changed)
{
    ++m_ticket; // what is being read is older
    m_reading = false;
    for (WantedLineRow *row : m_rows) {
        for (const ChangedPrice &price : changed) {
            if (price.sku != row->stock().sku)
                continue;
            StockRow stock = row->stock();
            stock.priceMinor = price.priceMinor;
            stock.priceVersion = price.priceVersion;
            row->setStock(stock);
        }
    }
    showLines();
}

void WantedLinesEditor::readAgain()
{
    if (m_rows.empty() || !m_editable)
        return;
    std::vector<SkuId> skus;
    for (const WantedLineRow *row : m_rows)
        skus.push_back(row->stock().sku);
    m_reading = true;
    whenAnswered(m_desk.stockRows(skus), this,
                 [this, ticket = ++m_ticket, skus](const Reply<std::vector<StockRow>> &reply) {
                     if (ticket == m_ticket)
                         takeRead(skus, reply);
                 });
    showLines();
}

void WantedLinesEditor::takeRead(const std::vector<SkuId> &asked, const Reply<std::vector<StockRow>> &reply)
{
    m_reading = false;
    for (WantedLineRow *row : m_rows) {
        if (std::find(asked.begin(), asked.end(), row->stock().sku) == asked.end())
            continue; // it was added since, and read then
        if (!reply.value()) {
            if (row->state() == WantedLineRow::State::Reading)
                row->setState(WantedLineRow::State::Unreadable);
            continue;
        }
        const auto found = std::find_if(reply.value()->begin(), reply.value()->end(),
                                        [&](const StockRow &stock) { return stock.sku == row->stock().sku; });
        if (found == reply.value()->end())
            row->setState(WantedLineRow::State::Gone);
        else
            row->setStock(*found);
    }
    say(reply.value() ? QString() : tr("Prices and stock could not be read. Alt+R tries again."));
    showLines();
    if (reply.value())
        Q_EMIT readNow();
}

WantedLineRow *WantedLinesEditor::makeRow(const ShownLine &line)
{
    auto *row = new WantedLineRow(line, WantedLineRow::State::Known, m_currency, m_body);
    QWidget *before = m_rows.empty() ? static_cast<QWidget *>(m_search) : m_rows.back()->removeButton();
    setTabOrder(before, row->quantityField());
    setTabOrder(row->quantityField(), row->removeButton());
    row->quantityField()->installEventFilter(this);
    pressOnEnter(row);
    connect(row, &WantedLineRow::edited, this, [this] {
        showLines();
        Q_EMIT changed();
    });
    connect(row, &WantedLineRow::removeAsked, this,
            [this, row] { remove(std::size_t(std::find(m_rows.begin(), m_rows.end(), row) - m_rows.begin())); });
    m_rows.push_back(row);
    m_rowsLayout->addWidget(row);
    row->show();
    return row;
}

// What cannot be taken in is said; the lines stay as they are.
void WantedLinesEditor::add(const StockRow &stock, bool goToQuantity)
{
    if (!m_editable)
        return;
    if (!stock.priceMinor) {
        say(tr("%1 has no price, so it cannot be sold now. It was not added.").arg(stock.name));
        return;
    }
    auto known = std::find_if(m_rows.begin(), m_rows.end(),
                              [&](const WantedLineRow *row) { return row->stock().sku == stock.sku; });
    if (known == m_rows.end()) {
        if (m_rows.size() >= kMostLines) {
            say(tr("There are %1 lines, and no more are possible. %2 was not added; the rest can be a second one.")
                    .arg(kMostLines)
                    .arg(stock.name));
            return;
        }
        makeRow({stock, 1});
        known = std::prev(m_rows.end());
        say(tr("%1 was added.").arg(stock.name));
    } else {
        const std::optional<qint64> before = (*known)->quantity();
        if (!before || *before >= OrderDraft::kMostUnits) {
            say(before
                    ? tr("%1: more than %2 are not possible. Nothing was added.")
                          .arg(stock.name, format::count(OrderDraft::kMostUnits))
                    : tr("%1 is there already, with a quantity that is no number. Nothing was added.").arg(stock.name));
            return;
        }
        (*known)->setStock(stock);
        (*known)->setQuantity(*before + 1);
        say(tr("%1 was there already: %2 of it now.").arg(stock.name, format::count(*before + 1)));
    }
    WantedLineRow *row = *known;
    showLines();
    Q_EMIT changed();
    if (goToQuantity) {
        row->quantityField()->setFocus(Qt::OtherFocusReason);
        row->quantityField()->selectAll();
    }
    QTimer::singleShot(0, row, [this, row] { m_scroll->ensureWidgetVisible(row); }); // it has its place by then
}

void WantedLinesEditor::remove(std::size_t line)
{
    if (!m_editable || line >= m_rows.size())
        return;
    WantedLineRow *row = m_rows.at(line);
    m_rows.erase(m_rows.begin() + std::ptrdiff_t(line));
    QWidget *next = m_rows.empty() ? static_cast<QWidget *>(m_search)
                                   : m_rows.at(std::min(line, m_rows.size() - 1))->quantityField();
    next->setFocus(Qt::OtherFocusReason);
    say(tr("%1 was removed.").arg(row->name()));
    row->hide();
    row->deleteLater();
    showLines();
    Q_EMIT changed();
}

void WantedLinesEditor::removeFocused()
{
    for (std::size_t line = 0; line < m_rows.size(); ++line) {
        if (m_rows.at(line)->isAncestorOf(window()->focusWidget()))
            return remove(line);
    }
}

void WantedLinesEditor::setEditable(bool editable)
{
    m_editable = editable;
    m_search->setEnabled(editable);
    for (WantedLineRow *row : m_rows)
        row->setEditable(editable);
    showLines();
}

void WantedLinesEditor::setComposing(bool composing)
{
    m_composing = composing;
    for (QWidget *part : QList<QWidget *>{m_searchLabel, m_search, m_hint, m_readAgain})
        part->setVisible(composing);
    showLines();
}

void WantedLinesEditor::takeFocus()
{
    m_search->setFocus(Qt::OtherFocusReason);
}

void WantedLinesEditor::scrollToTop()
{
    m_scroll->verticalScrollBar()->setValue(0);
}

std::vector<ShownLine> WantedLinesEditor::lines() const
{
    std::vector<ShownLine> all;
    for (const WantedLineRow *row : m_rows)
        all.push_back({row->stock(), row->quantity().value_or(0)});
    return all;
}

std::vector<WantedLine> WantedLinesEditor::wanted(bool withPriceVersions) const
{
    std::vector<WantedLine> all;
    for (const WantedLineRow *row : m_rows)
        all.push_back(
            {row->stock().sku, row->quantity().value_or(0), withPriceVersions ? row->stock().priceVersion : 0});
    return all;
}

std::optional<qint64> WantedLinesEditor::total() const
{
    std::optional<qint64> total = m_rows.empty() ? std::nullopt : std::optional<qint64>(0);
    for (const WantedLineRow *row : m_rows) {
        const std::optional<qint64> sum = row->sum();
        total = total && sum ? checkedSum(*total, *sum) : std::nullopt;
    }
    return total;
}

WantedLinesEditor::Obstacle WantedLinesEditor::obstacle() const
{
    using State = WantedLineRow::State;
    if (m_rows.empty())
        return Obstacle::Empty;
    for (const WantedLineRow *row : m_rows) {
        switch (row->state()) {
        case State::Reading:
            return Obstacle::Reading;
        case State::Unreadable:
            return Obstacle::Unreadable;
        case State::Gone:
            return Obstacle::Unknown;
        case State::Known:
            break;
        }
        if (!row->stock().priceMinor)
            return Obstacle::Price;
        if (!row->quantity())
            return Obstacle::Quantity;
    }
    return total() ? Obstacle::None : Obstacle::Overflow;
}

QString WantedLinesEditor::obstacleText() const
{
    switch (obstacle()) {
    case Obstacle::None:
        break;
    case Obstacle::Empty:
        return tr("There is no line yet.");
    case Obstacle::Reading:
        return tr("Prices and stock are being read…");
    case Obstacle::Quantity:
        return tr("A quantity is not a number from 1 to %1.").arg(format::count(OrderDraft::kMostUnits));
    case Obstacle::Unreadable:
        return tr("Prices could not be read. Alt+R tries again.");
    case Obstacle::Unknown:
        return tr("An article is not in the store any more.");
    case Obstacle::Price:
        return tr("An article has no price.");
    case Obstacle::Overflow:
        return tr("The total is too large to be reckoned. Make it two, or take less.");
    }
    return {};
}

QLineEdit *WantedLinesEditor::quantityField(int line) const
{
    return m_rows.at(std::size_t(line))->quantityField();
}

QPushButton *WantedLinesEditor::removeButton(int line) const
{
    return m_rows.at(std::size_t(line))->removeButton();
}

QString WantedLinesEditor::hint() const
{
    return m_hint->text();
}

QString WantedLinesEditor::said(int line) const
{
    return m_rows.at(std::size_t(line))->said();
}

void WantedLinesEditor::say(const QString &hint)
{
    m_hint->setText(hint);
    if (hint.isEmpty() || !isVisible())
        return;
    QAccessibleEvent event(m_hint, QAccessible::Alert); // read out by screen readers
    QAccessible::updateAccessibility(&event);
}

void WantedLinesEditor::showLines()
{
    m_empty->setVisible(m_rows.empty());
    m_priceNote->setVisible(!m_rows.empty() && m_composing);
    m_heads->setVisible(!m_rows.empty());
    m_readAgain->setEnabled(m_editable && !m_rows.empty() && !m_reading);
    for (std::size_t column = 0; column < WantedLineRow::kColumns; ++column) {
        int width = std::max(kNarrowest.at(column), m_columnHeads.at(column)->sizeHint().width());
        for (const WantedLineRow *row : m_rows)
            width = std::max(width, row->columnWidth(column));
        for (WantedLineRow *row : m_rows)
            row->setColumnWidth(column, width);
        m_columnHeads.at(column)->setFixedWidth(width);
    }
    if (!m_rows.empty())
        m_removeHead->setFixedWidth(m_rows.front()->removeButton()->sizeHint().width());
}

std::optional<std::size_t> WantedLinesEditor::lineOf(const QObject *quantity) const
{
    for (std::size_t line = 0; line < m_rows.size(); ++line) {
        if (m_rows.at(line)->quantityField() == quantity)
            return line;
    }
    return std::nullopt;
}

bool WantedLinesEditor::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride)
        return QWidget::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    const bool press = event->type() == QEvent::KeyPress;
    const auto goTo = [](QLineEdit *field) {
        field->setFocus(Qt::OtherFocusReason);
        field->selectAll();
        return true;
    };
    if (watched == m_search) {
        if (press && key->key() == Qt::Key_Down && m_search->text().isEmpty() && !m_rows.empty())
            return goTo(m_rows.front()->quantityField());
        return false;
    }
    const std::optional<std::size_t> line = lineOf(watched);
    if (!line)
        return QWidget::eventFilter(watched, event);
    if (!press) // the field's own use of these keys is not wanted here
        return key->key() == Qt::Key_Backspace && key->modifiers() == Qt::ControlModifier;
    switch (key->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!key->isAutoRepeat())
            goTo(m_search);
        return true; // it presses no button of the dialog
    case Qt::Key_Up:
        return goTo(*line == 0 ? static_cast<QLineEdit *>(m_search) : m_rows.at(*line - 1)->quantityField());
    case Qt::Key_Down:
        return *line + 1 == m_rows.size() || goTo(m_rows.at(*line + 1)->quantityField());
    default:
        return false;
    }
}

void WantedLinesEditor::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void WantedLinesEditor::retranslate()
{
    m_searchLabel->setText(tr("&Add article"));
    m_search->setToolTip(tr("Type, Down, Enter; a scanner's Enter adds one at once (Alt+A)"));
    m_readAgain->setText(tr("&Read again"));
    m_readAgain->setToolTip(tr("Read prices and stock again (Alt+R)"));
    m_empty->setText(tr("No lines yet. Type the beginning of a code or name, or scan a barcode."));
    m_priceNote->setText(m_atCurrentPrice
                             ? tr("Prices of this moment: the order is placed only while they are still these.")
                             : tr("Prices of this moment: they are promised only with the quote."));
    m_articleHead->setText(tr("Article"));
    const std::array<QString, WantedLineRow::kColumns> heads{tr("Quantity"), tr("Price now"), tr("Sum"),
                                                             tr("Available now")};
    for (std::size_t column = 0; column < heads.size(); ++column)
        m_columnHeads.at(column)->setText(heads.at(column));
    m_removeKey->setWhatsThis(tr("Remove the line"));
    showLines();
}

} // namespace holdfast
