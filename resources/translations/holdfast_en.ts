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
    <message>
        <source>The database did not answer the commit. It is not known whether the order was cancelled.</source>
        <translation>The database did not answer the commit. It is not known whether the order was cancelled.</translation>
    </message>
    <message>
        <source>The journal on this computer cannot be written, so nothing was sent. Nothing was changed.</source>
        <translation>The journal on this computer cannot be written, so nothing was sent. Nothing was changed.</translation>
    </message>
    <message>
        <source>You can tell the customer now.</source>
        <translation>You can tell the customer now.</translation>
    </message>
    <message>
        <source>You can tell the customer now: it had been cancelled before.</source>
        <translation>You can tell the customer now: it had been cancelled before.</translation>
    </message>
    <message>
        <source>Tell the customer nothing yet: check the order&apos;s number and who is calling.</source>
        <translation>Tell the customer nothing yet: check the order&apos;s number and who is calling.</translation>
    </message>
    <message>
        <source>You can tell the customer now that it stands; ask the people who gave it this status what can be done.</source>
        <translation>You can tell the customer now that it stands; ask the people who gave it this status what can be done.</translation>
    </message>
    <message>
        <source>Tell the customer that you will call back: a supervisor has to look at it first.</source>
        <translation>Tell the customer that you will call back: a supervisor has to look at it first.</translation>
    </message>
    <message>
        <source>Tell the customer nothing yet: change the reason and cancel again.</source>
        <translation>Tell the customer nothing yet: change the reason and cancel again.</translation>
    </message>
    <message>
        <source>Tell the customer nothing yet: Holdfast is finding out. It is kept in the list of unconfirmed operations.</source>
        <translation>Tell the customer nothing yet: Holdfast is finding out. It is kept in the list of unconfirmed operations.</translation>
    </message>
    <message>
        <source>Tell the customer nothing yet: try again in a moment.</source>
        <translation>Tell the customer nothing yet: try again in a moment.</translation>
    </message>
    <message>
        <source>Tell the customer that it is not cancelled yet: try again when the database is back.</source>
        <translation>Tell the customer that it is not cancelled yet: try again when the database is back.</translation>
    </message>
    <message>
        <source>Tell the customer that it is not cancelled yet: ask somebody who may.</source>
        <translation>Tell the customer that it is not cancelled yet: ask somebody who may.</translation>
    </message>
    <message>
        <source>Tell the customer that it is not cancelled yet: show a supervisor the details.</source>
        <translation>Tell the customer that it is not cancelled yet: show a supervisor the details.</translation>
    </message>
    <message>
        <source>Waited for the order</source>
        <translation>Waited for the order</translation>
    </message>
    <message>
        <source>Waited for its reservations</source>
        <translation>Waited for its reservations</translation>
    </message>
    <message>
        <source>Waited for the stock</source>
        <translation>Waited for the stock</translation>
    </message>
</context>
<context>
    <name>ConfirmationWords</name>
    <message>
        <source>Quantity</source>
        <translation>Quantity</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Article</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Price each</source>
        <translation>Price each</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Amount</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Order %1 of %2 was cancelled on %3. It was for %4. Total of the order: %5.</source>
        <translation>Order %1 of %2 was cancelled on %3. It was for %4. Total of the order: %5.</translation>
    </message>
    <message>
        <source>Training store: this is no real order.</source>
        <translation>Training store: this is no real order.</translation>
    </message>
    <message>
        <source>Cancellation of order %1</source>
        <translation>Cancellation of order %1</translation>
    </message>
    <message>
        <source>Order %1</source>
        <translation>Order %1</translation>
    </message>
    <message>
        <source>Customer: %1</source>
        <translation>Customer: %1</translation>
    </message>
    <message>
        <source>Placed: %1</source>
        <translation>Placed: %1</translation>
    </message>
    <message>
        <source>Cancelled: %1</source>
        <translation>Cancelled: %1</translation>
    </message>
    <message>
        <source>Status: %1</source>
        <translation>Status: %1</translation>
    </message>
    <message>
        <source>Total: %1</source>
        <translation>Total: %1</translation>
    </message>
