// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/training/wire_proxy.h"

#include <QList>
#include <QLocalServer>
#include <QLocalSocket>
#include <QtEndian>

#include <condition_variable>
#include <mutex>
#include <optional>
#include <utility>

#include <sys/socket.h>

namespace holdfast {

namespace {

constexpr qsizetype headerSize = 4;
constexpr qsizetype fullPayload = 0xffffff; // a packet this long is continued by the next one

constexpr quint32 capabilityCompress = 1U << 5U;
constexpr quint32 capabilityTls = 1U << 11U;
constexpr quint32 capabilityZstd = 1U << 26U;

qsizetype payloadSize(const QByteArray &bytes, qsizetype packet)
{
    const auto at = [&](qsizetype i) { return qsizetype(quint8(bytes.at(packet + i))); };
    return at(0) | at(1) << 8 | at(2) << 16;
}

// Whole size of the message at the front of bytes, all its packets with their headers; 0: not all of it is here.
qsizetype messageSize(const QByteArray &bytes)
{
    for (qsizetype packet = 0; packet + headerSize <= bytes.size();) {
        const qsizetype payload = payloadSize(bytes, packet);
        packet += headerSize + payload;
        if (payload < fullPayload)
            return packet <= bytes.size() ? packet : 0;
    }
    return 0;
}

QByteArray payloadOf(const QByteArray &message)
{
    QByteArray payload;
    for (qsizetype packet = 0; packet < message.size();) {
        const qsizetype size = payloadSize(message, packet);
        payload += QByteArrayView(message).sliced(packet + headerSize, size);
        packet += headerSize + size;
    }
    return payload;
}

bool hasText(quint8 code)
{
    return code == ComQuery || code == ComStmtPrepare || code == ComInitDb;
}

bool hasReply(quint8 code)
{
    return code != ComQuit && code != ComStmtClose && code != ComStmtSendLongData;
}

bool concernsReply(WireFault fault)
{
    return fault == WireFault::CutBeforeReply || fault == WireFault::CutInsideReply || fault == WireFault::HoldReply;
}

void send(QLocalSocket *socket, const QByteArray &bytes)
{
    if (socket->state() == QLocalSocket::ConnectedState)
        socket->write(bytes);
}

void cut(QLocalSocket *socket)
{
    // A copy of the descriptor in a forked process would keep a connection alive that is merely closed.
    if (socket->socketDescriptor() != -1)
        ::shutdown(int(socket->socketDescriptor()), SHUT_RDWR);
    socket->abort();
}

// Cuts once everything has been written; until then each bytesWritten() comes back here.
void hangUp(QLocalSocket *socket)
{
    if (socket->state() == QLocalSocket::ConnectedState)
        socket->flush();
    if (socket->state() != QLocalSocket::UnconnectedState && socket->bytesToWrite() == 0)
        cut(socket);
}

} // namespace

WireMatch commitRequest()
{
    return [](const WireCommand &command) {
        return command.code == ComQuery && command.text.compare("COMMIT", Qt::CaseInsensitive) == 0;
    };
}

WireMatch queryContaining(const QByteArray &part)
{
    return [part](const WireCommand &command) { return command.code == ComQuery && command.text.contains(part); };
}

// What the two threads share, under the mutex, and the list of connections, which is the proxy thread's alone.
class WireProxy::Relay : public QObject
{
public:
    struct Armed
    {
        WireFault fault;
        WireMatch matches;
        int remaining;
        quint64 number; // tells a late strike of an earlier fault from one of the fault armed last
    };

    Relay(const QString &listenPath, const QString &upstreamPath)
        : m_listenPath(listenPath), m_upstreamPath(upstreamPath)
    {
    }

    // Any thread.
    void arm(WireFault fault, WireMatch matches, int occurrence);
    void disarm();
    bool waitUntilStruck(std::chrono::milliseconds limit);
    qint64 commands() const;
    std::vector<WireCommand> log() const;
    void resetCount();
    QString error() const;

    // The proxy's thread.
    void listen();
    void refuse();
    void release();
    void cutAll();
    void stop();
    std::optional<Armed> take(const WireCommand &command);
    void strike(quint64 number);
    void fail(const QString &error);
    void forget(Link *link);

private:
    void accept();

