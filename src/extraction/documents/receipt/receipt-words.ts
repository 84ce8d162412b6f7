/** What the words before an amount at the till mean; the first that fits counts. Compared with folded text. */
export const TILL_LABELS = [
  [
    'ignored',
    /\b(?:qty|quantity|savings?|saved?|points?|deposit|item count|no of items?|total items?|items? sold|coupon|vouchers?|invoice no|bill no|receipt no|approval|trace|cost|balance b\/f|opening)\b|\bitem s\b/,
  ],
  [
    'total',
    /\b(?:rounded total|total rounded|(?:after|aft) round\w*|total incl round\w*)\b|\bround\w* d?.*\btotal\b|\btotal\b.*\bafter\b.*\b(?:adj|round)/,
  ],
  [
    'rounding',
    /\bround(?:ing|ed)?\b|\brnd(?:g|ing)?\b|\bpembundaran\b|\bpelarasan\b|\brounding\w*|\b5 ?cents?\b|^adj\w*$|\bcent adj/,
  ],
  ['change', /\bchange\b|\bbaki\b|\bkembali\b|^balance$/],
  ['tax', /^(?:total |add |plus )?(?:gst|sst|tax)(?: (?:payable|amount|amt|total|@|6))*$/],
  ['plain total', /\btotal\b.*\b(?:after|aft|less)\b.*\bdisc/],
  ['discount', /\bdisc(?:ount|t)?s?\b|\bdiskaun\b|\brebate\b/],
  [
    'net',
    /\bsub ?[- ]?total\b|\bs\/total\b|\bsubttl\b|\bexcl\w*\b|\bexc?\b|\bbefore\b|\bb\/f\b|\btaxable\b|\btotal sales ex\b|\bw\/?o gst\b|\bwithout\b|\bgross\b|\bsupply\b|\bsupplies\b|\b[sz]rl?\b/,
  ],
  [
    'total',
    /\b(?:grand ?total|nett? ?total|nett? amount|nett? amt|amount due|total due|balance due|total payable|amount payable|amt payable|total amt payable|amt due|to pay|jumlah besar|jumlah bayaran|final total|bill total|bill amount|bill amt|total bill|total amount payable|total to pay|payable)\b|\btotal\b.*\b(?:inc|incl\w*|with|w)\b|\b(?:amount|amt|sales|bill)\b.*\bincl?\w*\b/,
  ],
  ['tax', /\b(?:gst|sst|vat|service tax|sales tax|tax|cukai)\b/],
  [
    'charge',
    /\b(?:service charge|svc chg|svc charge|serv charge|svr chr?g|srv chg|serv chg|delivery)\b|\bs\/c\b|\bservice\b/,
  ],
  [
    'paid',
    /\b(?:cash|tunai|tend(?:er)?(?:ed)?|paid|payment|received|visa|master ?(?:card)?|amex|debit|credit|credit card|bank card|mydebit|card|cheque|e ?wallet|e ?pay|paywave|touch n go|tng|boost|grab ?pay)\b/,
  ],
  ['plain total', /\btotal\b|\bjumlah\b|\bttl\b/],
  ['plain total', /^(?:amount|amt)$|^nett?$/],
] as const satisfies readonly (readonly [string, RegExp])[];

/** What only slips of Malaysia say: its money, its tax, its companies, its places and the words of its language. */
export const MALAYSIAN =
  /\brm ?\d|\brm\b|\b[gs]st (?:id|reg|no)\b|\bmalaysia\b|\bringgit\b|\b[s5][do0]n ?[b8][hn][do0]?\b|\bs\/b\b|\bbhd\b|\bselangor\b|\bkuala lumpur\b|\bjohor\b|\bjalan\b|\bjln\b|\btaman\b|\bterima kasih\b|\btarikh\b|\btunai\b/;

/** Words that a receipt has and an invoice has not. */
export const TILL_WORDS = [
  /\bcash(?:ier)?\b/,
  /\bchange(?: due)?\b/,
  /\brounding\b|\bround(?:ed)? (?:amt|total|adj)/,
  /\breceipt\b/,
  /\bthank(?: you|s)\b|\bterima kasih\b|\bcome again\b/,
  /\bnot (?:returnable|refundable|exchangeable)\b|\bno refund/,
  /\bgst summary\b|\bgst id\b|\bsr 6\b|\btax code\b/,
  /\btable(?: no)?\b|\bpax\b|\bcovers?\b|\bdine in\b|\btake ?away\b/,
  /\bterminal\b|\bpos\b|\bcounter\b|\btill\b|\bserved by\b|\bsales ?(?:person|man)\b/,
  /\bvisa\b|\bmaster ?card\b|\bapproval code\b|\bmydebit\b/,
  /\btendered\b|\bpaid amount\b|\btunai\b|\bbaki\b/,
];

/** Endings in the names of companies, of which one makes a line at the top of a receipt its issuer. */
export const LEGAL_FORM =
  /\b(?:[s5][do0]n\.? ?[b8][hn][do0]?|s\/b|[b8]hd|ltd|limited|llc|llp|inc|gmbh|plt|pte|corp)\b|(?<=[a-z)\]])(?:sdn ?)?[b8]hd\b|\bbh[do0]$|(?<=[a-z)\]])s\/b\b/;
