import { VIETNAMESE_RECEIPTS } from './vi-receipts.js';
import type { Locale } from './locale.js';
import { phrases, words } from '../text/phrases.js';

export const VIETNAMESE: Locale = {
  language: 'vi',
  homeCountry: 'VN',
  ocr: { tesseract: 'vie', hasUncommonLetters: true },
  fields: {
    invoice_number: phrases(`
      Số hóa đơn | Mã hóa đơn | Hóa đơn số | Số HĐ | Mã HĐ | Số hóa đơn GTGT | Số phiếu | Mã phiếu | Số biên lai |
      Số biên nhận | Số phiếu thu | Số chứng từ | Mã đơn hóa đơn | Số hóa đơn điện tử | Hóa đơn GTGT số |
      Hóa đơn điện tử số | Phiếu thu số | Biên lai số | Số bill | Mã bill | Mã biên lai | Số phiếu tính tiền |
      Số hóa đơn (Invoice No.) | Số hóa đơn (No.) | Số (Invoice No.) | Số (Invoice number)
    `),
    invoice_date: phrases(`
      Ngày hóa đơn | Ngày lập hóa đơn | Ngày xuất hóa đơn | Ngày lập | Ngày phát hành | Ngày phát hành hóa đơn |
      Ngày xuất | Ngày HĐ | Ngày ký | Ngày lập phiếu | Ngày bán | Ngày giờ bán | Ngày in hóa đơn | Ngày xuất HĐ |
      Ngày hóa đơn (Invoice date) | Ngày hóa đơn (Date) | Ngày chứng từ | Ngày thông báo | Thời gian lập
    `),
    date: phrases(`Ngày | Ngày tháng | Ngày (Date) | Ngày giờ`),
    number: phrases(`Số`),
    other_number: phrases(`
      Ký hiệu | Ký hiệu (Serial) | Ký hiệu (Serial No.) | Ký hiệu (Series) | Mẫu số | Mẫu số (Form) |
      Mẫu số (Form No.) | Mẫu số - Ký hiệu | Mã của cơ quan thuế | Mã CQT | Mã cơ quan thuế | Mã tra cứu |
      Mã tra cứu hóa đơn | Mã nhận hóa đơn | Mã khách hàng | Mã KH | Mã số khách hàng | Số hợp đồng | Hợp đồng số |
      Mã hợp đồng | Số tài khoản | Số TK | STK | Tài khoản | Số tài khoản (Account No.) | Tài khoản số | Số công tơ |
      Mã công tơ | Chỉ số mới | Chỉ số cũ | Mã điểm đo | Mã trạm | Số thẻ | Số đăng ký kinh doanh | Số ĐKKD |
      Mã số doanh nghiệp | Giấy phép kinh doanh số | CCCD | CMND | Số CCCD | Mã thuê bao | Số thuê bao | Mã vận đơn |
      Số vận đơn | Mã giao dịch | Số giao dịch | Mã chuẩn chi | Mã quầy | Số bàn | Bàn số | Mã nhân viên |
      Mã thu ngân | Số xe | Biển số xe | Biển số | Số serial | Số lô | Mã dự án | Số báo giá | Mã báo giá |
      Mã số ĐVQHNS | Mã ĐVQHNS | Số khung | Mã thành viên | Mã đại lý | Mã cửa hàng | Số kiểm tra | Số hộ chiếu |
      Mã QHNS
    `),
    due_date: phrases(`
      Hạn thanh toán | Ngày đến hạn | Ngày hết hạn thanh toán | Hạn chót thanh toán | Thời hạn thanh toán |
      Thanh toán trước ngày | Hạn thanh toán cuối cùng | Ngày thanh toán cuối cùng | Ngày đến hạn thanh toán |
      Hạn nộp tiền | Hạn cuối thanh toán | Đến hạn thanh toán | Vui lòng thanh toán trước ngày | Hạn nộp
    `),
    other_date: phrases(`
      Ngày giao hàng | Ngày đặt hàng | Ngày đặt | Ngày giao | Ngày thanh toán | Ngày in | Ngày ghi chỉ số | Ngày cấp |
      Ngày hợp đồng | Hạn sử dụng | Hạn dùng | HSD | NSX | Ngày sản xuất | Ngày nhận phòng | Ngày trả phòng |
      Có giá trị đến | Hiệu lực đến | Bảo hành đến | Ngày sinh | Ngày đến | Ngày đi | Ngày nhận | Giờ vào | Giờ ra |
      Ngày vận chuyển | Áp dụng đến | Ngày khởi hành
    `),
    vat_id: phrases(`Mã số thuế GTGT`),
    tax_number: phrases(`
      Mã số thuế (Tax code) | Mã số thuế (Tax ID) | Mã số thuế (VAT code) | Mã số thuế (MST) | Mã thuế |
      Mã số thuế (Tax Code No.) | Mã số thuế/CCCD | MST/CCCD | MST/CMND
    `),
    tax_office: [],
    phone: phrases(`
      Điện thoại | ĐT | Số điện thoại | SĐT | Điện thoại (Tel) | Điện thoại (Phone) | Hotline | Tổng đài |
      Tổng đài CSKH | Tổng đài hỗ trợ | Di động | Điện thoại liên hệ | Đường dây nóng | Tel/Fax | Chăm sóc khách hàng
    `),
    other_contact: phrases(`
      Thư điện tử | Trang web | Website | Người liên hệ | Liên hệ | Nhân viên | Thu ngân | Nhân viên bán hàng |
      Người lập | Kế toán trưởng | Thủ trưởng đơn vị | Người giao hàng | NV bán hàng | Số fax | Nhân viên thu ngân |
      Người nhận hàng | Ký bởi
    `),
    name: phrases(`
      Tên đơn vị | Tên công ty | Đơn vị | Tên đơn vị (Company) | Tên đơn vị (Company's name) | Họ và tên |
      Tên cửa hàng | Tên đơn vị (Company name) | Họ tên
    `),
    address: phrases(`Địa chỉ | Địa chỉ (Address) | Địa chỉ trụ sở | Trụ sở chính | Trụ sở | Đ/chỉ | Địa chỉ liên hệ`),
    country: phrases(`Quốc gia`),
    currency: phrases(`
      Đồng tiền thanh toán | Loại tiền | Đơn vị tiền tệ | Tiền tệ | Loại tiền tệ | Đồng tiền thanh toán (Currency)
    `),
    payment: phrases(`
      Hình thức thanh toán | Phương thức thanh toán | HTTT | Hình thức TT | Hình thức thanh toán (Payment method) |
      PTTT | Hình thức thanh toán (Payment) | Phương thức TT | Thanh toán bằng | Cách thanh toán |
      Phương thức thanh toán (Payment method)
    `),
  },
  titles: {
    invoice: phrases(`
      Hóa đơn | Hóa đơn giá trị gia tăng | Hóa đơn GTGT | Hóa đơn bán hàng | Hóa đơn điện tử | Hóa đơn tiền điện |
      Hóa đơn tiền nước | Hóa đơn dịch vụ | Hóa đơn thương mại | Hóa đơn khởi tạo từ máy tính tiền |
      Thông báo tiền điện | Thông báo cước | Hóa đơn tiền điện GTGT | Thông báo tiền nước | Giấy báo tiền nước |
      Phiếu bán hàng
    `),
    credit_note: phrases(`Hóa đơn điều chỉnh giảm | Phiếu trả hàng | Hóa đơn trả hàng | Giấy báo có`),
    debit_note: phrases(`Hóa đơn điều chỉnh tăng | Giấy báo nợ`),
    prepayment: phrases(`Hóa đơn tạm ứng | Hóa đơn đặt cọc | Phiếu đặt cọc`),
    receipt: phrases(`
      Biên lai | Phiếu thu | Biên nhận | Phiếu thanh toán | Hóa đơn thanh toán | Phiếu tính tiền | Biên lai thu tiền
    `),
    reminder: phrases(`Thông báo nhắc nợ | Nhắc thanh toán | Thông báo nợ cước | Thông báo nợ | Giấy nhắc nợ`),
    other: phrases(`
      Báo giá | Bảng báo giá | Đơn đặt hàng | Phiếu giao hàng | Phiếu xuất kho | Xác nhận đơn hàng | Hóa đơn chiếu lệ
    `),
  },
  references: {
    order_number: phrases(`
      Mã đơn hàng | Số đơn hàng | Đơn hàng số | Đơn hàng | Số đơn đặt hàng | Mã đặt hàng | Mã đơn | Số PO |
      Mã đặt phòng
    `),
    payment_reference: phrases(`Nội dung chuyển khoản | Nội dung thanh toán | Mã thanh toán | Nội dung CK`),
    original_invoice: phrases(`
      Điều chỉnh cho hóa đơn | Thay thế cho hóa đơn | Hóa đơn gốc | Điều chỉnh hóa đơn số | Liên quan đến hóa đơn |
      Liên quan hóa đơn số
    `),
    service_period: phrases(`
      Kỳ hóa đơn | Kỳ cước | Kỳ thanh toán | Tháng cước | Chu kỳ cước | Thời gian sử dụng | Kỳ tính cước |
      Kỳ ghi chỉ số
    `),
  },
  totals: {
    lines: phrases(`Tạm tính | Tổng tiền hàng trước chiết khấu | Tiền hàng | Tổng giá trị hàng hóa`),
    net: phrases(`
      Cộng tiền hàng | Tổng tiền trước thuế | Tiền trước thuế | Cộng tiền hàng hóa dịch vụ |
      Cộng tiền hàng (Total amount) | Thành tiền trước thuế | Tổng tiền hàng | Tổng cộng tiền hàng |
      Cộng tiền bán hàng hóa, dịch vụ | Tổng tiền chưa thuế | Tổng tiền chưa có thuế GTGT | Tổng tiền điện chưa thuế |
      Tổng thành tiền trước thuế | Cộng tiền dịch vụ | Tổng tiền dịch vụ | Tổng tiền chưa có thuế |
      Cộng tiền hàng (Sub total) | Tiền chưa thuế | Tổng tiền chịu thuế | Tổng tiền nước | Tiền dịch vụ chưa thuế |
      Cộng tiền hàng (Total)
    `),
    vat: phrases(`
      Tiền thuế GTGT | Thuế GTGT | Tổng tiền thuế GTGT | Tổng tiền thuế | Tiền thuế | Cộng tiền thuế GTGT | Thuế VAT |
      Tiền thuế GTGT (VAT amount) | Tổng thuế GTGT | Tổng thuế | Tiền thuế VAT | Cộng tiền thuế |
      Tiền thuế giá trị gia tăng | Thuế giá trị gia tăng | Số tiền thuế | Tiền thuế GTGT (VAT)
    `),
    gross: phrases(`
      Tổng cộng | Tổng tiền | Tổng cộng tiền | Tổng tiền sau thuế | Tổng giá trị thanh toán | Tổng tiền có thuế |
      Tổng cộng (Total) | Tổng giá trị | Tổng tiền đã có thuế | Tổng hóa đơn | Tổng tiền hóa đơn |
      Tổng cộng tiền đã có thuế GTGT | Tổng số tiền
    `),
    with_vat: phrases(`
      đã bao gồm thuế GTGT | đã bao gồm VAT | bao gồm thuế | đã có thuế | sau thuế | có thuế | đã gồm VAT |
      đã bao gồm thuế
    `),
    without_vat: phrases(`
      chưa bao gồm thuế | chưa thuế | trước thuế | chưa có thuế | chưa VAT | chưa bao gồm VAT | chưa có thuế GTGT
    `),
    payable: phrases(`
      Tổng cộng tiền thanh toán | Tổng tiền thanh toán | Tổng số tiền thanh toán | Tổng thanh toán |
      Số tiền thanh toán | Số tiền phải thanh toán | Cần thanh toán | Phải thanh toán | Thanh toán | Còn phải trả |
      Tổng tiền phải thanh toán | Khách phải trả | Khách cần trả | Số tiền cần thanh toán |
      Tổng cộng tiền thanh toán (Total payment) | Còn lại phải thanh toán | Tổng tiền phải trả | Số tiền còn lại |
      Tổng số tiền phải thanh toán | Tổng cộng thanh toán | Còn phải thanh toán |
      Tổng tiền thanh toán (Total payment) | Tổng cộng số tiền thanh toán
    `),
    total: phrases(`Cộng | Thành tiền | Số tiền`),
    prepaid: phrases(`Đã thanh toán | Tạm ứng | Đặt cọc | Tiền cọc | Trả trước | Đã đặt cọc | Đã trả trước`),
    discount: phrases(`
      Chiết khấu | Giảm giá | Tiền chiết khấu | Tổng chiết khấu | Khuyến mãi | Số tiền chiết khấu |
      Chiết khấu thương mại
    `),
    charge: phrases(`Phí vận chuyển | Phí giao hàng | Phí dịch vụ | Phí ship | Phụ thu | Làm tròn | Phí phục vụ`),
    withholding: phrases(`Thuế nhà thầu | Khấu trừ thuế`),
  },
  columns: {
    position: phrases(`STT | Số thứ tự | STT (No.)`),
    article: phrases(`Mã hàng | Mã sản phẩm | Mã SP | Mã hàng hóa | Mã vạch | Mã số hàng`),
    name: phrases(`
      Tên hàng hóa, dịch vụ | Tên hàng hóa | Tên hàng | Tên sản phẩm | Sản phẩm | Diễn giải | Nội dung | Mô tả |
      Tên dịch vụ | Dịch vụ | Mặt hàng | Hàng hóa | Tên món | Khoản mục | Tên hàng hóa, dịch vụ (Description) |
      Loại dịch vụ | Hàng hóa, dịch vụ | Tên mặt hàng | Chi tiết | Tên SP |
      Tên hàng hóa, dịch vụ (Name of goods and services) | Nội dung dịch vụ
    `),
    quantity: phrases(`
      Số lượng | Số lượng (Quantity) | S.lượng | Sản lượng | Số lượng (Qty) | Sản lượng (kWh) | Tiêu thụ | Lượng
    `),
    unit: phrases(`Đơn vị tính | ĐVT | Đơn vị tính (Unit) | Đvt (Unit)`),
    price: phrases(`
      Đơn giá | Đơn giá (Unit price) | Giá bán | Giá tiền | Đơn giá (VND) | Đơn giá (đồng) | Đơn giá (đ/kWh) |
      Đơn giá trước thuế | Giá đơn vị | Đơn giá sau thuế | Đơn giá chưa thuế
    `),
    discount: phrases(`Chiết khấu | Giảm giá | % CK | Tiền CK | Tỷ lệ chiết khấu`),
    vat_rate: phrases(`
      Thuế suất | Thuế suất GTGT | % thuế | Thuế suất (VAT rate) | Thuế GTGT % | Thuế suất % | % VAT |
      Thuế suất thuế GTGT
    `),
    vat_amount: phrases(`Tiền thuế | Tiền thuế GTGT | Thuế GTGT | Tiền thuế (VAT amount)`),
    net: phrases(`
      Thành tiền trước thuế | Thành tiền chưa thuế | Tiền trước thuế | Thành tiền chưa có thuế GTGT | Tiền hàng
    `),
    gross: phrases(`
      Thành tiền sau thuế | Tổng tiền sau thuế | Thành tiền có thuế | Cộng tiền thanh toán | Tiền thanh toán
    `),
    amount: phrases(`
      Thành tiền | Thành tiền (Amount) | T.tiền | Số tiền | Tổng tiền | Thành tiền (VND) | Thành tiền (đồng) | Tổng |
      Tổng cộng
    `),
    base: phrases(`Tiền chịu thuế | Giá tính thuế | Doanh thu chưa thuế | Tiền trước thuế GTGT`),
    other: phrases(`Ghi chú | Ngày | Bảo hành | Hạn dùng | Số lô | Chỉ số mới | Chỉ số cũ`),
  },
  parties: {
    seller: phrases(`
      Đơn vị bán hàng | Người bán | Bên bán | Đơn vị bán | Người bán hàng | Nhà cung cấp | Đơn vị bán hàng (Seller) |
      Tên người bán | Đơn vị cung cấp | Bên cung cấp | Đơn vị bán hàng (Company) | Tên người bán (Seller) |
      Người bán (Seller)
    `),
    buyer: phrases(`
      Khách hàng | Người mua | Người mua hàng | Bên mua | Đơn vị mua hàng | Họ tên người mua hàng | Họ tên người mua |
      Tên khách hàng | Họ tên người mua hàng (Buyer) | Người mua hàng (Buyer) | Tên người mua |
      Khách hàng (Customer) | Tên đơn vị mua hàng | Quý khách hàng | Chủ hộ |
      Họ tên người mua hàng (Customer's name) | Tên người mua hàng | Người mua (Buyer) | Thông tin khách hàng | Tên KH
    `),
    other_party: phrases(`
      Người nhận | Địa chỉ giao hàng | Giao đến | Nơi giao hàng | Ngân hàng | Tại ngân hàng | Địa chỉ sử dụng điện |
      Thông tin thanh toán | Thông tin chuyển khoản | Đơn vị vận chuyển | Địa chỉ nhận hàng | Địa chỉ sử dụng |
      Mục đích sử dụng điện
    `),
  },
  accountHolders: phrases(`Chủ tài khoản | Tên tài khoản | Đơn vị thụ hưởng | Người thụ hưởng`),
  contractHolders: phrases(`Chủ hợp đồng | Bên mua bảo hiểm | Bên thuê`),
  paymentSlips: { payee: [], payer: phrases(`Người nộp tiền`) },
  buyersBelowSellers: [],
  buyersOwn: [],
  loneSums: [],
  monthSpellings: {},
  ordinalEndings: [],
  dateParticles: words('năm'),
  numberWords: [],
  units: {
    kilogram: [],
    piece: phrases(`cái | chiếc | hộp | gói | quyển | cuốn | cây`),
    metre: phrases(`mét`),
    litre: phrases(`lít`),
  },
  payments: {
    direct_debit: phrases(`trích nợ tự động | ủy nhiệm thu`),
    credit_card: phrases(`thẻ tín dụng | quẹt thẻ | thẻ ngân hàng`),
    debit_card: phrases(`thẻ ghi nợ`),
    online: phrases(`momo | zalopay | vnpay | ví điện tử`),
    check: [],
    cash: phrases(`tiền mặt | thu hộ`),
    bank_transfer: phrases(`chuyển khoản | chuyển khoản ngân hàng | TM/CK | ủy nhiệm chi`),
  },
  paid: phrases(`đã thanh toán`),
  paidWith: phrases(`bằng`),
  negations: phrases(`không | chưa`),
  demandWords: phrases(`thanh toán | vui lòng thanh toán | nộp tiền | trả tiền`),
  deadlineWords: phrases(`trước ngày | chậm nhất ngày | chậm nhất là ngày | hạn cuối`),
  debitWords: phrases(`sẽ được trích | sẽ trích nợ`),
  debitDays: phrases(`vào ngày | không sớm hơn ngày | không trước ngày`),
  debitDaysAfter: [],
  deadlinesAfter: [],
  legalForms: phrases(`
    công ty TNHH | công ty cổ phần | công ty CP | TNHH | TNHH MTV | DNTN | doanh nghiệp tư nhân | hộ kinh doanh |
    công ty trách nhiệm hữu hạn | hợp tác xã | tổng công ty | công ty hợp danh | chi nhánh công ty | tập đoàn |
    công ty
  `),
  companyWords: words('tnhh phần'),
  joiningWords: words('và'),
  neverInNames: phrases(`vốn điều lệ | mã số thuế | giấy phép | số tài khoản | ký, ghi rõ họ tên`),
  formerNameWords: [],
  debitedAccounts: phrases(`tài khoản của quý khách | tài khoản của bạn`),
  partyQualifiers: [],
  frequentWords: words(`
    hóa đơn giá trị tăng thuế gtgt ngày tháng năm mã khách hàng công ty tnhh địa chỉ điện thoại tài khoản ngân thanh
    toán tiền tổng lượng vị tính tên dịch vụ người mua bán hình thức chuyển mặt bằng chữ đồng ký rõ họ suất cổ phần
    phường quận phố nghìn triệu trăm vui lòng quý cảm ơn tra cứu tử của và được chưa sản phẩm việt bao gồm đã trước
    hạn
  `),
  ...VIETNAMESE_RECEIPTS,
};