    const QString m_listenPath;
    const QString m_upstreamPath;

    mutable std::mutex m_mutex;
    std::condition_variable m_strike;
    std::optional<Armed> m_armed;
    quint64 m_lastArmed = 0;
    bool m_struck = false;
    std::vector<WireCommand> m_log;
    QString m_error;

    std::unique_ptr<QLocalServer> m_server;
    QList<Link *> m_links;
    int m_accepted = 0;
};

// One client and its own connection to the server.
class WireProxy::Link : public QObject
{
public:
    Link(Relay &relay, int number, QLocalSocket *client) : m_relay(relay), m_number(number), m_client(client)
    {
        m_client->setParent(this);
        connect(m_client, &QLocalSocket::readyRead, this, &Link::readClient);
        connect(m_client, &QLocalSocket::disconnected, this, &Link::readClient);
        connect(m_client, &QLocalSocket::bytesWritten, this, &Link::settle);
        connect(m_server, &QLocalSocket::connected, this, &Link::readClient);
        connect(m_server, &QLocalSocket::readyRead, this, &Link::readServer);
        connect(m_server, &QLocalSocket::disconnected, this, &Link::readServer);
        connect(m_server, &QLocalSocket::bytesWritten, this, &Link::settle);
        connect(m_server, &QLocalSocket::errorOccurred, this, &Link::settle);
    }

    void open(const QString &upstreamPath)
    {
        m_server->connectToServer(upstreamPath);
        readClient();
    }
    void release();
    void cutBoth();

private:
    enum class Replies { Pass, Awaited, Held, Dropped };

    void readClient();
    void readServer();
    void forwardRequests();
    void forward(const QByteArray &message);
    void strikeAtRequest(const QByteArray &message, const Relay::Armed &armed);
    void strikeAtReply();
    void settle();

    Relay &m_relay;
    const int m_number;
    QLocalSocket *const m_client;
    QLocalSocket *const m_server = new QLocalSocket(this);