</context>
<context>
    <name>DifferenceWords</name>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 is now %2.</source>
        <translation>%1 is now %2.</translation>
    </message>
    <message>
        <source>%1 is held now.</source>
        <translation>%1 is held now.</translation>
    </message>
    <message>
        <source>%1 is no longer held.</source>
        <translation>%1 is no longer held.</translation>
    </message>
    <message>
        <source>The reservation of %1 is now %2.</source>
        <translation>The reservation of %1 is now %2.</translation>
    </message>
    <message>
        <source>%1 is now held for it.</source>
        <translation>%1 is now held for it.</translation>
    </message>
    <message>
        <source>It is now an order of %1.</source>
        <translation>It is now an order of %1.</translation>
    </message>
    <message>
        <source>It was cancelled at %1 by %2.</source>
        <translation>It was cancelled at %1 by %2.</translation>
    </message>
    <message>
        <source>Its status is now %1.</source>
        <translation>Its status is now %1.</translation>
    </message>
    <message>
        <source>%1 is no longer on it.</source>
        <translation>%1 is no longer on it.</translation>
    </message>
    <message>
        <source>%1 has come to it.</source>
        <translation>%1 has come to it.</translation>
    </message>
    <message>
        <source>Its total is now %1.</source>
        <translation>Its total is now %1.</translation>
    </message>
    <message>
        <source>It was changed in something that is not shown here.</source>
        <translation>It was changed in something that is not shown here.</translation>
    </message>
</context>
<context>
    <name>PendingOperations</name>
    <message>
        <source>Cancel order %1</source>
        <translation>Cancel order %1</translation>
    </message>
    <message>
        <source>%1 of a newer version</source>
        <translation>%1 of a newer version</translation>
    </message>
    <message>
        <source>Customer &amp;told</source>
        <translation>Customer &amp;told</translation>
    </message>
    <message>
        <source>Is being carried out now.</source>
        <translation>Is being carried out now.</translation>
    </message>
    <message>
        <source>Was prepared and never sent. Nothing was changed.</source>
        <translation>Was prepared and never sent. Nothing was changed.</translation>
    </message>
    <message>
        <source>It is not known yet whether this was carried out. Holdfast is finding out; do not tell the customer yet.</source>
        <translation>It is not known yet whether this was carried out. Holdfast is finding out; do not tell the customer yet.</translation>
    </message>
    <message>
        <source>This was not carried out. Nothing was changed. Do it now?</source>
        <translation>This was not carried out. Nothing was changed. Do it now?</translation>
    </message>
    <message>
        <source>&amp;Do it now…</source>
        <translation>&amp;Do it now…</translation>
    </message>
    <message>
        <source>Done: cancelled on %1 by %2. You can tell the customer.</source>
        <translation>Done: cancelled on %1 by %2. You can tell the customer.</translation>
    </message>
    <message>
        <source>Not by this: %2 had cancelled the order on %1. The customer can be told that it is cancelled.</source>
        <translation>Not by this: %2 had cancelled the order on %1. The customer can be told that it is cancelled.</translation>
    </message>
    <message>
        <source>Not done, and cannot be done any more: the order is %1. Tell the customer so.</source>
        <translation>Not done, and cannot be done any more: the order is %1. Tell the customer so.</translation>
    </message>
    <message>
        <source>Not done: there is no such order of this customer.</source>
        <translation>Not done: there is no such order of this customer.</translation>
    </message>
    <message>
        <source>Not done: the records of this order disagree, and a case is open. A supervisor has to look at it before the customer is told.</source>
        <translation>Not done: the records of this order disagree, and a case is open. A supervisor has to look at it before the customer is told.</translation>
    </message>
    <message>
        <source>less than a minute</source>
        <translation>less than a minute</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <translation>
            <numerusform>%n hour</numerusform>
            <numerusform>%n hours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
    <message>
        <source>Tell the customer nothing yet.</source>
        <translation>Tell the customer nothing yet.</translation>
    </message>
    <message>
        <source>The customer can be told that it has not been done.</source>
        <translation>The customer can be told that it has not been done.</translation>
    </message>
    <message>
        <source>Not done: Holdfast was closed before it could be sent. Nothing was changed.</source>
        <translation>Not done: Holdfast was closed before it could be sent. Nothing was changed.</translation>
    </message>
    <message>
        <source>Not done. Nothing was changed.</source>
        <translation>Not done. Nothing was changed.</translation>
    </message>
    <message>
        <source>Receive units of a SKU</source>
        <translation>Receive units of a SKU</translation>
    </message>
    <message>
        <source>Count a SKU</source>
        <translation>Count a SKU</translation>
    </message>
    <message>
        <source>Change a price</source>
        <translation>Change a price</translation>
    </message>
    <message>
        <source>Done, as it was asked.</source>
        <translation>Done, as it was asked.</translation>
    </message>
