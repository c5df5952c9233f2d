<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW">
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
        <source>The database did not answer the commit. It is not known whether the order was cancelled; do not tell the customer yet.</source>
        <translation>資料庫沒有回覆提交結果，還不知道訂單是否已取消；請先不要告知顧客。</translation>
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
</context>
<context>
    <name>holdfast::FindField</name>
    <message>
        <source>Order %1</source>
        <translation>訂單 %1</translation>
    </message>
    <message>
        <source>Nobody found</source>
        <translation>找不到</translation>
    </message>
    <message>
        <source>Try a number, a name, a phone number or an e-mail address.</source>
        <translation>請試試編號、姓名、電話或電子郵件。</translation>
    </message>
    <message>
        <source>Find customer or order  (Ctrl K)</source>
        <translation>尋找顧客或訂單  (Ctrl K)</translation>
    </message>
    <message>
        <source>Find a customer or an order</source>
        <translation>尋找顧客或訂單</translation>
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
        <source>Serving %1  %2</source>
        <translation>服務中：%1  %2</translation>
    </message>
    <message>
        <source>No customer is being served</source>
        <translation>目前沒有服務中的顧客</translation>
    </message>
    <message>
        <source>Stop serving this customer</source>
        <translation>結束服務這位顧客</translation>
    </message>
    <message>
        <source>Find the caller (Ctrl+K)</source>
        <translation>尋找來電的顧客 (Ctrl+K)</translation>
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
        <source>Cancelling…</source>
        <translation>取消中…</translation>
    </message>
    <message>
        <source>C&amp;ancel order %1</source>
        <translation>取消訂單 %1(&amp;A)</translation>
    </message>
    <message>
        <source>%1: back on sale at once. The order cannot be taken up again.</source>
        <translation>%1 將立即恢復可售。取消後這張訂單無法復原。</translation>
    </message>
    <message>
        <source>Cancel order %1 of %2?</source>
        <translation>要取消 %2 的訂單 %1 嗎？</translation>
    </message>
    <message>
        <source>Details of the order</source>
        <translation>訂單詳細資料</translation>
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
        <source>Reason</source>
        <translation>原因</translation>
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
        <source>&amp;Keep order</source>
        <translation>保留訂單(&amp;K)</translation>
    </message>
    <message>
        <source>%1 on %2 lines</source>
        <translation>%2 個品項共 %1</translation>
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
        <source>Nothing is held for it. The order cannot be taken up again.</source>
        <translation>這張訂單沒有預留任何商品。取消後這張訂單無法復原。</translation>
    </message>
    <message>
        <source>&amp;Reason</source>
        <translation>原因(&amp;R)</translation>
    </message>
</context>
<context>
    <name>holdfast::OrdersPage</name>
    <message>
        <source>Any status</source>
        <translation>所有狀態</translation>
    </message>
    <message>
        <source>%1 matching</source>
        <translation>符合 %1 筆</translation>
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
        <source>Try again</source>
        <translation>再試一次</translation>
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
    <message>
        <source>Customer: %1</source>
        <translation>顧客：%1</translation>
    </message>
    <message>
        <source>Stop serving this customer</source>
        <translation>結束服務這位顧客</translation>
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
        <source>“%1”</source>
        <translation>「%1」</translation>
    </message>
    <message>
        <source>Take this filter off</source>
        <translation>移除這個篩選</translation>
    </message>
</context>
</TS>
