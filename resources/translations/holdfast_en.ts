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
        <source>The database did not answer the commit. It is not known whether the order was cancelled.</source>
        <translation>The database did not answer the commit. It is not known whether the order was cancelled.</translation>
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
    <message>
        <source>Why it is cancelled without its customer is missing. Nothing was changed.</source>
        <translation>Why it is cancelled without its customer is missing. Nothing was changed.</translation>
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
    <message>
        <source>TRAINING: this is no real order.</source>
        <translation>TRAINING: this is no real order.</translation>
    </message>
    <message>
        <source>TRAINING · %1</source>
        <translation>TRAINING · %1</translation>
    </message>
</context>
<context>
    <name>ConnectionFindingWords</name>
    <message>
        <source>ready</source>
        <translation>ready</translation>
    </message>
    <message>
        <source>The live store answers, and takes changes.</source>
        <translation>The live store answers, and takes changes.</translation>
    </message>
    <message>
        <source>The training store answers, and takes changes.</source>
        <translation>The training store answers, and takes changes.</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>not found</translation>
    </message>
    <message>
        <source>There is no such server: nobody in this network knows its name.</source>
        <translation>There is no such server: nobody in this network knows its name.</translation>
    </message>
    <message>
        <source>Check how the host is written, and that this computer is in the store&apos;s network.</source>
        <translation>Check how the host is written, and that this computer is in the store&apos;s network.</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>no answer</translation>
    </message>
    <message>
        <source>The server does not answer.</source>
        <translation>The server does not answer.</translation>
    </message>
    <message>
        <source>Check host and port, that the server is running, and that no firewall is between.</source>
        <translation>Check host and port, that the server is running, and that no firewall is between.</translation>
    </message>
    <message>
        <source>Check that the server on this computer is running, and the path of its socket.</source>
        <translation>Check that the server on this computer is running, and the path of its socket.</translation>
    </message>
    <message>
        <source>not encrypted</source>
        <translation>not encrypted</translation>
    </message>
    <message>
        <source>The server offers no encryption (TLS), so the connection was closed at once.</source>
        <translation>The server offers no encryption (TLS), so the connection was closed at once.</translation>
    </message>
    <message>
        <source>Nothing of the store was read. TLS has to be switched on at the server; if somebody may have listened, change the password.</source>
        <translation>Nothing of the store was read. TLS has to be switched on at the server; if somebody may have listened, change the password.</translation>
    </message>
    <message>
        <source>no CA file</source>
        <translation>no CA file</translation>
    </message>
    <message>
        <source>The file of the CA cannot be read: %1</source>
        <translation>The file of the CA cannot be read: %1</translation>
    </message>
    <message>
        <source>Nothing was sent. Name the file that the server&apos;s administrator gave you.</source>
        <translation>Nothing was sent. Name the file that the server&apos;s administrator gave you.</translation>
    </message>
    <message>
        <source>another CA</source>
        <translation>another CA</translation>
    </message>
    <message>
        <source>The server&apos;s certificate is not signed by the CA of this connection.</source>
        <translation>The server&apos;s certificate is not signed by the CA of this connection.</translation>
    </message>
    <message>
        <source>Nothing was sent. It may be another server than the store&apos;s: ask its administrator which CA file is right.</source>
        <translation>Nothing was sent. It may be another server than the store&apos;s: ask its administrator which CA file is right.</translation>
    </message>
    <message>
        <source>not signed in</source>
        <translation>not signed in</translation>
    </message>
    <message>
        <source>This is not your password, or there is no account %1.</source>
        <translation>This is not your password, or there is no account %1.</translation>
    </message>
    <message>
        <source>The server does not say which of the two. Type them again; mind Caps Lock.</source>
        <translation>The server does not say which of the two. Type them again; mind Caps Lock.</translation>
    </message>
    <message>
        <source>no schema</source>
        <translation>no schema</translation>
    </message>
    <message>
        <source>The server has no schema %1.</source>
        <translation>The server has no schema %1.</translation>
    </message>
    <message>
        <source>Check how the schema is written in this connection.</source>
        <translation>Check how the schema is written in this connection.</translation>
    </message>
    <message>
        <source>no role</source>
        <translation>no role</translation>
    </message>
    <message>
        <source>Your account %1 has no role here.</source>
        <translation>Your account %1 has no role here.</translation>
    </message>
    <message>
        <source>Account and password are right. The store&apos;s owner can give it a role; or the store is in another schema than %1.</source>
        <translation>Account and password are right. The store&apos;s owner can give it a role; or the store is in another schema than %1.</translation>
    </message>
    <message>
        <source>no store</source>
        <translation>no store</translation>
    </message>
    <message>
        <source>There is no store in the schema %1.</source>
        <translation>There is no store in the schema %1.</translation>
    </message>
    <message>
        <source>Check how the schema is written; or its owner has yet to found the store there.</source>
        <translation>Check how the schema is written; or its owner has yet to found the store there.</translation>
    </message>
    <message>
        <source>a live store</source>
        <translation>a live store</translation>
    </message>
    <message>
        <source>This is a live store, and the connection is one for training.</source>
        <translation>This is a live store, and the connection is one for training.</translation>
    </message>
    <message>
        <source>It was not opened. If the live store is meant, say so in the connection.</source>
        <translation>It was not opened. If the live store is meant, say so in the connection.</translation>
    </message>
    <message>
        <source>a training store</source>
        <translation>a training store</translation>
    </message>
    <message>
        <source>This is a training store, and the connection is one to a live store.</source>
        <translation>This is a training store, and the connection is one to a live store.</translation>
    </message>
    <message>
        <source>It was not opened. If it is for training, say so in the connection.</source>
        <translation>It was not opened. If it is for training, say so in the connection.</translation>
    </message>
    <message>
        <source>older</source>
        <translation>older</translation>
    </message>
    <message>
        <source>The store is older than this Holdfast, or its update was interrupted.</source>
        <translation>The store is older than this Holdfast, or its update was interrupted.</translation>
    </message>
    <message>
        <source>The store&apos;s owner has to bring it up to date: holdfast-cli schema migrate.</source>
        <translation>The store&apos;s owner has to bring it up to date: holdfast-cli schema migrate.</translation>
    </message>
    <message>
        <source>newer</source>
        <translation>newer</translation>
    </message>
    <message>
        <source>The store is newer than this Holdfast.</source>
        <translation>The store is newer than this Holdfast.</translation>
    </message>
    <message>
        <source>Install the version of Holdfast that the store was brought up to date with.</source>
        <translation>Install the version of Holdfast that the store was brought up to date with.</translation>
    </message>
    <message>
        <source>not supported</source>
        <translation>not supported</translation>
    </message>
    <message>
        <source>Holdfast does not work with this server: it is too old, or another product.</source>
        <translation>Holdfast does not work with this server: it is too old, or another product.</translation>
    </message>
    <message>
        <source>It says that it is %1.</source>
        <translation>It says that it is %1.</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>read-only</translation>
    </message>
    <message>
        <source>This server takes no changes: it is a copy of another one.</source>
        <translation>This server takes no changes: it is a copy of another one.</translation>
    </message>
    <message>
        <source>That is all right as long as another host of the connection takes them.</source>
        <translation>That is all right as long as another host of the connection takes them.</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>refused</translation>
    </message>
    <message>
        <source>The server takes encrypted connections only, and this one names no CA.</source>
        <translation>The server takes encrypted connections only, and this one names no CA.</translation>
    </message>
    <message>
        <source>Name the CA&apos;s file in the connection.</source>
        <translation>Name the CA&apos;s file in the connection.</translation>
    </message>
    <message>
        <source>The server refused the sign-in.</source>
        <translation>The server refused the sign-in.</translation>
    </message>
    <message>
        <source>Show the details to the server&apos;s administrator.</source>
        <translation>Show the details to the server&apos;s administrator.</translation>
    </message>
    <message>
        <source>None of the servers takes changes.</source>
        <translation>None of the servers takes changes.</translation>
    </message>
    <message>
        <source>The store can be read, not worked with. Name the primary, too.</source>
        <translation>The store can be read, not worked with. Name the primary, too.</translation>
    </message>
    <message numerus="yes">
        <source>%n of the servers cannot be used; should the primary fail, it will not be there to take over.</source>
        <translation>
            <numerusform>%n of the servers cannot be used; should the primary fail, it will not be there to take over.</numerusform>
            <numerusform>%n of the servers cannot be used; should the primary fail, they will not be there to take over.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DayWords</name>
    <message>
        <source>customer %1</source>
        <translation>customer %1</translation>
    </message>
    <message>
        <source>order %1</source>
        <translation>order %1</translation>
    </message>
    <message>
        <source>Orders cancelled, by person and reason: %1</source>
        <translation>Orders cancelled, by person and reason: %1</translation>
    </message>
    <message>
        <source>Nobody cancelled an order on this day.</source>
        <translation>Nobody cancelled an order on this day.</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Who</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Reason</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Orders</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Units</translation>
    </message>
    <message>
        <source>Share expired of the quotes that are not open any more</source>
        <translation>Share expired of the quotes that are not open any more</translation>
    </message>
    <message>
        <source>Answers, refusals, quotes and cases</source>
        <translation>Answers, refusals, quotes and cases</translation>
    </message>
    <message>
        <source>What</source>
        <translation>What</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Times</translation>
    </message>
    <message>
        <source>Unconfirmed now, of all desks: %1</source>
        <translation>Unconfirmed now, of all desks: %1</translation>
    </message>
    <message>
        <source>Every desk knows how everything ended that was asked there.</source>
        <translation>Every desk knows how everything ended that was asked there.</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operation</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>Of</translation>
    </message>
    <message>
        <source>Asked by, at</source>
        <translation>Asked by, at</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>Asked</translation>
    </message>
    <message>
        <source>In doubt for</source>
        <translation>In doubt for</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>Known</translation>
    </message>
    <message>
        <source>Call back</source>
        <translation>Call back</translation>
    </message>
    <message>
        <source>End of day: %1</source>
        <translation>End of day: %1</translation>
    </message>
    <message>
        <source>Printed by %1.</source>
        <translation>Printed by %1.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Report</translation>
    </message>
    <message>
        <source>End of day</source>
        <translation>End of day</translation>
    </message>
    <message>
        <source>Store</source>
        <translation>Store</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>Environment</translation>
    </message>
    <message>
        <source>training</source>
        <translation>training</translation>
    </message>
    <message>
        <source>live</source>
        <translation>live</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Day</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>Time zone</translation>
    </message>
    <message>
        <source>From (UTC)</source>
        <translation>From (UTC)</translation>
    </message>
    <message>
        <source>Until, not included (UTC)</source>
        <translation>Until, not included (UTC)</translation>
    </message>
    <message>
        <source>As of (UTC)</source>
        <translation>As of (UTC)</translation>
    </message>
    <message>
        <source>The day is over</source>
        <translation>The day is over</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>yes</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Written by</source>
        <translation>Written by</translation>
    </message>
    <message>
        <source>Expired, per cent of the quotes that are not open any more</source>
        <translation>Expired, per cent of the quotes that are not open any more</translation>
    </message>
    <message>
        <source>Unconfirmed</source>
        <translation>Unconfirmed</translation>
    </message>
    <message>
        <source>Customer</source>
        <translation>Customer</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Order</translation>
    </message>
    <message>
        <source>Asked by</source>
        <translation>Asked by</translation>
    </message>
    <message>
        <source>Workstation</source>
        <translation>Workstation</translation>
    </message>
    <message>
        <source>Asked (UTC)</source>
        <translation>Asked (UTC)</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Seconds</translation>
    </message>
    <message>
        <source>Quote accepted, order made</source>
        <translation>Quote accepted, order made</translation>
    </message>
    <message>
        <source>Order placed</source>
        <translation>Order placed</translation>
    </message>
    <message>
        <source>The quote had run out</source>
        <translation>The quote had run out</translation>
    </message>
    <message>
        <source>The quote had been used already</source>
        <translation>The quote had been used already</translation>
    </message>
    <message>
        <source>Too little was available</source>
        <translation>Too little was available</translation>
    </message>
    <message>
        <source>A price had changed</source>
        <translation>A price had changed</translation>
    </message>
    <message>
        <source>%1, of a newer version</source>
        <translation>%1, of a newer version</translation>
    </message>
    <message>
        <source>Orders cancelled</source>
        <translation>Orders cancelled</translation>
    </message>
    <message>
        <source>Quotes issued</source>
        <translation>Quotes issued</translation>
    </message>
    <message>
        <source>Quotes used</source>
        <translation>Quotes used</translation>
    </message>
    <message>
        <source>Quotes expired unused</source>
        <translation>Quotes expired unused</translation>
    </message>
    <message>
        <source>Open cases, critical</source>
        <translation>Open cases, critical</translation>
    </message>
    <message>
        <source>Open cases, warnings</source>
        <translation>Open cases, warnings</translation>
    </message>
    <message>
        <source>Open cases, notices</source>
        <translation>Open cases, notices</translation>
    </message>
    <message>
        <source>Unconfirmed operations</source>
        <translation>Unconfirmed operations</translation>
    </message>
    <message>
        <source>no reason given</source>
        <translation>no reason given</translation>
    </message>
    <message>
        <source>%1, then %2</source>
        <translation>%1, then %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>This day has %1 hours here, the clocks were changed.</source>
        <translation>This day has %1 hours here, the clocks were changed.</translation>
    </message>
    <message>
        <source>As of %1: this day has not begun.</source>
        <translation>As of %1: this day has not begun.</translation>
    </message>
    <message>
        <source>As of %1.</source>
        <translation>As of %1.</translation>
    </message>
    <message>
        <source>As of %1: this day is not over yet.</source>
        <translation>As of %1: this day is not over yet.</translation>
    </message>
    <message>
        <source>Cancel an order</source>
        <translation>Cancel an order</translation>
    </message>
    <message>
        <source>Issue a quote</source>
        <translation>Issue a quote</translation>
    </message>
    <message>
        <source>Accept a quote</source>
        <translation>Accept a quote</translation>
    </message>
    <message>
        <source>Place an order</source>
        <translation>Place an order</translation>
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
        <source>Nothing is known yet</source>
        <translation>Nothing is known yet</translation>
    </message>
    <message>
        <source>It was not done</source>
        <translation>It was not done</translation>
    </message>
    <message>
        <source>that desk&apos;s clock is ahead</source>
        <translation>that desk&apos;s clock is ahead</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Now</translation>
    </message>
    <message>
        <source>Once it is known</source>
        <translation>Once it is known</translation>
    </message>
    <message>
        <source>Only the %1 longest in doubt of %2 are shown.</source>
        <translation>Only the %1 longest in doubt of %2 are shown.</translation>
    </message>
    <message>
        <source>TRAINING: these are no real figures.</source>
        <translation>TRAINING: these are no real figures.</translation>
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
    <name>EvidenceWords</name>
    <message>
        <source>Accepted</source>
        <translation>Accepted</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Value</translation>
    </message>
    <message>
        <source>Answer of the receipt</source>
        <translation>Answer of the receipt</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>Answered</translation>
    </message>
    <message>
        <source>Available</source>
        <translation>Available</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Cancelled</translation>
    </message>
    <message>
        <source>Cancelled by</source>
        <translation>Cancelled by</translation>
    </message>
    <message>
        <source>Used by order</source>
        <translation>Used by order</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Currency</translation>
    </message>
    <message>
        <source>Customer</source>
        <translation>Customer</translation>
    </message>
    <message>
        <source>Change of available</source>
        <translation>Change of available</translation>
    </message>
    <message>
        <source>Change of reserved</source>
        <translation>Change of reserved</translation>
    </message>
    <message>
        <source>Digest</source>
        <translation>Digest</translation>
    </message>
    <message>
        <source>Audit events</source>
        <translation>Audit events</translation>
    </message>
    <message>
        <source>First order</source>
        <translation>First order</translation>
    </message>
    <message>
        <source>Order that there is</source>
        <translation>Order that there is</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>Held</translation>
    </message>
    <message>
        <source>Kind of movement</source>
        <translation>Kind of movement</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Last</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Lines</translation>
    </message>
    <message>
        <source>Lines without such a price</source>
        <translation>Lines without such a price</translation>
    </message>
    <message>
        <source>Made for</source>
        <translation>Made for</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Movement</translation>
    </message>
    <message>
        <source>Movements</source>
        <translation>Movements</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operation</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Order</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Orders</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Quantity</translation>
    </message>
    <message>
        <source>Quote</source>
        <translation>Quote</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Reason</translation>
    </message>
    <message>
        <source>Receipts</source>
        <translation>Receipts</translation>
    </message>
    <message>
        <source>Times released</source>
        <translation>Times released</translation>
    </message>
    <message>
        <source>Released</source>
        <translation>Released</translation>
    </message>
    <message>
        <source>Reservations</source>
        <translation>Reservations</translation>
    </message>
    <message>
        <source>Times reserved</source>
        <translation>Times reserved</translation>
    </message>
    <message>
        <source>Reserved</source>
        <translation>Reserved</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Version of the stock row</source>
        <translation>Version of the stock row</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Units</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Account</translation>
    </message>
    <message>
        <source>SKU %1</source>
        <translation>SKU %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>none</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>yes</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 at %2</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>line %1: %2</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>at least %1</translation>
    </message>
    <message>
        <source>from %1, before %2</source>
        <translation>from %1, before %2</translation>
    </message>
    <message>
        <source>one that is known</source>
        <translation>one that is known</translation>
    </message>
    <message>
        <source>an order</source>
        <translation>an order</translation>
    </message>
    <message>
        <source>an operation</source>
        <translation>an operation</translation>
    </message>
    <message>
        <source>an order of this customer</source>
        <translation>an order of this customer</translation>
    </message>
    <message>
        <source>Lines and reservations</source>
        <translation>Lines and reservations</translation>
    </message>
    <message>
        <source>Status of the order</source>
        <translation>Status of the order</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>3 held</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Counters of %1</source>
        <translation>Counters of %1</translation>
    </message>
    <message>
        <source>at least %1 reserved</source>
        <translation>at least %1 reserved</translation>
    </message>
    <message>
        <source>%1 available, %2 reserved</source>
        <translation>%1 available, %2 reserved</translation>
    </message>
    <message>
        <source>no stock row</source>
        <translation>no stock row</translation>
    </message>
