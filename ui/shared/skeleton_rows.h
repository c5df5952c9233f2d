// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QTableView;

namespace holdfast {

// Covers a table that is still empty with the shapes of rows, in its columns, and a sentence below them. GUI thread.
class SkeletonRows : public QWidget
{
    Q_OBJECT

public:
    explicit SkeletonRows(QTableView *table); // belongs to its viewport

    void setSentence(const QString &sentence);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    int rows() const;

    QTableView *m_table;
    QLabel *m_sentence;
};

} // namespace holdfast
