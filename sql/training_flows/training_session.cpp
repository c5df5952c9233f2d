// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/training_flows/training_session.h"

namespace holdfast {

TrainingSession::TrainingSession(Session &session) : m_session(session)
{
    const std::optional<QByteArray> environment = session.read("Environment", [](Reader &reader) {
        const std::optional<Row> row = reader.maybe("training/environment");
        return row ? std::optional(row->bytes(0)) : std::nullopt;
    });
    if (environment != QByteArray("training"))
        throw DbError{DbError::Kind::NotPermitted, 0, "training/environment", QStringLiteral("not a training store")};
}

} // namespace holdfast
