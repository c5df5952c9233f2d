// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/connection/connection_settings.h"
#include "sql/schema/store.h"

#include <QByteArray>

namespace holdfast::test {

// The database server of this test run: one for all programs of a ctest run (a fixture starts and ends it), or one of
// this program's own when it is started by hand. HOLDFAST_TEST_SERVER_PROGRAM=mysql: on MySQL.
class TestServer
{
public:
    static ConnectionSettings owner();         // no schema named
    static ConnectionSettings administrator(); // root of that server, for tests that need accounts
    static QByteArray product();               // "MariaDB 10.11.19", "MySQL 9.7.4"; empty: none was used
    // For a test that runs private servers itself: the product that its functions are counted on.
    static void countOn(const QByteArray &product);
    static QString program(); // "mariadb" or "mysql": which the run is for
    static bool isMySql();
    static void end(); // ends a server of this program's own
};

// A schema for one test program or function, gone with this object. With a store it is migrated and founded, in TWD.
class ScratchSchema
{
public:
    explicit ScratchSchema(const char *tag, bool withStore = true, Environment environment = Environment::Training);
    ~ScratchSchema();
    ScratchSchema(const ScratchSchema &) = delete;
    ScratchSchema &operator=(const ScratchSchema &) = delete;

    // As the owner, with limits short enough for tests: lock wait 1 s, budget 6 s, read limit 5 s.
    ConnectionSettings settings() const;
    QString name() const { return m_name; }
    // Empties every table that holds rows, the store's founding, its owner and the history aside.
    void empty();

    static Store twd(); // the store that is founded here

private:
    QString m_name;
};

} // namespace holdfast::test
