// The text of invented Malaysian receipts with their true values, from a seed.
import { dateLines } from './receipt-date.mjs';
import { headOf } from './receipt-head.mjs';
import { centre, line, money, two } from './receipt-line.mjs';
import { summaryOf, sumsOf, totalLines } from './receipt-sums.mjs';
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

function rowsOf(items, gst, { whole, pick }) {
  const style = whole(0, 5);
  const rows = items.flatMap((item) => {
    const mark = gst ? ' SR' : '';
    if (style === 0)
      return [line(item.name), line(`   ${item.quantity} x ${money(item.price)}`, money(item.total) + mark)];
    if (style === 1) return [line(`${item.quantity}  ${item.name}`, money(item.total))];
    if (style === 2)
      return [line(item.name.slice(0, 14), `${item.quantity}    ${money(item.price)}   ${money(item.total)}`)];
    if (style === 4)
      return [
        line(item.name),
        line(
          `   ${item.quantity}.00 ${pick(['UNIT', 'PCS', 'PKT', 'EA'])} X ${money(item.price)}`,
          `${money(item.total)} ${gst ? 'S' : ''}`.trim(),
        ),
      ];
    if (style === 5) return [line(`${item.name} x${item.quantity}`, `RM${money(item.total)}`)];
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
    line('Description', 'Total (RM)'),
    line('ITEM', 'TOTAL'),
  ];
  return [heads[style], ...rows];
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
  const foot = [
    ...summaryOf(gst, sums, random),
    line(''),
    ...days.foot,
    ...(chance(0.9) ? [centre(pick(words.FEET))] : []),
  ];
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