</context>
<context>
    <name>RunWords</name>
    <message>
        <source>a deadlock with another desk</source>
        <translation>a deadlock with another desk</translation>
    </message>
    <message>
        <source>another desk kept its lock too long</source>
        <translation>another desk kept its lock too long</translation>
    </message>
    <message>
        <source>another desk changed the row meanwhile</source>
        <translation>another desk changed the row meanwhile</translation>
    </message>
    <message>
        <source>the connection was lost</source>
        <translation>the connection was lost</translation>
    </message>
    <message>
        <source>the commit was not answered</source>
        <translation>the commit was not answered</translation>
    </message>
    <message>
        <source>the database was not reached</source>
        <translation>the database was not reached</translation>
    </message>
    <message>
        <source>the database was read-only</source>
        <translation>the database was read-only</translation>
    </message>
    <message>
        <source>the server stopped the statement</source>
        <translation>the server stopped the statement</translation>
    </message>
    <message>
        <source>the window was closed</source>
        <translation>the window was closed</translation>
    </message>
    <message>
        <source>the journal could not be written</source>
        <translation>the journal could not be written</translation>
    </message>
    <message>
        <source>the account may not do this</source>
        <translation>the account may not do this</translation>
    </message>
    <message>
        <source>the database refused</source>
        <translation>the database refused</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Attempts</translation>
    </message>
    <message>
        <source>%1 (code %2)</source>
        <translation>%1 (code %2)</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Given up after</source>
        <translation>Given up after</translation>
    </message>
    <message>
        <source>Tried again after</source>
        <translation>Tried again after</translation>
    </message>
    <message>
        <source>All together</source>
        <translation>All together</translation>
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
    <message>
        <source>Hide &amp;details</source>
        <translation>Hide &amp;details</translation>
    </message>
    <message>
        <source>Attempts, waits and the technical text (Alt+D)</source>
        <translation>Attempts, waits and the technical text (Alt+D)</translation>
    </message>
    <message>
        <source>Attempts and waits</source>
        <translation>Attempts and waits</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>Cop&amp;y</translation>
    </message>
    <message>
        <source>Copy this answer with its technical text (Alt+Y)</source>
        <translation>Copy this answer with its technical text (Alt+Y)</translation>
    </message>
</context>
<context>
    <name>holdfast::CallerCard</name>
    <message>
        <source>Customer %1</source>
        <translation>Customer %1</translation>
    </message>
    <message>
        <source>is being read…</source>
        <translation>is being read…</translation>
    </message>
    <message>
        <source>not known: the database gave no answer</source>
        <translation>not known: the database gave no answer</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Phone</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>E-mail</translation>
    </message>
    <message>
        <source>External number</source>
        <translation>External number</translation>
    </message>
    <message>
        <source>Newest order</source>
        <translation>Newest order</translation>
    </message>
    <message>
        <source>Ask the caller for one of these, and compare:</source>
        <translation>Ask the caller for one of these, and compare:</translation>
    </message>
    <message>
        <source>Nothing is known that the caller could be asked for.</source>
        <translation>Nothing is known that the caller could be asked for.</translation>
    </message>
    <message>
        <source>%1 %2 is then not served any more; Ctrl+Shift+K parks them first.</source>
        <translation>%1 %2 is then not served any more; Ctrl+Shift+K parks them first.</translation>
    </message>
    <message>
        <source>Serve customer %1</source>
        <translation>Serve customer %1</translation>
    </message>
    <message>
        <source>The caller is this customer (Enter)</source>
        <translation>The caller is this customer (Enter)</translation>
    </message>
    <message>
        <source>Not them</source>
        <translation>Not them</translation>
    </message>
    <message>
        <source>The caller is somebody else (Esc)</source>
        <translation>The caller is somebody else (Esc)</translation>
    </message>
    <message>
        <source>What to ask the caller for</source>
        <translation>What to ask the caller for</translation>
    </message>
