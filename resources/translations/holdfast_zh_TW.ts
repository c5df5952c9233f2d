<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW">
<context>
    <name>AcceptWords</name>
    <message>
        <source>SKU no. %1</source>
        <translation>商品編號 %1</translation>
    </message>
    <message>
        <source>%1: %2 wanted, %3 available</source>
        <translation>%1：需要 %2，可售 %3</translation>
    </message>
    <message>
        <source>Order %1 at %2</source>
        <translation>訂單 %1，%2</translation>
    </message>
    <message>
        <source>Order %1</source>
        <translation>訂單 %1</translation>
    </message>
    <message>
        <source>The order is now: %1.</source>
        <translation>訂單目前：%1。</translation>
    </message>
    <message>
        <source>Accepted then: %1.</source>
        <translation>當時已接受：%1。</translation>
    </message>
    <message>
        <source>Placed then: %1.</source>
        <translation>當時已下單：%1。</translation>
    </message>
    <message>
        <source>Not accepted then: the quote had run out at %1.</source>
        <translation>當時未接受：報價已在 %1 到期。</translation>
    </message>
    <message>
        <source>Not accepted then: the quote had been used already.</source>
        <translation>當時未接受：報價已被使用。</translation>
    </message>
    <message>
        <source>Not accepted then, too little was available: %1.</source>
        <translation>當時未接受，可售數量不足：%1。</translation>
    </message>
    <message>
        <source>Not placed then: a price had changed.</source>
        <translation>當時未下單：價格已變更。</translation>
    </message>
    <message>
        <source>Accepted. %1; %2 are reserved.</source>
        <translation>已接受。%1；已預留 %2。</translation>
    </message>
    <message>
        <source>Accepted. %1; its units are reserved.</source>
        <translation>已接受。%1；商品已預留。</translation>
    </message>
    <message>
        <source>Not accepted: the database took it up at %1, and the quote had run out at %2. Nothing was reserved.</source>
        <translation>未接受：資料庫在 %1 受理，而報價已在 %2 到期。沒有預留任何商品。</translation>
    </message>
    <message>
        <source>Not accepted, too little is available: %1. Nothing was reserved.</source>
        <translation>未接受，可售數量不足：%1。沒有預留任何商品。</translation>
    </message>
    <message>
        <source>%1 The quote stays open until %2.</source>
        <translation>%1報價在 %2 之前仍然有效。</translation>
    </message>
    <message>
        <source>Not accepted: this quote has been used by another attempt. Nothing was changed now.</source>
        <translation>未接受：這張報價已被另一次操作使用。這次沒有更動任何資料。</translation>
    </message>
    <message>
        <source>This is the answer of %1; nothing was done now. %2</source>
        <translation>這是 %1 的回答；這次沒有執行任何動作。%2</translation>
    </message>
    <message>
        <source>Refused: this attempt&apos;s key has been used for something else. Nothing was changed; tell a supervisor.</source>
        <translation>已拒絕：這次操作的識別鍵已用於其他用途。沒有更動任何資料；請告知主管。</translation>
    </message>
    <message>
        <source>There is no such quote of the customer being served. Nothing was changed.</source>
        <translation>服務中的顧客沒有這張報價。沒有更動任何資料。</translation>
    </message>
    <message>
        <source>Not accepted: this store sells at the prices of the moment, not by quotes. Nothing was changed.</source>
        <translation>未接受：這家商店依當下價格銷售，不使用報價。沒有更動任何資料。</translation>
    </message>
    <message>
        <source>The request cannot be sent as it is. Nothing was changed.</source>
        <translation>這項請求無法照樣送出。沒有更動任何資料。</translation>
    </message>
    <message>
        <source>The answer to this request came at %1. %2 Nothing was reserved.</source>
        <translation>這項請求的回答在 %1 產生。%2沒有預留任何商品。</translation>
    </message>
    <message>
        <source>Accepted at %1, by this same request. %2. %3</source>
        <translation>由同一項請求在 %1 接受。%2。%3</translation>
    </message>
    <message>
        <source>Accepted at %1, by this same request. %2; %3 are reserved.</source>
        <translation>由同一項請求在 %1 接受。%2；已預留 %3。</translation>
    </message>
    <message>
        <source>Accepted at %1, by this same request. %2; its units are reserved.</source>
        <translation>由同一項請求在 %1 接受。%2；商品已預留。</translation>
    </message>
    <message>
        <source>You can tell the customer now.</source>
        <translation>現在可以告知顧客。</translation>
    </message>
    <message>
        <source>Tell the customer that the price does not hold any more. A new quote has today&apos;s prices, and they have to agree to it.</source>
        <translation>請告知顧客這個價格已不再有效。新的報價採用目前的價格，需要顧客同意。</translation>
    </message>
    <message>
        <source>You can tell the customer now what is missing. Ask them before you try again.</source>
        <translation>現在可以告知顧客缺少什麼。再試一次之前請先詢問顧客。</translation>
    </message>
    <message>
        <source>Tell the customer nothing yet: look at the order that was made of it.</source>
        <translation>請先不要告知顧客：先查看由它成立的訂單。</translation>
    </message>
    <message>
        <source>Tell the customer that a price has changed.</source>
        <translation>請告知顧客價格已變更。</translation>
    </message>
    <message>
        <source>Tell the customer that it is not accepted: a supervisor has to look at it first.</source>
        <translation>請告知顧客尚未接受：要先由主管查看。</translation>
    </message>
    <message>
        <source>Tell the customer nothing yet: check the quote&apos;s number and who is calling.</source>
        <translation>請先不要告知顧客：核對報價編號與來電者身分。</translation>
    </message>
    <message>
        <source>Tell the customer that it is not accepted: show a supervisor the details.</source>
        <translation>請告知顧客未接受：把詳細資料交給主管。</translation>
    </message>
    <message>
        <source>The database did not answer the commit. It is not known whether the quote was accepted.</source>
        <translation>資料庫沒有回覆提交結果，還不知道報價是否已接受。</translation>
    </message>
    <message>
        <source>&amp;Try again as a new attempt</source>
        <translation>以新的操作再試一次(&amp;T)</translation>
    </message>
    <message>
        <source>New &amp;quote with the same lines</source>
        <translation>以相同明細開新報價(&amp;Q)</translation>
    </message>
    <message>
        <source>Show the &amp;order</source>
        <translation>顯示訂單(&amp;O)</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 on %2 lines</source>
        <translation>%2 個品項共 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Waited for the attempt&apos;s key</source>
        <translation>等待識別鍵的鎖</translation>
    </message>
    <message>
        <source>Waited for the quote</source>
        <translation>等待報價的鎖</translation>
    </message>
    <message>
        <source>Waited for the stock</source>
        <translation>等待庫存的鎖</translation>
    </message>
    <message>
        <source>The quote runs on meanwhile.</source>
        <translation>報價的時間仍在倒數。</translation>
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
        <translation>已於 %1 由同一次請求取消。%2 從那時起恢復可售。</translation>
    </message>
    <message>
        <source>Cancelled. %1 is available again.</source>
        <translation>已取消。%1 恢復可售。</translation>
    </message>
    <message>
        <source>Cancelled. %1 are available again.</source>
        <translation>已取消。%1 恢復可售。</translation>
    </message>
    <message>
        <source>Already cancelled at %1 by %2. Nothing was changed now.</source>
        <translation>先前已取消（%1，%2）。這次沒有更動任何資料。</translation>
    </message>
    <message>
        <source>Reason then: %1</source>
        <translation>當時的原因：%1</translation>
    </message>
    <message>
        <source>There is no such order of the customer being served. Nothing was changed.</source>
        <translation>服務中的顧客沒有這張訂單。沒有更動任何資料。</translation>
    </message>
    <message>
        <source>Cannot be cancelled: it is %1. Nothing was changed.</source>
        <translation>無法取消：訂單狀態是「%1」。沒有更動任何資料。</translation>
    </message>
    <message>
        <source>The records of this order disagree. Nothing was changed; case %1 is open.</source>
        <translation>這張訂單的紀錄彼此不符。沒有更動任何資料；已建立案件 %1。</translation>
    </message>
    <message>
        <source>The records of this order disagree. Nothing was changed; tell a supervisor.</source>
        <translation>這張訂單的紀錄彼此不符。沒有更動任何資料；請通知主管。</translation>
    </message>
    <message>
        <source>The reason is longer than %1 characters. Nothing was changed.</source>
        <translation>原因超過 %1 個字。沒有更動任何資料。</translation>
    </message>
    <message>
        <source>A reason is missing. Nothing was changed.</source>
        <translation>缺少原因。沒有更動任何資料。</translation>
    </message>
    <message>
        <source>The reason cannot be stored as it is. Nothing was changed.</source>
        <translation>原因含有無法保存的內容。沒有更動任何資料。</translation>
    </message>
    <message>
        <source>The database did not answer the commit. It is not known whether the order was cancelled.</source>
        <translation>資料庫沒有回覆提交結果，還不知道訂單是否已取消。</translation>
    </message>
    <message>
        <source>You can tell the customer now.</source>
        <translation>現在可以告知顧客。</translation>
    </message>
    <message>
        <source>You can tell the customer now: it had been cancelled before.</source>
        <translation>現在可以告知顧客：這張訂單先前就已取消。</translation>
    </message>
    <message>
        <source>Tell the customer nothing yet: check the order&apos;s number and who is calling.</source>
        <translation>請先不要告知顧客：核對訂單編號與來電者身分。</translation>
    </message>
    <message>
        <source>You can tell the customer now that it stands; ask the people who gave it this status what can be done.</source>
        <translation>現在可以告知顧客訂單仍然有效；能怎麼處理，請詢問設定這個狀態的人員。</translation>
    </message>
    <message>
        <source>Tell the customer that you will call back: a supervisor has to look at it first.</source>
        <translation>請告知顧客稍後回電：要先由主管查看。</translation>
    </message>
    <message>
        <source>Tell the customer nothing yet: change the reason and cancel again.</source>
        <translation>請先不要告知顧客：修改原因後再取消一次。</translation>
    </message>
    <message>
        <source>Waited for the order</source>
        <translation>等待訂單的鎖</translation>
    </message>
    <message>
        <source>Waited for its reservations</source>
        <translation>等待預留的鎖</translation>
    </message>
    <message>
        <source>Waited for the stock</source>
        <translation>等待庫存的鎖</translation>
    </message>
    <message>
        <source>Why it is cancelled without its customer is missing. Nothing was changed.</source>
        <translation>缺少不服務顧客而取消的理由。沒有更動任何資料。</translation>
    </message>
</context>
<context>
    <name>ConfirmationWords</name>
    <message>
        <source>Quantity</source>
        <translation>數量</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>品項</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>代碼</translation>
    </message>
    <message>
        <source>Price each</source>
        <translation>單價</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>金額</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Order %1 of %2 was cancelled on %3. It was for %4. Total of the order: %5.</source>
        <translation>%2 的訂單 %1 已於 %3 取消。訂單內容：%4。訂單總額：%5。</translation>
    </message>
    <message>
        <source>Cancellation of order %1</source>
        <translation>訂單 %1 取消確認</translation>
    </message>
    <message>
        <source>Order %1</source>
        <translation>訂單 %1</translation>
    </message>
    <message>
        <source>Customer: %1</source>
        <translation>顧客：%1</translation>
    </message>
    <message>
        <source>Placed: %1</source>
        <translation>成立：%1</translation>
    </message>
    <message>
        <source>Cancelled: %1</source>
        <translation>取消：%1</translation>
    </message>
    <message>
        <source>Status: %1</source>
        <translation>狀態：%1</translation>
    </message>
    <message>
        <source>Total: %1</source>
        <translation>總額：%1</translation>
    </message>
    <message>
        <source>TRAINING: this is no real order.</source>
        <translation>教學：這不是真實的訂單。</translation>
    </message>
    <message>
        <source>TRAINING · %1</source>
        <translation>教學 · %1</translation>
    </message>
</context>
<context>
    <name>ConnectionFindingWords</name>
    <message>
        <source>ready</source>
        <translation>可用</translation>
    </message>
    <message>
        <source>The live store answers, and takes changes.</source>
        <translation>正式商店有回應，並接受更動。</translation>
    </message>
    <message>
        <source>The training store answers, and takes changes.</source>
        <translation>教學商店有回應，並接受更動。</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>找不到</translation>
    </message>
    <message>
        <source>There is no such server: nobody in this network knows its name.</source>
        <translation>沒有這台伺服器：這個網路裡沒有人知道這個名稱。</translation>
    </message>
    <message>
        <source>Check how the host is written, and that this computer is in the store&apos;s network.</source>
        <translation>請核對主機名稱的寫法，並確認這台電腦在商店的網路內。</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>沒有回答</translation>
    </message>
    <message>
        <source>The server does not answer.</source>
        <translation>伺服器沒有回應。</translation>
    </message>
    <message>
        <source>Check host and port, that the server is running, and that no firewall is between.</source>
        <translation>請核對主機與連接埠，確認伺服器正在執行，中間沒有防火牆阻擋。</translation>
    </message>
    <message>
        <source>Check that the server on this computer is running, and the path of its socket.</source>
        <translation>請確認這台電腦上的伺服器正在執行，並核對 socket 的路徑。</translation>
    </message>
    <message>
        <source>not encrypted</source>
        <translation>未加密</translation>
    </message>
    <message>
        <source>The server offers no encryption (TLS), so the connection was closed at once.</source>
        <translation>伺服器不提供加密（TLS），所以立即關閉了連線。</translation>
    </message>
    <message>
        <source>Nothing of the store was read. TLS has to be switched on at the server; if somebody may have listened, change the password.</source>
        <translation>沒有讀取商店的任何資料。伺服器必須啟用 TLS；如果可能有人竊聽，請變更密碼。</translation>
    </message>
    <message>
        <source>no CA file</source>
        <translation>沒有 CA 檔案</translation>
    </message>
    <message>
        <source>The file of the CA cannot be read: %1</source>
        <translation>無法讀取 CA 檔案：%1</translation>
    </message>
    <message>
        <source>Nothing was sent. Name the file that the server&apos;s administrator gave you.</source>
        <translation>沒有送出任何資料。請指定伺服器管理員提供的檔案。</translation>
    </message>
    <message>
        <source>another CA</source>
        <translation>CA 不符</translation>
    </message>
    <message>
        <source>The server&apos;s certificate is not signed by the CA of this connection.</source>
        <translation>伺服器的憑證不是由這個連線設定的 CA 簽發的。</translation>
    </message>
    <message>
        <source>Nothing was sent. It may be another server than the store&apos;s: ask its administrator which CA file is right.</source>
        <translation>沒有送出任何資料。這可能不是商店的伺服器：請詢問管理員正確的 CA 檔案。</translation>
    </message>
    <message>
        <source>not signed in</source>
        <translation>未登入</translation>
    </message>
    <message>
        <source>This is not your password, or there is no account %1.</source>
        <translation>密碼不對，或沒有 %1 這個帳號。</translation>
    </message>
    <message>
        <source>The server does not say which of the two. Type them again; mind Caps Lock.</source>
        <translation>伺服器不會說明是哪一種。請重新輸入，並留意大寫鎖定。</translation>
    </message>
    <message>
        <source>no schema</source>
        <translation>沒有資料庫</translation>
    </message>
    <message>
        <source>The server has no schema %1.</source>
        <translation>伺服器上沒有資料庫 %1。</translation>
    </message>
    <message>
        <source>Check how the schema is written in this connection.</source>
        <translation>請核對這個連線設定裡資料庫名稱的寫法。</translation>
    </message>
    <message>
        <source>no role</source>
        <translation>沒有角色</translation>
    </message>
    <message>
        <source>Your account %1 has no role here.</source>
        <translation>您的帳號 %1 在這裡沒有角色。</translation>
    </message>
    <message>
        <source>Account and password are right. The store&apos;s owner can give it a role; or the store is in another schema than %1.</source>
        <translation>帳號與密碼都正確。商店擁有者可以指定角色；也可能商店不在資料庫 %1。</translation>
    </message>
    <message>
        <source>no store</source>
        <translation>沒有商店</translation>
    </message>
    <message>
        <source>There is no store in the schema %1.</source>
        <translation>資料庫 %1 裡沒有商店。</translation>
    </message>
    <message>
        <source>Check how the schema is written; or its owner has yet to found the store there.</source>
        <translation>請核對資料庫名稱的寫法；也可能擁有者還沒有在那裡建立商店。</translation>
    </message>
    <message>
        <source>a live store</source>
        <translation>正式商店</translation>
    </message>
    <message>
        <source>This is a live store, and the connection is one for training.</source>
        <translation>這是正式商店，而連線設定是教學用的。</translation>
    </message>
    <message>
        <source>It was not opened. If the live store is meant, say so in the connection.</source>
        <translation>商店沒有開啟。如果確實要用正式商店，請在連線設定中註明。</translation>
    </message>
    <message>
        <source>a training store</source>
        <translation>教學商店</translation>
    </message>
    <message>
        <source>This is a training store, and the connection is one to a live store.</source>
        <translation>這是教學商店，而連線設定是給正式商店的。</translation>
    </message>
    <message>
        <source>It was not opened. If it is for training, say so in the connection.</source>
        <translation>商店沒有開啟。如果是教學用途，請在連線設定中註明。</translation>
    </message>
    <message>
        <source>older</source>
        <translation>較舊</translation>
    </message>
    <message>
        <source>The store is older than this Holdfast, or its update was interrupted.</source>
        <translation>商店的版本比這個 Holdfast 舊，或更新曾經中斷。</translation>
    </message>
    <message>
        <source>The store&apos;s owner has to bring it up to date: holdfast-cli schema migrate.</source>
        <translation>商店擁有者必須更新商店：holdfast-cli schema migrate。</translation>
    </message>
    <message>
        <source>newer</source>
        <translation>較新</translation>
    </message>
    <message>
        <source>The store is newer than this Holdfast.</source>
        <translation>商店的版本比這個 Holdfast 新。</translation>
    </message>
    <message>
        <source>Install the version of Holdfast that the store was brought up to date with.</source>
        <translation>請安裝更新商店時所用的 Holdfast 版本。</translation>
    </message>
    <message>
        <source>not supported</source>
        <translation>不支援</translation>
    </message>
    <message>
        <source>Holdfast does not work with this server: it is too old, or another product.</source>
        <translation>Holdfast 無法使用這台伺服器：版本太舊，或是別種產品。</translation>
    </message>
    <message>
        <source>It says that it is %1.</source>
        <translation>它自稱是 %1。</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>唯讀</translation>
    </message>
    <message>
        <source>This server takes no changes: it is a copy of another one.</source>
        <translation>這台伺服器不接受更動：它是另一台的副本。</translation>
    </message>
    <message>
        <source>That is all right as long as another host of the connection takes them.</source>
        <translation>只要連線設定裡另有主機接受更動就沒有問題。</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>拒絕</translation>
    </message>
    <message>
        <source>The server takes encrypted connections only, and this one names no CA.</source>
        <translation>伺服器只接受加密連線，而這個連線設定沒有指定 CA。</translation>
    </message>
    <message>
        <source>Name the CA&apos;s file in the connection.</source>
        <translation>請在連線設定中指定 CA 檔案。</translation>
    </message>
    <message>
        <source>The server refused the sign-in.</source>
        <translation>伺服器拒絕登入。</translation>
    </message>
    <message>
        <source>Show the details to the server&apos;s administrator.</source>
        <translation>請把詳細資料交給伺服器管理員。</translation>
    </message>
    <message>
        <source>None of the servers takes changes.</source>
        <translation>沒有一台伺服器接受更動。</translation>
    </message>
    <message>
        <source>The store can be read, not worked with. Name the primary, too.</source>
        <translation>商店可以查看，但無法作業。請一併列出主庫。</translation>
    </message>
    <message numerus="yes">
        <source>%n of the servers cannot be used; should the primary fail, it will not be there to take over.</source>
        <translation>
            <numerusform>有 %n 台伺服器無法使用；主庫故障時，它們無法接手。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DayWords</name>
    <message>
        <source>customer %1</source>
        <translation>顧客 %1</translation>
    </message>
    <message>
        <source>order %1</source>
        <translation>訂單 %1</translation>
    </message>
    <message>
        <source>Orders cancelled, by person and reason: %1</source>
        <translation>取消的訂單（依人員與原因）：%1</translation>
    </message>
    <message>
        <source>Nobody cancelled an order on this day.</source>
        <translation>這一天沒有人取消訂單。</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>人員</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>訂單</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>件數</translation>
    </message>
    <message>
        <source>Share expired of the quotes that are not open any more</source>
        <translation>已不開放的報價中過期的比例</translation>
    </message>
    <message>
        <source>Answers, refusals, quotes and cases</source>
        <translation>回覆、拒絕、報價與案件</translation>
    </message>
    <message>
        <source>What</source>
        <translation>項目</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>次數</translation>
    </message>
    <message>
        <source>Unconfirmed now, of all desks: %1</source>
        <translation>目前待確認（所有櫃台）：%1</translation>
    </message>
    <message>
        <source>Every desk knows how everything ended that was asked there.</source>
        <translation>每個櫃台都知道自己的操作結果。</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>對象</translation>
    </message>
    <message>
        <source>Asked by, at</source>
        <translation>提出者與櫃台</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>提出時間</translation>
    </message>
    <message>
        <source>In doubt for</source>
        <translation>待確認時間</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>已知</translation>
    </message>
    <message>
        <source>Call back</source>
        <translation>回電</translation>
    </message>
    <message>
        <source>End of day: %1</source>
        <translation>日結：%1</translation>
    </message>
    <message>
        <source>Printed by %1.</source>
        <translation>由 %1 列印。</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>報表</translation>
    </message>
    <message>
        <source>End of day</source>
        <translation>日結</translation>
    </message>
    <message>
        <source>Store</source>
        <translation>商店</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>環境</translation>
    </message>
    <message>
        <source>training</source>
        <translation>教學</translation>
    </message>
    <message>
        <source>live</source>
        <translation>正式</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>時區</translation>
    </message>
    <message>
        <source>From (UTC)</source>
        <translation>起（UTC）</translation>
    </message>
    <message>
        <source>Until, not included (UTC)</source>
        <translation>迄，不含（UTC）</translation>
    </message>
    <message>
        <source>As of (UTC)</source>
        <translation>截至（UTC）</translation>
    </message>
    <message>
        <source>The day is over</source>
        <translation>這一天已結束</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Written by</source>
        <translation>寫出者</translation>
    </message>
    <message>
        <source>Expired, per cent of the quotes that are not open any more</source>
        <translation>過期，佔已不開放報價的百分比</translation>
    </message>
    <message>
        <source>Unconfirmed</source>
        <translation>待確認</translation>
    </message>
    <message>
        <source>Customer</source>
        <translation>顧客</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>訂單</translation>
    </message>
    <message>
        <source>Asked by</source>
        <translation>提出者</translation>
    </message>
    <message>
        <source>Workstation</source>
        <translation>櫃台</translation>
    </message>
    <message>
        <source>Asked (UTC)</source>
        <translation>提出時間（UTC）</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>Quote accepted, order made</source>
        <translation>已接受報價，訂單成立</translation>
    </message>
    <message>
        <source>Order placed</source>
        <translation>訂單成立</translation>
    </message>
    <message>
        <source>The quote had run out</source>
        <translation>報價已過期</translation>
    </message>
    <message>
        <source>The quote had been used already</source>
        <translation>報價先前已使用</translation>
    </message>
    <message>
        <source>Too little was available</source>
        <translation>可售數量不足</translation>
    </message>
    <message>
        <source>A price had changed</source>
        <translation>價格有變動</translation>
    </message>
    <message>
        <source>%1, of a newer version</source>
        <translation>%1（較新版本）</translation>
    </message>
    <message>
        <source>Orders cancelled</source>
        <translation>取消的訂單</translation>
    </message>
    <message>
        <source>Quotes issued</source>
        <translation>開出的報價</translation>
    </message>
    <message>
        <source>Quotes used</source>
        <translation>使用的報價</translation>
    </message>
    <message>
        <source>Quotes expired unused</source>
        <translation>未使用而過期的報價</translation>
    </message>
    <message>
        <source>Open cases, critical</source>
        <translation>未結案件，嚴重</translation>
    </message>
    <message>
        <source>Open cases, warnings</source>
        <translation>未結案件，警告</translation>
    </message>
    <message>
        <source>Open cases, notices</source>
        <translation>未結案件，提示</translation>
    </message>
    <message>
        <source>Unconfirmed operations</source>
        <translation>待確認的操作</translation>
    </message>
    <message>
        <source>no reason given</source>
        <translation>未填原因</translation>
    </message>
    <message>
        <source>%1, then %2</source>
        <translation>%1，之後 %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>This day has %1 hours here, the clocks were changed.</source>
        <translation>這一天在這裡有 %1 小時，因為時鐘調整過。</translation>
    </message>
    <message>
        <source>As of %1: this day has not begun.</source>
        <translation>截至 %1：這一天還沒開始。</translation>
    </message>
    <message>
        <source>As of %1.</source>
        <translation>截至 %1。</translation>
    </message>
    <message>
        <source>As of %1: this day is not over yet.</source>
        <translation>截至 %1：這一天還沒結束。</translation>
    </message>
    <message>
        <source>Cancel an order</source>
        <translation>取消訂單</translation>
    </message>
    <message>
        <source>Issue a quote</source>
        <translation>開立報價</translation>
    </message>
    <message>
        <source>Accept a quote</source>
        <translation>接受報價</translation>
    </message>
    <message>
        <source>Place an order</source>
        <translation>下單</translation>
    </message>
    <message>
        <source>Receive units of a SKU</source>
        <translation>商品進貨</translation>
    </message>
    <message>
        <source>Count a SKU</source>
        <translation>商品盤點</translation>
    </message>
    <message>
        <source>Change a price</source>
        <translation>變更價格</translation>
    </message>
    <message>
        <source>Nothing is known yet</source>
        <translation>還不知道</translation>
    </message>
    <message>
        <source>It was not done</source>
        <translation>沒有執行</translation>
    </message>
    <message>
        <source>that desk&apos;s clock is ahead</source>
        <translation>那個櫃台的時鐘較快</translation>
    </message>
    <message>
        <source>No</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>現在</translation>
    </message>
    <message>
        <source>Once it is known</source>
        <translation>查明之後</translation>
    </message>
    <message>
        <source>Only the %1 longest in doubt of %2 are shown.</source>
        <translation>%2 項中只顯示待確認最久的 %1 項。</translation>
    </message>
    <message>
        <source>TRAINING: these are no real figures.</source>
        <translation>教學：這些不是真實的數字。</translation>
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
        <translation>%1 現在是 %2。</translation>
    </message>
    <message>
        <source>%1 is held now.</source>
        <translation>%1 現在已預留。</translation>
    </message>
    <message>
        <source>%1 is no longer held.</source>
        <translation>%1 已不再預留。</translation>
    </message>
    <message>
        <source>The reservation of %1 is now %2.</source>
        <translation>%1 的預留現在是「%2」。</translation>
    </message>
    <message>
        <source>%1 is now held for it.</source>
        <translation>現在為它預留了 %1。</translation>
    </message>
    <message>
        <source>It is now an order of %1.</source>
        <translation>現在是 %1 的訂單。</translation>
    </message>
    <message>
        <source>It was cancelled at %1 by %2.</source>
        <translation>已於 %1 由 %2 取消。</translation>
    </message>
    <message>
        <source>Its status is now %1.</source>
        <translation>狀態現在是「%1」。</translation>
    </message>
    <message>
        <source>%1 is no longer on it.</source>
        <translation>訂單上已沒有 %1。</translation>
    </message>
    <message>
        <source>%1 has come to it.</source>
        <translation>訂單上多了 %1。</translation>
    </message>
    <message>
        <source>Its total is now %1.</source>
        <translation>總額現在是 %1。</translation>
    </message>
    <message>
        <source>It was changed in something that is not shown here.</source>
        <translation>這裡沒有顯示的內容有變動。</translation>
    </message>
</context>
<context>
    <name>EvidenceWords</name>
    <message>
        <source>Accepted</source>
        <translation>接受時間</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Answer of the receipt</source>
        <translation>收據的回答</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>回答時間</translation>
    </message>
    <message>
        <source>Available</source>
        <translation>可售</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Cancelled by</source>
        <translation>取消人員</translation>
    </message>
    <message>
        <source>Used by order</source>
        <translation>使用的訂單</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>幣別</translation>
    </message>
    <message>
        <source>Customer</source>
        <translation>顧客</translation>
    </message>
    <message>
        <source>Change of available</source>
        <translation>可售變動</translation>
    </message>
    <message>
        <source>Change of reserved</source>
        <translation>預留變動</translation>
    </message>
    <message>
        <source>Digest</source>
        <translation>摘要</translation>
    </message>
    <message>
        <source>Audit events</source>
        <translation>稽核事件</translation>
    </message>
    <message>
        <source>First order</source>
        <translation>第一張訂單</translation>
    </message>
    <message>
        <source>Order that there is</source>
        <translation>實際的訂單</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>預留中</translation>
    </message>
    <message>
        <source>Kind of movement</source>
        <translation>異動種類</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>最後</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>項數</translation>
    </message>
    <message>
        <source>Lines without such a price</source>
        <translation>沒有這個價格的明細</translation>
    </message>
    <message>
        <source>Made for</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>異動</translation>
    </message>
    <message>
        <source>Movements</source>
        <translation>異動</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>訂單</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>訂單</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>數量</translation>
    </message>
    <message>
        <source>Quote</source>
        <translation>報價</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Receipts</source>
        <translation>收據</translation>
    </message>
    <message>
        <source>Times released</source>
        <translation>釋放次數</translation>
    </message>
    <message>
        <source>Released</source>
        <translation>已釋放</translation>
    </message>
    <message>
        <source>Reservations</source>
        <translation>預留</translation>
    </message>
    <message>
        <source>Times reserved</source>
        <translation>預留次數</translation>
    </message>
    <message>
        <source>Reserved</source>
        <translation>預留</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>狀態</translation>
    </message>
    <message>
        <source>Version of the stock row</source>
        <translation>庫存紀錄的版本</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>總額</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>件數</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>帳號</translation>
    </message>
    <message>
        <source>SKU %1</source>
        <translation>商品 %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>沒有</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1，單價 %2</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>第 %1 項：%2</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>至少 %1</translation>
    </message>
    <message>
        <source>from %1, before %2</source>
        <translation>從 %1 起，%2 之前</translation>
    </message>
    <message>
        <source>one that is known</source>
        <translation>已知的回答</translation>
    </message>
    <message>
        <source>an order</source>
        <translation>一張訂單</translation>
    </message>
    <message>
        <source>an operation</source>
        <translation>一項操作</translation>
    </message>
    <message>
        <source>an order of this customer</source>
        <translation>這位顧客的訂單</translation>
    </message>
    <message>
        <source>Lines and reservations</source>
        <translation>品項與預留</translation>
    </message>
    <message>
        <source>Status of the order</source>
        <translation>訂單狀態</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>3 held</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Counters of %1</source>
        <translation>%1 的庫存計數</translation>
    </message>
    <message>
        <source>at least %1 reserved</source>
        <translation>預留至少 %1</translation>
    </message>
    <message>
        <source>%1 available, %2 reserved</source>
        <translation>可售 %1，預留 %2</translation>
    </message>
    <message>
        <source>no stock row</source>
        <translation>沒有庫存紀錄</translation>
    </message>
