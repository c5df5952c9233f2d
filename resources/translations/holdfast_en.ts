<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>CancelWords</name>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Cancelled at %1, by this same request. %2: available again since then.</source>
        <translation>Cancelled at %1, by this same request. %2: available again since then.</translation>
    </message>
    <message>
        <source>Cancelled. %1 is available again.</source>
        <translation>Cancelled. %1 is available again.</translation>
    </message>
    <message>
        <source>Cancelled. %1 are available again.</source>
        <translation>Cancelled. %1 are available again.</translation>
    </message>
    <message>
        <source>Already cancelled at %1 by %2. Nothing was changed now.</source>
        <translation>Already cancelled at %1 by %2. Nothing was changed now.</translation>
    </message>
    <message>
        <source>Reason then: %1</source>
        <translation>Reason then: %1</translation>
    </message>
    <message>
        <source>There is no such order of the customer being served. Nothing was changed.</source>
        <translation>There is no such order of the customer being served. Nothing was changed.</translation>
    </message>
    <message>
        <source>Cannot be cancelled: it is %1. Nothing was changed.</source>
        <translation>Cannot be cancelled: it is %1. Nothing was changed.</translation>
    </message>
    <message>
        <source>The records of this order disagree. Nothing was changed; case %1 is open.</source>
        <translation>The records of this order disagree. Nothing was changed; case %1 is open.</translation>
    </message>
    <message>
        <source>The records of this order disagree. Nothing was changed; tell a supervisor.</source>
        <translation>The records of this order disagree. Nothing was changed; tell a supervisor.</translation>
    </message>
    <message>
        <source>The reason is longer than %1 characters. Nothing was changed.</source>
        <translation>The reason is longer than %1 characters. Nothing was changed.</translation>
    </message>
    <message>
        <source>A reason is missing. Nothing was changed.</source>
        <translation>A reason is missing. Nothing was changed.</translation>
    </message>
    <message>
        <source>The reason cannot be stored as it is. Nothing was changed.</source>
        <translation>The reason cannot be stored as it is. Nothing was changed.</translation>
    </message>
    <message>
        <source>The database did not answer the commit. It is not known whether the order was cancelled; do not tell the customer yet.</source>
        <translation>The database did not answer the commit. It is not known whether the order was cancelled; do not tell the customer yet.</translation>
    </message>
    <message>
        <source>Another desk is working on this order or its stock. Nothing was changed.</source>
        <translation>Another desk is working on this order or its stock. Nothing was changed.</translation>
    </message>
    <message>
        <source>The database cannot be reached. Nothing was changed.</source>
        <translation>The database cannot be reached. Nothing was changed.</translation>
    </message>
    <message>
        <source>The database is read-only at the moment. Nothing was changed.</source>
        <translation>The database is read-only at the moment. Nothing was changed.</translation>
    </message>
    <message>
        <source>Your account may not do this. Nothing was changed.</source>
        <translation>Your account may not do this. Nothing was changed.</translation>
    </message>
    <message>
        <source>The database refused. Nothing was changed.</source>
        <translation>The database refused. Nothing was changed.</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n attempt(s) · locks took %2 ms</source>
        <translation>
            <numerusform>%1 · %n attempt · locks took %2 ms</numerusform>
            <numerusform>%1 · %n attempts · locks took %2 ms</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask a&amp;gain</source>
        <translation>Ask a&amp;gain</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Try again</translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message>
        <source>created</source>
        <translation>created</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>cancelled</translation>
    </message>
    <message>
        <source>held</source>
        <translation>held</translation>
    </message>
    <message>
        <source>released</source>
        <translation>released</translation>
    </message>
    <message>
        <source>paid</source>
        <translation>paid</translation>
    </message>
    <message>
        <source>shipped</source>
        <translation>shipped</translation>
    </message>
    <message>
        <source>none</source>
        <translation>none</translation>
    </message>
</context>
<context>
    <name>holdfast::AnswerBar</name>
    <message>
        <source>Dismiss</source>
        <translation>Dismiss</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>&amp;Details</translation>
    </message>
