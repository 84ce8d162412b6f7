import type { ReceiptWords } from './locale.js';
import { phrases, words } from '../text/phrases.js';

/** The words of receipts, shops and addresses; the rest of the language is in `ja.ts`. */
export const JAPANESE_RECEIPTS: ReceiptWords = {
  till: {
    payable: phrases(
      `お買上合計 | お支払合計 | お買上計 | ご請求額 | お会計 | お支払い合計 | 合計金額 | お買上げ合計 | 領収金額`,
    ),
    total: phrases(`合計 | 総合計 | 税込合計 | 現計`),
    subtotal: phrases(`小計 | 税抜合計 | 税抜小計`),
    tax: phrases(`消費税 | 内消費税 | 内税 | 外税 | 消費税等 | 内消費税等 | 消費税額`),
    discount: phrases(`値引 | 割引 | クーポン | ポイント値引`),
    rounding: phrases(`端数調整 | 端数`),
    change: phrases(`お釣り | おつり | お釣 | 釣銭 | 釣り銭`),
    cash: phrases(`現金 | お預り | お預かり | 預り | お預り金額 | 預り金 | お預り金`),
    card: phrases(`クレジット | クレジットカード | カード | 電子マネー | 商品券 | PayPay`),
    charge: phrases(`サービス料 | 送料 | 席料 | お通し`),
    tip: [],
    ignored: phrases(`点数 | お買上点数 | ポイント | 今回ポイント | ポイント残高 | 累計ポイント | 合計点数`),
  },
  receiptWords: phrases(`
      ありがとうございました | お買上げありがとうございます | レジ | お預り | お釣り | またのご来店 | 毎度ありがとうございます | 責No | 担当者 | ご来店 | お買い上げ
    `),
  shopWords: words(`店 商店 支店 食堂 薬局 書店 酒店 旅館 ホテル 喫茶 居酒屋 スーパー`),
  addressWords: words(`丁目 番地 番 号 ビル 都 府 県 市 区 町 村 〒`),
  pageWords: words('ページ 頁'),
  postBoxWords: words('私書箱'),
  careOf: words('気付 気付け'),
  courtesyTitles: [],
  officeKinds: [],
  personTitles: [],
};
