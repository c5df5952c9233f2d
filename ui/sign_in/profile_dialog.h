// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/sign_in/sign_in_desk.h"

#include <QDialog>
#include <QStringList>

class QFrame;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QRadioButton;
class QScrollArea;

namespace holdfast {

class AnswerBar;
class SignInFields;

// A connection, new or changed: how its store is reached, what it must be, and a trial that says of each server what is
// wrong with it. What is not right is said at its field, once it was pressed. The password is for the trial alone. It
// deletes itself when it is closed.
class ProfileDialog : public QDialog
{
    Q_OBJECT

public:
    // profile: to be changed, it keeps its id; none: a new one. taken: the ids there are.
    ProfileDialog(const SignInDesk &desk, const std::optional<Profile> &profile, const QStringList &taken,
                  QWidget *parent);
    ~ProfileDialog() override;

    Profile typed() const; // as the fields are
    bool isTrying() const { return m_trying; }
    bool isKeeping() const { return m_keeping; }
    QLineEdit *nameField() const { return m_name; }
    QRadioButton *byHosts() const { return m_byHosts; }
    QRadioButton *bySocket() const { return m_bySocket; }
    QPlainTextEdit *hostsField() const { return m_hosts; }
    QLineEdit *socketField() const { return m_socket; }
    QLineEdit *schemaField() const { return m_schema; }
    QRadioButton *liveChoice() const { return m_live; }
    QRadioButton *trainingChoice() const { return m_training; }
    QLineEdit *authorityField() const { return m_authority; }
    SignInFields *fields() const { return m_fields; }
    QPushButton *tryButton() const { return m_try; }
    QPushButton *keepButton() const { return m_keep; }
    AnswerBar *answer() const { return m_answer; }
    QString said() const; // every sentence that is to be seen; no field

    void reject() override;

Q_SIGNALS:
    void kept(const holdfast::Profile &profile); // written down

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    enum Part { Name, Place, Schema, Kind, Account, Authority, PartCount };

    void layOut();
    QLabel *addPart(QGridLayout *grid, Part part, QWidget *field, QLayout *fields = nullptr);
    QWidget *fieldOf(Part part) const;
    QString problemOf(Part part) const; // what is not right; empty: it is
    bool demand();                      // says all that is not right, and moves to the first
    void tryIt();
    void take(const ConnectionTest &test);
    void keep();
    void take(const std::optional<ProfileProblem> &problem);
    void browse();
    void edited();
    void showState();
    void showProblems();
    void showResult(); // of a trial, or of the attempt to save
    void retranslate();
    void fit();
    void reveal(QWidget *part);

    const SignInDesk m_desk;
    const std::optional<Profile> m_before;
    const QStringList m_taken;
    bool m_pressed = false; // what is not right is said only then
    bool m_trying = false;
    bool m_keeping = false;
    quint64 m_ticket = 0;
    QFuture<void> m_underWay;
    Profile m_tried;
    std::optional<ConnectionTest> m_test;
    std::optional<ProfileProblem> m_notKept;
    Profile m_notKeptProfile;

    QScrollArea *m_scroll;
    QWidget *m_body;
    QLabel *m_labels[PartCount];
    QLabel *m_hints[PartCount];
    QLineEdit *m_name;
    QLabel *m_file;
    QRadioButton *m_byHosts;
    QRadioButton *m_bySocket;
    QPlainTextEdit *m_hosts;
    QLineEdit *m_socket;
    QLineEdit *m_schema;
    QRadioButton *m_live;
    QRadioButton *m_training;
    QLineEdit *m_authority;
    QPushButton *m_browse;
    QLabel *m_authorityWords;
    SignInFields *m_fields;
    QLabel *m_passwordWords;
    QFrame *m_servers;
    QGridLayout *m_serverRows;
    AnswerBar *m_answer;
    QPushButton *m_try;
    QPushButton *m_keep;
    QPushButton *m_close;
};

} // namespace holdfast
