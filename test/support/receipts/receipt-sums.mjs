// The part below the goods of an invented receipt: sums, tax, rounding, payment.
import * as words from './receipt-words.mjs';
import { makeLine, formatMoney } from './receipt-line.mjs';

export function computeSums(items, gst, { chance, pick }) {
  const sum = items.reduce((total, item) => total + item.total, 0);
  const discount = chance(0.1) ? Math.round(sum * 0.05) : 0;
  const service = chance(0.12) ? Math.round((sum - discount) * 0.1) : 0;
  const bare = sum - discount + service;
  const inclusive = gst && service === 0 && chance(0.6);
  const net = inclusive ? Math.round(bare / 1.06) : bare;
  const tax = gst ? (inclusive ? bare - net : Math.round(bare * 0.06)) : 0;
  const isCard = chance(0.25);
  const before = net + tax;
  const total = isCard && chance(0.3) ? before : Math.round(before / 5) * 5;
  const coin = pick([500, 1000, 5000]);
  const paid = isCard || chance(0.3) ? total : Math.ceil(total / coin) * coin;
  return { sum, discount, service, inclusive, net, tax, before, total, paid, isCard };
}

/** Creates a writer of rows in the style of one till: the currency, the sign, the space after the label. */
function createRowWriter({ chance, pick }) {
  const currency = pick(['', '', '', 'RM', 'RM ', '']);
  const gap = pick(['', '', ' :', ':', ' RM']);
  const isSignLast = chance(0.1);
  const isBeside = chance(0.12);
  const formatSigned = (cents) => {
    const digits = formatMoney(Math.abs(cents));
    if (cents >= 0) return currency + digits;
    return isSignLast ? `${currency}${digits}-` : chance(0.5) ? `${currency}-${digits}` : `-${currency}${digits}`;
  };
  return (label, cents, size) =>
    isBeside
      ? makeLine(`${label}${gap} ${formatSigned(cents)}`, '', size)
      : makeLine(`${label}${gap}`, formatSigned(cents), size);
}

function countLines(count, { chance, pick }) {
  if (!chance(0.5)) return [];
  return [
    pick([
      makeLine(`Total Qty: ${count}`),
      makeLine('Item Count', `${count}.00`),
      makeLine(`Total Item: ${count}`),
      makeLine(`TOTAL QTY : ${count}.00`),
      makeLine('No. of Items', `${count}`),
      makeLine('Total Quantity', `${count}.00`),
      makeLine(`ITEM(S) : ${count}   QTY(S) : ${count}`),
      makeLine(`Total Item(s) ${count}`),
    ]),
  ];
}

function writeLinesBeforeTotal(row, gst, { sum, discount, service, inclusive, net, tax }, random) {
  const { chance, pick } = random;
  const plain = words.PLAIN_NETS.filter((label) => !/gst/i.test(label));
  const cuts = [
    ...(discount > 0 || chance(0.12) ? [row(pick(words.DISCOUNTS), -discount)] : []),
    ...(service > 0 ? [row(pick(words.SERVICES), service)] : []),
  ];
  const first = cuts.length > 0 || (!gst && chance(0.5)) ? [row(pick(plain), sum)] : [];
  if (!gst || (inclusive && chance(0.4))) return [...first, ...cuts];
  if (inclusive && chance(0.2))
    return [
      ...first,
      ...cuts,
      row('Total 0% supplies', 0),
      row('Total 6% supplies (Inc. GST)', net + tax),
      row('GST', tax),
    ];
  return [...first, ...cuts, row(pick(words.PLAIN_NETS), net), row(pick(words.TAXES), tax)];
}

function writePaymentLines(row, { total, paid, isCard }, { chance, pick, whole }) {
  if (!isCard) {
    if (chance(0.1)) return [];
    return [
      row(pick(words.CASH), paid),
      ...(paid > total || chance(0.7) ? [row(pick(words.CHANGE), paid - total)] : []),
    ];
  }
  return [
    row(pick(words.CARDS), total),
    makeLine(`XXXXXXXXXXXX${whole(1000, 9999)}`),
    ...(chance(0.5) ? [row(pick(words.CHANGE), 0)] : []),
    makeLine(`APPROVAL CODE: ${whole(100000, 999999)}`),
  ];
}

export function writeTotalLines(items, gst, sums, random) {
  const { chance, pick } = random;
  const { before, total } = sums;
  const row = createRowWriter(random);
  const count = items.reduce((all, item) => all + item.quantity, 0);
  const isRounded = before !== total || chance(0.4);
  const label = pick(words.TOTALS.filter((text) => gst || !/gst/i.test(text)));
  const rounding = isRounded ? [row(pick(words.ROUNDINGS), total - before)] : [];
  const first =
    isRounded && chance(0.6)
      ? [row(pick(words.BEFORE_ROUNDING.filter((text) => gst || !/gst/i.test(text))), before)]
      : [];
  const size = pick([1, 1, 1.3, 1.6]);
  const [alone] = [row('', total, size)];
  const final = chance(0.06)
    ? [makeLine(label, '', size), { ...alone, left: '', right: alone.right || alone.left }]
    : [row(label, total, size)];
  // Some tills show the rounding after the total.
  const inOrder = first.length === 0 && chance(0.15) ? [...final, ...rounding] : [...rounding, ...final];
  const counted = countLines(count, random);
  const saved = chance(0.08) ? [row(pick(words.SAVINGS), 150)] : [];
  const isCountedLast = chance(0.3);
  return [
    ...(isCountedLast ? [] : counted),
    ...writeLinesBeforeTotal(row, gst, sums, random),
    ...first,
    ...inOrder,
    ...(isCountedLast ? counted : []),
    ...writePaymentLines(row, sums, random),
    ...saved,
  ];
}

export function writeSummary(gst, { net, tax }, { chance, pick }) {
  if (!gst || !chance(0.7)) return [];
  const head = pick(['GST Summary', 'GST SUMMARY', 'GST Analysis', 'Tax Summary', 'GST Summary']);
  const gap = pick(['      ', '   ', '  ']);
  const total = chance(0.45)
    ? [makeLine(pick(['TOTAL', 'Total', 'Total :', 'TOTAL:']), `${formatMoney(net)}${gap}${formatMoney(tax)}`)]
    : [];
  const zero = chance(0.3) ? [makeLine(pick(['ZR @ 0%', 'ZRL 0', 'Z = 0%']), `0.00${gap}0.00`)] : [];
  return [
    makeLine(''),
    makeLine(head, pick(['Amount(RM)   Tax(RM)', 'AMT (RM)  TAX (RM)', 'Amount   Tax'])),
    makeLine(pick(['SR @ 6%', 'SR 6', 'S = 6%', 'SR(6%)', 'GST @ 6%']), `${formatMoney(net)}${gap}${formatMoney(tax)}`),
    ...zero,
    ...total,
  ];
}