</context>
<context>
    <name>FindingText</name>
    <message>
        <source>none</source>
        <translation>none</translation>
    </message>
    <message>
        <source>There is no count of reserved units, and orders hold %1.</source>
        <translation>There is no count of reserved units, and orders hold %1.</translation>
    </message>
    <message>
        <source>Reserved says %1, orders hold %2.</source>
        <translation>Reserved says %1, orders hold %2.</translation>
    </message>
    <message>
        <source>Available says %1 and reserved says %2; neither may be missing or below zero.</source>
        <translation>Available says %1 and reserved says %2; neither may be missing or below zero.</translation>
    </message>
    <message>
        <source>The counters say %1 available and %2 reserved, the movements add up to %3 and %4.</source>
        <translation>The counters say %1 available and %2 reserved, the movements add up to %3 and %4.</translation>
    </message>
    <message>
        <source>Available was changed by %1 and reserved by %2 (%3), and nothing says what for.</source>
        <translation>Available was changed by %1 and reserved by %2 (%3), and nothing says what for.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of this created order are not held.</source>
        <translation>
            <numerusform>%n line of this created order is not held.</numerusform>
            <numerusform>%n lines of this created order are not held.</numerusform>
        </translation>
    </message>
    <message>
        <source>This created order has no lines.</source>
        <translation>This created order has no lines.</translation>
    </message>
    <message numerus="yes">
        <source>The order is cancelled, and %n of its reservation(s) are still held.</source>
        <translation>
            <numerusform>The order is cancelled, and %n of its reservations is still held.</numerusform>
            <numerusform>The order is cancelled, and %n of its reservations are still held.</numerusform>
        </translation>
    </message>
    <message>
        <source>The order is cancelled, and does not say when, by whom and why.</source>
        <translation>The order is cancelled, and does not say when, by whom and why.</translation>
    </message>
    <message numerus="yes">
        <source>%n order(s) have the status “%1”, which Holdfast does not know.</source>
        <translation>
            <numerusform>%n order has the status “%1”, which Holdfast does not know.</numerusform>
            <numerusform>%n orders have the status “%1”, which Holdfast does not know.</numerusform>
        </translation>
    </message>
    <message>
        <source>The order says %1 units, its lines add up to %2.</source>
        <translation>The order says %1 units, its lines add up to %2.</translation>
    </message>
    <message>
        <source>No receipt says that this order came of its quote.</source>
        <translation>No receipt says that this order came of its quote.</translation>
    </message>
    <message numerus="yes">
        <source>%n receipt(s) say that this order came of its quote; one should.</source>
        <translation>
            <numerusform>%n receipt says that this order came of its quote; one should.</numerusform>
            <numerusform>%n receipts say that this order came of its quote; one should.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) are reserved for order %1, which does not exist.</source>
        <translation>
            <numerusform>%n unit is reserved for order %1, which does not exist.</numerusform>
            <numerusform>%n units are reserved for order %1, which does not exist.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n reservation(s) differ from the order&apos;s lines.</source>
        <translation>
            <numerusform>%n reservation differs from the order&apos;s lines.</numerusform>
            <numerusform>%n reservations differ from the order&apos;s lines.</numerusform>
        </translation>
    </message>
    <message>
        <source>The order&apos;s line says %1 units, reserved are %2.</source>
        <translation>The order&apos;s line says %1 units, reserved are %2.</translation>
    </message>
    <message>
        <source>Units are reserved that no line of the order asks for.</source>
        <translation>Units are reserved that no line of the order asks for.</translation>
    </message>
    <message>
        <source>Taken %1 and given back %2 times, where its reservation says %3 and %4.</source>
        <translation>Taken %1 and given back %2 times, where its reservation says %3 and %4.</translation>
    </message>
    <message>
        <source>The quote is customer %1&apos;s, its order customer %2&apos;s.</source>
        <translation>The quote is customer %1&apos;s, its order customer %2&apos;s.</translation>
    </message>
    <message>
        <source>Used by: %1. The order that was made of it: %2.</source>
        <translation>Used by: %1. The order that was made of it: %2.</translation>
    </message>
    <message>
        <source>The quote was used, and nothing says when it was accepted.</source>
        <translation>The quote was used, and nothing says when it was accepted.</translation>
    </message>
    <message>
        <source>The quote was accepted, and no order came of it.</source>
        <translation>The quote was accepted, and no order came of it.</translation>
    </message>
    <message>
        <source>Accepted at %1, where it was open from %2 until %3.</source>
        <translation>Accepted at %1, where it was open from %2 until %3.</translation>
    </message>
    <message>
        <source>The quote was issued with %1 lines and has %2.</source>
        <translation>The quote was issued with %1 lines and has %2.</translation>
    </message>
    <message>
        <source>The receipt says that nothing was done, and names order %1.</source>
        <translation>The receipt says that nothing was done, and names order %1.</translation>
    </message>
    <message>
        <source>The receipt says that it was done, and its order does not exist.</source>
        <translation>The receipt says that it was done, and its order does not exist.</translation>
    </message>
    <message>
        <source>The receipt is customer %1&apos;s, its order customer %2&apos;s.</source>
        <translation>The receipt is customer %1&apos;s, its order customer %2&apos;s.</translation>
    </message>
    <message>
        <source>The receipt was begun, and nothing says how it ended.</source>
        <translation>The receipt was begun, and nothing says how it ended.</translation>
    </message>
    <message>
        <source>The receipt says “%1”, which Holdfast does not know.</source>
        <translation>The receipt says “%1”, which Holdfast does not know.</translation>
    </message>
    <message>
        <source>It was changed %1 times, and %2 changes are recorded.</source>
        <translation>It was changed %1 times, and %2 changes are recorded.</translation>
    </message>
    <message>
        <source>The quantity is %1; it has to be one at least.</source>
        <translation>The quantity is %1; it has to be one at least.</translation>
    </message>
    <message>
        <source>%1 is %2; the store needs %3.</source>
        <translation>%1 is %2; the store needs %3.</translation>
    </message>
    <message>
        <source>%1 is not what the store needs.</source>
        <translation>%1 is not what the store needs.</translation>
    </message>
    <message>
        <source>The column %1 is missing or was changed.</source>
        <translation>The column %1 is missing or was changed.</translation>
    </message>
    <message>
        <source>The index %1 is missing or was changed.</source>
        <translation>The index %1 is missing or was changed.</translation>
    </message>
    <message>
        <source>The check %1 is missing, off or was changed.</source>
        <translation>The check %1 is missing, off or was changed.</translation>
    </message>
    <message>
        <source>The foreign key %1 is missing or was changed.</source>
        <translation>The foreign key %1 is missing or was changed.</translation>
    </message>
    <message>
        <source>The trigger %1 is not the store&apos;s own.</source>
        <translation>The trigger %1 is not the store&apos;s own.</translation>
    </message>
    <message>
        <source>The trigger %1 is missing or was changed.</source>
        <translation>The trigger %1 is missing or was changed.</translation>
    </message>
    <message>
        <source>The server&apos;s clock stands still while a statement runs (sysdate-is-now).</source>
        <translation>The server&apos;s clock stands still while a statement runs (sysdate-is-now).</translation>
    </message>
    <message>
        <source>%1 locks rows without going by a unique key.</source>
        <translation>%1 locks rows without going by a unique key.</translation>
    </message>
    <message>
        <source>The server&apos;s clock is %1 s ahead of this computer&apos;s.</source>
        <translation>The server&apos;s clock is %1 s ahead of this computer&apos;s.</translation>
    </message>
    <message>
        <source>The server&apos;s clock is %1 s behind this computer&apos;s.</source>
        <translation>The server&apos;s clock is %1 s behind this computer&apos;s.</translation>
    </message>
    <message>
        <source>%1 may %2 on %3, which its role does not need.</source>
        <translation>%1 may %2 on %3, which its role does not need.</translation>
    </message>
    <message>
        <source>Reserved is what orders hold</source>
        <translation>Reserved is what orders hold</translation>
    </message>
    <message>
        <source>Reserved is not what orders hold.</source>
        <translation>Reserved is not what orders hold.</translation>
    </message>
    <message>
        <source>No count of stock is missing or below zero</source>
        <translation>No count of stock is missing or below zero</translation>
    </message>
    <message>
        <source>Available and reserved are what the movements add up to</source>
        <translation>Available and reserved are what the movements add up to</translation>
    </message>
    <message>
        <source>Every change of stock says what it was made for</source>
        <translation>Every change of stock says what it was made for</translation>
    </message>
    <message>
        <source>A created order holds each of its lines</source>
        <translation>A created order holds each of its lines</translation>
    </message>
    <message>
        <source>A cancelled order holds nothing, and says when, by whom and why</source>
        <translation>A cancelled order holds nothing, and says when, by whom and why</translation>
    </message>
    <message>
        <source>Every order has a status that Holdfast knows</source>
        <translation>Every order has a status that Holdfast knows</translation>
    </message>
    <message>
        <source>An order&apos;s total and units are the sums of its lines</source>
        <translation>An order&apos;s total and units are the sums of its lines</translation>
    </message>
    <message>
        <source>An order is what the quote it was made of says</source>
        <translation>An order is what the quote it was made of says</translation>
    </message>
    <message>
        <source>An order that was made of a quote has one receipt of it</source>
        <translation>An order that was made of a quote has one receipt of it</translation>
    </message>
    <message>
        <source>Every reservation is an order&apos;s</source>
        <translation>Every reservation is an order&apos;s</translation>
    </message>
    <message>
        <source>What is reserved for an order is what its lines say</source>
        <translation>What is reserved for an order is what its lines say</translation>
    </message>
    <message>
        <source>Reserved units were taken once, and given back once at most</source>
        <translation>Reserved units were taken once, and given back once at most</translation>
    </message>
    <message>
        <source>A used quote and its order name each other</source>
        <translation>A used quote and its order name each other</translation>
    </message>
    <message>
        <source>A quote was accepted while it was open</source>
        <translation>A quote was accepted while it was open</translation>
    </message>
    <message>
        <source>A quote has the lines it was issued with, and their sum is its total</source>
        <translation>A quote has the lines it was issued with, and their sum is its total</translation>
    </message>
    <message>
        <source>A receipt names the order that came of it</source>
        <translation>A receipt names the order that came of it</translation>
    </message>
    <message>
        <source>Every receipt says how it ended</source>
        <translation>Every receipt says how it ended</translation>
    </message>
    <message>
        <source>A receipt is of just what was asked for</source>
        <translation>A receipt is of just what was asked for</translation>
    </message>
    <message>
        <source>Every change of orders, quotes and stock is recorded</source>
        <translation>Every change of orders, quotes and stock is recorded</translation>
    </message>
    <message>
        <source>A change is not recorded.</source>
        <translation>A change is not recorded.</translation>
    </message>
    <message>
        <source>What is quoted, ordered or reserved is one unit at least</source>
        <translation>What is quoted, ordered or reserved is one unit at least</translation>
    </message>
    <message>
        <source>The server and its schema are as the store needs them</source>
        <translation>The server and its schema are as the store needs them</translation>
    </message>
    <message>
        <source>What locks rows goes by a unique key</source>
        <translation>What locks rows goes by a unique key</translation>
    </message>
    <message>
        <source>The server&apos;s clock and this computer&apos;s agree</source>
        <translation>The server&apos;s clock and this computer&apos;s agree</translation>
    </message>
    <message>
        <source>Accounts have no more rights than they need</source>
        <translation>Accounts have no more rights than they need</translation>
    </message>
    <message>
        <source>A cancel changes just its order&apos;s rows</source>
        <translation>A cancel changes just its order&apos;s rows</translation>
    </message>
    <message>
        <source>The records agree</source>
        <translation>The records agree</translation>
    </message>
    <message>
        <source>The records disagree.</source>
        <translation>The records disagree.</translation>
    </message>
    <message>
        <source>SKU %1</source>
        <translation>SKU %1</translation>
    </message>
    <message>
        <source>Quote %1</source>
        <translation>Quote %1</translation>
    </message>
    <message>
        <source>Order %1</source>
        <translation>Order %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Rights</source>
        <translation>Rights</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Clock</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>Customer %1</source>
        <translation>Customer %1</translation>
    </message>
    <message numerus="yes">
        <source>%n critical</source>
        <translation>
            <numerusform>%n critical</numerusform>
            <numerusform>%n critical</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notice(s)</source>
        <translation>
            <numerusform>%n notice</numerusform>
            <numerusform>%n notices</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>The triggers</source>
        <translation>The triggers</translation>
    </message>
    <message>
        <source>The constraints</source>
        <translation>The constraints</translation>
    </message>
    <message>
        <source>How %1 finds its rows</source>
        <translation>How %1 finds its rows</translation>
    </message>
    <message>
        <source>%1 (the server answered %2)</source>
        <translation>%1 (the server answered %2)</translation>
    </message>
    <message>
        <source>A count is missing or below zero.</source>
        <translation>A count is missing or below zero.</translation>
    </message>
    <message>
        <source>The counters are not the movements&apos; sum.</source>
        <translation>The counters are not the movements&apos; sum.</translation>
    </message>
    <message>
        <source>Nothing says what stock was changed for.</source>
        <translation>Nothing says what stock was changed for.</translation>
    </message>
    <message>
        <source>A line of the order is not held.</source>
        <translation>A line of the order is not held.</translation>
    </message>
    <message>
        <source>The cancel of the order is not complete.</source>
        <translation>The cancel of the order is not complete.</translation>
    </message>
    <message>
        <source>A status that Holdfast does not know.</source>
        <translation>A status that Holdfast does not know.</translation>
    </message>
    <message>
        <source>The total is not the sum of the lines.</source>
        <translation>The total is not the sum of the lines.</translation>
    </message>
    <message>
        <source>The order differs from its quote.</source>
        <translation>The order differs from its quote.</translation>
    </message>
    <message>
        <source>No receipt of its quote, or several.</source>
        <translation>No receipt of its quote, or several.</translation>
    </message>
    <message>
        <source>Reserved for an order that is not there.</source>
        <translation>Reserved for an order that is not there.</translation>
    </message>
    <message>
        <source>Reserved is not what the lines say.</source>
        <translation>Reserved is not what the lines say.</translation>
    </message>
    <message>
        <source>Taken or given back too often, or never.</source>
        <translation>Taken or given back too often, or never.</translation>
    </message>
    <message>
        <source>Quote and order do not match.</source>
        <translation>Quote and order do not match.</translation>
    </message>
    <message>
        <source>Not accepted in its time, or not at all.</source>
        <translation>Not accepted in its time, or not at all.</translation>
    </message>
    <message>
        <source>The quote is not the sum of its lines.</source>
        <translation>The quote is not the sum of its lines.</translation>
    </message>
    <message>
        <source>The receipt does not match its order.</source>
        <translation>The receipt does not match its order.</translation>
    </message>
    <message>
        <source>The receipt has no known answer.</source>
        <translation>The receipt has no known answer.</translation>
    </message>
    <message>
        <source>The receipt is of another request.</source>
        <translation>The receipt is of another request.</translation>
    </message>
    <message>
        <source>A quantity is missing or below one.</source>
        <translation>A quantity is missing or below one.</translation>
    </message>
    <message>
        <source>The server is not set as it has to be.</source>
        <translation>The server is not set as it has to be.</translation>
    </message>
    <message>
        <source>Rows are locked without a unique key.</source>
        <translation>Rows are locked without a unique key.</translation>
    </message>
    <message>
        <source>The clocks differ.</source>
        <translation>The clocks differ.</translation>
    </message>
    <message>
        <source>An account has too many rights.</source>
        <translation>An account has too many rights.</translation>
    </message>
    <message>
        <source>A cancel met other rows than its own.</source>
        <translation>A cancel met other rows than its own.</translation>
    </message>
    <message>
        <source>The clock of %1 is %2 s ahead of the server&apos;s in use.</source>
        <translation>The clock of %1 is %2 s ahead of the server&apos;s in use.</translation>
    </message>
    <message>
        <source>The clock of %1 is %2 s behind the server&apos;s in use.</source>
        <translation>The clock of %1 is %2 s behind the server&apos;s in use.</translation>
    </message>
