<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>AcceptWords</name>
    <message>
        <source>SKU no. %1</source>
        <translation>SKU no. %1</translation>
    </message>
    <message>
        <source>%1: %2 wanted, %3 available</source>
        <translation>%1: %2 wanted, %3 available</translation>
    </message>
    <message>
        <source>Order %1 at %2</source>
        <translation>Order %1 at %2</translation>
    </message>
    <message>
        <source>Order %1</source>
        <translation>Order %1</translation>
    </message>
    <message>
        <source>The order is now: %1.</source>
        <translation>The order is now: %1.</translation>
    </message>
    <message>
        <source>Accepted then: %1.</source>
        <translation>Accepted then: %1.</translation>
    </message>
    <message>
        <source>Placed then: %1.</source>
        <translation>Placed then: %1.</translation>
    </message>
    <message>
        <source>Not accepted then: the quote had run out at %1.</source>
        <translation>Not accepted then: the quote had run out at %1.</translation>
    </message>
    <message>
        <source>Not accepted then: the quote had been used already.</source>
        <translation>Not accepted then: the quote had been used already.</translation>
    </message>
    <message>
        <source>Not accepted then, too little was available: %1.</source>
        <translation>Not accepted then, too little was available: %1.</translation>
    </message>
    <message>
        <source>Not placed then: a price had changed.</source>
        <translation>Not placed then: a price had changed.</translation>
    </message>
    <message>
        <source>Accepted. %1; %2 are reserved.</source>
        <translation>Accepted. %1; %2 are reserved.</translation>
    </message>
    <message>
        <source>Accepted. %1; its units are reserved.</source>
        <translation>Accepted. %1; its units are reserved.</translation>
    </message>
    <message>
        <source>Not accepted: the database took it up at %1, and the quote had run out at %2. Nothing was reserved.</source>
        <translation>Not accepted: the database took it up at %1, and the quote had run out at %2. Nothing was reserved.</translation>
    </message>
    <message>
        <source>Not accepted, too little is available: %1. Nothing was reserved.</source>
        <translation>Not accepted, too little is available: %1. Nothing was reserved.</translation>
    </message>
    <message>
        <source>%1 The quote stays open until %2.</source>
        <translation>%1 The quote stays open until %2.</translation>
    </message>
    <message>
        <source>Not accepted: this quote has been used by another attempt. Nothing was changed now.</source>
        <translation>Not accepted: this quote has been used by another attempt. Nothing was changed now.</translation>
    </message>
    <message>
        <source>This is the answer of %1; nothing was done now. %2</source>
        <translation>This is the answer of %1; nothing was done now. %2</translation>
    </message>
    <message>
        <source>Refused: this attempt&apos;s key has been used for something else. Nothing was changed; tell a supervisor.</source>
        <translation>Refused: this attempt&apos;s key has been used for something else. Nothing was changed; tell a supervisor.</translation>
    </message>
    <message>
        <source>There is no such quote of the customer being served. Nothing was changed.</source>
        <translation>There is no such quote of the customer being served. Nothing was changed.</translation>
    </message>
    <message>
        <source>Not accepted: this store sells at the prices of the moment, not by quotes. Nothing was changed.</source>
        <translation>Not accepted: this store sells at the prices of the moment, not by quotes. Nothing was changed.</translation>
    </message>
    <message>
        <source>The request cannot be sent as it is. Nothing was changed.</source>
        <translation>The request cannot be sent as it is. Nothing was changed.</translation>
    </message>
    <message>
        <source>The answer to this request came at %1. %2 Nothing was reserved.</source>
        <translation>The answer to this request came at %1. %2 Nothing was reserved.</translation>
    </message>
    <message>
        <source>Accepted at %1, by this same request. %2. %3</source>
        <translation>Accepted at %1, by this same request. %2. %3</translation>
    </message>
    <message>
        <source>Accepted at %1, by this same request. %2; %3 are reserved.</source>
        <translation>Accepted at %1, by this same request. %2; %3 are reserved.</translation>
    </message>
    <message>
        <source>Accepted at %1, by this same request. %2; its units are reserved.</source>
        <translation>Accepted at %1, by this same request. %2; its units are reserved.</translation>
    </message>
    <message>
        <source>You can tell the customer now.</source>
        <translation>You can tell the customer now.</translation>
    </message>
    <message>
        <source>Tell the customer that the price does not hold any more. A new quote has today&apos;s prices, and they have to agree to it.</source>
        <translation>Tell the customer that the price does not hold any more. A new quote has today&apos;s prices, and they have to agree to it.</translation>
    </message>
    <message>
        <source>You can tell the customer now what is missing. Ask them before you try again.</source>
        <translation>You can tell the customer now what is missing. Ask them before you try again.</translation>
    </message>
    <message>
        <source>Tell the customer nothing yet: look at the order that was made of it.</source>
        <translation>Tell the customer nothing yet: look at the order that was made of it.</translation>
    </message>
    <message>
        <source>Tell the customer that a price has changed.</source>
        <translation>Tell the customer that a price has changed.</translation>
    </message>
    <message>
        <source>Tell the customer that it is not accepted: a supervisor has to look at it first.</source>
        <translation>Tell the customer that it is not accepted: a supervisor has to look at it first.</translation>
    </message>
    <message>
        <source>Tell the customer nothing yet: check the quote&apos;s number and who is calling.</source>
        <translation>Tell the customer nothing yet: check the quote&apos;s number and who is calling.</translation>
    </message>
    <message>
        <source>Tell the customer that it is not accepted: show a supervisor the details.</source>
        <translation>Tell the customer that it is not accepted: show a supervisor the details.</translation>
    </message>
    <message>
        <source>The database did not answer the commit. It is not known whether the quote was accepted.</source>
        <translation>The database did not answer the commit. It is not known whether the quote was accepted.</translation>
    </message>
    <message>
        <source>&amp;Try again as a new attempt</source>
        <translation>&amp;Try again as a new attempt</translation>
    </message>
    <message>
        <source>New &amp;quote with the same lines</source>
        <translation>New &amp;quote with the same lines</translation>
    </message>
    <message>
        <source>Show the &amp;order</source>
        <translation>Show the &amp;order</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
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
        <source>Waited for the attempt&apos;s key</source>
        <translation>Waited for the attempt&apos;s key</translation>
    </message>
    <message>
        <source>Waited for the quote</source>
        <translation>Waited for the quote</translation>
    </message>
    <message>
        <source>Waited for the stock</source>
        <translation>Waited for the stock</translation>
    </message>
    <message>
        <source>The quote runs on meanwhile.</source>
        <translation>The quote runs on meanwhile.</translation>
    </message>
