// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/movement_text.h"

#include <QCoreApplication>

namespace holdfast {

namespace {

struct MovementWords
{
    Q_DECLARE_TR_FUNCTIONS(MovementWords)
};

} // namespace

QString movementText(const QByteArray &kind)
{
    return kind == "opening"   ? MovementWords::tr("opening stock")
           : kind == "reserve" ? MovementWords::tr("reserved")
           : kind == "release" ? MovementWords::tr("released")
           : kind == "receive" ? MovementWords::tr("received")
           : kind == "count"   ? MovementWords::tr("counted")
           : kind == "repair"  ? MovementWords::tr("counter repaired")
                               : MovementWords::tr("unattributed");
}

} // namespace holdfast
