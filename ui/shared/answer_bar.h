// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFrame>
#include <QString>

#include <vector>

class QGridLayout;
class QLabel;
class QPushButton;

namespace holdfast {

// What an operation answered, as one sentence that says whether anything was changed; stays until it is dismissed or
// the record changes. technical unfolds; action is the one thing to do next.
struct AnswerText
{
    enum class Tone { Good, Quiet, Caution, Wrong };
    Tone tone = Tone::Quiet;
    QString sentence;
    QString detail;        // attempts and waits
    QString action;        // a verb; empty: none
    QString technical;     // can be copied
    QString customer = {}; // whether the customer can be told, and what to do next
    struct Fact
    {
        QString name;
        QString value;
    };
    std::vector<Fact> facts = {}; // unfold with technical, as a table
};

// A tone as it is drawn, wherever an answer stands.
struct ToneLook
{
    const char *name; // in the style sheet
    const char *icon;
    QColor colour;

    static ToneLook of(AnswerText::Tone tone);
};

class AnswerBar : public QFrame
{
    Q_OBJECT

public:
    explicit AnswerBar(QWidget *parent = nullptr);
    void show(const AnswerText &text);
    void setActionEnabled(bool enabled);
    QString sentence() const;
    QPushButton *action() const { return m_action; }
    QPushButton *more() const { return m_more; }
    QWidget *facts() const { return m_facts; } // the table; visible when it is unfolded
    QPushButton *copyButton() const { return m_copy; }

Q_SIGNALS:
    void actionChosen();
    void dismissed();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void unfold(bool unfolded);
    void showFacts();
    QString copied() const;

    AnswerText m_text;
    QLabel *m_icon;
    QLabel *m_sentence;
    QLabel *m_customer;
    QLabel *m_detail;
    QFrame *m_facts;
    QGridLayout *m_factRows;
    QLabel *m_technical;
    QPushButton *m_action;
    QPushButton *m_more;
    QPushButton *m_copy;
    QPushButton *m_dismiss;
};

} // namespace holdfast