</context>
<context>
    <name>holdfast::CancelConfirmation</name>
    <message>
        <source>Cancel order %1 of %2?</source>
        <translation>Cancel order %1 of %2?</translation>
    </message>
    <message>
        <source>Order %1 cannot be cancelled any more</source>
        <translation>Order %1 cannot be cancelled any more</translation>
    </message>
    <message>
        <source>&amp;Keep order</source>
        <translation>&amp;Keep order</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>C&amp;lose</translation>
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
        <source>The reason has %1 characters; %2 can be kept.</source>
        <translation>The reason has %1 characters; %2 can be kept.</translation>
    </message>
    <message>
        <source>Choose a reason or type one. Press the button again to cancel without.</source>
        <translation>Choose a reason or type one. Press the button again to cancel without.</translation>
    </message>
    <message>
        <source>Checking whether it is still as shown…</source>
        <translation>Checking whether it is still as shown…</translation>
    </message>
    <message>
        <source>Read again just now: it is as shown.</source>
        <translation>Read again just now: it is as shown.</translation>
    </message>
    <message>
        <source>It could not be read again in time. You can go on: the database decides by what is there then.</source>
        <translation>It could not be read again in time. You can go on: the database decides by what is there then.</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Nothing is held for it. The order cannot be taken up again.</source>
        <translation>Nothing is held for it. The order cannot be taken up again.</translation>
    </message>
    <message>
        <source>%1 on %2 lines</source>
        <translation>%1 on %2 lines</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n unit</numerusform>
            <numerusform>%n units</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: back on sale at once. The order cannot be taken up again.</source>
        <translation>%1: back on sale at once. The order cannot be taken up again.</translation>
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
        <source>Confirmation of the cancel</source>
        <translation>Confirmation of the cancel</translation>
    </message>
    <message>
        <source>Changed since it was shown</source>
        <translation>Changed since it was shown</translation>
    </message>
    <message>
        <source>One line cannot be cancelled alone: cancel the order and place it again with the rest.</source>
        <translation>One line cannot be cancelled alone: cancel the order and place it again with the rest.</translation>
    </message>
    <message>
        <source>&amp;Reason</source>
        <translation>&amp;Reason</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Reason</translation>
    </message>
    <message>
        <source>Choose or type a reason</source>
        <translation>Choose or type a reason</translation>
    </message>
    <message>
        <source>Why it is cancelled (Alt+R); Down opens the list</source>
        <translation>Why it is cancelled (Alt+R); Down opens the list</translation>
    </message>
    <message>
        <source>Cancel the order (Alt+A)</source>
        <translation>Cancel the order (Alt+A)</translation>
    </message>
    <message>
        <source>Change nothing (Esc)</source>
        <translation>Change nothing (Esc)</translation>
    </message>
</context>
<context>
    <name>holdfast::ConnectionBanner</name>
    <message>
        <source>Try &amp;now</source>
        <translation>Try &amp;now</translation>
    </message>
    <message>
        <source>Trying again now…</source>
        <translation>Trying again now…</translation>
    </message>
    <message numerus="yes">
        <source>It is tried again in %n second(s).</source>
        <translation>
            <numerusform>It is tried again in %n second.</numerusform>
            <numerusform>It is tried again in %n seconds.</numerusform>
        </translation>
    </message>
    <message>
        <source>The database does not answer. What is loaded can be read; nothing can be changed. %1</source>
        <translation>The database does not answer. What is loaded can be read; nothing can be changed. %1</translation>
    </message>
    <message>
        <source>This server takes no changes at the moment: it is not the writable primary. Everything can be read.</source>
        <translation>This server takes no changes at the moment: it is not the writable primary. Everything can be read.</translation>
    </message>
    <message>
        <source>The store no longer lets this program in. Ask a supervisor; what is loaded can be read.</source>
        <translation>The store no longer lets this program in. Ask a supervisor; what is loaded can be read.</translation>
    </message>
</context>
<context>
    <name>holdfast::FindField</name>
    <message>
        <source>Order %1</source>
        <translation>Order %1</translation>
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
    <message>
        <source>Orders</source>
        <translation>Orders</translation>
    </message>
    <message>
        <source>Order %1, reference %2</source>
        <translation>Order %1, reference %2</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Stock</translation>
    </message>
    <message>
        <source>Customers</source>
        <translation>Customers</translation>
    </message>
    <message>
        <source>Nothing found for “%1”</source>
        <translation>Nothing found for “%1”</translation>
    </message>
    <message>
        <source>A customer: number, name, phone, e-mail.
An order: number, reference.
A SKU: code, barcode.</source>
        <translation>A customer: number, name, phone, e-mail.
