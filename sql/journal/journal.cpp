// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/journal/journal.h"

namespace holdfast {

Journal::Journal(const QString &path, FlowObserver *observer)
    : m_path(path), m_observer(observer), m_alive(path, m_program), m_thread(QStringLiteral("journal"))
{
}

Journal::~Journal()
{
    m_thread.end([this] { m_file.reset(); });
}

JournalFile &Journal::file()
{
    if (!m_file) {
        m_file = std::make_unique<JournalFile>(m_path, m_program);
        m_file->setObserver(m_observer);
    }
    return *m_file;
}

namespace {

bool settled(JournalFile &file, const OperationId &operation, JournalEntry::State state, const QByteArray &answer,
             const QJsonObject &detail)
{
    try {
        file.settle(operation, state, answer, detail, state == JournalEntry::State::Answered, false);
    } catch (const DbError &) {
        return false;
    }
    return true;
}

} // namespace

DbError Journal::told(DbError error, const JournalFile::Doubt &doubt)
{
    if (doubt && doubt->isEmpty())
        error.kind = DbError::Kind::CommitUnknown;
    return error;
}

bool Journal::answered(JournalFile &file, const OperationId &operation, const QByteArray &token,
                       const QJsonObject &detail)
{
    return settled(file, operation, JournalEntry::State::Answered, token, detail);
}

bool Journal::ended(JournalFile &file, const OperationId &operation, const JournalFile::Doubt &doubt,
                    const DbError &error)
{
    const QJsonObject detail{{QStringLiteral("native"), error.native}, {QStringLiteral("text"), error.text}};
    if (error.kind == DbError::Kind::CommitUnknown)
        return settled(file, operation, JournalEntry::State::Unconfirmed, {}, detail);
    // Every other end is definite: nothing was changed, and an earlier attempt had not done it either.
    if (doubt)
        return settled(file, operation, JournalEntry::State::Unconfirmed, *doubt, detail);
    // And whoever asked has been told so.
    return settled(file, operation, JournalEntry::State::Answered, DbError::name(error.kind), detail);
}

} // namespace holdfast