</context>
<context>
    <name>HandlingWords</name>
    <message>
        <source>Noted at %1.</source>
        <translation>Noted at %1.</translation>
    </message>
    <message>
        <source>Handed to %1 at %2.</source>
        <translation>Handed to %1 at %2.</translation>
    </message>
    <message>
        <source>Resolved at %1. If it is seen again, the case is open again.</source>
        <translation>Resolved at %1. If it is seen again, the case is open again.</translation>
    </message>
    <message>
        <source>By this same request, at %1 by %2. Nothing was recorded now.</source>
        <translation>By this same request, at %1 by %2. Nothing was recorded now.</translation>
    </message>
    <message>
        <source>It had been resolved already. Nothing was recorded now.</source>
        <translation>It had been resolved already. Nothing was recorded now.</translation>
    </message>
    <message>
        <source>What was said then stands below. A note can be added.</source>
        <translation>What was said then stands below. A note can be added.</translation>
    </message>
    <message>
        <source>“%1” is no account of this store&apos;s staff. Nothing was recorded.</source>
        <translation>“%1” is no account of this store&apos;s staff. Nothing was recorded.</translation>
    </message>
    <message>
        <source>Type the account that they sign in with.</source>
        <translation>Type the account that they sign in with.</translation>
    </message>
    <message>
        <source>This case is not in the store. Nothing was recorded.</source>
        <translation>This case is not in the store. Nothing was recorded.</translation>
    </message>
    <message>
        <source>The reason is missing. Nothing was recorded.</source>
        <translation>The reason is missing. Nothing was recorded.</translation>
    </message>
    <message>
        <source>The note has no words. Nothing was recorded.</source>
        <translation>The note has no words. Nothing was recorded.</translation>
    </message>
    <message>
        <source>That is longer than %1 characters. Nothing was recorded.</source>
        <translation>That is longer than %1 characters. Nothing was recorded.</translation>
    </message>
    <message>
        <source>These words cannot be stored as they are. Nothing was recorded.</source>
        <translation>These words cannot be stored as they are. Nothing was recorded.</translation>
    </message>
    <message>
        <source>The database did not answer the commit. It is not known whether this was recorded.</source>
        <translation>The database did not answer the commit. It is not known whether this was recorded.</translation>
    </message>
    <message>
        <source>Ask again: it is recorded once, however often it is asked.</source>
        <translation>Ask again: it is recorded once, however often it is asked.</translation>
    </message>
    <message>
        <source>Supervisors and owners may: ask one of them.</source>
        <translation>Supervisors and owners may: ask one of them.</translation>
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
    <name>LockWords</name>
    <message>
        <source>an order</source>
        <translation>an order</translation>
    </message>
    <message>
        <source>an order line</source>
        <translation>an order line</translation>
    </message>
    <message>
        <source>a reservation</source>
        <translation>a reservation</translation>
    </message>
    <message>
        <source>a stock row</source>
        <translation>a stock row</translation>
    </message>
    <message>
        <source>a SKU</source>
        <translation>a SKU</translation>
    </message>
    <message>
        <source>a price</source>
        <translation>a price</translation>
    </message>
    <message>
        <source>a quote</source>
        <translation>a quote</translation>
    </message>
    <message>
        <source>a quote line</source>
        <translation>a quote line</translation>
    </message>
    <message>
        <source>a receipt</source>
        <translation>a receipt</translation>
    </message>
    <message>
        <source>a customer</source>
        <translation>a customer</translation>
    </message>
    <message>
        <source>something</source>
        <translation>something</translation>
    </message>
    <message>
        <source>table %1</source>
        <translation>table %1</translation>
    </message>
    <message>
        <source>connection %1</source>
        <translation>connection %1</translation>
    </message>
    <message>
        <source>account %1 (connection %2)</source>
        <translation>account %1 (connection %2)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>the reservation of %1 for order %2</source>
        <translation>the reservation of %1 for order %2</translation>
    </message>
    <message>
        <source>a receipt of customer %1</source>
        <translation>a receipt of customer %1</translation>
    </message>
    <message>
        <source>a line of order %1</source>
        <translation>a line of order %1</translation>
    </message>
    <message>
        <source>a line of quote %1</source>
        <translation>a line of quote %1</translation>
    </message>
    <message>
        <source>a reservation of order %1</source>
        <translation>a reservation of order %1</translation>
    </message>
    <message>
        <source>the stock of %1</source>
        <translation>the stock of %1</translation>
    </message>
    <message>
        <source>the price of %1</source>
        <translation>the price of %1</translation>
    </message>
    <message>
        <source>order %1</source>
        <translation>order %1</translation>
    </message>
    <message>
        <source>quote %1</source>
        <translation>quote %1</translation>
    </message>
    <message>
        <source>SKU %1</source>
        <translation>SKU %1</translation>
    </message>
    <message>
        <source>customer %1</source>
        <translation>customer %1</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 min %2 s</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 h %2 min</translation>
    </message>
    <message>
        <source>%1 holds %2 since %3</source>
        <translation>%1 holds %2 since %3</translation>
    </message>
    <message>
        <source>%1 holds %2</source>
        <translation>%1 holds %2</translation>
    </message>
    <message>
        <source>%1 waits for %2 for %3</source>
        <translation>%1 waits for %2 for %3</translation>
    </message>
    <message>
        <source>%1 waits for %2</source>
        <translation>%1 waits for %2</translation>
    </message>
    <message>
        <source>%1, and holds %2</source>
        <translation>%1, and holds %2</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>waits</translation>
    </message>
    <message>
        <source>idle in its transaction</source>
        <translation>idle in its transaction</translation>
    </message>
    <message>
        <source>runs a statement</source>
        <translation>runs a statement</translation>
    </message>
    <message>
        <source>behind %1</source>
        <translation>behind %1</translation>
    </message>
</context>
<context>
    <name>MovementWords</name>
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
        <source>counter repaired</source>
        <translation>counter repaired</translation>
    </message>
    <message>
        <source>unattributed</source>
        <translation>unattributed</translation>
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
    <name>ProfileWords</name>
    <message>
        <source>this computer</source>
        <translation>this computer</translation>
    </message>
    <message>
        <source>The file %1 is not there any more.</source>
        <translation>The file %1 is not there any more.</translation>
    </message>
    <message>
        <source>Line %2 of %1 is not written as &quot;key = value&quot;.</source>
        <translation>Line %2 of %1 is not written as &quot;key = value&quot;.</translation>
    </message>
    <message>
        <source>%1 has a key that is unknown, or there twice: %2.</source>
        <translation>%1 has a key that is unknown, or there twice: %2.</translation>
    </message>
    <message>
        <source>In %1 the key %2 is missing, or says nothing that can be used.</source>
        <translation>In %1 the key %2 is missing, or says nothing that can be used.</translation>
    </message>
    <message>
        <source>%1 names a CA file that cannot be read: %2</source>
        <translation>%1 names a CA file that cannot be read: %2</translation>
    </message>
    <message>
        <source>%1 names a password file that others may read, too: %2 (its mode has to be 0600)</source>
        <translation>%1 names a password file that others may read, too: %2 (its mode has to be 0600)</translation>
    </message>
    <message>
        <source>%1 names a password file that cannot be read: %2</source>
        <translation>%1 names a password file that cannot be read: %2</translation>
    </message>
    <message>
        <source>The file %1 could not be changed: %2</source>
        <translation>The file %1 could not be changed: %2</translation>
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
    <name>RefusalWords</name>
    <message>
        <source>the audit trail</source>
        <translation>the audit trail</translation>
    </message>
    <message>
        <source>the checks</source>
        <translation>the checks</translation>
    </message>
    <message>
        <source>customers</source>
        <translation>customers</translation>
    </message>
    <message>
        <source>the desks</source>
        <translation>the desks</translation>
    </message>
    <message>
        <source>the timings</source>
        <translation>the timings</translation>
    </message>
    <message>
        <source>cases</source>
        <translation>cases</translation>
    </message>
    <message>
        <source>orders</source>
        <translation>orders</translation>
    </message>
    <message>
        <source>the unconfirmed operations</source>
        <translation>the unconfirmed operations</translation>
    </message>
    <message>
        <source>former prices</source>
        <translation>former prices</translation>
    </message>
    <message>
        <source>prices</source>
        <translation>prices</translation>
    </message>
    <message>
        <source>quotes</source>
        <translation>quotes</translation>
    </message>
    <message>
        <source>the answers that were given</source>
        <translation>the answers that were given</translation>
    </message>
    <message>
        <source>reservations</source>
        <translation>reservations</translation>
    </message>
    <message>
        <source>the schema</source>
        <translation>the schema</translation>
    </message>
    <message>
        <source>what was received, counted and priced</source>
        <translation>what was received, counted and priced</translation>
    </message>
    <message>
        <source>articles</source>
        <translation>articles</translation>
    </message>
    <message>
        <source>who works here</source>
        <translation>who works here</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>stock</translation>
    </message>
    <message>
        <source>the movements of stock</source>
        <translation>the movements of stock</translation>
    </message>
    <message>
        <source>the store&apos;s settings</source>
        <translation>the store&apos;s settings</translation>
    </message>
    <message>
        <source>these records</source>
        <translation>these records</translation>
    </message>
    <message>
        <source>What is said of a case needs words.</source>
        <translation>What is said of a case needs words.</translation>
    </message>
    <message>
        <source>One supervisor asks for a repair, and another one makes it.</source>
        <translation>One supervisor asks for a repair, and another one makes it.</translation>
    </message>
    <message>
        <source>Only what a supervisor does with a case has words.</source>
        <translation>Only what a supervisor does with a case has words.</translation>
    </message>
    <message>
        <source>No line is added to an order that holds its units already.</source>
        <translation>No line is added to an order that holds its units already.</translation>
    </message>
    <message>
        <source>A cancelled order stays cancelled.</source>
        <translation>A cancelled order stays cancelled.</translation>
    </message>
    <message>
        <source>A new order is created, and nothing else.</source>
        <translation>A new order is created, and nothing else.</translation>
    </message>
    <message>
        <source>Only a cancelled order says who cancelled it.</source>
        <translation>Only a cancelled order says who cancelled it.</translation>
    </message>
    <message>
        <source>Staff can only cancel an order that is created; any other change of its status is for a supervisor.</source>
        <translation>Staff can only cancel an order that is created; any other change of its status is for a supervisor.</translation>
    </message>
    <message>
        <source>What was ordered does not change.</source>
        <translation>What was ordered does not change.</translation>
    </message>
    <message>
        <source>Who cancels without serving the customer says why.</source>
        <translation>Who cancels without serving the customer says why.</translation>
    </message>
    <message>
        <source>A new price begins with its first version.</source>
        <translation>A new price begins with its first version.</translation>
    </message>
    <message>
        <source>A quote keeps the lines that it was issued with.</source>
        <translation>A quote keeps the lines that it was issued with.</translation>
    </message>
    <message>
        <source>Only a quote that expired and was never used or asked for can be cleaned up.</source>
        <translation>Only a quote that expired and was never used or asked for can be cleaned up.</translation>
    </message>
    <message>
        <source>A quote that was used stays as it is.</source>
        <translation>A quote that was used stays as it is.</translation>
    </message>
    <message>
        <source>A quote is accepted at the time that the database&apos;s clock shows.</source>
        <translation>A quote is accepted at the time that the database&apos;s clock shows.</translation>
    </message>
    <message>
        <source>A new quote has not been used.</source>
        <translation>A new quote has not been used.</translation>
    </message>
    <message>
        <source>A quote is used by the order that was made of it, and by no other.</source>
        <translation>A quote is used by the order that was made of it, and by no other.</translation>
    </message>
    <message>
        <source>Of a quote nothing changes but that it is used.</source>
        <translation>Of a quote nothing changes but that it is used.</translation>
    </message>
    <message>
        <source>What was quoted, and until when, does not change.</source>
        <translation>What was quoted, and until when, does not change.</translation>
    </message>
    <message>
        <source>An answer that was given stays as it was given.</source>
        <translation>An answer that was given stays as it was given.</translation>
    </message>
    <message>
        <source>A new request has no answer yet.</source>
        <translation>A new request has no answer yet.</translation>
    </message>
    <message>
        <source>Of a request nothing is written but its answer.</source>
        <translation>Of a request nothing is written but its answer.</translation>
    </message>
    <message>
        <source>What was asked for does not change.</source>
        <translation>What was asked for does not change.</translation>
    </message>
    <message>
        <source>Units are held for a line of a created order, as many as it has.</source>
        <translation>Units are held for a line of a created order, as many as it has.</translation>
    </message>
    <message>
        <source>New reservations hold their units.</source>
        <translation>New reservations hold their units.</translation>
    </message>
    <message>
        <source>Of a reservation nothing changes but that it is released.</source>
        <translation>Of a reservation nothing changes but that it is released.</translation>
    </message>
    <message>
        <source>Units that were released are not held again.</source>
        <translation>Units that were released are not held again.</translation>
    </message>
    <message>
        <source>Only a supervisor receives and counts stock and changes prices.</source>
        <translation>Only a supervisor receives and counts stock and changes prices.</translation>
    </message>
    <message>
        <source>A live store has no trainers.</source>
        <translation>A live store has no trainers.</translation>
    </message>
    <message>
        <source>A repair has a reason.</source>
        <translation>A repair has a reason.</translation>
    </message>
    <message>
        <source>A repair makes the counters what the movements and the reservations say, and nothing else.</source>
        <translation>A repair makes the counters what the movements and the reservations say, and nothing else.</translation>
    </message>
    <message>
        <source>New stock has nothing reserved.</source>
        <translation>New stock has nothing reserved.</translation>
    </message>
    <message>
        <source>Only a supervisor changes how many units there are.</source>
        <translation>Only a supervisor changes how many units there are.</translation>
    </message>
    <message>
        <source>The change of the stock is not what it says it is.</source>
        <translation>The change of the stock is not what it says it is.</translation>
    </message>
    <message>
        <source>Units are received and counted with a reason.</source>
        <translation>Units are received and counted with a reason.</translation>
    </message>
    <message>
        <source>Who writes here keeps the database&apos;s own checks switched on.</source>
        <translation>Who writes here keeps the database&apos;s own checks switched on.</translation>
    </message>
    <message>
        <source>The store&apos;s currency, and whether it is live or for training, do not change.</source>
        <translation>The store&apos;s currency, and whether it is live or for training, do not change.</translation>
    </message>
    <message>
        <source>Nothing of %1 is ever deleted.</source>
        <translation>Nothing of %1 is ever deleted.</translation>
    </message>
    <message>
        <source>Nothing of %1 is ever changed once it is recorded.</source>
        <translation>Nothing of %1 is ever changed once it is recorded.</translation>
    </message>
    <message>
        <source>The numbers of %1 do not change.</source>
        <translation>The numbers of %1 do not change.</translation>
    </message>
    <message>
        <source>Every change of %1 is counted, one at a time.</source>
        <translation>Every change of %1 is counted, one at a time.</translation>
    </message>
    <message>
        <source>Your account may not do this to the store&apos;s own tables.</source>
        <translation>Your account may not do this to the store&apos;s own tables.</translation>
    </message>
    <message>
        <source>Your account may not read %1.</source>
        <translation>Your account may not read %1.</translation>
    </message>
    <message>
        <source>Your account may not add to %1.</source>
        <translation>Your account may not add to %1.</translation>
    </message>
    <message>
        <source>Your account may not change %1.</source>
        <translation>Your account may not change %1.</translation>
    </message>
    <message>
        <source>Your account may not delete from %1.</source>
        <translation>Your account may not delete from %1.</translation>
    </message>
    <message>
        <source>Your account may not use this store.</source>
        <translation>Your account may not use this store.</translation>
    </message>
    <message>
        <source>The server does not accept your account or its password any more.</source>
        <translation>The server does not accept your account or its password any more.</translation>
    </message>
    <message>
        <source>Your account lacks a right on the server itself, which its administrator can give.</source>
        <translation>Your account lacks a right on the server itself, which its administrator can give.</translation>
    </message>
