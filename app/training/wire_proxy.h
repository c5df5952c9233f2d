// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QThread>

#include <chrono>
#include <functional>
#include <memory>
#include <vector>

namespace holdfast {

// The commands that are met here; any other code may stand in WireCommand::code too.
enum WireCode : quint8 {
    ComQuit = 0x01,
    ComInitDb = 0x02,
    ComQuery = 0x03,
    ComPing = 0x0e,
    ComStmtPrepare = 0x16,
    ComStmtExecute = 0x17,
    ComStmtSendLongData = 0x18,
    ComStmtClose = 0x19,
};

// One request of a client. Connections are counted from 1 in the order in which they came.
struct WireCommand
{
    int connection = 0;
    quint8 code = 0;
    QByteArray text; // of COM_QUERY, COM_STMT_PREPARE and COM_INIT_DB; empty for all others
};

enum class WireFault {
    CutBeforeRequest,               // the request is thrown away, the client is cut, the server sees the end (FIN)
    CutBeforeRequestServerSideOpen, // the same, but the server sees no end until release(): a cut network
    CutBeforeReply,                 // the server has answered; the answer is thrown away and both sides are cut
    CutInsideReply,                 // the same, but the client got the first half of the answer's first packet
    HoldReply,                      // the answer has come and is kept until release()
    HoldRequest                     // the request is kept until release(), even if its client leaves meanwhile
};

using WireMatch = std::function<bool(const WireCommand &)>;

WireMatch commitRequest(); // COM_QUERY "COMMIT", in either case, as commit() of a driver sends it
WireMatch queryContaining(const QByteArray &part); // COM_QUERY, case-sensitive

// Stands between MySQL clients and a server, both on Unix sockets, passes everything on unchanged and breaks the
// connection at one chosen command. It relays in a thread of its own, so a caller may block in a database call
// meanwhile; every function may be called from any thread but that one (so not from a predicate).
//
// It must be able to read the stream: clients that ask for TLS or compression are cut, and error() says so. A client
// must await each answer before its next command, as all blocking ones do. What one side does not read is kept in
// memory without limit.
class WireProxy
{
public:
    WireProxy(const QString &listenPath, const QString &upstreamPath); // paths of sockets, less than 108 bytes each
    ~WireProxy();                                                      // cuts all connections

    bool start();          // false: it does not listen, error() tells why (nothing may exist at listenPath)
    QString error() const; // the last trouble, technical; empty: none

    // Lets the fault happen once, at the given occurrence (from 1) of a command that matches. Replaces a fault that is
    // still waiting for its command. Commands without an answer are not matched by faults that concern the reply.
    // The predicate runs in the proxy's thread.
    void arm(WireFault fault, WireMatch matches, int occurrence = 1);
    void disarm(); // a fault whose command has already come stays
    // Whether the fault armed last has happened: what had to be cut is cut, what had to be held is here.
    bool waitUntilStruck(std::chrono::milliseconds limit);
    void release(); // whatever is held goes on its way, and server sides left open are closed

    // New clients find no socket, as if the server were gone; those that are connected stay.
    void refuseConnections(bool refuse);
    void cutAll();

    // Since the last resetCount(); COM_QUIT counts as well, and so does a command that was struck.
    qint64 commands() const;
    std::vector<WireCommand> log() const;
    void resetCount();

private:
    class Relay;
    class Link;

    void relayDoes(void (Relay::*action)());

    std::unique_ptr<Relay> m_relay;
    QThread m_thread;
};

} // namespace holdfast
