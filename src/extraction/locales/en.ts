import { ENGLISH_RECEIPTS } from './en-receipts.js';
import type { Locale } from './locale.js';
import { phrases, words } from '../text/phrases.js';

export const ENGLISH: Locale = {
  language: 'en',
  homeCountry: null,
  ocr: { tesseract: 'eng', hasUncommonLetters: false },
  fields: {
    invoice_number: phrases(`
      Invoice number | Invoice no | Invoice nr | Invoice # | Invoice ID | Inv no | Inv # | Tax invoice no |
      Tax invoice number | Bill no | Bill number | Credit note no | Credit note number | Credit memo no |
      Inv | Receipt number | Receipt no | Document number | Document no | Invoice num | Inv. number | Credit note # |
      Invoice reference | Voucher no | Number of invoice | VAT invoice no | VAT invoice number | Credit memo number |
      Receipt # | Docket | Docket no | Docket number | Docket # | Check no | Check # | Ticket no | Ticket # | Slip no |
      Slip number | Slip # | Bill # | Receipt ID | Receipt nr | Rcpt no | Rcpt # | Sales receipt no | Sales receipt # |
      Tax receipt no | Cash receipt no | Cash bill no | Cash sale no | Reminder number | Reminder no | Reminder # | Cancellation number | Cancellation no
    `),
    invoice_date: phrases(`
      Invoice date | Date of invoice | Date of issue | Issue date | Issued on | Issued | Invoiced on | Tax point |
      Tax point date | Bill date | Document date | Inv date | Date issued | Credit note date | Billing date |
      Posting date | Receipt date | Tax date | Date / tax point | Statement date | Statement date (tax point) | Reminder date | Cancellation date
    `),
    date: phrases(
      `Created | Created on | Created at | Date created | Creation date | Date | Dated | Date/time | Date and time`,
    ),
    number: phrases(`No | Number | #`),
    other_number: phrases(`
      Meter no | Meter number | Meter serial no | Meter serial number |
      Customer number | Customer no | Customer ID | B/L no | Account number | Account no | Your reference | Delivery note |
      Delivery note no | Shipment no | Tracking no | Package tracking no | Job no | Quote no | Quotation no | Contract no |
      Contract number | Project | Vendor no | Supplier no | Buyer reference | Item no | SKU | Company no | Company number |
      Registration no | Registered number | Company registration no | Company reg. no | Co. reg. no | Co. reg | Co. no |
      Business reg. no | Business registration no | Reg. no | GLN | Sort code | Bank account | Project reference | Sales order |
      E-way bill | IRN | Ack no | Client ID | Member ID | License no | Transaction ID | Trans ID | Txn ID | Txn no | Txn # |
      Terminal ID | Terminal no | Terminal number | Terminal # | Till ID | Till no | Till number | Till # | Register no |
      Register number | Register # | POS ID | POS no | Merchant ID | Merchant no | Merchant number | Merchant # | MID no | TID no |
      Auth code | Auth no | Auth # | Authorisation code | Authorisation no | Authorization code | Authorization no |
      Authorization # | Approval code | Approval no | Appr code | Appr no | Trace no | Trace number | Trace # | Batch no |
      Batch number | Batch # | STAN no | RRN | Retrieval ref no | Ref # | Sequence no | Seq no | Seq # | Card no | Card number |
      Card # | Loyalty card | Loyalty card no | Loyalty no | Loyalty number | Membership no | Membership number | Member no |
      Member number | Store no | Store number | Store # | Table no | Table # | Cashier ID | Cashier no | Cashier # | Operator ID |
      Gift card no | Voucher code | Coupon code | B/L number
    `),
    due_date: phrases(`
      Due date | Payment due | Payment due date | Due for payment | Due on | Due | Date due | Due by | Pay by | Pay until |
      Please pay until | Payment until | Payment deadline | Deadline | Pre-authorized payment on | Payment will be taken on |
      Payment will be collected on | Collection date | Payable by | Last date for payment | Last payment date | Expired date |
      Direct debit on | Direct debit date | Debit date | Will be debited on | We will debit your account on |
      We will collect on | To be debited on | Debited on or after
    `),
    other_date: phrases(`
    Date of birth | DOB | Delivery date | Order date | Ship date | Shipping date | Date of supply | Supply date | Date shipped | PO date | Service
    date | Period | Valid until | Print date | Shipment date | Date paid | Paid on | Expiry date | Expires | Expires on |
    Expire on | Valid till | Effective | Effective from | Member since | Tax due date | Ack date | Original invoice date |
    Performance date | Date of delivery | Valid to | Valid thru | Valid through | Valid from | Validity | Voucher valid
    until | Coupon valid until | Offer valid until | Offer ends | Offer expires | Points expire | Points expire on | Points
    expiry | Points valid until | Expiry | Exp. date | Expiration | Expiration date | Use by | Best before | Redeem by |
    Redeem before | Redeemable until | Return by | Returns until | Exchange by | Refundable until | Warranty until | Entry
    date | Entry time | Time in | Arrival | Arrival date | Check-in | Check-in date | Check-out date | Departure date |
    Travel date | Event date | Parking expires | Parking until | Next appointment | Next visit | Next billing date | Next invoice date | Next payment date | Next bill date | Next renewal | Renewal date
  `),
    vat_id: phrases(`
    VAT number | VAT no | VAT ID | VAT reg no | VAT registration | VAT registration no | VAT registration number | VAT Reg | VAT identification
    number | VAT identifier | VAT | VAT code | Tax ID | TIN | VAT/TIN | Tax number | Tax registration number | Tax ID no |
    Tax reg no | Tax registration no | CST TIN | Tax identification number | VAT ID no | VAT reg. number | UK VAT
  `),
    tax_number: phrases(`Tax no | Service tax # | UTR | Unique taxpayer reference`),
    phone: phrases(`
      Phone | Phone no | Tel | Telephone | Telephone no | Mobile | Mobile number | Phone number | Ph | Tel no | Contact no | Helpline |
      Customer service | Customer services | Customer care | Call us | Call us on | Call us at | Freephone | Toll free | Questions? | Questions? Call | Please call | Phone us on | Ring us on |
      Need help? | Any questions? | Customer support | Customer helpline | Support line | Billing enquiries |
      Billing questions | Account enquiries | Questions about this bill? | Questions about this invoice? |
      Contact centre | Call centre | 24-hour helpline | Freecall
    `),
    other_contact: phrases(`Salesperson | Contact | Fax | Fax no | Email | Website | Web | Home page | www`),
    name: phrases(`Name | Company | Company name | Store name | Shop name`),
    address: phrases(
      `Address | Registered office | Regd. office | Office address | Head office | Registered address | Regd. address`,
    ),
    country: phrases(`Country`),
    currency: phrases(`Currency | Invoice currency | All amounts in | Amounts in`),
    payment: phrases(`
      Payment method | Payment type | Charged to | Payment mode | Mode of payment | Paid by | Paid via | Payment by |
      Method of payment | Payment means | Payment | Card type | Paying via | Payment via
    `),
    tax_office: phrases(`Tax office`),
  },
  titles: {
    invoice: phrases(`
      Invoice | Tax invoice | Sales invoice | Commercial invoice | VAT invoice | Bill | Fee note | Note of fees |
      Statement of fees | Bill of costs
    `),
    credit_note: phrases(`
      Credit note | Credit memo | Credit invoice | Adjustment note | Tax adjustment note | Tax credit note |
      Tax invoice adjustment note | Credit tax invoice | Credit note to | Credit note for
    `),
    debit_note: phrases(`Debit note | Debit memo`),
    prepayment: phrases(`
      Prepayment invoice | Advance payment invoice | Deposit invoice | Down payment invoice | Advance invoice |
      Retainer invoice | Advance tax invoice | Invoice for deposit
    `),
    receipt: phrases(`Receipt | Payment receipt`),
    reminder: phrases(
      `Payment reminder | First reminder | Second reminder | Final reminder | Overdue notice | Dunning letter`,
    ),
    other: phrases(`Pro forma invoice | Quotation | Order confirmation | Order copy`),
  },
  references: {
    order_number: phrases(`
      Order number | Order no | Order ID | Order # | Order | PO number | PO no | P.O. # | Purchase order |
      Purchase order no | Purchase order number | Your order | Your order no | Customer order no
    `),
    payment_reference: phrases(`Payment reference | Payment ref | Remittance reference | Structured reference`),
    original_invoice: phrases(`
      Original invoice no | Original invoice number | Preceding invoice | Refers to invoice | Original invoice |
      Credit for invoice | Corrects invoice | Against invoice | Relating to invoice | Relates to invoice |
      In respect of invoice | Credit against invoice | Credit to invoice | Correction of invoice |
      With reference to invoice | Concerning invoice | Invoice credited | Credited invoice | Cancels invoice |
      Re our invoice | Ref. original invoice | Original invoice ref | Original invoice reference
    `),
    service_period: phrases(`
      Billing period | Service period | Invoice period | Invoicing period | Supply period | Period of supply | Billing cycle
    `),
  },
  totals: {
    lines: phrases(`Subtotal | Total before tax | Lines total | Sum of lines | Items total | Goods total | Line total`),
    net: phrases(`
    Untaxed amount | Amount untaxed | Net total | Total net | Net amount | Total excl. VAT | Total excluding VAT | Total ex
    VAT | Taxable amount | Taxable amt | Taxable subtotal | Amount excl. VAT | Net | Total exclusive | Total without VAT |
    Total before VAT | Subtotal excl. VAT | Net value | Total taxable value | Taxable value | Total excl. tax | Total
    excluding tax | Invoice net | Total net amount | Goods net | Net invoice total | Total excl. GST | Subtotal less
    discount | Net price | Net worth | Invoice total excl. VAT | Total amount excl. VAT | Total amount without VAT | Total
    ex. tax | Sum excl. VAT | Total charges before VAT | Charges before VAT | Total charges excl. VAT |
    Total without tax
  `),
    vat: phrases(`
      VAT | VAT amount | Total VAT | Tax | Total tax | Sales tax | GST | Tax amount | VAT total | Total VAT amount |
      HST | IGST | Total GST | Tax total | plus VAT | Add VAT | VAT due | Invoice total VAT amount | Total tax amount |
      VAT at | GST amount | of which VAT | Includes GST of | GST included | GST included in total | VAT included in total |
      Tax included in total | GST included in price | VAT included in price | CGST | SGST | UTGST | PST | QST | RST |
      Taxes | State tax | County tax | City tax | Reverse charge | VAT reverse charge
    `),
    gross: phrases(`
      Total incl. VAT | Total including VAT | Gross total | Total gross | Grand total | Invoice total | Total amount |
      Total inc VAT | Gross amount | Amount incl. VAT | Total invoice amount | Total with VAT | Invoice amount |
      Total inclusive | Total incl. tax | Total including tax | Gross | Gross worth | Total incl. GST |
      Total amount incl. VAT | Total amount with VAT | Total invoice value | Total EUR Incl. VAT | Total GBP Incl. VAT |
      Total USD incl. VAT | Total after tax | Total amount after tax | Amount after tax | Sum incl. VAT | Total due incl. VAT | Total current charges |
      Total new charges | Total charges this bill | Total charges for this bill | Total for this bill |
      Total this bill | Charges including VAT | New charges including VAT | Total with tax
    `),
    with_vat: phrases(`
      incl. VAT | including VAT | inc VAT | incl. tax | including tax | inc. tax | incl. GST | with VAT | incl. sales tax |
      including taxes | incl. taxes | inc. taxes |
      inclusive of GST | inclusive GST | inc. GST | with GST | incl. of GST | inclusive of tax | inclusive of VAT | inclusive
    `),
    without_vat: phrases(`
      excl. VAT | excluding VAT | ex VAT | excl. tax | excluding tax | before tax | before VAT | without VAT | ex. tax |
      excl. GST | net of VAT | excluding GST | exclusive of GST | exclusive of tax | exclusive of VAT | exclude GST |
      before taxes | excluding taxes | excl. taxes | ex GST | before GST | without GST | w/o GST | exclusive | VAT exempt | VAT free | no VAT | GST free
    `),
    payable: phrases(`
      Amount due | Balance due | Total due | Amount payable | Total payable | Amount to pay | Please pay |
      Due for payment | Payable amount | Balance | Total to pay | To pay | Amount due for payment | Net payable | Total credit |
      Credit total | Amount credited | Credit amount | Total refund | Refund total | Refund amount | Refund due |
      Previous balance | Balance brought forward | Arrears
    `),
    total: phrases(`Total | Sum | Amount | Total EUR | Total USD | Total GBP | Total value`),
    prepaid: phrases(`
      Paid | Amount paid | Prepaid | Deposit | Prepaid amount | Less paid | Payments received | Payment received |
      Paid amount | Advance paid | Down payment
    `),
    discount: phrases(`
      Discount | Total discount | Allowance | Total allowances | Less discount | Coupon | Invoice discount | Sum of allowances
    `),
    charge: phrases(`
      Shipping | Delivery | Freight | Postage | Charges | Total charges | Shipping & handling | Handling | Carriage |
      Shipping cost | Delivery charge | Sum of charges | Rounding | Round off
    `),
    withholding: [],
  },
  columns: {
    position: phrases(`Pos | Position | No | Line | Item no | Sr no | S. no | Sl no | Sl | # | Sr | Line no | S.N`),
    article: phrases(`
      Article | Article no | SKU | Part no | Part number | Product code | Item code | Code | HSN | HSN/SAC | HSN code |
      Item # | Product no | Product ID | EAN | UPC | Item number | HSN/SAC code | Model | SAC
    `),
    name: phrases(`
      Description | Item | Product | Products | Title | Details | Service | Item description | Description of goods | Particulars |
      Product description | Goods | Items | Services | Material | Product name | Item name | Description of services |
      Activity | Description of goods and services | Product/Service | Article description | Work | Task
    `),
    quantity: phrases(
      `Quantity | Qty | Hours | Units | Pcs | Pieces | Hrs | Quan | Days | Count | Amount of units | Nos |
      Hour | Nights | No. of nights`,
    ),
    unit: phrases(`Unit | UoM | UM | Unit of measure | Per | Units of measure`),
    price: phrases(`
      Price | Unit price | Rate | Unit cost | Price per unit | Net price | Unit price excl. VAT | Unit net price |
      Cost | Price/unit | Each | Gross price | Item price | Price each | Unit Price EUR | Unit Price USD | Hourly rate |
      List price | Unit amount | Unit charge | Gross amount
    `),
    discount: phrases(`Discount | Disc | Disc % | Discount % | Allowance | Discounts`),
    vat_rate: phrases(`
      Taxes | VAT | VAT % | VAT rate | Tax | Tax % | Tax rate | GST % | GST rate | GST | VAT code | Tax type | IGST % |
      % VAT | T% | VAT rate (%) | Rate %
    `),
    vat_amount: phrases(`
      VAT amount | Tax amount | GST amount | VAT Amt | Tax Amt | Total VAT | VAT EUR | VAT value | IGST amount | IGST Amt
    `),
    net: phrases(`
      Net amount | Net | Net total | Line amount excl. VAT | Amount excl. VAT | Taxable value | Taxable amount |
      Net value | Total excl. VAT | Line net amount | Total net | Net worth | Line total excl. VAT | Line net total |
      Net price total | Subtotal excl. VAT | Taxable | Total without tax | Total no tax
    `),
    gross: phrases(`
      Gross | Gross total | Total incl. VAT | Amount incl. VAT | Total inc VAT | Gross worth | Total gross |
      Line amount incl. VAT | Gross line total | Amount including tax | Total with tax
    `),
    amount: phrases(`
      Amount | Total | Line total | Total price | Line amount | Extended | Extended price | Extended amount | Ext price | Subtotal | Total amount | Value |
      Amount EUR | Amount USD | Amount GBP | Total EUR | Price total | Total value | Sum | Item total | Ext. amount |
      Total cost | Charges | Debit | Debits
    `),
    base: phrases(`VAT base | Tax base | Taxable base | Basis | Base amount | Base`),
    other: phrases(
      `Shipment date | Date | Delivery date | Period | Warranty | Duration | Due on | Weight | Category | Credit | Credits | Payments`,
    ),
  },
  parties: {
    seller: phrases(`
      Seller | Sold by | Supplier | Vendor | From | Issued by | Billed by | Billed from | Invoice from | Service provider | Issuer |
      Payee | Bill from | Merchant | Provider | Supplier details | Invoiced by | Organiser | Organizer |
      Event organiser | Event organizer | Seller details | Seller information | Vendor details | Vendor information |
      Vendor VAT details | Supplier information | Service provider details | Issuing company | Contractor |
      Billing from | Store name | Shop name | Biller | Sender | Supplier name | Supplier's name | Seller name |
      Seller's name | Supplier name and address | Supplier's name and address | Supplier's name & address |
      Seller name and address | Seller's name and address | Seller's name & address |
      Name and address of supplier | Name and address of the supplier | Name & address of supplier
    `),
    buyer: phrases(`
      Buyer | Bill to | Billed to | Billing address | Invoice to | Sold to | Customer | Client | Invoice address |
      Invoiced to | To | Customer address | Buyer address | Recipient | Sell-to | Billing information |
      Customer details | Buyer (Bill to) | Bill to party | Charge to | Customer information | Attn | Invoice for |
      Prepared for | Consumer | Customer name | Cust name | M/S | Recipient of services | Credit to | Credited to |
      Charged to | To the account of | Billing details | Billed party | Issued to | Issued for | Invoice issued to |
      Invoice issued for | Purchaser | Client details | Client information | Client name | Buyer details |
      Buyer information | Customer info | Billing info | Client address | Guest name | Patient name | Patient details |
      Student name | Buyer name | Buyer's name | Customer's name | Buyer name and address |
      Buyer's name and address | Buyer's name & address | Customer name and address |
      Customer's name and address | Customer's name & address | Name and address of buyer |
      Name and address of the buyer | Name & address of buyer | Name and address of recipient |
      Name & address of recipient
    `),
    other_party: phrases(`
      Ship to | Shipping address | Deliver to | Delivery address | Shipped to | Consignee | Consignee (Ship to) |
      Delivery to | Bank details | Ordered through | Remit to | Ship from | Shipping information | Shipping info | Deliver from |
      Tax representative | Sold for | Warehouse address
    `),
  },
  professions: phrases(`Consultant | Freelancer | Agency | Restaurant`),
  accountHolders: phrases(`Account name | Account holder | Beneficiary`),
  consignors: phrases(`Consignor | Consigner | Consignor (Seller)`),
  contractHolders: phrases(`Contract holder | Policyholder | Policy holder | Subscriber | Tenant`),
  paymentSlips: {
    payee: phrases(`Account / Payable to | Payable to | Pay to | Payment to`),
    payer: phrases(`Payable by | Payable by (name/address) | Payer`),
  },
  buyersBelowSellers: [],
  buyersOwn: words('your customer client buyer'),
  reverseCharge: phrases(`Reverse charge`),
  loneSums: phrases(`before tax | before VAT | excl. VAT | excl. tax`),
  monthSpellings: {},
  ordinalEndings: words('st nd rd th'),
  dateParticles: words('of'),
  numberWords: words('no num number id'),
  units: {
    kilogram: phrases(`kilo | kilogram | kilograms | kgs`),
    piece: phrases(`piece | pieces | pc | pcs | pce | each | ea | unit | units | item | items | no | nos | qty`),
    metre: phrases(`meter | metre | meters | metres`),
    litre: phrases(`liter | litre | liters | litres`),
  },
  payments: {
    direct_debit: phrases(`direct debit | direct debits`),
    credit_card: phrases(`credit card | card | credit card payment | card payment`),
    debit_card: phrases(`debit card | eftpos`),
    online: phrases(`online`),
    check: phrases(`
      cheque | check | cheques | checks | check payable | cheque payable | checks payable | cheques payable | check made payable |
      cheque made payable | checks made payable | cheques made payable | check drawn | crossed cheque | bank draft
    `),
    cash: phrases(`cash`),
    bank_transfer: phrases(`
      bank transfer | wire transfer | credit transfer | bank account | bank giro | bacs | faster payment |
      faster payments | chaps | wire | ach | ach transfer | direct deposit | bank deposit | electronic transfer |
      telegraphic transfer | electronic funds transfer | e-transfer | interac e-transfer | interac | eft | eft payment |
      neft | rtgs | imps | direct credit | internet banking | bank transfers | credit to our account
    `),
  },
  paid: phrases(`paid | please pay | payable | settled | charged | collect | collected | will be taken`),
  states: phrases(
    `Paid | Unpaid | Not paid | Partially paid | Paid in full | Overdue | Past due | Pending | Outstanding | Draft | Cancelled | Canceled | Void | Refunded`,
  ),
  paidWith: phrases(`by | with | via | to | using | in`),
  negations: phrases(`not | no | don't | never`),
  demandWords: phrases(`payment | payments | pay | transfer | remit | be paid | payment terms | terms`),
  deadlineWords: phrases(`
    by | before | until | no later than | not later than | on or before | on or after | on or around |
    on or just after | on or about | by the latest | latest | latest by | i.e. by | that is by | that is, by |
    i.e. on or before | being | namely
  `),
  debitWords: phrases(
    `will be collected | will be debited | will be taken | will be charged | will be deducted | will collect | will debit | will charge | will take`,
  ),
  debitDays: phrases(
    `on | from | on or after | on or around | on or about | around | not before | no earlier than | not earlier than | no sooner than | shortly after`,
  ),
  debitDaysAfter: [],
  deadlinesAfter: [],
  legalForms: phrases(`
    ltd | limited | llc | llp | plc | inc | corp | corporation | company | pvt | private limited | pty | pte | lp |
    l.l.c. | l.l.c | l.l.p. | p.l.c. | w.l.l. | wll | pllc | fzco | fze
  `),
  companyWords: words('co ltd limited sole proprietorship'),
  unfinishedEnds: words('by is are to'),
  addressParts: {
    postcode: phrases(`Postcode | Post code | Postal code | ZIP | ZIP code | PIN code | PIN`),
    town: phrases(`Town | City | Town/City | City/Town`),
    state: phrases(`State | County | Province`),
  },
  joiningWords: words('and for of co the'),
  neverInNames: phrases(` all rights reserved |
    share capital | registered office | registered in | incorporated in | on behalf of | place of business |
    authorised signature | authorised signatory | authorized signature | authorized signatory | proprietor |
    proprietress | - Prop | , Prop | Prop by | return address
  `),
  formerNameWords: words('formerly fka f.k.a.'),
  paymentDates: phrases(`Payment date`),
  shopOrders: {
    number: phrases(`Order number | Order no | Order ID | Order #`),
    date: phrases(`Order date`),
  },
  debitedAccounts: phrases(`account | bank account`),
  senderReferences: phrases(
    `Reference | Billing reference | Reference no | Reference number | Ref | Ref no | Our reference | Our ref`,
  ),
  seatWords: phrases(`
    with registered office at | whose registered office is at | having its registered office at |
    with its registered office at | residing at | having its address at | with offices at | located at
  `),
  partyQualifiers: words('trade trading commercial legal tax rep representative'),
  ...ENGLISH_RECEIPTS,
  frequentWords: words(`
    the and of invoice date total amount due description quantity price unit please payment to for bill tax your our
    number address from is this with subtotal terms days thank you no bank account phone customer order ship page qty
    item within by are be in shipping delivery net currency method
  `),
};