const KINDS_OF_SHOP = String.raw`enterprises?|trading|traders?|restorans?|restaurants?|restoran|kedai|pasaraya|pasar|(?:super|mini|hyper|speed|fresh)? ?mar(?:t|ket)s?|cafes?|kopitiam|stores?|shop(?:pe)?|hardware|bakery|bakeries|pharmacy|farmasi|p?o?li?klinik|klinik|clinic|station|stesen|syarikat|perniagaan|perusahaan|cent(?:re|er)|marketing|industr(?:y|ies)|stationer\w*|bistro|kitchen|hotel|books?|bookstore|buku|papan|ubat|runcit|makanan|pergigian|minyak|laut|co|company|corporation|services?|servis|foods?|seafood|electric|electrical|electronics?|auto|motors?|studio|gallery|house|corner|resources|holdings?|bros|brothers|grocer\w*|boutique|butik|optical|optometrist|furniture|perabot|salon|saloon|spa|petroleum|petrol|printing|percetakan|telecommunications?|communications?|machinery|express|digital|computers?|technolog(?:y|ies)|solutions?|systems?|steamboat|noodles?|car park|parking|parkir|dental|surgery|hospital|medical|dispensary|gerai|warung|bengkel|workshop|pusat|confectionery|cakes?|pastry|tyres?|battery|batteries|parts|accessories|spare|building|materials?|supply|supplies|supplier|wholesale|distributors?|emporium|departmental|department|family|gift|deco|toys?|hobby|sports?|fashions?|garments?|textiles?|shoes?|florist|nursery|pets?|photo|engineering|construction|glass|aluminium|paints?|timber|steel|packaging|plastic|catering|canteen|delights?|grill|pizza|burger|coffee|tea|bbq|travels?|tours?|logistics?|transport|international|global|ventures?|development|borong|video|music|beauty|cosmetics?|laundry|dobi|agency|agencies|ent|mini`;
/** Words that say what a shop is and not which one, also run together. */
export const KIND_OF_SHOP = new RegExp(`^(?:${KINDS_OF_SHOP})+$`);
/** Words that alone tell a line for a shop's name. */
export const SHOP_WORD = new RegExp(String.raw`\b(?:${KINDS_OF_SHOP})\b`);

/** What stands at the top of a receipt and is no name. */
export const NO_NAME =
  /\b(?:tax ?invoice|invoice|receipt|resit|duplicate|reprint|copy|welcome|selamat datang|thank|tel|telephone|phone|fax|h p|hip|gst|sst|reg|roc|co no|company no|jalan|jln|lorong|lrg|taman|tmn|lot|blok|block|kawasan|tingkat|kampung|kg|\d{5}|persiaran|lebuh\w*|street|road|avenue|floor|date|time|cashier|operator|table|formerly|known as|www|http|email|e mail|selangor|johor|kuala lumpur|malaysia|penang|perak|melaka|sabah|sarawak|cash bill|cash sales?|bill|order|slip|no|branch|cawangan|outlet|mall|hq|head office|plaza|kompleks|complex|wisma|menara|bangunan|batu|bandar|seksyen|section|p\.?o\.? ?box|customer|member|cust|sold to|invoice to|bill to|attn|server|served|salesperson|a\/c|open daily|since)\b|@|\.com\b/;
/** How a line of an address begins. */
export const START_OF_ADDRESS =
  /^(?:no|lot|unit|suite|g|gf|jalan|jln|lorong|lrg|taman|tmn|[b8]lok|block|kawasan|kampung|kg|persiaran|lebuh\w*|level|tingkat|ground floor|\d+[a-z]?(?: ?[,&/-] ?\d+[a-z]?)*)\b.*\b(?:jalan|jln|lorong|lrg|taman|tmn|persiaran|lebuh\w*|street|road|avenue|kampung|kg|bandar|pusat|kawasan|batu|seksyen|section|floor|jaya|mall|plaza|wisma|\d{5})\b|^(?:jalan|jln|lorong|lrg|persiaran|lebuh\w*|lot)\b|^(?:jln|jalan|\d{5}|\d+ ?[a-z]?, ?j(?:a?ln|alan))|^(?:[b8]lok|block) ?[a-z]?\b/;
/** Words of streets, whose names and numbers may look like a day: "Jalan Sagu 18". */
export const STREET = /\b(?:jalan|jln|lorong|lrg|taman|tmn|persiaran)\b/;
/** Whom a slip was made out to; what follows is no shop. */
export const START_OF_CUSTOMER =
  /^(?:(?:invoice|inv|bill(?:ed)?|sold|ship|deliver(?:y|ed)?|issued?) ?to|customer|cust|custname|cust name|member|m\/s|attn|attention|name|a\/c|account)\b|^to$|^to(?= ?:)/;
/** Who wrote on a slip: a person by a title. */
export const PERSON = /^(?:mr|mrs|ms|miss|mdm|madam|encik|en|cik|puan|pn|tuan)\b/;
/** A line that a name may stand over, and that tells the top of a receipt from its rest. */
export const END_OF_HEAD =
  /\b(?:date|tarikh|cashier|bill|receipt no|invoice no|qty|description|amount|items?|table|tax invoice|doc)\b/;

/** The words of till labels, to which misread ones are put right. */
export const TILL_VOCABULARY: readonly string[] = (
  'total subtotal cash change rounding rounded round amount grand nett payable inclusive exclusive including excluding ' +
  'incl excl exclude include sales tendered tender paid payment visa master mastercard balance adjustment adj discount ' +
  'quantity service charge invoice date time cashier receipt before after tunai baki jumlah received credit card bill ' +
  'savings saving taxable summary'
).split(' ');
/** Short words of till labels, that with the others make up words run together: "AMOUNTDUE", "NETAMT". */
export const SHORT_TILL_WORDS: readonly string[] =
  'amt due net gst sst tax rm qty item items sub inc ex aft rnd disc total of by to pay no price unit saved debit bank'.split(
    ' ',
  );