    QByteArray m_requests; // from the client, not yet whole or behind a held one
    std::optional<QByteArray> m_heldRequest;
    QByteArray m_reply; // from the server, while awaited or held
    Replies m_replies = Replies::Pass;
    WireFault m_fault = WireFault::CutBeforeReply; // what becomes of an awaited reply
    quint64 m_faultNumber = 0;
    bool m_signInSeen = false;
    bool m_serverKept = false; // the server must not learn that the client is gone
    bool m_fileGoesOn = false; // LOAD DATA LOCAL: after 255 the sequence of its packets begins at 0 again
};

void WireProxy::Link::readClient()
{
    if (m_client->bytesAvailable() > 0)
        m_requests += m_client->readAll();
    forwardRequests();
    settle();
}

void WireProxy::Link::forwardRequests()
{
    while (!m_heldRequest && m_server->state() == QLocalSocket::ConnectedState) {
        const qsizetype size = messageSize(m_requests);
        if (size == 0)
            return;
        const QByteArray message = m_requests.first(size);
        m_requests.remove(0, size);
        forward(message);
    }
}

void WireProxy::Link::forward(const QByteArray &message)
{
    const auto sequence = quint8(message.at(3));
    const bool isEmpty = message.size() == headerSize;

    if (!m_signInSeen && sequence == 1 && message.size() >= headerSize + 4) {
        const auto capabilities = qFromLittleEndian<quint32>(message.constData() + headerSize);
        if (capabilities & (capabilityTls | capabilityCompress | capabilityZstd)) {
            m_relay.fail(QStringLiteral("connection %1 asks for TLS or compression").arg(m_number));
            cutBoth();
            return;
        }
    }
    m_signInSeen = true;

    if (sequence == 0 && !m_fileGoesOn && !isEmpty) {
        const auto code = quint8(message.at(headerSize));
        const WireCommand command{m_number, code, hasText(code) ? payloadOf(message).sliced(1) : QByteArray()};
        if (const auto armed = m_relay.take(command)) {
            strikeAtRequest(message, *armed);
            return;
        }
    }
    m_fileGoesOn = sequence == 255 && !isEmpty;
    send(m_server, message);
}

void WireProxy::Link::strikeAtRequest(const QByteArray &message, const Relay::Armed &armed)
{
    m_fault = armed.fault;
    m_faultNumber = armed.number;
    switch (m_fault) {
    case WireFault::CutBeforeReply:
    case WireFault::CutInsideReply:
    case WireFault::HoldReply:
        m_replies = Replies::Awaited;
        send(m_server, message);
        return;
    case WireFault::HoldRequest:
        m_heldRequest = message;
        break;
    case WireFault::CutBeforeRequest:
        m_replies = Replies::Dropped;
        m_requests.clear();
        hangUp(m_server); // what came before the request still has to arrive
        cut(m_client);
        break;
    case WireFault::CutBeforeRequestServerSideOpen:
        m_replies = Replies::Dropped;
        m_requests.clear();
        m_serverKept = true;
        cut(m_client);
        break;
    }
    m_relay.strike(m_faultNumber);
}

void WireProxy::Link::readServer()
{
    const QByteArray bytes = m_server->bytesAvailable() > 0 ? m_server->readAll() : QByteArray();
    switch (m_replies) {
    case Replies::Pass:
        send(m_client, bytes);
        break;
    case Replies::Awaited:
        m_reply += bytes;
        if (m_reply.size() >= headerSize && m_reply.size() >= headerSize + payloadSize(m_reply, 0))
            strikeAtReply();
        break;
    case Replies::Held:
        m_reply += bytes;
        break;
    case Replies::Dropped:
        break;
    }
    settle();
}

void WireProxy::Link::strikeAtReply()
{
    if (m_fault == WireFault::HoldReply) {
        m_replies = Replies::Held;
    } else {
        m_replies = Replies::Dropped;
        if (m_fault == WireFault::CutInsideReply)
            send(m_client, m_reply.first((headerSize + payloadSize(m_reply, 0)) / 2));
        hangUp(m_client);
        cut(m_server);
    }
    m_relay.strike(m_faultNumber);
}

void WireProxy::Link::release()
{
    m_serverKept = false;
    if (m_heldRequest) {
        send(m_server, *m_heldRequest);
        m_heldRequest.reset();
        forwardRequests();
    }
    if (m_replies == Replies::Held || (m_replies == Replies::Awaited && m_fault == WireFault::HoldReply)) {
        m_replies = Replies::Pass;
        send(m_client, std::exchange(m_reply, {}));
    }
    settle();
}

void WireProxy::Link::cutBoth()
{
    m_requests.clear();
    m_heldRequest.reset();
    m_replies = Replies::Dropped;
    m_serverKept = false;
    cut(m_client);
    cut(m_server);
    settle();
}

// An end on one side becomes an end on the other, behind everything that came before it.
void WireProxy::Link::settle()
{
    if (m_client->state() == QLocalSocket::UnconnectedState && !m_heldRequest && !m_serverKept)
        hangUp(m_server);
    if (m_server->state() == QLocalSocket::UnconnectedState && m_replies != Replies::Held)
        hangUp(m_client);
    if (m_client->state() == QLocalSocket::UnconnectedState && m_server->state() == QLocalSocket::UnconnectedState)
        m_relay.forget(this);
}

void WireProxy::Relay::arm(WireFault fault, WireMatch matches, int occurrence)
{
    const std::lock_guard lock(m_mutex);
    m_armed = Armed{fault, std::move(matches), occurrence, ++m_lastArmed};
    m_struck = false;
}

void WireProxy::Relay::disarm()
{
    const std::lock_guard lock(m_mutex);
    m_armed.reset();
}

bool WireProxy::Relay::waitUntilStruck(std::chrono::milliseconds limit)
{
    std::unique_lock lock(m_mutex);
    return m_strike.wait_for(lock, limit, [this] { return m_struck; });
}

qint64 WireProxy::Relay::commands() const
{
    const std::lock_guard lock(m_mutex);
    return qint64(m_log.size());
}

std::vector<WireCommand> WireProxy::Relay::log() const
{
    const std::lock_guard lock(m_mutex);
    return m_log;
}

void WireProxy::Relay::resetCount()
{
    const std::lock_guard lock(m_mutex);
    m_log.clear();
}

QString WireProxy::Relay::error() const
{
    const std::lock_guard lock(m_mutex);
    return m_error;
}

// Notes the command, and hands out the armed fault if it is meant for this one.
std::optional<WireProxy::Relay::Armed> WireProxy::Relay::take(const WireCommand &command)
{
    const std::lock_guard lock(m_mutex);
    m_log.push_back(command);
    if (!m_armed || (concernsReply(m_armed->fault) && !hasReply(command.code)))
        return {};
    if (!m_armed->matches(command) || --m_armed->remaining > 0)
        return {};
    return std::exchange(m_armed, std::nullopt);
}

void WireProxy::Relay::strike(quint64 number)
{
    const std::lock_guard lock(m_mutex);
    if (number != m_lastArmed)
        return;
    m_struck = true;
    m_strike.notify_all();
}

void WireProxy::Relay::fail(const QString &error)
{
    const std::lock_guard lock(m_mutex);
    m_error = error;
}

void WireProxy::Relay::listen()
{
    if (m_server)
        return;
    m_server = std::make_unique<QLocalServer>();
    connect(m_server.get(), &QLocalServer::newConnection, this, &Relay::accept);
    if (m_server->listen(m_listenPath))
        return;
    fail(QStringLiteral("%1: %2").arg(m_listenPath, m_server->errorString()));
    m_server.reset();
}

void WireProxy::Relay::accept()
{
    while (m_server->hasPendingConnections()) {
        auto *link = new Link(*this, ++m_accepted, m_server->nextPendingConnection());
        m_links.append(link);
        link->open(m_upstreamPath);
    }
}

void WireProxy::Relay::refuse()
{
    m_server.reset(); // removes the socket's file too
}

void WireProxy::Relay::forget(Link *link)
{
    if (m_links.removeOne(link))
        link->deleteLater();
}

void WireProxy::Relay::release()
{
    const QList<Link *> links = m_links;
    for (Link *link : links)
        link->release();
}

void WireProxy::Relay::cutAll()
{
    const QList<Link *> links = m_links;
    for (Link *link : links)
        link->cutBoth();
}

void WireProxy::Relay::stop()
{
    m_server.reset();
    cutAll();
}

WireProxy::WireProxy(const QString &listenPath, const QString &upstreamPath)
    : m_relay(std::make_unique<Relay>(listenPath, upstreamPath))
{
    m_thread.setObjectName(QStringLiteral("wire proxy"));
    m_relay->moveToThread(&m_thread);
}

WireProxy::~WireProxy()
{
    relayDoes(&Relay::stop);
    m_thread.quit();
    m_thread.wait(); // it deletes its connections as it ends
}

bool WireProxy::start()
{
    m_thread.start();
    refuseConnections(false);
    return error().isEmpty();
}

QString WireProxy::error() const
{
    return m_relay->error();
}

void WireProxy::arm(WireFault fault, WireMatch matches, int occurrence)
{
    m_relay->arm(fault, std::move(matches), occurrence);
}

void WireProxy::disarm()
{
    m_relay->disarm();
}

bool WireProxy::waitUntilStruck(std::chrono::milliseconds limit)
{
    return m_relay->waitUntilStruck(limit);
}

void WireProxy::release()
{
    relayDoes(&Relay::release);
}

void WireProxy::refuseConnections(bool refuse)
{
    relayDoes(refuse ? &Relay::refuse : &Relay::listen);
}

void WireProxy::cutAll()
{
    relayDoes(&Relay::cutAll);
}

qint64 WireProxy::commands() const
{
    return m_relay->commands();
}

std::vector<WireCommand> WireProxy::log() const
{
    return m_relay->log();
}

void WireProxy::resetCount()
{
    m_relay->resetCount();
}

// Waits for it, so that what the caller does next meets the new state.
void WireProxy::relayDoes(void (Relay::*action)())
{
    if (!m_thread.isRunning())
        return;
    QMetaObject::invokeMethod(
        m_relay.get(), [this, action] { (m_relay.get()->*action)(); }, Qt::BlockingQueuedConnection);
}

} // namespace holdfast
