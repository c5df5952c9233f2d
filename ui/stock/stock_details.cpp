// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stock/stock_details.h"

#include "sql/connection/lane.h"
#include "ui/diagnostics/why_reserved_dialog.h"
#include "ui/shared/enter_key.h"
#include "ui/shared/format.h"
#include "ui/shared/list_page.h"
#include "ui/shared/movement_text.h"
#include "ui/shared/plain_label.h"
#include "ui/shared/role_text.h"
#include "ui/shared/status_pill.h"
#include "ui/shared/theme.h"
#include "ui/stock/stock_picture.h"

#include <QEvent>
#include <QFrame>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>

#include <algorithm>

namespace holdfast {

namespace {

constexpr qsizetype kTerms = 6;        // more holders than that are not written as a sum
constexpr std::size_t kMovements = 30; // that are shown

QString withSign(qint64 units)
{
    return units < 0 ? QChar(0x2212) + format::count(-units) : u'+' + format::count(units);
}

} // namespace

StockDetails::StockDetails(const StoreDesk &desk, const Currency &currency, QWidget *parent)
    : RecordDetails(parent), m_desk(desk), m_currency(currency),
      m_actionRow(new QWidget(content())), m_actions{new QPushButton(m_actionRow), new QPushButton(m_actionRow),
                                                     new QPushButton(m_actionRow)},
      m_why(new QPushButton(m_actionRow))
{
    auto *rows = new QVBoxLayout(m_actionRow);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(Theme::kGap);
    auto *actions = new QHBoxLayout;
    actions->setSpacing(Theme::kGap);
    rows->addLayout(actions);
    rows->addWidget(m_why, 0, Qt::AlignLeft);
    for (int what = 0; what < int(std::size(m_actions)); ++what) {
        actions->addWidget(m_actions[what]);
        connect(m_actions[what], &QPushButton::clicked, this, [this, what] { open(SkuDialog::What(what)); });
    }
    actions->addStretch();
    connect(m_why, &QPushButton::clicked, this, &StockDetails::openWhyReserved);
    m_why->setVisible(bool(m_desk.diagnostics.whyReserved));
    pressOnEnter(m_actionRow);
    retranslate();
}

void StockDetails::setSku(SkuId sku)
{
    if (m_sku == sku)
        return;
    m_sku = sku;
    reload();
}

void StockDetails::setStore(const StoreFacts &store)
{
    m_role = store.role;
    showActions();
}

SkuDialog *StockDetails::open(SkuDialog::What what)
{
    QPointer<SkuDialog> &dialog = m_dialogs[{number(m_card->stock.sku), int(what)}];
    if (!dialog) {
        dialog = new SkuDialog(what, m_desk, m_currency, m_card->stock, this);
        connect(dialog, &SkuDialog::answered, this, [this](SkuId sku) {
            if (sku == m_sku)
                reload();
            Q_EMIT stockAnswered(sku);
        });
    }
    dialog->show();
    dialog->raise();
    dialog->activateWindow();
    return dialog;
}

WhyReservedDialog *StockDetails::openWhyReserved()
{
    const StockRow &stock = m_card->stock;
    if (m_whyDialog && m_whyDialog->sku() != stock.sku)
        m_whyDialog->close();
    if (!m_whyDialog || m_whyDialog->sku() != stock.sku) {
        m_whyDialog = new WhyReservedDialog(m_desk, stock.sku, stock.code, this);
        connect(m_whyDialog, &WhyReservedDialog::orderAsked, this, &StockDetails::orderAsked);
    } else {
        m_whyDialog->reload();
    }
    m_whyDialog->show();
    m_whyDialog->raise();
    m_whyDialog->activateWindow();
    return m_whyDialog;
}

void StockDetails::reload()
{
    if (!m_sku)
        return;
    const quint64 ticket = ++m_ticket;
    whenAnswered(m_desk.stockCard(*m_sku), this, [this, ticket](const Reply<std::optional<StockCard>> &reply) {
        if (ticket != m_ticket)
            return;
        m_failed = !reply.value();
        if (reply.value())
            m_card = *reply.value();
        else if (m_card && m_card->stock.sku != m_sku)
            m_card.reset();
        showCard();
        Q_EMIT cardShown();
    });
}

void StockDetails::showCard()
{
    if (!m_card) {
        showSentence(m_failed ? tr("The stock could not be read. F5 tries again.")
                     : m_sku  ? tr("This SKU has no stock row.")
                              : tr("Choose a SKU to see who holds it."));
        return;
    }
    const bool focused = content()->isAncestorOf(focusWidget()) && focusWidget()->hasFocus() &&
                         !m_actionRow->isAncestorOf(focusWidget());
    if (!m_picture)
        m_picture = new StockPicture(content());
    for (QWidget *kept : QList<QWidget *>{m_actionRow, m_picture}) // over every reading: focus, and what it costs
        contentLayout()->removeWidget(kept);
    removeAll(contentLayout());
    const StockRow &stock = m_card->stock;
    QLabel *title = plainLabel(content());
    setRole(title, "heading");
    title->setText(stock.name);
    title->setWordWrap(true);
    contentLayout()->addWidget(title);
    QLabel *code = plainLabel(content(), "muted");
    code->setFont(Theme::fixed());
    code->setText(QString::fromUtf8(stock.code));
    code->setTextInteractionFlags(Qt::TextSelectableByMouse);
    contentLayout()->addWidget(code);
    QLabel *price = plainLabel(content(), "muted");
    price->setText(stock.priceMinor ? format::money(Money{*stock.priceMinor, m_currency}) : tr("It has no price."));
    contentLayout()->addWidget(price);

    QLabel *units = plainLabel(content());
    setRole(units, "strong");
    units->setText(tr("%1 available · %2 reserved").arg(format::count(stock.available), format::count(stock.reserved)));
    contentLayout()->addWidget(units);
    contentLayout()->addWidget(m_actionRow);
    m_picture->setCard(*m_card);
    contentLayout()->addWidget(m_picture);
    for (const QPointer<SkuDialog> &dialog : m_dialogs) {
        if (dialog)
            dialog->setStock(stock);
    }

    showHolders();
    showMovements();
    showRecord();
    if (focused)
        takeFocus();
}

QFrame *StockDetails::addCard(const QString &title, const QString &note)
{
    auto *card = new QFrame(content());
    card->setObjectName(QStringLiteral("Card"));
    auto *layout = new QVBoxLayout(card);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    QLabel *words = plainLabel(card);
    setRole(words, "strong");
    words->setText(title);
    QLabel *right = plainLabel(card, "muted");
    right->setText(note);
    auto *head = new QHBoxLayout;
    head->setContentsMargins(Theme::kPadding, Theme::kGap, Theme::kPadding, Theme::kGap);
    head->addWidget(words, 1);
    head->addWidget(right);
    layout->addLayout(head);
    contentLayout()->addWidget(card);
    return card;
}

void StockDetails::showHolders()
{
    QFrame *card = addCard(tr("Held by orders"), tr("%n order(s)", nullptr, int(std::ssize(m_card->heldBy))));
    addSum(card); // first: there may be many of them
    for (const StockCard::HeldBy &held : m_card->heldBy) {
        QVBoxLayout *layout = nullptr;
        QFrame *row = makeCardRow(card, &layout);
        QPushButton *order = makeLink(row, tr("Order %1").arg(number(held.order)), tr("Show this order"));
        connect(order, &QPushButton::clicked, this, [this, id = held.order] { Q_EMIT orderAsked(id); });
        auto *pill = new StatusPill(row);
        pill->setStatus(held.orderStatus);
        QLabel *quantity = plainLabel(row);
        setRole(quantity, "strong");
        quantity->setText(format::count(held.quantity));
        auto *top = new QHBoxLayout;
        top->setSpacing(Theme::kGap);
        top->addWidget(order);
        top->addWidget(pill);
        top->addStretch();
        top->addWidget(quantity);
        layout->addLayout(top);
        QLabel *who = plainLabel(row, "muted");
        who->setWordWrap(true);
        who->setText(
            tr("%1  %2 · since %3").arg(number(held.customer)).arg(held.customerName, format::dayAndTime(held.heldAt)));
        who->setToolTip(format::utc(held.heldAt));
        layout->addWidget(who);
        card->layout()->addWidget(row);
    }
}

// The sum, as one would write it on paper, beside what the counter says.
void StockDetails::addSum(QFrame *card)
{
    const qint64 sum = m_card->heldSum, counter = m_card->stock.reserved;
    QStringList terms;
    for (const StockCard::HeldBy &held : m_card->heldBy)
        terms << format::count(held.quantity);
    if (terms.size() > kTerms)
        terms = {terms.at(0), terms.at(1), QStringLiteral("…"), terms.last()};
    const QString added = terms.isEmpty() ? tr("Nobody holds it")
                                          : tr("%1 = %2").arg(terms.join(QStringLiteral(" + ")), format::count(sum));
    const QString counted = format::count(counter);
    QString sentence = tr("%1 · the counter says %2").arg(added, counted);
    if (counter > sum)
        sentence =
            tr("%1, but the counter says %2: %3 more than is held.").arg(added, counted, format::count(counter - sum));
    else if (counter < sum)
        sentence = tr("%1, but the counter says %2: %3 fewer than are held.")
                       .arg(added, counted, format::count(sum - counter));

    QVBoxLayout *layout = nullptr;
    QFrame *row = makeCardRow(card, &layout);
    const bool holds = counter == sum;
    auto *mark = new QLabel(row);
    mark->setPixmap(iconPixmap(holds ? QStringLiteral("check") : QStringLiteral("alert"),
                               holds ? Theme::current().good : Theme::current().wrong, 16, devicePixelRatioF()));
    QLabel *words = plainLabel(row, holds ? "good" : "wrong");
    words->setWordWrap(true);
    words->setText(sentence);
    auto *line = new QHBoxLayout;
    line->setSpacing(Theme::kGap);
    line->addWidget(mark, 0, Qt::AlignTop);
    line->addWidget(words, 1);
    layout->addLayout(line);
    QPushButton *all = makeLink(row, tr("All reservations of this SKU"), tr("Held and released, in the list"));
    connect(all, &QPushButton::clicked, this,
            [this] { Q_EMIT reservationsAsked(m_card->stock.sku, m_card->stock.code); });
    layout->addWidget(all, 0, Qt::AlignLeft);
    card->layout()->addWidget(row);
}

void StockDetails::showMovements()
{
    const std::vector<StockCard::Movement> &movements = m_card->movements; // latest first
    const std::size_t shown = std::min(movements.size(), kMovements);
    QFrame *card = addCard(tr("Movements"), tr("available · reserved"));
    // Back from what the counters say now: each line tells what they were after it.
    qint64 available = m_card->stock.available, reserved = m_card->stock.reserved;
    for (std::size_t i = 0; i < shown; ++i) {
        const StockCard::Movement &moved = movements[i];
        QVBoxLayout *layout = nullptr;
        QFrame *row = makeCardRow(card, &layout);
        QLabel *what = plainLabel(row);
        what->setText(movementText(moved.kind));
        auto *top = new QHBoxLayout;
        top->setSpacing(Theme::kGap);
        top->addWidget(what);
        if (moved.order) {
            QPushButton *order = makeLink(row, tr("Order %1").arg(*moved.order), tr("Show this order"));
            connect(order, &QPushButton::clicked, this, [this, id = OrderId{*moved.order}] { Q_EMIT orderAsked(id); });
            top->addWidget(order);
        }
        top->addStretch();
        QLabel *sums = plainLabel(row);
        sums->setText(tr("%1 · %2").arg(format::count(available), format::count(reserved)));
        top->addWidget(sums);
        layout->addLayout(top);
        QLabel *when = plainLabel(row, "muted");
        when->setWordWrap(true);
        when->setText(format::dayAndTime(moved.at) + QStringLiteral(" · ") + moved.who +
                      (moved.reason.isEmpty() ? QString() : QStringLiteral(" · ") + moved.reason));
        when->setToolTip(format::utc(moved.at));
        QLabel *deltas = plainLabel(row, "muted");
        deltas->setText(tr("%1 · %2").arg(withSign(moved.deltaAvailable), withSign(moved.deltaReserved)));
        auto *bottom = new QHBoxLayout;
        bottom->setSpacing(Theme::kGap);
        bottom->addWidget(when, 1);
        bottom->addWidget(deltas, 0, Qt::AlignTop);
        layout->addLayout(bottom);
        card->layout()->addWidget(row);
        available -= moved.deltaAvailable;
        reserved -= moved.deltaReserved;
    }
    // With the very first one on the screen, nothing may be left over.
    const bool complete = shown > 0 && shown == movements.size() && movements.back().stockVersion == 1;
    if (complete && available == 0 && reserved == 0)
        return;
    QVBoxLayout *layout = nullptr;
    QFrame *row = makeCardRow(card, &layout);
    QLabel *words = plainLabel(row, complete ? "wrong" : "muted");
    words->setWordWrap(true);
    words->setText(
        complete ? tr("The movements do not add up to the counters: %1 available and %2 reserved too much.")
                       .arg(format::count(available), format::count(reserved))
                 : tr("Before: %1 available · %2 reserved").arg(format::count(available), format::count(reserved)));
    layout->addWidget(words);
    card->layout()->addWidget(row);
}

void StockDetails::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    RecordDetails::changeEvent(event);
}

