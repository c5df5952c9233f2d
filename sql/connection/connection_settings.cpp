// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/connection/connection_settings.h"

#include <QRegularExpression>

#include <arpa/inet.h>

namespace holdfast {

namespace {

std::optional<in6_addr> addressSix(const QString &host)
{
    in6_addr six{};
    if (::inet_pton(AF_INET6, host.toLatin1().constData(), &six) != 1) // an address is ASCII, or it is none
        return std::nullopt;
    return six;
}

} // namespace

std::optional<ServerAddress> ServerAddress::named(const QString &text)
{
    // Nothing that a client library would take for a list, a path or another protocol.
    static const QRegularExpression form(
        QStringLiteral("^(?:([A-Za-z0-9._-]{1,253})|\\[([0-9A-Fa-f:.]+)\\])(?::(\\d{1,5}))?\\z"));
    if (addressSix(text))
        return ServerAddress{text};
    const QRegularExpressionMatch match = form.match(text);
    ServerAddress address;
    address.host = match.captured(1) + match.captured(2);
    if (match.capturedLength(3) > 0)
        address.port = match.captured(3).toInt();
    if (!match.hasMatch() || address.port < 1 || address.port > 65'535 ||
        (match.capturedLength(2) > 0 && !addressSix(address.host)))
        return std::nullopt;
    if (address.host.compare(u"localhost", Qt::CaseInsensitive) == 0)
        address.host = QStringLiteral("127.0.0.1");
    return address;
}

QString ServerAddress::text() const
{
    const QString form = host.contains(u':') ? QStringLiteral("[%1]:%2") : QStringLiteral("%1:%2");
    return form.arg(host).arg(port);
}

bool ServerAddress::isOfThisMachine() const
{
    in_addr four{};
    if (::inet_pton(AF_INET, host.toLatin1().constData(), &four) == 1)
        return ntohl(four.s_addr) >> 24 == 127;
    const std::optional<in6_addr> six = addressSix(host);
    return six && IN6_IS_ADDR_LOOPBACK(&*six);
}

} // namespace holdfast