</context>
<context>
    <name>RepairWords</name>
    <message>
        <source>There is no such case. Nothing was changed.</source>
        <translation>There is no such case. Nothing was changed.</translation>
    </message>
    <message>
        <source>This repair was asked for and carried out.</source>
        <translation>This repair was asked for and carried out.</translation>
    </message>
    <message>
        <source>Asked for. Nothing is repaired yet.</source>
        <translation>Asked for. Nothing is repaired yet.</translation>
    </message>
    <message>
        <source>It stays with the case: it can be carried out now or later, here or at another desk.</source>
        <translation>It stays with the case: it can be carried out now or later, here or at another desk.</translation>
    </message>
    <message>
        <source>It cannot be repaired any more: the records have changed. Nothing was changed here.</source>
        <translation>It cannot be repaired any more: the records have changed. Nothing was changed here.</translation>
    </message>
    <message>
        <source>The rows are not what they were when you looked. Nothing was changed here.</source>
        <translation>The rows are not what they were when you looked. Nothing was changed here.</translation>
    </message>
    <message>
        <source>Look at them again before you ask for anything.</source>
        <translation>Look at them again before you ask for anything.</translation>
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
        <source>%1 available, %2 reserved</source>
        <translation>%1 available, %2 reserved</translation>
    </message>
    <message>
        <source>It had been repaired: %1 then.</source>
        <translation>It had been repaired: %1 then.</translation>
    </message>
    <message>
        <source>By this same request, at %1 by %2. Nothing was changed now.</source>
        <translation>By this same request, at %1 by %2. Nothing was changed now.</translation>
    </message>
    <message>
        <source>Repaired: %1.</source>
        <translation>Repaired: %1.</translation>
    </message>
    <message>
        <source>By %1, asked for by %2.</source>
        <translation>By %1, asked for by %2.</translation>
    </message>
    <message>
        <source>The rows are not what they were when the repair was asked for. Nothing was changed.</source>
        <translation>The rows are not what they were when the repair was asked for. Nothing was changed.</translation>
    </message>
    <message>
        <source>Look at them again; the repair has to be asked for again, too.</source>
        <translation>Look at them again; the repair has to be asked for again, too.</translation>
    </message>
    <message>
        <source>No repair is left. Look at what there is to find out now.</source>
        <translation>No repair is left. Look at what there is to find out now.</translation>
    </message>
    <message>
        <source>%1 asked for this repair: another supervisor has to sign in. Nothing was changed.</source>
        <translation>%1 asked for this repair: another supervisor has to sign in. Nothing was changed.</translation>
    </message>
    <message>
        <source>This request is not there any more. Nothing was changed.</source>
        <translation>This request is not there any more. Nothing was changed.</translation>
    </message>
    <message>
        <source>This attempt had no answer, either. %1</source>
        <translation>This attempt had no answer, either. %1</translation>
    </message>
    <message>
        <source>Account or password are wrong. Whether the repair was made before is not known still.</source>
        <translation>Account or password are wrong. Whether the repair was made before is not known still.</translation>
    </message>
    <message>
        <source>Account or password are wrong. Nothing was changed.</source>
        <translation>Account or password are wrong. Nothing was changed.</translation>
    </message>
    <message>
        <source>They are the same here as at any other desk.</source>
        <translation>They are the same here as at any other desk.</translation>
    </message>
    <message>
        <source>%1 is no supervisor here. Whether the repair was made before is not known still.</source>
        <translation>%1 is no supervisor here. Whether the repair was made before is not known still.</translation>
    </message>
    <message>
        <source>%1 is no supervisor here. Nothing was changed.</source>
        <translation>%1 is no supervisor here. Nothing was changed.</translation>
    </message>
    <message>
        <source>Supervisors and owners may: ask one of them to sign in.</source>
        <translation>Supervisors and owners may: ask one of them to sign in.</translation>
    </message>
    <message>
        <source>Counters, movements and reservations agree.</source>
        <translation>Counters, movements and reservations agree.</translation>
    </message>
    <message>
        <source>There is nothing to repair. If the case is understood, it can be resolved.</source>
        <translation>There is nothing to repair. If the case is understood, it can be resolved.</translation>
    </message>
    <message>
        <source>An order and its reservation say different things.</source>
        <translation>An order and its reservation say different things.</translation>
    </message>
    <message>
        <source>Find out which of the two is true: compare the order&apos;s history with its movements, and ask whoever handled it. A repair would have to guess.</source>
        <translation>Find out which of the two is true: compare the order&apos;s history with its movements, and ask whoever handled it. A repair would have to guess.</translation>
    </message>
    <message>
        <source>An order&apos;s units were taken or given back more or less often than its reservation says.</source>
        <translation>An order&apos;s units were taken or given back more or less often than its reservation says.</translation>
    </message>
    <message>
        <source>Find out which order that is, and where its units are now. Then count the shelf.</source>
        <translation>Find out which order that is, and where its units are now. Then count the shelf.</translation>
    </message>
    <message>
        <source>The counters were changed by a movement that names nobody.</source>
        <translation>The counters were changed by a movement that names nobody.</translation>
    </message>
    <message>
        <source>Find out who did it, and what for. Then count the shelf.</source>
        <translation>Find out who did it, and what for. Then count the shelf.</translation>
    </message>
    <message>
        <source>Movements of this SKU are missing.</source>
        <translation>Movements of this SKU are missing.</translation>
    </message>
    <message>
        <source>Find out what was moved then, or count the shelf.</source>
        <translation>Find out what was moved then, or count the shelf.</translation>
    </message>
    <message>
        <source>The movements add up to another number than orders hold.</source>
        <translation>The movements add up to another number than orders hold.</translation>
    </message>
    <message>
        <source>Compare each order that holds this SKU with its own movements.</source>
        <translation>Compare each order that holds this SKU with its own movements.</translation>
    </message>
    <message>
        <source>The records do not say how many units there are.</source>
        <translation>The records do not say how many units there are.</translation>
    </message>
    <message>
        <source>Only the shelf can tell: count it, and record the count.</source>
        <translation>Only the shelf can tell: count it, and record the count.</translation>
    </message>
    <message>
        <source>This case is not about a SKU&apos;s counters.</source>
        <translation>This case is not about a SKU&apos;s counters.</translation>
    </message>
    <message>
        <source>Compare its records on the page of the case. What is wrong there is put right by the people who know what happened.</source>
        <translation>Compare its records on the page of the case. What is wrong there is put right by the people who know what happened.</translation>
    </message>
    <message>
        <source>The evidence could not be read.</source>
        <translation>The evidence could not be read.</translation>
    </message>
    <message>
        <source>The database did not answer the commit. It is not known whether the repair was asked for.</source>
        <translation>The database did not answer the commit. It is not known whether the repair was asked for.</translation>
    </message>
    <message>
        <source>Ask again: it is asked for once, however often.</source>
        <translation>Ask again: it is asked for once, however often.</translation>
    </message>
    <message>
        <source>Supervisors and owners may: ask one of them.</source>
        <translation>Supervisors and owners may: ask one of them.</translation>
    </message>
    <message>
        <source>The database did not answer the commit. It is not known whether the repair was made.</source>
        <translation>The database did not answer the commit. It is not known whether the repair was made.</translation>
    </message>
    <message>
        <source>Sign in again: it is the same repair, and it is made once, however often it is sent.</source>
        <translation>Sign in again: it is the same repair, and it is made once, however often it is sent.</translation>
    </message>
    <message>
        <source>Waited for the SKU</source>
        <translation>Waited for the SKU</translation>
    </message>
    <message>
        <source>The check after it could not be made. The repair stands; the next check tells the rest.</source>
        <translation>The check after it could not be made. The repair stands; the next check tells the rest.</translation>
    </message>
    <message>
        <source>Everything holds of this SKU now: counters, movements and reservations agree.</source>
        <translation>Everything holds of this SKU now: counters, movements and reservations agree.</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) of this SKU do not hold still:</source>
        <translation>
            <numerusform>%n thing of this SKU does not hold still:</numerusform>
            <numerusform>%n things of this SKU do not hold still:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoleText</name>
    <message>
        <source>serve customers</source>
        <translation>serve customers</translation>
    </message>
    <message>
        <source>act without serving the customer</source>
        <translation>act without serving the customer</translation>
    </message>
    <message>
        <source>receive and count stock</source>
        <translation>receive and count stock</translation>
    </message>
    <message>
        <source>change prices</source>
        <translation>change prices</translation>
    </message>
    <message>
        <source>look into cases</source>
        <translation>look into cases</translation>
    </message>
    <message>
        <source>check the store</source>
        <translation>check the store</translation>
    </message>
    <message>
        <source>watch who waits for whom</source>
        <translation>watch who waits for whom</translation>
    </message>
    <message>
        <source>repair stock</source>
        <translation>repair stock</translation>
    </message>
    <message>
        <source>change the store&apos;s settings</source>
        <translation>change the store&apos;s settings</translation>
    </message>
    <message>
        <source>clean up quotes</source>
        <translation>clean up quotes</translation>
    </message>
    <message>
        <source>change who works here</source>
        <translation>change who works here</translation>
    </message>
    <message>
        <source>a member of staff</source>
        <translation>a member of staff</translation>
    </message>
    <message>
        <source>a supervisor</source>
        <translation>a supervisor</translation>
    </message>
    <message>
        <source>the owner</source>
        <translation>the owner</translation>
    </message>
    <message>
        <source>no role</source>
        <translation>no role</translation>
    </message>
    <message>
        <source>staff</source>
        <translation>staff</translation>
    </message>
    <message>
        <source>supervisor</source>
        <translation>supervisor</translation>
    </message>
    <message>
        <source>trainer</source>
        <translation>trainer</translation>
    </message>
    <message>
        <source>owner</source>
        <translation>owner</translation>
    </message>
    <message>
        <source>Your account has no role in this store, so you may not %1; its owner gives one.</source>
        <translation>Your account has no role in this store, so you may not %1; its owner gives one.</translation>
    </message>
    <message>
        <source>Only %1 may %2; you are signed in as %3.</source>
        <translation>Only %1 may %2; you are signed in as %3.</translation>
    </message>
    <message>
        <source>Your account may not %1: that is for %2.</source>
        <translation>Your account may not %1: that is for %2.</translation>
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
    <message>
        <source>the line to the database is not secure</source>
        <translation>the line to the database is not secure</translation>
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
    <message>
        <source>open</source>
        <comment>a case</comment>
        <translation>open</translation>
    </message>
    <message>
        <source>critical</source>
        <translation>critical</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>warning</translation>
    </message>
    <message>
        <source>notice</source>
        <translation>notice</translation>
    </message>
    <message>
        <source>handed over</source>
        <translation>handed over</translation>
    </message>
    <message>
        <source>resolved</source>
        <translation>resolved</translation>
    </message>
    <message>
        <source>LIVE</source>
        <translation>LIVE</translation>
    </message>
    <message>
        <source>TRAINING</source>
        <translation>TRAINING</translation>
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
    <name>TimingWords</name>
    <message>
        <source>Cancel an order</source>
        <translation>Cancel an order</translation>
    </message>
    <message>
        <source>Issue a quote</source>
        <translation>Issue a quote</translation>
    </message>
    <message>
        <source>Accept a quote</source>
        <translation>Accept a quote</translation>
    </message>
    <message>
        <source>Place an order</source>
        <translation>Place an order</translation>
    </message>
    <message>
        <source>Receive stock</source>
        <translation>Receive stock</translation>
    </message>
    <message>
        <source>Count stock</source>
        <translation>Count stock</translation>
    </message>
    <message>
        <source>Change a price</source>
        <translation>Change a price</translation>
    </message>
    <message>
        <source>Repair stock</source>
        <translation>Repair stock</translation>
    </message>
    <message>
        <source>whole transaction</source>
        <translation>whole transaction</translation>
    </message>
    <message>
        <source>order lock</source>
        <translation>order lock</translation>
    </message>
    <message>
        <source>reservation lock</source>
        <translation>reservation lock</translation>
    </message>
    <message>
        <source>stock lock</source>
        <translation>stock lock</translation>
    </message>
    <message>
        <source>quote lock</source>
        <translation>quote lock</translation>
    </message>
    <message>
        <source>receipt lock</source>
        <translation>receipt lock</translation>
    </message>
    <message>
        <source>price lock</source>
        <translation>price lock</translation>
    </message>
    <message>
        <source>commit</source>
        <translation>commit</translation>
    </message>
    <message>
        <source>attempts</source>
        <translation>attempts</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>All flows</source>
        <translation>All flows</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 of %2</translation>
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
    <message>
        <source>%1 Nothing was changed.</source>
        <translation>%1 Nothing was changed.</translation>
    </message>
    <message>
        <source>The connection to the database is not secure, so it was not used. Nothing was changed.</source>
        <translation>The connection to the database is not secure, so it was not used. Nothing was changed.</translation>
    </message>
    <message>
        <source>Another store answers than the one that was opened. Nothing was changed.</source>
        <translation>Another store answers than the one that was opened. Nothing was changed.</translation>
    </message>
    <message>
        <source>A live store answers where a training store was meant, or the reverse. Nothing was changed.</source>
        <translation>A live store answers where a training store was meant, or the reverse. Nothing was changed.</translation>
    </message>
</context>
<context>
    <name>WhyReservedWords</name>
    <message>
        <source>nobody holds it</source>
        <translation>nobody holds it</translation>
    </message>
    <message numerus="yes">
        <source>%1 held by %n order(s)</source>
        <translation>
            <numerusform>%1 held by %n order</numerusform>
            <numerusform>%1 held by %n orders</numerusform>
        </translation>
    </message>
    <message>
        <source>the counter says %1</source>
        <translation>the counter says %1</translation>
    </message>
    <message>
        <source>there is no stock row</source>
        <translation>there is no stock row</translation>
    </message>
    <message>
        <source>there is no counter</source>
        <translation>there is no counter</translation>
    </message>
    <message>
        <source>they agree</source>
        <translation>they agree</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) held that the counter does not count</source>
        <translation>
            <numerusform>%n unit held that the counter does not count</numerusform>
            <numerusform>%n units held that the counter does not count</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) counted that no order holds</source>
        <translation>
            <numerusform>%n unit counted that no order holds</numerusform>
            <numerusform>%n units counted that no order holds</numerusform>
        </translation>
    </message>
    <message>
        <source>so nothing can be compared</source>
        <translation>so nothing can be compared</translation>
    </message>
    <message>
        <source>nothing is missing</source>
        <translation>nothing is missing</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <comment>sum · counter · verdict</comment>
        <translation>%1 · %2 · %3</translation>
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
    <message>
        <source>Say why it is cancelled without its customer: that is kept with your name.</source>
        <translation>Say why it is cancelled without its customer: that is kept with your name.</translation>
    </message>
    <message>
        <source>asked for in writing</source>
        <translation>asked for in writing</translation>
    </message>
    <message>
        <source>cannot be reached</source>
        <translation>cannot be reached</translation>
    </message>
    <message>
        <source>cannot be delivered</source>
        <translation>cannot be delivered</translation>
    </message>
    <message>
        <source>suspected fraud</source>
        <translation>suspected fraud</translation>
    </message>
    <message>
        <source>&amp;Without a customer: why</source>
        <translation>&amp;Without a customer: why</translation>
    </message>
    <message>
        <source>Without a customer: why</source>
        <translation>Without a customer: why</translation>
    </message>
    <message>
        <source>Choose or type why</source>
        <translation>Choose or type why</translation>
    </message>
    <message>
        <source>Why it is cancelled without serving its customer (Alt+W); Down opens the list</source>
        <translation>Why it is cancelled without serving its customer (Alt+W); Down opens the list</translation>
    </message>
</context>
<context>
    <name>holdfast::CaseDetails</name>
    <message>
        <source>As of %1: it cannot be read again now.</source>
        <translation>As of %1: it cannot be read again now.</translation>
    </message>
    <message>
        <source>&amp;Read again</source>
        <translation>&amp;Read again</translation>
    </message>
    <message>
        <source>Choose a case to compare what it is about.</source>
        <translation>Choose a case to compare what it is about.</translation>
    </message>
    <message>
        <source>Case %1 is being read.</source>
        <translation>Case %1 is being read.</translation>
    </message>
    <message>
        <source>Case %1 could not be read. It is as it was.</source>
        <translation>Case %1 could not be read. It is as it was.</translation>
    </message>
    <message>
        <source>There is no case %1 in this store.</source>
        <translation>There is no case %1 in this store.</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Try again</translation>
    </message>
    <message>
        <source>It is resolved; seen again, it is open again</source>
        <translation>It is resolved; seen again, it is open again</translation>
    </message>
    <message>
        <source>Say why nobody has to do anything more (Alt+S)</source>
        <translation>Say why nobody has to do anything more (Alt+S)</translation>
    </message>
    <message>
        <source>Export case %1</source>
        <translation>Export case %1</translation>
    </message>
    <message>
        <source>JSON files (*.json)</source>
        <translation>JSON files (*.json)</translation>
    </message>
    <message>
        <source>Case %1</source>
        <translation>Case %1</translation>
    </message>
    <message>
        <source>%1 was written to %2.</source>
        <translation>%1 was written to %2.</translation>
    </message>
    <message>
        <source>%1 bytes. Customers are numbers in it, and there is no password and no address.</source>
        <translation>%1 bytes. Customers are numbers in it, and there is no password and no address.</translation>
    </message>
    <message>
        <source>%1 could not be written to %2. What was there before is as it was.</source>
        <translation>%1 could not be written to %2. What was there before is as it was.</translation>
    </message>
    <message>
        <source>Another &amp;file…</source>
        <translation>Another &amp;file…</translation>
    </message>
    <message>
        <source>The case and what is done with it</source>
        <translation>The case and what is done with it</translation>
    </message>
    <message>
        <source>Re&amp;pair…</source>
        <translation>Re&amp;pair…</translation>
    </message>
    <message>
        <source>&amp;Note…</source>
        <translation>&amp;Note…</translation>
    </message>
    <message>
        <source>&amp;Hand over…</source>
        <translation>&amp;Hand over…</translation>
    </message>
    <message>
        <source>Re&amp;solve…</source>
        <translation>Re&amp;solve…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Export…</translation>
    </message>
    <message>
        <source>See whether the records leave one answer, and which (Alt+P)</source>
        <translation>See whether the records leave one answer, and which (Alt+P)</translation>
    </message>
    <message>
        <source>Write what was found out (Alt+N)</source>
        <translation>Write what was found out (Alt+N)</translation>
    </message>
    <message>
        <source>Hand it to another account (Alt+H)</source>
        <translation>Hand it to another account (Alt+H)</translation>
    </message>
    <message>
        <source>Write all of it to a file, for those who look for the fault (Alt+E)</source>
        <translation>Write all of it to a file, for those who look for the fault (Alt+E)</translation>
    </message>
