// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTranslator>

namespace holdfast::test {

// English in capitals: what is not translated again when the language changes stands out.
class Shouting : public QTranslator
{
public:
    QString translate(const char *, const char *source, const char *, int) const override
    {
        return QString::fromUtf8(source).toUpper().replace(QLatin1String("%N"), QLatin1String("%n"));
    }
    bool isEmpty() const override { return false; }
};

// Every text twice, as a language with long words has it.
class LongWords : public QTranslator
{
public:
    QString translate(const char *, const char *source, const char *, int) const override
    {
        const QString once = QString::fromUtf8(source);
        return once + u' ' + QString(once).remove(u'&').remove(QLatin1String("%n"));
    }
    bool isEmpty() const override { return false; }
};

} // namespace holdfast::test
