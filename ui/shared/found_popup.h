// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include <optional>

class QListWidget;
class QListWidgetItem;

namespace holdfast {

// The list below a field in which something is searched: hits, heads of kinds and notes, which cannot be chosen. The
// focus stays in the field. It knows no subject. GUI thread.
class FoundPopup : public QFrame
{
    Q_OBJECT

public:
    static constexpr int kPlain = 52; // height of a row of two lines, also of Chinese

    explicit FoundPopup(QWidget *host); // lies on it

    void clear();
    void addHit(const char *iconName, const QString &first, const QString &second, int hit);
    void addHead(const QString &kind);
    void addNote(const char *iconName, const QString &first, const QString &second, int height = kPlain);
    void showBelow(const QWidget *field); // with the first hit marked
    void mark(int step);                  // the next row that can be chosen
    std::optional<int> hit() const;       // that is marked
    QString words() const;                // of the marked row, else of the first
    QListWidget *list() const { return m_list; }

Q_SIGNALS:
    void marked();
    void clicked();

private:
    QListWidgetItem *add(const char *iconName, const QString &first, const QString &second, int height);

    QListWidget *m_list;
};

} // namespace holdfast