</context>
<context>
    <name>holdfast::CaseEvidence</name>
    <message>
        <source>Expected</source>
        <translation>Expected</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Found</translation>
    </message>
    <message>
        <source>What was found has no form that is known here. The stored text is below.</source>
        <translation>What was found has no form that is known here. The stored text is below.</translation>
    </message>
    <message>
        <source>%1: %2, expected %3</source>
        <translation>%1: %2, expected %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Hide the stored text</source>
        <translation>Hide the stored text</translation>
    </message>
    <message>
        <source>Stored text</source>
        <translation>Stored text</translation>
    </message>
    <message>
        <source>What was found, exactly as it is stored</source>
        <translation>What was found, exactly as it is stored</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copy</translation>
    </message>
    <message>
        <source>Copy the stored text</source>
        <translation>Copy the stored text</translation>
    </message>
    <message>
        <source>Expected and found</source>
        <translation>Expected and found</translation>
    </message>
    <message>
        <source>seen %1 by %2</source>
        <translation>seen %1 by %2</translation>
    </message>
    <message>
        <source>When the case was opened, %1, it was:</source>
        <translation>When the case was opened, %1, it was:</translation>
    </message>
</context>
<context>
    <name>holdfast::CaseHandling</name>
    <message>
        <source>Whom is it handed to? Type the account that they sign in with.</source>
        <translation>Whom is it handed to? Type the account that they sign in with.</translation>
    </message>
    <message>
        <source>Type what was found out.</source>
        <translation>Type what was found out.</translation>
    </message>
    <message>
        <source>Type why nobody has to do anything more: it stays with the case.</source>
        <translation>Type why nobody has to do anything more: it stays with the case.</translation>
    </message>
    <message>
        <source>That are %1 characters; %2 can be kept.</source>
        <translation>That are %1 characters; %2 can be kept.</translation>
    </message>
    <message>
        <source>A note in case %1</source>
        <translation>A note in case %1</translation>
    </message>
    <message>
        <source>&amp;What was found out</source>
        <translation>&amp;What was found out</translation>
    </message>
    <message>
        <source>&amp;Note it</source>
        <translation>&amp;Note it</translation>
    </message>
    <message>
        <source>Add this note to the case (Alt+N)</source>
        <translation>Add this note to the case (Alt+N)</translation>
    </message>
    <message>
        <source>Hand case %1 over</source>
        <translation>Hand case %1 over</translation>
    </message>
    <message>
        <source>&amp;What is to be done (may stay empty)</source>
        <translation>&amp;What is to be done (may stay empty)</translation>
    </message>
    <message>
        <source>&amp;Hand over</source>
        <translation>&amp;Hand over</translation>
    </message>
    <message>
        <source>They find it among their cases (Alt+H)</source>
        <translation>They find it among their cases (Alt+H)</translation>
    </message>
    <message>
        <source>Resolve case %1</source>
        <translation>Resolve case %1</translation>
    </message>
    <message>
        <source>&amp;Why nobody has to do anything more</source>
        <translation>&amp;Why nobody has to do anything more</translation>
    </message>
    <message>
        <source>Re&amp;solve case %1</source>
        <translation>Re&amp;solve case %1</translation>
    </message>
    <message>
        <source>It is open again if it is seen again (Alt+S)</source>
        <translation>It is open again if it is seen again (Alt+S)</translation>
    </message>
    <message>
        <source>A&amp;ccount</source>
        <translation>A&amp;ccount</translation>
    </message>
    <message>
        <source>Account that it is handed to</source>
        <translation>Account that it is handed to</translation>
    </message>
    <message>
        <source>The account that they sign in with (Alt+C)</source>
        <translation>The account that they sign in with (Alt+C)</translation>
    </message>
    <message>
        <source>Alt+W</source>
        <translation>Alt+W</translation>
    </message>
    <message>
        <source>&amp;Leave it as it is</source>
        <translation>&amp;Leave it as it is</translation>
    </message>
    <message>
        <source>Record nothing; what is typed stays here (Alt+L, Esc)</source>
        <translation>Record nothing; what is typed stays here (Alt+L, Esc)</translation>
    </message>
</context>
<context>
    <name>holdfast::CaseHistory</name>
    <message>
        <source>opened</source>
        <translation>opened</translation>
    </message>
    <message numerus="yes">
        <source>seen again %n time(s)</source>
        <translation>
            <numerusform>seen again %n time</numerusform>
            <numerusform>seen again %n times</numerusform>
        </translation>
    </message>
    <message>
        <source>seen again, and so open again</source>
        <translation>seen again, and so open again</translation>
    </message>
    <message>
        <source>noted</source>
        <translation>noted</translation>
    </message>
    <message>
        <source>handed to %1</source>
        <translation>handed to %1</translation>
    </message>
    <message>
        <source>resolved</source>
        <translation>resolved</translation>
    </message>
    <message>
        <source>repair asked for</source>
        <translation>repair asked for</translation>
    </message>
    <message>
        <source>repaired</source>
        <translation>repaired</translation>
    </message>
    <message>
        <source>What became of it</source>
        <translation>What became of it</translation>
    </message>
    <message numerus="yes">
        <source>seen %n time(s)</source>
        <translation>
            <numerusform>seen %n time</numerusform>
            <numerusform>seen %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show %n earlier line(s)</source>
        <translation>
            <numerusform>Show %n earlier line</numerusform>
            <numerusform>Show %n earlier lines</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2  %3 · last by %4</source>
        <translation>%1 to %2  %3 · last by %4</translation>
    </message>
    <message>
        <source>%1  %2 · %3</source>
        <translation>%1  %2 · %3</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
</context>
<context>
    <name>holdfast::CaseOrderView</name>
    <message>
        <source>Its reservations</source>
        <translation>Its reservations</translation>
    </message>
    <message>
        <source>Receipts</source>
        <translation>Receipts</translation>
    </message>
    <message>
        <source>There is no order %1.</source>
        <translation>There is no order %1.</translation>
    </message>
    <message>
        <source>SKU %1</source>
        <translation>SKU %1</translation>
    </message>
    <message>
        <source>Show this SKU&apos;s stock</source>
        <translation>Show this SKU&apos;s stock</translation>
    </message>
    <message>
        <source>held %1 · released %2</source>
        <translation>held %1 · released %2</translation>
    </message>
    <message>
        <source>held since %1</source>
        <translation>held since %1</translation>
    </message>
    <message>
        <source>no line of the order</source>
        <translation>no line of the order</translation>
    </message>
    <message numerus="yes">
        <source>line of %n unit(s), and no reservation</source>
        <translation>
            <numerusform>line of %n unit, and no reservation</numerusform>
            <numerusform>line of %n units, and no reservation</numerusform>
        </translation>
    </message>
    <message>
        <source>as its line</source>
        <translation>as its line</translation>
    </message>
    <message numerus="yes">
        <source>its line is of %n unit(s)</source>
        <translation>
            <numerusform>its line is of %n unit</numerusform>
            <numerusform>its line is of %n units</numerusform>
        </translation>
    </message>
    <message>
        <source>It has none.</source>
        <translation>It has none.</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>accepted</translation>
    </message>
    <message>
        <source>placed</source>
        <translation>placed</translation>
    </message>
    <message>
        <source>quote expired</source>
        <translation>quote expired</translation>
    </message>
    <message>
        <source>quote used already</source>
        <translation>quote used already</translation>
    </message>
    <message>
        <source>too little in stock</source>
        <translation>too little in stock</translation>
    </message>
    <message>
        <source>price changed</source>
        <translation>price changed</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>no answer</translation>
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
        <source>Quote %1</source>
        <translation>Quote %1</translation>
    </message>
    <message>
        <source>Show the quote</source>
        <translation>Show the quote</translation>
    </message>
    <message>
        <source>customer %1</source>
        <translation>customer %1</translation>
    </message>
    <message>
        <source>claimed %1</source>
        <translation>claimed %1</translation>
    </message>
    <message>
        <source>answered %1</source>
        <translation>answered %1</translation>
    </message>
    <message>
        <source>not answered</source>
        <translation>not answered</translation>
    </message>
    <message>
        <source>accepted as of %1</source>
        <translation>accepted as of %1</translation>
    </message>
    <message>
        <source>No receipt names this order or its quote.</source>
        <translation>No receipt names this order or its quote.</translation>
    </message>
    <message numerus="yes">
        <source>%n more are in the exported file.</source>
        <translation>
            <numerusform>%n more is in the exported file.</numerusform>
            <numerusform>%n more are in the exported file.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>holdfast::CaseSkuView</name>
    <message>
        <source>Show this SKU&apos;s stock</source>
        <translation>Show this SKU&apos;s stock</translation>
    </message>
    <message>
        <source>none</source>
        <translation>none</translation>
    </message>
    <message>
        <source>%1 available · %2 reserved · version %3</source>
        <translation>%1 available · %2 reserved · version %3</translation>
    </message>
    <message>
        <source>no stock row</source>
        <translation>no stock row</translation>
    </message>
    <message>
        <source>Held by orders</source>
        <translation>Held by orders</translation>
    </message>
    <message>
        <source>more than the first %1 are not listed</source>
        <translation>more than the first %1 are not listed</translation>
    </message>
    <message>
        <source>sum %1</source>
        <translation>sum %1</translation>
    </message>
    <message>
        <source>Movements, oldest first</source>
        <translation>Movements, oldest first</translation>
    </message>
    <message>
        <source>available / reserved</source>
        <translation>available / reserved</translation>
    </message>
    <message numerus="yes">
        <source>Show the %n movement(s) before</source>
        <translation>
            <numerusform>Show the %n movement before</numerusform>
            <numerusform>Show the %n movements before</numerusform>
        </translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>Fold</translation>
    </message>
    <message>
        <source>Unfold</source>
        <translation>Unfold</translation>
    </message>
    <message>
        <source>Fold %1</source>
        <translation>Fold %1</translation>
    </message>
    <message>
        <source>Unfold %1</source>
        <translation>Unfold %1</translation>
    </message>
    <message>
        <source>Leave only the sums</source>
        <translation>Leave only the sums</translation>
    </message>
    <message>
        <source>Show who holds it, and its movements</source>
        <translation>Show who holds it, and its movements</translation>
    </message>
</context>
<context>
    <name>holdfast::CaseView</name>
    <message>
        <source>Case %1</source>
        <translation>Case %1</translation>
    </message>
    <message>
        <source>as of %1</source>
        <translation>as of %1</translation>
    </message>
    <message>
        <source>All of it was read in one instant: %1</source>
        <translation>All of it was read in one instant: %1</translation>
    </message>
    <message>
        <source>Opened %1 by %2</source>
        <translation>Opened %1 by %2</translation>
    </message>
    <message numerus="yes">
        <source> · seen %n time(s), last %1</source>
        <translation>
            <numerusform> · seen %n time, last %1</numerusform>
            <numerusform> · seen %n times, last %1</numerusform>
        </translation>
    </message>
    <message>
        <source> · handed to %1</source>
        <translation> · handed to %1</translation>
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
        <source>Show this SKU&apos;s stock</source>
        <translation>Show this SKU&apos;s stock</translation>
    </message>
    <message>
        <source>Quote %1</source>
        <translation>Quote %1</translation>
    </message>
    <message>
        <source>Show the quote</source>
        <translation>Show the quote</translation>
    </message>
    <message>
        <source>Details of the case</source>
        <translation>Details of the case</translation>
    </message>
    <message>
        <source>Who holds these units, and how the counters came about</source>
        <translation>Who holds these units, and how the counters came about</translation>
    </message>
</context>
<context>
    <name>holdfast::CasesPane</name>
    <message>
        <source>Cases</source>
        <translation>Cases</translation>
    </message>
    <message>
        <source>Reading cases…</source>
        <translation>Reading cases…</translation>
    </message>
    <message>
        <source>Cases are for supervisors. Ask one to sign in here.</source>
        <translation>Cases are for supervisors. Ask one to sign in here.</translation>
    </message>
    <message>
        <source>The cases could not be read. Nothing was changed.</source>
        <translation>The cases could not be read. Nothing was changed.</translation>
    </message>
    <message>
        <source>No case is open.</source>
        <translation>No case is open.</translation>
    </message>
    <message>
        <source>No case matches these filters.</source>
        <translation>No case matches these filters.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>No.</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Severity</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Finding</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>Of</translation>
    </message>
    <message>
        <source>State</source>
        <translation>State</translation>
    </message>
    <message>
        <source>With</source>
        <translation>With</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>Opened</translation>
    </message>
    <message>
        <source>Last seen</source>
        <translation>Last seen</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>Seen</translation>
    </message>
    <message>
        <source> · %1 resolved are hidden</source>
        <translation> · %1 resolved are hidden</translation>
    </message>
    <message>
        <source>Open cases</source>
        <translation>Open cases</translation>
    </message>
    <message>
        <source>Handed over</source>
        <translation>Handed over</translation>
    </message>
    <message>
        <source>Resolved</source>
        <translation>Resolved</translation>
    </message>
    <message>
        <source>All cases</source>
        <translation>All cases</translation>
    </message>
    <message>
        <source>Every severity</source>
        <translation>Every severity</translation>
    </message>
    <message>
        <source>Only critical</source>
        <translation>Only critical</translation>
    </message>
    <message>
        <source>Only warnings</source>
        <translation>Only warnings</translation>
    </message>
    <message>
        <source>Only notices</source>
        <translation>Only notices</translation>
    </message>
    <message>
        <source>Show open, handed over, resolved or all cases</source>
        <translation>Show open, handed over, resolved or all cases</translation>
    </message>
    <message>
        <source>Show every severity or one</source>
        <translation>Show every severity or one</translation>
    </message>
    <message>
        <source>Check what changed</source>
        <translation>Check what changed</translation>
    </message>
    <message>
        <source>Check everything</source>
        <translation>Check everything</translation>
    </message>
    <message>
        <source>Stop the check</source>
        <translation>Stop the check</translation>
    </message>
    <message>
        <source>Details of the check</source>
        <translation>Details of the check</translation>
    </message>