</context>
<context>
    <name>holdfast::FindField</name>
    <message>
        <source>Order %1</source>
        <translation>Order %1</translation>
    </message>
    <message>
        <source>Nobody found</source>
        <translation>Nobody found</translation>
    </message>
    <message>
        <source>Try a number, a name, a phone number or an e-mail address.</source>
        <translation>Try a number, a name, a phone number or an e-mail address.</translation>
    </message>
    <message>
        <source>Find customer or order  (Ctrl K)</source>
        <translation>Find customer or order  (Ctrl K)</translation>
    </message>
    <message>
        <source>Find a customer or an order</source>
        <translation>Find a customer or an order</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Found</translation>
    </message>
    <message>
        <source>The database gave no answer</source>
        <translation>The database gave no answer</translation>
    </message>
    <message>
        <source>Enter tries again.</source>
        <translation>Enter tries again.</translation>
    </message>
</context>
<context>
    <name>holdfast::ListPage</name>
    <message>
        <source>Filter…  (Ctrl F)</source>
        <translation>Filter…  (Ctrl F)</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>Clear all</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Refresh</translation>
    </message>
    <message>
        <source>Refresh (F5)</source>
        <translation>Refresh (F5)</translation>
    </message>
</context>
<context>
    <name>holdfast::MainWindow</name>
    <message>
        <source>Quotes</source>
        <translation>Quotes</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Orders</translation>
    </message>
    <message>
        <source>Reservations</source>
        <translation>Reservations</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Stock</translation>
    </message>
    <message>
        <source>Diagnostics</source>
        <translation>Diagnostics</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>%1 (Ctrl+%2)</source>
        <translation>%1 (Ctrl+%2)</translation>
    </message>
    <message>
        <source>%1: not in this version</source>
        <translation>%1: not in this version</translation>
    </message>
    <message>
        <source>%1 (training) — Holdfast</source>
        <translation>%1 (training) — Holdfast</translation>
    </message>
    <message>
        <source>%1 — Holdfast</source>
        <translation>%1 — Holdfast</translation>
    </message>
    <message>
        <source>TRAINING</source>
        <translation>TRAINING</translation>
    </message>
    <message>
        <source>Serving %1  %2</source>
        <translation>Serving %1  %2</translation>
    </message>
    <message>
        <source>No customer is being served</source>
        <translation>No customer is being served</translation>
    </message>
    <message>
        <source>Stop serving this customer</source>
        <translation>Stop serving this customer</translation>
    </message>
    <message>
        <source>Find the caller (Ctrl+K)</source>
        <translation>Find the caller (Ctrl+K)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dark</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Light</translation>
    </message>
    <message>
        <source>writable primary · %1</source>
        <translation>writable primary · %1</translation>
    </message>
    <message>
        <source>the database does not answer · %1</source>
        <translation>the database does not answer · %1</translation>
    </message>
