import type { ReceiptWords } from './locale.js';
import { phrases, words } from '../text/phrases.js';

/** The words of receipts, shops and addresses; the rest of the language is in `th.ts`. */
export const THAI_RECEIPTS: ReceiptWords = {
  till: {
    payable: phrases(`ยอดสุทธิ | รวมสุทธิ | รวมทั้งสิ้น | ยอดชำระ | ยอดรวมสุทธิ | ยอดที่ต้องชำระ | ยอดรวมทั้งสิ้น`),
    total: phrases(`รวม | ยอดรวม | รวมเงิน`),
    subtotal: phrases(`รวมก่อนภาษี | ราคาก่อนภาษี | มูลค่าสินค้า | ยอดก่อนภาษี`),
    tax: phrases(`ภาษีมูลค่าเพิ่ม | ภาษี`),
    discount: phrases(`ส่วนลด | คูปอง`),
    rounding: phrases(`ปัดเศษ | ปัดเศษสตางค์`),
    change: phrases(`เงินทอน | ทอน | ทอนเงิน`),
    cash: phrases(`เงินสด | รับเงิน | รับเงินสด | เงินสดรับ`),
    card: phrases(`บัตรเครดิต | บัตรเดบิต | พร้อมเพย์ | โอนเงิน`),
    charge: phrases(`ค่าบริการ | ค่าจัดส่ง | เซอร์วิสชาร์จ`),
    tip: phrases(`ทิป`),
    ignored: phrases(`จำนวนชิ้น | แต้มสะสม | คะแนนสะสม | จำนวนรายการ | ประหยัด`),
  },
  receiptWords: phrases(`
      ขอบคุณที่ใช้บริการ | แคชเชียร์ | เงินทอน | ขอบคุณค่ะ | ขอบคุณครับ | โอกาสหน้าเชิญใหม่ | พนักงานเก็บเงิน |
      ใบกำกับภาษีอย่างย่อ
    `),
  shopWords: words(`ร้าน ร้านอาหาร ร้านค้า โรงแรม คาเฟ่ ร้านขายยา ซูเปอร์มาร์เก็ต ห้าง มินิมาร์ท`),
  addressWords: words(`ถนน ถ. ซอย ซ. หมู่ หมู่ที่ ม. ตำบล ต. อำเภอ อ. จังหวัด จ. แขวง เขต อาคาร ชั้น`),
  pageWords: words('หน้า หน้าที่'),
  postBoxWords: words('ตู้ปณ.'),
  careOf: [],
  courtesyTitles: [],
  officeKinds: [],
  personTitles: words('นาย นาง นางสาว คุณ'),
};
