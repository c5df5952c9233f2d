// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/list_memory.h"

#include <QFile>
#include <QSettings>
#include <QStandardPaths>

#include <algorithm>

namespace holdfast {

namespace {

constexpr qsizetype kLongest = 200; // characters; nobody types more into a filter
constexpr qsizetype kMost = 100;    // chips or columns

QString wordIn(const QSettings &file, const QString &key)
{
    const QString word = file.value(key).toString(); // a list or worse: empty
    const bool typed = std::all_of(word.begin(), word.end(), [](QChar letter) { return letter.isPrint(); });
    return typed && word.size() <= kLongest ? word : QString();
}

// The file's groups are separated by slashes.
QString groupOf(const QString &word)
{
    return QString(word).replace(u'/', u'_').replace(u'\\', u'_');
}

} // namespace

ListMemory::ListMemory(const QString &scope, const QString &page, const QString &file)
    : m_scope(groupOf(scope)), m_page(groupOf(page)),
      m_file(!file.isEmpty() ? file
                             : QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) +
                                   QStringLiteral("/holdfast/lists.conf"))
{
}

ListMemory::Choice ListMemory::choice() const
{
    Choice kept;
    if (m_scope.isEmpty() || m_page.isEmpty())
        return kept;
    QSettings file(m_file, QSettings::IniFormat);
    file.beginGroup(m_scope + u'/' + m_page);
    kept.text = wordIn(file, QStringLiteral("text"));
    kept.sort = wordIn(file, QStringLiteral("sort"));
    kept.ascending = wordIn(file, QStringLiteral("ascending")) == u"true";
    file.beginGroup(QStringLiteral("chips"));
    const QStringList names = file.childKeys().mid(0, kMost);
    for (const QString &name : names) {
        const QString value = wordIn(file, name);
        if (!value.isEmpty())
            kept.chips.insert(name, value);
    }
    return kept;
}

void ListMemory::keepChoice(const Choice &choice) const
{
    if (m_scope.isEmpty() || m_page.isEmpty())
        return;
    QSettings file(m_file, QSettings::IniFormat);
    file.beginGroup(m_scope + u'/' + m_page);
    file.remove(QString());
    const std::pair<const char *, QString> words[] = {
        {"text", choice.text},
        {"sort", choice.sort},
        {"ascending", choice.ascending ? QStringLiteral("true") : QString()}};
    for (const auto &[key, word] : words) {
        if (!word.isEmpty())
            file.setValue(QLatin1String(key), word);
    }
    file.beginGroup(QStringLiteral("chips"));
    for (auto chip = choice.chips.begin(); chip != choice.chips.end(); ++chip)
        file.setValue(groupOf(chip.key()), chip.value());
    file.sync();
    QFile::setPermissions(m_file, QFile::ReadOwner | QFile::WriteOwner); // customers' names are typed into filters
}

QStringList ListMemory::columns() const
{
    if (m_page.isEmpty())
        return {};
    const QSettings file(m_file, QSettings::IniFormat);
    return file.value(QStringLiteral("columns/") + m_page).toStringList().mid(0, kMost);
}

void ListMemory::keepColumns(const QStringList &columns) const
{
    if (m_page.isEmpty())
        return;
    QSettings file(m_file, QSettings::IniFormat);
    if (columns.isEmpty())
        file.remove(QStringLiteral("columns/") + m_page);
    else
        file.setValue(QStringLiteral("columns/") + m_page, columns);
}

} // namespace holdfast
