// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/connection/session.h"

#include "sql/connection/session_steps.h"

#include <QRandomGenerator>
#include <QThread>

#include <algorithm>
#include <cstdlib>

namespace holdfast {

namespace {

constexpr std::chrono::seconds kIdleMargin{10}; // a lane renews its connection this long before the server ends it
constexpr int kSameStart = 2;                   // seconds: the start time is computed from two clocks of whole seconds

bool isGone(DbError::Kind kind)
{
    return kind == DbError::Kind::ConnectionLost || kind == DbError::Kind::CommitUnknown ||
           kind == DbError::Kind::Unreachable;
}

// Short and random, so that two desks that collided do not collide again in step.
void pause(int attempt, bool reconnecting, const QDeadlineTimer &deadline)
{
    const int longest = reconnecting ? std::min(50 << std::min(attempt, 4), 500) : 20 * attempt;
    const qint64 wish = QRandomGenerator::global()->bounded(longest / 2, longest + 1);
    QThread::msleep(
        static_cast<unsigned long>(std::clamp<qint64>(wish, 0, std::max<qint64>(0, deadline.remainingTime()))));
}

} // namespace

Session::Session(const ConnectionSettings &settings) : m_settings(settings), m_steps(std::make_unique<SessionSteps>())
{
    ensureConnected();
}

Session::~Session()
{
    if (m_settings.workstation.isEmpty() || !m_steps->connection || m_steps->connection->broken())
        return;
    try {
        m_steps->observer = nullptr;
        m_steps->send("desks/desk_leave", Statement::named("desks/desk_leave").render({}));
    } catch (const DbError &) {
        // The entry names a session that is gone; readers join it with the live sessions.
    }
}

void Session::setObserver(FlowObserver *observer)
{
    m_steps->observer = observer;
}

void Session::setTrace(Trace *trace, const QByteArray &lane)
{
    m_steps->trace = trace;
    m_steps->lane = lane;
}

std::vector<ServerAddress> Session::otherHosts() const
{
    if (!m_settings.socket.isEmpty())
        return {};
    std::vector<ServerAddress> others = m_settings.hosts;
    if (m_server < others.size())
        others.erase(others.begin() + std::ptrdiff_t(m_server));
    return others;
}

const ServerFacts &Session::server() const
{
    return m_lastFacts;
}

const RunReport &Session::lastRun() const
{
    return m_steps->report;
}

void Session::beginReport(const char *name)
{
    m_steps->report = {};
    m_steps->report.flow = name;
    m_deadline = QDeadlineTimer(m_settings.budget);
    m_inDoubt = false;
}

void Session::continueReport(const char *name)
{
    m_steps->report.flow = name;
}

void Session::run(const Work &work)
{
    QElapsedTimer whole;
    whole.start();
    RunReport &report = m_steps->report;
    bool sessionWasLost = m_inDoubt; // in this operation: from then on an unreachable server is waited for
    int setbacks = 0;

    for (;;) {
        std::optional<DbError> error;
        try {
            leaveReadOnly(true);
            ensureConnected();
            refuseReadOnly();
            ++report.attempts;
            error = attempt(work);
        } catch (const DbError &failure) {
            error = failure;
        } catch (...) {
            if (m_inDoubt) // whatever stopped us, the earlier COMMIT stays unknown
                throw DbError{DbError::Kind::CommitUnknown, 0, "COMMIT", QStringLiteral("stopped before it was known")};
            throw;
        }
        m_lastUse.start();
        report.micros += whole.nsecsElapsed() / 1000;
        whole.start();
        if (!error)
            return;

        report.setbacks.push_back({error->native, error->statement, error->kind});
        ++setbacks;
        m_inDoubt = m_inDoubt || error->kind == DbError::Kind::CommitUnknown;
        if (error->kind == DbError::Kind::ReadOnly)
            m_steps->connection.reset(); // rolled back already; the next operation looks for the writable primary
        const bool readOnly = error->kind == DbError::Kind::ReadOnly;
        const bool reconnecting = isGone(error->kind) || readOnly;
        // A server that was never there for this operation is told at once; one that was lost is waited for, and so is
        // the successor of one that was demoted in the middle.
        const bool neverThere = error->kind == DbError::Kind::Unreachable ||
                                (readOnly && (error->native == 0 || m_settings.hosts.size() < 2));
        const bool mayPass = reconnecting ? sessionWasLost || !neverThere : error->worthAnotherAttempt();
        sessionWasLost = sessionWasLost || reconnecting;
        const bool again = mayPass && (m_inDoubt || (report.attempts < m_settings.attempts && !isStopped()));
        if (!again || m_deadline.hasExpired()) {
            if (m_inDoubt)
                error->kind = DbError::Kind::CommitUnknown;
            throw *error;
        }
        pause(setbacks, reconnecting, m_deadline);
    }
}

std::optional<DbError> Session::attempt(const Work &work)
{
    End end = End::Rollback;
    try {
        m_steps->send("BEGIN", "START TRANSACTION");
        Transaction tx(*m_steps);
        end = work(tx);
    } catch (const DbError &error) {
        // Whatever it was: after 1205 the transaction is open with half its work, after 1213 the session is back in
        // autocommit. ROLLBACK puts both in order.
        rollBack();
        return error;
    } catch (...) {
        rollBack();
        throw;
    }
    if (end == End::Rollback) {
        rollBack();
        return std::nullopt;
    }
    try {
        m_steps->send("COMMIT", "COMMIT");
    } catch (const DbError &error) {
        return settled(error);
    } catch (...) {
        rollBack();
        throw;
    }
    return std::nullopt;
}

// COMMIT answered with an error: a refusal is a definite rollback, anything else leaves the outcome unknown.
DbError Session::settled(const DbError &commitError)
{
    const bool refused = commitError.worthAnotherAttempt() || commitError.kind == DbError::Kind::ReadOnly ||
                         commitError.kind == DbError::Kind::Constraint;
    if (refused) {
        rollBack();
        return commitError;
    }
    dropConnection();
    return {DbError::Kind::CommitUnknown, commitError.native, "COMMIT", commitError.text};
}

void Session::rollBack()
{
    if (!m_steps->connection)
        return;
    try {
        if (!m_steps->connection->broken())
            m_steps->send("ROLLBACK", "ROLLBACK");
    } catch (...) {
        dropConnection(); // a session that cannot roll back is not used again
        return;
    }
    if (m_steps->connection->broken())
        dropConnection();
}

void Session::runRead(const char *name, const std::function<void(Reader &)> &work)
{
    beginReport(name);
    QElapsedTimer whole;
    whole.start();
    for (bool lostBefore = false;; lostBefore = true) {
        try {
            leaveReadOnly(false);
            ensureConnected();
            ++m_steps->report.attempts;
            Reader reader(*m_steps);
            work(reader);
            break;
        } catch (const DbError &error) {
            if (error.kind != DbError::Kind::ConnectionLost || lostBefore)
                throw;
            dropConnection();
        }
    }
    m_lastUse.start();
    m_steps->report.micros = whole.nsecsElapsed() / 1000;
}

void Session::runSnapshot(const char *name, const std::function<void(Reader &)> &work)
{
    beginReport(name);
    QElapsedTimer whole;
    whole.start();
    leaveReadOnly(false);
    ensureConnected();
    ++m_steps->report.attempts;
    try {
        m_steps->send("session/next_repeatable_read", Statement::named("session/next_repeatable_read").render({}));
        m_steps->send("BEGIN", "START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY");
        Reader reader(*m_steps);
        work(reader);
    } catch (...) {
        rollBack();
        throw;
    }
    rollBack();
    m_lastUse.start();
    m_steps->report.micros = whole.nsecsElapsed() / 1000;
}

void Session::ensureConnected()
{
    const qint64 longestIdle = std::chrono::milliseconds(m_settings.idleLimit - kIdleMargin).count();
    if (m_steps->connection && !m_steps->connection->broken() && longestIdle > 0 && m_lastUse.hasExpired(longestIdle))
        m_steps->connection.reset(); // nothing is open on it: no need to KILL it
    if (m_steps->connection && !m_steps->connection->broken())
        return;
    if (m_steps->connection)
        dropConnection();
    m_steps->connection = connectedToAny();
    m_lastFacts = m_steps->connection->facts();
    m_lastUse.start();
    m_lastLook.start();
    killWhatWasLeftBehind();
    if (!m_settings.workstation.isEmpty())
        writeDeskEntry();
}

std::unique_ptr<Connection> Session::connectedToAny()
{
    const std::size_t servers = m_settings.socket.isEmpty() ? m_settings.hosts.size() : 1;
    std::unique_ptr<Connection> readable;
    DbError trouble{DbError::Kind::Unreachable, 0, "CONNECT", QStringLiteral("no host is named")};
    for (std::size_t i = 0; i < servers; ++i) {
        const std::size_t server = (m_server + i) % servers;
        try {
            auto connection = std::make_unique<Connection>(
                m_settings, m_settings.socket.isEmpty() ? m_settings.hosts.at(server) : ServerAddress());
            if (!connection->facts().readOnly) {
                m_server = server;
                return connection;
            }
            if (!readable)
                readable = std::move(connection);
        } catch (const DbError &error) {
            if (i == 0 || trouble.kind == DbError::Kind::Unreachable) // a server that answered has more to tell
                trouble = error;
        }
    }
    if (!readable)
        throw trouble;
    return readable;
}

// Of several hosts another may be the primary by now. A reader looks now and then; for a write the server says so
// itself.
void Session::leaveReadOnly(bool forWriting)
{
    if (m_settings.hosts.size() < 2 || !m_settings.socket.isEmpty() || !m_steps->connection ||
        m_steps->connection->broken())
        return;
    const bool lookNow = forWriting ? m_steps->connection->facts().readOnly
                                    : m_lastLook.hasExpired(std::chrono::milliseconds(m_settings.lookEvery).count());
    if (!lookNow)
        return;
    m_steps->connection->refreshReadOnly();
    m_lastLook.start();
    if (m_steps->connection->facts().readOnly)
        m_steps->connection.reset(); // nothing is open on it
}

void Session::killWhatWasLeftBehind()
{
    const ServerFacts &facts = m_steps->connection->facts();
    for (auto left = m_leftBehind.begin(); left != m_leftBehind.end();) {
        if (facts.identity != left->identity) { // another host's: its own may come back, with the session still in it
            ++left;
            continue;
        }
        // After a restart the number may be somebody else's.
        if (std::abs(facts.startedAt - left->startedAt) <= kSameStart) {
            try {
                m_steps->connection->execute(
                    "session/kill", Statement::named("session/kill").render({{"connection", lit(left->connectionId)}}));
            } catch (const DbError &) {
                if (m_steps->connection->broken())
                    throw; // it stays on the list
                // 1094: it is gone already.
            }
        }
        left = m_leftBehind.erase(left);
    }
}

void Session::dropConnection()
{
    if (!m_steps->connection)
        return;
    const ServerFacts &facts = m_steps->connection->facts();
    m_leftBehind.push_back({facts.connectionId, facts.identity, facts.startedAt});
    m_steps->connection.reset();
}

void Session::refuseReadOnly()
{
    if (!m_steps->connection->facts().readOnly)
        return;
    m_steps->connection->refreshReadOnly();
    m_lastFacts.readOnly = m_steps->connection->facts().readOnly;
    if (m_lastFacts.readOnly)
        throw DbError{DbError::Kind::ReadOnly, 0, "session/read_only", QString()};
}

void Session::enterDesk(const QString &workstation)
{
    m_settings.workstation = workstation;
    ensureConnected();
    writeDeskEntry();
}

// One statement, its own transaction.
void Session::writeDeskEntry()
{
    Connection &connection = *m_steps->connection;
    if (connection.facts().readOnly)
        return;
    try {
        connection.execute("desks/desk_enter",
                           Statement::named("desks/desk_enter").render({{"workstation", lit(m_settings.workstation)}}));
    } catch (const DbError &) {
        if (connection.broken())
            throw; // the name of a desk is worth no failed operation
    }
}

} // namespace holdfast