</context>
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
    <name>IssueWords</name>
    <message>
        <source>Quote %1 was issued at %2, by this same request: %3 in all, valid until %4.</source>
        <translation>Quote %1 was issued at %2, by this same request: %3 in all, valid until %4.</translation>
    </message>
    <message>
        <source>Quote %1 is issued: %2 in all, valid until %3.</source>
        <translation>Quote %1 is issued: %2 in all, valid until %3.</translation>
    </message>
    <message>
        <source>You can tell the customer now: these prices hold until then.</source>
        <translation>You can tell the customer now: these prices hold until then.</translation>
    </message>
    <message>
        <source>Tell the customer the prices of the quote: they are not those that were shown. They hold until then.</source>
        <translation>Tell the customer the prices of the quote: they are not those that were shown. They hold until then.</translation>
    </message>
    <message>
        <source>The server decides by the moment when it takes the quote up, not by when a button is pressed.</source>
        <translation>The server decides by the moment when it takes the quote up, not by when a button is pressed.</translation>
    </message>
    <message>
        <source>&amp;Show quote</source>
        <translation>&amp;Show quote</translation>
    </message>
    <message>
        <source>%1: %2 each in the quote, %3 was shown.</source>
        <translation>%1: %2 each in the quote, %3 was shown.</translation>
    </message>
    <message>
        <source>no price</source>
        <translation>no price</translation>
    </message>
    <message>
        <source>The database did not answer the commit. It is not known whether the quote was issued.</source>
        <translation>The database did not answer the commit. It is not known whether the quote was issued.</translation>
    </message>
    <message>
        <source>Read the prices</source>
        <translation>Read the prices</translation>
    </message>
    <message>
        <source>Wrote the quote</source>
        <translation>Wrote the quote</translation>
    </message>
</context>
<context>
    <name>LinesWords</name>
    <message>
        <source>More than %1 lines are not possible. Nothing was changed.</source>
        <translation>More than %1 lines are not possible. Nothing was changed.</translation>
    </message>
    <message>
        <source>There is no line. Nothing was changed.</source>
        <translation>There is no line. Nothing was changed.</translation>
    </message>
    <message>
        <source>%1: the quantity must be from 1 to %2. Nothing was changed.</source>
        <translation>%1: the quantity must be from 1 to %2. Nothing was changed.</translation>
    </message>
    <message>
        <source>%1 is there twice, with two prices. Nothing was changed.</source>
        <translation>%1 is there twice, with two prices. Nothing was changed.</translation>
    </message>
    <message>
        <source>%1 is not in the store any more. Nothing was changed.</source>
        <translation>%1 is not in the store any more. Nothing was changed.</translation>
    </message>
    <message>
        <source>%1 has no price now and cannot be sold. Nothing was changed.</source>
        <translation>%1 has no price now and cannot be sold. Nothing was changed.</translation>
    </message>
    <message>
        <source>The total is too large to be kept. Nothing was changed.</source>
        <translation>The total is too large to be kept. Nothing was changed.</translation>
    </message>
    <message>
        <source>The time for which it is valid must be a second at least. Nothing was changed.</source>
        <translation>The time for which it is valid must be a second at least. Nothing was changed.</translation>
    </message>
    <message>
        <source>The request&apos;s own key cannot be kept. Nothing was changed.</source>
        <translation>The request&apos;s own key cannot be kept. Nothing was changed.</translation>
    </message>
    <message>
        <source>Orders are made another way in this store now: the setting has been changed. Start Holdfast again to work by it. Nothing was changed.</source>
        <translation>Orders are made another way in this store now: the setting has been changed. Start Holdfast again to work by it. Nothing was changed.</translation>
    </message>
    <message>
        <source>Something in it cannot be stored as it is. Nothing was changed.</source>
        <translation>Something in it cannot be stored as it is. Nothing was changed.</translation>
    </message>
    <message>
        <source>A line</source>
        <translation>A line</translation>
    </message>
    <message>
        <source>Line %1, %2</source>
        <translation>Line %1, %2</translation>
    </message>
    <message>
        <source>Tell the customer nothing yet: change the lines and try once more.</source>
        <translation>Tell the customer nothing yet: change the lines and try once more.</translation>
    </message>
    <message>
        <source>The store knows no such request of this customer. Nothing was changed.</source>
        <translation>The store knows no such request of this customer. Nothing was changed.</translation>
    </message>
    <message>
        <source>Tell the customer nothing yet: check who is calling.</source>
        <translation>Tell the customer nothing yet: check who is calling.</translation>
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
    <message>
        <source> for %1</source>
        <translation> for %1</translation>
    </message>
    <message>
        <source>The order is %1 now.</source>
        <translation>The order is %1 now.</translation>
    </message>
    <message>
        <source>Not done: there is no such quote of this customer.</source>
        <translation>Not done: there is no such quote of this customer.</translation>
    </message>
    <message>
        <source>Not done: there is no such customer.</source>
        <translation>Not done: there is no such customer.</translation>
    </message>
    <message>
        <source>Not done: there is no such SKU.</source>
        <translation>Not done: there is no such SKU.</translation>
    </message>
    <message>
        <source>&amp;Noted</source>
        <translation>&amp;Noted</translation>
    </message>
    <message>
        <source>Done: quote %1%2 is good until %3. You can tell the customer.</source>
        <translation>Done: quote %1%2 is good until %3. You can tell the customer.</translation>
    </message>
    <message>
        <source>Done: accepted on %1, order %2%3. You can tell the customer.</source>
        <translation>Done: accepted on %1, order %2%3. You can tell the customer.</translation>
    </message>
    <message>
        <source>Done: order %1%2. You can tell the customer.</source>
        <translation>Done: order %1%2. You can tell the customer.</translation>
    </message>
    <message>
        <source>Not done, no order was made: the quote ended on %1, before it was taken up. Tell the customer that a new quote would be needed.</source>
        <translation>Not done, no order was made: the quote ended on %1, before it was taken up. Tell the customer that a new quote would be needed.</translation>
    </message>
    <message numerus="yes">
        <source>Not done, no order was made: of %n SKU(s) too little was available. Tell the customer so.</source>
        <translation>
            <numerusform>Not done, no order was made: of %n SKU too little was available. Tell the customer so.</numerusform>
            <numerusform>Not done, no order was made: of %n SKUs too little was available. Tell the customer so.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not by this: another attempt had made an order of the quote. Look at the quote before the customer is told.</source>
        <translation>Not by this: another attempt had made an order of the quote. Look at the quote before the customer is told.</translation>
    </message>
    <message numerus="yes">
        <source>Not done, no order was made: of %n SKU(s) the price is not the one that the customer confirmed. Tell the customer the new one.</source>
        <translation>
            <numerusform>Not done, no order was made: of %n SKU the price is not the one that the customer confirmed. Tell the customer the new one.</numerusform>
            <numerusform>Not done, no order was made: of %n SKUs the prices are not the ones that the customer confirmed. Tell the customer the new ones.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not done: its key had been used for something else. Nothing was changed.</source>
        <translation>Not done: its key had been used for something else. Nothing was changed.</translation>
    </message>
    <message>
        <source>Not done: in this store orders are made of quotes. Nothing was changed.</source>
        <translation>Not done: in this store orders are made of quotes. Nothing was changed.</translation>
    </message>
    <message>
        <source>Not done: in this store orders are made at the price of the moment, without quotes. Nothing was changed.</source>
        <translation>Not done: in this store orders are made at the price of the moment, without quotes. Nothing was changed.</translation>
    </message>
    <message>
        <source>Issue a quote</source>
        <translation>Issue a quote</translation>
    </message>
    <message>
        <source>Accept quote %1</source>
        <translation>Accept quote %1</translation>
    </message>
    <message>
        <source>Place an order</source>
        <translation>Place an order</translation>
    </message>
    <message>
        <source>It is not known yet whether this was carried out. Holdfast is finding out.</source>
        <translation>It is not known yet whether this was carried out. Holdfast is finding out.</translation>
    </message>