</context>
<context>
    <name>holdfast::CheckStrip</name>
    <message>
        <source>This store was never checked.</source>
        <translation>This store was never checked.</translation>
    </message>
    <message>
        <source>A check of everything says whether every reserved unit belongs to an order that holds it.</source>
        <translation>A check of everything says whether every reserved unit belongs to an order that holds it.</translation>
    </message>
    <message>
        <source>It is not known yet when the store was last checked.</source>
        <translation>It is not known yet when the store was last checked.</translation>
    </message>
    <message>
        <source>Checked %1, %2 rows looked at</source>
        <translation>Checked %1, %2 rows looked at</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>everything</translation>
    </message>
    <message>
        <source>what changed</source>
        <translation>what changed</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>by %1</translation>
    </message>
    <message numerus="yes">
        <source>%n notice(s)</source>
        <translation>
            <numerusform>%n notice</numerusform>
            <numerusform>%n notices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new case(s)</source>
        <translation>
            <numerusform>%n new case</numerusform>
            <numerusform>%n new cases</numerusform>
        </translation>
    </message>
    <message>
        <source>no new case</source>
        <translation>no new case</translation>
    </message>
    <message>
        <source>Not all holds: %1.</source>
        <translation>Not all holds: %1.</translation>
    </message>
    <message>
        <source>What was changed holds. Whether all does, only a check of everything can say.</source>
        <translation>What was changed holds. Whether all does, only a check of everything can say.</translation>
    </message>
    <message>
        <source>green since %1</source>
        <translation>green since %1</translation>
    </message>
    <message>
        <source>All holds that could be looked at.</source>
        <translation>All holds that could be looked at.</translation>
    </message>
    <message>
        <source>All holds.</source>
        <translation>All holds.</translation>
    </message>
    <message>
        <source>Checking everything…</source>
        <translation>Checking everything…</translation>
    </message>
    <message>
        <source>Checking what changed…</source>
        <translation>Checking what changed…</translation>
    </message>
    <message>
        <source>Nothing is locked; desks go on working.</source>
        <translation>Nothing is locked; desks go on working.</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 of %2: %3</translation>
    </message>
    <message>
        <source>Stopping the check…</source>
        <translation>Stopping the check…</translation>
    </message>
    <message>
        <source>The check was stopped. Nothing was recorded, and nothing was changed.</source>
        <translation>The check was stopped. Nothing was recorded, and nothing was changed.</translation>
    </message>
    <message>
        <source>Before that: %1 %2</source>
        <translation>Before that: %1 %2</translation>
    </message>
    <message>
        <source>The check was made, and it is not known whether it was recorded. Check again.</source>
        <translation>The check was made, and it is not known whether it was recorded. Check again.</translation>
    </message>
    <message>
        <source>Not checked. %1</source>
        <translation>Not checked. %1</translation>
    </message>
    <message>
        <source>What the server said</source>
        <translation>What the server said</translation>
    </message>
    <message>
        <source>%1: a right is missing</source>
        <translation>%1: a right is missing</translation>
    </message>
    <message>
        <source>What was changed since the last check (F9)</source>
        <translation>What was changed since the last check (F9)</translation>
    </message>
    <message>
        <source>All rows, the server and its schema (Shift+F9)</source>
        <translation>All rows, the server and its schema (Shift+F9)</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Hide</translation>
    </message>
    <message>
        <source>What could not be looked at, and why</source>
        <translation>What could not be looked at, and why</translation>
    </message>
    <message>
        <source>Show or hide the details (Alt+F9)</source>
        <translation>Show or hide the details (Alt+F9)</translation>
    </message>
    <message>
        <source>Check what changed</source>
        <translation>Check what changed</translation>
    </message>
    <message>
        <source>Check everything</source>
        <translation>Check everything</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Stop the check; nothing is recorded (Ctrl+F9)</source>
        <translation>Stop the check; nothing is recorded (Ctrl+F9)</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copy</translation>
    </message>
    <message>
        <source>Copy the details</source>
        <translation>Copy the details</translation>
    </message>
    <message>
        <source>Details of the check</source>
        <translation>Details of the check</translation>
    </message>
    <message>
        <source>Progress of the check</source>
        <translation>Progress of the check</translation>
    </message>
    <message>
        <source>only a supervisor may check</source>
        <translation>only a supervisor may check</translation>
    </message>
    <message>
        <source>%1 Nothing was changed.</source>
        <translation>%1 Nothing was changed.</translation>
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
    <name>holdfast::DayPane</name>
    <message>
        <source>This could not be read again; it is shown as it was.</source>
        <translation>This could not be read again; it is shown as it was.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Try again</translation>
    </message>
    <message>
        <source>Nothing was asked on this day that is kept with its answer.</source>
        <translation>Nothing was asked on this day that is kept with its answer.</translation>
    </message>
    <message>
        <source>From %1, until %2</source>
        <translation>From %1, until %2</translation>
    </message>
    <message>
        <source>Your account may not read a day of the store. Ask a supervisor.</source>
        <translation>Your account may not read a day of the store. Ask a supervisor.</translation>
    </message>
    <message>
        <source>The database cannot be reached, so the day could not be read.</source>
        <translation>The database cannot be reached, so the day could not be read.</translation>
    </message>
    <message>
        <source>The day could not be read.</source>
        <translation>The day could not be read.</translation>
    </message>
    <message>
        <source>Reading the day…</source>
        <translation>Reading the day…</translation>
    </message>
    <message>
        <source>Orders cancelled</source>
        <translation>Orders cancelled</translation>
    </message>
    <message>
        <source>units given back: %1</source>
        <translation>units given back: %1</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Refused</translation>
    </message>
    <message>
        <source>nothing was asked</source>
        <translation>nothing was asked</translation>
    </message>
    <message>
        <source>of %1 asked</source>
        <translation>of %1 asked</translation>
    </message>
    <message>
        <source>Quotes expired</source>
        <translation>Quotes expired</translation>
    </message>
    <message>
        <source>no quote of this day has ended</source>
        <translation>no quote of this day has ended</translation>
    </message>
    <message>
        <source>%1 of %2 that ended</source>
        <translation>%1 of %2 that ended</translation>
    </message>
    <message>
        <source>Cases open now</source>
        <translation>Cases open now</translation>
    </message>
    <message>
        <source>critical: %1</source>
        <translation>critical: %1</translation>
    </message>
    <message>
        <source>Unconfirmed now</source>
        <translation>Unconfirmed now</translation>
    </message>
    <message>
        <source>at all desks</source>
        <translation>at all desks</translation>
    </message>
    <message>
        <source>Unconfirmed now, of all desks</source>
        <translation>Unconfirmed now, of all desks</translation>
    </message>
    <message>
        <source>the longest in doubt first</source>
        <translation>the longest in doubt first</translation>
    </message>
    <message>
        <source>Show this order (Enter)</source>
        <translation>Show this order (Enter)</translation>
    </message>
    <message>
        <source>Every desk knows how everything ended that was asked there.</source>
        <translation>Every desk knows how everything ended that was asked there.</translation>
    </message>
    <message>
        <source>Your account may not see what other desks do not know. Ask a supervisor.</source>
        <translation>Your account may not see what other desks do not know. Ask a supervisor.</translation>
    </message>
    <message>
        <source>What is unconfirmed could not be read. F5 tries again.</source>
        <translation>What is unconfirmed could not be read. F5 tries again.</translation>
    </message>
    <message>
        <source>Reading what is unconfirmed…</source>
        <translation>Reading what is unconfirmed…</translation>
    </message>
    <message>
        <source>Cancelled, by person and reason</source>
        <translation>Cancelled, by person and reason</translation>
    </message>
    <message>
        <source>orders: %1</source>
        <translation>orders: %1</translation>
    </message>
    <message>
        <source>Nobody cancelled an order on this day.</source>
        <translation>Nobody cancelled an order on this day.</translation>
    </message>
    <message>
        <source>Share expired, of those that are not open any more</source>
        <translation>Share expired, of those that are not open any more</translation>
    </message>
    <message>
        <source>There is nothing to give out before all of the day has been read.</source>
        <translation>There is nothing to give out before all of the day has been read.</translation>
    </message>
    <message>
        <source>Print the day as it is shown (Alt+P, Ctrl+P)</source>
        <translation>Print the day as it is shown (Alt+P, Ctrl+P)</translation>
    </message>
    <message>
        <source>Write the day as it is shown to a file, for a spreadsheet (Alt+E, Ctrl+E)</source>
        <translation>Write the day as it is shown to a file, for a spreadsheet (Alt+E, Ctrl+E)</translation>
    </message>
    <message>
        <source>Day %1</source>
        <translation>Day %1</translation>
    </message>
    <message>
        <source>Write the day to a file</source>
        <translation>Write the day to a file</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Comma-separated values (*.csv)</translation>
    </message>
    <message>
        <source>The day %1 was written to %2.</source>
        <translation>The day %1 was written to %2.</translation>
    </message>
    <message>
        <source>%1 cannot be written. Nothing was written.</source>
        <translation>%1 cannot be written. Nothing was written.</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Day</translation>
    </message>
    <message>
        <source>End of day</source>
        <translation>End of day</translation>
    </message>
    <message>
        <source>The day, in this computer&apos;s time zone (Alt+Page Up, Alt+Page Down)</source>
        <translation>The day, in this computer&apos;s time zone (Alt+Page Up, Alt+Page Down)</translation>
    </message>
    <message>
        <source>The day before (Alt+Page Up)</source>
        <translation>The day before (Alt+Page Up)</translation>
    </message>
    <message>
        <source>The day after (Alt+Page Down)</source>
        <translation>The day after (Alt+Page Down)</translation>
    </message>
    <message>
        <source>&amp;Today</source>
        <translation>&amp;Today</translation>
    </message>
    <message>
        <source>Back to this day (Alt+T)</source>
        <translation>Back to this day (Alt+T)</translation>
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
        <source>&amp;Print…</source>
        <translation>&amp;Print…</translation>
    </message>
    <message>
        <source>Print the day</source>
        <translation>Print the day</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Export…</translation>
    </message>
    <message>
        <source>Try &amp;again</source>
        <translation>Try &amp;again</translation>
    </message>
    <message>
        <source>Reads the day again (Alt+A, F5)</source>
        <translation>Reads the day again (Alt+A, F5)</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operation</translation>
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
        <source>Asked by</source>
        <translation>Asked by</translation>
    </message>
    <message>
        <source>Workstation</source>
        <translation>Workstation</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>Asked</translation>
    </message>
    <message>
        <source>In doubt for</source>
        <translation>In doubt for</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>Known</translation>
    </message>
    <message>
        <source>Call back</source>
        <translation>Call back</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Who</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Reason</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Orders</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Units</translation>
    </message>
    <message>
        <source>Unconfirmed operations of all desks</source>
        <translation>Unconfirmed operations of all desks</translation>
    </message>
    <message>
        <source>Cancelled orders, by person and reason</source>
        <translation>Cancelled orders, by person and reason</translation>
    </message>
    <message>
        <source>Answers to acceptances and orders</source>
        <translation>Answers to acceptances and orders</translation>
    </message>
    <message>
        <source>Quotes issued on this day</source>
        <translation>Quotes issued on this day</translation>
    </message>
    <message>
        <source>The day&apos;s figures</source>
        <translation>The day&apos;s figures</translation>
    </message>
</context>
<context>
    <name>holdfast::DiagnosticsPage</name>
    <message>
        <source>Cases</source>
        <translation>Cases</translation>
    </message>
    <message>
        <source>Who waits for whom</source>
        <translation>Who waits for whom</translation>
    </message>
    <message>
        <source>Timings</source>
        <translation>Timings</translation>
    </message>
    <message>
        <source>The day</source>
        <translation>The day</translation>
    </message>
    <message>
        <source>%1 (Ctrl+PgUp, Ctrl+PgDown)</source>
        <translation>%1 (Ctrl+PgUp, Ctrl+PgDown)</translation>
    </message>
    <message>
        <source>Parts of Diagnostics</source>
        <translation>Parts of Diagnostics</translation>
    </message>
    <message>
        <source>Next part of Diagnostics</source>
        <translation>Next part of Diagnostics</translation>
    </message>
    <message>
        <source>Part of Diagnostics before</source>
        <translation>Part of Diagnostics before</translation>
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
    <name>holdfast::FoldedText</name>
    <message>
        <source>Copy</source>
        <translation>Copy</translation>
    </message>
    <message>
        <source>Copy this text</source>
        <translation>Copy this text</translation>
    </message>
</context>
<context>
    <name>holdfast::HoldersTable</name>
    <message>
        <source>%1 · this case</source>
        <translation>%1 · this case</translation>
    </message>
    <message>
        <source>There is no such order.</source>
        <translation>There is no such order.</translation>
    </message>
    <message>
        <source>Show this order (Enter)</source>
        <translation>Show this order (Enter)</translation>
    </message>
    <message>
        <source>none</source>
        <translation>none</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Order</translation>
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
        <source>Held since</source>
        <translation>Held since</translation>
    </message>
    <message>
        <source>Customer</source>
        <translation>Customer</translation>
    </message>
    <message>
        <source>Orders that hold units of %1</source>
        <translation>Orders that hold units of %1</translation>
    </message>
</context>
<context>
    <name>holdfast::IncidentBanner</name>
    <message>
        <source>Show what was found, in Diagnostics (Ctrl+Shift+D)</source>
        <translation>Show what was found, in Diagnostics (Ctrl+Shift+D)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Close; the case stays in Diagnostics (Ctrl+Shift+X)</source>
        <translation>Close; the case stays in Diagnostics (Ctrl+Shift+X)</translation>
    </message>
    <message>
        <source>Show the new case</source>
        <translation>Show the new case</translation>
    </message>
    <message>
        <source>Close what was told of the new case</source>
        <translation>Close what was told of the new case</translation>
    </message>
    <message>
        <source>New case %1, %2. %3: %4</source>
        <translation>New case %1, %2. %3: %4</translation>
    </message>
    <message>
        <source>New case %1.</source>
        <translation>New case %1.</translation>
    </message>
    <message>
        <source>Show case %1</source>
        <translation>Show case %1</translation>
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
    <name>holdfast::LockPage</name>
    <message>
        <source>Unlocking…</source>
        <translation>Unlocking…</translation>
    </message>
    <message>
        <source>&amp;Unlock</source>
        <translation>&amp;Unlock</translation>
    </message>
    <message numerus="yes">
        <source>%n operation(s) that were sent go on. Their answers wait here.</source>
        <translation>
            <numerusform>%n operation that was sent goes on. Its answer waits here.</numerusform>
            <numerusform>%n operations that were sent go on. Their answers wait here.</numerusform>
        </translation>
    </message>
    <message>
        <source>Locked: %1 (training) — Holdfast</source>
        <translation>Locked: %1 (training) — Holdfast</translation>
    </message>
    <message>
        <source>Locked: %1 — Holdfast</source>
        <translation>Locked: %1 — Holdfast</translation>
    </message>
    <message>
        <source>This desk is locked</source>
        <translation>This desk is locked</translation>
    </message>
    <message>
        <source>%1 · TRAINING</source>
        <translation>%1 · TRAINING</translation>
    </message>
    <message>
        <source>%1 (%2) is signed in. The work on the screen is as it was left.</source>
        <translation>%1 (%2) is signed in. The work on the screen is as it was left.</translation>
    </message>
    <message>
        <source>Go on where you left off (Alt+U)</source>
        <translation>Go on where you left off (Alt+U)</translation>
    </message>
    <message>
        <source>&amp;Another person…</source>
        <translation>&amp;Another person…</translation>
    </message>
    <message>
        <source>Sign in as somebody else; what was typed here and not sent is dropped (Alt+A)</source>
        <translation>Sign in as somebody else; what was typed here and not sent is dropped (Alt+A)</translation>
    </message>
</context>
<context>
    <name>holdfast::LockWaitDetails</name>
    <message>
        <source>It waits for nobody any more, and nobody for it.</source>
        <translation>It waits for nobody any more, and nobody for it.</translation>
    </message>
    <message>
        <source>%1: it runs nothing, and keeps its locks until it ends</source>
        <translation>%1: it runs nothing, and keeps its locks until it ends</translation>
    </message>
    <message>
        <source>%1, since %2 (%3)</source>
        <translation>%1, since %2 (%3)</translation>
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
        <source>Quote %1</source>
        <translation>Quote %1</translation>
    </message>
    <message>
        <source>Show this quote</source>
        <translation>Show this quote</translation>
    </message>
    <message>
        <source>SKU %1</source>
        <translation>SKU %1</translation>
    </message>
    <message>
        <source>Show the stock of this SKU</source>
        <translation>Show the stock of this SKU</translation>
    </message>
    <message>
        <source>Last deadlock</source>
        <translation>Last deadlock</translation>
    </message>
    <message>
        <source>None since the server started.</source>
        <translation>None since the server started.</translation>
    </message>
    <message>
        <source>rolled back</source>
        <translation>rolled back</translation>
    </message>
    <message>
        <source>went on</source>
        <translation>went on</translation>
    </message>
    <message>
        <source>held %1</source>
        <translation>held %1</translation>
    </message>
    <message>
        <source>waited for %1</source>
        <translation>waited for %1</translation>
    </message>
    <message>
        <source>This account may not see it. An administrator can let it:</source>
        <translation>This account may not see it. An administrator can let it:</translation>
    </message>
    <message>
        <source>Just now</source>
        <translation>Just now</translation>
    </message>
    <message>
        <source>In its transaction since</source>
        <translation>In its transaction since</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Holds</translation>
    </message>
    <message>
        <source>Waits for</source>
        <translation>Waits for</translation>
    </message>
    <message>
        <source>Show its &amp;statement</source>
        <translation>Show its &amp;statement</translation>
    </message>
    <message>
        <source>Hide its &amp;statement</source>
        <translation>Hide its &amp;statement</translation>
    </message>
    <message>
        <source>The statement that it runs just now</source>
        <translation>The statement that it runs just now</translation>
    </message>
    <message>
        <source>Show the server&apos;s &amp;own text</source>
        <translation>Show the server&apos;s &amp;own text</translation>
    </message>
    <message>
        <source>Hide the server&apos;s &amp;own text</source>
        <translation>Hide the server&apos;s &amp;own text</translation>
    </message>
    <message>
        <source>What the server wrote down about it</source>
        <translation>What the server wrote down about it</translation>
    </message>