</context>
<context>
    <name>FindingText</name>
    <message>
        <source>none</source>
        <translation>沒有</translation>
    </message>
    <message>
        <source>There is no count of reserved units, and orders hold %1.</source>
        <translation>沒有預留計數，而訂單預留了 %1。</translation>
    </message>
    <message>
        <source>Reserved says %1, orders hold %2.</source>
        <translation>預留計數為 %1，訂單實際預留 %2。</translation>
    </message>
    <message>
        <source>Available says %1 and reserved says %2; neither may be missing or below zero.</source>
        <translation>可售為 %1，預留為 %2；兩者都不能缺少，也不能小於零。</translation>
    </message>
    <message>
        <source>The counters say %1 available and %2 reserved, the movements add up to %3 and %4.</source>
        <translation>庫存計數為可售 %1、預留 %2，異動加總為 %3 與 %4。</translation>
    </message>
    <message>
        <source>Available was changed by %1 and reserved by %2 (%3), and nothing says what for.</source>
        <translation>可售變動 %1，預留變動 %2（%3），但沒有任何紀錄說明原因。</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of this created order are not held.</source>
        <translation>
            <numerusform>這張已成立的訂單有 %n 項明細沒有預留。</numerusform>
        </translation>
    </message>
    <message>
        <source>This created order has no lines.</source>
        <translation>這張已成立的訂單沒有明細。</translation>
    </message>
    <message numerus="yes">
        <source>The order is cancelled, and %n of its reservation(s) are still held.</source>
        <translation>
            <numerusform>訂單已取消，但仍有 %n 筆預留未釋放。</numerusform>
        </translation>
    </message>
    <message>
        <source>The order is cancelled, and does not say when, by whom and why.</source>
        <translation>訂單已取消，但沒有記錄取消的時間、人員與原因。</translation>
    </message>
    <message numerus="yes">
        <source>%n order(s) have the status “%1”, which Holdfast does not know.</source>
        <translation>
            <numerusform>有 %n 張訂單的狀態是「%1」，Holdfast 不認得這個狀態。</numerusform>
        </translation>
    </message>
    <message>
        <source>The order says %1 units, its lines add up to %2.</source>
        <translation>訂單記載 %1 件，明細合計 %2 件。</translation>
    </message>
    <message>
        <source>No receipt says that this order came of its quote.</source>
        <translation>沒有收據記載這張訂單是由它的報價成立。</translation>
    </message>
    <message numerus="yes">
        <source>%n receipt(s) say that this order came of its quote; one should.</source>
        <translation>
            <numerusform>有 %n 張收據記載這張訂單是由它的報價成立；應該只有一張。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) are reserved for order %1, which does not exist.</source>
        <translation>
            <numerusform>有 %n 件是為訂單 %1 預留，但這張訂單不存在。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n reservation(s) differ from the order&apos;s lines.</source>
        <translation>
            <numerusform>有 %n 筆預留與訂單明細不同。</numerusform>
        </translation>
    </message>
    <message>
        <source>The order&apos;s line says %1 units, reserved are %2.</source>
        <translation>訂單明細為 %1 件，預留了 %2 件。</translation>
    </message>
    <message>
        <source>Units are reserved that no line of the order asks for.</source>
        <translation>有預留的商品不在訂單明細中。</translation>
    </message>
    <message>
        <source>Taken %1 and given back %2 times, where its reservation says %3 and %4.</source>
        <translation>異動紀錄為預留 %1 次、釋放 %2 次，預留資料則為 %3 次與 %4 次。</translation>
    </message>
    <message>
        <source>The quote is customer %1&apos;s, its order customer %2&apos;s.</source>
        <translation>報價屬於顧客 %1，它的訂單屬於顧客 %2。</translation>
    </message>
    <message>
        <source>Used by: %1. The order that was made of it: %2.</source>
        <translation>記載的使用訂單：%1。實際由它成立的訂單：%2。</translation>
    </message>
    <message>
        <source>The quote was used, and nothing says when it was accepted.</source>
        <translation>報價已使用，但沒有記錄接受的時間。</translation>
    </message>
    <message>
        <source>The quote was accepted, and no order came of it.</source>
        <translation>報價已接受，但沒有成立訂單。</translation>
    </message>
    <message>
        <source>Accepted at %1, where it was open from %2 until %3.</source>
        <translation>於 %1 接受，而報價的有效期間是 %2 到 %3。</translation>
    </message>
    <message>
        <source>The quote was issued with %1 lines and has %2.</source>
        <translation>報價開立時有 %1 項明細，現在有 %2 項。</translation>
    </message>
    <message>
        <source>The receipt says that nothing was done, and names order %1.</source>
        <translation>收據記載沒有執行，卻列出訂單 %1。</translation>
    </message>
    <message>
        <source>The receipt says that it was done, and its order does not exist.</source>
        <translation>收據記載已執行，但它的訂單不存在。</translation>
    </message>
    <message>
        <source>The receipt is customer %1&apos;s, its order customer %2&apos;s.</source>
        <translation>收據屬於顧客 %1，它的訂單屬於顧客 %2。</translation>
    </message>
    <message>
        <source>The receipt was begun, and nothing says how it ended.</source>
        <translation>收據已建立，但沒有記錄結果。</translation>
    </message>
    <message>
        <source>The receipt says “%1”, which Holdfast does not know.</source>
        <translation>收據記載「%1」，Holdfast 不認得這個結果。</translation>
    </message>
    <message>
        <source>It was changed %1 times, and %2 changes are recorded.</source>
        <translation>變更了 %1 次，有紀錄的是 %2 次。</translation>
    </message>
    <message>
        <source>The quantity is %1; it has to be one at least.</source>
        <translation>數量為 %1；至少要是一。</translation>
    </message>
    <message>
        <source>%1 is %2; the store needs %3.</source>
        <translation>%1 為 %2；商店需要 %3。</translation>
    </message>
    <message>
        <source>%1 is not what the store needs.</source>
        <translation>%1 不符合商店的需求。</translation>
    </message>
    <message>
        <source>The column %1 is missing or was changed.</source>
        <translation>欄位 %1 缺少或已被更改。</translation>
    </message>
    <message>
        <source>The index %1 is missing or was changed.</source>
        <translation>索引 %1 缺少或已被更改。</translation>
    </message>
    <message>
        <source>The check %1 is missing, off or was changed.</source>
        <translation>檢查條件 %1 缺少、已停用或已被更改。</translation>
    </message>
    <message>
        <source>The foreign key %1 is missing or was changed.</source>
        <translation>外部索引鍵 %1 缺少或已被更改。</translation>
    </message>
    <message>
        <source>The trigger %1 is not the store&apos;s own.</source>
        <translation>觸發程序 %1 不是商店本身的。</translation>
    </message>
    <message>
        <source>The trigger %1 is missing or was changed.</source>
        <translation>觸發程序 %1 缺少或已被更改。</translation>
    </message>
    <message>
        <source>The server&apos;s clock stands still while a statement runs (sysdate-is-now).</source>
        <translation>陳述式執行期間，伺服器時鐘會停住（sysdate-is-now）。</translation>
    </message>
    <message>
        <source>%1 locks rows without going by a unique key.</source>
        <translation>%1 鎖定資料列時沒有依唯一鍵。</translation>
    </message>
    <message>
        <source>The server&apos;s clock is %1 s ahead of this computer&apos;s.</source>
        <translation>伺服器時鐘比這台電腦快 %1 秒。</translation>
    </message>
    <message>
        <source>The server&apos;s clock is %1 s behind this computer&apos;s.</source>
        <translation>伺服器時鐘比這台電腦慢 %1 秒。</translation>
    </message>
    <message>
        <source>%1 may %2 on %3, which its role does not need.</source>
        <translation>%1 可執行 %2（%3），但它的角色不需要這項權限。</translation>
    </message>
    <message>
        <source>Reserved is what orders hold</source>
        <translation>預留計數與訂單預留的數量相符</translation>
    </message>
    <message>
        <source>Reserved is not what orders hold.</source>
        <translation>預留計數與訂單預留的數量不符。</translation>
    </message>
    <message>
        <source>No count of stock is missing or below zero</source>
        <translation>庫存計數沒有缺少，也沒有小於零</translation>
    </message>
    <message>
        <source>Available and reserved are what the movements add up to</source>
        <translation>可售與預留和異動加總相符</translation>
    </message>
    <message>
        <source>Every change of stock says what it was made for</source>
        <translation>每筆庫存變動都記載原因</translation>
    </message>
    <message>
        <source>A created order holds each of its lines</source>
        <translation>已成立的訂單預留了每一項明細</translation>
    </message>
    <message>
        <source>A cancelled order holds nothing, and says when, by whom and why</source>
        <translation>已取消的訂單沒有預留，並記載時間、人員與原因</translation>
    </message>
    <message>
        <source>Every order has a status that Holdfast knows</source>
        <translation>每張訂單的狀態都是 Holdfast 認得的</translation>
    </message>
    <message>
        <source>An order&apos;s total and units are the sums of its lines</source>
        <translation>訂單的總額與件數等於明細合計</translation>
    </message>
    <message>
        <source>An order is what the quote it was made of says</source>
        <translation>訂單與成立它的報價相符</translation>
    </message>
    <message>
        <source>An order that was made of a quote has one receipt of it</source>
        <translation>由報價成立的訂單有一張對應的收據</translation>
    </message>
    <message>
        <source>Every reservation is an order&apos;s</source>
        <translation>每筆預留都屬於一張訂單</translation>
    </message>
    <message>
        <source>What is reserved for an order is what its lines say</source>
        <translation>為訂單預留的內容與明細相符</translation>
    </message>
    <message>
        <source>Reserved units were taken once, and given back once at most</source>
        <translation>預留的商品只扣除一次，最多歸還一次</translation>
    </message>
    <message>
        <source>A used quote and its order name each other</source>
        <translation>已使用的報價與它的訂單互相對應</translation>
    </message>
    <message>
        <source>A quote was accepted while it was open</source>
        <translation>報價是在有效期間內接受</translation>
    </message>
    <message>
        <source>A quote has the lines it was issued with, and their sum is its total</source>
        <translation>報價的明細與開立時相同，合計等於總額</translation>
    </message>
    <message>
        <source>A receipt names the order that came of it</source>
        <translation>收據列出由它成立的訂單</translation>
    </message>
    <message>
        <source>Every receipt says how it ended</source>
        <translation>每張收據都記載結果</translation>
    </message>
    <message>
        <source>A receipt is of just what was asked for</source>
        <translation>收據與所請求的內容完全一致</translation>
    </message>
    <message>
        <source>Every change of orders, quotes and stock is recorded</source>
        <translation>訂單、報價與庫存的每次變更都有紀錄</translation>
    </message>
    <message>
        <source>A change is not recorded.</source>
        <translation>有一次變更沒有紀錄。</translation>
    </message>
    <message>
        <source>What is quoted, ordered or reserved is one unit at least</source>
        <translation>報價、訂購或預留的數量至少一件</translation>
    </message>
    <message>
        <source>The server and its schema are as the store needs them</source>
        <translation>伺服器與資料庫結構符合商店需求</translation>
    </message>
    <message>
        <source>What locks rows goes by a unique key</source>
        <translation>鎖定資料列時都依唯一鍵</translation>
    </message>
    <message>
        <source>The server&apos;s clock and this computer&apos;s agree</source>
        <translation>伺服器與這台電腦的時鐘一致</translation>
    </message>
    <message>
        <source>Accounts have no more rights than they need</source>
        <translation>帳號的權限不超過所需</translation>
    </message>
    <message>
        <source>A cancel changes just its order&apos;s rows</source>
        <translation>取消訂單只更動該訂單的資料</translation>
    </message>
    <message>
        <source>The records agree</source>
        <translation>紀錄彼此相符</translation>
    </message>
    <message>
        <source>The records disagree.</source>
        <translation>紀錄彼此不符。</translation>
    </message>
    <message>
        <source>SKU %1</source>
        <translation>商品 %1</translation>
    </message>
    <message>
        <source>Quote %1</source>
        <translation>報價 %1</translation>
    </message>
    <message>
        <source>Order %1</source>
        <translation>訂單 %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Rights</source>
        <translation>權限</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>時鐘</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>伺服器</translation>
    </message>
    <message>
        <source>Customer %1</source>
        <translation>顧客 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n critical</source>
        <translation>
            <numerusform>%n 件嚴重</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n 件警告</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notice(s)</source>
        <translation>
            <numerusform>%n 件提示</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>The triggers</source>
        <translation>觸發程序</translation>
    </message>
    <message>
        <source>The constraints</source>
        <translation>條件約束</translation>
    </message>
    <message>
        <source>How %1 finds its rows</source>
        <translation>%1 如何尋找資料列</translation>
    </message>
    <message>
        <source>%1 (the server answered %2)</source>
        <translation>%1（伺服器回應 %2）</translation>
    </message>
    <message>
        <source>A count is missing or below zero.</source>
        <translation>庫存計數缺漏或小於零。</translation>
    </message>
    <message>
        <source>The counters are not the movements&apos; sum.</source>
        <translation>庫存計數與異動合計不符。</translation>
    </message>
    <message>
        <source>Nothing says what stock was changed for.</source>
        <translation>庫存變動沒有說明原因。</translation>
    </message>
    <message>
        <source>A line of the order is not held.</source>
        <translation>訂單有明細沒有預留。</translation>
    </message>
    <message>
        <source>The cancel of the order is not complete.</source>
        <translation>訂單的取消不完整。</translation>
    </message>
    <message>
        <source>A status that Holdfast does not know.</source>
        <translation>有 Holdfast 不認得的狀態。</translation>
    </message>
    <message>
        <source>The total is not the sum of the lines.</source>
        <translation>總額與明細合計不符。</translation>
    </message>
    <message>
        <source>The order differs from its quote.</source>
        <translation>訂單與它的報價不同。</translation>
    </message>
    <message>
        <source>No receipt of its quote, or several.</source>
        <translation>報價沒有收據，或有多張。</translation>
    </message>
    <message>
        <source>Reserved for an order that is not there.</source>
        <translation>預留給不存在的訂單。</translation>
    </message>
    <message>
        <source>Reserved is not what the lines say.</source>
        <translation>預留與明細不符。</translation>
    </message>
    <message>
        <source>Taken or given back too often, or never.</source>
        <translation>扣除或歸還的次數不對。</translation>
    </message>
    <message>
        <source>Quote and order do not match.</source>
        <translation>報價與訂單不符。</translation>
    </message>
    <message>
        <source>Not accepted in its time, or not at all.</source>
        <translation>不在期限內接受，或從未接受。</translation>
    </message>
    <message>
        <source>The quote is not the sum of its lines.</source>
        <translation>報價與它的明細合計不符。</translation>
    </message>
    <message>
        <source>The receipt does not match its order.</source>
        <translation>收據與它的訂單不符。</translation>
    </message>
    <message>
        <source>The receipt has no known answer.</source>
        <translation>收據沒有認得的答覆。</translation>
    </message>
    <message>
        <source>The receipt is of another request.</source>
        <translation>收據屬於另一項請求。</translation>
    </message>
    <message>
        <source>A quantity is missing or below one.</source>
        <translation>數量缺漏或小於一。</translation>
    </message>
    <message>
        <source>The server is not set as it has to be.</source>
        <translation>伺服器的設定不符需要。</translation>
    </message>
    <message>
        <source>Rows are locked without a unique key.</source>
        <translation>有鎖不是依唯一鍵取得。</translation>
    </message>
    <message>
        <source>The clocks differ.</source>
        <translation>時鐘不一致。</translation>
    </message>
    <message>
        <source>An account has too many rights.</source>
        <translation>有帳號的權限過多。</translation>
    </message>
    <message>
        <source>A cancel met other rows than its own.</source>
        <translation>取消遇到不屬於它的資料。</translation>
    </message>
    <message>
        <source>The clock of %1 is %2 s ahead of the server&apos;s in use.</source>
        <translation>%1 的時鐘比使用中的伺服器快 %2 秒。</translation>
    </message>
    <message>
        <source>The clock of %1 is %2 s behind the server&apos;s in use.</source>
        <translation>%1 的時鐘比使用中的伺服器慢 %2 秒。</translation>
    </message>
</context>
<context>
    <name>HandlingWords</name>
    <message>
        <source>Noted at %1.</source>
        <translation>已於 %1 加上備註。</translation>
    </message>
    <message>
        <source>Handed to %1 at %2.</source>
        <translation>已於 %2 移交給 %1。</translation>
    </message>
    <message>
        <source>Resolved at %1. If it is seen again, the case is open again.</source>
        <translation>已於 %1 結案。如果再次出現，案件會重新開啟。</translation>
    </message>
    <message>
        <source>By this same request, at %1 by %2. Nothing was recorded now.</source>
        <translation>由同一項請求在 %1 由 %2 完成。這次沒有留下紀錄。</translation>
    </message>
    <message>
        <source>It had been resolved already. Nothing was recorded now.</source>
        <translation>先前已結案。這次沒有留下紀錄。</translation>
    </message>
    <message>
        <source>What was said then stands below. A note can be added.</source>
        <translation>當時的說明列在下方。可以再加備註。</translation>
    </message>
    <message>
        <source>“%1” is no account of this store&apos;s staff. Nothing was recorded.</source>
        <translation>「%1」不是這家商店人員的帳號。沒有留下紀錄。</translation>
    </message>
    <message>
        <source>Type the account that they sign in with.</source>
        <translation>請輸入對方登入用的帳號。</translation>
    </message>
    <message>
        <source>This case is not in the store. Nothing was recorded.</source>
        <translation>商店沒有這個案件。沒有留下紀錄。</translation>
    </message>
    <message>
        <source>The reason is missing. Nothing was recorded.</source>
        <translation>缺少原因。沒有留下紀錄。</translation>
    </message>
    <message>
        <source>The note has no words. Nothing was recorded.</source>
        <translation>備註沒有內容。沒有留下紀錄。</translation>
    </message>
    <message>
        <source>That is longer than %1 characters. Nothing was recorded.</source>
        <translation>內容超過 %1 個字。沒有留下紀錄。</translation>
    </message>
    <message>
        <source>These words cannot be stored as they are. Nothing was recorded.</source>
        <translation>這些文字含有無法保存的內容。沒有留下紀錄。</translation>
    </message>
    <message>
        <source>The database did not answer the commit. It is not known whether this was recorded.</source>
        <translation>資料庫沒有回覆提交結果，還不知道是否已留下紀錄。</translation>
    </message>
    <message>
        <source>Ask again: it is recorded once, however often it is asked.</source>
        <translation>請再問一次：不論問幾次都只記錄一次。</translation>
    </message>
    <message>
        <source>Supervisors and owners may: ask one of them.</source>
        <translation>主管與擁有者可以執行：請找他們。</translation>
    </message>
</context>
<context>
    <name>IssueWords</name>
    <message>
        <source>Quote %1 was issued at %2, by this same request: %3 in all, valid until %4.</source>
        <translation>報價 %1 由同一項請求在 %2 開立：合計 %3，有效至 %4。</translation>
    </message>
    <message>
        <source>Quote %1 is issued: %2 in all, valid until %3.</source>
        <translation>已開立報價 %1：合計 %2，有效至 %3。</translation>
    </message>
    <message>
        <source>You can tell the customer now: these prices hold until then.</source>
        <translation>現在可以告知顧客：價格在此之前有效。</translation>
    </message>
    <message>
        <source>Tell the customer the prices of the quote: they are not those that were shown. They hold until then.</source>
        <translation>請告知顧客報價上的價格：與先前顯示的不同。價格在此之前有效。</translation>
    </message>
    <message>
        <source>The server decides by the moment when it takes the quote up, not by when a button is pressed.</source>
        <translation>由伺服器受理報價的時刻決定，而不是按下按鈕的時刻。</translation>
    </message>
    <message>
        <source>&amp;Show quote</source>
        <translation>顯示報價(&amp;S)</translation>
    </message>
    <message>
        <source>%1: %2 each in the quote, %3 was shown.</source>
        <translation>%1：報價單價 %2，先前顯示 %3。</translation>
    </message>
    <message>
        <source>no price</source>
        <translation>沒有價格</translation>
    </message>
    <message>
        <source>The database did not answer the commit. It is not known whether the quote was issued.</source>
        <translation>資料庫沒有回覆提交結果，還不知道報價是否已開立。</translation>
    </message>
    <message>
        <source>Read the prices</source>
        <translation>讀取價格</translation>
    </message>
    <message>
        <source>Wrote the quote</source>
        <translation>寫入報價</translation>
    </message>
</context>
<context>
    <name>LinesWords</name>
    <message>
        <source>More than %1 lines are not possible. Nothing was changed.</source>
        <translation>不能超過 %1 項。沒有更動任何資料。</translation>
    </message>
    <message>
        <source>There is no line. Nothing was changed.</source>
        <translation>沒有任何明細。沒有更動任何資料。</translation>
    </message>
    <message>
        <source>%1: the quantity must be from 1 to %2. Nothing was changed.</source>
        <translation>%1：數量必須在 1 到 %2 之間。沒有更動任何資料。</translation>
    </message>
    <message>
        <source>%1 is there twice, with two prices. Nothing was changed.</source>
        <translation>%1 出現兩次，價格不同。沒有更動任何資料。</translation>
    </message>
    <message>
        <source>%1 is not in the store any more. Nothing was changed.</source>
        <translation>商店裡已沒有 %1。沒有更動任何資料。</translation>
    </message>
    <message>
        <source>%1 has no price now and cannot be sold. Nothing was changed.</source>
        <translation>%1 目前沒有價格，不能銷售。沒有更動任何資料。</translation>
    </message>
    <message>
        <source>The total is too large to be kept. Nothing was changed.</source>
        <translation>總金額太大，無法儲存。沒有更動任何資料。</translation>
    </message>
    <message>
        <source>The time for which it is valid must be a second at least. Nothing was changed.</source>
        <translation>有效時間至少要一秒。沒有更動任何資料。</translation>
    </message>
    <message>
        <source>The request&apos;s own key cannot be kept. Nothing was changed.</source>
        <translation>這項請求的識別鍵無法儲存。沒有更動任何資料。</translation>
    </message>
    <message>
        <source>Orders are made another way in this store now: the setting has been changed. Start Holdfast again to work by it. Nothing was changed.</source>
        <translation>這家商店現在以另一種方式成立訂單：設定已變更。請重新啟動 Holdfast 以依此作業。沒有更動任何資料。</translation>
    </message>
    <message>
        <source>Something in it cannot be stored as it is. Nothing was changed.</source>
        <translation>其中有內容無法照樣儲存。沒有更動任何資料。</translation>
    </message>
    <message>
        <source>A line</source>
        <translation>一項明細</translation>
    </message>
    <message>
        <source>Line %1, %2</source>
        <translation>第 %1 項，%2</translation>
    </message>
    <message>
        <source>Tell the customer nothing yet: change the lines and try once more.</source>
        <translation>請先不要告知顧客：修改明細後再試一次。</translation>
    </message>
    <message>
        <source>The store knows no such request of this customer. Nothing was changed.</source>
        <translation>商店沒有這位顧客的這項請求。沒有更動任何資料。</translation>
    </message>
    <message>
        <source>Tell the customer nothing yet: check who is calling.</source>
        <translation>請先不要告知顧客：核對來電者身分。</translation>
    </message>
</context>
<context>
    <name>LockWords</name>
    <message>
        <source>an order</source>
        <translation>一張訂單</translation>
    </message>
    <message>
        <source>an order line</source>
        <translation>一筆訂單明細</translation>
    </message>
    <message>
        <source>a reservation</source>
        <translation>一筆預留</translation>
    </message>
    <message>
        <source>a stock row</source>
        <translation>一列庫存</translation>
    </message>
    <message>
        <source>a SKU</source>
        <translation>一項商品</translation>
    </message>
    <message>
        <source>a price</source>
        <translation>一個價格</translation>
    </message>
    <message>
        <source>a quote</source>
        <translation>一份報價</translation>
    </message>
    <message>
        <source>a quote line</source>
        <translation>一筆報價明細</translation>
    </message>
    <message>
        <source>a receipt</source>
        <translation>一筆收據</translation>
    </message>
    <message>
        <source>a customer</source>
        <translation>一位顧客</translation>
    </message>
    <message>
        <source>something</source>
        <translation>某筆資料</translation>
    </message>
    <message>
        <source>table %1</source>
        <translation>資料表 %1</translation>
    </message>
    <message>
        <source>connection %1</source>
        <translation>連線 %1</translation>
    </message>
    <message>
        <source>account %1 (connection %2)</source>
        <translation>帳號 %1（連線 %2）</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>the reservation of %1 for order %2</source>
        <translation>訂單 %2 對 %1 的預留</translation>
    </message>
    <message>
        <source>a receipt of customer %1</source>
        <translation>顧客 %1 的一筆收據</translation>
    </message>
    <message>
        <source>a line of order %1</source>
        <translation>訂單 %1 的一筆明細</translation>
    </message>
    <message>
        <source>a line of quote %1</source>
        <translation>報價 %1 的一筆明細</translation>
    </message>
    <message>
        <source>a reservation of order %1</source>
        <translation>訂單 %1 的一筆預留</translation>
    </message>
    <message>
        <source>the stock of %1</source>
        <translation>%1 的庫存</translation>
    </message>
    <message>
        <source>the price of %1</source>
        <translation>%1 的價格</translation>
    </message>
    <message>
        <source>order %1</source>
        <translation>訂單 %1</translation>
    </message>
    <message>
        <source>quote %1</source>
        <translation>報價 %1</translation>
    </message>
    <message>
        <source>SKU %1</source>
        <translation>商品 %1</translation>
    </message>
    <message>
        <source>customer %1</source>
        <translation>顧客 %1</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 分 %2 秒</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 小時 %2 分</translation>
    </message>
    <message>
        <source>%1 holds %2 since %3</source>
        <translation>%1 從 %3 起持有%2</translation>
    </message>
    <message>
        <source>%1 holds %2</source>
        <translation>%1 持有%2</translation>
    </message>
    <message>
        <source>%1 waits for %2 for %3</source>
        <translation>%1 等待%2，已 %3</translation>
    </message>
    <message>
        <source>%1 waits for %2</source>
        <translation>%1 等待%2</translation>
    </message>
    <message>
        <source>%1, and holds %2</source>
        <translation>%1，並持有%2</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>idle in its transaction</source>
        <translation>交易中閒置</translation>
    </message>
    <message>
        <source>runs a statement</source>
        <translation>正在執行指令</translation>
    </message>
    <message>
        <source>behind %1</source>
        <translation>在 %1 之後</translation>
    </message>
</context>
<context>
    <name>MovementWords</name>
    <message>
        <source>opening stock</source>
        <translation>期初庫存</translation>
    </message>
    <message>
        <source>reserved</source>
        <translation>預留</translation>
    </message>
    <message>
        <source>released</source>
        <translation>已釋放</translation>
    </message>
    <message>
        <source>received</source>
        <translation>進貨</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>盤點</translation>
    </message>
    <message>
        <source>counter repaired</source>
        <translation>庫存計數已修復</translation>
    </message>
    <message>
        <source>unattributed</source>
        <translation>來源不明</translation>
    </message>
