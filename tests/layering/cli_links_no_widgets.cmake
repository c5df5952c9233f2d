# SPDX-License-Identifier: GPL-3.0-or-later
# Follows the shared libraries of the command line program, and theirs, and refuses a window among them.
#   cmake -D PROGRAM=… -P cli_links_no_widgets.cmake
function(tally passed failed)
    if(NOT "$ENV{HOLDFAST_TEST_TALLY}" STREQUAL "")
        file(APPEND "$ENV{HOLDFAST_TEST_TALLY}" "cli_links_no_widgets\t-\t${passed}\t${failed}\t0\n")
    endif()
endfunction()

file(GET_RUNTIME_DEPENDENCIES EXECUTABLES "${PROGRAM}"
    RESOLVED_DEPENDENCIES_VAR libraries UNRESOLVED_DEPENDENCIES_VAR unresolved)
list(APPEND libraries ${unresolved})
set(windows ${libraries})
list(FILTER windows INCLUDE REGEX "Qt[0-9]*(Gui|Widgets)")
# A list without Qt6Core was not read at all.
list(FILTER libraries INCLUDE REGEX "Qt[0-9]*Core")
if(windows OR NOT libraries)
    tally(0 1)
    message(FATAL_ERROR "${PROGRAM}\nlinks a window: [${windows}], Qt's core: [${libraries}]")
endif()
tally(1 0)
