// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayList>

namespace holdfast {

// What a member of staff is granted: every statement of the flows, and nothing more. %schema% stands for the store's.
inline const QByteArrayList kStaffGrants{
    "SELECT ON %schema%.*",
    "UPDATE (available, reserved, version, last_kind, last_order_id, last_operation_id, last_reason) ON %schema%.stock",
    "INSERT (order_id, sku_id, quantity, status, held_at), UPDATE (status, released_at) ON %schema%.reservations",
    "INSERT (customer_id, status, quote_id, currency, total_minor, units, external_ref, operation_id, created_at, "
    "version), "
    "UPDATE (status, cancelled_at, cancel_reason, cancel_operation_id, version) ON %schema%.orders",
    "INSERT ON %schema%.order_lines",
    "INSERT (customer_id, currency, total_minor, line_count, created_at, expires_at, operation_id, version), "
    "UPDATE (accepted_at, consumed_order_id, version) ON %schema%.quotes",
    "INSERT ON %schema%.quote_lines",
    "INSERT (customer_id, idempotency_key, digest, answer, who, claimed_at), "
    "UPDATE (answer, order_id, quote_id, accepted_at, detail) ON %schema%.receipts",
    "INSERT ON %schema%.customers",
    "INSERT ON %schema%.incidents",
    "INSERT ON %schema%.incident_events",
    "INSERT ON %schema%.flow_timings",
    "INSERT, UPDATE, DELETE ON %schema%.desk_sessions",
    "INSERT, UPDATE, DELETE ON %schema%.pending_mirror",
};

// And a supervisor beside it.
inline const QByteArrayList kSupervisorGrants{
    "INSERT (operation_id, kind, sku_id, reason) ON %schema%.sku_operations",
    "UPDATE (price_minor, price_version, last_operation_id) ON %schema%.prices",
    "INSERT ON %schema%.check_runs",
};

} // namespace holdfast