An order: number, reference.
A SKU: code, barcode.</translation>
    </message>
    <message>
        <source>Find customer, order, SKU  (Ctrl K)</source>
        <translation>Find customer, order, SKU  (Ctrl K)</translation>
    </message>
    <message>
        <source>Find a customer, an order or a SKU</source>
        <translation>Find a customer, an order or a SKU</translation>
    </message>
</context>
<context>
    <name>holdfast::ListColumns</name>
    <message>
        <source>Co&amp;lumns</source>
        <translation>Co&amp;lumns</translation>
    </message>
    <message>
        <source>&amp;Reset columns</source>
        <translation>&amp;Reset columns</translation>
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
    <message>
        <source>%1 selected of %2 matching</source>
        <translation>%1 selected of %2 matching</translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>%1 selected</translation>
    </message>
    <message>
        <source>row %1 of %2</source>
        <translation>row %1 of %2</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>row %1</translation>
    </message>
</context>
<context>
    <name>holdfast::ListTable</name>
    <message>
        <source>Copy &amp;cell</source>
        <translation>Copy &amp;cell</translation>
    </message>
    <message>
        <source>Copy &amp;rows</source>
        <translation>Copy &amp;rows</translation>
    </message>
    <message>
        <source>Copy &amp;row</source>
        <translation>Copy &amp;row</translation>
    </message>
    <message>
        <source>Copy with &amp;headers</source>
        <translation>Copy with &amp;headers</translation>
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
    <message>
        <source>read-only · %1</source>
        <translation>read-only · %1</translation>
    </message>
    <message>
        <source>the store refuses · %1</source>
        <translation>the store refuses · %1</translation>
    </message>
    <message>
        <source>%1 · clock %2 ms</source>
        <translation>%1 · clock %2 ms</translation>
    </message>
    <message>
        <source>The journal cannot be read ▲</source>
        <translation>The journal cannot be read ▲</translation>
    </message>
    <message numerus="yes">
        <source>%n unconfirmed ▲</source>
        <translation>
            <numerusform>%n unconfirmed ▲</numerusform>
            <numerusform>%n unconfirmed ▲</numerusform>
        </translation>
    </message>
    <message>
        <source>What was asked here and has no answer yet (Ctrl+U)</source>
        <translation>What was asked here and has no answer yet (Ctrl+U)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Forward</translation>
    </message>
    <message>
        <source>%1 (Alt+%2)</source>
        <translation>%1 (Alt+%2)</translation>
    </message>
    <message>
        <source>Unconfirmed operations</source>
        <translation>Unconfirmed operations</translation>
    </message>
    <message>
        <source>Find a customer or an order</source>
        <translation>Find a customer or an order</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Keyboard shortcuts</translation>
    </message>
    <message>
        <source>Keyboard shortcuts (?)</source>
        <translation>Keyboard shortcuts (?)</translation>
    </message>
    <message numerus="yes">
        <source>%n to tell the customer ▲</source>
        <translation>
            <numerusform>%n to tell the customer ▲</numerusform>
            <numerusform>%n to tell the customer ▲</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>holdfast::OrderCardView</name>
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
        <source>Show this SKU&apos;s stock</source>
        <translation>Show this SKU&apos;s stock</translation>
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
        <source>Details of the order</source>
        <translation>Details of the order</translation>
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
        <source>&amp;Unconfirmed operations</source>
        <translation>&amp;Unconfirmed operations</translation>
    </message>
    <message>
        <source>Copied &amp;for the customer</source>
        <translation>Copied &amp;for the customer</translation>
    </message>
    <message>
        <source>Copy &amp;for the customer</source>
        <translation>Copy &amp;for the customer</translation>
    </message>
    <message>
        <source>Copy one paragraph that tells the customer of the cancellation (Alt+F, Ctrl+Shift+M)</source>
        <translation>Copy one paragraph that tells the customer of the cancellation (Alt+F, Ctrl+Shift+M)</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Print…</translation>
    </message>
    <message>
        <source>Print a confirmation of one page for the customer (Alt+P, Ctrl+P)</source>
        <translation>Print a confirmation of one page for the customer (Alt+P, Ctrl+P)</translation>
    </message>
    <message>
        <source>Copy the cancellation for the customer</source>
        <translation>Copy the cancellation for the customer</translation>
    </message>
    <message>
        <source>Print the cancellation for the customer</source>
        <translation>Print the cancellation for the customer</translation>
    </message>