</context>
<context>
    <name>PlaceWords</name>
    <message>
        <source>%1: %2 each now, %3 was shown.</source>
        <translation>%1: %2 each now, %3 was shown.</translation>
    </message>
    <message>
        <source>Tell the customer the new prices, and go on only if they agree.</source>
        <translation>Tell the customer the new prices, and go on only if they agree.</translation>
    </message>
    <message>
        <source>A price is another one by now. Nothing was ordered.</source>
        <translation>A price is another one by now. Nothing was ordered.</translation>
    </message>
    <message>
        <source>%1 prices are others by now. Nothing was ordered.</source>
        <translation>%1 prices are others by now. Nothing was ordered.</translation>
    </message>
    <message>
        <source>&amp;Place at the new prices</source>
        <translation>&amp;Place at the new prices</translation>
    </message>
    <message>
        <source>%1: %2 wanted, %3 available.</source>
        <translation>%1: %2 wanted, %3 available.</translation>
    </message>
    <message>
        <source>Ask the customer: take less, leave a line out, or try once more later.</source>
        <translation>Ask the customer: take less, leave a line out, or try once more later.</translation>
    </message>
    <message>
        <source>Not all of it is available. Nothing was ordered.</source>
        <translation>Not all of it is available. Nothing was ordered.</translation>
    </message>
    <message>
        <source>Try as a &amp;new attempt</source>
        <translation>Try as a &amp;new attempt</translation>
    </message>
    <message>
        <source>This is the answer of %1; nothing was done now. %2</source>
        <translation>This is the answer of %1; nothing was done now. %2</translation>
    </message>
    <message>
        <source>The order is %1 now.</source>
        <translation>The order is %1 now.</translation>
    </message>
    <message>
        <source>This request&apos;s key was used for something else before. Nothing was ordered.</source>
        <translation>This request&apos;s key was used for something else before. Nothing was ordered.</translation>
    </message>
    <message>
        <source>Tell the customer nothing yet: look at their orders first.</source>
        <translation>Tell the customer nothing yet: look at their orders first.</translation>
    </message>
    <message>
        <source>It was about a quote that had expired. Nothing was ordered.</source>
        <translation>It was about a quote that had expired. Nothing was ordered.</translation>
    </message>
    <message>
        <source>It was about a quote that had been used. Nothing was ordered.</source>
        <translation>It was about a quote that had been used. Nothing was ordered.</translation>
    </message>
    <message>
        <source>Order %1 is placed: %2 in all.</source>
        <translation>Order %1 is placed: %2 in all.</translation>
    </message>
    <message>
        <source>&amp;Show order</source>
        <translation>&amp;Show order</translation>
    </message>
    <message>
        <source>You can tell the customer now: all of it is reserved for them.</source>
        <translation>You can tell the customer now: all of it is reserved for them.</translation>
    </message>
    <message>
        <source>no price</source>
        <translation>no price</translation>
    </message>
    <message>
        <source>The database did not answer the commit. It is not known whether the order was placed.</source>
        <translation>The database did not answer the commit. It is not known whether the order was placed.</translation>
    </message>
    <message>
        <source>Waited for its key</source>
        <translation>Waited for its key</translation>
    </message>
    <message>
        <source>Waited for the prices</source>
        <translation>Waited for the prices</translation>
    </message>
    <message>
        <source>Waited for the stock</source>
        <translation>Waited for the stock</translation>
    </message>
</context>
<context>
    <name>QuoteWords</name>
    <message>
        <source>The stock is not kept: the prices hold until then, if every article is still available when the quote is accepted.</source>
        <translation>The stock is not kept: the prices hold until then, if every article is still available when the quote is accepted.</translation>
    </message>
    <message>
        <source>Accepted: it became order %1.</source>
        <translation>Accepted: it became order %1.</translation>
    </message>
    <message>
        <source>%1 × %2 at %3</source>
        <translation>%1 × %2 at %3</translation>
    </message>
    <message>
        <source>Quote %1 for %2: %3. Total: %4. It holds until %5. %6</source>
        <translation>Quote %1 for %2: %3. Total: %4. It holds until %5. %6</translation>
    </message>
    <message>
        <source>Quote %1</source>
        <translation>Quote %1</translation>
    </message>
    <message>
        <source>Customer: %1</source>
        <translation>Customer: %1</translation>
    </message>
    <message>
        <source>Issued: %1</source>
        <translation>Issued: %1</translation>
    </message>
    <message>
        <source>Holds until: %1</source>
        <translation>Holds until: %1</translation>
    </message>
    <message>
        <source>Total: %1</source>
        <translation>Total: %1</translation>
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
    <message>
        <source>open</source>
        <translation>open</translation>
    </message>
    <message>
        <source>used</source>
        <translation>used</translation>
    </message>
    <message>
        <source>expired</source>
        <translation>expired</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>not used</translation>
    </message>
