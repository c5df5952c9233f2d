// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>

namespace holdfast {

QString Language::ofTheSystem()
{
    return QLocale::system().language() == QLocale::Chinese ? QStringLiteral("zh_TW") : QStringLiteral("en");
}

void Language::use(const QString &locale)
{
    QLocale::setDefault(locale == u"zh_TW" ? QLocale(QLocale::Chinese, QLocale::Taiwan)
                                           : QLocale(QLocale::English, QLocale::UnitedKingdom));
    QCoreApplication::removeTranslator(&m_ours);
    QCoreApplication::removeTranslator(&m_qts);
    const QString folder = QLibraryInfo::path(QLibraryInfo::TranslationsPath);
    if (m_qts.load(QStringLiteral("qtbase_") + locale, folder))
        QCoreApplication::installTranslator(&m_qts);
    if (m_ours.load(QStringLiteral(":/translations/holdfast_") + locale)) // English too: its plural forms
        QCoreApplication::installTranslator(&m_ours);
}

} // namespace holdfast