</context>
<context>
    <name>holdfast::OrdersPage</name>
    <message>
        <source>Any status</source>
        <translation>Any status</translation>
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
        <source>No order matches these filters.</source>
        <translation>No order matches these filters.</translation>
    </message>
    <message>
        <source>There are no orders yet.</source>
        <translation>There are no orders yet.</translation>
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
</context>
<context>
    <name>holdfast::PendingPanel</name>
    <message>
        <source>Unconfirmed operations</source>
        <translation>Unconfirmed operations</translation>
    </message>
    <message>
        <source>Finding out…</source>
        <translation>Finding out…</translation>
    </message>
    <message>
        <source>&amp;Find out now</source>
        <translation>&amp;Find out now</translation>
    </message>
    <message>
        <source>Asks the store what became of each; changes nothing (Alt+F)</source>
        <translation>Asks the store what became of each; changes nothing (Alt+F)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Close (Esc)</translation>
    </message>
    <message>
        <source>The journal on this computer cannot be read: nothing can be sent until it can. %1</source>
        <translation>The journal on this computer cannot be read: nothing can be sent until it can. %1</translation>
    </message>
    <message>
        <source>Another program on this computer is finding out.</source>
        <translation>Another program on this computer is finding out.</translation>
    </message>
    <message>
        <source>Everything that was asked here has its answer.</source>
        <translation>Everything that was asked here has its answer.</translation>
    </message>
    <message>
        <source>Kept on this computer until each has its answer.</source>
        <translation>Kept on this computer until each has its answer.</translation>
    </message>
    <message>
        <source>asked %1 ago, %2</source>
        <translation>asked %1 ago, %2</translation>
    </message>
    <message>
        <source>customer %1 · %2</source>
        <translation>customer %1 · %2</translation>
    </message>
    <message>
        <source>%1 now, as it was asked then?</source>
        <translation>%1 now, as it was asked then?</translation>
    </message>
    <message>
        <source>Show the &amp;order</source>
        <translation>Show the &amp;order</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>&amp;Not now</translation>
    </message>
    <message>
        <source>&amp;Leave it undone</source>
        <translation>&amp;Leave it undone</translation>
    </message>
</context>
<context>
    <name>holdfast::RecordsPage</name>
    <message>
        <source>Sort by this column (Ctrl+Shift+O: the next order)</source>
        <translation>Sort by this column (Ctrl+Shift+O: the next order)</translation>
    </message>
    <message>
        <source>%1 matching</source>
        <translation>%1 matching</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Try again</translation>
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
        <source>the next rows could not be read; F5 tries again</source>
        <translation>the next rows could not be read; F5 tries again</translation>
    </message>
    <message>
        <source>no newer ones could be read; F5 tries again</source>
        <translation>no newer ones could be read; F5 tries again</translation>
    </message>
    <message>
        <source>As of %1 — the database does not answer now</source>
        <translation>As of %1 — the database does not answer now</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>Try now</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>Take this filter off</source>
        <translation>Take this filter off</translation>
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
        <source>Sort by the next order</source>
        <translation>Sort by the next order</translation>
    </message>
</context>
<context>
    <name>holdfast::ReservationDetails</name>
    <message>
        <source>The reservation could not be read. F5 tries again.</source>
        <translation>The reservation could not be read. F5 tries again.</translation>
    </message>
    <message>
        <source>There is no such reservation.</source>
        <translation>There is no such reservation.</translation>
    </message>
    <message>
        <source>Choose a reservation to see for whom it is held.</source>
        <translation>Choose a reservation to see for whom it is held.</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Held since %1, released %2</source>
        <translation>Held since %1, released %2</translation>
    </message>
    <message>
        <source>Held since %1</source>
        <translation>Held since %1</translation>
    </message>
    <message>
        <source>For</source>
        <translation>For</translation>
    </message>
    <message>
        <source>Order %1</source>
        <translation>Order %1</translation>
    </message>
    <message>
        <source>Show this order</source>
        <translation>Show this order</translation>
    </message>
    <message>
        <source>From the stock of</source>
        <translation>From the stock of</translation>
    </message>
    <message>
        <source>Show this SKU&apos;s stock</source>
        <translation>Show this SKU&apos;s stock</translation>
    </message>
    <message>
        <source>%1 available · %2 reserved</source>
        <translation>%1 available · %2 reserved</translation>
    </message>
    <message>
        <source>no stock row</source>
        <translation>no stock row</translation>
    </message>
    <message>
        <source>Details of the reservation</source>
        <translation>Details of the reservation</translation>
    </message>