</context>
<context>
    <name>StockWords</name>
    <message>
        <source>%1 available, %2 reserved</source>
        <translation>%1 available, %2 reserved</translation>
    </message>
    <message>
        <source>By this same request, at %1 by %2. Nothing was changed now.</source>
        <translation>By this same request, at %1 by %2. Nothing was changed now.</translation>
    </message>
    <message>
        <source>%1 had been received: %2 then.</source>
        <translation>%1 had been received: %2 then.</translation>
    </message>
    <message>
        <source>Received %1: %2.</source>
        <translation>Received %1: %2.</translation>
    </message>
    <message>
        <source>as recorded</source>
        <translation>as recorded</translation>
    </message>
    <message>
        <source>%1 fewer than recorded</source>
        <translation>%1 fewer than recorded</translation>
    </message>
    <message>
        <source>%1 more than recorded</source>
        <translation>%1 more than recorded</translation>
    </message>
    <message>
        <source>It had been counted: %1 then, %2.</source>
        <translation>It had been counted: %1 then, %2.</translation>
    </message>
    <message>
        <source>Counted: %1, %2.</source>
        <translation>Counted: %1, %2.</translation>
    </message>
    <message>
        <source>The price had been changed: %1 instead of %2, version %3.</source>
        <translation>The price had been changed: %1 instead of %2, version %3.</translation>
    </message>
    <message>
        <source>The price is %1 now, version %2; it was %3.</source>
        <translation>The price is %1 now, version %2; it was %3.</translation>
    </message>
    <message>
        <source>Quotes that are open keep the price they were issued with.</source>
        <translation>Quotes that are open keep the price they were issued with.</translation>
    </message>
    <message>
        <source>%1 counted, but orders hold %2. Nothing was changed.</source>
        <translation>%1 counted, but orders hold %2. Nothing was changed.</translation>
    </message>
    <message>
        <source>Count again, also what is packed already. If it stays so, cancel the orders that cannot be served, and count after that.</source>
        <translation>Count again, also what is packed already. If it stays so, cancel the orders that cannot be served, and count after that.</translation>
    </message>
    <message>
        <source>This SKU is not in the store, or has none of this yet. Nothing was changed.</source>
        <translation>This SKU is not in the store, or has none of this yet. Nothing was changed.</translation>
    </message>
    <message>
        <source>A reason is missing. Nothing was changed.</source>
        <translation>A reason is missing. Nothing was changed.</translation>
    </message>
    <message>
        <source>The reason is longer than %1 characters. Nothing was changed.</source>
        <translation>The reason is longer than %1 characters. Nothing was changed.</translation>
    </message>
    <message>
        <source>The reason cannot be stored as it is. Nothing was changed.</source>
        <translation>The reason cannot be stored as it is. Nothing was changed.</translation>
    </message>
    <message>
        <source>Together that is more than can be kept. Nothing was changed.</source>
        <translation>Together that is more than can be kept. Nothing was changed.</translation>
    </message>
    <message>
        <source>This number cannot be stored. Nothing was changed.</source>
        <translation>This number cannot be stored. Nothing was changed.</translation>
    </message>
    <message>
        <source>The database did not answer the commit. It is not known whether this was done.</source>
        <translation>The database did not answer the commit. It is not known whether this was done.</translation>
    </message>
    <message>
        <source>Ask again: it is done once, however often it is asked. It is kept in the list of unconfirmed operations.</source>
        <translation>Ask again: it is done once, however often it is asked. It is kept in the list of unconfirmed operations.</translation>
    </message>
    <message>
        <source>Supervisors and owners may: ask one of them.</source>
        <translation>Supervisors and owners may: ask one of them.</translation>
    </message>
    <message>
        <source>Waited for the SKU</source>
        <translation>Waited for the SKU</translation>
    </message>
</context>
<context>
    <name>TypedWords</name>
    <message>
        <source>A number is missing.</source>
        <translation>A number is missing.</translation>
    </message>
    <message>
        <source>That is not a number. Write it like %1, or without grouping.</source>
        <translation>That is not a number. Write it like %1, or without grouping.</translation>
    </message>
    <message>
        <source>That can be read in two ways. Write it like %1, or without grouping.</source>
        <translation>That can be read in two ways. Write it like %1, or without grouping.</translation>
    </message>
    <message>
        <source>%1 has %2 decimals, and these are more.</source>
        <translation>%1 has %2 decimals, and these are more.</translation>
    </message>
    <message>
        <source>There are no parts of one here: write a whole number.</source>
        <translation>There are no parts of one here: write a whole number.</translation>
    </message>
    <message>
        <source>That is more than can be kept.</source>
        <translation>That is more than can be kept.</translation>
    </message>
</context>
<context>
    <name>UnansweredWords</name>
    <message numerus="yes">
        <source>%1 · %n attempt(s) · locks took %2 ms</source>
        <translation>
            <numerusform>%1 · %n attempt · locks took %2 ms</numerusform>
            <numerusform>%1 · %n attempts · locks took %2 ms</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Try again</translation>
    </message>
    <message>
        <source>Tell the customer that it is not done yet: try again when the database is back.</source>
        <translation>Tell the customer that it is not done yet: try again when the database is back.</translation>
    </message>
    <message>
        <source>Ask a&amp;gain</source>
        <translation>Ask a&amp;gain</translation>
    </message>
    <message>
        <source>Tell the customer nothing yet: Holdfast is finding out. It is kept in the list of unconfirmed operations.</source>
        <translation>Tell the customer nothing yet: Holdfast is finding out. It is kept in the list of unconfirmed operations.</translation>
    </message>
    <message>
        <source>Another desk is working on the same records. Nothing was changed.</source>
        <translation>Another desk is working on the same records. Nothing was changed.</translation>
    </message>
    <message>
        <source>Tell the customer nothing yet: try again in a moment.</source>
        <translation>Tell the customer nothing yet: try again in a moment.</translation>
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
        <source>Tell the customer that it is not done yet: ask somebody who may.</source>
        <translation>Tell the customer that it is not done yet: ask somebody who may.</translation>
    </message>
    <message>
        <source>The journal on this computer cannot be written, so nothing was sent. Nothing was changed.</source>
        <translation>The journal on this computer cannot be written, so nothing was sent. Nothing was changed.</translation>
    </message>
    <message>
        <source>Tell the customer that it is not done yet: show a supervisor the details.</source>
        <translation>Tell the customer that it is not done yet: show a supervisor the details.</translation>
    </message>
    <message>
        <source>The database refused. Nothing was changed.</source>
        <translation>The database refused. Nothing was changed.</translation>
    </message>
    <message>
        <source>Holdfast is closing; this was not sent. Nothing was changed.</source>
        <translation>Holdfast is closing; this was not sent. Nothing was changed.</translation>
    </message>
    <message>
        <source>Tell the customer that it is not done yet.</source>
        <translation>Tell the customer that it is not done yet.</translation>
    </message>
</context>
<context>
    <name>holdfast::AcceptConfirmation</name>
    <message>
        <source>Accept quote %1 for %2?</source>
        <translation>Accept quote %1 for %2?</translation>
    </message>
    <message>
        <source>%1 for %2. An order is made at this price, and its units are reserved.</source>
        <translation>%1 for %2. An order is made at this price, and its units are reserved.</translation>
    </message>
    <message>
        <source>This is a new attempt: an earlier one has its answer already.</source>
        <translation>This is a new attempt: an earlier one has its answer already.</translation>
    </message>
    <message>
        <source>%1: %2 wanted, %3 available now</source>
        <translation>%1: %2 wanted, %3 available now</translation>
    </message>
    <message>
        <source>Would be short now:</source>
        <translation>Would be short now:</translation>
    </message>
    <message>
        <source>Reading what is available now…</source>
        <translation>Reading what is available now…</translation>
    </message>
    <message>
        <source>Read just now: every line could be had.</source>
        <translation>Read just now: every line could be had.</translation>
    </message>
    <message>
        <source>Read just now. Nothing is reserved unless every line can be had.</source>
        <translation>Read just now. Nothing is reserved unless every line can be had.</translation>
    </message>
    <message>
        <source>It could not be read again. You can go on: the database decides by what is there then.</source>
        <translation>It could not be read again. You can go on: the database decides by what is there then.</translation>
    </message>
    <message>
        <source>Accepting…</source>
        <translation>Accepting…</translation>
    </message>
    <message>
        <source>A&amp;ccept at %1</source>
        <translation>A&amp;ccept at %1</translation>
    </message>
    <message>
        <source>&amp;Keep it open</source>
        <translation>&amp;Keep it open</translation>
    </message>
    <message>
        <source>Confirmation of the acceptance</source>
        <translation>Confirmation of the acceptance</translation>
    </message>
    <message>
        <source>Accept the quote (Alt+C)</source>
        <translation>Accept the quote (Alt+C)</translation>
    </message>
    <message>
        <source>Ask nothing (Esc, Alt+K)</source>
        <translation>Ask nothing (Esc, Alt+K)</translation>
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
        <source>Quotes</source>
        <translation>Quotes</translation>
    </message>
    <message>
        <source>Quote %1</source>
        <translation>Quote %1</translation>
    </message>
    <message>
        <source>A customer: number, name, phone, e-mail.
