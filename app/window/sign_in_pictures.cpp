// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/sign_in_pictures.h"

#include "app/window/camera.h"
#include "app/window/language.h"
#include "ui/shared/answer_bar.h"
#include "ui/shared/sign_in_fields.h"
#include "ui/sign_in/lock_page.h"
#include "ui/sign_in/profile_dialog.h"
#include "ui/sign_in/sign_in_page.h"
#include "ui/sign_in/sign_in_window.h"
#include "ui/sign_in/start_page.h"

#include <QLineEdit>
#include <QListWidget>
#include <QPromise>
#include <QPushButton>

#include <memory>

namespace holdfast {

namespace {

// What the pages are answered, until the next picture.
struct Answers
{
    std::vector<KnownProfile> known;
    ConnectionTest test;
    ConnectionFinding refusal;
    QPromise<std::variant<SignedIn, DemoProblem>> demo; // is being made
};

SignInDesk deskOf(Answers &answers)
{
    using Problem = std::optional<ProfileProblem>;
    const auto later = [](const auto &answer) { return QtFuture::makeReadyFuture(answer); };
    SignInDesk desk;
    desk.profiles = [&answers, later] { return later(answers.known); };
    desk.keepProfile = [later](const Profile &) { return later(Problem()); };
    desk.removeProfile = [later](const QString &) { return later(Problem()); };
    desk.tryProfile = [&answers, later](const Profile &, const QString &) { return later(answers.test); };
    desk.hasKeyRing = [] { return true; };
    desk.keptPassword = [later](const QString &, const QString &) { return later(KeptPassword()); };
    desk.forgetPassword = [later](const QString &, const QString &) { return later(std::optional<KeyRingProblem>()); };
    desk.signIn = [&answers, later](const SignIn &) { return later(SignInAnswer(answers.refusal)); };
    desk.unlock = [&answers, later](const QString &) { return later(answers.refusal); };
    desk.openDemo = [&answers](const std::function<void(DemoStep)> &progress) {
        progress({DemoStep::Kind::MakingStore});
        answers.demo.start();
        return answers.demo.future();
    };
    return desk;
}

Profile mainStore()
{
    Profile profile;
    profile.id = QStringLiteral("main");
    profile.name = QStringLiteral("Main Street");
    profile.hosts = {{QStringLiteral("db1.store.example"), 3306}, {QStringLiteral("db2.store.example"), 3306}};
    profile.schema = QStringLiteral("holdfast");
    profile.environment = Environment::Live;
    profile.account = QStringLiteral("ada");
    profile.authority = QStringLiteral("/etc/holdfast/store-ca.pem");
    return profile;
}

std::vector<KnownProfile> threeProfiles()
{
    Profile classroom;
    classroom.id = QStringLiteral("classroom");
    classroom.name = QStringLiteral("Classroom");
    classroom.socket = QStringLiteral("/run/mysqld/mysqld.sock");
    classroom.schema = QStringLiteral("holdfast_lesson");
    classroom.account = QStringLiteral("ben");
    return {{mainStore().id, mainStore()},
            {classroom.id, classroom},
            {QStringLiteral("warehouse"),
             ProfileProblem{ProfileProblem::Kind::AuthorityMissing, QStringLiteral("/etc/holdfast/old-ca.pem")}}};
}

// Every way in which nobody comes in.
std::vector<std::pair<const char *, ConnectionFinding>> refusals()
{
    const DbError silent{DbError::Kind::Unreachable, 2002, "CONNECT",
                         QStringLiteral("Can't connect to server on 'db1.store.example' (115)")};
    const DbError stranger{DbError::Kind::Insecure, 2026, "CONNECT",
                           QStringLiteral("TLS/SSL error: self-signed certificate in certificate chain")};
    const DbError full{DbError::Kind::Other, 1040, "CONNECT", QStringLiteral("Too many connections")};
    return {{"no-such-name", tried::CannotResolve{}},
            {"nobody-answers", tried::NobodyAnswers{silent}},
            {"without-tls", tried::WithoutTls{}},
            {"wrong-authority", tried::WrongAuthority{stranger}},
            {"wrong-password", tried::WrongPassword{}},
            {"no-such-schema", tried::NoSuchSchema{}},
            {"no-role", tried::NoRole{}},
            {"no-store-here", tried::NoStoreHere{}},
            {"training-not-live", tried::OtherEnvironment{Environment::Training}},
            {"schema-older", tried::SchemaOlder{}},
            {"schema-newer", tried::SchemaNewer{}},
            {"unsupported-server", tried::UnsupportedServer{"5.7.44-log"}},
            {"failed", tried::Failed{full}}};
}

bool takeStart(Answers &answers, Camera &camera, SignInWindow &window, Language &language, const QString &look)
{
    const auto named = [&](const char *what) { return QStringLiteral("sign-in-%1-").arg(QLatin1String(what)) + look; };
    camera.takeInBoth(language, named("first"));
    window.start()->demoButton()->click();
    bool right = until([&] { return window.start()->isMakingDemo(); });
    camera.takeInBoth(language, named("demo"));
    window.start()->leave();

    answers.known = threeProfiles();
    window.start()->refresh();
    right = until([&] { return window.start()->list()->count() == 3; }) && right;
    camera.takeInBoth(language, named("profiles"));

    tried::Fine fine;
    fine.server.product = Product::MySql;
    fine.server.version = QVersionNumber(8, 4, 3);
    fine.store.environment = Environment::Live;
    answers.test = {fine, {{mainStore().hosts.at(0), fine}, {mainStore().hosts.at(1), tried::CannotResolve{}}}};
    ProfileDialog dialog(deskOf(answers), mainStore(), {mainStore().id}, &window);
    dialog.show();
    dialog.fields()->passwordField()->setText(QStringLiteral("secret"));
    dialog.tryButton()->click();
    right = until([&] { return !dialog.isTrying() && dialog.answer()->isVisible(); }) && right;
    camera.takeInBoth(language, named("editor"), &dialog);
    return right;
}

bool takeRefusals(Answers &answers, Camera &camera, SignInWindow &window, Language &language, const QString &look)
{
    SignInPage &page = *window.signIn();
    window.signInTo(mainStore());
    camera.takeInBoth(language, QStringLiteral("sign-in-page-") + look);
    bool right = true;
    for (const auto &[what, refusal] : refusals()) {
        answers.refusal = refusal;
        page.fields()->passwordField()->setText(QStringLiteral("secret"));
        page.signInButton()->click();
        right = until([&] { return !page.isBusy() && page.answer()->isVisible(); }) && right;
        camera.takeInBoth(language, QStringLiteral("sign-in-%1-%2").arg(QLatin1String(what), look));
    }
    return right;
}

bool takeLock(Answers &answers, Language &language, const QString &look, const QString &folder)
{
    StoreFacts facts;
    facts.name = mainStore().name;
    facts.training = false;
    facts.account = mainStore().account;
    facts.role = Role::Staff;
    LockPage page(deskOf(answers), facts);
    page.resize(1'280, 720); // as the window that it stands for
    Camera camera(page, folder);
    page.show();
    page.setRunning(1);
    camera.takeInBoth(language, QStringLiteral("lock-") + look);
    answers.refusal = tried::WrongPassword{};
    page.fields()->passwordField()->setText(QStringLiteral("secret"));
    page.unlockButton()->click();
    const bool right = until([&] { return page.answer()->isVisible(); });
    camera.takeInBoth(language, QStringLiteral("lock-wrong-password-") + look);
    return right && camera.right();
}

} // namespace

bool takeSignIn(Language &language, const QString &look, const QString &folder)
{
    Answers answers;
    SignInWindow window(deskOf(answers));
    Camera camera(window, folder);
    window.show();
    bool right = takeStart(answers, camera, window, language, look);
    right = takeRefusals(answers, camera, window, language, look) && right;
    return takeLock(answers, language, look, folder) && camera.right() && right;
}

} // namespace holdfast
