// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/diagnostics/why_reserved_dialog.h"

#include "sql/connection/lane.h"
#include "ui/diagnostics/holders_table.h"
#include "ui/diagnostics/sum_line.h"
#include "ui/diagnostics/why_reserved_text.h"
#include "ui/shared/answer_bar.h"
#include "ui/shared/format.h"
#include "ui/shared/list_page.h"
#include "ui/shared/plain_label.h"
#include "ui/shared/theme.h"
#include "ui/shared/unanswered_text.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QTimer>
#include <QVBoxLayout>

namespace holdfast {

namespace {

constexpr int kWidth = 560;
constexpr int kMostRows = 12; // without a scroll bar
constexpr int kPatienceMs = 150;

} // namespace

WhyReservedDialog::WhyReservedDialog(const StoreDesk &desk, SkuId sku, const QByteArray &code, QWidget *parent)
    : QDialog(parent), m_desk(desk), m_sku(sku), m_code(code), m_patience(new QTimer(this)), m_name(plainLabel(this)),
      m_codeLabel(plainLabel(this, "muted")), m_counters(plainLabel(this)), m_sum(new SumLine(this)),
      m_message(plainLabel(this, "muted")), m_holders(new HoldersTable(kMostRows, this)),
      m_rest(plainLabel(this, "caution")), m_failed(new AnswerBar(this)), m_read(new QPushButton(this)),
      m_close(new QPushButton(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setRole(m_name, "heading");
    m_codeLabel->setFont(Theme::fixed());
    m_codeLabel->setTextInteractionFlags(Qt::TextSelectableByMouse);
    for (QLabel *words : {m_name, m_counters, m_message, m_rest})
        words->setWordWrap(true);
    m_close->setDefault(true);
    m_read->setAutoDefault(false);

    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(Theme::kGap);
    buttons->addWidget(m_read);
    buttons->addStretch();
    buttons->addWidget(m_close);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(Theme::kWidePadding, Theme::kWidePadding, Theme::kWidePadding, Theme::kWidePadding);
    layout->setSpacing(Theme::kGap);
    for (QWidget *each :
         QList<QWidget *>{m_name, m_codeLabel, m_failed, m_counters, m_holders, m_sum, m_rest, m_message})
        layout->addWidget(each);
    layout->addStretch();
    layout->addLayout(buttons);
    setMinimumWidth(kWidth);

    m_patience->setSingleShot(true);
    m_patience->setInterval(kPatienceMs);
    connect(m_patience, &QTimer::timeout, this, [this] {
        m_isSlow = true;
        showState();
    });
    connect(m_failed, &AnswerBar::actionChosen, this, &WhyReservedDialog::reload);
    connect(m_read, &QPushButton::clicked, this, &WhyReservedDialog::reload);
    connect(m_close, &QPushButton::clicked, this, &QDialog::close);
    connect(m_holders, &HoldersTable::orderAsked, this, &WhyReservedDialog::orderAsked);
    retranslate();
    reload();
}

void WhyReservedDialog::reload()
{
    const quint64 ticket = ++m_ticket;
    m_busy = true;
    m_isSlow = false;
    m_patience->start();
    whenAnswered(m_desk.diagnostics.whyReserved(m_sku), this,
                 [this, ticket](const Reply<std::optional<WhyReserved>> &reply) {
                     if (ticket != m_ticket)
                         return;
                     m_busy = m_isSlow = false;
                     m_patience->stop();
                     m_error = reply.error() ? std::optional(*reply.error()) : std::nullopt;
                     if (const auto *why = reply.value()) {
                         m_isThere = why->has_value();
                         m_why = *why;
                     }
                     if (m_why)
                         m_holders->show(*m_why);
                     showState();
                     adjustSize();
                     if (m_why && !m_why->by.empty() && m_close->hasFocus())
                         m_holders->setFocus(Qt::OtherFocusReason);
                 });
}

QString WhyReservedDialog::said() const
{
    QStringList all;
    for (const QLabel *label : findChildren<QLabel *>()) {
        if (label->isVisibleTo(this))
            all << label->text();
    }
    return all.join(u'\n');
}

void WhyReservedDialog::showState()
{
    const bool has = m_why.has_value();
    m_name->setText(tr("Why is this reserved?"));
    m_codeLabel->setText(has && !m_why->name.isEmpty() ? tr("%1  %2").arg(QString::fromUtf8(m_why->code), m_why->name)
                                                       : QString::fromUtf8(m_code));
    for (QWidget *part : QList<QWidget *>{m_counters, m_sum})
        part->setVisible(has);
    m_holders->setVisible(has && !m_why->by.empty());
    m_rest->setVisible(has && m_why->holders > std::ssize(m_why->by));
    if (has) {
        const auto counter = [](const std::optional<qint64> &units) {
            return units ? format::count(*units) : tr("none");
        };
        m_counters->setText(m_why->available || m_why->reserved
                                ? tr("The stock row: %1 available · %2 reserved · version %3")
                                      .arg(counter(m_why->available), counter(m_why->reserved))
                                      .arg(m_why->version)
                                : tr("There is no stock row."));
        m_sum->say(whyReservedText(*m_why), addsUp(*m_why));
        m_rest->setText(tr("More than the first %1 are not listed; the sum counts all of them.")
                            .arg(format::count(std::ssize(m_why->by))));
    }
    m_message->setVisible(!has && (m_isSlow || !m_isThere));
    m_message->setText(m_isThere ? tr("It is being read who holds this SKU.") : tr("There is no such SKU."));
    if (m_error) {
        AnswerText text = unansweredText(*m_error, {});
        text.customer.clear();
        text.action = tr("&Try again");
        if (has)
            text.detail = tr("What is below was read before.");
        m_failed->show(text);
    } else {
        m_failed->hide();
    }
    m_failed->setActionEnabled(!m_busy);
}

void WhyReservedDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

void WhyReservedDialog::retranslate()
{
    setWindowTitle(tr("Why is %1 reserved?").arg(QString::fromUtf8(m_code)));
    setAccessibleName(windowTitle());
    m_read->setText(tr("Read again"));
    m_read->setToolTip(tr("Read who holds it now (F5)"));
    m_read->setShortcut(Qt::Key_F5); // a new text takes it away
    m_close->setText(tr("C&lose"));
    m_close->setToolTip(tr("Close (Esc)"));
    showState();
}

} // namespace holdfast
