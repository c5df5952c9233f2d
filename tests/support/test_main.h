// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QTest>

namespace holdfast::test {

// Runs the test object, ends a server of its own, and adds a line to the tally of the whole run (the file named by
// HOLDFAST_TEST_TALLY): program, server or "-", passed, failed, skipped.
int runTest(QObject &test, int argc, char **argv);

} // namespace holdfast::test

#define HOLDFAST_TEST_MAIN(Test)                                                                                       \
    int main(int argc, char **argv)                                                                                    \
    {                                                                                                                  \
        QCoreApplication application(argc, argv);                                                                      \
        Test test;                                                                                                     \
        return holdfast::test::runTest(test, argc, argv);                                                              \
    }