</context>
<context>
    <name>holdfast::OrderDetails</name>
    <message>
        <source>There is no order %1.</source>
        <translation>There is no order %1.</translation>
    </message>
    <message>
        <source>Choose an order to see what it holds.</source>
        <translation>Choose an order to see what it holds.</translation>
    </message>
    <message>
        <source>Order %1</source>
        <translation>Order %1</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1 by %2</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n unit</numerusform>
            <numerusform>%n units</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 available · %2 reserved</source>
        <translation>%1 available · %2 reserved</translation>
    </message>
    <message>
        <source>no stock row</source>
        <translation>no stock row</translation>
    </message>
    <message numerus="yes">
        <source>placed, %n unit(s) held</source>
        <translation>
            <numerusform>placed, %n unit held</numerusform>
            <numerusform>placed, %n units held</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cancelled, %n unit(s) released</source>
        <translation>
            <numerusform>cancelled, %n unit released</numerusform>
            <numerusform>cancelled, %n units released</numerusform>
        </translation>
    </message>
    <message>
        <source>status %1</source>
        <translation>status %1</translation>
    </message>
    <message>
        <source>%1  %2 · %3</source>
        <translation>%1  %2 · %3</translation>
    </message>
    <message>
        <source>Customer %1 is being served, and this order is not theirs.</source>
        <translation>Customer %1 is being served, and this order is not theirs.</translation>
    </message>
    <message>
        <source>To cancel it, serve its customer first: check with the caller who they are.</source>
        <translation>To cancel it, serve its customer first: check with the caller who they are.</translation>
    </message>
    <message>
        <source>&amp;Cancel order…</source>
        <translation>&amp;Cancel order…</translation>
    </message>
    <message>
        <source>Cancel this order (Alt+C); you are asked once</source>
        <translation>Cancel this order (Alt+C); you are asked once</translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation>Cancelling…</translation>
    </message>
    <message>
        <source>C&amp;ancel order %1</source>
        <translation>C&amp;ancel order %1</translation>
    </message>
    <message>
        <source>%1: back on sale at once. The order cannot be taken up again.</source>
        <translation>%1: back on sale at once. The order cannot be taken up again.</translation>
    </message>
    <message>
        <source>Cancel order %1 of %2?</source>
        <translation>Cancel order %1 of %2?</translation>
    </message>
    <message>
        <source>Details of the order</source>
        <translation>Details of the order</translation>
    </message>
    <message>
        <source>Customer</source>
        <translation>Customer</translation>
    </message>
    <message>
        <source>Placed</source>
        <translation>Placed</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Cancelled</translation>
    </message>
    <message>
        <source>Lines and reservations</source>
        <translation>Lines and reservations</translation>
    </message>
    <message>
        <source>History</source>
        <translation>History</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Reason</translation>
    </message>
    <message>
        <source>changed their mind</source>
        <translation>changed their mind</translation>
    </message>
    <message>
        <source>ordered twice</source>
        <translation>ordered twice</translation>
    </message>
    <message>
        <source>wrong article</source>
        <translation>wrong article</translation>
    </message>
    <message>
        <source>delivery too late</source>
        <translation>delivery too late</translation>
    </message>
    <message>
        <source>&amp;Keep order</source>
        <translation>&amp;Keep order</translation>
    </message>
    <message>
        <source>%1 on %2 lines</source>
        <translation>%1 on %2 lines</translation>
    </message>
    <message>
        <source>The order could not be read. F5 tries again.</source>
        <translation>The order could not be read. F5 tries again.</translation>
    </message>
    <message>
        <source>&amp;Serve customer %1</source>
        <translation>&amp;Serve customer %1</translation>
    </message>
    <message>
        <source>Nothing is held for it. The order cannot be taken up again.</source>
        <translation>Nothing is held for it. The order cannot be taken up again.</translation>
    </message>
    <message>
        <source>&amp;Reason</source>
        <translation>&amp;Reason</translation>
    </message>
</context>
<context>
    <name>holdfast::OrdersPage</name>
    <message>
        <source>Any status</source>
        <translation>Any status</translation>
    </message>
    <message>
        <source>%1 matching</source>
        <translation>%1 matching</translation>
    </message>
    <message>
        <source>Reading orders…</source>
        <translation>Reading orders…</translation>
    </message>
    <message>
        <source>The orders could not be read. Nothing was changed.</source>
        <translation>The orders could not be read. Nothing was changed.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Try again</translation>
    </message>
    <message>
        <source>No order matches these filters.</source>
        <translation>No order matches these filters.</translation>
    </message>
    <message>
        <source>There are no orders yet.</source>
        <translation>There are no orders yet.</translation>
    </message>
    <message>
        <source>Clear all filters</source>
        <translation>Clear all filters</translation>
    </message>
    <message>
        <source>%1 of %2 loaded · as of %3</source>
        <translation>%1 of %2 loaded · as of %3</translation>
    </message>
    <message>
        <source>%1 loaded · as of %2</source>
        <translation>%1 loaded · as of %2</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Orders</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>No.</translation>
    </message>
    <message>
        <source>Placed</source>
        <translation>Placed</translation>
    </message>
    <message>
        <source>Customer</source>
        <translation>Customer</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Units</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Status: %1</source>
        <translation>Status: %1</translation>
    </message>
    <message>
        <source>Filter by status</source>
        <translation>Filter by status</translation>
    </message>
    <message>
        <source>Customer: %1</source>
        <translation>Customer: %1</translation>
    </message>
    <message>
        <source>Stop serving this customer</source>
        <translation>Stop serving this customer</translation>
    </message>
    <message>
        <source>the next rows could not be read; F5 tries again</source>
        <translation>the next rows could not be read; F5 tries again</translation>
    </message>
    <message>
        <source>no newer ones could be read; F5 tries again</source>
        <translation>no newer ones could be read; F5 tries again</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>Take this filter off</source>
        <translation>Take this filter off</translation>
    </message>
</context>
</TS>
