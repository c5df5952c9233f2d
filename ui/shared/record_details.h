// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

class QFrame;
class QGridLayout;
class QLabel;
class QLayout;
class QPushButton;
class QShortcut;
class QVBoxLayout;

namespace holdfast {

// What stands beside a list: one record, or a sentence where there is none. It knows no subject.
class RecordDetails : public QScrollArea
{
    Q_OBJECT

public:
    explicit RecordDetails(QWidget *parent = nullptr);
    void takeFocus();
    QString said() const; // every text that is to be seen, from the top to the bottom: for screen readers and tests

Q_SIGNALS:
    void left(); // Escape: back to where one came from

protected:
    void showRecord();
    void showSentence(const QString &sentence);
    QWidget *content() const { return m_content; }
    QVBoxLayout *contentLayout() const { return m_layout; }
    void keyPressEvent(QKeyEvent *event) override;

private:
    QWidget *m_body; // a label keeps the font it was given only under the parent it was made with
    QWidget *m_content;
    QVBoxLayout *m_layout;
    QLabel *m_empty;
};

// Presses the button while it is to be seen, from anywhere in its owner.
QShortcut *addKey(QWidget *owner, QKeyCombination keys, QPushButton *button);
QPushButton *makeLink(QWidget *parent, const QString &text, const QString &toolTip);
QFrame *makeCardRow(QWidget *parent, QVBoxLayout **layout);      // a row of a card, with its layout
QGridLayout *makeFacts(QWidget *parent, QLabel *(&facts)[4][2]); // name and value, a row each
// A card of rows with a head; the layout of the rows.
QVBoxLayout *layOutCard(QFrame *card, QLabel *title, QLabel *count);
void removeAll(QLayout *layout);

} // namespace holdfast