</context>
<context>
    <name>PendingOperations</name>
    <message>
        <source>Cancel order %1</source>
        <translation>取消訂單 %1</translation>
    </message>
    <message>
        <source>%1 of a newer version</source>
        <translation>較新版本的操作 %1</translation>
    </message>
    <message>
        <source>Customer &amp;told</source>
        <translation>已告知顧客(&amp;T)</translation>
    </message>
    <message>
        <source>Is being carried out now.</source>
        <translation>正在執行。</translation>
    </message>
    <message>
        <source>Was prepared and never sent. Nothing was changed.</source>
        <translation>已準備但從未送出。沒有更動任何資料。</translation>
    </message>
    <message>
        <source>It is not known yet whether this was carried out. Holdfast is finding out; do not tell the customer yet.</source>
        <translation>還不知道這項操作是否已完成。Holdfast 正在查明；請先不要告知顧客。</translation>
    </message>
    <message>
        <source>This was not carried out. Nothing was changed. Do it now?</source>
        <translation>這項操作沒有執行。沒有更動任何資料。現在要執行嗎？</translation>
    </message>
    <message>
        <source>&amp;Do it now…</source>
        <translation>現在執行(&amp;D)…</translation>
    </message>
    <message>
        <source>Done: cancelled on %1 by %2. You can tell the customer.</source>
        <translation>已完成：%1 由 %2 取消。可以告知顧客。</translation>
    </message>
    <message>
        <source>Not by this: %2 had cancelled the order on %1. The customer can be told that it is cancelled.</source>
        <translation>不是這項操作完成的：%2 已於 %1 取消訂單。可以告知顧客訂單已取消。</translation>
    </message>
    <message>
        <source>Not done, and cannot be done any more: the order is %1. Tell the customer so.</source>
        <translation>沒有執行，也無法再執行：訂單狀態是「%1」。請告知顧客。</translation>
    </message>
    <message>
        <source>Not done: there is no such order of this customer.</source>
        <translation>沒有執行：這位顧客沒有這張訂單。</translation>
    </message>
    <message>
        <source>Not done: the records of this order disagree, and a case is open. A supervisor has to look at it before the customer is told.</source>
        <translation>沒有執行：這張訂單的紀錄彼此不符，已建立案件。要先由主管查看，才能告知顧客。</translation>
    </message>
    <message>
        <source>less than a minute</source>
        <translation>不到一分鐘</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n 分鐘</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <translation>
            <numerusform>%n 小時</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n 天</numerusform>
        </translation>
    </message>
    <message>
        <source>Tell the customer nothing yet.</source>
        <translation>請先不要告知顧客。</translation>
    </message>
    <message>
        <source>The customer can be told that it has not been done.</source>
        <translation>可以告知顧客尚未執行。</translation>
    </message>
    <message>
        <source>Not done: Holdfast was closed before it could be sent. Nothing was changed.</source>
        <translation>沒有執行：送出之前 Holdfast 已關閉。沒有更動任何資料。</translation>
    </message>
    <message>
        <source>Not done. Nothing was changed.</source>
        <translation>沒有執行。沒有更動任何資料。</translation>
    </message>
    <message>
        <source>Receive units of a SKU</source>
        <translation>商品進貨</translation>
    </message>
    <message>
        <source>Count a SKU</source>
        <translation>商品盤點</translation>
    </message>
    <message>
        <source>Change a price</source>
        <translation>變更價格</translation>
    </message>
    <message>
        <source>Done, as it was asked.</source>
        <translation>已依請求完成。</translation>
    </message>
    <message>
        <source> for %1</source>
        <translation>，%1</translation>
    </message>
    <message>
        <source>The order is %1 now.</source>
        <translation>訂單目前的狀態是%1。</translation>
    </message>
    <message>
        <source>Not done: there is no such quote of this customer.</source>
        <translation>未執行：這位顧客沒有這張報價。</translation>
    </message>
    <message>
        <source>Not done: there is no such customer.</source>
        <translation>未執行：沒有這位顧客。</translation>
    </message>
    <message>
        <source>Not done: there is no such SKU.</source>
        <translation>未執行：沒有這項商品。</translation>
    </message>
    <message>
        <source>&amp;Noted</source>
        <translation>知道了(&amp;N)</translation>
    </message>
    <message>
        <source>Done: quote %1%2 is good until %3. You can tell the customer.</source>
        <translation>已完成：報價 %1%2，有效至 %3。可以告知顧客。</translation>
    </message>
    <message>
        <source>Done: accepted on %1, order %2%3. You can tell the customer.</source>
        <translation>已完成：%1 接受，訂單 %2%3。可以告知顧客。</translation>
    </message>
    <message>
        <source>Done: order %1%2. You can tell the customer.</source>
        <translation>已完成：訂單 %1%2。可以告知顧客。</translation>
    </message>
    <message>
        <source>Not done, no order was made: the quote ended on %1, before it was taken up. Tell the customer that a new quote would be needed.</source>
        <translation>未執行，沒有成立訂單：報價在 %1 到期，當時還沒有受理。請告知顧客需要新的報價。</translation>
    </message>
    <message numerus="yes">
        <source>Not done, no order was made: of %n SKU(s) too little was available. Tell the customer so.</source>
        <translation>
            <numerusform>未執行，沒有成立訂單：有 %n 項商品可售數量不足。請告知顧客。</numerusform>
        </translation>
    </message>
    <message>
        <source>Not by this: another attempt had made an order of the quote. Look at the quote before the customer is told.</source>
        <translation>不是由這次操作：這張報價已由另一次操作成立訂單。告知顧客前請先查看報價。</translation>
    </message>
    <message numerus="yes">
        <source>Not done, no order was made: of %n SKU(s) the price is not the one that the customer confirmed. Tell the customer the new one.</source>
        <translation>
            <numerusform>未執行，沒有成立訂單：有 %n 項商品的價格與顧客確認的不同。請告知顧客新的價格。</numerusform>
        </translation>
    </message>
    <message>
        <source>Not done: its key had been used for something else. Nothing was changed.</source>
        <translation>未執行：它的識別鍵已用於其他操作。沒有更動任何資料。</translation>
    </message>
    <message>
        <source>Not done: in this store orders are made of quotes. Nothing was changed.</source>
        <translation>未執行：這家商店的訂單由報價成立。沒有更動任何資料。</translation>
    </message>
    <message>
        <source>Not done: in this store orders are made at the price of the moment, without quotes. Nothing was changed.</source>
        <translation>未執行：這家商店依當下價格下單，不使用報價。沒有更動任何資料。</translation>
    </message>
    <message>
        <source>Issue a quote</source>
        <translation>開立報價</translation>
    </message>
    <message>
        <source>Accept quote %1</source>
        <translation>接受報價 %1</translation>
    </message>
    <message>
        <source>Place an order</source>
        <translation>下單</translation>
    </message>
    <message>
        <source>It is not known yet whether this was carried out. Holdfast is finding out.</source>
        <translation>還不知道是否已執行。Holdfast 正在查明。</translation>
    </message>
</context>
<context>
    <name>PlaceWords</name>
    <message>
        <source>%1: %2 each now, %3 was shown.</source>
        <translation>%1：目前單價 %2，先前顯示 %3。</translation>
    </message>
    <message>
        <source>Tell the customer the new prices, and go on only if they agree.</source>
        <translation>請告知顧客新的價格，同意後才繼續。</translation>
    </message>
    <message>
        <source>A price is another one by now. Nothing was ordered.</source>
        <translation>有一項價格已變更。沒有下單。</translation>
    </message>
    <message>
        <source>%1 prices are others by now. Nothing was ordered.</source>
        <translation>有 %1 項價格已變更。沒有下單。</translation>
    </message>
    <message>
        <source>&amp;Place at the new prices</source>
        <translation>以新價格下單(&amp;P)</translation>
    </message>
    <message>
        <source>%1: %2 wanted, %3 available.</source>
        <translation>%1：需要 %2，可售 %3。</translation>
    </message>
    <message>
        <source>Ask the customer: take less, leave a line out, or try once more later.</source>
        <translation>請詢問顧客：減少數量、去掉一項，或稍後再試。</translation>
    </message>
    <message>
        <source>Not all of it is available. Nothing was ordered.</source>
        <translation>不是每一項都有貨。沒有下單。</translation>
    </message>
    <message>
        <source>Try as a &amp;new attempt</source>
        <translation>以新的操作再試(&amp;N)</translation>
    </message>
    <message>
        <source>This is the answer of %1; nothing was done now. %2</source>
        <translation>這是 %1 的回答；這次沒有執行任何動作。%2</translation>
    </message>
    <message>
        <source>The order is %1 now.</source>
        <translation>訂單目前的狀態是%1。</translation>
    </message>
    <message>
        <source>This request&apos;s key was used for something else before. Nothing was ordered.</source>
        <translation>這項請求的識別鍵先前已用於其他用途。沒有下單。</translation>
    </message>
    <message>
        <source>Tell the customer nothing yet: look at their orders first.</source>
        <translation>請先不要告知顧客：先查看他們的訂單。</translation>
    </message>
    <message>
        <source>It was about a quote that had expired. Nothing was ordered.</source>
        <translation>這是關於一張已到期的報價。沒有下單。</translation>
    </message>
    <message>
        <source>It was about a quote that had been used. Nothing was ordered.</source>
        <translation>這是關於一張已使用的報價。沒有下單。</translation>
    </message>
    <message>
        <source>Order %1 is placed: %2 in all.</source>
        <translation>已下單 %1：合計 %2。</translation>
    </message>
    <message>
        <source>&amp;Show order</source>
        <translation>顯示訂單(&amp;S)</translation>
    </message>
    <message>
        <source>You can tell the customer now: all of it is reserved for them.</source>
        <translation>現在可以告知顧客：全部已為他們預留。</translation>
    </message>
    <message>
        <source>no price</source>
        <translation>沒有價格</translation>
    </message>
    <message>
        <source>The database did not answer the commit. It is not known whether the order was placed.</source>
        <translation>資料庫沒有回覆提交結果，還不知道是否已下單。</translation>
    </message>
    <message>
        <source>Waited for its key</source>
        <translation>等待識別鍵的鎖</translation>
    </message>
    <message>
        <source>Waited for the prices</source>
        <translation>等待價格的鎖</translation>
    </message>
    <message>
        <source>Waited for the stock</source>
        <translation>等待庫存的鎖</translation>
    </message>
</context>
<context>
    <name>ProfileWords</name>
    <message>
        <source>this computer</source>
        <translation>這台電腦</translation>
    </message>
    <message>
        <source>The file %1 is not there any more.</source>
        <translation>檔案 %1 已經不在了。</translation>
    </message>
    <message>
        <source>Line %2 of %1 is not written as &quot;key = value&quot;.</source>
        <translation>%1 的第 %2 行不是「key = value」的格式。</translation>
    </message>
    <message>
        <source>%1 has a key that is unknown, or there twice: %2.</source>
        <translation>%1 有不認得或重複的鍵：%2。</translation>
    </message>
    <message>
        <source>In %1 the key %2 is missing, or says nothing that can be used.</source>
        <translation>%1 缺少鍵 %2，或它的內容無法使用。</translation>
    </message>
    <message>
        <source>%1 names a CA file that cannot be read: %2</source>
        <translation>%1 指定的 CA 檔案無法讀取：%2</translation>
    </message>
    <message>
        <source>%1 names a password file that others may read, too: %2 (its mode has to be 0600)</source>
        <translation>%1 指定的密碼檔別人也能讀取：%2（權限必須是 0600）</translation>
    </message>
    <message>
        <source>%1 names a password file that cannot be read: %2</source>
        <translation>%1 指定的密碼檔無法讀取：%2</translation>
    </message>
    <message>
        <source>The file %1 could not be changed: %2</source>
        <translation>檔案 %1 無法變更：%2</translation>
    </message>
</context>
<context>
    <name>QuoteWords</name>
    <message>
        <source>The stock is not kept: the prices hold until then, if every article is still available when the quote is accepted.</source>
        <translation>庫存不保留：價格在此之前有效，但接受報價時每項商品都要有貨。</translation>
    </message>
    <message>
        <source>Accepted: it became order %1.</source>
        <translation>已接受：成為訂單 %1。</translation>
    </message>
    <message>
        <source>%1 × %2 at %3</source>
        <translation>%1 × %2，單價 %3</translation>
    </message>
    <message>
        <source>Quote %1 for %2: %3. Total: %4. It holds until %5. %6</source>
        <translation>給 %2 的報價 %1：%3。合計：%4。有效至 %5。%6</translation>
    </message>
    <message>
        <source>Quote %1</source>
        <translation>報價 %1</translation>
    </message>
    <message>
        <source>Customer: %1</source>
        <translation>顧客：%1</translation>
    </message>
    <message>
        <source>Issued: %1</source>
        <translation>開立時間：%1</translation>
    </message>
    <message>
        <source>Holds until: %1</source>
        <translation>有效至：%1</translation>
    </message>
    <message>
        <source>Total: %1</source>
        <translation>總額：%1</translation>
    </message>
</context>
<context>
    <name>RefusalWords</name>
    <message>
        <source>the audit trail</source>
        <translation>稽核紀錄</translation>
    </message>
    <message>
        <source>the checks</source>
        <translation>檢查紀錄</translation>
    </message>
    <message>
        <source>customers</source>
        <translation>顧客</translation>
    </message>
    <message>
        <source>the desks</source>
        <translation>櫃台</translation>
    </message>
    <message>
        <source>the timings</source>
        <translation>耗時紀錄</translation>
    </message>
    <message>
        <source>cases</source>
        <translation>案件</translation>
    </message>
    <message>
        <source>orders</source>
        <translation>訂單</translation>
    </message>
    <message>
        <source>the unconfirmed operations</source>
        <translation>待確認操作</translation>
    </message>
    <message>
        <source>former prices</source>
        <translation>歷史價格</translation>
    </message>
    <message>
        <source>prices</source>
        <translation>價格</translation>
    </message>
    <message>
        <source>quotes</source>
        <translation>報價單</translation>
    </message>
    <message>
        <source>the answers that were given</source>
        <translation>已給出的答覆</translation>
    </message>
    <message>
        <source>reservations</source>
        <translation>預留</translation>
    </message>
    <message>
        <source>the schema</source>
        <translation>資料庫結構</translation>
    </message>
    <message>
        <source>what was received, counted and priced</source>
        <translation>進貨、盤點與定價</translation>
    </message>
    <message>
        <source>articles</source>
        <translation>商品</translation>
    </message>
    <message>
        <source>who works here</source>
        <translation>店內人員</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>庫存</translation>
    </message>
    <message>
        <source>the movements of stock</source>
        <translation>庫存異動</translation>
    </message>
    <message>
        <source>the store&apos;s settings</source>
        <translation>商店設定</translation>
    </message>
    <message>
        <source>these records</source>
        <translation>這些紀錄</translation>
    </message>
    <message>
        <source>What is said of a case needs words.</source>
        <translation>案件的說明不能空白。</translation>
    </message>
    <message>
        <source>One supervisor asks for a repair, and another one makes it.</source>
        <translation>修復由一位主管提出，由另一位主管執行。</translation>
    </message>
    <message>
        <source>Only what a supervisor does with a case has words.</source>
        <translation>只有主管對案件的處理才有文字說明。</translation>
    </message>
    <message>
        <source>No line is added to an order that holds its units already.</source>
        <translation>已持有預留的訂單不能再加品項。</translation>
    </message>
    <message>
        <source>A cancelled order stays cancelled.</source>
        <translation>已取消的訂單維持取消。</translation>
    </message>
    <message>
        <source>A new order is created, and nothing else.</source>
        <translation>新訂單的狀態只能是「已成立」。</translation>
    </message>
    <message>
        <source>Only a cancelled order says who cancelled it.</source>
        <translation>只有已取消的訂單才記錄取消者。</translation>
    </message>
    <message>
        <source>Staff can only cancel an order that is created; any other change of its status is for a supervisor.</source>
        <translation>店員只能取消已成立的訂單；其他狀態變更由主管處理。</translation>
    </message>
    <message>
        <source>What was ordered does not change.</source>
        <translation>訂購的內容不會改變。</translation>
    </message>
    <message>
        <source>Who cancels without serving the customer says why.</source>
        <translation>不服務顧客而取消的人必須說明理由。</translation>
    </message>
    <message>
        <source>A new price begins with its first version.</source>
        <translation>新價格從第一版開始。</translation>
    </message>
    <message>
        <source>A quote keeps the lines that it was issued with.</source>
        <translation>報價單保有開立時的品項。</translation>
    </message>
    <message>
        <source>Only a quote that expired and was never used or asked for can be cleaned up.</source>
        <translation>只有已過期、從未使用也沒有人要求接受的報價單可以清除。</translation>
    </message>
    <message>
        <source>A quote that was used stays as it is.</source>
        <translation>已使用的報價單保持原樣。</translation>
    </message>
    <message>
        <source>A quote is accepted at the time that the database&apos;s clock shows.</source>
        <translation>報價單的接受時間就是資料庫時鐘當時的時間。</translation>
    </message>
    <message>
        <source>A new quote has not been used.</source>
        <translation>新的報價單尚未使用。</translation>
    </message>
    <message>
        <source>A quote is used by the order that was made of it, and by no other.</source>
        <translation>報價單只由它所成立的訂單使用，不會是別張訂單。</translation>
    </message>
    <message>
        <source>Of a quote nothing changes but that it is used.</source>
        <translation>報價單除了「已使用」之外不會改變。</translation>
    </message>
    <message>
        <source>What was quoted, and until when, does not change.</source>
        <translation>報價內容與期限不會改變。</translation>
    </message>
    <message>
        <source>An answer that was given stays as it was given.</source>
        <translation>已給出的答覆維持原樣。</translation>
    </message>
    <message>
        <source>A new request has no answer yet.</source>
        <translation>新的請求還沒有答覆。</translation>
    </message>
    <message>
        <source>Of a request nothing is written but its answer.</source>
        <translation>請求只會寫入它的答覆。</translation>
    </message>
    <message>
        <source>What was asked for does not change.</source>
        <translation>請求的內容不會改變。</translation>
    </message>
    <message>
        <source>Units are held for a line of a created order, as many as it has.</source>
        <translation>預留只屬於已成立訂單的品項，數量與品項相同。</translation>
    </message>
    <message>
        <source>New reservations hold their units.</source>
        <translation>新的預留必須持有數量。</translation>
    </message>
    <message>
        <source>Of a reservation nothing changes but that it is released.</source>
        <translation>預留除了釋放之外不會改變。</translation>
    </message>
    <message>
        <source>Units that were released are not held again.</source>
        <translation>已釋放的數量不會再次預留。</translation>
    </message>
    <message>
        <source>Only a supervisor receives and counts stock and changes prices.</source>
        <translation>只有主管可以進貨、盤點與變更價格。</translation>
    </message>
    <message>
        <source>A live store has no trainers.</source>
        <translation>正式商店沒有講師。</translation>
    </message>
    <message>
        <source>A repair has a reason.</source>
        <translation>修復必須有理由。</translation>
    </message>
    <message>
        <source>A repair makes the counters what the movements and the reservations say, and nothing else.</source>
        <translation>修復只會把庫存計數改成異動與預留所顯示的數字。</translation>
    </message>
    <message>
        <source>New stock has nothing reserved.</source>
        <translation>新的庫存沒有預留。</translation>
    </message>
    <message>
        <source>Only a supervisor changes how many units there are.</source>
        <translation>只有主管可以變更總數量。</translation>
    </message>
    <message>
        <source>The change of the stock is not what it says it is.</source>
        <translation>庫存的變更與它的說明不符。</translation>
    </message>
    <message>
        <source>Units are received and counted with a reason.</source>
        <translation>進貨與盤點必須有理由。</translation>
    </message>
    <message>
        <source>Who writes here keeps the database&apos;s own checks switched on.</source>
        <translation>寫入資料時必須維持資料庫本身的檢查開啟。</translation>
    </message>
    <message>
        <source>The store&apos;s currency, and whether it is live or for training, do not change.</source>
        <translation>商店的幣別，以及它是正式還是教學，都不會改變。</translation>
    </message>
    <message>
        <source>Nothing of %1 is ever deleted.</source>
        <translation>%1永遠不會刪除。</translation>
    </message>
    <message>
        <source>Nothing of %1 is ever changed once it is recorded.</source>
        <translation>%1一經記錄就不會變更。</translation>
    </message>
    <message>
        <source>The numbers of %1 do not change.</source>
        <translation>%1的編號不會改變。</translation>
    </message>
    <message>
        <source>Every change of %1 is counted, one at a time.</source>
        <translation>%1的每次變更都會逐一計數。</translation>
    </message>
    <message>
        <source>Your account may not do this to the store&apos;s own tables.</source>
        <translation>您的帳號不能對商店的資料表這麼做。</translation>
    </message>
    <message>
        <source>Your account may not read %1.</source>
        <translation>您的帳號不能查看%1。</translation>
    </message>
    <message>
        <source>Your account may not add to %1.</source>
        <translation>您的帳號不能新增%1。</translation>
    </message>
    <message>
        <source>Your account may not change %1.</source>
        <translation>您的帳號不能變更%1。</translation>
    </message>
    <message>
        <source>Your account may not delete from %1.</source>
        <translation>您的帳號不能刪除%1。</translation>
    </message>
    <message>
        <source>Your account may not use this store.</source>
        <translation>您的帳號不能使用這間商店。</translation>
    </message>
    <message>
        <source>The server does not accept your account or its password any more.</source>
        <translation>伺服器不再接受您的帳號或密碼。</translation>
    </message>
    <message>
        <source>Your account lacks a right on the server itself, which its administrator can give.</source>
        <translation>您的帳號在伺服器上缺少一項權限，可以由管理員授予。</translation>
    </message>
</context>
<context>
    <name>RepairWords</name>
    <message>
        <source>There is no such case. Nothing was changed.</source>
        <translation>沒有這個案件。沒有更動任何資料。</translation>
    </message>
    <message>
        <source>This repair was asked for and carried out.</source>
        <translation>這項修復已提出，也已執行。</translation>
    </message>
    <message>
        <source>Asked for. Nothing is repaired yet.</source>
        <translation>已提出。還沒有修復任何資料。</translation>
    </message>
    <message>
        <source>It stays with the case: it can be carried out now or later, here or at another desk.</source>
        <translation>它留在案件中：可以現在或稍後執行，在這裡或另一個櫃台都行。</translation>
    </message>
    <message>
        <source>It cannot be repaired any more: the records have changed. Nothing was changed here.</source>
        <translation>無法再修復：紀錄已經變動。這裡沒有更動任何資料。</translation>
    </message>
    <message>
        <source>The rows are not what they were when you looked. Nothing was changed here.</source>
        <translation>這些資料已和您查看時不同。這裡沒有更動任何資料。</translation>
    </message>
    <message>
        <source>Look at them again before you ask for anything.</source>
        <translation>請先重新查看，再提出。</translation>
    </message>
    <message>
        <source>A reason is missing. Nothing was changed.</source>
        <translation>缺少原因。沒有更動任何資料。</translation>
    </message>
    <message>
        <source>The reason is longer than %1 characters. Nothing was changed.</source>
        <translation>原因超過 %1 個字。沒有更動任何資料。</translation>
    </message>
    <message>
        <source>The reason cannot be stored as it is. Nothing was changed.</source>
        <translation>原因含有無法保存的內容。沒有更動任何資料。</translation>
    </message>
    <message>
        <source>%1 available, %2 reserved</source>
        <translation>可售 %1，預留 %2</translation>
    </message>
    <message>
        <source>It had been repaired: %1 then.</source>
        <translation>先前就已修復：當時是 %1。</translation>
    </message>
    <message>
        <source>By this same request, at %1 by %2. Nothing was changed now.</source>
        <translation>由同一項請求在 %1 由 %2 完成。這次沒有更動任何資料。</translation>
    </message>
    <message>
        <source>Repaired: %1.</source>
        <translation>已修復：%1。</translation>
    </message>
    <message>
        <source>By %1, asked for by %2.</source>
        <translation>由 %1 執行，%2 提出。</translation>
    </message>
    <message>
        <source>The rows are not what they were when the repair was asked for. Nothing was changed.</source>
        <translation>這些資料已和提出修復時不同。沒有更動任何資料。</translation>
    </message>
    <message>
        <source>Look at them again; the repair has to be asked for again, too.</source>
        <translation>請重新查看；修復也要重新提出。</translation>
    </message>
    <message>
        <source>No repair is left. Look at what there is to find out now.</source>
        <translation>已沒有可做的修復。請看現在要查明什麼。</translation>
    </message>
    <message>
        <source>%1 asked for this repair: another supervisor has to sign in. Nothing was changed.</source>
        <translation>這項修復是 %1 提出的：要由另一位主管登入。沒有更動任何資料。</translation>
    </message>
    <message>
        <source>This request is not there any more. Nothing was changed.</source>
        <translation>這項請求已不存在。沒有更動任何資料。</translation>
    </message>
    <message>
        <source>This attempt had no answer, either. %1</source>
        <translation>這次嘗試也沒有得到回覆。%1</translation>
    </message>
    <message>
        <source>Account or password are wrong. Whether the repair was made before is not known still.</source>
        <translation>帳號或密碼不正確。先前的修復是否完成，仍然不知道。</translation>
    </message>
    <message>
        <source>Account or password are wrong. Nothing was changed.</source>
        <translation>帳號或密碼不正確。沒有更動任何資料。</translation>
    </message>
    <message>
        <source>They are the same here as at any other desk.</source>
        <translation>在這裡與在其他櫃台登入都相同。</translation>
    </message>
    <message>
        <source>%1 is no supervisor here. Whether the repair was made before is not known still.</source>
        <translation>%1 不是這裡的主管。先前的修復是否完成，仍然不知道。</translation>
    </message>
    <message>
        <source>%1 is no supervisor here. Nothing was changed.</source>
        <translation>%1 不是這裡的主管。沒有更動任何資料。</translation>
    </message>
    <message>
        <source>Supervisors and owners may: ask one of them to sign in.</source>
        <translation>主管與擁有者才可以：請其中一位登入。</translation>
    </message>
    <message>
        <source>Counters, movements and reservations agree.</source>
        <translation>庫存計數、異動與預留一致。</translation>
    </message>
    <message>
        <source>There is nothing to repair. If the case is understood, it can be resolved.</source>
        <translation>沒有要修復的。如果案件已釐清，可以結案。</translation>
    </message>
    <message>
        <source>An order and its reservation say different things.</source>
        <translation>訂單與它的預留說法不同。</translation>
    </message>
    <message>
        <source>Find out which of the two is true: compare the order&apos;s history with its movements, and ask whoever handled it. A repair would have to guess.</source>
        <translation>查明兩者何者為真：比對訂單的歷程與異動，並詢問經手的人。修復只能用猜的，所以不提供。</translation>
    </message>
    <message>
        <source>An order&apos;s units were taken or given back more or less often than its reservation says.</source>
        <translation>某張訂單取用或歸還的次數，與它的預留不符。</translation>
    </message>
    <message>
        <source>Find out which order that is, and where its units are now. Then count the shelf.</source>
        <translation>查明是哪張訂單、它的商品現在在哪裡，然後盤點貨架。</translation>
    </message>
    <message>
        <source>The counters were changed by a movement that names nobody.</source>
        <translation>庫存計數被一筆沒有註明對象的異動更改。</translation>
    </message>
    <message>
        <source>Find out who did it, and what for. Then count the shelf.</source>
        <translation>查明是誰做的、為了什麼，然後盤點貨架。</translation>
    </message>
    <message>
        <source>Movements of this SKU are missing.</source>
        <translation>這項商品的異動有缺漏。</translation>
    </message>
    <message>
        <source>Find out what was moved then, or count the shelf.</source>
        <translation>查明當時異動了什麼，或盤點貨架。</translation>
    </message>
    <message>
        <source>The movements add up to another number than orders hold.</source>
        <translation>異動的合計與訂單預留的數量不同。</translation>
    </message>
    <message>
        <source>Compare each order that holds this SKU with its own movements.</source>
        <translation>把預留這項商品的每張訂單與它自己的異動比對。</translation>
    </message>
    <message>
        <source>The records do not say how many units there are.</source>
        <translation>紀錄看不出有多少件。</translation>
    </message>
    <message>
        <source>Only the shelf can tell: count it, and record the count.</source>
        <translation>只有貨架知道：請盤點並記錄。</translation>
    </message>
    <message>
        <source>This case is not about a SKU&apos;s counters.</source>
        <translation>這個案件與商品的庫存計數無關。</translation>
    </message>
    <message>
        <source>Compare its records on the page of the case. What is wrong there is put right by the people who know what happened.</source>
        <translation>請在案件頁比對紀錄。錯誤要由知道經過的人更正。</translation>
    </message>
    <message>
        <source>The evidence could not be read.</source>
        <translation>無法讀取證據。</translation>
    </message>
    <message>
        <source>The database did not answer the commit. It is not known whether the repair was asked for.</source>
        <translation>資料庫沒有回覆提交結果，還不知道修復是否已提出。</translation>
    </message>
    <message>
        <source>Ask again: it is asked for once, however often.</source>
        <translation>請再提出一次：無論幾次都只算一次。</translation>
    </message>
    <message>
        <source>Supervisors and owners may: ask one of them.</source>
        <translation>主管與擁有者可以執行：請找他們。</translation>
    </message>
    <message>
        <source>The database did not answer the commit. It is not known whether the repair was made.</source>
        <translation>資料庫沒有回覆提交結果，還不知道修復是否已完成。</translation>
    </message>
    <message>
        <source>Sign in again: it is the same repair, and it is made once, however often it is sent.</source>
        <translation>請再登入一次：是同一項修復，無論送出幾次都只做一次。</translation>
    </message>
    <message>
        <source>Waited for the SKU</source>
        <translation>等待商品的鎖</translation>
    </message>
    <message>
        <source>The check after it could not be made. The repair stands; the next check tells the rest.</source>
        <translation>事後無法檢查。修復已生效；其餘由下一次檢查得知。</translation>
    </message>
    <message>
        <source>Everything holds of this SKU now: counters, movements and reservations agree.</source>
        <translation>這項商品現在全部相符：庫存計數、異動與預留一致。</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) of this SKU do not hold still:</source>
        <translation>
            <numerusform>這項商品仍有 %n 項不符：</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoleText</name>
    <message>
        <source>serve customers</source>
        <translation>服務顧客</translation>
    </message>
    <message>
        <source>act without serving the customer</source>
        <translation>不服務顧客而作業</translation>
    </message>
    <message>
        <source>receive and count stock</source>
        <translation>進貨與盤點</translation>
    </message>
    <message>
        <source>change prices</source>
        <translation>變更價格</translation>
    </message>
    <message>
        <source>look into cases</source>
        <translation>查看案件</translation>
    </message>
    <message>
        <source>check the store</source>
        <translation>檢查商店</translation>
    </message>
    <message>
        <source>watch who waits for whom</source>
        <translation>查看鎖等待</translation>
    </message>
    <message>
        <source>repair stock</source>
        <translation>修復庫存</translation>
    </message>
    <message>
        <source>change the store&apos;s settings</source>
        <translation>變更商店設定</translation>
    </message>
    <message>
        <source>clean up quotes</source>
        <translation>清除報價單</translation>
    </message>
    <message>
        <source>change who works here</source>
        <translation>變更店內人員</translation>
    </message>
    <message>
        <source>a member of staff</source>
        <translation>店員</translation>
    </message>
    <message>
        <source>a supervisor</source>
        <translation>主管</translation>
    </message>
    <message>
        <source>the owner</source>
        <translation>擁有者</translation>
    </message>
    <message>
        <source>no role</source>
        <translation>沒有角色</translation>
    </message>
    <message>
        <source>staff</source>
        <translation>店員</translation>
    </message>
    <message>
        <source>supervisor</source>
        <translation>主管</translation>
    </message>
    <message>
        <source>trainer</source>
        <translation>講師</translation>
    </message>
    <message>
        <source>owner</source>
        <translation>擁有者</translation>
    </message>
    <message>
        <source>Your account has no role in this store, so you may not %1; its owner gives one.</source>
        <translation>您的帳號在這間商店沒有角色，所以不能%1；角色由擁有者指定。</translation>
    </message>
    <message>
        <source>Only %1 may %2; you are signed in as %3.</source>
        <translation>只有%1可以%2；您目前的身分是%3。</translation>
    </message>
    <message>
        <source>Your account may not %1: that is for %2.</source>
        <translation>您的帳號不能%1：這是%2的工作。</translation>
    </message>
