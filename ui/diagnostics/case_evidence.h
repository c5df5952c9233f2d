// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/pages/case_page.h"

#include <QFrame>

#include <optional>

class QGridLayout;
class QLabel;
class QPushButton;

namespace holdfast {

// What was found, as a comparison: what should be there, and what is, value beside value; as it was seen last, and
// before that as it was when the case was opened, where that was something else. The stored text unfolds. GUI thread.
class CaseEvidence : public QFrame
{
    Q_OBJECT

public:
    explicit CaseEvidence(QWidget *parent);

    void show(const CasePage &page);
    QPushButton *rawButton() const { return m_rawButton; }
    QLabel *raw() const { return m_raw; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void addRows(const QByteArray &evidence);
    void addTitles();
    void addSentence(const QString &sentence);
    void unfold(bool unfolded);

    std::optional<CasePage> m_page;
    QLabel *m_title;
    QLabel *m_seen;
    QGridLayout *m_rows;
    QPushButton *m_rawButton;
    QPushButton *m_copy;
    QLabel *m_raw;
};

} // namespace holdfast
