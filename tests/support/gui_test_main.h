// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/test_main.h"

#include <QApplication>

// As HOLDFAST_TEST_MAIN, for tests of widgets: offscreen where no other platform is chosen.
#define HOLDFAST_GUI_TEST_MAIN(Test)                                                                                   \
    int main(int argc, char **argv)                                                                                    \
    {                                                                                                                  \
        if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))                                                            \
            qputenv("QT_QPA_PLATFORM", "offscreen");                                                                   \
        QApplication application(argc, argv);                                                                          \
        Test test;                                                                                                     \
        return holdfast::test::runTest(test, argc, argv);                                                              \
    }