</context>
<context>
    <name>holdfast::ReservationsPage</name>
    <message>
        <source>Any status</source>
        <translation>Any status</translation>
    </message>
    <message>
        <source> · %1 released are hidden</source>
        <translation> · %1 released are hidden</translation>
    </message>
    <message>
        <source>Reservations</source>
        <translation>Reservations</translation>
    </message>
    <message>
        <source>Reading reservations…</source>
        <translation>Reading reservations…</translation>
    </message>
    <message>
        <source>The reservations could not be read. Nothing was changed.</source>
        <translation>The reservations could not be read. Nothing was changed.</translation>
    </message>
    <message>
        <source>Nothing is held.</source>
        <translation>Nothing is held.</translation>
    </message>
    <message>
        <source>No reservation matches these filters.</source>
        <translation>No reservation matches these filters.</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Order</translation>
    </message>
    <message>
        <source>Customer</source>
        <translation>Customer</translation>
    </message>
    <message>
        <source>SKU</source>
        <translation>SKU</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Units</translation>
    </message>
    <message>
        <source>Reservation</source>
        <translation>Reservation</translation>
    </message>
    <message>
        <source>Order is</source>
        <translation>Order is</translation>
    </message>
    <message>
        <source>Held since</source>
        <translation>Held since</translation>
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
        <source>SKU: %1</source>
        <translation>SKU: %1</translation>
    </message>
    <message>
        <source>Take this filter off</source>
        <translation>Take this filter off</translation>
    </message>
</context>
<context>
    <name>holdfast::ServedCustomer</name>
    <message numerus="yes">
        <source>&amp;Park: %n are parked already</source>
        <translation>
            <numerusform>&amp;Park: %n is parked already</numerusform>
            <numerusform>&amp;Park: %n are parked already</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Park this customer</source>
        <translation>&amp;Park this customer</translation>
    </message>
    <message>
        <source>&amp;Stop serving this customer</source>
        <translation>&amp;Stop serving this customer</translation>
    </message>
    <message>
        <source>&amp;Find the caller</source>
        <translation>&amp;Find the caller</translation>
    </message>
    <message>
        <source>Parked; taken up where they were:</source>
        <translation>Parked; taken up where they were:</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>since %1</translation>
    </message>
    <message>
        <source>order %1</source>
        <translation>order %1</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Serving %1  %2</source>
        <translation>Serving %1  %2</translation>
    </message>
    <message>
        <source>No customer is being served</source>
        <translation>No customer is being served</translation>
    </message>
    <message numerus="yes">
        <source>%n parked</source>
        <translation>
            <numerusform>%n parked</numerusform>
            <numerusform>%n parked</numerusform>
        </translation>
    </message>
    <message>
        <source>Park (Ctrl+Shift+K), stop serving, or take up who is parked</source>
        <translation>Park (Ctrl+Shift+K), stop serving, or take up who is parked</translation>
    </message>
    <message>
        <source>Take up who is parked (Alt+Shift+1 … 9), or find the caller (Ctrl+K)</source>
        <translation>Take up who is parked (Alt+Shift+1 … 9), or find the caller (Ctrl+K)</translation>
    </message>
    <message>
        <source>Find the caller (Ctrl+K)</source>
        <translation>Find the caller (Ctrl+K)</translation>
    </message>
    <message>
        <source>Park the served customer</source>
        <translation>Park the served customer</translation>
    </message>
    <message>
        <source>Take up who is parked</source>
        <translation>Take up who is parked</translation>
    </message>
</context>
<context>
    <name>holdfast::ShortcutOverview</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Keyboard shortcuts</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Close</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Close (Esc)</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Everywhere</translation>
    </message>
    <message>
        <source>In a list</source>
        <translation>In a list</translation>
    </message>
    <message>
        <source>Open the row</source>
        <translation>Open the row</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>Back to the list</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Select several rows</source>
        <translation>Select several rows</translation>
    </message>
    <message>
        <source>Shift+↑</source>
        <translation>Shift+↑</translation>
    </message>
    <message>
        <source>Shift+↓</source>
        <translation>Shift+↓</translation>
    </message>
    <message>
        <source>Select all that are loaded</source>
        <translation>Select all that are loaded</translation>
    </message>