An order: number, reference.
A quote: number.
A SKU: code, barcode.</source>
        <translation>A customer: number, name, phone, e-mail.
An order: number, reference.
A quote: number.
A SKU: code, barcode.</translation>
    </message>
    <message>
        <source>Find customer, order, quote, SKU  (Ctrl K)</source>
        <translation>Find customer, order, quote, SKU  (Ctrl K)</translation>
    </message>
    <message>
        <source>Find a customer, an order, a quote or a SKU</source>
        <translation>Find a customer, an order, a quote or a SKU</translation>
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
    <message>
        <source>Find a customer, an order or a quote</source>
        <translation>Find a customer, an order or a quote</translation>
    </message>
</context>
<context>
    <name>holdfast::NewQuoteDialog</name>
    <message>
        <source>Placing…</source>
        <translation>Placing…</translation>
    </message>
    <message>
        <source>P&amp;lace order</source>
        <translation>P&amp;lace order</translation>
    </message>
    <message>
        <source>Issuing…</source>
        <translation>Issuing…</translation>
    </message>
    <message>
        <source>&amp;Issue quote</source>
        <translation>&amp;Issue quote</translation>
    </message>
    <message>
        <source>Total %1</source>
        <translation>Total %1</translation>
    </message>
    <message>
        <source>Total now %1</source>
        <translation>Total now %1</translation>
    </message>
    <message>
        <source>You are serving %1 now. This stays for %2.</source>
        <translation>You are serving %1 now. This stays for %2.</translation>
    </message>
    <message>
        <source>You are serving nobody now. This stays for %1.</source>
        <translation>You are serving nobody now. This stays for %1.</translation>
    </message>
    <message>
        <source>seconds, %1 at most; it begins when the server issues it</source>
        <translation>seconds, %1 at most; it begins when the server issues it</translation>
    </message>
    <message>
        <source>New order for %1</source>
        <translation>New order for %1</translation>
    </message>
    <message>
        <source>New quote for %1</source>
        <translation>New quote for %1</translation>
    </message>
    <message>
        <source>Customer %1</source>
        <translation>Customer %1</translation>
    </message>
    <message>
        <source>&amp;Valid for</source>
        <translation>&amp;Valid for</translation>
    </message>
    <message>
        <source>Valid for, in seconds</source>
        <translation>Valid for, in seconds</translation>
    </message>
    <message>
        <source>A shorter time than the store&apos;s; Up and Down by 30 seconds (Alt+V)</source>
        <translation>A shorter time than the store&apos;s; Up and Down by 30 seconds (Alt+V)</translation>
    </message>
    <message>
        <source>Place the order for this customer (Alt+L)</source>
        <translation>Place the order for this customer (Alt+L)</translation>
    </message>
    <message>
        <source>Issue the quote for this customer (Alt+I)</source>
        <translation>Issue the quote for this customer (Alt+I)</translation>
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
        <source>It is not known yet how it ended. It stays in the list of unconfirmed operations.</source>
        <translation>It is not known yet how it ended. It stays in the list of unconfirmed operations.</translation>
    </message>
    <message numerus="yes">
        <source>Close without placing the order? %n line(s) are lost.</source>
        <translation>
            <numerusform>Close without placing the order? %n line is lost.</numerusform>
            <numerusform>Close without placing the order? %n lines are lost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Close without issuing the quote? %n line(s) are lost.</source>
        <translation>
            <numerusform>Close without issuing the quote? %n line is lost.</numerusform>
            <numerusform>Close without issuing the quote? %n lines are lost.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Keep open</source>
        <translation>&amp;Keep open</translation>
    </message>
    <message>
        <source>&amp;Keep the lines</source>
        <translation>&amp;Keep the lines</translation>
    </message>
    <message>
        <source>Go on here (Esc)</source>
        <translation>Go on here (Esc)</translation>
    </message>
    <message>
        <source>Clos&amp;e now</source>
        <translation>Clos&amp;e now</translation>
    </message>
    <message>
        <source>Clos&amp;e without</source>
        <translation>Clos&amp;e without</translation>
    </message>
    <message>
        <source>Close this window (Alt+E)</source>
        <translation>Close this window (Alt+E)</translation>
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
    <message>
        <source>Made of quote %1</source>
        <translation>Made of quote %1</translation>
    </message>
    <message>
        <source>Show the quote</source>
        <translation>Show the quote</translation>
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
    <message>
        <source>The same lines at today&apos;s prices; the customer has to agree to them (Alt+Q)</source>
        <translation>The same lines at today&apos;s prices; the customer has to agree to them (Alt+Q)</translation>
    </message>
    <message>
        <source>New &amp;quote with the same lines</source>
        <translation>New &amp;quote with the same lines</translation>
    </message>
    <message>
        <source>New &amp;order with the same lines</source>
        <translation>New &amp;order with the same lines</translation>
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
    <message>
        <source>Show the &amp;quote</source>
        <translation>Show the &amp;quote</translation>
    </message>