</context>
<context>
    <name>RunWords</name>
    <message>
        <source>a deadlock with another desk</source>
        <translation>與另一個櫃台互相等待（死結）</translation>
    </message>
    <message>
        <source>another desk kept its lock too long</source>
        <translation>另一個櫃台佔用鎖太久</translation>
    </message>
    <message>
        <source>another desk changed the row meanwhile</source>
        <translation>另一個櫃台同時更動了這筆資料</translation>
    </message>
    <message>
        <source>the connection was lost</source>
        <translation>連線中斷</translation>
    </message>
    <message>
        <source>the commit was not answered</source>
        <translation>提交沒有得到回覆</translation>
    </message>
    <message>
        <source>the database was not reached</source>
        <translation>無法連到資料庫</translation>
    </message>
    <message>
        <source>the database was read-only</source>
        <translation>資料庫唯讀</translation>
    </message>
    <message>
        <source>the server stopped the statement</source>
        <translation>伺服器中止了敘述</translation>
    </message>
    <message>
        <source>the window was closed</source>
        <translation>視窗已關閉</translation>
    </message>
    <message>
        <source>the journal could not be written</source>
        <translation>操作日誌無法寫入</translation>
    </message>
    <message>
        <source>the account may not do this</source>
        <translation>帳號沒有這項權限</translation>
    </message>
    <message>
        <source>the database refused</source>
        <translation>資料庫拒絕</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 毫秒</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>嘗試次數</translation>
    </message>
    <message>
        <source>%1 (code %2)</source>
        <translation>%1（代碼 %2）</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Given up after</source>
        <translation>放棄前遇到</translation>
    </message>
    <message>
        <source>Tried again after</source>
        <translation>重試前遇到</translation>
    </message>
    <message>
        <source>All together</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>the line to the database is not secure</source>
        <translation>與資料庫的連線不安全</translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message>
        <source>created</source>
        <translation>已成立</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>held</source>
        <translation>預留中</translation>
    </message>
    <message>
        <source>released</source>
        <translation>已釋放</translation>
    </message>
    <message>
        <source>paid</source>
        <translation>已付款</translation>
    </message>
    <message>
        <source>shipped</source>
        <translation>已出貨</translation>
    </message>
    <message>
        <source>none</source>
        <translation>沒有</translation>
    </message>
    <message>
        <source>open</source>
        <translation>有效</translation>
    </message>
    <message>
        <source>used</source>
        <translation>已使用</translation>
    </message>
    <message>
        <source>expired</source>
        <translation>已到期</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>未使用</translation>
    </message>
    <message>
        <source>open</source>
        <comment>a case</comment>
        <translation>未結</translation>
    </message>
    <message>
        <source>critical</source>
        <translation>嚴重</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>notice</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>handed over</source>
        <translation>已移交</translation>
    </message>
    <message>
        <source>resolved</source>
        <translation>已結案</translation>
    </message>
    <message>
        <source>LIVE</source>
        <translation>正式</translation>
    </message>
    <message>
        <source>TRAINING</source>
        <translation>教學環境</translation>
    </message>
</context>
<context>
    <name>StockWords</name>
    <message>
        <source>%1 available, %2 reserved</source>
        <translation>可售 %1，預留 %2</translation>
    </message>
    <message>
        <source>By this same request, at %1 by %2. Nothing was changed now.</source>
        <translation>由同一項請求在 %1 由 %2 完成。這次沒有更動任何資料。</translation>
    </message>
    <message>
        <source>%1 had been received: %2 then.</source>
        <translation>已進貨 %1：當時 %2。</translation>
    </message>
    <message>
        <source>Received %1: %2.</source>
        <translation>已進貨 %1：%2。</translation>
    </message>
    <message>
        <source>as recorded</source>
        <translation>與紀錄相同</translation>
    </message>
    <message>
        <source>%1 fewer than recorded</source>
        <translation>比紀錄少 %1</translation>
    </message>
    <message>
        <source>%1 more than recorded</source>
        <translation>比紀錄多 %1</translation>
    </message>
    <message>
        <source>It had been counted: %1 then, %2.</source>
        <translation>已盤點：當時 %1，%2。</translation>
    </message>
    <message>
        <source>Counted: %1, %2.</source>
        <translation>已盤點：%1，%2。</translation>
    </message>
    <message>
        <source>The price had been changed: %1 instead of %2, version %3.</source>
        <translation>價格已變更：%1，原為 %2，版本 %3。</translation>
    </message>
    <message>
        <source>The price is %1 now, version %2; it was %3.</source>
        <translation>價格現在是 %1，版本 %2；原為 %3。</translation>
    </message>
    <message>
        <source>Quotes that are open keep the price they were issued with.</source>
        <translation>有效的報價維持開立時的價格。</translation>
    </message>
    <message>
        <source>%1 counted, but orders hold %2. Nothing was changed.</source>
        <translation>盤點到 %1，但訂單預留了 %2。沒有更動任何資料。</translation>
    </message>
    <message>
        <source>Count again, also what is packed already. If it stays so, cancel the orders that cannot be served, and count after that.</source>
        <translation>請重新盤點，已包裝的也要算。如果結果相同，請先取消無法供貨的訂單，再盤點。</translation>
    </message>
    <message>
        <source>This SKU is not in the store, or has none of this yet. Nothing was changed.</source>
        <translation>商店沒有這項商品，或還沒有這項資料。沒有更動任何資料。</translation>
    </message>
    <message>
        <source>A reason is missing. Nothing was changed.</source>
        <translation>缺少原因。沒有更動任何資料。</translation>
    </message>
    <message>
        <source>The reason is longer than %1 characters. Nothing was changed.</source>
        <translation>原因超過 %1 個字。沒有更動任何資料。</translation>
    </message>
    <message>
        <source>The reason cannot be stored as it is. Nothing was changed.</source>
        <translation>原因含有無法保存的內容。沒有更動任何資料。</translation>
    </message>
    <message>
        <source>Together that is more than can be kept. Nothing was changed.</source>
        <translation>合計超過可儲存的上限。沒有更動任何資料。</translation>
    </message>
    <message>
        <source>This number cannot be stored. Nothing was changed.</source>
        <translation>這個數字無法儲存。沒有更動任何資料。</translation>
    </message>
    <message>
        <source>The database did not answer the commit. It is not known whether this was done.</source>
        <translation>資料庫沒有回覆提交結果，還不知道是否已完成。</translation>
    </message>
    <message>
        <source>Ask again: it is done once, however often it is asked. It is kept in the list of unconfirmed operations.</source>
        <translation>請再問一次：不論問幾次都只執行一次。這項操作保留在未確認清單中。</translation>
    </message>
    <message>
        <source>Supervisors and owners may: ask one of them.</source>
        <translation>主管與擁有者可以執行：請找他們。</translation>
    </message>
    <message>
        <source>Waited for the SKU</source>
        <translation>等待商品的鎖</translation>
    </message>
</context>
<context>
    <name>TimingWords</name>
    <message>
        <source>Cancel an order</source>
        <translation>取消訂單</translation>
    </message>
    <message>
        <source>Issue a quote</source>
        <translation>開立報價</translation>
    </message>
    <message>
        <source>Accept a quote</source>
        <translation>接受報價</translation>
    </message>
    <message>
        <source>Place an order</source>
        <translation>下單</translation>
    </message>
    <message>
        <source>Receive stock</source>
        <translation>商品進貨</translation>
    </message>
    <message>
        <source>Count stock</source>
        <translation>庫存盤點</translation>
    </message>
    <message>
        <source>Change a price</source>
        <translation>變更價格</translation>
    </message>
    <message>
        <source>Repair stock</source>
        <translation>修復庫存</translation>
    </message>
    <message>
        <source>whole transaction</source>
        <translation>整個交易</translation>
    </message>
    <message>
        <source>order lock</source>
        <translation>訂單的鎖</translation>
    </message>
    <message>
        <source>reservation lock</source>
        <translation>預留的鎖</translation>
    </message>
    <message>
        <source>stock lock</source>
        <translation>庫存的鎖</translation>
    </message>
    <message>
        <source>quote lock</source>
        <translation>報價的鎖</translation>
    </message>
    <message>
        <source>receipt lock</source>
        <translation>識別鍵的鎖</translation>
    </message>
    <message>
        <source>price lock</source>
        <translation>價格的鎖</translation>
    </message>
    <message>
        <source>commit</source>
        <translation>提交</translation>
    </message>
    <message>
        <source>attempts</source>
        <translation>嘗試次數</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 毫秒</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>All flows</source>
        <translation>所有流程</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 的%1</translation>
    </message>
</context>
<context>
    <name>TypedWords</name>
    <message>
        <source>A number is missing.</source>
        <translation>缺少數字。</translation>
    </message>
    <message>
        <source>That is not a number. Write it like %1, or without grouping.</source>
        <translation>這不是數字。請寫成 %1，或不加千分位。</translation>
    </message>
    <message>
        <source>That can be read in two ways. Write it like %1, or without grouping.</source>
        <translation>這個寫法有兩種讀法。請寫成 %1，或不加千分位。</translation>
    </message>
    <message>
        <source>%1 has %2 decimals, and these are more.</source>
        <translation>%1 有 %2 位小數，這裡超過了。</translation>
    </message>
    <message>
        <source>There are no parts of one here: write a whole number.</source>
        <translation>這裡不能有小數：請寫整數。</translation>
    </message>
    <message>
        <source>That is more than can be kept.</source>
        <translation>超過可儲存的上限。</translation>
    </message>
</context>
<context>
    <name>UnansweredWords</name>
    <message numerus="yes">
        <source>%1 · %n attempt(s) · locks took %2 ms</source>
        <translation>
            <numerusform>%1 · 嘗試 %n 次 · 取得鎖共 %2 毫秒</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>再試一次(&amp;T)</translation>
    </message>
    <message>
        <source>Tell the customer that it is not done yet: try again when the database is back.</source>
        <translation>請告知顧客尚未完成：等資料庫恢復後再試。</translation>
    </message>
    <message>
        <source>Ask a&amp;gain</source>
        <translation>再確認一次(&amp;G)</translation>
    </message>
    <message>
        <source>Tell the customer nothing yet: Holdfast is finding out. It is kept in the list of unconfirmed operations.</source>
        <translation>請先不要告知顧客：Holdfast 正在查明。這項操作保留在待確認清單中。</translation>
    </message>
    <message>
        <source>Another desk is working on the same records. Nothing was changed.</source>
        <translation>另一個工作站正在處理相同的紀錄。沒有更動任何資料。</translation>
    </message>
    <message>
        <source>Tell the customer nothing yet: try again in a moment.</source>
        <translation>請先不要告知顧客：稍後再試一次。</translation>
    </message>
    <message>
        <source>The database cannot be reached. Nothing was changed.</source>
        <translation>目前無法連到資料庫。沒有更動任何資料。</translation>
    </message>
    <message>
        <source>The database is read-only at the moment. Nothing was changed.</source>
        <translation>資料庫目前唯讀。沒有更動任何資料。</translation>
    </message>
    <message>
        <source>Your account may not do this. Nothing was changed.</source>
        <translation>您的帳號沒有這項權限。沒有更動任何資料。</translation>
    </message>
    <message>
        <source>Tell the customer that it is not done yet: ask somebody who may.</source>
        <translation>請告知顧客尚未完成：請有權限的同事處理。</translation>
    </message>
    <message>
        <source>The journal on this computer cannot be written, so nothing was sent. Nothing was changed.</source>
        <translation>這台電腦的操作日誌無法寫入，所以什麼都沒有送出。沒有更動任何資料。</translation>
    </message>
    <message>
        <source>Tell the customer that it is not done yet: show a supervisor the details.</source>
        <translation>請告知顧客尚未完成：把詳細資料交給主管。</translation>
    </message>
    <message>
        <source>The database refused. Nothing was changed.</source>
        <translation>資料庫拒絕了這項操作。沒有更動任何資料。</translation>
    </message>
    <message>
        <source>Holdfast is closing; this was not sent. Nothing was changed.</source>
        <translation>Holdfast 正在關閉，沒有送出。沒有更動任何資料。</translation>
    </message>
    <message>
        <source>Tell the customer that it is not done yet.</source>
        <translation>請告知顧客尚未完成。</translation>
    </message>
    <message>
        <source>%1 Nothing was changed.</source>
        <translation>%1沒有更動任何資料。</translation>
    </message>
    <message>
        <source>The connection to the database is not secure, so it was not used. Nothing was changed.</source>
        <translation>與資料庫的連線不安全，所以沒有使用。沒有更動任何資料。</translation>
    </message>
    <message>
        <source>Another store answers than the one that was opened. Nothing was changed.</source>
        <translation>回應的商店不是原先開啟的那一間。沒有更動任何資料。</translation>
    </message>
    <message>
        <source>A live store answers where a training store was meant, or the reverse. Nothing was changed.</source>
        <translation>回應的是正式商店，而要的是教學商店，或正好相反。沒有更動任何資料。</translation>
    </message>
