// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/connection/greeting.h"

#include <QByteArray>
#include <QScopeGuard>

#include <netdb.h>
#include <sys/socket.h>
#include <unistd.h>

namespace holdfast {

namespace {

constexpr qsizetype kHeader = 4;        // length and number of a packet
constexpr qsizetype kAfterVersion = 13; // connection id, first half of the scramble, a filler
constexpr quint8 kProtocol = 10;
constexpr quint8 kClientSsl = 0x08; // in the second byte of the capabilities

// As much as has come within the limit.
QByteArray firstBytes(const addrinfo &address, std::chrono::seconds limit)
{
    const int socket = ::socket(address.ai_family, address.ai_socktype | SOCK_CLOEXEC, address.ai_protocol);
    const auto closed = qScopeGuard([socket] { ::close(socket); });
    const timeval time{limit.count(), 0};
    ::setsockopt(socket, SOL_SOCKET, SO_SNDTIMEO, &time, sizeof time); // of connect() too
    ::setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &time, sizeof time);
    QByteArray bytes(512, '\0');
    if (::connect(socket, address.ai_addr, address.ai_addrlen) != 0)
        return {};
    const ssize_t read = ::recv(socket, bytes.data(), std::size_t(bytes.size()), 0); // it is one small packet
    return bytes.left(std::max<ssize_t>(read, 0));
}

} // namespace

Greeting greetingOf(const ServerAddress &server, std::chrono::seconds limit)
{
    addrinfo wanted{};
    wanted.ai_socktype = SOCK_STREAM;
    addrinfo *found = nullptr;
    if (::getaddrinfo(server.host.toUtf8().constData(), QByteArray::number(server.port).constData(), &wanted, &found) !=
        0)
        return Greeting::None;
    const auto freed = qScopeGuard([found] { ::freeaddrinfo(found); });
    for (const addrinfo *address = found; address; address = address->ai_next) {
        const QByteArray bytes = firstBytes(*address, limit);
        if (bytes.size() <= kHeader || quint8(bytes.at(kHeader)) != kProtocol)
            continue; // nobody, another protocol, or an error
        const qsizetype end = bytes.indexOf('\0', kHeader + 1);
        const qsizetype capabilities = end + 1 + kAfterVersion + 1;
        if (end < 0 || capabilities >= bytes.size())
            continue;
        return quint8(bytes.at(capabilities)) & kClientSsl ? Greeting::OffersTls : Greeting::Plain;
    }
    return Greeting::None;
}

} // namespace holdfast