</context>
<context>
    <name>holdfast::QuoteCardView</name>
    <message>
        <source>Quote %1</source>
        <translation>Quote %1</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1 by %2</translation>
    </message>
    <message>
        <source>Order %1 was made of it; it is now: %2</source>
        <translation>Order %1 was made of it; it is now: %2</translation>
    </message>
    <message>
        <source>Show the order</source>
        <translation>Show the order</translation>
    </message>
    <message>
        <source>%1 left, ends soon</source>
        <translation>%1 left, ends soon</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>%1 left</translation>
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
        <source>%1 each</source>
        <translation>%1 each</translation>
    </message>
    <message>
        <source>no stock row</source>
        <translation>no stock row</translation>
    </message>
    <message>
        <source>%1 available now, not kept for you</source>
        <translation>%1 available now, not kept for you</translation>
    </message>
    <message>
        <source>only %1 available now, not kept for you</source>
        <translation>only %1 available now, not kept for you</translation>
    </message>
    <message>
        <source>Price now %1; the quote keeps %2</source>
        <translation>Price now %1; the quote keeps %2</translation>
    </message>
    <message>
        <source>It has no price any more; the quote keeps %1</source>
        <translation>It has no price any more; the quote keeps %1</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>accepted</translation>
    </message>
    <message>
        <source>not accepted: it had run out</source>
        <translation>not accepted: it had run out</translation>
    </message>
    <message>
        <source>not accepted: too little was available</source>
        <translation>not accepted: too little was available</translation>
    </message>
    <message>
        <source>not accepted: it had been used</source>
        <translation>not accepted: it had been used</translation>
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
        <source>Issued</source>
        <translation>Issued</translation>
    </message>
    <message>
        <source>Holds until</source>
        <translation>Holds until</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>By the server&apos;s clock. The server decides when it takes the quote up, not when the button is pressed.</source>
        <translation>By the server&apos;s clock. The server decides when it takes the quote up, not when the button is pressed.</translation>
    </message>
    <message>
        <source>Promised lines</source>
        <translation>Promised lines</translation>
    </message>
    <message>
        <source>Answers so far</source>
        <translation>Answers so far</translation>
    </message>
</context>
<context>
    <name>holdfast::QuoteDetails</name>
    <message>
        <source>&amp;Unconfirmed operations</source>
        <translation>&amp;Unconfirmed operations</translation>
    </message>
    <message>
        <source>The quote could not be read. F5 tries again.</source>
        <translation>The quote could not be read. F5 tries again.</translation>
    </message>
    <message>
        <source>There is no quote %1.</source>
        <translation>There is no quote %1.</translation>
    </message>
    <message>
        <source>Choose a quote to see what was promised.</source>
        <translation>Choose a quote to see what was promised.</translation>
    </message>
    <message>
        <source>&amp;Accept in a new attempt…</source>
        <translation>&amp;Accept in a new attempt…</translation>
    </message>
    <message>
        <source>&amp;Accept quote…</source>
        <translation>&amp;Accept quote…</translation>
    </message>
    <message>
        <source>Accept this quote for the customer (Alt+A); you are asked once</source>
        <translation>Accept this quote for the customer (Alt+A); you are asked once</translation>
    </message>
    <message>
        <source>Customer %1 is being served, and this quote is not theirs.</source>
        <translation>Customer %1 is being served, and this quote is not theirs.</translation>
    </message>
    <message>
        <source>For a new one, serve its customer first: check with the caller who they are.</source>
        <translation>For a new one, serve its customer first: check with the caller who they are.</translation>
    </message>
    <message>
        <source>To accept it, serve its customer first: check with the caller who they are.</source>
        <translation>To accept it, serve its customer first: check with the caller who they are.</translation>
    </message>
    <message>
        <source>&amp;Serve customer %1</source>
        <translation>&amp;Serve customer %1</translation>
    </message>
    <message>
        <source>Ask who is calling, and serve them (Alt+S)</source>
        <translation>Ask who is calling, and serve them (Alt+S)</translation>
    </message>
    <message>
        <source>New &amp;quote with the same lines</source>
        <translation>New &amp;quote with the same lines</translation>
    </message>
    <message>
        <source>New &amp;order with the same lines</source>
        <translation>New &amp;order with the same lines</translation>
    </message>
    <message>
        <source>The same lines at today&apos;s prices; the customer has to agree to them (Alt+Q)</source>
        <translation>The same lines at today&apos;s prices; the customer has to agree to them (Alt+Q)</translation>
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
        <source>Copy what was promised, as text (Alt+F, Ctrl+Shift+M)</source>
        <translation>Copy what was promised, as text (Alt+F, Ctrl+Shift+M)</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Print…</translation>
    </message>
    <message>
        <source>Print the quote on one page for the customer (Alt+P, Ctrl+P)</source>
        <translation>Print the quote on one page for the customer (Alt+P, Ctrl+P)</translation>
    </message>
    <message>
        <source>Quote %1</source>
        <translation>Quote %1</translation>
    </message>
    <message>
        <source>Copy the quote for the customer</source>
        <translation>Copy the quote for the customer</translation>
    </message>
    <message>
        <source>Print the quote for the customer</source>
        <translation>Print the quote for the customer</translation>
    </message>
    <message>
        <source>Details of the quote</source>
        <translation>Details of the quote</translation>
    </message>
