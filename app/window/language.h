// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTranslator>

namespace holdfast {

// The program's language, changed while it runs: our words, Qt's own, and the notation of numbers and dates.
class Language
{
public:
    void use(const QString &locale); // en, zh_TW; anything else is shown in English
    static QString ofTheSystem();

private:
    QTranslator m_ours;
    QTranslator m_qts;
};

} // namespace holdfast
