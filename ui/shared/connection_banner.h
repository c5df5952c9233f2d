// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shared/store_watch.h"

#include <QFrame>

class QLabel;
class QPushButton;
class QTimer;

namespace holdfast {

// Says calmly that the store does not answer, what still works, and when it is tried again. Hidden while all is well.
class ConnectionBanner : public QFrame
{
    Q_OBJECT

public:
    explicit ConnectionBanner(StoreWatch *watch, QWidget *parent = nullptr);
    QString sentence() const;
    QPushButton *tryNow() const { return m_tryNow; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void showState();

    StoreWatch *m_watch;
    StoreWatch::Connection m_told = StoreWatch::Connection::Connected; // to a screen reader
    QLabel *m_icon;
    QLabel *m_sentence;
    QPushButton *m_tryNow;
    QTimer *m_countdown;
};

} // namespace holdfast