</context>
<context>
    <name>holdfast::QuotesPage</name>
    <message>
        <source> · %1 used or expired are hidden</source>
        <translation> · %1 used or expired are hidden</translation>
    </message>
    <message>
        <source>Quotes</source>
        <translation>Quotes</translation>
    </message>
    <message>
        <source>Reading quotes…</source>
        <translation>Reading quotes…</translation>
    </message>
    <message>
        <source>The quotes could not be read. Nothing was changed.</source>
        <translation>The quotes could not be read. Nothing was changed.</translation>
    </message>
    <message>
        <source>No quote is open.</source>
        <translation>No quote is open.</translation>
    </message>
    <message>
        <source>No quote matches these filters.</source>
        <translation>No quote matches these filters.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>No.</translation>
    </message>
    <message>
        <source>Issued</source>
        <translation>Issued</translation>
    </message>
    <message>
        <source>Customer</source>
        <translation>Customer</translation>
    </message>
    <message>
        <source>State</source>
        <translation>State</translation>
    </message>
    <message>
        <source>Holds until</source>
        <translation>Holds until</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Lines</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Open</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Used</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>Expired</translation>
    </message>
    <message>
        <source>All quotes</source>
        <translation>All quotes</translation>
    </message>
    <message>
        <source>Show open, used, expired or all quotes</source>
        <translation>Show open, used, expired or all quotes</translation>
    </message>
    <message>
        <source>&amp;New quote…</source>
        <translation>&amp;New quote…</translation>
    </message>
    <message>
        <source>&amp;New order…</source>
        <translation>&amp;New order…</translation>
    </message>
    <message>
        <source>New quote for customer %1 (Ctrl+N, Alt+N)</source>
        <translation>New quote for customer %1 (Ctrl+N, Alt+N)</translation>
    </message>
    <message>
        <source>New order for customer %1 (Ctrl+N, Alt+N)</source>
        <translation>New order for customer %1 (Ctrl+N, Alt+N)</translation>
    </message>
    <message>
        <source>Serve a customer first (Ctrl+K)</source>
        <translation>Serve a customer first (Ctrl+K)</translation>
    </message>
    <message>
        <source>New quote</source>
        <translation>New quote</translation>
    </message>
    <message>
        <source>New order</source>
        <translation>New order</translation>
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
    <message>
        <source>quote %1</source>
        <translation>quote %1</translation>
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
    <name>holdfast::SkuDialog</name>
    <message>
        <source>%1 come in: %2 available then, instead of %3.</source>
        <translation>%1 come in: %2 available then, instead of %3.</translation>
    </message>
    <message>
        <source>as recorded</source>
        <translation>as recorded</translation>
    </message>
    <message>
        <source>%1 fewer than recorded</source>
        <translation>%1 fewer than recorded</translation>
    </message>
    <message>
        <source>%1 more than recorded</source>
        <translation>%1 more than recorded</translation>
    </message>
    <message>
        <source>%1 counted, %2 of them reserved: %3 available, %4.</source>
        <translation>%1 counted, %2 of them reserved: %3 available, %4.</translation>
    </message>
    <message>
        <source>The first price: %1.</source>
        <translation>The first price: %1.</translation>
    </message>
    <message>
        <source>%1, as it is: the same amount becomes a new version.</source>
        <translation>%1, as it is: the same amount becomes a new version.</translation>
    </message>
    <message>
        <source>%1 instead of %2: %3 less.</source>
        <translation>%1 instead of %2: %3 less.</translation>
    </message>
    <message>
        <source>%1 instead of %2: %3 more.</source>
        <translation>%1 instead of %2: %3 more.</translation>
    </message>
    <message>
        <source>The reason has %1 characters; %2 can be kept.</source>
        <translation>The reason has %1 characters; %2 can be kept.</translation>
    </message>
    <message>
        <source>Choose a reason or type one: it stays with the record.</source>
        <translation>Choose a reason or type one: it stays with the record.</translation>
    </message>
    <message>
        <source>Now %1 available · %2 reserved · %3</source>
        <translation>Now %1 available · %2 reserved · %3</translation>
    </message>
    <message>
        <source>no price</source>
        <translation>no price</translation>
    </message>
    <message>
        <source>units</source>
        <translation>units</translation>
    </message>
    <message>
        <source>Receive units</source>
        <translation>Receive units</translation>
    </message>
    <message>
        <source>R&amp;eceive</source>
        <translation>R&amp;eceive</translation>
    </message>
    <message>
        <source>Put these units on sale (Alt+E)</source>
        <translation>Put these units on sale (Alt+E)</translation>
    </message>
    <message>
        <source>&amp;Units that came in</source>
        <translation>&amp;Units that came in</translation>
    </message>
    <message>
        <source>What came in now, not what is there then (Alt+U)</source>
        <translation>What came in now, not what is there then (Alt+U)</translation>
    </message>
    <message>
        <source>delivery</source>
        <translation>delivery</translation>
    </message>
    <message>
        <source>sent back by a customer</source>
        <translation>sent back by a customer</translation>
    </message>
    <message>
        <source>correction of an earlier entry</source>
        <translation>correction of an earlier entry</translation>
    </message>
    <message>
        <source>Count units</source>
        <translation>Count units</translation>
    </message>
    <message>
        <source>S&amp;et the count</source>
        <translation>S&amp;et the count</translation>
    </message>
    <message>
        <source>Record what was counted (Alt+E)</source>
        <translation>Record what was counted (Alt+E)</translation>
    </message>
    <message>
        <source>&amp;Units on the shelf, reserved ones among them</source>
        <translation>&amp;Units on the shelf, reserved ones among them</translation>
    </message>
    <message>
        <source>Everything that is there; what is reserved is taken off when it is recorded (Alt+U)</source>
        <translation>Everything that is there; what is reserved is taken off when it is recorded (Alt+U)</translation>
    </message>
    <message>
        <source>stocktaking</source>
        <translation>stocktaking</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>damaged</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>lost</translation>
    </message>
    <message>
        <source>found</source>
        <translation>found</translation>
    </message>
    <message>
        <source>Change the price</source>
        <translation>Change the price</translation>
    </message>
    <message>
        <source>S&amp;et the price</source>
        <translation>S&amp;et the price</translation>
    </message>
    <message>
        <source>Make this the price from now on (Alt+E)</source>
        <translation>Make this the price from now on (Alt+E)</translation>
    </message>
    <message>
        <source>New price of one &amp;unit</source>
        <translation>New price of one &amp;unit</translation>
    </message>
    <message>
        <source>Of one unit; quotes that are open keep theirs (Alt+U)</source>
        <translation>Of one unit; quotes that are open keep theirs (Alt+U)</translation>
    </message>
    <message>
        <source>new price list</source>
        <translation>new price list</translation>
    </message>
    <message>
        <source>the supplier&apos;s price changed</source>
        <translation>the supplier&apos;s price changed</translation>
    </message>
    <message>
        <source>special offer</source>
        <translation>special offer</translation>
    </message>
    <message>
        <source>correction of a mistake</source>
        <translation>correction of a mistake</translation>
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
        <source>Why (Alt+R); Down opens the list</source>
        <translation>Why (Alt+R); Down opens the list</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>C&amp;lose</translation>
    </message>
    <message>
        <source>Close; what was not asked changes nothing (Esc)</source>
        <translation>Close; what was not asked changes nothing (Esc)</translation>
    </message>
    <message>
        <source>%1 counted, but orders hold %2: %3 too few. This will be refused.</source>
        <translation>%1 counted, but orders hold %2: %3 too few. This will be refused.</translation>
    </message>
</context>
<context>
    <name>holdfast::SkuSearchField</name>
    <message>
        <source>no price: cannot be sold now</source>
        <translation>no price: cannot be sold now</translation>
    </message>
    <message>
        <source>%1 · %2 · %3 available</source>
        <translation>%1 · %2 · %3 available</translation>
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
        <source>Nothing found for “%1”</source>
        <translation>Nothing found for “%1”</translation>
    </message>
    <message>
        <source>The beginning of a code or name, or a barcode.</source>
        <translation>The beginning of a code or name, or a barcode.</translation>
    </message>
    <message>
        <source>Code, name or barcode</source>
        <translation>Code, name or barcode</translation>
    </message>
    <message>
        <source>Find an article to add</source>
        <translation>Find an article to add</translation>
    </message>
    <message>
        <source>Articles found</source>
        <translation>Articles found</translation>
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
    <message>
        <source>&amp;Receive…</source>
        <translation>&amp;Receive…</translation>
    </message>
    <message>
        <source>C&amp;ount…</source>
        <translation>C&amp;ount…</translation>
    </message>
    <message>
        <source>Change &amp;price…</source>
        <translation>Change &amp;price…</translation>
    </message>
    <message>
        <source>Put units on sale that came in (Alt+R)</source>
        <translation>Put units on sale that came in (Alt+R)</translation>
    </message>
    <message>
        <source>Record what is on the shelf (Alt+O)</source>
        <translation>Record what is on the shelf (Alt+O)</translation>
    </message>
    <message>
        <source>Set the price of one unit (Alt+P)</source>
        <translation>Set the price of one unit (Alt+P)</translation>
    </message>
    <message>
        <source>Only supervisors and owners may do this.</source>
        <translation>Only supervisors and owners may do this.</translation>
    </message>
    <message>
        <source>Only supervisors and owners may do this; you are: %1.</source>
        <translation>Only supervisors and owners may do this; you are: %1.</translation>
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
<context>
    <name>holdfast::StockPicture</name>
    <message>
        <source>%1 available</source>
        <translation>%1 available</translation>
    </message>
    <message>
        <source>%1 for order %2</source>
        <translation>%1 for order %2</translation>
    </message>
    <message>
        <source>%1 for others</source>
        <translation>%1 for others</translation>
    </message>
    <message>
        <source>The units and who holds them</source>
        <translation>The units and who holds them</translation>
    </message>
    <message>
        <source>From %1 to %2: available from %3 to %4, at least %5, at most %6; reserved from %7 to %8.</source>
        <translation>From %1 to %2: available from %3 to %4, at least %5, at most %6; reserved from %7 to %8.</translation>
    </message>
    <message>
        <source>%1: %2 available · %3 reserved</source>
        <translation>%1: %2 available · %3 reserved</translation>
    </message>
    <message>
        <source>Picture of the stock</source>
        <translation>Picture of the stock</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>Over time</translation>
    </message>
    <message>
        <source>Nothing has moved yet.</source>
        <translation>Nothing has moved yet.</translation>
    </message>
    <message>
        <source>available</source>
        <translation>available</translation>
    </message>
    <message>
        <source>reserved</source>
        <translation>reserved</translation>
    </message>
