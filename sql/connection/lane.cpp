// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/connection/lane.h"

#include "sql/connection/session.h"

namespace holdfast {

Lane::Lane(const QByteArray &name, const ConnectionSettings &settings, Trace *trace)
    : m_name(name), m_settings(settings), m_trace(trace), m_thread(QStringLiteral("lane-") + QString::fromLatin1(name))
{
}

Lane::~Lane()
{
    close();
    // The connection ends in the thread that made it, behind whatever is still running there.
    m_thread.end([this] { m_session.reset(); });
}

void Lane::close()
{
    m_closed = true;
}

QFuture<void> Lane::idle()
{
    const auto promise = std::make_shared<QPromise<void>>();
    promise->start();
    m_thread.give([promise] { promise->finish(); });
    return promise->future();
}

void Lane::enqueue(Work work, Failed failed)
{
    m_thread.give([this, work = std::move(work), failed = std::move(failed)] { carryOut(work, failed); });
}

void Lane::carryOut(const Work &work, const Failed &failed)
{
    if (m_closed) {
        failed(DbError{DbError::Kind::Closed, 0, {}, {}}, {});
        return;
    }
    try {
        if (!m_session) {
            m_session = std::make_unique<Session>(m_settings);
            m_session->setTrace(m_trace, m_name);
            m_session->setStop(&m_closed);
        }
        work(*m_session);
    } catch (const DbError &error) {
        failed(error, m_session ? m_session->lastRun() : RunReport{});
    } catch (const std::exception &error) {
        failed(DbError{DbError::Kind::Program, 0, {}, QString::fromUtf8(error.what())}, {});
    } catch (...) {
        failed(DbError{DbError::Kind::Program, 0, {}, {}}, {});
    }
}

RunReport Lane::reportOf(const Session &session)
{
    return session.lastRun();
}

} // namespace holdfast