</context>
<context>
    <name>WhyReservedWords</name>
    <message>
        <source>nobody holds it</source>
        <translation>沒有任何訂單預留</translation>
    </message>
    <message numerus="yes">
        <source>%1 held by %n order(s)</source>
        <translation>
            <numerusform>%n 張訂單預留 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>the counter says %1</source>
        <translation>庫存計數為 %1</translation>
    </message>
    <message>
        <source>there is no stock row</source>
        <translation>沒有庫存紀錄</translation>
    </message>
    <message>
        <source>there is no counter</source>
        <translation>沒有庫存計數</translation>
    </message>
    <message>
        <source>they agree</source>
        <translation>兩者相符</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) held that the counter does not count</source>
        <translation>
            <numerusform>有 %n 件已預留但未計入庫存計數</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) counted that no order holds</source>
        <translation>
            <numerusform>有 %n 件已計入但沒有訂單預留</numerusform>
        </translation>
    </message>
    <message>
        <source>so nothing can be compared</source>
        <translation>因此無法比對</translation>
    </message>
    <message>
        <source>nothing is missing</source>
        <translation>沒有缺少</translation>
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
        <translation>為 %2 接受報價 %1？</translation>
    </message>
    <message>
        <source>%1 for %2. An order is made at this price, and its units are reserved.</source>
        <translation>%2，%1。將以此價格成立訂單並預留商品。</translation>
    </message>
    <message>
        <source>This is a new attempt: an earlier one has its answer already.</source>
        <translation>這是新的操作：先前的操作已有回答。</translation>
    </message>
    <message>
        <source>%1: %2 wanted, %3 available now</source>
        <translation>%1：需要 %2，目前可售 %3</translation>
    </message>
    <message>
        <source>Would be short now:</source>
        <translation>目前數量不足：</translation>
    </message>
    <message>
        <source>Reading what is available now…</source>
        <translation>正在讀取目前可售數量…</translation>
    </message>
    <message>
        <source>Read just now: every line could be had.</source>
        <translation>剛剛讀取：每一項都有貨。</translation>
    </message>
    <message>
        <source>Read just now. Nothing is reserved unless every line can be had.</source>
        <translation>剛剛讀取。除非每一項都有貨，否則不會預留。</translation>
    </message>
    <message>
        <source>It could not be read again. You can go on: the database decides by what is there then.</source>
        <translation>無法重新讀取。可以繼續：資料庫依當時的數量決定。</translation>
    </message>
    <message>
        <source>Accepting…</source>
        <translation>接受中…</translation>
    </message>
    <message>
        <source>A&amp;ccept at %1</source>
        <translation>以 %1 接受(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Keep it open</source>
        <translation>先不接受(&amp;K)</translation>
    </message>
    <message>
        <source>Confirmation of the acceptance</source>
        <translation>接受的確認</translation>
    </message>
    <message>
        <source>Accept the quote (Alt+C)</source>
        <translation>接受這張報價 (Alt+C)</translation>
    </message>
    <message>
        <source>Ask nothing (Esc, Alt+K)</source>
        <translation>不送出 (Esc、Alt+K)</translation>
    </message>
</context>
<context>
    <name>holdfast::AnswerBar</name>
    <message>
        <source>Dismiss</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>詳細資料(&amp;D)</translation>
    </message>
    <message>
        <source>Hide &amp;details</source>
        <translation>隱藏詳細資料(&amp;D)</translation>
    </message>
    <message>
        <source>Attempts, waits and the technical text (Alt+D)</source>
        <translation>嘗試、等待與技術內容 (Alt+D)</translation>
    </message>
    <message>
        <source>Attempts and waits</source>
        <translation>嘗試與等待</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>複製(&amp;Y)</translation>
    </message>
    <message>
        <source>Copy this answer with its technical text (Alt+Y)</source>
        <translation>複製這個結果與技術內容 (Alt+Y)</translation>
    </message>
</context>
<context>
    <name>holdfast::CallerCard</name>
    <message>
        <source>Customer %1</source>
        <translation>顧客 %1</translation>
    </message>
    <message>
        <source>is being read…</source>
        <translation>讀取中…</translation>
    </message>
    <message>
        <source>not known: the database gave no answer</source>
        <translation>不明：資料庫沒有回應</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>電話</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>電子郵件</translation>
    </message>
    <message>
        <source>External number</source>
        <translation>外部編號</translation>
    </message>
    <message>
        <source>Newest order</source>
        <translation>最近的訂單</translation>
    </message>
    <message>
        <source>Ask the caller for one of these, and compare:</source>
        <translation>請來電者說出其中一項，並核對：</translation>
    </message>
    <message>
        <source>Nothing is known that the caller could be asked for.</source>
        <translation>沒有可以向來電者核對的資料。</translation>
    </message>
    <message>
        <source>%1 %2 is then not served any more; Ctrl+Shift+K parks them first.</source>
        <translation>接著就不再服務 %1 %2；Ctrl+Shift+K 可先保留。</translation>
    </message>
    <message>
        <source>Serve customer %1</source>
        <translation>服務顧客 %1</translation>
    </message>
    <message>
        <source>The caller is this customer (Enter)</source>
        <translation>來電者就是這位顧客 (Enter)</translation>
    </message>
    <message>
        <source>Not them</source>
        <translation>不是這位</translation>
    </message>
    <message>
        <source>The caller is somebody else (Esc)</source>
        <translation>來電者是別人 (Esc)</translation>
    </message>
    <message>
        <source>What to ask the caller for</source>
        <translation>要向來電者核對的內容</translation>
    </message>
</context>
<context>
    <name>holdfast::CancelConfirmation</name>
    <message>
        <source>Cancel order %1 of %2?</source>
        <translation>要取消 %2 的訂單 %1 嗎？</translation>
    </message>
    <message>
        <source>Order %1 cannot be cancelled any more</source>
        <translation>訂單 %1 已無法取消</translation>
    </message>
    <message>
        <source>&amp;Keep order</source>
        <translation>保留訂單(&amp;K)</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>關閉(&amp;L)</translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation>取消中…</translation>
    </message>
    <message>
        <source>C&amp;ancel order %1</source>
        <translation>取消訂單 %1(&amp;A)</translation>
    </message>
    <message>
        <source>The reason has %1 characters; %2 can be kept.</source>
        <translation>原因有 %1 個字；最多可保存 %2 個字。</translation>
    </message>
    <message>
        <source>Choose a reason or type one. Press the button again to cancel without.</source>
        <translation>請選擇或輸入原因。再按一次按鈕可不填原因直接取消。</translation>
    </message>
    <message>
        <source>Checking whether it is still as shown…</source>
        <translation>正在確認是否仍如畫面所示…</translation>
    </message>
    <message>
        <source>Read again just now: it is as shown.</source>
        <translation>剛剛重新讀取：與畫面相同。</translation>
    </message>
    <message>
        <source>It could not be read again in time. You can go on: the database decides by what is there then.</source>
        <translation>來不及重新讀取。可以繼續：資料庫會依當時的資料決定。</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Nothing is held for it. The order cannot be taken up again.</source>
        <translation>這張訂單沒有預留任何商品。取消後這張訂單無法復原。</translation>
    </message>
    <message>
        <source>%1 on %2 lines</source>
        <translation>%2 個品項共 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: back on sale at once. The order cannot be taken up again.</source>
        <translation>%1 將立即恢復可售。取消後這張訂單無法復原。</translation>
    </message>
    <message>
        <source>changed their mind</source>
        <translation>顧客改變主意</translation>
    </message>
    <message>
        <source>ordered twice</source>
        <translation>重複下單</translation>
    </message>
    <message>
        <source>wrong article</source>
        <translation>訂錯品項</translation>
    </message>
    <message>
        <source>delivery too late</source>
        <translation>到貨太慢</translation>
    </message>
    <message>
        <source>Confirmation of the cancel</source>
        <translation>取消確認</translation>
    </message>
    <message>
        <source>Changed since it was shown</source>
        <translation>顯示之後有變動</translation>
    </message>
    <message>
        <source>One line cannot be cancelled alone: cancel the order and place it again with the rest.</source>
        <translation>無法只取消一個品項：請取消訂單，再以其餘品項重新下單。</translation>
    </message>
    <message>
        <source>&amp;Reason</source>
        <translation>原因(&amp;R)</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Choose or type a reason</source>
        <translation>選擇或輸入原因</translation>
    </message>
    <message>
        <source>Why it is cancelled (Alt+R); Down opens the list</source>
        <translation>取消的原因 (Alt+R)；按向下鍵開啟清單</translation>
    </message>
    <message>
        <source>Cancel the order (Alt+A)</source>
        <translation>取消訂單 (Alt+A)</translation>
    </message>
    <message>
        <source>Change nothing (Esc)</source>
        <translation>不做更動 (Esc)</translation>
    </message>
    <message>
        <source>Say why it is cancelled without its customer: that is kept with your name.</source>
        <translation>請說明為何不服務顧客而取消：理由會與您的姓名一起保存。</translation>
    </message>
    <message>
        <source>asked for in writing</source>
        <translation>顧客以書面要求</translation>
    </message>
    <message>
        <source>cannot be reached</source>
        <translation>聯絡不上顧客</translation>
    </message>
    <message>
        <source>cannot be delivered</source>
        <translation>無法送達</translation>
    </message>
    <message>
        <source>suspected fraud</source>
        <translation>疑似詐騙</translation>
    </message>
    <message>
        <source>&amp;Without a customer: why</source>
        <translation>不服務顧客的理由(&amp;W)</translation>
    </message>
    <message>
        <source>Without a customer: why</source>
        <translation>不服務顧客的理由</translation>
    </message>
    <message>
        <source>Choose or type why</source>
        <translation>選擇或輸入理由</translation>
    </message>
    <message>
        <source>Why it is cancelled without serving its customer (Alt+W); Down opens the list</source>
        <translation>不服務顧客而取消的理由 (Alt+W)；按向下鍵開啟清單</translation>
    </message>
</context>
<context>
    <name>holdfast::CaseDetails</name>
    <message>
        <source>As of %1: it cannot be read again now.</source>
        <translation>%1 的資料：目前無法重新讀取。</translation>
    </message>
    <message>
        <source>&amp;Read again</source>
        <translation>重新讀取(&amp;R)</translation>
    </message>
    <message>
        <source>Choose a case to compare what it is about.</source>
        <translation>選擇一個案件，比對相關的資料。</translation>
    </message>
    <message>
        <source>Case %1 is being read.</source>
        <translation>正在讀取案件 %1。</translation>
    </message>
    <message>
        <source>Case %1 could not be read. It is as it was.</source>
        <translation>無法讀取案件 %1。案件維持原樣。</translation>
    </message>
    <message>
        <source>There is no case %1 in this store.</source>
        <translation>這家商店沒有案件 %1。</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>再試一次(&amp;T)</translation>
    </message>
    <message>
        <source>It is resolved; seen again, it is open again</source>
        <translation>已結案；再次出現時會重新開啟</translation>
    </message>
    <message>
        <source>Say why nobody has to do anything more (Alt+S)</source>
        <translation>說明為什麼不需要再處理 (Alt+S)</translation>
    </message>
    <message>
        <source>Export case %1</source>
        <translation>匯出案件 %1</translation>
    </message>
    <message>
        <source>JSON files (*.json)</source>
        <translation>JSON 檔案 (*.json)</translation>
    </message>
    <message>
        <source>Case %1</source>
        <translation>案件 %1</translation>
    </message>
    <message>
        <source>%1 was written to %2.</source>
        <translation>%1 已寫入 %2。</translation>
    </message>
    <message>
        <source>%1 bytes. Customers are numbers in it, and there is no password and no address.</source>
        <translation>%1 位元組。其中顧客只以編號表示，不含密碼與地址。</translation>
    </message>
    <message>
        <source>%1 could not be written to %2. What was there before is as it was.</source>
        <translation>%1 無法寫入 %2。原有的內容維持原樣。</translation>
    </message>
    <message>
        <source>Another &amp;file…</source>
        <translation>另選檔案(&amp;F)…</translation>
    </message>
    <message>
        <source>The case and what is done with it</source>
        <translation>案件與處理方式</translation>
    </message>
    <message>
        <source>Re&amp;pair…</source>
        <translation>修復(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Note…</source>
        <translation>備註(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Hand over…</source>
        <translation>移交(&amp;H)…</translation>
    </message>
    <message>
        <source>Re&amp;solve…</source>
        <translation>結案(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>匯出(&amp;E)…</translation>
    </message>
    <message>
        <source>See whether the records leave one answer, and which (Alt+P)</source>
        <translation>查看紀錄是否只有一種解答，以及是哪一種 (Alt+P)</translation>
    </message>
    <message>
        <source>Write what was found out (Alt+N)</source>
        <translation>寫下查明的內容 (Alt+N)</translation>
    </message>
    <message>
        <source>Hand it to another account (Alt+H)</source>
        <translation>移交給另一個帳號 (Alt+H)</translation>
    </message>
    <message>
        <source>Write all of it to a file, for those who look for the fault (Alt+E)</source>
        <translation>將全部內容寫入檔案，供查找問題的人使用 (Alt+E)</translation>
    </message>
</context>
<context>
    <name>holdfast::CaseEvidence</name>
    <message>
        <source>Expected</source>
        <translation>預期</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>實際</translation>
    </message>
    <message>
        <source>What was found has no form that is known here. The stored text is below.</source>
        <translation>發現的內容不是這裡認得的格式。儲存的文字列在下方。</translation>
    </message>
    <message>
        <source>%1: %2, expected %3</source>
        <translation>%1：%2，預期 %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Hide the stored text</source>
        <translation>隱藏儲存的文字</translation>
    </message>
    <message>
        <source>Stored text</source>
        <translation>儲存的文字</translation>
    </message>
    <message>
        <source>What was found, exactly as it is stored</source>
        <translation>發現的內容，與儲存的完全相同</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>Copy the stored text</source>
        <translation>複製儲存的文字</translation>
    </message>
    <message>
        <source>Expected and found</source>
        <translation>預期與發現</translation>
    </message>
    <message>
        <source>seen %1 by %2</source>
        <translation>%1 由 %2 發現</translation>
    </message>
    <message>
        <source>When the case was opened, %1, it was:</source>
        <translation>案件建立時（%1）的內容：</translation>
    </message>
</context>
<context>
    <name>holdfast::CaseHandling</name>
    <message>
        <source>Whom is it handed to? Type the account that they sign in with.</source>
        <translation>要移交給誰？請輸入對方登入用的帳號。</translation>
    </message>
    <message>
        <source>Type what was found out.</source>
        <translation>請輸入查明的內容。</translation>
    </message>
    <message>
        <source>Type why nobody has to do anything more: it stays with the case.</source>
        <translation>請輸入為什麼不需要再處理：會保存在案件中。</translation>
    </message>
    <message>
        <source>That are %1 characters; %2 can be kept.</source>
        <translation>內容有 %1 個字；最多可保存 %2 個字。</translation>
    </message>
    <message>
        <source>A note in case %1</source>
        <translation>案件 %1 的備註</translation>
    </message>
    <message>
        <source>&amp;What was found out</source>
        <translation>查明的內容(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Note it</source>
        <translation>加上備註(&amp;N)</translation>
    </message>
    <message>
        <source>Add this note to the case (Alt+N)</source>
        <translation>將這則備註加入案件 (Alt+N)</translation>
    </message>
    <message>
        <source>Hand case %1 over</source>
        <translation>移交案件 %1</translation>
    </message>
    <message>
        <source>&amp;What is to be done (may stay empty)</source>
        <translation>要處理的事（可留空）(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Hand over</source>
        <translation>移交(&amp;H)</translation>
    </message>
    <message>
        <source>They find it among their cases (Alt+H)</source>
        <translation>對方會在自己的案件中看到 (Alt+H)</translation>
    </message>
    <message>
        <source>Resolve case %1</source>
        <translation>將案件 %1 結案</translation>
    </message>
    <message>
        <source>&amp;Why nobody has to do anything more</source>
        <translation>為什麼不需要再處理(&amp;W)</translation>
    </message>
    <message>
        <source>Re&amp;solve case %1</source>
        <translation>將案件 %1 結案(&amp;S)</translation>
    </message>
    <message>
        <source>It is open again if it is seen again (Alt+S)</source>
        <translation>再次出現時會重新開啟 (Alt+S)</translation>
    </message>
    <message>
        <source>A&amp;ccount</source>
        <translation>帳號(&amp;C)</translation>
    </message>
    <message>
        <source>Account that it is handed to</source>
        <translation>移交對象的帳號</translation>
    </message>
    <message>
        <source>The account that they sign in with (Alt+C)</source>
        <translation>對方登入用的帳號 (Alt+C)</translation>
    </message>
    <message>
        <source>Alt+W</source>
        <translation>Alt+W</translation>
    </message>
    <message>
        <source>&amp;Leave it as it is</source>
        <translation>維持原樣(&amp;L)</translation>
    </message>
    <message>
        <source>Record nothing; what is typed stays here (Alt+L, Esc)</source>
        <translation>不留下紀錄；輸入的內容保留在這裡 (Alt+L、Esc)</translation>
    </message>
</context>
<context>
    <name>holdfast::CaseHistory</name>
    <message>
        <source>opened</source>
        <translation>建立案件</translation>
    </message>
    <message numerus="yes">
        <source>seen again %n time(s)</source>
        <translation>
            <numerusform>再次出現 %n 次</numerusform>
        </translation>
    </message>
    <message>
        <source>seen again, and so open again</source>
        <translation>再次出現，因此重新開啟</translation>
    </message>
    <message>
        <source>noted</source>
        <translation>加上備註</translation>
    </message>
    <message>
        <source>handed to %1</source>
        <translation>移交給 %1</translation>
    </message>
    <message>
        <source>resolved</source>
        <translation>已結案</translation>
    </message>
    <message>
        <source>repair asked for</source>
        <translation>已請求修復</translation>
    </message>
    <message>
        <source>repaired</source>
        <translation>已修復</translation>
    </message>
    <message>
        <source>What became of it</source>
        <translation>處理經過</translation>
    </message>
    <message numerus="yes">
        <source>seen %n time(s)</source>
        <translation>
            <numerusform>出現 %n 次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show %n earlier line(s)</source>
        <translation>
            <numerusform>顯示較早的 %n 筆</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2  %3 · last by %4</source>
        <translation>%1 至 %2  %3 · 最近由 %4</translation>
    </message>
    <message>
        <source>%1  %2 · %3</source>
        <translation>%1  %2 · %3</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>「%1」</translation>
    </message>
</context>
<context>
    <name>holdfast::CaseOrderView</name>
    <message>
        <source>Its reservations</source>
        <translation>它的預留</translation>
    </message>
    <message>
        <source>Receipts</source>
        <translation>收據</translation>
    </message>
    <message>
        <source>There is no order %1.</source>
        <translation>沒有訂單 %1。</translation>
    </message>
    <message>
        <source>SKU %1</source>
        <translation>商品 %1</translation>
    </message>
    <message>
        <source>Show this SKU&apos;s stock</source>
        <translation>顯示這項商品的庫存</translation>
    </message>
    <message>
        <source>held %1 · released %2</source>
        <translation>%1 起預留 · %2 釋放</translation>
    </message>
    <message>
        <source>held since %1</source>
        <translation>%1 起預留</translation>
    </message>
    <message>
        <source>no line of the order</source>
        <translation>訂單沒有這項明細</translation>
    </message>
    <message numerus="yes">
        <source>line of %n unit(s), and no reservation</source>
        <translation>
            <numerusform>明細 %n 件，沒有預留</numerusform>
        </translation>
    </message>
    <message>
        <source>as its line</source>
        <translation>與明細相符</translation>
    </message>
    <message numerus="yes">
        <source>its line is of %n unit(s)</source>
        <translation>
            <numerusform>明細為 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>It has none.</source>
        <translation>沒有任何預留。</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>已接受</translation>
    </message>
    <message>
        <source>placed</source>
        <translation>已下單</translation>
    </message>
    <message>
        <source>quote expired</source>
        <translation>報價已到期</translation>
    </message>
    <message>
        <source>quote used already</source>
        <translation>報價已使用</translation>
    </message>
    <message>
        <source>too little in stock</source>
        <translation>庫存不足</translation>
    </message>
    <message>
        <source>price changed</source>
        <translation>價格已變更</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>沒有回答</translation>
    </message>
    <message>
        <source>Order %1</source>
        <translation>訂單 %1</translation>
    </message>
    <message>
        <source>Show this order</source>
        <translation>顯示這張訂單</translation>
    </message>
    <message>
        <source>Quote %1</source>
        <translation>報價 %1</translation>
    </message>
    <message>
        <source>Show the quote</source>
        <translation>顯示報價</translation>
    </message>
    <message>
        <source>customer %1</source>
        <translation>顧客 %1</translation>
    </message>
    <message>
        <source>claimed %1</source>
        <translation>建立 %1</translation>
    </message>
    <message>
        <source>answered %1</source>
        <translation>回答 %1</translation>
    </message>
    <message>
        <source>not answered</source>
        <translation>尚未回答</translation>
    </message>
    <message>
        <source>accepted as of %1</source>
        <translation>以 %1 為接受時間</translation>
    </message>
    <message>
        <source>No receipt names this order or its quote.</source>
        <translation>沒有收據列出這張訂單或它的報價。</translation>
    </message>
    <message numerus="yes">
        <source>%n more are in the exported file.</source>
        <translation>
            <numerusform>另有 %n 筆在匯出的檔案中。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>holdfast::CaseSkuView</name>
    <message>
        <source>Show this SKU&apos;s stock</source>
        <translation>顯示這項商品的庫存</translation>
    </message>
    <message>
        <source>none</source>
        <translation>沒有</translation>
    </message>
    <message>
        <source>%1 available · %2 reserved · version %3</source>
        <translation>可售 %1 · 預留 %2 · 版本 %3</translation>
    </message>
    <message>
        <source>no stock row</source>
        <translation>沒有庫存紀錄</translation>
    </message>
    <message>
        <source>Held by orders</source>
        <translation>訂單預留</translation>
    </message>
    <message>
        <source>more than the first %1 are not listed</source>
        <translation>只列出前 %1 筆</translation>
    </message>
    <message>
        <source>sum %1</source>
        <translation>合計 %1</translation>
    </message>
    <message>
        <source>Movements, oldest first</source>
        <translation>異動，由舊到新</translation>
    </message>
    <message>
        <source>available / reserved</source>
        <translation>可售 / 預留</translation>
    </message>
    <message numerus="yes">
        <source>Show the %n movement(s) before</source>
        <translation>
            <numerusform>顯示先前的 %n 筆異動</numerusform>
        </translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>收合</translation>
    </message>
    <message>
        <source>Unfold</source>
        <translation>展開</translation>
    </message>
    <message>
        <source>Fold %1</source>
        <translation>收合 %1</translation>
    </message>
    <message>
        <source>Unfold %1</source>
        <translation>展開 %1</translation>
    </message>
    <message>
        <source>Leave only the sums</source>
        <translation>只留下合計</translation>
    </message>
    <message>
        <source>Show who holds it, and its movements</source>
        <translation>顯示由誰預留，以及它的異動</translation>
    </message>
</context>
<context>
    <name>holdfast::CaseView</name>
    <message>
        <source>Case %1</source>
        <translation>案件 %1</translation>
    </message>
    <message>
        <source>as of %1</source>
        <translation>%1 的資料</translation>
    </message>
    <message>
        <source>All of it was read in one instant: %1</source>
        <translation>全部在同一時刻讀取：%1</translation>
    </message>
    <message>
        <source>Opened %1 by %2</source>
        <translation>%1 由 %2 建立</translation>
    </message>
    <message numerus="yes">
        <source> · seen %n time(s), last %1</source>
        <translation>
            <numerusform> · 出現 %n 次，最近 %1</numerusform>
        </translation>
    </message>
    <message>
        <source> · handed to %1</source>
        <translation> · 已移交給 %1</translation>
    </message>
    <message>
        <source>Order %1</source>
        <translation>訂單 %1</translation>
    </message>
    <message>
        <source>Show this order</source>
        <translation>顯示這張訂單</translation>
    </message>
    <message>
        <source>Show this SKU&apos;s stock</source>
        <translation>顯示這項商品的庫存</translation>
    </message>
    <message>
        <source>Quote %1</source>
        <translation>報價 %1</translation>
    </message>
    <message>
        <source>Show the quote</source>
        <translation>顯示報價</translation>
    </message>
    <message>
        <source>Details of the case</source>
        <translation>案件詳細資料</translation>
    </message>
    <message>
        <source>Who holds these units, and how the counters came about</source>
        <translation>這些商品由誰預留，以及庫存計數的由來</translation>
    </message>
</context>
<context>
    <name>holdfast::CasesPane</name>
    <message>
        <source>Cases</source>
        <translation>案件</translation>
    </message>
    <message>
        <source>Reading cases…</source>
        <translation>讀取案件中…</translation>
    </message>
    <message>
        <source>Cases are for supervisors. Ask one to sign in here.</source>
        <translation>案件由主管處理。請主管在這裡登入。</translation>
    </message>
    <message>
        <source>The cases could not be read. Nothing was changed.</source>
        <translation>無法讀取案件。沒有更動任何資料。</translation>
    </message>
    <message>
        <source>No case is open.</source>
        <translation>沒有未結的案件。</translation>
    </message>
    <message>
        <source>No case matches these filters.</source>
        <translation>沒有符合篩選條件的案件。</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>編號</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>嚴重程度</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>發現</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>對象</translation>
    </message>
    <message>
        <source>State</source>
        <translation>狀態</translation>
    </message>
    <message>
        <source>With</source>
        <translation>處理人</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>建立時間</translation>
    </message>
    <message>
        <source>Last seen</source>
        <translation>最近出現</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>出現次數</translation>
    </message>
    <message>
        <source> · %1 resolved are hidden</source>
        <translation> · 已隱藏 %1 件已結案</translation>
    </message>
    <message>
        <source>Open cases</source>
        <translation>未結案件</translation>
    </message>
    <message>
        <source>Handed over</source>
        <translation>已移交</translation>
    </message>
    <message>
        <source>Resolved</source>
        <translation>已結案</translation>
    </message>
    <message>
        <source>All cases</source>
        <translation>所有案件</translation>
    </message>
    <message>
        <source>Every severity</source>
        <translation>所有嚴重程度</translation>
    </message>
    <message>
        <source>Only critical</source>
        <translation>只看嚴重</translation>
    </message>
    <message>
        <source>Only warnings</source>
        <translation>只看警告</translation>
    </message>
    <message>
        <source>Only notices</source>
        <translation>只看提示</translation>
    </message>
    <message>
        <source>Show open, handed over, resolved or all cases</source>
        <translation>顯示未結、已移交、已結案或所有案件</translation>
    </message>
    <message>
        <source>Show every severity or one</source>
        <translation>顯示所有嚴重程度或其中一種</translation>
    </message>
    <message>
        <source>Check what changed</source>
        <translation>檢查有變更的</translation>
    </message>
    <message>
        <source>Check everything</source>
        <translation>檢查全部</translation>
    </message>
    <message>
        <source>Stop the check</source>
        <translation>停止檢查</translation>
    </message>
    <message>
        <source>Details of the check</source>
        <translation>檢查詳細資料</translation>
    </message>
</context>
<context>
    <name>holdfast::CheckStrip</name>
    <message>
        <source>This store was never checked.</source>
        <translation>這家商店從未檢查過。</translation>
    </message>
    <message>
        <source>A check of everything says whether every reserved unit belongs to an order that holds it.</source>
        <translation>檢查全部可以確認每一件預留的商品都屬於預留它的訂單。</translation>
    </message>
    <message>
        <source>It is not known yet when the store was last checked.</source>
        <translation>還不知道商店上次檢查的時間。</translation>
    </message>
    <message>
        <source>Checked %1, %2 rows looked at</source>
        <translation>%1 檢查，查看了 %2 筆資料</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>what changed</source>
        <translation>有變更的</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>由 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n notice(s)</source>
        <translation>
            <numerusform>%n 件提示</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new case(s)</source>
        <translation>
            <numerusform>%n 件新案件</numerusform>
        </translation>
    </message>
    <message>
        <source>no new case</source>
        <translation>沒有新案件</translation>
    </message>
    <message>
        <source>Not all holds: %1.</source>
        <translation>並非全部相符：%1。</translation>
    </message>
    <message>
        <source>What was changed holds. Whether all does, only a check of everything can say.</source>
        <translation>有變更的都相符。是否全部相符，要檢查全部才知道。</translation>
    </message>
    <message>
        <source>green since %1</source>
        <translation>自 %1 起全部相符</translation>
    </message>
    <message>
        <source>All holds that could be looked at.</source>
        <translation>能查看的全部相符。</translation>
    </message>
    <message>
        <source>All holds.</source>
        <translation>全部相符。</translation>
    </message>
    <message>
        <source>Checking everything…</source>
        <translation>檢查全部中…</translation>
    </message>
    <message>
        <source>Checking what changed…</source>
        <translation>檢查有變更的資料中…</translation>
    </message>
    <message>
        <source>Nothing is locked; desks go on working.</source>
        <translation>沒有鎖定任何資料；各櫃台可以繼續作業。</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>第 %1 項，共 %2 項：%3</translation>
    </message>
    <message>
        <source>Stopping the check…</source>
        <translation>停止檢查中…</translation>
    </message>
    <message>
        <source>The check was stopped. Nothing was recorded, and nothing was changed.</source>
        <translation>檢查已停止。沒有留下紀錄，也沒有更動任何資料。</translation>
    </message>
    <message>
        <source>Before that: %1 %2</source>
        <translation>在此之前：%1%2</translation>
    </message>
    <message>
        <source>The check was made, and it is not known whether it was recorded. Check again.</source>
        <translation>檢查已完成，但不知道是否已留下紀錄。請再檢查一次。</translation>
    </message>
    <message>
        <source>Not checked. %1</source>
        <translation>沒有檢查。%1</translation>
    </message>
    <message>
        <source>What the server said</source>
        <translation>伺服器的回應</translation>
    </message>
    <message>
        <source>%1: a right is missing</source>
        <translation>%1：缺少權限</translation>
    </message>
    <message>
        <source>What was changed since the last check (F9)</source>
        <translation>上次檢查之後變更的資料 (F9)</translation>
    </message>
    <message>
        <source>All rows, the server and its schema (Shift+F9)</source>
        <translation>全部資料、伺服器與資料庫結構 (Shift+F9)</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>隱藏</translation>
    </message>
    <message>
        <source>What could not be looked at, and why</source>
        <translation>無法查看的項目與原因</translation>
    </message>
    <message>
        <source>Show or hide the details (Alt+F9)</source>
        <translation>顯示或隱藏詳細資料 (Alt+F9)</translation>
    </message>
    <message>
        <source>Check what changed</source>
        <translation>檢查有變更的</translation>
    </message>
    <message>
        <source>Check everything</source>
        <translation>檢查全部</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stop the check; nothing is recorded (Ctrl+F9)</source>
        <translation>停止檢查；不留下紀錄 (Ctrl+F9)</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>Copy the details</source>
        <translation>複製詳細資料</translation>
    </message>
    <message>
        <source>Details of the check</source>
        <translation>檢查詳細資料</translation>
    </message>
    <message>
        <source>Progress of the check</source>
        <translation>檢查進度</translation>
    </message>
    <message>
        <source>only a supervisor may check</source>
        <translation>只有主管可以檢查</translation>
    </message>
    <message>
        <source>%1 Nothing was changed.</source>
        <translation>%1沒有更動任何資料。</translation>
    </message>
</context>
<context>
    <name>holdfast::ConnectionBanner</name>
    <message>
        <source>Try &amp;now</source>
        <translation>立即重試(&amp;N)</translation>
    </message>
    <message>
        <source>Trying again now…</source>
        <translation>正在重試…</translation>
    </message>
    <message numerus="yes">
        <source>It is tried again in %n second(s).</source>
        <translation>
            <numerusform>%n 秒後重試。</numerusform>
        </translation>
    </message>
    <message>
        <source>The database does not answer. What is loaded can be read; nothing can be changed. %1</source>
        <translation>資料庫沒有回應。已載入的資料仍可查看，但無法更動。%1</translation>
    </message>
    <message>
        <source>This server takes no changes at the moment: it is not the writable primary. Everything can be read.</source>
        <translation>這台伺服器目前不接受更動：它不是可寫入主庫。所有資料都可以查看。</translation>
    </message>
    <message>
        <source>The store no longer lets this program in. Ask a supervisor; what is loaded can be read.</source>
        <translation>商店資料庫不再接受這個程式。請詢問主管；已載入的資料仍可查看。</translation>
    </message>
</context>
<context>
    <name>holdfast::DayPane</name>
    <message>
        <source>This could not be read again; it is shown as it was.</source>
        <translation>無法重新讀取；顯示的是先前的內容。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試一次</translation>
    </message>
    <message>
        <source>Nothing was asked on this day that is kept with its answer.</source>
        <translation>這一天沒有留下任何有回覆的操作。</translation>
    </message>
    <message>
        <source>From %1, until %2</source>
        <translation>從 %1 到 %2</translation>
    </message>
    <message>
        <source>Your account may not read a day of the store. Ask a supervisor.</source>
        <translation>您的帳號無權讀取日結。請洽主管。</translation>
    </message>
    <message>
        <source>The database cannot be reached, so the day could not be read.</source>
        <translation>無法連到資料庫，所以無法讀取這一天。</translation>
    </message>
    <message>
        <source>The day could not be read.</source>
        <translation>無法讀取這一天。</translation>
    </message>
    <message>
        <source>Reading the day…</source>
        <translation>正在讀取這一天…</translation>
    </message>
    <message>
        <source>Orders cancelled</source>
        <translation>取消的訂單</translation>
    </message>
    <message>
        <source>units given back: %1</source>
        <translation>歸還件數：%1</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>已拒絕</translation>
    </message>
    <message>
        <source>nothing was asked</source>
        <translation>沒有任何請求</translation>
    </message>
    <message>
        <source>of %1 asked</source>
        <translation>共 %1 次請求</translation>
    </message>
    <message>
        <source>Quotes expired</source>
        <translation>過期的報價</translation>
    </message>
    <message>
        <source>no quote of this day has ended</source>
        <translation>這一天的報價都還沒結束</translation>
    </message>
    <message>
        <source>%1 of %2 that ended</source>
        <translation>已結束的 %2 份中有 %1 份</translation>
    </message>
    <message>
        <source>Cases open now</source>
        <translation>目前未結的案件</translation>
    </message>
    <message>
        <source>critical: %1</source>
        <translation>嚴重：%1</translation>
    </message>
    <message>
        <source>Unconfirmed now</source>
        <translation>目前待確認</translation>
    </message>
    <message>
        <source>at all desks</source>
        <translation>所有櫃台</translation>
    </message>
    <message>
        <source>Unconfirmed now, of all desks</source>
        <translation>目前待確認（所有櫃台）</translation>
    </message>
    <message>
        <source>the longest in doubt first</source>
        <translation>待確認最久的在前</translation>
    </message>
    <message>
        <source>Show this order (Enter)</source>
        <translation>顯示這張訂單 (Enter)</translation>
    </message>
    <message>
        <source>Every desk knows how everything ended that was asked there.</source>
        <translation>每個櫃台都知道自己的操作結果。</translation>
    </message>
    <message>
        <source>Your account may not see what other desks do not know. Ask a supervisor.</source>
        <translation>您的帳號無權查看其他櫃台的待確認操作。請洽主管。</translation>
    </message>
    <message>
        <source>What is unconfirmed could not be read. F5 tries again.</source>
        <translation>無法讀取待確認的操作。按 F5 再試一次。</translation>
    </message>
    <message>
        <source>Reading what is unconfirmed…</source>
        <translation>正在讀取待確認的操作…</translation>
    </message>
    <message>
        <source>Cancelled, by person and reason</source>
        <translation>取消（依人員與原因）</translation>
    </message>
    <message>
        <source>orders: %1</source>
        <translation>訂單：%1</translation>
    </message>
    <message>
        <source>Nobody cancelled an order on this day.</source>
        <translation>這一天沒有人取消訂單。</translation>
    </message>
    <message>
        <source>Share expired, of those that are not open any more</source>
        <translation>過期比例（已不開放者）</translation>
    </message>
    <message>
        <source>There is nothing to give out before all of the day has been read.</source>
        <translation>要先讀完這一天，才能輸出。</translation>
    </message>
    <message>
        <source>Print the day as it is shown (Alt+P, Ctrl+P)</source>
        <translation>列印目前顯示的這一天 (Alt+P, Ctrl+P)</translation>
    </message>
    <message>
        <source>Write the day as it is shown to a file, for a spreadsheet (Alt+E, Ctrl+E)</source>
        <translation>把目前顯示的這一天寫成試算表檔案 (Alt+E, Ctrl+E)</translation>
    </message>
    <message>
        <source>Day %1</source>
        <translation>日期 %1</translation>
    </message>
    <message>
        <source>Write the day to a file</source>
        <translation>把這一天寫成檔案</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>逗號分隔檔 (*.csv)</translation>
    </message>
    <message>
        <source>The day %1 was written to %2.</source>
        <translation>%1 已寫到 %2。</translation>
    </message>
    <message>
        <source>%1 cannot be written. Nothing was written.</source>
        <translation>無法寫入 %1。沒有寫出任何內容。</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>End of day</source>
        <translation>日結</translation>
    </message>
    <message>
        <source>The day, in this computer&apos;s time zone (Alt+Page Up, Alt+Page Down)</source>
        <translation>日期，以這台電腦的時區為準 (Alt+Page Up, Alt+Page Down)</translation>
    </message>
    <message>
        <source>The day before (Alt+Page Up)</source>
        <translation>前一天 (Alt+Page Up)</translation>
    </message>
    <message>
        <source>The day after (Alt+Page Down)</source>
        <translation>後一天 (Alt+Page Down)</translation>
    </message>
    <message>
        <source>&amp;Today</source>
        <translation>今天(&amp;T)</translation>
    </message>
    <message>
        <source>Back to this day (Alt+T)</source>
        <translation>回到今天 (Alt+T)</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>重新整理</translation>
    </message>
    <message>
        <source>Refresh (F5)</source>
        <translation>重新整理 (F5)</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>列印(&amp;P)…</translation>
    </message>
    <message>
        <source>Print the day</source>
        <translation>列印這一天</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>匯出(&amp;E)…</translation>
    </message>
    <message>
        <source>Try &amp;again</source>
        <translation>再試一次(&amp;A)</translation>
    </message>
    <message>
        <source>Reads the day again (Alt+A, F5)</source>
        <translation>重新讀取這一天 (Alt+A, F5)</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>訂單</translation>
    </message>
    <message>
        <source>Customer</source>
        <translation>顧客</translation>
    </message>
    <message>
        <source>Asked by</source>
        <translation>提出者</translation>
    </message>
    <message>
        <source>Workstation</source>
        <translation>櫃台</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>提出時間</translation>
    </message>
    <message>
        <source>In doubt for</source>
        <translation>待確認時間</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>已知</translation>
    </message>
    <message>
        <source>Call back</source>
        <translation>回電</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>人員</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>訂單</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>件數</translation>
    </message>
    <message>
        <source>Unconfirmed operations of all desks</source>
        <translation>所有櫃台的待確認操作</translation>
    </message>
    <message>
        <source>Cancelled orders, by person and reason</source>
        <translation>取消的訂單（依人員與原因）</translation>
    </message>
    <message>
        <source>Answers to acceptances and orders</source>
        <translation>接受與下單的回覆</translation>
    </message>
    <message>
        <source>Quotes issued on this day</source>
        <translation>這一天開出的報價</translation>
    </message>
    <message>
        <source>The day&apos;s figures</source>
        <translation>這一天的數字</translation>
    </message>
</context>
<context>
    <name>holdfast::DiagnosticsPage</name>
    <message>
        <source>Cases</source>
        <translation>案件</translation>
    </message>
    <message>
        <source>Who waits for whom</source>
        <translation>誰在等誰</translation>
    </message>
    <message>
        <source>Timings</source>
        <translation>耗時</translation>
    </message>
    <message>
        <source>The day</source>
        <translation>當日</translation>
    </message>
    <message>
        <source>%1 (Ctrl+PgUp, Ctrl+PgDown)</source>
        <translation>%1 (Ctrl+PgUp、Ctrl+PgDown)</translation>
    </message>
    <message>
        <source>Parts of Diagnostics</source>
        <translation>診斷的各部分</translation>
    </message>
    <message>
        <source>Next part of Diagnostics</source>
        <translation>診斷的下一部分</translation>
    </message>
    <message>
        <source>Part of Diagnostics before</source>
        <translation>診斷的上一部分</translation>
    </message>
</context>
<context>
    <name>holdfast::FindField</name>
    <message>
        <source>Order %1</source>
        <translation>訂單 %1</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>搜尋結果</translation>
    </message>
    <message>
        <source>The database gave no answer</source>
        <translation>資料庫沒有回應</translation>
    </message>
    <message>
        <source>Enter tries again.</source>
        <translation>請按 Enter 再試一次。</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>訂單</translation>
    </message>
    <message>
        <source>Order %1, reference %2</source>
        <translation>訂單 %1，參考編號 %2</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>庫存</translation>
    </message>
    <message>
        <source>Customers</source>
        <translation>顧客</translation>
    </message>
    <message>
        <source>Nothing found for “%1”</source>
        <translation>找不到「%1」</translation>
    </message>
    <message>
        <source>Quotes</source>
        <translation>報價</translation>
    </message>
    <message>
        <source>Quote %1</source>
        <translation>報價 %1</translation>
    </message>
    <message>
        <source>A customer: number, name, phone, e-mail.
An order: number, reference.
A quote: number.
A SKU: code, barcode.</source>
        <translation>顧客：編號、姓名、電話、電子郵件。
訂單：編號、外部編號。
報價：編號。
商品：代碼、條碼。</translation>
    </message>
    <message>
        <source>Find customer, order, quote, SKU  (Ctrl K)</source>
        <translation>尋找顧客、訂單、報價、商品  (Ctrl K)</translation>
    </message>
    <message>
        <source>Find a customer, an order, a quote or a SKU</source>
        <translation>尋找顧客、訂單、報價或商品</translation>
    </message>
</context>
<context>
    <name>holdfast::FoldedText</name>
    <message>
        <source>Copy</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>Copy this text</source>
        <translation>複製這段文字</translation>
    </message>
</context>
<context>
    <name>holdfast::HoldersTable</name>
    <message>
        <source>%1 · this case</source>
        <translation>%1 · 本案件</translation>
    </message>
    <message>
        <source>There is no such order.</source>
        <translation>沒有這張訂單。</translation>
    </message>
    <message>
        <source>Show this order (Enter)</source>
        <translation>顯示這張訂單 (Enter)</translation>
    </message>
    <message>
        <source>none</source>
        <translation>沒有</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>訂單</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>狀態</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>件數</translation>
    </message>
    <message>
        <source>Held since</source>
        <translation>預留時間</translation>
    </message>
    <message>
        <source>Customer</source>
        <translation>顧客</translation>
    </message>
    <message>
        <source>Orders that hold units of %1</source>
        <translation>預留 %1 的訂單</translation>
    </message>
</context>
<context>
    <name>holdfast::IncidentBanner</name>
    <message>
        <source>Show what was found, in Diagnostics (Ctrl+Shift+D)</source>
        <translation>在診斷中顯示發現的內容 (Ctrl+Shift+D)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Close; the case stays in Diagnostics (Ctrl+Shift+X)</source>
        <translation>關閉；案件保留在診斷中 (Ctrl+Shift+X)</translation>
    </message>
    <message>
        <source>Show the new case</source>
        <translation>顯示新案件</translation>
    </message>
    <message>
        <source>Close what was told of the new case</source>
        <translation>關閉新案件的通知</translation>
    </message>
    <message>
        <source>New case %1, %2. %3: %4</source>
        <translation>新案件 %1，%2。%3：%4</translation>
    </message>
    <message>
        <source>New case %1.</source>
        <translation>新案件 %1。</translation>
    </message>
    <message>
        <source>Show case %1</source>
        <translation>顯示案件 %1</translation>
    </message>
</context>
<context>
    <name>holdfast::ListColumns</name>
    <message>
        <source>Co&amp;lumns</source>
        <translation>欄位(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Reset columns</source>
        <translation>重設欄位(&amp;R)</translation>
    </message>
</context>
<context>
    <name>holdfast::ListPage</name>
    <message>
        <source>Filter…  (Ctrl F)</source>
        <translation>篩選…  (Ctrl F)</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>篩選</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>全部清除</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>重新整理</translation>
    </message>
    <message>
        <source>Refresh (F5)</source>
        <translation>重新整理 (F5)</translation>
    </message>
    <message>
        <source>%1 selected of %2 matching</source>
        <translation>已選 %1 筆，符合 %2 筆</translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>已選 %1 筆</translation>
    </message>
    <message>
        <source>row %1 of %2</source>
        <translation>第 %1 筆，共 %2 筆</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>第 %1 筆</translation>
    </message>
</context>
<context>
    <name>holdfast::ListTable</name>
    <message>
        <source>Copy &amp;cell</source>
        <translation>複製儲存格(&amp;C)</translation>
    </message>
    <message>
        <source>Copy &amp;rows</source>
        <translation>複製多列(&amp;R)</translation>
    </message>
    <message>
        <source>Copy &amp;row</source>
        <translation>複製此列(&amp;R)</translation>
    </message>
    <message>
        <source>Copy with &amp;headers</source>
        <translation>連同標題複製(&amp;H)</translation>
    </message>
</context>
<context>
    <name>holdfast::LockPage</name>
    <message>
        <source>Unlocking…</source>
        <translation>解鎖中…</translation>
    </message>
    <message>
        <source>&amp;Unlock</source>
        <translation>解鎖(&amp;U)</translation>
    </message>
    <message numerus="yes">
        <source>%n operation(s) that were sent go on. Their answers wait here.</source>
        <translation>
            <numerusform>已送出的 %n 項操作會繼續進行，結果在這裡等候。</numerusform>
        </translation>
    </message>
    <message>
        <source>Locked: %1 (training) — Holdfast</source>
        <translation>已鎖定：%1（教學） — Holdfast</translation>
    </message>
    <message>
        <source>Locked: %1 — Holdfast</source>
        <translation>已鎖定：%1 — Holdfast</translation>
    </message>
    <message>
        <source>This desk is locked</source>
        <translation>這個櫃台已鎖定</translation>
    </message>
    <message>
        <source>%1 · TRAINING</source>
        <translation>%1 · 教學</translation>
    </message>
    <message>
        <source>%1 (%2) is signed in. The work on the screen is as it was left.</source>
        <translation>目前登入的是 %1（%2）。畫面上的工作保持離開時的樣子。</translation>
    </message>
    <message>
        <source>Go on where you left off (Alt+U)</source>
        <translation>從離開的地方繼續 (Alt+U)</translation>
    </message>
    <message>
        <source>&amp;Another person…</source>
        <translation>換人(&amp;A)…</translation>
    </message>
    <message>
        <source>Sign in as somebody else; what was typed here and not sent is dropped (Alt+A)</source>
        <translation>以別人的身分登入；這裡輸入但未送出的內容會捨棄 (Alt+A)</translation>
    </message>
</context>
<context>
    <name>holdfast::LockWaitDetails</name>
    <message>
        <source>It waits for nobody any more, and nobody for it.</source>
        <translation>它不再等待誰，也沒有誰等它。</translation>
    </message>
    <message>
        <source>%1: it runs nothing, and keeps its locks until it ends</source>
        <translation>%1：沒有在執行指令，鎖要到它結束才放開</translation>
    </message>
    <message>
        <source>%1, since %2 (%3)</source>
        <translation>%1，從 %2 起（%3）</translation>
    </message>
    <message>
        <source>Order %1</source>
        <translation>訂單 %1</translation>
    </message>
    <message>
        <source>Show this order</source>
        <translation>顯示這張訂單</translation>
    </message>
    <message>
        <source>Quote %1</source>
        <translation>報價 %1</translation>
    </message>
    <message>
        <source>Show this quote</source>
        <translation>顯示這份報價</translation>
    </message>
    <message>
        <source>SKU %1</source>
        <translation>商品 %1</translation>
    </message>
    <message>
        <source>Show the stock of this SKU</source>
        <translation>顯示這項商品的庫存</translation>
    </message>
    <message>
        <source>Last deadlock</source>
        <translation>最近一次死結</translation>
    </message>
    <message>
        <source>None since the server started.</source>
        <translation>伺服器啟動以來沒有。</translation>
    </message>
    <message>
        <source>rolled back</source>
        <translation>已回復</translation>
    </message>
    <message>
        <source>went on</source>
        <translation>繼續執行</translation>
    </message>
    <message>
        <source>held %1</source>
        <translation>持有%1</translation>
    </message>
    <message>
        <source>waited for %1</source>
        <translation>等待%1</translation>
    </message>
    <message>
        <source>This account may not see it. An administrator can let it:</source>
        <translation>這個帳號無權查看。管理員可以這樣授權：</translation>
    </message>
    <message>
        <source>Just now</source>
        <translation>目前</translation>
    </message>
    <message>
        <source>In its transaction since</source>
        <translation>交易開始於</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>持有</translation>
    </message>
    <message>
        <source>Waits for</source>
        <translation>等待</translation>
    </message>
    <message>
        <source>Show its &amp;statement</source>
        <translation>顯示它的指令(&amp;S)</translation>
    </message>
    <message>
        <source>Hide its &amp;statement</source>
        <translation>隱藏它的指令(&amp;S)</translation>
    </message>
    <message>
        <source>The statement that it runs just now</source>
        <translation>它目前執行的指令</translation>
    </message>
    <message>
        <source>Show the server&apos;s &amp;own text</source>
        <translation>顯示伺服器的原文(&amp;O)</translation>
    </message>
    <message>
        <source>Hide the server&apos;s &amp;own text</source>
        <translation>隱藏伺服器的原文(&amp;O)</translation>
    </message>
    <message>
        <source>What the server wrote down about it</source>
        <translation>伺服器的紀錄</translation>
    </message>
</context>
<context>
    <name>holdfast::LockWaitsPane</name>
    <message numerus="yes">
        <source>%n session(s) wait</source>
        <translation>
            <numerusform>%n 個連線在等待</numerusform>
        </translation>
    </message>
    <message>
        <source>as of %1</source>
        <translation>%1 的資料</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>已暫停</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>繼續(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>暫停(&amp;P)</translation>
    </message>
    <message>
        <source>Ask once a second again (Alt+G)</source>
        <translation>再次每秒詢問一次 (Alt+G)</translation>
    </message>
    <message>
        <source>Keep what is shown as it is (Alt+P)</source>
        <translation>保持目前顯示的內容 (Alt+P)</translation>
    </message>
    <message>
        <source>As of %1 — the database does not answer now</source>
        <translation>%1 的資料——資料庫目前沒有回應</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>立即重試</translation>
    </message>
    <message>
        <source>It could not be read who waits for whom.</source>
        <translation>無法讀取誰在等誰。</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>沒有更動任何資料。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試一次</translation>
    </message>
    <message>
        <source>Reading who waits for whom…</source>
        <translation>正在讀取誰在等誰…</translation>
    </message>
    <message>
        <source>This account may not see who waits for whom.</source>
        <translation>這個帳號無權查看誰在等誰。</translation>
    </message>
    <message>
        <source>Whether anybody waits is not known. An administrator can let it:</source>
        <translation>不知道是否有人在等待。管理員可以這樣授權：</translation>
    </message>
    <message>
        <source>The server does not record who waits for whom.</source>
        <translation>伺服器沒有記錄誰在等誰。</translation>
    </message>
    <message>
        <source>Its performance_schema is off. Whether anybody waits is not known until an administrator turns it on in the server&apos;s configuration and starts the server anew.</source>
        <translation>它的 performance_schema 沒有開啟。要等管理員在伺服器設定中開啟並重新啟動，才知道是否有人在等待。</translation>
    </message>
    <message>
        <source>Nobody waits. As of %1.</source>
        <translation>沒有人在等待。截至 %1。</translation>
    </message>
    <message>
        <source>Asked once a second while this is to be seen.</source>
        <translation>顯示這一頁時每秒詢問一次。</translation>
    </message>
    <message>
        <source>Who waits for whom</source>
        <translation>誰在等誰</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>重新整理</translation>
    </message>
    <message>
        <source>Refresh (F5)</source>
        <translation>重新整理 (F5)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>複製(&amp;C)</translation>
    </message>
    <message>
        <source>Copy what an administrator has to run (Alt+C)</source>
        <translation>複製管理員要執行的指令 (Alt+C)</translation>
    </message>
    <message>
        <source>Copy &amp;row</source>
        <translation>複製此列(&amp;R)</translation>
    </message>
</context>
<context>
    <name>holdfast::MainWindow</name>
    <message>
        <source>Quotes</source>
        <translation>報價</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>訂單</translation>
    </message>
    <message>
        <source>Reservations</source>
        <translation>預留</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>庫存</translation>
    </message>
    <message>
        <source>Diagnostics</source>
        <translation>診斷</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>教學</translation>
    </message>
    <message>
        <source>%1 (Ctrl+%2)</source>
        <translation>%1 (Ctrl+%2)</translation>
    </message>
    <message>
        <source>%1: not in this version</source>
        <translation>%1：這個版本尚未提供</translation>
    </message>
    <message>
        <source>%1 (training) — Holdfast</source>
        <translation>%1（教學）— Holdfast</translation>
    </message>
    <message>
        <source>%1 — Holdfast</source>
        <translation>%1 — Holdfast</translation>
    </message>
    <message>
        <source>TRAINING</source>
        <translation>教學環境</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>淺色</translation>
    </message>
    <message>
        <source>writable primary · %1</source>
        <translation>可寫入主庫 · %1</translation>
    </message>
    <message>
        <source>the database does not answer · %1</source>
        <translation>資料庫沒有回應 · %1</translation>
    </message>
    <message>
        <source>read-only · %1</source>
        <translation>唯讀 · %1</translation>
    </message>
    <message>
        <source>the store refuses · %1</source>
        <translation>商店拒絕連線 · %1</translation>
    </message>
    <message>
        <source>%1 · clock %2 ms</source>
        <translation>%1 · 時鐘差 %2 毫秒</translation>
    </message>
    <message>
        <source>The journal cannot be read ▲</source>
        <translation>無法讀取操作日誌 ▲</translation>
    </message>
    <message numerus="yes">
        <source>%n unconfirmed ▲</source>
        <translation>
            <numerusform>%n 項待確認 ▲</numerusform>
        </translation>
    </message>
    <message>
        <source>What was asked here and has no answer yet (Ctrl+U)</source>
        <translation>在這裡提出、尚未有結果的操作 (Ctrl+U)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>上一頁</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>下一頁</translation>
    </message>
    <message>
        <source>%1 (Alt+%2)</source>
        <translation>%1 (Alt+%2)</translation>
    </message>
    <message>
        <source>Unconfirmed operations</source>
        <translation>待確認的操作</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>鍵盤快速鍵</translation>
    </message>
    <message>
        <source>Keyboard shortcuts (?)</source>
        <translation>鍵盤快速鍵 (?)</translation>
    </message>
    <message numerus="yes">
        <source>%n to tell the customer ▲</source>
        <translation>
            <numerusform>%n 項待告知顧客 ▲</numerusform>
        </translation>
    </message>
    <message>
        <source>Find a customer, an order or a quote</source>
        <translation>尋找顧客、訂單或報價</translation>
    </message>
    <message>
        <source>%1, open cases: %2</source>
        <translation>%1，未結案件：%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Who is signed in: lock (Ctrl+L), or another person (Ctrl+Shift+L)</source>
        <translation>目前登入的人：鎖定 (Ctrl+L) 或換人 (Ctrl+Shift+L)</translation>
    </message>
    <message>
        <source>&amp;Lock</source>
        <translation>鎖定(&amp;L)</translation>
    </message>
    <message>
        <source>A demo store does not lock</source>
        <translation>示範商店不會鎖定</translation>
    </message>
    <message>
        <source>&amp;Another person…</source>
        <translation>換人(&amp;A)…</translation>
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
        <translation>異動加總為 %1 · 沒有庫存紀錄</translation>
    </message>
    <message>
        <source>There are no movements, and no stock row</source>
        <translation>沒有異動，也沒有庫存紀錄</translation>
    </message>
    <message>
        <source>none</source>
        <translation>沒有</translation>
    </message>
    <message>
        <source>The movements add up to the counters: %1</source>
        <translation>異動加總與庫存計數相符：%1</translation>
    </message>
    <message>
        <source>The movements add up to %1 · the counters say %2</source>
        <translation>異動加總為 %1 · 庫存計數為 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier movement(s)</source>
        <translation>
            <numerusform>較早的 %n 筆異動</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n version(s) missing here</source>
        <translation>
            <numerusform>這裡缺少 %n 個版本</numerusform>
        </translation>
    </message>
    <message>
        <source>the version goes back here</source>
        <translation>版本在這裡倒退</translation>
    </message>
    <message>
        <source>Each movement counts the stock row&apos;s version by one.</source>
        <translation>每筆異動都會讓庫存紀錄的版本加一。</translation>
    </message>
    <message>
        <source>the stock row says</source>
        <translation>庫存紀錄為</translation>
    </message>
    <message>
        <source>there is no stock row</source>
        <translation>沒有庫存紀錄</translation>
    </message>
    <message>
        <source>What the movements add up to</source>
        <translation>與異動加總相符</translation>
    </message>
    <message>
        <source>Not what the movements add up to</source>
        <translation>與異動加總不符</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>kind of movement · account</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 · order %2</source>
        <translation>%1 · 訂單 %2</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>version of a stock row</comment>
        <translation>編號</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>異動</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>帳號</translation>
    </message>
    <message>
        <source>When</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>變動</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>小計</translation>
    </message>
    <message>
        <source>Movements of %1, available / reserved</source>
        <translation>%1 的異動，可售 / 預留</translation>
    </message>
</context>
<context>
    <name>holdfast::NewQuoteDialog</name>
    <message>
        <source>Placing…</source>
        <translation>下單中…</translation>
    </message>
    <message>
        <source>P&amp;lace order</source>
        <translation>下單(&amp;L)</translation>
    </message>
    <message>
        <source>Issuing…</source>
        <translation>開立中…</translation>
    </message>
    <message>
        <source>&amp;Issue quote</source>
        <translation>開立報價(&amp;I)</translation>
    </message>
    <message>
        <source>Total %1</source>
        <translation>合計 %1</translation>
    </message>
    <message>
        <source>Total now %1</source>
        <translation>目前合計 %1</translation>
    </message>
    <message>
        <source>You are serving %1 now. This stays for %2.</source>
        <translation>目前服務的是 %1。這裡仍是 %2 的。</translation>
    </message>
    <message>
        <source>You are serving nobody now. This stays for %1.</source>
        <translation>目前沒有服務任何人。這裡仍是 %1 的。</translation>
    </message>
    <message>
        <source>seconds, %1 at most; it begins when the server issues it</source>
        <translation>秒，最多 %1；由伺服器開立時起算</translation>
    </message>
    <message>
        <source>New order for %1</source>
        <translation>%1 的新訂單</translation>
    </message>
    <message>
        <source>New quote for %1</source>
        <translation>%1 的新報價</translation>
    </message>
    <message>
        <source>Customer %1</source>
        <translation>顧客 %1</translation>
    </message>
    <message>
        <source>&amp;Valid for</source>
        <translation>有效時間(&amp;V)</translation>
    </message>
    <message>
        <source>Valid for, in seconds</source>
        <translation>有效時間（秒）</translation>
    </message>
    <message>
        <source>A shorter time than the store&apos;s; Up and Down by 30 seconds (Alt+V)</source>
        <translation>比商店設定更短的時間；上下鍵每次 30 秒 (Alt+V)</translation>
    </message>
    <message>
        <source>Place the order for this customer (Alt+L)</source>
        <translation>為這位顧客下單 (Alt+L)</translation>
    </message>
    <message>
        <source>Issue the quote for this customer (Alt+I)</source>
        <translation>為這位顧客開立報價 (Alt+I)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>關閉(&amp;C)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>關閉 (Esc)</translation>
    </message>
    <message>
        <source>It is not known yet how it ended. It stays in the list of unconfirmed operations.</source>
        <translation>還不知道結果如何。這項操作保留在未確認清單中。</translation>
    </message>
    <message numerus="yes">
        <source>Close without placing the order? %n line(s) are lost.</source>
        <translation>
            <numerusform>不下單就關閉？會失去 %n 項明細。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Close without issuing the quote? %n line(s) are lost.</source>
        <translation>
            <numerusform>不開立報價就關閉？會失去 %n 項明細。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Keep open</source>
        <translation>不關閉(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Keep the lines</source>
        <translation>保留明細(&amp;K)</translation>
    </message>
    <message>
        <source>Go on here (Esc)</source>
        <translation>繼續編輯 (Esc)</translation>
    </message>
    <message>
        <source>Clos&amp;e now</source>
        <translation>立即關閉(&amp;E)</translation>
    </message>
    <message>
        <source>Clos&amp;e without</source>
        <translation>直接關閉(&amp;E)</translation>
    </message>
    <message>
        <source>Close this window (Alt+E)</source>
        <translation>關閉這個視窗 (Alt+E)</translation>
    </message>
</context>
<context>
    <name>holdfast::OrderCardView</name>
    <message>
        <source>Order %1</source>
        <translation>訂單 %1</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>「%1」</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1，%2</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Show this SKU&apos;s stock</source>
        <translation>顯示這項商品的庫存</translation>
    </message>
    <message>
        <source>%1 available · %2 reserved</source>
        <translation>可售 %1 · 預留 %2</translation>
    </message>
    <message>
        <source>no stock row</source>
        <translation>沒有庫存紀錄</translation>
    </message>
    <message numerus="yes">
        <source>placed, %n unit(s) held</source>
        <translation>
            <numerusform>成立，預留 %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cancelled, %n unit(s) released</source>
        <translation>
            <numerusform>取消，釋放 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>status %1</source>
        <translation>狀態 %1</translation>
    </message>
    <message>
        <source>%1  %2 · %3</source>
        <translation>%1  %2 · %3</translation>
    </message>
    <message>
        <source>Customer</source>
        <translation>顧客</translation>
    </message>
    <message>
        <source>Placed</source>
        <translation>成立時間</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>總額</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Lines and reservations</source>
        <translation>品項與預留</translation>
    </message>
    <message>
        <source>History</source>
        <translation>歷程</translation>
    </message>
    <message>
        <source>Made of quote %1</source>
        <translation>由報價 %1 成立</translation>
    </message>
    <message>
        <source>Show the quote</source>
        <translation>顯示報價</translation>
    </message>
</context>
<context>
    <name>holdfast::OrderDetails</name>
    <message>
        <source>There is no order %1.</source>
        <translation>沒有訂單 %1。</translation>
    </message>
    <message>
        <source>Choose an order to see what it holds.</source>
        <translation>選擇一張訂單，查看它預留了什麼。</translation>
    </message>
    <message>
        <source>Order %1</source>
        <translation>訂單 %1</translation>
    </message>
    <message>
        <source>Customer %1 is being served, and this order is not theirs.</source>
        <translation>服務中的顧客是 %1，這張訂單不是他的。</translation>
    </message>
    <message>
        <source>To cancel it, serve its customer first: check with the caller who they are.</source>
        <translation>要取消這張訂單，請先向來電者核對身分，再開始服務這位顧客。</translation>
    </message>
    <message>
        <source>&amp;Cancel order…</source>
        <translation>取消訂單(&amp;C)…</translation>
    </message>
    <message>
        <source>Cancel this order (Alt+C); you are asked once</source>
        <translation>取消這張訂單 (Alt+C)；會再確認一次</translation>
    </message>
    <message>
        <source>Details of the order</source>
        <translation>訂單詳細資料</translation>
    </message>
    <message>
        <source>The order could not be read. F5 tries again.</source>
        <translation>無法讀取這張訂單。請按 F5 再試一次。</translation>
    </message>
    <message>
        <source>&amp;Serve customer %1</source>
        <translation>開始服務顧客 %1(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Unconfirmed operations</source>
        <translation>待確認的操作(&amp;U)</translation>
    </message>
    <message>
        <source>Copied &amp;for the customer</source>
        <translation>已複製給顧客(&amp;F)</translation>
    </message>
    <message>
        <source>Copy &amp;for the customer</source>
        <translation>複製給顧客(&amp;F)</translation>
    </message>
    <message>
        <source>Copy one paragraph that tells the customer of the cancellation (Alt+F, Ctrl+Shift+M)</source>
        <translation>複製一段告知顧客已取消的文字 (Alt+F, Ctrl+Shift+M)</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>列印(&amp;P)…</translation>
    </message>
    <message>
        <source>Print a confirmation of one page for the customer (Alt+P, Ctrl+P)</source>
        <translation>為顧客列印一頁確認單 (Alt+P, Ctrl+P)</translation>
    </message>
    <message>
        <source>Copy the cancellation for the customer</source>
        <translation>複製取消內容給顧客</translation>
    </message>
    <message>
        <source>Print the cancellation for the customer</source>
        <translation>列印取消內容給顧客</translation>
    </message>
    <message>
        <source>The same lines at today&apos;s prices; the customer has to agree to them (Alt+Q)</source>
        <translation>相同明細，採用目前價格；需要顧客同意 (Alt+Q)</translation>
    </message>
    <message>
        <source>New &amp;quote with the same lines</source>
        <translation>以相同明細開新報價(&amp;Q)</translation>
    </message>
    <message>
        <source>New &amp;order with the same lines</source>
        <translation>以相同明細下新訂單(&amp;O)</translation>
    </message>
    <message>
        <source>Ask who is calling, and serve them (Alt+S)</source>
        <translation>詢問來電者身分並開始服務 (Alt+S)</translation>
    </message>
    <message>
        <source>&amp;Cancel without a customer…</source>
        <translation>不服務顧客而取消(&amp;C)…</translation>
    </message>
    <message>
        <source>Its customer is not being served. You are signed in as %1 and can cancel it without; you are asked why.</source>
        <translation>目前沒有服務這位顧客。您登入的身分是%1，可以不服務顧客而取消，但要說明理由。</translation>
    </message>
</context>
<context>
    <name>holdfast::OrdersPage</name>
    <message>
        <source>Any status</source>
        <translation>所有狀態</translation>
    </message>
    <message>
        <source>Reading orders…</source>
        <translation>讀取訂單中…</translation>
    </message>
    <message>
        <source>The orders could not be read. Nothing was changed.</source>
        <translation>無法讀取訂單。沒有更動任何資料。</translation>
    </message>
    <message>
        <source>No order matches these filters.</source>
        <translation>沒有符合篩選條件的訂單。</translation>
    </message>
    <message>
        <source>There are no orders yet.</source>
        <translation>還沒有訂單。</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>訂單</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>編號</translation>
    </message>
    <message>
        <source>Placed</source>
        <translation>成立時間</translation>
    </message>
    <message>
        <source>Customer</source>
        <translation>顧客</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>狀態</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>件數</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>總額</translation>
    </message>
    <message>
        <source>Status: %1</source>
        <translation>狀態：%1</translation>
    </message>
    <message>
        <source>Filter by status</source>
        <translation>依狀態篩選</translation>
    </message>
</context>
<context>
    <name>holdfast::PendingPanel</name>
    <message>
        <source>Unconfirmed operations</source>
        <translation>待確認的操作</translation>
    </message>
    <message>
        <source>Finding out…</source>
        <translation>查明中…</translation>
    </message>
    <message>
        <source>&amp;Find out now</source>
        <translation>立即查明(&amp;F)</translation>
    </message>
    <message>
        <source>Asks the store what became of each; changes nothing (Alt+F)</source>
        <translation>向商店資料庫查詢每項操作的結果；不做更動 (Alt+F)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>關閉 (Esc)</translation>
    </message>
    <message>
        <source>The journal on this computer cannot be read: nothing can be sent until it can. %1</source>
        <translation>無法讀取這台電腦的操作日誌：恢復之前無法送出任何操作。%1</translation>
    </message>
    <message>
        <source>Another program on this computer is finding out.</source>
        <translation>這台電腦上的另一個程式正在查明。</translation>
    </message>
    <message>
        <source>Everything that was asked here has its answer.</source>
        <translation>在這裡提出的操作都已有結果。</translation>
    </message>
    <message>
        <source>Kept on this computer until each has its answer.</source>
        <translation>保存在這台電腦上，直到每項都有結果。</translation>
    </message>
    <message>
        <source>asked %1 ago, %2</source>
        <translation>%1前提出，%2</translation>
    </message>
    <message>
        <source>customer %1 · %2</source>
        <translation>顧客 %1 · %2</translation>
    </message>
    <message>
        <source>%1 now, as it was asked then?</source>
        <translation>現在要依當時的請求%1嗎？</translation>
    </message>
    <message>
        <source>Show the &amp;order</source>
        <translation>顯示訂單(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>先不要(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Leave it undone</source>
        <translation>不執行(&amp;L)</translation>
    </message>
    <message>
        <source>Show the &amp;quote</source>
        <translation>顯示報價(&amp;Q)</translation>
    </message>
</context>
<context>
    <name>holdfast::ProfileDialog</name>
    <message>
        <source>Give it a name, as you call the store.</source>
        <translation>請取個名稱，就是您平常對這間商店的稱呼。</translation>
    </message>
    <message>
        <source>Type the path of the socket; it begins with / and has no semicolon.</source>
        <translation>請輸入 socket 的路徑；以 / 開頭，不含分號。</translation>
    </message>
    <message>
        <source>Type at least one host.</source>
        <translation>請至少輸入一台主機。</translation>
    </message>
    <message>
        <source>%1 is not a host: write db1.example.org, or db1.example.org:3306.</source>
        <translation>%1 不是主機：請寫成 db1.example.org 或 db1.example.org:3306。</translation>
    </message>
    <message>
        <source>%1 is there twice.</source>
        <translation>%1 重複了。</translation>
    </message>
    <message>
        <source>Type the schema: the database that the store is in.</source>
        <translation>請輸入商店所在的資料庫名稱。</translation>
    </message>
    <message>
        <source>Choose one: the store is asked which it is.</source>
        <translation>請擇一：開啟時會向商店核對。</translation>
    </message>
    <message>
        <source>Type the account.</source>
        <translation>請輸入帳號。</translation>
    </message>
    <message>
        <source>The database client cannot take a path with a semicolon.</source>
        <translation>資料庫用戶端無法接受含有分號的路徑。</translation>
    </message>
    <message>
        <source>Name the CA&apos;s file: a server that is not this computer is spoken to encrypted only.</source>
        <translation>請指定 CA 檔案：與其他電腦上的伺服器只能以加密方式連線。</translation>
    </message>
    <message>
        <source>The CA&apos;s file</source>
        <translation>CA 檔案</translation>
    </message>
    <message>
        <source>Certificates (*.pem *.crt *.cer)</source>
        <translation>憑證 (*.pem *.crt *.cer)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有檔案 (*)</translation>
    </message>
    <message>
        <source>Trying…</source>
        <translation>測試中…</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>測試(&amp;T)</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>儲存中…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>儲存(&amp;S)</translation>
    </message>
    <message>
        <source>Its file is %1; holdfast-cli calls it --store %2.</source>
        <translation>檔案是 %1；holdfast-cli 以 --store %2 指定。</translation>
    </message>
    <message>
        <source>The connection was not saved.</source>
        <translation>連線設定沒有儲存。</translation>
    </message>
    <message>
        <source>The servers, each by itself</source>
        <translation>各台伺服器</translation>
    </message>
    <message>
        <source>Connection %1</source>
        <translation>連線設定 %1</translation>
    </message>
    <message>
        <source>New connection</source>
        <translation>新的連線設定</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名稱(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Where</source>
        <translation>位置(&amp;W)</translation>
    </message>
    <message>
        <source>Sche&amp;ma</source>
        <translation>資料庫(&amp;M)</translation>
    </message>
    <message>
        <source>Which</source>
        <translation>類別</translation>
    </message>
    <message>
        <source>Sign-in</source>
        <translation>登入</translation>
    </message>
    <message>
        <source>CA &amp;file</source>
        <translation>CA 檔案(&amp;F)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名稱</translation>
    </message>
    <message>
        <source>What the store is called here (Alt+N)</source>
        <translation>商店在這裡的稱呼 (Alt+N)</translation>
    </message>
    <message>
        <source>Hosts</source>
        <translation>主機</translation>
    </message>
    <message>
        <source>host or host:port, one a line or with commas; several of one store (Alt+W)</source>
        <translation>主機，或主機加冒號與連接埠，每行一個或以逗號分隔；可以有同一間商店的多台 (Alt+W)</translation>
    </message>
    <message>
        <source>Socket</source>
        <translation>Socket</translation>
    </message>
    <message>
        <source>The path of the server&apos;s socket (Alt+W)</source>
        <translation>伺服器 socket 的路徑 (Alt+W)</translation>
    </message>
    <message>
        <source>Schema</source>
        <translation>資料庫</translation>
    </message>
    <message>
        <source>The database on the server that holds the store (Alt+M)</source>
        <translation>伺服器上存放商店的資料庫 (Alt+M)</translation>
    </message>
    <message>
        <source>CA file</source>
        <translation>CA 檔案</translation>
    </message>
    <message>
        <source>The certificate of the CA, as PEM (Alt+F)</source>
        <translation>CA 的憑證，PEM 格式 (Alt+F)</translation>
    </message>
    <message>
        <source>By &amp;host</source>
        <translation>經由主機(&amp;H)</translation>
    </message>
    <message>
        <source>One or more servers of one store; the one that takes writes is used (Alt+H)</source>
        <translation>同一間商店的一台或多台伺服器；使用接受寫入的那一台 (Alt+H)</translation>
    </message>
    <message>
        <source>By a s&amp;ocket of this computer</source>
        <translation>經由這台電腦的 socket(&amp;O)</translation>
    </message>
    <message>
        <source>A server on this computer (Alt+O)</source>
        <translation>這台電腦上的伺服器 (Alt+O)</translation>
    </message>
    <message>
        <source>&amp;Live store</source>
        <translation>正式商店(&amp;L)</translation>
    </message>
    <message>
        <source>The store has to say the same, or it is not opened (Alt+L)</source>
        <translation>商店本身也必須如此標示，否則不會開啟 (Alt+L)</translation>
    </message>
    <message>
        <source>For t&amp;raining</source>
        <translation>教學用(&amp;R)</translation>
    </message>
    <message>
        <source>The store has to say the same, or it is not opened (Alt+R)</source>
        <translation>商店本身也必須如此標示，否則不會開啟 (Alt+R)</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>瀏覽(&amp;B)…</translation>
    </message>
    <message>
        <source>Choose the CA&apos;s file (Alt+B)</source>
        <translation>選擇 CA 檔案 (Alt+B)</translation>
    </message>
    <message>
        <source>Needed for every server that is not this computer: only a server whose certificate this CA signed is spoken to. Whether the certificate is made out to the host&apos;s name is not checked: the database client under Qt 6.4 cannot do it (newer ones do). So it has to be a private CA, one that signs nobody else&apos;s servers.</source>
        <translation>凡不在這台電腦上的伺服器都需要：只與憑證由這個 CA 簽發的伺服器連線。憑證是否發給該主機名稱不會核對：Qt 6.4 所用的資料庫用戶端做不到（較新的可以）。所以必須是私有的 CA，不替別人的伺服器簽發。</translation>
    </message>
    <message>
        <source>The account is remembered. The password is for the test alone, and is kept nowhere.</source>
        <translation>帳號會記住。密碼只供測試使用，不會存放在任何地方。</translation>
    </message>
    <message>
        <source>The account is remembered. The password is for the test alone.
The password file stays: %1</source>
        <translation>帳號會記住。密碼只供測試使用。
密碼檔不變：%1</translation>
    </message>
    <message>
        <source>Sign in to each server once, and say what is wrong; nothing is changed (Alt+T)</source>
        <translation>逐台登入一次並說明問題；不會更動任何資料 (Alt+T)</translation>
    </message>
    <message>
        <source>Write this connection down on this computer (Alt+S)</source>
        <translation>把這個連線設定存在這台電腦 (Alt+S)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>Leave everything as it was (Esc)</source>
        <translation>一切保持原狀 (Esc)</translation>
    </message>
</context>
<context>
    <name>holdfast::QuoteCardView</name>
    <message>
        <source>Quote %1</source>
        <translation>報價 %1</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Order %1 was made of it; it is now: %2</source>
        <translation>已成立訂單 %1；目前：%2</translation>
    </message>
    <message>
        <source>Show the order</source>
        <translation>顯示訂單</translation>
    </message>
    <message>
        <source>%1 left, ends soon</source>
        <translation>剩 %1，即將到期</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>剩 %1</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Show this SKU&apos;s stock</source>
        <translation>顯示這項商品的庫存</translation>
    </message>
    <message>
        <source>%1 each</source>
        <translation>單價 %1</translation>
    </message>
    <message>
        <source>no stock row</source>
        <translation>沒有庫存紀錄</translation>
    </message>
    <message>
        <source>%1 available now, not kept for you</source>
        <translation>目前可售 %1，不保留</translation>
    </message>
    <message>
        <source>only %1 available now, not kept for you</source>
        <translation>目前可售只有 %1，不保留</translation>
    </message>
    <message>
        <source>Price now %1; the quote keeps %2</source>
        <translation>目前價格 %1；報價維持 %2</translation>
    </message>
    <message>
        <source>It has no price any more; the quote keeps %1</source>
        <translation>目前已無價格；報價維持 %1</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>已接受</translation>
    </message>
    <message>
        <source>not accepted: it had run out</source>
        <translation>未接受：已到期</translation>
    </message>
    <message>
        <source>not accepted: too little was available</source>
        <translation>未接受：可售數量不足</translation>
    </message>
    <message>
        <source>not accepted: it had been used</source>
        <translation>未接受：已被使用</translation>
    </message>
    <message>
        <source>%1  %2 · %3</source>
        <translation>%1  %2 · %3</translation>
    </message>
    <message>
        <source>Customer</source>
        <translation>顧客</translation>
    </message>
    <message>
        <source>Issued</source>
        <translation>開立</translation>
    </message>
    <message>
        <source>Holds until</source>
        <translation>有效至</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>總額</translation>
    </message>
    <message>
        <source>By the server&apos;s clock. The server decides when it takes the quote up, not when the button is pressed.</source>
        <translation>以伺服器時鐘為準。由伺服器受理報價的時刻決定，而不是按下按鈕的時刻。</translation>
    </message>
    <message>
        <source>Promised lines</source>
        <translation>報價明細</translation>
    </message>
    <message>
        <source>Answers so far</source>
        <translation>至今的回答</translation>
    </message>
</context>
<context>
    <name>holdfast::QuoteDetails</name>
    <message>
        <source>&amp;Unconfirmed operations</source>
        <translation>待確認的操作(&amp;U)</translation>
    </message>
    <message>
        <source>The quote could not be read. F5 tries again.</source>
        <translation>無法讀取報價。按 F5 重試。</translation>
    </message>
    <message>
        <source>There is no quote %1.</source>
        <translation>沒有報價 %1。</translation>
    </message>
    <message>
        <source>Choose a quote to see what was promised.</source>
        <translation>選擇一張報價，查看報價內容。</translation>
    </message>
    <message>
        <source>&amp;Accept in a new attempt…</source>
        <translation>以新的操作接受(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Accept quote…</source>
        <translation>接受報價(&amp;A)…</translation>
    </message>
    <message>
        <source>Accept this quote for the customer (Alt+A); you are asked once</source>
        <translation>為顧客接受這張報價 (Alt+A)；會再確認一次</translation>
    </message>
    <message>
        <source>Customer %1 is being served, and this quote is not theirs.</source>
        <translation>目前服務的是顧客 %1，這張報價不是他的。</translation>
    </message>
    <message>
        <source>For a new one, serve its customer first: check with the caller who they are.</source>
        <translation>要開新的報價，請先服務這位顧客：與來電者核對身分。</translation>
    </message>
    <message>
        <source>To accept it, serve its customer first: check with the caller who they are.</source>
        <translation>要接受報價，請先服務這位顧客：與來電者核對身分。</translation>
    </message>
    <message>
        <source>&amp;Serve customer %1</source>
        <translation>開始服務顧客 %1(&amp;S)</translation>
    </message>
    <message>
        <source>Ask who is calling, and serve them (Alt+S)</source>
        <translation>詢問來電者身分並開始服務 (Alt+S)</translation>
    </message>
    <message>
        <source>New &amp;quote with the same lines</source>
        <translation>以相同明細開新報價(&amp;Q)</translation>
    </message>
    <message>
        <source>New &amp;order with the same lines</source>
        <translation>以相同明細下新訂單(&amp;O)</translation>
    </message>
    <message>
        <source>The same lines at today&apos;s prices; the customer has to agree to them (Alt+Q)</source>
        <translation>相同明細，採用目前價格；需要顧客同意 (Alt+Q)</translation>
    </message>
    <message>
        <source>Copied &amp;for the customer</source>
        <translation>已複製給顧客(&amp;F)</translation>
    </message>
    <message>
        <source>Copy &amp;for the customer</source>
        <translation>複製給顧客(&amp;F)</translation>
    </message>
    <message>
        <source>Copy what was promised, as text (Alt+F, Ctrl+Shift+M)</source>
        <translation>以文字複製報價內容 (Alt+F、Ctrl+Shift+M)</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>列印(&amp;P)…</translation>
    </message>
    <message>
        <source>Print the quote on one page for the customer (Alt+P, Ctrl+P)</source>
        <translation>為顧客列印一頁報價 (Alt+P、Ctrl+P)</translation>
    </message>
    <message>
        <source>Quote %1</source>
        <translation>報價 %1</translation>
    </message>
    <message>
        <source>Copy the quote for the customer</source>
        <translation>複製報價給顧客</translation>
    </message>
    <message>
        <source>Print the quote for the customer</source>
        <translation>列印報價給顧客</translation>
    </message>
    <message>
        <source>Details of the quote</source>
        <translation>報價詳細資料</translation>
    </message>
</context>
<context>
    <name>holdfast::QuotesPage</name>
    <message>
        <source> · %1 used or expired are hidden</source>
        <translation> · 隱藏已使用或已到期 %1 張</translation>
    </message>
    <message>
        <source>Quotes</source>
        <translation>報價</translation>
    </message>
    <message>
        <source>Reading quotes…</source>
        <translation>讀取報價中…</translation>
    </message>
    <message>
        <source>The quotes could not be read. Nothing was changed.</source>
        <translation>無法讀取報價。沒有更動任何資料。</translation>
    </message>
    <message>
        <source>No quote is open.</source>
        <translation>沒有有效的報價。</translation>
    </message>
    <message>
        <source>No quote matches these filters.</source>
        <translation>沒有符合篩選條件的報價。</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>編號</translation>
    </message>
    <message>
        <source>Issued</source>
        <translation>開立</translation>
    </message>
    <message>
        <source>Customer</source>
        <translation>顧客</translation>
    </message>
    <message>
        <source>State</source>
        <translation>狀態</translation>
    </message>
    <message>
        <source>Holds until</source>
        <translation>有效至</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>項數</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>總額</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>有效</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>已使用</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>已到期</translation>
    </message>
    <message>
        <source>All quotes</source>
        <translation>所有報價</translation>
    </message>
    <message>
        <source>Show open, used, expired or all quotes</source>
        <translation>顯示有效、已使用、已到期或所有報價</translation>
    </message>
    <message>
        <source>&amp;New quote…</source>
        <translation>新報價(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;New order…</source>
        <translation>新訂單(&amp;N)…</translation>
    </message>
    <message>
        <source>New quote for customer %1 (Ctrl+N, Alt+N)</source>
        <translation>為顧客 %1 開新報價 (Ctrl+N、Alt+N)</translation>
    </message>
    <message>
        <source>New order for customer %1 (Ctrl+N, Alt+N)</source>
        <translation>為顧客 %1 下新訂單 (Ctrl+N、Alt+N)</translation>
    </message>
    <message>
        <source>Serve a customer first (Ctrl+K)</source>
        <translation>請先選擇服務的顧客 (Ctrl+K)</translation>
    </message>
    <message>
        <source>New quote</source>
        <translation>新報價</translation>
    </message>
    <message>
        <source>New order</source>
        <translation>新訂單</translation>
    </message>
</context>
<context>
    <name>holdfast::RecordsPage</name>
    <message>
        <source>Sort by this column (Ctrl+Shift+O: the next order)</source>
        <translation>依這個欄位排序 (Ctrl+Shift+O：下一種排序)</translation>
    </message>
    <message>
        <source>%1 matching</source>
        <translation>符合 %1 筆</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試一次</translation>
    </message>
    <message>
        <source>Clear all filters</source>
        <translation>清除所有篩選</translation>
    </message>
    <message>
        <source>%1 of %2 loaded · as of %3</source>
        <translation>已載入 %1／%2 筆 · %3 更新</translation>
    </message>
    <message>
        <source>%1 loaded · as of %2</source>
        <translation>已載入 %1 筆 · %2 更新</translation>
    </message>
    <message>
        <source>the next rows could not be read; F5 tries again</source>
        <translation>無法讀取接下來的資料；請按 F5 再試一次</translation>
    </message>
    <message>
        <source>no newer ones could be read; F5 tries again</source>
        <translation>無法讀取更新的資料；請按 F5 再試一次</translation>
    </message>
    <message>
        <source>As of %1 — the database does not answer now</source>
        <translation>%1 的資料——資料庫目前沒有回應</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>立即重試</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>「%1」</translation>
    </message>
    <message>
        <source>Take this filter off</source>
        <translation>移除這個篩選</translation>
    </message>
    <message>
        <source>Customer: %1</source>
        <translation>顧客：%1</translation>
    </message>
    <message>
        <source>Stop serving this customer</source>
        <translation>結束服務這位顧客</translation>
    </message>
    <message>
        <source>Sort by the next order</source>
        <translation>換下一種排序</translation>
    </message>
</context>
<context>
    <name>holdfast::RepairDialog</name>
    <message>
        <source>Asking…</source>
        <translation>提出中…</translation>
    </message>
    <message>
        <source>Ask a&amp;gain</source>
        <translation>再確認一次(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Ask for the repair</source>
        <translation>提出修復(&amp;A)</translation>
    </message>
    <message>
        <source>The same request: it is asked for once (Alt+G)</source>
        <translation>同一項請求：只會提出一次 (Alt+G)</translation>
    </message>
    <message>
        <source>Write the request into the case; nothing is repaired yet (Alt+A)</source>
        <translation>把請求寫入案件；還不會修復 (Alt+A)</translation>
    </message>
    <message>
        <source>Repairing…</source>
        <translation>修復中…</translation>
    </message>
    <message>
        <source>S&amp;ign in and repair</source>
        <translation>登入並修復(&amp;I)</translation>
    </message>
    <message>
        <source>Write the stock row, in the name of who signs in (Alt+I)</source>
        <translation>以登入者的名義寫入庫存 (Alt+I)</translation>
    </message>
    <message>
        <source>Look a&amp;gain</source>
        <translation>重新查看(&amp;G)</translation>
    </message>
    <message>
        <source>Look at the evidence as it is now (Alt+G)</source>
        <translation>查看現在的證據 (Alt+G)</translation>
    </message>
    <message>
        <source>Case %1</source>
        <translation>案件 %1</translation>
    </message>
    <message>
        <source>%1 · case %2</source>
        <translation>%1 · 案件 %2</translation>
    </message>
    <message>
        <source>Repair of case %1</source>
        <translation>修復案件 %1</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>現在</translation>
    </message>
    <message>
        <source>After the repair</source>
        <translation>修復後</translation>
    </message>
    <message>
        <source>What will be written</source>
        <translation>將要寫入的內容</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>已寫入</translation>
    </message>
    <message>
        <source>What was written</source>
        <translation>已寫入的內容</translation>
    </message>
    <message>
        <source>When it was asked for</source>
        <translation>提出時</translation>
    </message>
    <message>
        <source>When you looked</source>
        <translation>您查看時</translation>
    </message>
    <message>
        <source>What has changed</source>
        <translation>有什麼變動</translation>
    </message>
    <message>
        <source>Available</source>
        <translation>可售</translation>
    </message>
    <message>
        <source>Reserved</source>
        <translation>預留</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>%1: %2, %3: %4</source>
        <translation>%1：%2，%3：%4</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差異</translation>
    </message>
    <message numerus="yes">
        <source>%n movement(s), none missing, add up to %1 available and %2 reserved.</source>
        <translation>
            <numerusform>%n 筆異動，沒有缺漏，合計可售 %1、預留 %2。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Orders hold %n unit(s): as many as the movements say are reserved.</source>
        <translation>
            <numerusform>訂單預留 %n 件：與異動的預留數相同。</numerusform>
        </translation>
    </message>
    <message>
        <source>Only the stock row is written. No order, no reservation and no unit on the shelf is moved.</source>
        <translation>只寫入庫存這一列。不會更動訂單、預留或貨架上的任何商品。</translation>
    </message>
    <message>
        <source>There is no such case.</source>
        <translation>沒有這個案件。</translation>
    </message>
    <message>
        <source>You asked for it at %1.</source>
        <translation>您在 %1 提出。</translation>
    </message>
    <message>
        <source>%1 asked for it at %2.</source>
        <translation>%1 在 %2 提出。</translation>
    </message>
    <message>
        <source>You asked for a repair at %1.</source>
        <translation>您在 %1 提出修復。</translation>
    </message>
    <message>
        <source>%1 asked for a repair at %2.</source>
        <translation>%1 在 %2 提出修復。</translation>
    </message>
    <message>
        <source>%1 It was carried out.</source>
        <translation>%1已經執行。</translation>
    </message>
    <message>
        <source>%1 The records have changed since: it cannot be carried out.</source>
        <translation>%1之後紀錄有變動：無法執行。</translation>
    </message>
    <message>
        <source>%1 The rows have changed since: it has to be asked for again.</source>
        <translation>%1之後資料有變動：要重新提出。</translation>
    </message>
    <message>
        <source>Reason: %1</source>
        <translation>原因：%1</translation>
    </message>
    <message>
        <source>Another supervisor has to sign in, here and for this repair alone.</source>
        <translation>要由另一位主管在這裡登入，只用於這項修復。</translation>
    </message>
    <message>
        <source>You can carry it out, or another supervisor: whoever does signs in for this repair alone.</source>
        <translation>可以由您或另一位主管執行：執行者只為這項修復登入。</translation>
    </message>
    <message>
        <source>The reason has %1 characters; %2 can be kept.</source>
        <translation>原因有 %1 個字；最多可保存 %2 個字。</translation>
    </message>
    <message>
        <source>Choose a reason or type one: it stays with the case.</source>
        <translation>選擇或輸入原因：它會留在案件中。</translation>
    </message>
    <message>
        <source>Looking at the evidence…</source>
        <translation>正在查看證據…</translation>
    </message>
    <message>
        <source>&amp;Reason</source>
        <translation>原因(&amp;R)</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Choose or type a reason</source>
        <translation>選擇或輸入原因</translation>
    </message>
    <message>
        <source>Why the counter was wrong (Alt+R); Down opens the list</source>
        <translation>庫存計數為什麼不對 (Alt+R)；按向下鍵打開清單</translation>
    </message>
    <message>
        <source>the counter was changed past the program</source>
        <translation>有人在程式之外更改了庫存計數</translation>
    </message>
    <message>
        <source>the counter was set by hand</source>
        <translation>庫存計數被手動設定</translation>
    </message>
    <message>
        <source>restored from a copy</source>
        <translation>從備份還原</translation>
    </message>
    <message>
        <source>&amp;Count this SKU…</source>
        <translation>盤點這項商品(&amp;C)…</translation>
    </message>
    <message>
        <source>Go to where a count of the shelf is recorded (Alt+C)</source>
        <translation>前往記錄貨架盤點的地方 (Alt+C)</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>關閉(&amp;L)</translation>
    </message>
    <message>
        <source>Close; what was not asked changes nothing (Esc)</source>
        <translation>關閉；沒有送出就不會更動 (Esc)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>holdfast::ReservationDetails</name>
    <message>
        <source>The reservation could not be read. F5 tries again.</source>
        <translation>無法讀取這筆預留。按 F5 重試。</translation>
    </message>
    <message>
        <source>There is no such reservation.</source>
        <translation>沒有這筆預留。</translation>
    </message>
    <message>
        <source>Choose a reservation to see for whom it is held.</source>
        <translation>選擇一筆預留，查看是為誰保留。</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Held since %1, released %2</source>
        <translation>%1 起預留，%2 釋放</translation>
    </message>
    <message>
        <source>Held since %1</source>
        <translation>%1 起預留</translation>
    </message>
    <message>
        <source>For</source>
        <translation>對象</translation>
    </message>
    <message>
        <source>Order %1</source>
        <translation>訂單 %1</translation>
    </message>
    <message>
        <source>Show this order</source>
        <translation>顯示這張訂單</translation>
    </message>
    <message>
        <source>From the stock of</source>
        <translation>取自庫存</translation>
    </message>
    <message>
        <source>Show this SKU&apos;s stock</source>
        <translation>顯示這項商品的庫存</translation>
    </message>
    <message>
        <source>%1 available · %2 reserved</source>
        <translation>可售 %1 · 預留 %2</translation>
    </message>
    <message>
        <source>no stock row</source>
        <translation>沒有庫存紀錄</translation>
    </message>
    <message>
        <source>Details of the reservation</source>
        <translation>預留詳細資料</translation>
    </message>
</context>
<context>
    <name>holdfast::ReservationsPage</name>
    <message>
        <source>Any status</source>
        <translation>所有狀態</translation>
    </message>
    <message>
        <source> · %1 released are hidden</source>
        <translation> · 已隱藏 %1 筆已釋放</translation>
    </message>
    <message>
        <source>Reservations</source>
        <translation>預留</translation>
    </message>
    <message>
        <source>Reading reservations…</source>
        <translation>讀取預留中…</translation>
    </message>
    <message>
        <source>The reservations could not be read. Nothing was changed.</source>
        <translation>無法讀取預留。沒有更動任何資料。</translation>
    </message>
    <message>
        <source>Nothing is held.</source>
        <translation>沒有任何預留。</translation>
    </message>
    <message>
        <source>No reservation matches these filters.</source>
        <translation>沒有符合篩選條件的預留。</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>訂單</translation>
    </message>
    <message>
        <source>Customer</source>
        <translation>顧客</translation>
    </message>
    <message>
        <source>SKU</source>
        <translation>商品</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名稱</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>件數</translation>
    </message>
    <message>
        <source>Reservation</source>
        <translation>預留</translation>
    </message>
    <message>
        <source>Order is</source>
        <translation>訂單狀態</translation>
    </message>
    <message>
        <source>Held since</source>
        <translation>預留時間</translation>
    </message>
    <message>
        <source>Status: %1</source>
        <translation>狀態：%1</translation>
    </message>
    <message>
        <source>Filter by status</source>
        <translation>依狀態篩選</translation>
    </message>
    <message>
        <source>SKU: %1</source>
        <translation>商品：%1</translation>
    </message>
    <message>
        <source>Take this filter off</source>
        <translation>移除這個篩選</translation>
    </message>
</context>
<context>
    <name>holdfast::ServedCustomer</name>
    <message numerus="yes">
        <source>&amp;Park: %n are parked already</source>
        <translation>
            <numerusform>保留(&amp;P)：已保留 %n 位</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Park this customer</source>
        <translation>保留這位顧客(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Stop serving this customer</source>
        <translation>結束服務這位顧客(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Find the caller</source>
        <translation>尋找來電的顧客(&amp;F)</translation>
    </message>
    <message>
        <source>Parked; taken up where they were:</source>
        <translation>已保留，從原處繼續：</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>%1 起</translation>
    </message>
    <message>
        <source>order %1</source>
        <translation>訂單 %1</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Serving %1  %2</source>
        <translation>服務中：%1  %2</translation>
    </message>
    <message>
        <source>No customer is being served</source>
        <translation>目前沒有服務中的顧客</translation>
    </message>
    <message numerus="yes">
        <source>%n parked</source>
        <translation>
            <numerusform>保留 %n 位</numerusform>
        </translation>
    </message>
    <message>
        <source>Park (Ctrl+Shift+K), stop serving, or take up who is parked</source>
        <translation>保留 (Ctrl+Shift+K)、結束服務，或繼續服務保留中的顧客</translation>
    </message>
    <message>
        <source>Take up who is parked (Alt+Shift+1 … 9), or find the caller (Ctrl+K)</source>
        <translation>繼續服務保留中的顧客 (Alt+Shift+1 … 9)，或尋找來電的顧客 (Ctrl+K)</translation>
    </message>
    <message>
        <source>Find the caller (Ctrl+K)</source>
        <translation>尋找來電的顧客 (Ctrl+K)</translation>
    </message>
    <message>
        <source>Park the served customer</source>
        <translation>保留服務中的顧客</translation>
    </message>
    <message>
        <source>Take up who is parked</source>
        <translation>繼續服務保留中的顧客</translation>
    </message>
    <message>
        <source>quote %1</source>
        <translation>報價 %1</translation>
    </message>
</context>
<context>
    <name>holdfast::ShortcutOverview</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>鍵盤快速鍵</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>關閉(&amp;C)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>關閉 (Esc)</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>所有頁面</translation>
    </message>
    <message>
        <source>In a list</source>
        <translation>清單中</translation>
    </message>
    <message>
        <source>Open the row</source>
        <translation>開啟這一列</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>回到清單</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Select several rows</source>
        <translation>選取多列</translation>
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
        <translation>選取所有已載入的列</translation>
    </message>
</context>
<context>
    <name>holdfast::SignInFields</name>
    <message>
        <source>Type the account.</source>
        <translation>請輸入帳號。</translation>
    </message>
    <message>
        <source>Type the password.</source>
        <translation>請輸入密碼。</translation>
    </message>
    <message>
        <source>Acco&amp;unt</source>
        <translation>帳號(&amp;U)</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>帳號</translation>
    </message>
    <message>
        <source>The account that the database knows (Alt+U)</source>
        <translation>資料庫認得的帳號 (Alt+U)</translation>
    </message>
    <message>
        <source>&amp;Password</source>
        <translation>密碼(&amp;P)</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>密碼</translation>
    </message>
    <message>
        <source>It is sent to the database, and this window keeps it nowhere (Alt+P)</source>
        <translation>只送給資料庫，這個視窗不會保存在任何地方 (Alt+P)</translation>
    </message>
</context>
<context>
    <name>holdfast::SignInPage</name>
    <message>
        <source>Without a password it is read from %1.</source>
        <translation>不輸入密碼時，會從 %1 讀取。</translation>
    </message>
    <message>
        <source>Your password is in this computer&apos;s key ring: just sign in.</source>
        <translation>您的密碼在這台電腦的金鑰圈裡：直接登入即可。</translation>
    </message>
    <message>
        <source>The key ring does not help: %1</source>
        <translation>金鑰圈無法使用：%1</translation>
    </message>
    <message>
        <source>The key ring has forgotten the password.</source>
        <translation>金鑰圈已忘記密碼。</translation>
    </message>
    <message>
        <source>Signing in…</source>
        <translation>登入中…</translation>
    </message>
    <message>
        <source>&amp;Sign in</source>
        <translation>登入(&amp;S)</translation>
    </message>
    <message>
        <source>Open the store (Alt+S)</source>
        <translation>開啟商店 (Alt+S)</translation>
    </message>
    <message>
        <source>S&amp;top waiting</source>
        <translation>不再等候(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>返回(&amp;B)</translation>
    </message>
    <message>
        <source>Wait no longer; an answer that comes later opens nothing (Esc)</source>
        <translation>不再等候；之後才來的回應不會開啟任何東西 (Esc)</translation>
    </message>
    <message>
        <source>To the list of connections (Esc)</source>
        <translation>回到連線清單 (Esc)</translation>
    </message>
    <message>
        <source>You are signed in. The key ring did not keep the password.</source>
        <translation>您已登入。金鑰圈沒有保存密碼。</translation>
    </message>
    <message>
        <source>Next time you type it again. It says: %1</source>
        <translation>下次請再輸入一次。它的說明：%1</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>繼續(&amp;G)</translation>
    </message>
    <message>
        <source>To the store (Alt+G)</source>
        <translation>進入商店 (Alt+G)</translation>
    </message>
    <message>
        <source>The password in the key ring is not yours any more.</source>
        <translation>金鑰圈裡的密碼已經不是您現在的密碼。</translation>
    </message>
    <message>
        <source>Type the new one; keep it if you like, and it takes the old one&apos;s place.</source>
        <translation>請輸入新密碼；需要的話可以保存，它會取代舊的。</translation>
    </message>
    <message>
        <source>&amp;Change the connection…</source>
        <translation>變更連線設定(&amp;C)…</translation>
    </message>
    <message>
        <source>Open this connection for changing (Alt+C)</source>
        <translation>開啟這個連線設定以供變更 (Alt+C)</translation>
    </message>
    <message>
        <source>On %1. For training: nothing here is real.</source>
        <translation>位於 %1。教學用：這裡的一切都不是真的。</translation>
    </message>
    <message>
        <source>On %1. A live store.</source>
        <translation>位於 %1。正式商店。</translation>
    </message>
    <message>
        <source>Encrypted, and only with a server whose certificate is signed by the CA in %1. The host&apos;s name in it is not checked.</source>
        <translation>加密連線，且只與憑證由 %1 中的 CA 簽發的伺服器連線。憑證中的主機名稱不會核對。</translation>
    </message>
    <message>
        <source>&amp;Keep the password in this computer&apos;s key ring</source>
        <translation>把密碼保存在這台電腦的金鑰圈(&amp;K)</translation>
    </message>
    <message>
        <source>So that it need not be typed here again (Alt+K)</source>
        <translation>之後在這裡就不必再輸入 (Alt+K)</translation>
    </message>
    <message>
        <source>&amp;Forget it</source>
        <translation>忘記密碼(&amp;F)</translation>
    </message>
    <message>
        <source>Take the password out of the key ring (Alt+F)</source>
        <translation>從金鑰圈移除密碼 (Alt+F)</translation>
    </message>
</context>
<context>
    <name>holdfast::SignInWindow</name>
    <message>
        <source>Sign in: %1 (training) — Holdfast</source>
        <translation>登入：%1（教學） — Holdfast</translation>
    </message>
    <message>
        <source>Sign in: %1 — Holdfast</source>
        <translation>登入：%1 — Holdfast</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>淺色</translation>
    </message>
    <message>
        <source>Change between a light and a dark window</source>
        <translation>切換淺色與深色視窗</translation>
    </message>
    <message>
        <source>Change the language</source>
        <translation>切換語言</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>鍵盤快速鍵</translation>
    </message>
    <message>
        <source>Keyboard shortcuts (?)</source>
        <translation>鍵盤快速鍵 (?)</translation>
    </message>
</context>
<context>
    <name>holdfast::SkuDialog</name>
    <message>
        <source>%1 come in: %2 available then, instead of %3.</source>
        <translation>進貨 %1：可售 %2，原為 %3。</translation>
    </message>
    <message>
        <source>as recorded</source>
        <translation>與紀錄相同</translation>
    </message>
    <message>
        <source>%1 fewer than recorded</source>
        <translation>比紀錄少 %1</translation>
    </message>
    <message>
        <source>%1 more than recorded</source>
        <translation>比紀錄多 %1</translation>
    </message>
    <message>
        <source>%1 counted, %2 of them reserved: %3 available, %4.</source>
        <translation>盤點到 %1，其中預留 %2：可售 %3，%4。</translation>
    </message>
    <message>
        <source>The first price: %1.</source>
        <translation>第一個價格：%1。</translation>
    </message>
    <message>
        <source>%1, as it is: the same amount becomes a new version.</source>
        <translation>%1，與目前相同：相同金額會成為新版本。</translation>
    </message>
    <message>
        <source>%1 instead of %2: %3 less.</source>
        <translation>%1，原為 %2：少 %3。</translation>
    </message>
    <message>
        <source>%1 instead of %2: %3 more.</source>
        <translation>%1，原為 %2：多 %3。</translation>
    </message>
    <message>
        <source>The reason has %1 characters; %2 can be kept.</source>
        <translation>原因有 %1 個字；最多可保存 %2 個字。</translation>
    </message>
    <message>
        <source>Choose a reason or type one: it stays with the record.</source>
        <translation>選擇或輸入原因：會保存在紀錄中。</translation>
    </message>
    <message>
        <source>Now %1 available · %2 reserved · %3</source>
        <translation>目前可售 %1 · 預留 %2 · %3</translation>
    </message>
    <message>
        <source>no price</source>
        <translation>沒有價格</translation>
    </message>
    <message>
        <source>units</source>
        <translation>件</translation>
    </message>
    <message>
        <source>Receive units</source>
        <translation>進貨</translation>
    </message>
    <message>
        <source>R&amp;eceive</source>
        <translation>進貨(&amp;E)</translation>
    </message>
    <message>
        <source>Put these units on sale (Alt+E)</source>
        <translation>將這些商品列為可售 (Alt+E)</translation>
    </message>
    <message>
        <source>&amp;Units that came in</source>
        <translation>到貨數量(&amp;U)</translation>
    </message>
    <message>
        <source>What came in now, not what is there then (Alt+U)</source>
        <translation>這次到貨的數量，不是到貨後的總數 (Alt+U)</translation>
    </message>
    <message>
        <source>delivery</source>
        <translation>到貨</translation>
    </message>
    <message>
        <source>sent back by a customer</source>
        <translation>顧客退回</translation>
    </message>
    <message>
        <source>correction of an earlier entry</source>
        <translation>更正先前的紀錄</translation>
    </message>
    <message>
        <source>Count units</source>
        <translation>盤點</translation>
    </message>
    <message>
        <source>S&amp;et the count</source>
        <translation>記錄盤點(&amp;E)</translation>
    </message>
    <message>
        <source>Record what was counted (Alt+E)</source>
        <translation>記錄盤點結果 (Alt+E)</translation>
    </message>
    <message>
        <source>&amp;Units on the shelf, reserved ones among them</source>
        <translation>架上數量，包含預留(&amp;U)</translation>
    </message>
    <message>
        <source>Everything that is there; what is reserved is taken off when it is recorded (Alt+U)</source>
        <translation>架上的全部數量；記錄時會扣除預留 (Alt+U)</translation>
    </message>
    <message>
        <source>stocktaking</source>
        <translation>盤點</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>損壞</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>遺失</translation>
    </message>
    <message>
        <source>found</source>
        <translation>尋獲</translation>
    </message>
    <message>
        <source>Change the price</source>
        <translation>變更價格</translation>
    </message>
    <message>
        <source>S&amp;et the price</source>
        <translation>設定價格(&amp;E)</translation>
    </message>
    <message>
        <source>Make this the price from now on (Alt+E)</source>
        <translation>從現在起採用這個價格 (Alt+E)</translation>
    </message>
    <message>
        <source>New price of one &amp;unit</source>
        <translation>新的單價(&amp;U)</translation>
    </message>
    <message>
        <source>Of one unit; quotes that are open keep theirs (Alt+U)</source>
        <translation>每件的價格；有效的報價維持原價 (Alt+U)</translation>
    </message>
    <message>
        <source>new price list</source>
        <translation>新價目表</translation>
    </message>
    <message>
        <source>the supplier&apos;s price changed</source>
        <translation>供應商價格變動</translation>
    </message>
    <message>
        <source>special offer</source>
        <translation>特價</translation>
    </message>
    <message>
        <source>correction of a mistake</source>
        <translation>更正錯誤</translation>
    </message>
    <message>
        <source>&amp;Reason</source>
        <translation>原因(&amp;R)</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Choose or type a reason</source>
        <translation>選擇或輸入原因</translation>
    </message>
    <message>
        <source>Why (Alt+R); Down opens the list</source>
        <translation>原因 (Alt+R)；按向下鍵開啟清單</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>關閉(&amp;L)</translation>
    </message>
    <message>
        <source>Close; what was not asked changes nothing (Esc)</source>
        <translation>關閉；沒有送出就不會更動 (Esc)</translation>
    </message>
    <message>
        <source>%1 counted, but orders hold %2: %3 too few. This will be refused.</source>
        <translation>盤點到 %1，但訂單預留了 %2：少了 %3。這會被拒絕。</translation>
    </message>
</context>
<context>
    <name>holdfast::SkuSearchField</name>
    <message>
        <source>no price: cannot be sold now</source>
        <translation>沒有價格：目前不能銷售</translation>
    </message>
    <message>
        <source>%1 · %2 · %3 available</source>
        <translation>%1 · %2 · 可售 %3</translation>
    </message>
    <message>
        <source>The database gave no answer</source>
        <translation>資料庫沒有回應</translation>
    </message>
    <message>
        <source>Enter tries again.</source>
        <translation>請按 Enter 再試一次。</translation>
    </message>
    <message>
        <source>Nothing found for “%1”</source>
        <translation>找不到「%1」</translation>
    </message>
    <message>
        <source>The beginning of a code or name, or a barcode.</source>
        <translation>代碼或名稱的開頭，或條碼。</translation>
    </message>
    <message>
        <source>Code, name or barcode</source>
        <translation>代碼、名稱或條碼</translation>
    </message>
    <message>
        <source>Find an article to add</source>
        <translation>尋找要加入的商品</translation>
    </message>
    <message>
        <source>Articles found</source>
        <translation>找到的商品</translation>
    </message>
</context>
<context>
    <name>holdfast::StartPage</name>
    <message>
        <source>%1 · %2 was here last</source>
        <translation>%1 · 上次使用：%2</translation>
    </message>
    <message>
        <source>The connections of this computer, the one used last first.</source>
        <translation>這台電腦的連線設定，最近使用的在最前面。</translation>
    </message>
    <message>
        <source>No connection is set up on this computer yet.</source>
        <translation>這台電腦還沒有連線設定。</translation>
    </message>
    <message>
        <source>Its file cannot be read: the sentence in the list says why</source>
        <translation>檔案無法讀取：清單中的說明寫了原因</translation>
    </message>
    <message>
        <source>Sign in to this store (Enter)</source>
        <translation>登入這間商店 (Enter)</translation>
    </message>
    <message>
        <source>Change this connection, or try it (Alt+E)</source>
        <translation>變更或測試這個連線設定 (Alt+E)</translation>
    </message>
    <message>
        <source>Remove &quot;%1&quot; from this computer? The store and its records stay as they are; a password in the key ring goes.</source>
        <translation>要從這台電腦移除「%1」嗎？商店與其紀錄保持原狀；金鑰圈裡的密碼會刪除。</translation>
    </message>
    <message>
        <source>Making it…</source>
        <translation>建立中…</translation>
    </message>
    <message>
        <source>&amp;Try the demo store</source>
        <translation>試用示範商店(&amp;T)</translation>
    </message>
    <message>
        <source>Starting a server on this computer…</source>
        <translation>正在這台電腦上啟動伺服器…</translation>
    </message>
    <message>
        <source>Making the store…</source>
        <translation>正在建立商店…</translation>
    </message>
    <message>
        <source>Opening it…</source>
        <translation>正在開啟…</translation>
    </message>
    <message>
        <source>The connection was not removed.</source>
        <translation>連線設定沒有移除。</translation>
    </message>
    <message>
        <source>The demo store could not be made.</source>
        <translation>無法建立示範商店。</translation>
    </message>
    <message>
        <source>Nothing else on this computer was changed. The details say what the server said.</source>
        <translation>這台電腦上的其他東西都沒有更動。伺服器的說明在詳細資料裡。</translation>
    </message>
    <message>
        <source>Try a&amp;gain</source>
        <translation>再試一次(&amp;G)</translation>
    </message>
    <message>
        <source>Make the demo store once more (Alt+G)</source>
        <translation>再建立一次示範商店 (Alt+G)</translation>
    </message>
    <message>
        <source>Where do you want to work?</source>
        <translation>要在哪裡工作？</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>連線設定</translation>
    </message>
    <message>
        <source>&amp;Sign in…</source>
        <translation>登入(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>編輯(&amp;E)…</translation>
    </message>
    <message>
        <source>Re&amp;move…</source>
        <translation>移除(&amp;M)…</translation>
    </message>
    <message>
        <source>Take this connection off this computer (Alt+M)</source>
        <translation>從這台電腦移除這個連線設定 (Alt+M)</translation>
    </message>
    <message>
        <source>&amp;Remove it</source>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <source>Remove the connection&apos;s file and its kept passwords (Alt+R)</source>
        <translation>移除連線設定檔與保存的密碼 (Alt+R)</translation>
    </message>
    <message>
        <source>&amp;Keep it</source>
        <translation>保留(&amp;K)</translation>
    </message>
    <message>
        <source>Leave everything as it is (Esc)</source>
        <translation>一切保持原狀 (Esc)</translation>
    </message>
    <message>
        <source>Sto&amp;p waiting</source>
        <translation>不再等候(&amp;P)</translation>
    </message>
    <message>
        <source>Wait no longer for the demo store (Esc)</source>
        <translation>不再等候示範商店 (Esc)</translation>
    </message>
    <message>
        <source>The demo store</source>
        <translation>示範商店</translation>
    </message>
    <message>
        <source>A training store that is made on this computer, with its own server. Everything can be tried; nothing in it belongs to a live store.</source>
        <translation>在這台電腦上建立的教學商店，有自己的伺服器。什麼都可以試；裡面沒有任何正式商店的資料。</translation>
    </message>
    <message>
        <source>Make the demo store, if there is none, and open it (Alt+T)</source>
        <translation>沒有示範商店就建立一個，然後開啟 (Alt+T)</translation>
    </message>
    <message>
        <source>A store on a server</source>
        <translation>伺服器上的商店</translation>
    </message>
    <message>
        <source>A live store, or one for training. You need the server&apos;s address, its CA file, and an account of your own.</source>
        <translation>正式商店或教學商店。需要伺服器的位址、CA 檔案，以及您自己的帳號。</translation>
    </message>
    <message>
        <source>&amp;Connect to a server…</source>
        <translation>連線到伺服器(&amp;C)…</translation>
    </message>
    <message>
        <source>Set up a connection, and try it (Alt+C)</source>
        <translation>建立連線設定並測試 (Alt+C)</translation>
    </message>
</context>
<context>
    <name>holdfast::StockDetails</name>
    <message>
        <source>The stock could not be read. F5 tries again.</source>
        <translation>無法讀取庫存。按 F5 重試。</translation>
    </message>
    <message>
        <source>This SKU has no stock row.</source>
        <translation>這項商品沒有庫存紀錄。</translation>
    </message>
    <message>
        <source>Choose a SKU to see who holds it.</source>
        <translation>選擇一項商品，查看由誰預留。</translation>
    </message>
    <message>
        <source>It has no price.</source>
        <translation>沒有價格。</translation>
    </message>
    <message>
        <source>%1 available · %2 reserved</source>
        <translation>可售 %1 · 預留 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n order(s)</source>
        <translation>
            <numerusform>%n 張訂單</numerusform>
        </translation>
    </message>
    <message>
        <source>Order %1</source>
        <translation>訂單 %1</translation>
    </message>
    <message>
        <source>Show this order</source>
        <translation>顯示這張訂單</translation>
    </message>
    <message>
        <source>%1  %2 · since %3</source>
        <translation>%1  %2 · %3 起</translation>
    </message>
    <message>
        <source>Nobody holds it</source>
        <translation>沒有任何訂單預留</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>%1 · the counter says %2</source>
        <translation>%1 · 庫存計數為 %2</translation>
    </message>
    <message>
        <source>%1, but the counter says %2: %3 more than is held.</source>
        <translation>%1，但庫存計數為 %2：比預留的多 %3。</translation>
    </message>
    <message>
        <source>%1, but the counter says %2: %3 fewer than are held.</source>
        <translation>%1，但庫存計數為 %2：比預留的少 %3。</translation>
    </message>
    <message>
        <source>All reservations of this SKU</source>
        <translation>這項商品的所有預留</translation>
    </message>
    <message>
        <source>Held and released, in the list</source>
        <translation>在清單中顯示預留中與已釋放</translation>
    </message>
    <message>
        <source>Movements</source>
        <translation>異動</translation>
    </message>
    <message>
        <source>available · reserved</source>
        <translation>可售 · 預留</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>The movements do not add up to the counters: %1 available and %2 reserved too much.</source>
        <translation>異動加總與庫存計數不符：可售多 %1、預留多 %2。</translation>
    </message>
    <message>
        <source>Before: %1 available · %2 reserved</source>
        <translation>之前：可售 %1 · 預留 %2</translation>
    </message>
    <message>
        <source>Details of the stock</source>
        <translation>庫存詳細資料</translation>
    </message>
    <message>
        <source>&amp;Receive…</source>
        <translation>進貨(&amp;R)…</translation>
    </message>
    <message>
        <source>C&amp;ount…</source>
        <translation>盤點(&amp;O)…</translation>
    </message>
    <message>
        <source>Change &amp;price…</source>
        <translation>變更價格(&amp;P)…</translation>
    </message>
    <message>
        <source>Put units on sale that came in (Alt+R)</source>
        <translation>將到貨列為可售 (Alt+R)</translation>
    </message>
    <message>
        <source>Record what is on the shelf (Alt+O)</source>
        <translation>記錄架上數量 (Alt+O)</translation>
    </message>
    <message>
        <source>Set the price of one unit (Alt+P)</source>
        <translation>設定單價 (Alt+P)</translation>
    </message>
    <message>
        <source>Held by orders</source>
        <translation>訂單預留</translation>
    </message>
    <message>
        <source>&amp;Why is this reserved?</source>
        <translation>為什麼有預留(&amp;W)？</translation>
    </message>
    <message>
        <source>Every order that holds some, added up beside the counter (Alt+W)</source>
        <translation>列出所有預留的訂單，合計後與庫存計數對照 (Alt+W)</translation>
    </message>
</context>
<context>
    <name>holdfast::StockPage</name>
    <message>
        <source>Stock</source>
        <translation>庫存</translation>
    </message>
    <message>
        <source>Reading stock…</source>
        <translation>讀取庫存中…</translation>
    </message>
    <message>
        <source>The stock could not be read. Nothing was changed.</source>
        <translation>無法讀取庫存。沒有更動任何資料。</translation>
    </message>
    <message>
        <source>There is no stock yet.</source>
        <translation>還沒有庫存。</translation>
    </message>
    <message>
        <source>No SKU matches these filters.</source>
        <translation>沒有符合篩選條件的商品。</translation>
    </message>
    <message>
        <source>SKU</source>
        <translation>商品</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名稱</translation>
    </message>
    <message>
        <source>Available</source>
        <translation>可售</translation>
    </message>
    <message>
        <source>Reserved</source>
        <translation>預留</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>價格</translation>
    </message>
    <message>
        <source>All SKUs</source>
        <translation>所有商品</translation>
    </message>
    <message>
        <source>Only reserved</source>
        <translation>只看有預留</translation>
    </message>
    <message>
        <source>Sold out</source>
        <translation>已售完</translation>
    </message>
    <message>
        <source>Show all, only what is reserved, or what is sold out</source>
        <translation>顯示全部、只看有預留，或已售完</translation>
    </message>
</context>
<context>
    <name>holdfast::StockPicture</name>
    <message>
        <source>%1 available</source>
        <translation>可售 %1</translation>
    </message>
    <message>
        <source>%1 for order %2</source>
        <translation>%1：訂單 %2</translation>
    </message>
    <message>
        <source>%1 for others</source>
        <translation>%1：其他</translation>
    </message>
    <message>
        <source>The units and who holds them</source>
        <translation>數量與預留者</translation>
    </message>
    <message>
        <source>From %1 to %2: available from %3 to %4, at least %5, at most %6; reserved from %7 to %8.</source>
        <translation>從 %1 到 %2：可售由 %3 到 %4，最少 %5，最多 %6；預留由 %7 到 %8。</translation>
    </message>
    <message>
        <source>%1: %2 available · %3 reserved</source>
        <translation>%1：可售 %2 · 預留 %3</translation>
    </message>
    <message>
        <source>Picture of the stock</source>
        <translation>庫存圖</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>隨時間變化</translation>
    </message>
    <message>
        <source>Nothing has moved yet.</source>
        <translation>還沒有異動。</translation>
    </message>
    <message>
        <source>available</source>
        <translation>可售</translation>
    </message>
    <message>
        <source>reserved</source>
        <translation>預留</translation>
    </message>
</context>
<context>
    <name>holdfast::TimingDetails</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 runs · at most %2 attempts</source>
        <translation>執行 %1 次 · 最多嘗試 %2 次</translation>
    </message>
    <message>
        <source>%1 runs · mean %2 · longest %3</source>
        <translation>執行 %1 次 · 平均 %2 · 最長 %3</translation>
    </message>
    <message>
        <source>None of them had to be tried again.</source>
        <translation>沒有任何一次需要重試。</translation>
    </message>
    <message>
        <source>%1 of %2 were tried again (%3): another desk was at the same records.</source>
        <translation>%2 次中有 %1 次重試（%3）：另一個櫃台同時在處理同一筆資料。</translation>
    </message>
    <message>
        <source>as quoted</source>
        <translation>與報價相同</translation>
    </message>
    <message>
        <source>%1 above the quoted one</source>
        <translation>比報價高 %1</translation>
    </message>
    <message>
        <source>%1 below the quoted one</source>
        <translation>比報價低 %1</translation>
    </message>
    <message>
        <source>half within %1, 95 of 100 within %2, longest %3</source>
        <translation>一半在 %1 內，百分之九十五在 %2 內，最長 %3</translation>
    </message>
    <message>
        <source>%1 of %2 (%3)</source>
        <translation>%2 中的 %1（%3）</translation>
    </message>
    <message>
        <source>Connections in use</source>
        <translation>使用中的連線</translation>
    </message>
    <message>
        <source>In a flow, on average</source>
        <translation>平均在流程中</translation>
    </message>
    <message>
        <source>Connected now</source>
        <translation>目前連線</translation>
    </message>
    <message>
        <source>Running now</source>
        <translation>目前執行中</translation>
    </message>
    <message>
        <source>Most at a time</source>
        <translation>同時最多</translation>
    </message>
    <message>
        <source>The average is runs a second × how long one takes (Little&apos;s law). It is a mean, and no size of a pool follows from it. The other numbers are the whole server&apos;s; the most is since it started.</source>
        <translation>平均值是每秒次數 × 每次所需時間（利特爾法則）。它只是平均，不能推出連線池的大小。其他數字是整台伺服器的；最多是從啟動至今。</translation>
    </message>
    <message>
        <source>Acceptances of quotes</source>
        <translation>報價的接受</translation>
    </message>
    <message>
        <source>Expired by then</source>
        <translation>當時已過期</translation>
    </message>
    <message>
        <source>Shown to sent</source>
        <translation>從顯示到送出</translation>
    </message>
    <message>
        <source>Quote lock</source>
        <translation>報價的鎖</translation>
    </message>
    <message>
        <source>Price then</source>
        <translation>當時的價格</translation>
    </message>
    <message>
        <source>Of all acceptances that were answered; a repeat under the same key is none.</source>
        <translation>計算所有得到回覆的接受；同一識別鍵的重複不算。</translation>
    </message>
</context>
<context>
    <name>holdfast::TimingPicture</name>
    <message>
        <source>Attempts</source>
        <translation>嘗試次數</translation>
    </message>
    <message>
        <source>Time, each doubling equally wide</source>
        <translation>時間（每加倍一格）</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>次數</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>分布</translation>
    </message>
    <message>
        <source>half of them within %1</source>
        <translation>一半在 %1 內</translation>
    </message>
    <message>
        <source>95 of 100 within %1</source>
        <translation>95% 在 %1 內</translation>
    </message>
    <message>
        <source>99 of 100 within %1</source>
        <translation>99% 在 %1 內</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 到 %2</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <translation>%1–%2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n run(s)</source>
        <translation>
            <numerusform>%1：%n 次</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>holdfast::TimingsPane</name>
    <message>
        <source>The timings could not be read. Nothing was changed.</source>
        <translation>無法讀取耗時。沒有更動任何資料。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試一次</translation>
    </message>
    <message>
        <source>Reading the timings…</source>
        <translation>正在讀取耗時…</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>清除篩選</translation>
    </message>
    <message>
        <source>No desk has written timings for seven days.</source>
        <translation>七天內沒有櫃台寫入耗時。</translation>
    </message>
    <message>
        <source>No desk has written timings today.</source>
        <translation>今天沒有櫃台寫入耗時。</translation>
    </message>
    <message>
        <source>No desk has written timings in the last hour.</source>
        <translation>過去一小時沒有櫃台寫入耗時。</translation>
    </message>
    <message>
        <source>Show seven days</source>
        <translation>顯示七天</translation>
    </message>
    <message>
        <source>As of %1 — the database does not answer now</source>
        <translation>%1 的資料——資料庫目前沒有回應</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>立即重試</translation>
    </message>
    <message>
        <source>as of %1</source>
        <translation>%1 的資料</translation>
    </message>
    <message>
        <source>All desks together; each writes what it measured about once a minute.</source>
        <translation>所有櫃台合計；每個櫃台約每分鐘寫入一次。</translation>
    </message>
    <message>
        <source>today</source>
        <translation>今天</translation>
    </message>
    <message>
        <source>7 days</source>
        <translation>7 天</translation>
    </message>
    <message>
        <source>last hour</source>
        <translation>過去一小時</translation>
    </message>
    <message>
        <source>Timings</source>
        <translation>耗時</translation>
    </message>
    <message>
        <source>Last &amp;hour</source>
        <translation>過去一小時(&amp;H)</translation>
    </message>
    <message>
        <source>To&amp;day</source>
        <translation>今天(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;7 days</source>
        <translation>7 天(&amp;7)</translation>
    </message>
    <message>
        <source>What was written in the last hour (Alt+H)</source>
        <translation>過去一小時寫入的 (Alt+H)</translation>
    </message>
    <message>
        <source>What was written today (Alt+D)</source>
        <translation>今天寫入的 (Alt+D)</translation>
    </message>
    <message>
        <source>What was written in the last seven days (Alt+7)</source>
        <translation>過去七天寫入的 (Alt+7)</translation>
    </message>
    <message>
        <source>Flow</source>
        <translation>流程</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步驟</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>次數</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>中位數</translation>
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
        <translation>最長</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>No flow, step or SKU is called that.</source>
        <translation>沒有這個名稱的流程、步驟或商品。</translation>
    </message>
</context>
<context>
    <name>holdfast::WantedLineRow</name>
    <message>
        <source>Article no. %1</source>
        <translation>商品編號 %1</translation>
    </message>
    <message>
        <source>This article is not in the store any more: remove the line.</source>
        <translation>商店裡已沒有這項商品：請移除這一項。</translation>
    </message>
    <message>
        <source>Its price and stock could not be read.</source>
        <translation>無法讀取它的價格與庫存。</translation>
    </message>
    <message>
        <source>It has no price and cannot be sold now: remove the line.</source>
        <translation>沒有價格，目前不能銷售：請移除這一項。</translation>
    </message>
    <message>
        <source>The quantity must be a number from 1 to %1.</source>
        <translation>數量必須是 1 到 %1 的數字。</translation>
    </message>
    <message>
        <source>Quantity times price is too large to be reckoned.</source>
        <translation>數量乘以單價太大，無法計算。</translation>
    </message>
    <message>
        <source>reading…</source>
        <translation>讀取中…</translation>
    </message>
    <message>
        <source>no price</source>
        <translation>沒有價格</translation>
    </message>
    <message>
        <source>was %1</source>
        <translation>原為 %1</translation>
    </message>
    <message>
        <source>only %1 available</source>
        <translation>可售只有 %1</translation>
    </message>
    <message>
        <source>%1 available</source>
        <translation>可售 %1</translation>
    </message>
    <message>
        <source>not kept for you</source>
        <translation>不保留</translation>
    </message>
    <message>
        <source>Quantity of %1</source>
        <translation>%1 的數量</translation>
    </message>
    <message>
        <source>Enter goes back to the search, Up and Down to the next line</source>
        <translation>Enter 回到搜尋，上下鍵移到其他項</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>移除 %1</translation>
    </message>
    <message>
        <source>Remove this line (Ctrl+Backspace)</source>
        <translation>移除這一項 (Ctrl+Backspace)</translation>
    </message>
</context>
<context>
    <name>holdfast::WantedLinesEditor</name>
    <message>
        <source>“%1” is not one article of this store: nothing was added for it.</source>
        <translation>「%1」不是這家商店的單一商品：沒有加入。</translation>
    </message>
    <message>
        <source>Prices and stock could not be read. Alt+R tries again.</source>
        <translation>無法讀取價格與庫存。按 Alt+R 重試。</translation>
    </message>
    <message>
        <source>%1 has no price, so it cannot be sold now. It was not added.</source>
        <translation>%1 沒有價格，目前不能銷售。沒有加入。</translation>
    </message>
    <message>
        <source>There are %1 lines, and no more are possible. %2 was not added; the rest can be a second one.</source>
        <translation>已有 %1 項，不能再加。%2 沒有加入；其餘可以另開一張。</translation>
    </message>
    <message>
        <source>%1 was added.</source>
        <translation>已加入 %1。</translation>
    </message>
    <message>
        <source>%1: more than %2 are not possible. Nothing was added.</source>
        <translation>%1：不能超過 %2。沒有加入。</translation>
    </message>
    <message>
        <source>%1 is there already, with a quantity that is no number. Nothing was added.</source>
        <translation>%1 已在清單中，但數量不是數字。沒有加入。</translation>
    </message>
    <message>
        <source>%1 was there already: %2 of it now.</source>
        <translation>%1 已在清單中：現在數量為 %2。</translation>
    </message>
    <message>
        <source>%1 was removed.</source>
        <translation>已移除 %1。</translation>
    </message>
    <message>
        <source>There is no line yet.</source>
        <translation>還沒有明細。</translation>
    </message>
    <message>
        <source>Prices and stock are being read…</source>
        <translation>正在讀取價格與庫存…</translation>
    </message>
    <message>
        <source>A quantity is not a number from 1 to %1.</source>
        <translation>有一個數量不是 1 到 %1 的數字。</translation>
    </message>
    <message>
        <source>Prices could not be read. Alt+R tries again.</source>
        <translation>無法讀取價格。按 Alt+R 重試。</translation>
    </message>
    <message>
        <source>An article is not in the store any more.</source>
        <translation>有一項商品已不在商店裡。</translation>
    </message>
    <message>
        <source>An article has no price.</source>
        <translation>有一項商品沒有價格。</translation>
    </message>
    <message>
        <source>The total is too large to be reckoned. Make it two, or take less.</source>
        <translation>合計太大，無法計算。請分成兩張或減少數量。</translation>
    </message>
    <message>
        <source>&amp;Add article</source>
        <translation>加入商品(&amp;A)</translation>
    </message>
    <message>
        <source>Type, Down, Enter; a scanner&apos;s Enter adds one at once (Alt+A)</source>
        <translation>輸入、向下、Enter；掃描器的 Enter 直接加入一件 (Alt+A)</translation>
    </message>
    <message>
        <source>&amp;Read again</source>
        <translation>重新讀取(&amp;R)</translation>
    </message>
    <message>
        <source>Read prices and stock again (Alt+R)</source>
        <translation>重新讀取價格與庫存 (Alt+R)</translation>
    </message>
    <message>
        <source>No lines yet. Type the beginning of a code or name, or scan a barcode.</source>
        <translation>還沒有明細。輸入代碼或名稱的開頭，或掃描條碼。</translation>
    </message>
    <message>
        <source>Prices of this moment: the order is placed only while they are still these.</source>
        <translation>目前的價格：只有價格仍相同時才會下單。</translation>
    </message>
    <message>
        <source>Prices of this moment: they are promised only with the quote.</source>
        <translation>目前的價格：開立報價後才算承諾。</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>品項</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>數量</translation>
    </message>
    <message>
        <source>Price now</source>
        <translation>目前價格</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>小計</translation>
    </message>
    <message>
        <source>Available now</source>
        <translation>目前可售</translation>
    </message>
    <message>
        <source>Remove the line</source>
        <translation>移除這一項</translation>
    </message>
</context>
<context>
    <name>holdfast::WhyReservedDialog</name>
    <message>
        <source>Why is this reserved?</source>
        <translation>為什麼有預留？</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>沒有</translation>
    </message>
    <message>
        <source>The stock row: %1 available · %2 reserved · version %3</source>
        <translation>庫存紀錄：可售 %1 · 預留 %2 · 版本 %3</translation>
    </message>
    <message>
        <source>There is no stock row.</source>
        <translation>沒有庫存紀錄。</translation>
    </message>
    <message>
        <source>More than the first %1 are not listed; the sum counts all of them.</source>
        <translation>只列出前 %1 筆；合計包含全部。</translation>
    </message>
    <message>
        <source>It is being read who holds this SKU.</source>
        <translation>正在讀取這項商品由誰預留。</translation>
    </message>
    <message>
        <source>There is no such SKU.</source>
        <translation>沒有這項商品。</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>再試一次(&amp;T)</translation>
    </message>
    <message>
        <source>What is below was read before.</source>
        <translation>以下是先前讀取的資料。</translation>
    </message>
    <message>
        <source>Why is %1 reserved?</source>
        <translation>為什麼 %1 有預留？</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>重新讀取</translation>
    </message>
    <message>
        <source>Read who holds it now (F5)</source>
        <translation>讀取目前由誰預留 (F5)</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>關閉(&amp;L)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>關閉 (Esc)</translation>
    </message>
</context>
</TS>
