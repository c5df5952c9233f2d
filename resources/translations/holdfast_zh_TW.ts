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
        <source>Another desk is working on this order or its stock. Nothing was changed.</source>
        <translation>另一個櫃台正在處理這張訂單或它的庫存。沒有更動任何資料。</translation>
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
        <source>The database refused. Nothing was changed.</source>
        <translation>資料庫拒絕了這項操作。沒有更動任何資料。</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n attempt(s) · locks took %2 ms</source>
        <translation>
            <numerusform>%1 · 嘗試 %n 次 · 取得鎖共 %2 毫秒</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask a&amp;gain</source>
        <translation>再確認一次(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>再試一次(&amp;T)</translation>
    </message>
    <message>
        <source>The database did not answer the commit. It is not known whether the order was cancelled.</source>
        <translation>資料庫沒有回覆提交結果，還不知道訂單是否已取消。</translation>
    </message>
    <message>
        <source>The journal on this computer cannot be written, so nothing was sent. Nothing was changed.</source>
        <translation>這台電腦的操作日誌無法寫入，所以什麼都沒有送出。沒有更動任何資料。</translation>
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
        <source>Tell the customer nothing yet: Holdfast is finding out. It is kept in the list of unconfirmed operations.</source>
        <translation>請先不要告知顧客：Holdfast 正在查明。這項操作保留在待確認清單中。</translation>
    </message>
    <message>
        <source>Tell the customer nothing yet: try again in a moment.</source>
        <translation>請先不要告知顧客：稍後再試一次。</translation>
    </message>
    <message>
        <source>Tell the customer that it is not cancelled yet: try again when the database is back.</source>
        <translation>請告知顧客訂單尚未取消：等資料庫恢復後再試。</translation>
    </message>
    <message>
        <source>Tell the customer that it is not cancelled yet: ask somebody who may.</source>
        <translation>請告知顧客訂單尚未取消：請有權限的同事處理。</translation>
    </message>
    <message>
        <source>Tell the customer that it is not cancelled yet: show a supervisor the details.</source>
        <translation>請告知顧客訂單尚未取消：把詳細資料交給主管。</translation>
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
        <source>Training store: this is no real order.</source>
        <translation>教學商店：這不是真實的訂單。</translation>
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
    <message>
        <source>Why is this reserved?</source>
        <translation>為什麼有預留？</translation>
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
        <source>unattributed</source>
        <translation>來源不明</translation>
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
        <source>Only supervisors and owners may do this.</source>
        <translation>只有主管與擁有者可以執行。</translation>
    </message>
    <message>
        <source>Only supervisors and owners may do this; you are: %1.</source>
        <translation>只有主管與擁有者可以執行；你的角色：%1。</translation>
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
</TS>
