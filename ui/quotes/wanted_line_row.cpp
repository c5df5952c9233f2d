// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/quotes/wanted_line_row.h"

#include "sql/flows/joint_reservation.h"
#include "ui/shared/format.h"
#include "ui/shared/list_page.h"
#include "ui/shared/plain_label.h"
#include "ui/shared/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QStyle>

namespace holdfast {

namespace {

void setTone(QLabel *label, const char *role)
{
    if (label->property("role").toString() == QLatin1String(role))
        return;
    setRole(label, role);
    label->style()->unpolish(label);
    label->style()->polish(label);
}

} // namespace

WantedLineRow::WantedLineRow(const ShownLine &line, State state, const Currency &currency, QWidget *parent)
    : QFrame(parent), m_currency(currency), m_stock(line.stock), m_state(state), m_name(plainLabel(this, "strong")),
      m_code(plainLabel(this, "muted")), m_problem(plainLabel(this, "wrong")), m_quantity(new QLineEdit(this)),
      m_price(plainLabel(this)), m_before(plainLabel(this, "caution")), m_sum(plainLabel(this)),
      m_available(plainLabel(this)), m_notKept(plainLabel(this, "muted")), m_remove(new QPushButton(this))
{
    setObjectName(QStringLiteral("CardRow"));
    m_code->setFont(Theme::fixed());
    for (QLabel *words : {m_name, m_problem})
        words->setWordWrap(true);
    m_quantity->setAlignment(Qt::AlignRight);
    m_quantity->setText(line.quantity ? QString::number(line.quantity) : QString());
    m_quantity->setMaxLength(20);
    setRole(m_remove, "link");
    m_remove->setAutoDefault(false);
    const auto column = [this](std::initializer_list<QLabel *> labels) {
        auto *held = new QWidget(this);
        auto *layout = new QVBoxLayout(held);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->setSpacing(0);
        for (QLabel *label : labels) {
            label->setParent(held);
            label->setAlignment(Qt::AlignRight);
            layout->addWidget(label);
        }
        layout->addStretch();
        return held;
    };
    m_columns = {m_quantity, column({m_price, m_before}), column({m_sum}), column({m_available, m_notKept})};
    auto *words = new QVBoxLayout;
    words->setSpacing(0);
    for (QLabel *label : {m_name, m_code, m_problem})
        words->addWidget(label);
    words->addStretch();
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(Theme::kPadding, Theme::kGap, Theme::kGap, Theme::kGap);
    row->setSpacing(Theme::kPadding);
    row->addLayout(words, 1);
    for (QWidget *part : m_columns)
        row->addWidget(part, 0, Qt::AlignTop);
    row->addWidget(m_remove, 0, Qt::AlignTop);
    connect(m_quantity, &QLineEdit::textChanged, this, [this] {
        showWords();
        Q_EMIT edited();
    });
    connect(m_remove, &QPushButton::clicked, this, &WantedLineRow::removeAsked);
    showWords();
}

void WantedLineRow::setStock(const StockRow &stock)
{
    const bool seen = m_state == State::Known;
    if (seen && m_stock.priceMinor && m_stock.priceMinor != stock.priceMinor)
        m_priceBefore = m_stock.priceMinor;
    m_stock = stock;
    setState(State::Known);
}

void WantedLineRow::setState(State state)
{
    m_state = state;
    showWords();
}

void WantedLineRow::setPriceBefore(qint64 minor)
{
    m_priceBefore = minor;
    showWords();
}

void WantedLineRow::setQuantity(qint64 quantity)
{
    m_quantity->setText(QString::number(quantity));
}

void WantedLineRow::setEditable(bool editable)
{
    m_quantity->setEnabled(editable);
    m_remove->setEnabled(editable);
}

// Digits of any width, grouped as the language groups them.
std::optional<qint64> WantedLineRow::quantity() const
{
    bool isNumber = false;
    const qint64 typed =
        QLocale().toLongLong(m_quantity->text().normalized(QString::NormalizationForm_KC).trimmed(), &isNumber);
    if (!isNumber || typed < 1 || typed > OrderDraft::kMostUnits)
        return std::nullopt;
    return typed;
}

std::optional<qint64> WantedLineRow::sum() const
{
    const std::optional<qint64> units = quantity();
    return units && m_stock.priceMinor && m_state == State::Known ? checkedProduct(*units, *m_stock.priceMinor)
                                                                  : std::nullopt;
}

QString WantedLineRow::name() const
{
    return m_stock.name.isEmpty() ? tr("Article no. %1").arg(number(m_stock.sku)) : m_stock.name;
}

int WantedLineRow::columnWidth(std::size_t column) const
{
    return m_columns.at(column) == m_quantity ? 0 : m_columns.at(column)->layout()->sizeHint().width();
}

void WantedLineRow::setColumnWidth(std::size_t column, int width)
{
    m_columns.at(column)->setFixedWidth(width);
}

QString WantedLineRow::said() const
{
    QStringList all;
    for (const QLabel *label : {m_name, m_code, m_problem, m_price, m_before, m_sum, m_available, m_notKept}) {
        if (label->isVisibleTo(this))
            all << label->text();
    }
    return all.join(u'\n');
}

void WantedLineRow::showWords()
{
    const std::optional<qint64> units = quantity();
    const bool known = m_state == State::Known;
    const bool priced = known && m_stock.priceMinor;
    m_name->setText(name());
    m_code->setText(QString::fromUtf8(m_stock.code));
    m_code->setVisible(!m_stock.code.isEmpty());
    QString problem;
    if (m_state == State::Gone)
        problem = tr("This article is not in the store any more: remove the line.");
    else if (m_state == State::Unreadable)
        problem = tr("Its price and stock could not be read.");
    else if (known && !m_stock.priceMinor)
        problem = tr("It has no price and cannot be sold now: remove the line.");
    else if (!units)
        problem = tr("The quantity must be a number from 1 to %1.").arg(format::count(OrderDraft::kMostUnits));
    else if (priced && !sum())
        problem = tr("Quantity times price is too large to be reckoned.");
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
    m_price->setText(priced                      ? format::amount({*m_stock.priceMinor, m_currency})
                     : m_state == State::Reading ? tr("reading…")
                     : known                     ? tr("no price")
                                                 : QStringLiteral("–"));
    const bool differs = priced && m_priceBefore && m_priceBefore != m_stock.priceMinor;
    m_before->setText(differs ? tr("was %1").arg(format::amount({*m_priceBefore, m_currency})) : QString());
    m_before->setVisible(differs);
    m_sum->setText(sum() ? format::amount({*sum(), m_currency}) : QStringLiteral("–"));
    const bool isShort = known && units && *units > m_stock.available;
    m_available->setText(!known    ? QStringLiteral("–")
                         : isShort ? tr("only %1 available").arg(format::count(m_stock.available))
                                   : tr("%1 available").arg(format::count(m_stock.available)));
    setTone(m_available, isShort ? "caution" : "");
    m_notKept->setText(tr("not kept for you"));
    m_notKept->setVisible(known);
    m_quantity->setAccessibleName(tr("Quantity of %1").arg(name()));
    m_quantity->setAccessibleDescription(said());
    m_quantity->setToolTip(tr("Enter goes back to the search, Up and Down to the next line"));
    m_remove->setIcon(icon(QStringLiteral("cross"), Theme::current().muted));
    m_remove->setAccessibleName(tr("Remove %1").arg(name()));
    m_remove->setToolTip(tr("Remove this line (Ctrl+Backspace)"));
}

void WantedLineRow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        showWords();
    QFrame::changeEvent(event);
}

} // namespace holdfast