</context>
<context>
    <name>holdfast::StockDetails</name>
    <message>
        <source>The stock could not be read. F5 tries again.</source>
        <translation>The stock could not be read. F5 tries again.</translation>
    </message>
    <message>
        <source>This SKU has no stock row.</source>
        <translation>This SKU has no stock row.</translation>
    </message>
    <message>
        <source>Choose a SKU to see who holds it.</source>
        <translation>Choose a SKU to see who holds it.</translation>
    </message>
    <message>
        <source>It has no price.</source>
        <translation>It has no price.</translation>
    </message>
    <message>
        <source>%1 available · %2 reserved</source>
        <translation>%1 available · %2 reserved</translation>
    </message>
    <message>
        <source>Why is this reserved?</source>
        <translation>Why is this reserved?</translation>
    </message>
    <message numerus="yes">
        <source>%n order(s)</source>
        <translation>
            <numerusform>%n order</numerusform>
            <numerusform>%n orders</numerusform>
        </translation>
    </message>
    <message>
        <source>Order %1</source>
        <translation>Order %1</translation>
    </message>
    <message>
        <source>Show this order</source>
        <translation>Show this order</translation>
    </message>
    <message>
        <source>%1  %2 · since %3</source>
        <translation>%1  %2 · since %3</translation>
    </message>
    <message>
        <source>Nobody holds it</source>
        <translation>Nobody holds it</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>%1 · the counter says %2</source>
        <translation>%1 · the counter says %2</translation>
    </message>
    <message>
        <source>%1, but the counter says %2: %3 more than is held.</source>
        <translation>%1, but the counter says %2: %3 more than is held.</translation>
    </message>
    <message>
        <source>%1, but the counter says %2: %3 fewer than are held.</source>
        <translation>%1, but the counter says %2: %3 fewer than are held.</translation>
    </message>
    <message>
        <source>All reservations of this SKU</source>
        <translation>All reservations of this SKU</translation>
    </message>
    <message>
        <source>Held and released, in the list</source>
        <translation>Held and released, in the list</translation>
    </message>
    <message>
        <source>Movements</source>
        <translation>Movements</translation>
    </message>
    <message>
        <source>available · reserved</source>
        <translation>available · reserved</translation>
    </message>
    <message>
        <source>opening stock</source>
        <translation>opening stock</translation>
    </message>
    <message>
        <source>reserved</source>
        <translation>reserved</translation>
    </message>
    <message>
        <source>released</source>
        <translation>released</translation>
    </message>
    <message>
        <source>received</source>
        <translation>received</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>counted</translation>
    </message>
    <message>
        <source>unattributed</source>
        <translation>unattributed</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>The movements do not add up to the counters: %1 available and %2 reserved too much.</source>
        <translation>The movements do not add up to the counters: %1 available and %2 reserved too much.</translation>
    </message>
    <message>
        <source>Before: %1 available · %2 reserved</source>
        <translation>Before: %1 available · %2 reserved</translation>
    </message>
    <message>
        <source>Details of the stock</source>
        <translation>Details of the stock</translation>
    </message>
</context>
<context>
    <name>holdfast::StockPage</name>
    <message>
        <source>Stock</source>
        <translation>Stock</translation>
    </message>
    <message>
        <source>Reading stock…</source>
        <translation>Reading stock…</translation>
    </message>
    <message>
        <source>The stock could not be read. Nothing was changed.</source>
        <translation>The stock could not be read. Nothing was changed.</translation>
    </message>
    <message>
        <source>There is no stock yet.</source>
        <translation>There is no stock yet.</translation>
    </message>
    <message>
        <source>No SKU matches these filters.</source>
        <translation>No SKU matches these filters.</translation>
    </message>
    <message>
        <source>SKU</source>
        <translation>SKU</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Available</source>
        <translation>Available</translation>
    </message>
    <message>
        <source>Reserved</source>
        <translation>Reserved</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Price</translation>
    </message>
    <message>
        <source>All SKUs</source>
        <translation>All SKUs</translation>
    </message>
    <message>
        <source>Only reserved</source>
        <translation>Only reserved</translation>
    </message>
    <message>
        <source>Sold out</source>
        <translation>Sold out</translation>
    </message>
    <message>
        <source>Show all, only what is reserved, or what is sold out</source>
        <translation>Show all, only what is reserved, or what is sold out</translation>
    </message>
</context>
</TS>
