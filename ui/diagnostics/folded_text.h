// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QPlainTextEdit;
class QPushButton;

namespace holdfast {

// A technical text behind one click, which can be copied. It stays unfolded when another text takes its place. GUI
// thread.
class FoldedText : public QWidget
{
    Q_OBJECT

public:
    explicit FoldedText(QWidget *parent = nullptr);

    void setWords(const QString &show, const QString &hide, const QString &toolTip);
    void setText(const QString &text); // none: nothing to unfold, and gone
    QString text() const;
    QPushButton *button() const { return m_fold; }
    QPushButton *copyButton() const { return m_copy; }
    QPlainTextEdit *field() const { return m_text; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void showFold();
    void fitHeight();

    QPushButton *m_fold;
    QPushButton *m_copy;
    QPlainTextEdit *m_text;
    QString m_show;
    QString m_hide;
    bool m_unfolded = false;
};

} // namespace holdfast
