// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/server/option_file.h"

#include <QFile>

#include <cerrno>
#include <cstdio>
#include <cstdlib>

#include <fcntl.h>
#include <unistd.h>

namespace holdfast {

namespace {

// Quoted, so that '#' and spaces stay part of the value; the backslash escapes are those the clients undo.
QByteArray line(const char *name, const QString &value)
{
    QByteArray text = value.toUtf8();
    text.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n").replace('\r', "\\r").replace('\t', "\\t");
    return QByteArray(name) + "=\"" + text + "\"\n";
}

QString valueOf(const QByteArray &quoted)
{
    QByteArray text;
    for (qsizetype i = 1; i + 1 < quoted.size(); ++i) {
        char c = quoted.at(i);
        if (c == '\\' && i + 2 < quoted.size()) {
            c = quoted.at(++i);
            c = c == 'n' ? '\n' : c == 'r' ? '\r' : c == 't' ? '\t' : c;
        }
        text += c;
    }
    return QString::fromUtf8(text);
}

bool writeAll(int file, const QByteArray &content)
{
    for (qsizetype done = 0; done < content.size();) {
        const ssize_t n = ::write(file, content.constData() + done, static_cast<size_t>(content.size() - done));
        if (n < 0 && errno != EINTR)
            return false;
        done += n > 0 ? n : 0;
    }
    return ::fsync(file) == 0;
}

} // namespace

std::optional<OptionFile> readOptionFile(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    OptionFile content;
    for (const QByteArray &entry : file.readAll().split('\n')) {
        const qsizetype at = entry.indexOf('=');
        const QByteArray name = entry.left(at);
        const QByteArray value = entry.mid(at + 1);
        if (at < 0 || value.size() < 2)
            continue;
        if (name == "user")
            content.account = valueOf(value);
        else if (name == "password")
            content.password = valueOf(value);
        else if (name == "socket")
            content.socket = valueOf(value);
        else if (name == "database")
            content.schema = valueOf(value);
    }
    if (content.account.isEmpty())
        return std::nullopt;
    return content;
}

bool writeOptionFile(const QString &path, const OptionFile &content)
{
    QByteArray text = "[client]\n" + line("user", content.account) + line("password", content.password) +
                      line("socket", content.socket);
    // Only the interactive clients know "database"; in [client] it would stop mariadb-admin and mariadb-dump.
    if (!content.schema.isEmpty())
        text += "[mysql]\n" + line("database", content.schema);
    return writePrivateFile(path, text);
}

bool writePrivateFile(const QString &path, const QByteArray &content)
{
    QByteArray temporary = QFile::encodeName(path) + ".XXXXXX";
    const int file = ::mkostemp(temporary.data(), O_CLOEXEC); // made 0600, and never an existing file
    if (file < 0)
        return false;
    const bool written = writeAll(file, content);
    if (::close(file) == 0 && written && std::rename(temporary.constData(), QFile::encodeName(path).constData()) == 0)
        return true;
    const int why = errno;
    ::unlink(temporary.constData());
    errno = why;
    return false;
}

} // namespace holdfast
