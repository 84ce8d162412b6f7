/** What the words before an amount at the till mean; the first that fits counts. Compared with folded text. */
export const TILL_LABELS = [
  [
    'ignored',
    /\b(?:qty|quantity|saving|saved|discount|disc|points?|deposit|item count|no of items|coupon|voucher|invoice no|bill no|receipt no|approval|trace)\b/,
  ],
  ['total', /\b(?:rounded total|total rounded|total after round\w*|total incl round\w*|after rounding)\b/],
  ['rounding', /\bround(?:ing|ed)?\b|\brnd(?:g|ing)?\b|\bpembundaran\b/],
  ['change', /\bchange\b|\bbaki\b|\bkembali\b/],
  ['net', /\bsub ?total\b|\bexcl\w*\b|\bexc\b|\bbefore\b|\btaxable\b|\btotal sales ex\b|\bw o gst\b|\bwithout\b/],
  [
    'total',
    /\b(?:grand total|net ?total|nett total|amount due|total due|balance due|total payable|amount payable|amt payable|total amt payable|amt due|to pay|jumlah besar)\b|\btotal\b.*\b(?:inc|incl\w*|with|w)\b/,
  ],
  ['tax', /\b(?:gst|sst|vat|service tax|sales tax|tax)\b/],
  ['charge', /\b(?:service charge|svc chg|serv charge|svr chg|srv chg|delivery)\b/],
  [
    'paid',
    /\b(?:cash|tunai|tender(?:ed)?|paid|payment|received|visa|master(?:card)?|amex|debit|credit card|bank card|mydebit|card)\b/,
  ],
  ['plain total', /\btotal\b|\bjumlah\b|\bttl\b|\btotai\b|\bt0tal\b/],
  ['plain total', /^(?:amount|amt|balance)(?: rm)?$/],
] as const satisfies readonly (readonly [string, RegExp])[];

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

/** Endings and kinds in the names of shops, of which one makes a line at the top of a receipt its issuer. */
export const LEGAL_FORM = /\b(?:[s5][do0]n\.? ?[b8][hn][do0]?|s\/b|[b8]hd|ltd|limited|llc|inc|gmbh|plt|pte|corp)\b/;
export const KIND_OF_SHOP =
  /\b(?:enterprises?|trading|restorans?|restaurants?|kedai|pasaraya|(?:super|mini|hyper)?mar(?:t|ket)|cafe|kopitiam|stores?|shop|hardware|bakery|bakeries|pharmacy|farmasi|klinik|clinic|station|syarikat|perniagaan|centre|center|marketing|industries|stationer\w*|bistro|kitchen|hotel|books?|co|company|services?|food|electrical|auto|motors?|studio|gallery|house|corner|resources|holdings?|bros|brothers)\b/;

/** What stands at the top of a receipt and is no name. */
export const NO_NAME =
  /\b(?:tax invoice|invoice|receipt|duplicate|copy|welcome|thank|tel|telephone|phone|fax|h p|hip|gst|sst|reg|roc|co no|company no|jalan|jln|lorong|taman|lot|blok|block|kawasan|tingkat|kampung|kg|\d{5}|persiaran|lebuh|street|road|avenue|floor|date|time|cashier|table|formerly|www|http|email|selangor|johor|kuala lumpur|malaysia|penang|perak|melaka|sabah|sarawak|cash bill|cash sales?|bill|order|slip|no)\b|@/;
/** A line that a name may stand over, and that tells the top of a receipt from its rest. */
export const END_OF_HEAD =
  /\b(?:date|tarikh|cashier|bill|receipt no|invoice no|qty|description|amount|item|table|tax invoice|doc)\b/;

/** The words of till labels, to which misread ones are put right. */
export const TILL_VOCABULARY: readonly string[] = (
  'total subtotal cash change rounding rounded round amount grand nett payable inclusive exclusive including excluding ' +
  'incl excl exclude include sales tendered tender paid payment visa master mastercard balance adjustment adj discount ' +
  'quantity service charge invoice date time cashier receipt before after tunai baki jumlah received credit card bill'
).split(' ');
