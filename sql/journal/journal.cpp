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
    std::erase_if(m_unwritten, [this](const End &end) { return end(*m_file); });
    return *m_file;
}

void Journal::write(const End &end)
{
    m_thread.give([this, end] {
        m_unwritten.push_back(end);
        try {
            file();
        } catch (const DbError &) {
            // It was there when this was recorded; what is left unwritten is asked about once the program has ended.
        }
    });
}

namespace {

bool settled(JournalFile &file, const OperationId &operation, JournalEntry::State state, const QByteArray &answer,
             const QJsonObject &detail, bool seen)
{
    try {
        file.settle(operation, state, answer, detail, seen, false);
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
                       const QJsonObject &detail, bool seen)
{
    return settled(file, operation, JournalEntry::State::Answered, token, detail, seen);
}

bool Journal::ended(JournalFile &file, const OperationId &operation, const JournalFile::Doubt &doubt,
                    const DbError &error, bool seen)
{
    const QJsonObject detail{{QStringLiteral("native"), error.native}, {QStringLiteral("text"), error.text}};
    if (error.kind == DbError::Kind::CommitUnknown)
        return settled(file, operation, JournalEntry::State::Unconfirmed, {}, detail, false);
    // Every other end is definite: nothing was changed, and an earlier attempt had not done it either.
    if (doubt)
        return settled(file, operation, JournalEntry::State::Unconfirmed, *doubt, detail, false);
    return settled(file, operation, JournalEntry::State::Answered, DbError::name(error.kind), detail, seen);
}

} // namespace holdfast
