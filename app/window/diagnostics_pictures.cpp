// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/diagnostics_pictures.h"

#include "app/demo/story_store.h"
#include "app/environment/journal_scope.h"
#include "app/window/camera.h"
#include "app/window/store_facts.h"
#include "app/window/store_lanes.h"
#include "models/order_table_model.h"
#include "sql/connection/session.h"
#include "sql/flows/cancel_order.h"
#include "sql/flows/write_timings.h"
#include "sql/schema/store.h"
#include "sql/training_flows/give_back_again.h"
#include "sql/training_flows/training_session.h"
#include "ui/diagnostics/case_details.h"
#include "ui/diagnostics/cases_pane.h"
#include "ui/diagnostics/check_strip.h"
#include "ui/diagnostics/day_pane.h"
#include "ui/diagnostics/diagnostics_page.h"
#include "ui/diagnostics/incident_banner.h"
#include "ui/diagnostics/lock_waits_pane.h"
#include "ui/diagnostics/repair_dialog.h"
#include "ui/diagnostics/timings_pane.h"
#include "ui/diagnostics/why_reserved_dialog.h"
#include "ui/main_window.h"
#include "ui/orders/orders_page.h"

#include <QPushButton>
#include <QSemaphore>
#include <QTemporaryDir>
#include <QTreeView>

