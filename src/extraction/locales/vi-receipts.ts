import type { ReceiptWords } from './locale.js';
import { phrases, words } from '../text/phrases.js';

/** The words of receipts, shops and addresses; the rest of the language is in `vi.ts`. */
export const VIETNAMESE_RECEIPTS: ReceiptWords = {
  till: {
    payable: phrases(`
      Tổng cộng | Tổng thanh toán | Tổng tiền thanh toán | Thanh toán | Phải thanh toán | Cần thanh toán |
      Khách phải trả | Tổng tiền phải trả | Tổng hóa đơn | Tổng số tiền thanh toán | Tổng cộng thanh toán |
      Tổng tiền phải thanh toán | Số tiền thanh toán
    `),
    total: phrases(`Tổng tiền | Thành tiền | Cộng | Tổng số tiền`),
    subtotal: phrases(`Tạm tính | Tổng tiền hàng | Cộng tiền hàng | Tiền hàng | Tổng tiền trước thuế`),
    tax: phrases(`Thuế GTGT | Tiền thuế | Thuế VAT | Tiền thuế GTGT | Thuế | Tổng tiền thuế | Tổng thuế`),
    discount: phrases(`Giảm giá | Chiết khấu | Khuyến mãi | Tổng giảm giá | Tổng chiết khấu | Mã giảm giá`),
    rounding: phrases(`Làm tròn | Tiền làm tròn`),
    change: phrases(`
      Tiền thừa | Tiền thối | Trả lại khách | Tiền thối lại | Tiền trả lại | Tiền thừa trả khách | Trả lại | Thối lại
    `),
    cash: phrases(`Tiền mặt | Khách đưa | Tiền khách đưa | Tiền nhận | Khách trả | Khách thanh toán | Tiền khách trả`),
    card: phrases(`
      Chuyển khoản | Ví điện tử | Thẻ ngân hàng | Quẹt thẻ | Thẻ tín dụng | Phiếu mua hàng | Phiếu quà tặng
    `),
    charge: phrases(`Phí dịch vụ | Phí phục vụ | Phí giao hàng | Phí vận chuyển | Phụ thu`),
    tip: [],
    ignored: phrases(`
      Tổng số lượng | Số lượng hàng | Điểm tích lũy | Tổng điểm | Số món | Tổng SL | Tiết kiệm | Điểm
    `),
  },
  receiptWords: phrases(`
    Thu ngân | Cảm ơn quý khách | Xin cảm ơn | Cảm ơn và hẹn gặp lại | Hẹn gặp lại quý khách | Tiền thừa |
    Tiền thối | Cảm ơn quý khách và hẹn gặp lại | Phiếu thanh toán | Phiếu tính tiền | Xin cảm ơn quý khách |
    Giờ vào | Giờ ra | Quý khách vui lòng | Hẹn gặp lại | Phục vụ | Khách lẻ
  `),
  shopWords: words(`siêu quán hiệu thuốc quầy phở`),
  addressWords: words(`đường phường quận huyện tỉnh ngõ ngách hẻm tầng thôn kcn tp phố quốc`),
  pageWords: words('trang'),
  postBoxWords: [],
  careOf: [],
  courtesyTitles: words('ông bà'),
  officeKinds: [],
  personTitles: words('ông bà anh chị'),
};
