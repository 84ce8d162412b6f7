import type { ReceiptWords } from './locale.js';
import { phrases, words } from '../text/phrases.js';

/** The words of receipts, shops and addresses; the rest of the language is in `zh.ts`. */
export const CHINESE_RECEIPTS: ReceiptWords = {
  till: {
    payable: phrases(`应付 | 实收 | 应收 | 應付 | 應收 | 總計 | 应付金额 | 實收 | 總金額 | 应收金额 | 應付金額`),
    total: phrases(`合计 | 总计 | 合計金額 | 总额 | 總額 | 共计`),
    subtotal: phrases(`小计 | 未稅金額`),
    tax: phrases(`税额 | 稅額 | 增值税 | 營業稅`),
    discount: phrases(`优惠 | 折扣 | 優惠 | 折讓`),
    rounding: phrases(`抹零 | 四舍五入`),
    change: phrases(`找零 | 找赎 | 找贖 | 找續`),
    cash: phrases(`现金 | 收现 | 收現 | 付現`),
    card: phrases(`信用卡 | 刷卡 | 支付宝 | 微信支付 | 悠遊卡 | 八達通 | 銀行卡`),
    charge: phrases(`服务费 | 服務費 | 加一 | 运费 | 運費`),
    tip: phrases(`小费 | 小費`),
    ignored: phrases(`积分 | 總件數 | 总件数 | 點數 | 积分余额 | 節省`),
  },
  receiptWords: phrases(
    `谢谢惠顾 | 謝謝惠顧 | 欢迎下次光临 | 歡迎再度光臨 | 收银员 | 收銀員 | 多謝惠顧 | 歡迎光臨 | 找零`,
  ),
  shopWords: words(`商店 超市 餐厅 餐廳 药店 藥局 酒店 饭店 飯店 书店 書店 咖啡 便利店 酒家 茶餐廳`),
  addressWords: words(`路 街 巷 弄 号 號 楼 樓 室 省 市 区 區 县 縣 镇 鎮 鄉 段 道`),
  pageWords: words('页 頁 第'),
  postBoxWords: words('邮政信箱 郵政信箱'),
  careOf: [],
  courtesyTitles: [],
  officeKinds: [],
  personTitles: [],
};