namespace holdfast {

namespace {

CancelOrder cancelling(CustomerId customer, OrderId order)
{
    return {OperationId::make(), order, customer, QStringLiteral("ordered twice")};
}

bool check(CheckStrip &strip)
{
    bool ended = false;
    const auto heard = QObject::connect(&strip, &CheckStrip::checked, [&] { ended = true; });
    strip.everythingButton()->click();
    const bool right = until([&] { return ended && !strip.isChecking(); });
    QObject::disconnect(heard);
    return right;
}

// A desk that has locked an order and does nothing, and others that cancel it.
bool takeWaits(const StoryStore &story, CustomerId customer, OrderId order, DiagnosticsPage &page, Camera &camera,
               Language &language, const QString &look)
{
    const auto desk = [&](const char *name) {
        ConnectionSettings settings = story.settings();
        settings.workstation = QString::fromLatin1(name);
        settings.lockWait = std::chrono::seconds(20);
        settings.readLimit = std::chrono::seconds(30);
        settings.budget = std::chrono::seconds(30);
        return std::make_unique<Lane>(name, settings);
    };
    const auto holder = desk("desk-2");
    const std::unique_ptr<Lane> waiters[] = {desk("desk-3"), desk("desk-4")};
    QSemaphore locked, enough;
    holder->post([&](Session &session) {
        session.inTransaction("HoldOrder", [&](Transaction &tx) {
            tx.maybe("orders/order_lock", {{"order", lit(order)}});
            locked.release();
            enough.acquire();
            return rollBack<CancelOrderOutcome>(NotFound{});
        });
        return true;
    });
    bool right = until([&] { return locked.tryAcquire(); });
    for (const auto &waiter : waiters)
        waiter->post([=](Session &session) {
            const CancelOrder request = cancelling(customer, order);
            return session.inTransaction("CancelOrder", [&](Transaction &tx) { return cancelOrder(tx, request); });
        });
    page.setPart(DiagnosticsPage::WaitsAt);
    auto *pane = page.findChild<LockWaitsPane *>();
    right = until([&] { return pane->model()->rowCount() > 0 && pane->said().contains(u'2'); }) && right;
    pane->tree()->expandAll();
    pane->tree()->setCurrentIndex(pane->model()->index(0, 0));
    camera.takeInBoth(language, QStringLiteral("diagnostics-waits-") + look);
    enough.release();
    return right;
}

} // namespace

bool takeDiagnostics(const ConnectionSettings &owner, Language &language, const QString &look, const QString &folder)
{
    const StoryStore story(owner);
    Session other(story.settings());
    const CustomerId ada = story.addCustomer(other, QStringLiteral("Ada Chen"));
    const CustomerId ben = story.addCustomer(other, QStringLiteral("Ben Lin"));
    const OrderId a = story.reserve(other, ada, 2);
    FlowTimings timings;
    const CancelOrder request = cancelling(ada, a);
    for (int time = 0; time < 40; ++time) { // once, and 39 repeats
        other.inTransaction("CancelOrder", [&](Transaction &tx) { return cancelOrder(tx, request); });
        timings.add(other.lastRun());
    }
    writeTimings(other, timings);
    const OrderId b = story.reserve(other, ben, 3);

    const std::optional<Store> store = other.read("Store", [](Reader &reader) { return readStore(reader); });
    const QTemporaryDir journalFolder;
    Journal journal(journalFolder.filePath(QStringLiteral("journal.sqlite")));
    ConnectionSettings settings = story.settings();
    settings.workstation = QStringLiteral("desk-1");
    StoreLanes lanes(settings, journal, journalScope(other, *store));
    const StoreFacts facts = storeFacts(other, *store);
    MainWindow window(lanes.desk(), facts);
    Camera camera(window, folder);
    window.show();
    window.go(MainWindow::DiagnosticsAt);
    DiagnosticsPage &page = *window.diagnostics();
    CasesPane &cases = *page.cases();

    bool right = check(*cases.strip());
    camera.takeInBoth(language, QStringLiteral("diagnostics-green-") + look);

    TrainingSession training(other);
    giveBackAgain(training, a);
    right = check(*cases.strip()) && until([&] { return cases.model()->rowCount() > 0; }) && right;
    camera.takeInBoth(language, QStringLiteral("diagnostics-findings-") + look);
    for (int row = 0; row < cases.model()->rowCount(); ++row) {
        if (cases.model()->at(row).invariant == "stock.reserved-equals-held")
            cases.showCase(cases.model()->at(row).id);
    }
    right = until([&] { return cases.details()->state() == CaseDetails::State::Shown; }) && right;
    camera.takeInBoth(language, QStringLiteral("diagnostics-case-") + look);
    if (!right || !cases.details()->page())
        return false;
    const CasePage shown = *cases.details()->page();

    cases.details()->action(CaseDetails::Repair)->click();
    auto *findOut = page.findChild<RepairDialog *>();
    right = findOut && until([&] { return findOut->stage() == RepairDialog::Stage::FindOut; }) && right;
    camera.takeInBoth(language, QStringLiteral("diagnostics-find-out-") + look, findOut);
    if (findOut)
        findOut->close();

    // A counter that alone is wrong takes somebody who puts triggers aside; its dialog is given the plan for this
    // picture.
    StoreDesk desk = lanes.desk();
    desk.diagnostics.repairState = [&](IncidentId) {
        const RepairPlan plan{shown.skus.at(0).why.sku, shown.skus.at(0).why.code, {9, 1, 44}, {7, 3, 45}, 4, 3};
        return QtFuture::makeReadyFuture(Reply<RepairState>{RepairState{plan, std::nullopt}, {}});
    };
    RepairDialog repair(desk, facts, shown, &window);
    repair.show();
    right = until([&] { return repair.stage() == RepairDialog::Stage::Ask; }) && right;
    camera.takeInBoth(language, QStringLiteral("diagnostics-repair-") + look, &repair);
    repair.hide();

    WhyReservedDialog why(lanes.desk(), shown.skus.at(0).why.sku, shown.skus.at(0).why.code, &window);
    why.show();
    right = until([&] { return why.why().has_value(); }) && right;
    camera.takeInBoth(language, QStringLiteral("diagnostics-why-reserved-") + look, &why);
    why.hide();

    right = takeWaits(story, ben, b, page, camera, language, look) && right;
    page.setPart(DiagnosticsPage::TimingsAt);
    auto *timingsPane = page.findChild<TimingsPane *>();
    right = until([&] { return timingsPane->model()->rowCount() > 0; }) && right;
    camera.takeInBoth(language, QStringLiteral("diagnostics-timings-") + look);
    page.setPart(DiagnosticsPage::DayAt);
    auto *day = page.findChild<DayPane *>();
    right = until([&] { return day->report().has_value(); }) && right;
    camera.takeInBoth(language, QStringLiteral("diagnostics-day-") + look);

    window.go(MainWindow::OrdersAt);
    right = until([&] { return window.orders()->model()->rowCount() > 0; }) && right;
    window.incidentBanner()->tell(shown.incident.incident.id);
    right = until([&] { return window.incidentBanner()->isVisible(); }) && right;
    camera.takeInBoth(language, QStringLiteral("diagnostics-banner-") + look);
    lanes.close();
    return right && camera.right();
}

} // namespace holdfast
