import type { ReceiptWords } from './locale.js';
import { phrases, words } from '../text/phrases.js';

/** The words of receipts, shops and addresses; the rest of the language is in `en.ts`. */
export const ENGLISH_RECEIPTS: ReceiptWords = {
  till: {
    payable: phrases(`
      Grand total | Total due | Amount due | Balance due | Amount payable | Total payable | Net total | Nett total |
      Net amount | Nett amount | To pay | Total to pay | Final total | Bill total | Bill amount | Total bill |
      Rounded total | Total rounded | Total after rounding | Total incl. tax | Total inclusive of tax | Total incl. GST |
      Total inclusive GST | Total incl. VAT | Total sales incl. tax | Total including tax | Amt due | Amount incl. tax |
      Total amount payable | Order total | Purchase total | Sale total | Total with tax | Total amount due |
      Balance to pay | Total payment due | Amount to pay | Please pay | Total inc. VAT | Total inc. GST | Total inc. tax |
      Due VAT incl. | Due incl. VAT | Total due VAT incl. | Due inc. VAT
    `),
    total: phrases(`Total | Total amount | Amount | Total sales | Total sale | Ttl | Amt`),
    subtotal: phrases(`
      Subtotal | S/total | Subttl | Total excl. tax | Total excluding tax | Total excl. GST | Total excluding GST |
      Total before tax | Before tax | Taxable | Taxable amount | Taxable sales | Total excl. VAT | Gross |
      Gross amount | Merchandise | Food total | Beverage total | Without tax | Net sales | Net of VAT | Net
    `),
    tax: phrases(`
      Tax | Sales tax | Service tax | State tax | City tax | County tax | Local tax | Total tax | Tax amount | GST |
      SST | VAT | HST | PST | QST | CGST | SGST | IGST | UTGST | GST amount | Total GST | VAT amount | Tax total |
      GST payable | VAT included | GST included | Includes GST | Incl. GST | Incl. VAT | Total VAT | VAT total |
      GST total | Includes VAT | Includes tax | Tax included | Inc. GST | Inc. VAT | GST incl | VAT incl |
      Total includes GST | Total includes GST of | Includes GST of | of which VAT | Total sales tax
    `),
    discount: phrases(`
      Discount | Disc | Total discount | Rebate | Promotion | Promo | Coupon discount | Voucher discount |
      Less discount | Member discount | Item discount | Markdown | Price reduction | Loyalty discount | Coupon savings |
      Staff discount | Student discount | Senior discount | Employee discount | Multibuy discount | Multibuy savings |
      Reward discount | Total discounts | Discounts
    `),
    rounding: phrases(`
      Rounding | Rounding adjustment | Rounding adj | Round off | Rounded off | Rounding amount | Round adj |
      Round amt | Rounded | Rnd | Rnd adj | Bill rounding | Rounding mechanism | Cash rounding | Rounding difference |
      Adjustment | Adj | 5 cent rounding | Cent adjustment | Round down | Round up
    `),
    change: phrases(`
      Change | Change due | Cash change | Change given | Your change | Balance returned | Total change | Change amount
    `),
    cash: phrases(`
      Cash | Cash tendered | Cash paid | Cash received | Tendered | Amount tendered | Tender | Paid | Amount paid |
      Paid amount | Payment | Received | Amount received | Cash payment | Total paid | Total tendered | Cash given |
      Amount given | Total cash
    `),
    card: phrases(`
      Card | Credit card | Debit card | Bank card | Card payment | Credit | Debit | EFTPOS | EFT | Contactless |
      Chip and PIN | Gift card | E-wallet | Mobile payment | Paid by card | Card sale | Cheque | Check | UPI | NETS |
      Paywave | Touch 'n Go | Boost | GrabPay | MyDebit | Credit card payment | Debit card payment | Total card |
      Card amount | Gift voucher
    `),
    charge: phrases(`
      Service charge | Svc charge | Svc chg | Serv charge | Serv chg | Srv chg | S/C | Delivery | Delivery fee |
      Delivery charge | Bag charge | Carrier bag | Bag fee | Surcharge | Booking fee | Service fee | Packing charge |
      Container charge | Cover charge | Packaging | Card surcharge | Bottle deposit | Convenience fee |
      Optional service charge | Container deposit | Deposit charge | Corkage | Takeaway charge
    `),
    tip: phrases(`
      Tip | Tips | Gratuity | Suggested tip | Suggested gratuity | Tip amount | Gratuities | Tip included | Service gratuity
    `),
    ignored: phrases(`
      Qty | Quantity | Total qty | Total quantity | Item count | No. of items | Number of items | Items | Item |
      Total item | Total items | Items sold | Savings | You saved | Total savings | Total saved | Saved | Points |
      Points earned | Points balance | Reward points | Loyalty points | Deposit | Voucher | Coupon | Opening balance |
      Balance b/f | Cost | Invoice no | Bill no | Receipt no | Approval code | Auth code | Trace no | Card balance |
      Remaining balance | Transaction ID | Terminal ID | Points redeemed | Points to date | Total points |
      Total km | Paid km | Total miles | Distance | Today you saved | You have saved | You could have saved | Loyalty balance | New balance | Gift card balance
    `),
  },
  receiptWords: phrases(`
    Receipt | Cash receipt | Sales receipt | Till receipt | Cashier | Thank you | Thanks | Please come again | Come again |
    Welcome | Till | Register | Terminal | POS | Counter | Served by | Your server | Server | Operator | Sales person |
    Salesman | Table | Table no | Pax | Covers | Guests | Dine in | Take away | Take out | Eat in | No refund | No refunds |
    Not refundable | Not returnable | Not exchangeable | Goods sold | Keep this receipt | Approval code | Customer copy |
    Merchant copy | Change due | Tendered | GST summary | Tax code | Opening hours | Cash bill | Duplicate | Reprint |
    Store copy | Refund policy | Return policy | Docket | Guest check | Till no | Cashier name | You were served by |
    Thank you for shopping | Thank you for your visit | Have a nice day | Please call again | See you again |
    Cardholder copy | Please retain receipt | Retain this receipt | Gratuity | Item count | Change given
  `),
  tillNumbers: phrases(
    `Trans | Transaction | Trans no | Trans # | Tran | Txn | Chk | Chk # | Check | Check # | Order | Order # | Order no | Rcpt | Rcpt no | Ticket | Slip | Sale | Sale no | Sale # | Docket | Invoice`,
  ),
  cardNumbers: phrases(
    `Terminal | Terminal ID | TID | Merchant ID | MID | AID | Auth code | Auth | Auth no | Authorisation code | Authorization code | Approval code | Appr code | Trace no | Trace | STAN | RRN | Ref no | Batch | Batch no | PAN | PAN Seq No | Application | Card no | Card number | Contactless | Chip | TVR | TSI | ARQC | TC | Entry mode`,
  ),
  ownerLabels: phrases(
    `Prop | Proprietor | Operated by | Owned by | Owned and operated by | Owned & operated by | Run by | Managed by | A unit of | A division of | A brand of`,
  ),
  shopWords: words(`
    accessories agencies agency aluminium auto bakeries bakery bar batteries battery bbq beauty bistro books bookstore
    boutique brewery bros brothers building burger butcher cafe cafes cake cakes canteen carpark catering center centre
    chemist cinema cleaners clinic co coffee communications company computers confectionery construction convenience
    corner corporation cosmetics deco deli delight delights dental department development digital diner dispensary
    distributors electric electrical electronics emporium engineering enterprise enterprises express family fashion
    fashions florist food foods fresh furniture gallery garage garment garments gift gifts glass global grill grocer
    groceries grocery hardware hobby holdings hospital hotel house hypermarket industries industry inn international
    jewellers kiosk kitchen laundry liquor logistics machinery marketing mart market materials medical mini minimarket
    minimart motor motors museum music newsagent noodle noodles nursery optical optician optometrist outfitters
    packaging paint paints parking parts pastry petrol petroleum pet pets pharmacy photo pizza plastic printing pub
    resources restaurant restaurants roastery saloon salon sandwich seafood service services shoes shop shoppe solutions
    spa spare sport sports stall stationers stationery station steakhouse steamboat steel store stores studio
    supermarket supermart supplier supplies supply surgery sushi system systems tavern tea technologies technology
    telecommunication textile textiles theatre timber tours toy toys trader traders trading transport travel travels
    tyre tyres ventures video wholesale wine wines workshop
  `),
  addressWords: words(`
    street st road rd avenue ave lane ln drive dr boulevard blvd highway hwy parkway pkwy place square sq court terrace
    crescent close way floor level suite unit lot block building tower plaza mall complex shopping box section
    industrial estate park branch outlet
  `),
  pageWords: words('page pg p'),
  postBoxWords: phrases(`PO Box | P.O. Box | P O Box | Post Office Box | POB | Private Bag | Locked Bag | GPO Box`),
  careOf: phrases(`c/o | care of | fao | for the attention of | attn | accounts payable`),
  courtesyTitles: words('mr mrs ms miss'),
  officeKinds: phrases(
    `Private practice | Medical practice | Dental practice | Law office | Law offices | Surgery | Accounts payable | Accounts department | Accounts dept | Finance department | Purchasing department | Purchase ledger | Production department`,
  ),
  personTitles: words('mr mrs ms miss madam mdm dr sir'),
};