</context>
<context>
    <name>holdfast::LockWaitsPane</name>
    <message numerus="yes">
        <source>%n session(s) wait</source>
        <translation>
            <numerusform>%n session waits</numerusform>
            <numerusform>%n sessions wait</numerusform>
        </translation>
    </message>
    <message>
        <source>as of %1</source>
        <translation>as of %1</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>paused</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Go on</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>Ask once a second again (Alt+G)</source>
        <translation>Ask once a second again (Alt+G)</translation>
    </message>
    <message>
        <source>Keep what is shown as it is (Alt+P)</source>
        <translation>Keep what is shown as it is (Alt+P)</translation>
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
        <source>It could not be read who waits for whom.</source>
        <translation>It could not be read who waits for whom.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Nothing was changed.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Try again</translation>
    </message>
    <message>
        <source>Reading who waits for whom…</source>
        <translation>Reading who waits for whom…</translation>
    </message>
    <message>
        <source>This account may not see who waits for whom.</source>
        <translation>This account may not see who waits for whom.</translation>
    </message>
    <message>
        <source>Whether anybody waits is not known. An administrator can let it:</source>
        <translation>Whether anybody waits is not known. An administrator can let it:</translation>
    </message>
    <message>
        <source>The server does not record who waits for whom.</source>
        <translation>The server does not record who waits for whom.</translation>
    </message>
    <message>
        <source>Its performance_schema is off. Whether anybody waits is not known until an administrator turns it on in the server&apos;s configuration and starts the server anew.</source>
        <translation>Its performance_schema is off. Whether anybody waits is not known until an administrator turns it on in the server&apos;s configuration and starts the server anew.</translation>
    </message>
    <message>
        <source>Nobody waits. As of %1.</source>
        <translation>Nobody waits. As of %1.</translation>
    </message>
    <message>
        <source>Asked once a second while this is to be seen.</source>
        <translation>Asked once a second while this is to be seen.</translation>
    </message>
    <message>
        <source>Who waits for whom</source>
        <translation>Who waits for whom</translation>
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
        <source>&amp;Copy</source>
        <translation>&amp;Copy</translation>
    </message>
    <message>
        <source>Copy what an administrator has to run (Alt+C)</source>
        <translation>Copy what an administrator has to run (Alt+C)</translation>
    </message>
    <message>
        <source>Copy &amp;row</source>
        <translation>Copy &amp;row</translation>
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
    <message>
        <source>%1, open cases: %2</source>
        <translation>%1, open cases: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Who is signed in: lock (Ctrl+L), or another person (Ctrl+Shift+L)</source>
        <translation>Who is signed in: lock (Ctrl+L), or another person (Ctrl+Shift+L)</translation>
    </message>
    <message>
        <source>&amp;Lock</source>
        <translation>&amp;Lock</translation>
    </message>
    <message>
        <source>A demo store does not lock</source>
        <translation>A demo store does not lock</translation>
    </message>
    <message>
        <source>&amp;Another person…</source>
        <translation>&amp;Another person…</translation>
    </message>
</context>
<context>
    <name>holdfast::MovementsTable</name>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>The movements add up to %1 · there is no stock row</source>
        <translation>The movements add up to %1 · there is no stock row</translation>
    </message>
    <message>
        <source>There are no movements, and no stock row</source>
        <translation>There are no movements, and no stock row</translation>
    </message>
    <message>
        <source>none</source>
        <translation>none</translation>
    </message>
    <message>
        <source>The movements add up to the counters: %1</source>
        <translation>The movements add up to the counters: %1</translation>
    </message>
    <message>
        <source>The movements add up to %1 · the counters say %2</source>
        <translation>The movements add up to %1 · the counters say %2</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier movement(s)</source>
        <translation>
            <numerusform>%n earlier movement</numerusform>
            <numerusform>%n earlier movements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n version(s) missing here</source>
        <translation>
            <numerusform>%n version missing here</numerusform>
            <numerusform>%n versions missing here</numerusform>
        </translation>
    </message>
    <message>
        <source>the version goes back here</source>
        <translation>the version goes back here</translation>
    </message>
    <message>
        <source>Each movement counts the stock row&apos;s version by one.</source>
        <translation>Each movement counts the stock row&apos;s version by one.</translation>
    </message>
    <message>
        <source>the stock row says</source>
        <translation>the stock row says</translation>
    </message>
    <message>
        <source>there is no stock row</source>
        <translation>there is no stock row</translation>
    </message>
    <message>
        <source>What the movements add up to</source>
        <translation>What the movements add up to</translation>
    </message>
    <message>
        <source>Not what the movements add up to</source>
        <translation>Not what the movements add up to</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>kind of movement · account</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 · order %2</source>
        <translation>%1 · order %2</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>version of a stock row</comment>
        <translation>No.</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Movement</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Account</translation>
    </message>
    <message>
        <source>When</source>
        <translation>When</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Change</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Sum</translation>
    </message>
    <message>
        <source>Movements of %1, available / reserved</source>
        <translation>Movements of %1, available / reserved</translation>
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
    <message>
        <source>Ask who is calling, and serve them (Alt+S)</source>
        <translation>Ask who is calling, and serve them (Alt+S)</translation>
    </message>
    <message>
        <source>&amp;Cancel without a customer…</source>
        <translation>&amp;Cancel without a customer…</translation>
    </message>
    <message>
        <source>Its customer is not being served. You are signed in as %1 and can cancel it without; you are asked why.</source>
        <translation>Its customer is not being served. You are signed in as %1 and can cancel it without; you are asked why.</translation>
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
    <name>holdfast::ProfileDialog</name>
    <message>
        <source>Give it a name, as you call the store.</source>
        <translation>Give it a name, as you call the store.</translation>
    </message>
    <message>
        <source>Type the path of the socket; it begins with / and has no semicolon.</source>
        <translation>Type the path of the socket; it begins with / and has no semicolon.</translation>
    </message>
    <message>
        <source>Type at least one host.</source>
        <translation>Type at least one host.</translation>
    </message>
    <message>
        <source>%1 is not a host: write db1.example.org, or db1.example.org:3306.</source>
        <translation>%1 is not a host: write db1.example.org, or db1.example.org:3306.</translation>
    </message>
    <message>
        <source>%1 is there twice.</source>
        <translation>%1 is there twice.</translation>
    </message>
    <message>
        <source>Type the schema: the database that the store is in.</source>
        <translation>Type the schema: the database that the store is in.</translation>
    </message>
    <message>
        <source>Choose one: the store is asked which it is.</source>
        <translation>Choose one: the store is asked which it is.</translation>
    </message>
    <message>
        <source>Type the account.</source>
        <translation>Type the account.</translation>
    </message>
    <message>
        <source>The database client cannot take a path with a semicolon.</source>
        <translation>The database client cannot take a path with a semicolon.</translation>
    </message>
    <message>
        <source>Name the CA&apos;s file: a server that is not this computer is spoken to encrypted only.</source>
        <translation>Name the CA&apos;s file: a server that is not this computer is spoken to encrypted only.</translation>
    </message>
    <message>
        <source>The CA&apos;s file</source>
        <translation>The CA&apos;s file</translation>
    </message>
    <message>
        <source>Certificates (*.pem *.crt *.cer)</source>
        <translation>Certificates (*.pem *.crt *.cer)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>All files (*)</translation>
    </message>
    <message>
        <source>Trying…</source>
        <translation>Trying…</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>&amp;Test</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Saving…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Save</translation>
    </message>
    <message>
        <source>Its file is %1; holdfast-cli calls it --store %2.</source>
        <translation>Its file is %1; holdfast-cli calls it --store %2.</translation>
    </message>
    <message>
        <source>The connection was not saved.</source>
        <translation>The connection was not saved.</translation>
    </message>
    <message>
        <source>The servers, each by itself</source>
        <translation>The servers, each by itself</translation>
    </message>
    <message>
        <source>Connection %1</source>
        <translation>Connection %1</translation>
    </message>
    <message>
        <source>New connection</source>
        <translation>New connection</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Where</source>
        <translation>&amp;Where</translation>
    </message>
    <message>
        <source>Sche&amp;ma</source>
        <translation>Sche&amp;ma</translation>
    </message>
    <message>
        <source>Which</source>
        <translation>Which</translation>
    </message>
    <message>
        <source>Sign-in</source>
        <translation>Sign-in</translation>
    </message>
    <message>
        <source>CA &amp;file</source>
        <translation>CA &amp;file</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>What the store is called here (Alt+N)</source>
        <translation>What the store is called here (Alt+N)</translation>
    </message>
    <message>
        <source>Hosts</source>
        <translation>Hosts</translation>
    </message>
    <message>
        <source>host or host:port, one a line or with commas; several of one store (Alt+W)</source>
        <translation>host or host:port, one a line or with commas; several of one store (Alt+W)</translation>
    </message>
    <message>
        <source>Socket</source>
        <translation>Socket</translation>
    </message>
    <message>
        <source>The path of the server&apos;s socket (Alt+W)</source>
        <translation>The path of the server&apos;s socket (Alt+W)</translation>
    </message>
    <message>
        <source>Schema</source>
        <translation>Schema</translation>
    </message>
    <message>
        <source>The database on the server that holds the store (Alt+M)</source>
        <translation>The database on the server that holds the store (Alt+M)</translation>
    </message>
    <message>
        <source>CA file</source>
        <translation>CA file</translation>
    </message>
    <message>
        <source>The certificate of the CA, as PEM (Alt+F)</source>
        <translation>The certificate of the CA, as PEM (Alt+F)</translation>
    </message>
    <message>
        <source>By &amp;host</source>
        <translation>By &amp;host</translation>
    </message>
    <message>
        <source>One or more servers of one store; the one that takes writes is used (Alt+H)</source>
        <translation>One or more servers of one store; the one that takes writes is used (Alt+H)</translation>
    </message>
    <message>
        <source>By a s&amp;ocket of this computer</source>
        <translation>By a s&amp;ocket of this computer</translation>
    </message>
    <message>
        <source>A server on this computer (Alt+O)</source>
        <translation>A server on this computer (Alt+O)</translation>
    </message>
    <message>
        <source>&amp;Live store</source>
        <translation>&amp;Live store</translation>
    </message>
    <message>
        <source>The store has to say the same, or it is not opened (Alt+L)</source>
        <translation>The store has to say the same, or it is not opened (Alt+L)</translation>
    </message>
    <message>
        <source>For t&amp;raining</source>
        <translation>For t&amp;raining</translation>
    </message>
    <message>
        <source>The store has to say the same, or it is not opened (Alt+R)</source>
        <translation>The store has to say the same, or it is not opened (Alt+R)</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>&amp;Browse…</translation>
    </message>
    <message>
        <source>Choose the CA&apos;s file (Alt+B)</source>
        <translation>Choose the CA&apos;s file (Alt+B)</translation>
    </message>
    <message>
        <source>Needed for every server that is not this computer: only a server whose certificate this CA signed is spoken to. Whether the certificate is made out to the host&apos;s name is not checked: the database client under Qt 6.4 cannot do it (newer ones do). So it has to be a private CA, one that signs nobody else&apos;s servers.</source>
        <translation>Needed for every server that is not this computer: only a server whose certificate this CA signed is spoken to. Whether the certificate is made out to the host&apos;s name is not checked: the database client under Qt 6.4 cannot do it (newer ones do). So it has to be a private CA, one that signs nobody else&apos;s servers.</translation>
    </message>
    <message>
        <source>The account is remembered. The password is for the test alone, and is kept nowhere.</source>
        <translation>The account is remembered. The password is for the test alone, and is kept nowhere.</translation>
    </message>
    <message>
        <source>The account is remembered. The password is for the test alone.
The password file stays: %1</source>
        <translation>The account is remembered. The password is for the test alone.
The password file stays: %1</translation>
    </message>
    <message>
        <source>Sign in to each server once, and say what is wrong; nothing is changed (Alt+T)</source>
        <translation>Sign in to each server once, and say what is wrong; nothing is changed (Alt+T)</translation>
    </message>
    <message>
        <source>Write this connection down on this computer (Alt+S)</source>
        <translation>Write this connection down on this computer (Alt+S)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancel</translation>
    </message>
    <message>
        <source>Leave everything as it was (Esc)</source>
        <translation>Leave everything as it was (Esc)</translation>
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
    <name>holdfast::RepairDialog</name>
    <message>
        <source>Asking…</source>
        <translation>Asking…</translation>
    </message>
    <message>
        <source>Ask a&amp;gain</source>
        <translation>Ask a&amp;gain</translation>
    </message>
    <message>
        <source>&amp;Ask for the repair</source>
        <translation>&amp;Ask for the repair</translation>
    </message>
    <message>
        <source>The same request: it is asked for once (Alt+G)</source>
        <translation>The same request: it is asked for once (Alt+G)</translation>
    </message>
    <message>
        <source>Write the request into the case; nothing is repaired yet (Alt+A)</source>
        <translation>Write the request into the case; nothing is repaired yet (Alt+A)</translation>
    </message>
    <message>
        <source>Repairing…</source>
        <translation>Repairing…</translation>
    </message>
    <message>
        <source>S&amp;ign in and repair</source>
        <translation>S&amp;ign in and repair</translation>
    </message>
    <message>
        <source>Write the stock row, in the name of who signs in (Alt+I)</source>
        <translation>Write the stock row, in the name of who signs in (Alt+I)</translation>
    </message>
    <message>
        <source>Look a&amp;gain</source>
        <translation>Look a&amp;gain</translation>
    </message>
    <message>
        <source>Look at the evidence as it is now (Alt+G)</source>
        <translation>Look at the evidence as it is now (Alt+G)</translation>
    </message>
    <message>
        <source>Case %1</source>
        <translation>Case %1</translation>
    </message>
    <message>
        <source>%1 · case %2</source>
        <translation>%1 · case %2</translation>
    </message>
    <message>
        <source>Repair of case %1</source>
        <translation>Repair of case %1</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Now</translation>
    </message>
    <message>
        <source>After the repair</source>
        <translation>After the repair</translation>
    </message>
    <message>
        <source>What will be written</source>
        <translation>What will be written</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Before</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Written</translation>
    </message>
    <message>
        <source>What was written</source>
        <translation>What was written</translation>
    </message>
    <message>
        <source>When it was asked for</source>
        <translation>When it was asked for</translation>
    </message>
    <message>
        <source>When you looked</source>
        <translation>When you looked</translation>
    </message>
    <message>
        <source>What has changed</source>
        <translation>What has changed</translation>
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
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>%1: %2, %3: %4</source>
        <translation>%1: %2, %3: %4</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Difference</translation>
    </message>
    <message numerus="yes">
        <source>%n movement(s), none missing, add up to %1 available and %2 reserved.</source>
        <translation>
            <numerusform>%n movement, none missing, adds up to %1 available and %2 reserved.</numerusform>
            <numerusform>%n movements, none missing, add up to %1 available and %2 reserved.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Orders hold %n unit(s): as many as the movements say are reserved.</source>
        <translation>
            <numerusform>Orders hold %n unit: as many as the movements say are reserved.</numerusform>
            <numerusform>Orders hold %n units: as many as the movements say are reserved.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only the stock row is written. No order, no reservation and no unit on the shelf is moved.</source>
        <translation>Only the stock row is written. No order, no reservation and no unit on the shelf is moved.</translation>
    </message>
    <message>
        <source>There is no such case.</source>
        <translation>There is no such case.</translation>
    </message>
    <message>
        <source>You asked for it at %1.</source>
        <translation>You asked for it at %1.</translation>
    </message>
    <message>
        <source>%1 asked for it at %2.</source>
        <translation>%1 asked for it at %2.</translation>
    </message>
    <message>
        <source>You asked for a repair at %1.</source>
        <translation>You asked for a repair at %1.</translation>
    </message>
    <message>
        <source>%1 asked for a repair at %2.</source>
        <translation>%1 asked for a repair at %2.</translation>
    </message>
    <message>
        <source>%1 It was carried out.</source>
        <translation>%1 It was carried out.</translation>
    </message>
    <message>
        <source>%1 The records have changed since: it cannot be carried out.</source>
        <translation>%1 The records have changed since: it cannot be carried out.</translation>
    </message>
    <message>
        <source>%1 The rows have changed since: it has to be asked for again.</source>
        <translation>%1 The rows have changed since: it has to be asked for again.</translation>
    </message>
    <message>
        <source>Reason: %1</source>
        <translation>Reason: %1</translation>
    </message>
    <message>
        <source>Another supervisor has to sign in, here and for this repair alone.</source>
        <translation>Another supervisor has to sign in, here and for this repair alone.</translation>
    </message>
    <message>
        <source>You can carry it out, or another supervisor: whoever does signs in for this repair alone.</source>
        <translation>You can carry it out, or another supervisor: whoever does signs in for this repair alone.</translation>
    </message>
    <message>
        <source>The reason has %1 characters; %2 can be kept.</source>
        <translation>The reason has %1 characters; %2 can be kept.</translation>
    </message>
    <message>
        <source>Choose a reason or type one: it stays with the case.</source>
        <translation>Choose a reason or type one: it stays with the case.</translation>
    </message>
    <message>
        <source>Looking at the evidence…</source>
        <translation>Looking at the evidence…</translation>
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
        <source>Why the counter was wrong (Alt+R); Down opens the list</source>
        <translation>Why the counter was wrong (Alt+R); Down opens the list</translation>
    </message>
    <message>
        <source>the counter was changed past the program</source>
        <translation>the counter was changed past the program</translation>
    </message>
    <message>
        <source>the counter was set by hand</source>
        <translation>the counter was set by hand</translation>
    </message>
    <message>
        <source>restored from a copy</source>
        <translation>restored from a copy</translation>
    </message>
    <message>
        <source>&amp;Count this SKU…</source>
        <translation>&amp;Count this SKU…</translation>
    </message>
    <message>
        <source>Go to where a count of the shelf is recorded (Alt+C)</source>
        <translation>Go to where a count of the shelf is recorded (Alt+C)</translation>
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
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
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
    <name>holdfast::SignInFields</name>
    <message>
        <source>Type the account.</source>
        <translation>Type the account.</translation>
    </message>
    <message>
        <source>Type the password.</source>
        <translation>Type the password.</translation>
    </message>
    <message>
        <source>Acco&amp;unt</source>
        <translation>Acco&amp;unt</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Account</translation>
    </message>
    <message>
        <source>The account that the database knows (Alt+U)</source>
        <translation>The account that the database knows (Alt+U)</translation>
    </message>
    <message>
        <source>&amp;Password</source>
        <translation>&amp;Password</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Password</translation>
    </message>
    <message>
        <source>It is sent to the database, and this window keeps it nowhere (Alt+P)</source>
        <translation>It is sent to the database, and this window keeps it nowhere (Alt+P)</translation>
    </message>