void StockDetails::showActions()
{
    const QString names[] = {tr("&Receive…"), tr("C&ount…"), tr("Change &price…")};
    const QString toolTips[] = {tr("Put units on sale that came in (Alt+R)"), tr("Record what is on the shelf (Alt+O)"),
                                tr("Set the price of one unit (Alt+P)")};
    for (int what = 0; what < int(std::size(m_actions)); ++what) {
        const bool isPrice = what == int(SkuDialog::What::Price);
        const QString whyNot = whyNotFor(isPrice ? Right::ChangePrices : Right::KeepStock, m_role);
        m_actions[what]->setText(names[what]);
        m_actions[what]->setEnabled(whyNot.isEmpty());
        m_actions[what]->setAccessibleName(QString(names[what]).remove(u'&'));
        m_actions[what]->setToolTip(whyNot.isEmpty() ? toolTips[what] : whyNot);
        m_actions[what]->setAccessibleDescription(m_actions[what]->toolTip());
    }
    m_why->setText(tr("&Why is this reserved?"));
    m_why->setAccessibleName(QString(m_why->text()).remove(u'&'));
    m_why->setToolTip(tr("Every order that holds some, added up beside the counter (Alt+W)"));
    m_why->setAccessibleDescription(m_why->toolTip());
}

void StockDetails::retranslate()
{
    setAccessibleName(tr("Details of the stock"));
    showActions();
    showCard();
}

} // namespace holdfast
