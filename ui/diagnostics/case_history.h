// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/rows/incident_row.h"

#include <QFrame>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace holdfast {

// What became of a case, oldest first: who, when, and in which words. Being seen again and again is one line. GUI
// thread.
class CaseHistory : public QFrame
{
    Q_OBJECT

public:
    explicit CaseHistory(QWidget *parent);
    void show(const IncidentCard &card);
    QPushButton *allButton() const { return m_all; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    IncidentCard m_card;
    bool m_isUnfolded = false;
    QLabel *m_title;
    QLabel *m_count;
    QPushButton *m_all;
    QVBoxLayout *m_rows;
};

} // namespace holdfast