</context>
<context>
    <name>holdfast::WantedLineRow</name>
    <message>
        <source>Article no. %1</source>
        <translation>Article no. %1</translation>
    </message>
    <message>
        <source>This article is not in the store any more: remove the line.</source>
        <translation>This article is not in the store any more: remove the line.</translation>
    </message>
    <message>
        <source>Its price and stock could not be read.</source>
        <translation>Its price and stock could not be read.</translation>
    </message>
    <message>
        <source>It has no price and cannot be sold now: remove the line.</source>
        <translation>It has no price and cannot be sold now: remove the line.</translation>
    </message>
    <message>
        <source>The quantity must be a number from 1 to %1.</source>
        <translation>The quantity must be a number from 1 to %1.</translation>
    </message>
    <message>
        <source>Quantity times price is too large to be reckoned.</source>
        <translation>Quantity times price is too large to be reckoned.</translation>
    </message>
    <message>
        <source>reading…</source>
        <translation>reading…</translation>
    </message>
    <message>
        <source>no price</source>
        <translation>no price</translation>
    </message>
    <message>
        <source>was %1</source>
        <translation>was %1</translation>
    </message>
    <message>
        <source>only %1 available</source>
        <translation>only %1 available</translation>
    </message>
    <message>
        <source>%1 available</source>
        <translation>%1 available</translation>
    </message>
    <message>
        <source>not kept for you</source>
        <translation>not kept for you</translation>
    </message>
    <message>
        <source>Quantity of %1</source>
        <translation>Quantity of %1</translation>
    </message>
    <message>
        <source>Enter goes back to the search, Up and Down to the next line</source>
        <translation>Enter goes back to the search, Up and Down to the next line</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Remove %1</translation>
    </message>
    <message>
        <source>Remove this line (Ctrl+Backspace)</source>
        <translation>Remove this line (Ctrl+Backspace)</translation>
    </message>
</context>
<context>
    <name>holdfast::WantedLinesEditor</name>
    <message>
        <source>“%1” is not one article of this store: nothing was added for it.</source>
        <translation>“%1” is not one article of this store: nothing was added for it.</translation>
    </message>
    <message>
        <source>Prices and stock could not be read. Alt+R tries again.</source>
        <translation>Prices and stock could not be read. Alt+R tries again.</translation>
    </message>
    <message>
        <source>%1 has no price, so it cannot be sold now. It was not added.</source>
        <translation>%1 has no price, so it cannot be sold now. It was not added.</translation>
    </message>
    <message>
        <source>There are %1 lines, and no more are possible. %2 was not added; the rest can be a second one.</source>
        <translation>There are %1 lines, and no more are possible. %2 was not added; the rest can be a second one.</translation>
    </message>
    <message>
        <source>%1 was added.</source>
        <translation>%1 was added.</translation>
    </message>
    <message>
        <source>%1: more than %2 are not possible. Nothing was added.</source>
        <translation>%1: more than %2 are not possible. Nothing was added.</translation>
    </message>
    <message>
        <source>%1 is there already, with a quantity that is no number. Nothing was added.</source>
        <translation>%1 is there already, with a quantity that is no number. Nothing was added.</translation>
    </message>
    <message>
        <source>%1 was there already: %2 of it now.</source>
        <translation>%1 was there already: %2 of it now.</translation>
    </message>
    <message>
        <source>%1 was removed.</source>
        <translation>%1 was removed.</translation>
    </message>
    <message>
        <source>There is no line yet.</source>
        <translation>There is no line yet.</translation>
    </message>
    <message>
        <source>Prices and stock are being read…</source>
        <translation>Prices and stock are being read…</translation>
    </message>
    <message>
        <source>A quantity is not a number from 1 to %1.</source>
        <translation>A quantity is not a number from 1 to %1.</translation>
    </message>
    <message>
        <source>Prices could not be read. Alt+R tries again.</source>
        <translation>Prices could not be read. Alt+R tries again.</translation>
    </message>
    <message>
        <source>An article is not in the store any more.</source>
        <translation>An article is not in the store any more.</translation>
    </message>
    <message>
        <source>An article has no price.</source>
        <translation>An article has no price.</translation>
    </message>
    <message>
        <source>The total is too large to be reckoned. Make it two, or take less.</source>
        <translation>The total is too large to be reckoned. Make it two, or take less.</translation>
    </message>
    <message>
        <source>&amp;Add article</source>
        <translation>&amp;Add article</translation>
    </message>
    <message>
        <source>Type, Down, Enter; a scanner&apos;s Enter adds one at once (Alt+A)</source>
        <translation>Type, Down, Enter; a scanner&apos;s Enter adds one at once (Alt+A)</translation>
    </message>
    <message>
        <source>&amp;Read again</source>
        <translation>&amp;Read again</translation>
    </message>
    <message>
        <source>Read prices and stock again (Alt+R)</source>
        <translation>Read prices and stock again (Alt+R)</translation>
    </message>
    <message>
        <source>No lines yet. Type the beginning of a code or name, or scan a barcode.</source>
        <translation>No lines yet. Type the beginning of a code or name, or scan a barcode.</translation>
    </message>
    <message>
        <source>Prices of this moment: the order is placed only while they are still these.</source>
        <translation>Prices of this moment: the order is placed only while they are still these.</translation>
    </message>
    <message>
        <source>Prices of this moment: they are promised only with the quote.</source>
        <translation>Prices of this moment: they are promised only with the quote.</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Article</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Quantity</translation>
    </message>
    <message>
        <source>Price now</source>
        <translation>Price now</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Sum</translation>
    </message>
    <message>
        <source>Available now</source>
        <translation>Available now</translation>
    </message>
    <message>
        <source>Remove the line</source>
        <translation>Remove the line</translation>
    </message>
</context>
</TS>