</context>
<context>
    <name>holdfast::SignInPage</name>
    <message>
        <source>Without a password it is read from %1.</source>
        <translation>Without a password it is read from %1.</translation>
    </message>
    <message>
        <source>Your password is in this computer&apos;s key ring: just sign in.</source>
        <translation>Your password is in this computer&apos;s key ring: just sign in.</translation>
    </message>
    <message>
        <source>The key ring does not help: %1</source>
        <translation>The key ring does not help: %1</translation>
    </message>
    <message>
        <source>The key ring has forgotten the password.</source>
        <translation>The key ring has forgotten the password.</translation>
    </message>
    <message>
        <source>Signing in…</source>
        <translation>Signing in…</translation>
    </message>
    <message>
        <source>&amp;Sign in</source>
        <translation>&amp;Sign in</translation>
    </message>
    <message>
        <source>Open the store (Alt+S)</source>
        <translation>Open the store (Alt+S)</translation>
    </message>
    <message>
        <source>S&amp;top waiting</source>
        <translation>S&amp;top waiting</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Back</translation>
    </message>
    <message>
        <source>Wait no longer; an answer that comes later opens nothing (Esc)</source>
        <translation>Wait no longer; an answer that comes later opens nothing (Esc)</translation>
    </message>
    <message>
        <source>To the list of connections (Esc)</source>
        <translation>To the list of connections (Esc)</translation>
    </message>
    <message>
        <source>You are signed in. The key ring did not keep the password.</source>
        <translation>You are signed in. The key ring did not keep the password.</translation>
    </message>
    <message>
        <source>Next time you type it again. It says: %1</source>
        <translation>Next time you type it again. It says: %1</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Go on</translation>
    </message>
    <message>
        <source>To the store (Alt+G)</source>
        <translation>To the store (Alt+G)</translation>
    </message>
    <message>
        <source>The password in the key ring is not yours any more.</source>
        <translation>The password in the key ring is not yours any more.</translation>
    </message>
    <message>
        <source>Type the new one; keep it if you like, and it takes the old one&apos;s place.</source>
        <translation>Type the new one; keep it if you like, and it takes the old one&apos;s place.</translation>
    </message>
    <message>
        <source>&amp;Change the connection…</source>
        <translation>&amp;Change the connection…</translation>
    </message>
    <message>
        <source>Open this connection for changing (Alt+C)</source>
        <translation>Open this connection for changing (Alt+C)</translation>
    </message>
    <message>
        <source>On %1. For training: nothing here is real.</source>
        <translation>On %1. For training: nothing here is real.</translation>
    </message>
    <message>
        <source>On %1. A live store.</source>
        <translation>On %1. A live store.</translation>
    </message>
    <message>
        <source>Encrypted, and only with a server whose certificate is signed by the CA in %1. The host&apos;s name in it is not checked.</source>
        <translation>Encrypted, and only with a server whose certificate is signed by the CA in %1. The host&apos;s name in it is not checked.</translation>
    </message>
    <message>
        <source>&amp;Keep the password in this computer&apos;s key ring</source>
        <translation>&amp;Keep the password in this computer&apos;s key ring</translation>
    </message>
    <message>
        <source>So that it need not be typed here again (Alt+K)</source>
        <translation>So that it need not be typed here again (Alt+K)</translation>
    </message>
    <message>
        <source>&amp;Forget it</source>
        <translation>&amp;Forget it</translation>
    </message>
    <message>
        <source>Take the password out of the key ring (Alt+F)</source>
        <translation>Take the password out of the key ring (Alt+F)</translation>
    </message>
</context>
<context>
    <name>holdfast::SignInWindow</name>
    <message>
        <source>Sign in: %1 (training) — Holdfast</source>
        <translation>Sign in: %1 (training) — Holdfast</translation>
    </message>
    <message>
        <source>Sign in: %1 — Holdfast</source>
        <translation>Sign in: %1 — Holdfast</translation>
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
        <source>Change between a light and a dark window</source>
        <translation>Change between a light and a dark window</translation>
    </message>
    <message>
        <source>Change the language</source>
        <translation>Change the language</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Keyboard shortcuts</translation>
    </message>
    <message>
        <source>Keyboard shortcuts (?)</source>
        <translation>Keyboard shortcuts (?)</translation>
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
    <name>holdfast::StartPage</name>
    <message>
        <source>%1 · %2 was here last</source>
        <translation>%1 · %2 was here last</translation>
    </message>
    <message>
        <source>The connections of this computer, the one used last first.</source>
        <translation>The connections of this computer, the one used last first.</translation>
    </message>
    <message>
        <source>No connection is set up on this computer yet.</source>
        <translation>No connection is set up on this computer yet.</translation>
    </message>
    <message>
        <source>Its file cannot be read: the sentence in the list says why</source>
        <translation>Its file cannot be read: the sentence in the list says why</translation>
    </message>
    <message>
        <source>Sign in to this store (Enter)</source>
        <translation>Sign in to this store (Enter)</translation>
    </message>
    <message>
        <source>Change this connection, or try it (Alt+E)</source>
        <translation>Change this connection, or try it (Alt+E)</translation>
    </message>
    <message>
        <source>Remove &quot;%1&quot; from this computer? The store and its records stay as they are; a password in the key ring goes.</source>
        <translation>Remove &quot;%1&quot; from this computer? The store and its records stay as they are; a password in the key ring goes.</translation>
    </message>
    <message>
        <source>Making it…</source>
        <translation>Making it…</translation>
    </message>
    <message>
        <source>&amp;Try the demo store</source>
        <translation>&amp;Try the demo store</translation>
    </message>
    <message>
        <source>Starting a server on this computer…</source>
        <translation>Starting a server on this computer…</translation>
    </message>
    <message>
        <source>Making the store…</source>
        <translation>Making the store…</translation>
    </message>
    <message>
        <source>Opening it…</source>
        <translation>Opening it…</translation>
    </message>
    <message>
        <source>The connection was not removed.</source>
        <translation>The connection was not removed.</translation>
    </message>
    <message>
        <source>The demo store could not be made.</source>
        <translation>The demo store could not be made.</translation>
    </message>
    <message>
        <source>Nothing else on this computer was changed. The details say what the server said.</source>
        <translation>Nothing else on this computer was changed. The details say what the server said.</translation>
    </message>
    <message>
        <source>Try a&amp;gain</source>
        <translation>Try a&amp;gain</translation>
    </message>
    <message>
        <source>Make the demo store once more (Alt+G)</source>
        <translation>Make the demo store once more (Alt+G)</translation>
    </message>
    <message>
        <source>Where do you want to work?</source>
        <translation>Where do you want to work?</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>Connections</translation>
    </message>
    <message>
        <source>&amp;Sign in…</source>
        <translation>&amp;Sign in…</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Edit…</translation>
    </message>
    <message>
        <source>Re&amp;move…</source>
        <translation>Re&amp;move…</translation>
    </message>
    <message>
        <source>Take this connection off this computer (Alt+M)</source>
        <translation>Take this connection off this computer (Alt+M)</translation>
    </message>
    <message>
        <source>&amp;Remove it</source>
        <translation>&amp;Remove it</translation>
    </message>
    <message>
        <source>Remove the connection&apos;s file and its kept passwords (Alt+R)</source>
        <translation>Remove the connection&apos;s file and its kept passwords (Alt+R)</translation>
    </message>
    <message>
        <source>&amp;Keep it</source>
        <translation>&amp;Keep it</translation>
    </message>
    <message>
        <source>Leave everything as it is (Esc)</source>
        <translation>Leave everything as it is (Esc)</translation>
    </message>
    <message>
        <source>Sto&amp;p waiting</source>
        <translation>Sto&amp;p waiting</translation>
    </message>
    <message>
        <source>Wait no longer for the demo store (Esc)</source>
        <translation>Wait no longer for the demo store (Esc)</translation>
    </message>
    <message>
        <source>The demo store</source>
        <translation>The demo store</translation>
    </message>
    <message>
        <source>A training store that is made on this computer, with its own server. Everything can be tried; nothing in it belongs to a live store.</source>
        <translation>A training store that is made on this computer, with its own server. Everything can be tried; nothing in it belongs to a live store.</translation>
    </message>
    <message>
        <source>Make the demo store, if there is none, and open it (Alt+T)</source>
        <translation>Make the demo store, if there is none, and open it (Alt+T)</translation>
    </message>
    <message>
        <source>A store on a server</source>
        <translation>A store on a server</translation>
    </message>
    <message>
        <source>A live store, or one for training. You need the server&apos;s address, its CA file, and an account of your own.</source>
        <translation>A live store, or one for training. You need the server&apos;s address, its CA file, and an account of your own.</translation>
    </message>
    <message>
        <source>&amp;Connect to a server…</source>
        <translation>&amp;Connect to a server…</translation>
    </message>
    <message>
        <source>Set up a connection, and try it (Alt+C)</source>
        <translation>Set up a connection, and try it (Alt+C)</translation>
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
        <source>Held by orders</source>
        <translation>Held by orders</translation>
    </message>
    <message>
        <source>&amp;Why is this reserved?</source>
        <translation>&amp;Why is this reserved?</translation>
    </message>
    <message>
        <source>Every order that holds some, added up beside the counter (Alt+W)</source>
        <translation>Every order that holds some, added up beside the counter (Alt+W)</translation>
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
    <name>holdfast::TimingDetails</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 runs · at most %2 attempts</source>
        <translation>%1 runs · at most %2 attempts</translation>
    </message>
    <message>
        <source>%1 runs · mean %2 · longest %3</source>
        <translation>%1 runs · mean %2 · longest %3</translation>
    </message>
    <message>
        <source>None of them had to be tried again.</source>
        <translation>None of them had to be tried again.</translation>
    </message>
    <message>
        <source>%1 of %2 were tried again (%3): another desk was at the same records.</source>
        <translation>%1 of %2 were tried again (%3): another desk was at the same records.</translation>
    </message>
    <message>
        <source>as quoted</source>
        <translation>as quoted</translation>
    </message>
    <message>
        <source>%1 above the quoted one</source>
        <translation>%1 above the quoted one</translation>
    </message>
    <message>
        <source>%1 below the quoted one</source>
        <translation>%1 below the quoted one</translation>
    </message>
    <message>
        <source>half within %1, 95 of 100 within %2, longest %3</source>
        <translation>half within %1, 95 of 100 within %2, longest %3</translation>
    </message>
    <message>
        <source>%1 of %2 (%3)</source>
        <translation>%1 of %2 (%3)</translation>
    </message>
    <message>
        <source>Connections in use</source>
        <translation>Connections in use</translation>
    </message>
    <message>
        <source>In a flow, on average</source>
        <translation>In a flow, on average</translation>
    </message>
    <message>
        <source>Connected now</source>
        <translation>Connected now</translation>
    </message>
    <message>
        <source>Running now</source>
        <translation>Running now</translation>
    </message>
    <message>
        <source>Most at a time</source>
        <translation>Most at a time</translation>
    </message>
    <message>
        <source>The average is runs a second × how long one takes (Little&apos;s law). It is a mean, and no size of a pool follows from it. The other numbers are the whole server&apos;s; the most is since it started.</source>
        <translation>The average is runs a second × how long one takes (Little&apos;s law). It is a mean, and no size of a pool follows from it. The other numbers are the whole server&apos;s; the most is since it started.</translation>
    </message>
    <message>
        <source>Acceptances of quotes</source>
        <translation>Acceptances of quotes</translation>
    </message>
    <message>
        <source>Expired by then</source>
        <translation>Expired by then</translation>
    </message>
    <message>
        <source>Shown to sent</source>
        <translation>Shown to sent</translation>
    </message>
    <message>
        <source>Quote lock</source>
        <translation>Quote lock</translation>
    </message>
    <message>
        <source>Price then</source>
        <translation>Price then</translation>
    </message>
    <message>
        <source>Of all acceptances that were answered; a repeat under the same key is none.</source>
        <translation>Of all acceptances that were answered; a repeat under the same key is none.</translation>
    </message>
</context>
<context>
    <name>holdfast::TimingPicture</name>
    <message>
        <source>Attempts</source>
        <translation>Attempts</translation>
    </message>
    <message>
        <source>Time, each doubling equally wide</source>
        <translation>Time, each doubling equally wide</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Runs</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>Distribution</translation>
    </message>
    <message>
        <source>half of them within %1</source>
        <translation>half of them within %1</translation>
    </message>
    <message>
        <source>95 of 100 within %1</source>
        <translation>95 of 100 within %1</translation>
    </message>
    <message>
        <source>99 of 100 within %1</source>
        <translation>99 of 100 within %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 to %2</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <translation>%1–%2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n run(s)</source>
        <translation>
            <numerusform>%1: %n run</numerusform>
            <numerusform>%1: %n runs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>holdfast::TimingsPane</name>
    <message>
        <source>The timings could not be read. Nothing was changed.</source>
        <translation>The timings could not be read. Nothing was changed.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Try again</translation>
    </message>
    <message>
        <source>Reading the timings…</source>
        <translation>Reading the timings…</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Clear the filter</translation>
    </message>
    <message>
        <source>No desk has written timings for seven days.</source>
        <translation>No desk has written timings for seven days.</translation>
    </message>
    <message>
        <source>No desk has written timings today.</source>
        <translation>No desk has written timings today.</translation>
    </message>
    <message>
        <source>No desk has written timings in the last hour.</source>
        <translation>No desk has written timings in the last hour.</translation>
    </message>
    <message>
        <source>Show seven days</source>
        <translation>Show seven days</translation>
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
        <source>as of %1</source>
        <translation>as of %1</translation>
    </message>
    <message>
        <source>All desks together; each writes what it measured about once a minute.</source>
        <translation>All desks together; each writes what it measured about once a minute.</translation>
    </message>
    <message>
        <source>today</source>
        <translation>today</translation>
    </message>
    <message>
        <source>7 days</source>
        <translation>7 days</translation>
    </message>
    <message>
        <source>last hour</source>
        <translation>last hour</translation>
    </message>
    <message>
        <source>Timings</source>
        <translation>Timings</translation>
    </message>
    <message>
        <source>Last &amp;hour</source>
        <translation>Last &amp;hour</translation>
    </message>
    <message>
        <source>To&amp;day</source>
        <translation>To&amp;day</translation>
    </message>
    <message>
        <source>&amp;7 days</source>
        <translation>&amp;7 days</translation>
    </message>
    <message>
        <source>What was written in the last hour (Alt+H)</source>
        <translation>What was written in the last hour (Alt+H)</translation>
    </message>
    <message>
        <source>What was written today (Alt+D)</source>
        <translation>What was written today (Alt+D)</translation>
    </message>
    <message>
        <source>What was written in the last seven days (Alt+7)</source>
        <translation>What was written in the last seven days (Alt+7)</translation>
    </message>
    <message>
        <source>Flow</source>
        <translation>Flow</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Step</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Runs</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>95 %</source>
        <translation>95 %</translation>
    </message>
    <message>
        <source>99 %</source>
        <translation>99 %</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>Longest</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mean</translation>
    </message>
    <message>
        <source>No flow, step or SKU is called that.</source>
        <translation>No flow, step or SKU is called that.</translation>
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
<context>
    <name>holdfast::WhyReservedDialog</name>
    <message>
        <source>Why is this reserved?</source>
        <translation>Why is this reserved?</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>none</translation>
    </message>
    <message>
        <source>The stock row: %1 available · %2 reserved · version %3</source>
        <translation>The stock row: %1 available · %2 reserved · version %3</translation>
    </message>
    <message>
        <source>There is no stock row.</source>
        <translation>There is no stock row.</translation>
    </message>
    <message>
        <source>More than the first %1 are not listed; the sum counts all of them.</source>
        <translation>More than the first %1 are not listed; the sum counts all of them.</translation>
    </message>
    <message>
        <source>It is being read who holds this SKU.</source>
        <translation>It is being read who holds this SKU.</translation>
    </message>
    <message>
        <source>There is no such SKU.</source>
        <translation>There is no such SKU.</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Try again</translation>
    </message>
    <message>
        <source>What is below was read before.</source>
        <translation>What is below was read before.</translation>
    </message>
    <message>
        <source>Why is %1 reserved?</source>
        <translation>Why is %1 reserved?</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Read again</translation>
    </message>
    <message>
        <source>Read who holds it now (F5)</source>
        <translation>Read who holds it now (F5)</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>C&amp;lose</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Close (Esc)</translation>
    </message>
</context>
</TS>
