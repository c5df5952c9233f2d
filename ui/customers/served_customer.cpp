// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/customers/served_customer.h"

#include "ui/customers/caller_card.h"
#include "ui/shared/list_page.h"
#include "ui/shared/theme.h"

#include <QEvent>
#include <QMenu>
#include <QShortcut>

#include <algorithm>
#include <utility>

namespace holdfast {

namespace {

constexpr int kWidestText = 340; // px; a name may have 120 letters

const QKeySequence kPark(Qt::CTRL | Qt::SHIFT | Qt::Key_K);

QKeySequence takeUpKey(int index)
{
    return {Qt::ALT | Qt::SHIFT | Qt::Key(Qt::Key_1 + index)};
}

QString withoutMnemonic(QString text)
{
    return text.replace(u'&', QStringLiteral("&&"));
}

// Shown only: a menu's own shortcut would be a second one.
QString withKey(const QString &text, const QKeySequence &key)
{
    return text + u'\t' + key.toString(QKeySequence::NativeText);
}

} // namespace

ServedCustomer::ServedCustomer(const StoreDesk &desk, std::function<Place()> place, QWidget *window)
    : QPushButton(window), m_place(std::move(place)), m_card(new CallerCard(desk, window)), m_menu(new QMenu(this))
{
    setRole(this, "served");
    connect(this, &QPushButton::clicked, this, &ServedCustomer::press);
    connect(m_menu, &QMenu::aboutToShow, this, &ServedCustomer::fillMenu);
    connect(m_card, &CallerCard::confirmed, this, [this](const CustomerRow &customer) {
        serve(customer);
        Q_EMIT callerConfirmed();
    });
    m_keys << new QShortcut(kPark, window);
    connect(m_keys.front(), &QShortcut::activated, this, &ServedCustomer::park);
    for (int index = 0; index < kMostParked; ++index) {
        m_keys << new QShortcut(takeUpKey(index), window);
        connect(m_keys.back(), &QShortcut::activated, this, [this, index] { takeUp(index); });
    }
    retranslate();
}

void ServedCustomer::ask(const CustomerRow &customer)
{
    m_card->ask(customer);
}

void ServedCustomer::serve(const std::optional<CustomerRow> &customer)
{
    const std::optional<int> waits = customer ? parkedAt(customer->id) : std::nullopt;
    if (waits) { // nobody waits and is served at once; they go on where they were
        takeUp(*waits);
        return;
    }
    setServed(customer);
}

void ServedCustomer::setServed(const std::optional<CustomerRow> &customer)
{
    m_served = customer;
    m_card->setServed(customer);
    retranslate();
    Q_EMIT servedChanged();
}

ServedCustomer::Parked ServedCustomer::here() const
{
    return {*m_served, QTime::currentTime(), m_place()};
}

std::optional<int> ServedCustomer::parkedAt(CustomerId customer) const
{
    const auto found = std::find_if(m_parked.begin(), m_parked.end(),
                                    [&](const Parked &parked) { return parked.customer.id == customer; });
    return found == m_parked.end() ? std::nullopt : std::optional(int(found - m_parked.begin()));
}

void ServedCustomer::park()
{
    if (!m_served || std::ssize(m_parked) >= kMostParked)
        return;
    m_parked.push_back(here());
    setServed(std::nullopt);
    Q_EMIT parkedNow();
}

void ServedCustomer::takeUp(int index)
{
    if (index >= std::ssize(m_parked))
        return;
    const Parked taken = m_parked[std::size_t(index)];
    m_parked.erase(m_parked.begin() + index);
    if (m_served)
        m_parked.push_back(here());
    m_card->dismiss(); // it was for another call
    setServed(taken.customer);
    Q_EMIT takenUp(taken.place);
}

void ServedCustomer::press()
{
    if (m_served || !m_parked.empty())
        m_menu->popup(mapToGlobal(QPoint(0, height() + 2)));
    else
        Q_EMIT findAsked();
}

void ServedCustomer::fillMenu()
{
    m_menu->clear();
    if (m_served) {
        const bool full = std::ssize(m_parked) >= kMostParked;
        QAction *park = m_menu->addAction(full ? tr("&Park: %n are parked already", nullptr, kMostParked)
                                               : withKey(tr("&Park this customer"), kPark),
                                          this, &ServedCustomer::park);
        park->setEnabled(!full);
        m_menu->addAction(tr("&Stop serving this customer"), this, [this] { setServed(std::nullopt); });
    } else {
        m_menu->addAction(withKey(tr("&Find the caller"), Qt::CTRL | Qt::Key_K), this, &ServedCustomer::findAsked);
    }
    if (m_parked.empty())
        return;
    m_menu->addSeparator();
    m_menu->addAction(tr("Parked; taken up where they were:"))->setEnabled(false);
    for (int index = 0; index < std::ssize(m_parked); ++index) {
        const auto &[customer, since, place] = m_parked[std::size_t(index)];
        QStringList where{tr("since %1").arg(since.toString(u"HH:mm")), m_pageNames.value(place.page)};
        if (place.order)
            where << tr("order %1").arg(number(*place.order));
        if (place.quote)
            where << tr("quote %1").arg(number(*place.quote));
        where.removeAll(QString());
        const QString who = tr("%1  %2").arg(number(customer.id)).arg(customer.name);
        m_menu->addAction(
            withKey(withoutMnemonic(who + QStringLiteral(" · ") + where.join(QStringLiteral(" · "))), takeUpKey(index)),
            this, [this, index] { takeUp(index); });
    }
}

void ServedCustomer::setPageNames(const QStringList &names)
{
    m_pageNames = names;
}

void ServedCustomer::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QPushButton::changeEvent(event);
}

void ServedCustomer::retranslate()
{
    for (QShortcut *key : std::as_const(m_keys))
        key->setWhatsThis(key == m_keys.front() ? tr("Park the served customer") : tr("Take up who is parked"));
    QString text = m_served ? tr("Serving %1  %2").arg(number(m_served->id)).arg(m_served->name)
                            : tr("No customer is being served");
    const bool opensMenu = m_served || !m_parked.empty();
    if (!m_parked.empty())
        text += QStringLiteral(" · ") + tr("%n parked", nullptr, int(m_parked.size()));
    setAccessibleName(text);
    const QString shown = m_served ? fontMetrics().elidedText(text, Qt::ElideMiddle, kWidestText) : text;
    setText(withoutMnemonic(shown) + (opensMenu ? QStringLiteral("   ▾") : QString()));
    const QString what = m_served    ? tr("Park (Ctrl+Shift+K), stop serving, or take up who is parked")
                         : opensMenu ? tr("Take up who is parked (Alt+Shift+1 … 9), or find the caller (Ctrl+K)")
                                     : tr("Find the caller (Ctrl+K)");
    setAccessibleDescription(what);
    setToolTip(what);
}

} // namespace holdfast
