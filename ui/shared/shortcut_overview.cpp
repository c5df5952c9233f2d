// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/shortcut_overview.h"

#include "ui/shared/theme.h"

#include <QAbstractButton>
#include <QAction>
#include <QGridLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>

#include <algorithm>

namespace holdfast {

namespace {

QStringList shown(const QList<QKeySequence> &keys)
{
    QStringList all;
    for (const QKeySequence &key : keys) {
        if (!key.isEmpty())
            all << key.toString(QKeySequence::NativeText);
    }
    return all;
}

QString withoutMnemonic(QString words)
{
    return words.replace(QStringLiteral("&&"), QStringLiteral("\n")).remove(u'&').replace(u'\n', u'&');
}

// The widget in which the action's keys work; that of a menu's action is where the menu belongs.
QWidget *homeOf(const QAction *action)
{
    const QList<QObject *> objects = action->associatedObjects();
    for (QObject *object : objects) {
        if (auto *menu = qobject_cast<QMenu *>(object)) {
            if (QWidget *home = homeOf(menu->menuAction()))
                return home;
        } else if (auto *widget = qobject_cast<QWidget *>(object)) {
            return widget;
        }
    }
    return nullptr;
}

QString groupOf(const QWidget *widget, const QWidget *window)
{
    for (; widget && widget != window; widget = widget->parentWidget()) {
        if (!widget->windowTitle().isEmpty())
            return widget->windowTitle();
    }
    return {};
}

} // namespace

ShortcutOverview::ShortcutOverview(QWidget *window) : QDialog(window)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Keyboard shortcuts"));
    auto *scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setAccessibleName(windowTitle());
    QWidget *body = bodyOf(entriesOf(window), scroll);
    scroll->setWidget(body);
    auto *title = new QLabel(windowTitle(), this);
    title->setFont(Theme::title());
    auto *close = new QPushButton(tr("&Close"), this);
    close->setToolTip(tr("Close (Esc)"));
    close->setDefault(true);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(Theme::kWidePadding, Theme::kWidePadding, Theme::kWidePadding, Theme::kPadding);
    layout->setSpacing(Theme::kPadding);
    layout->addWidget(title);
    layout->addWidget(scroll, 1);
    layout->addWidget(close, 0, Qt::AlignRight);
    resize(480, std::min(body->sizeHint().height() + 140, window->height()));
    scroll->setFocus();

    connect(this, &QDialog::finished, window, &QWidget::activateWindow); // and so the focus is where it was
}

QList<ShortcutOverview::Entry> ShortcutOverview::entriesOf(const QWidget *window)
{
    QList<Entry> entries;
    const auto add = [&](const QWidget *home, const QString &name, const QList<QKeySequence> &keys) {
        const Entry entry{groupOf(home, window), name, shown(keys)};
        if (!entry.name.isEmpty() && !entry.keys.isEmpty() && home->isVisibleTo(window))
            entries << entry;
    };
    const auto shortcuts = window->findChildren<QShortcut *>();
    for (const QShortcut *shortcut : shortcuts)
        add(qobject_cast<QWidget *>(shortcut->parent()), shortcut->whatsThis(), shortcut->keys());
    const auto actions = window->findChildren<QAction *>();
    for (const QAction *action : actions) {
        if (const QWidget *home = homeOf(action))
            add(home, withoutMnemonic(action->text()), action->shortcuts());
    }
    const auto buttons = window->findChildren<QAbstractButton *>();
    for (const QAbstractButton *button : buttons) {
        if (button->isEnabled())
            add(button, withoutMnemonic(button->text()).simplified(), {button->shortcut()});
    }
    // The window's own first, then page by page, each in the order in which it was made.
    std::stable_sort(entries.begin(), entries.end(), [](const Entry &a, const Entry &b) { return a.group < b.group; });
    return entries;
}

QWidget *ShortcutOverview::bodyOf(const QList<Entry> &entries, QWidget *parent)
{
    auto *body = new QWidget(parent);
    body->setObjectName(QStringLiteral("ShortcutsBody"));
    auto *grid = new QGridLayout(body);
    grid->setContentsMargins(0, 0, Theme::kPadding, 0);
    grid->setHorizontalSpacing(Theme::kWidePadding);
    grid->setVerticalSpacing(Theme::kSmallGap);
    grid->setColumnStretch(0, 1);
    int row = 0;
    const auto heading = [&](const QString &words) {
        auto *label = new QLabel(words, body);
        label->setProperty("role", QStringLiteral("strong"));
        if (row > 0)
            grid->setRowMinimumHeight(row++, Theme::kGap);
        grid->addWidget(label, row++, 0, 1, 2);
    };
    const auto line = [&](const Entry &entry) {
        auto *name = new QLabel(entry.name, body);
        name->setTextFormat(Qt::PlainText);
        auto *keys = new QHBoxLayout;
        keys->setSpacing(Theme::kSmallGap);
        keys->addStretch();
        for (const QString &key : entry.keys) {
            auto *cap = new QLabel(key, body);
            cap->setProperty("role", QStringLiteral("key"));
            cap->setAccessibleName(entry.name + QStringLiteral(": ") + key);
            keys->addWidget(cap);
        }
        grid->addWidget(name, row, 0);
        grid->addLayout(keys, row++, 1);
    };
    QString group = QStringLiteral("\n"); // none is named so
    for (const Entry &entry : entries) {
        if (entry.group != group)
            heading(entry.group.isEmpty() ? tr("Everywhere") : entry.group);
        group = entry.group;
        line(entry);
    }
    // The view's own keys; nothing lists them.
    heading(tr("In a list"));
    line({{}, tr("Open the row"), {tr("Enter")}});
    line({{}, tr("Back to the list"), {tr("Esc")}});
    line({{}, tr("Select several rows"), {tr("Shift+↑"), tr("Shift+↓")}});
    line({{}, tr("Select all that are loaded"), shown({QKeySequence::SelectAll})});
    grid->setRowStretch(row, 1);
    return body;
}

} // namespace holdfast
