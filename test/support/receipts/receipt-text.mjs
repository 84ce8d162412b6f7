// The text of invented Malaysian receipts with their true values, from a seed.
import { dateLines } from './receipt-date.mjs';
import { headOf } from './receipt-head.mjs';
import { centre, line, money, two } from './receipt-line.mjs';
import * as words from './receipt-words.mjs';

/** A small generator of numbers from 0 to 1 that gives the same ones for the same seed (mulberry32). */
export function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Choices by chance; of a longer list only those that are for even or for odd seeds. */
function choicesFrom(seed) {
  const next = randomFrom(seed);
  const whole = (from, to) => from + Math.floor(next() * (to - from + 1));
  const own = (list) => (list.length < 8 ? list : list.filter((_, index) => index % 2 === seed % 2));
  return { whole, chance: (share) => next() < share, pick: (list) => own(list)[whole(0, own(list).length - 1)] };
}

function goodsOf({ pick, whole, chance }) {
  return Array.from({ length: whole(1, chance(0.15) ? 16 : 6) }, () => {
    const quantity = pick([1, 1, 1, 2, 3]);
    const price = whole(120, pick([900, 4500, 30_000]));
    return { name: pick(words.GOODS), quantity, price, total: quantity * price };
  });
}

function sumsOf(items, gst, { chance, pick }) {
  const sum = items.reduce((total, item) => total + item.total, 0);
  const inclusive = gst && chance(0.6);
  const net = inclusive ? Math.round(sum / 1.06) : sum;
  const tax = gst ? (inclusive ? sum - net : Math.round(sum * 0.06)) : 0;
  const total = Math.round((net + tax) / 5) * 5;
  const coin = pick([500, 1000, 5000]);
  return { inclusive, net, tax, before: net + tax, total, paid: chance(0.3) ? total : Math.ceil(total / coin) * coin };
}

function rowsOf(items, gst, { whole }) {
  const style = whole(0, 3);
  const rows = items.flatMap((item) => {
    const mark = gst ? ' SR' : '';
    if (style === 0)
      return [line(item.name), line(`   ${item.quantity} x ${money(item.price)}`, money(item.total) + mark)];
    if (style === 1) return [line(`${item.quantity}  ${item.name}`, money(item.total))];
    if (style === 2)
      return [line(item.name.slice(0, 14), `${item.quantity}    ${money(item.price)}   ${money(item.total)}`)];
    return [
      line(`${whole(9550000, 9559999)}${whole(100000, 999999)}`),
      line(item.name),
      line(`  ${item.quantity} PCS * ${money(item.price)}   0.00`, money(item.total)),
    ];
  });
  const heads = [
    line('Item', 'Amt(RM)'),
    line('QTY  DESCRIPTION', 'AMOUNT'),
    line('ITEM', 'QTY  PRICE  AMOUNT'),
    line('CODE/DESC   PRICE   DISC', 'AMOUNT'),
  ];
  return [heads[style], ...rows];
}

function totalLines(items, gst, sums, { chance, pick, whole }) {
  const { inclusive, net, tax, before, total, paid } = sums;
  const currency = pick(['', '', '', 'RM', 'RM ']);
  const gap = pick(['', '', ' :']);
  const count = items.reduce((sum, item) => sum + item.quantity, 0);
  const row = (label, cents, size) => line(`${label}${gap}`, currency + money(cents), size);
  const isRounded = before !== total || chance(0.4);
  const taxes = !gst
    ? chance(0.5)
      ? [row(pick(words.PLAIN_NETS.filter((label) => !/gst/i.test(label))), net)]
      : []
    : inclusive && chance(0.4)
      ? []
      : [row(pick(words.PLAIN_NETS), net), row(pick(words.TAXES), tax)];
  const rounding = isRounded ? [row(pick(words.ROUNDINGS), total - before)] : [];
  const first = isRounded && chance(0.5) ? [row(pick(['TOTAL', 'Total', 'TOTAL AMT', 'Total Incl. GST']), before)] : [];
  const label = pick(words.TOTALS.filter((text) => gst || !/gst/i.test(text)));
  const final = chance(0.06)
    ? [line(label, '', 1.2), line('', currency + money(total), 1.2)]
    : [row(label, total, pick([1, 1, 1.3, 1.6]))];
  const payment = chance(0.75)
    ? [row(pick(words.CASH), paid), row(pick(words.CHANGE), paid - total)]
    : [
        row(pick(words.CARDS), total),
        line(`XXXXXXXXXXXX${whole(1000, 9999)}`),
        line(`APPROVAL CODE: ${whole(100000, 999999)}`),
      ];
  const counted = chance(0.5) ? [chance(0.5) ? line(`Total Qty: ${count}`) : line('Item Count', `${count}.00`)] : [];
  return [...counted, ...taxes, ...first, ...rounding, ...final, ...payment];
}

function summaryOf(gst, { net, tax }, { chance, pick }) {
  if (!gst || !chance(0.7)) return [];
  const head = pick(['GST Summary', 'GST SUMMARY', 'GST Analysis']);
  const total = chance(0.4) ? [line('TOTAL', `${money(net)}      ${money(tax)}`)] : [];
  return [
    line(''),
    line(head, pick(['Amount(RM)   Tax(RM)', 'AMT (RM)  TAX (RM)'])),
    line(pick(['SR @ 6%', 'SR 6', 'S = 6%']), `${money(net)}      ${money(tax)}`),
    ...total,
  ];
}

export function receiptOf(seed) {
  const random = choicesFrom(seed);
  const { whole, pick, chance } = random;
  const date = { year: whole(2014, 2019), month: whole(1, 12), day: whole(1, 28) };
  const gst = date.year >= 2015 && date.year <= 2018 && chance(0.75);
  const head = headOf(random, gst);
  const items = goodsOf(random);
  const sums = sumsOf(items, gst, random);
  const days = dateLines(date, random);
  const rule = chance(0.7) ? [centre(pick(['-', '=', '_']).repeat(38))] : [];
  const body = [...rule, ...rowsOf(items, gst, random), ...rule, ...totalLines(items, gst, sums, random)];
  const foot = [...summaryOf(gst, sums, random), line(''), ...days.foot, centre(pick(words.FEET))];
  return {
    lines: [...head.lines, ...days.top, ...body, ...foot],
    truth: {
      company: {
        name: head.name,
        name_alt: [],
        tax_number: head.gstNumber,
        tax_number_alt: [],
        tax_office: null,
        phone: null,
        address: null,
      },
      invoice_number: null,
      invoice_date: `${date.year}-${two(date.month)}-${two(date.day)}`,
      total_price: (sums.total / 100).toFixed(2),
      total_vat: null,
      currency: null,
      country: null,
      language: null,
      items: null,
      vat_categories: null,
    },
  };
}
