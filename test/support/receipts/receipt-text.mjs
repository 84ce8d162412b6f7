// The text of invented Malaysian receipts with their true values, from a seed.
import { writeDateLines } from './receipt-date.mjs';
import { writeHead } from './receipt-head.mjs';
import { makeCentredLine, makeLine, formatMoney, padTwo } from './receipt-line.mjs';
import { writeSummary, computeSums, writeTotalLines } from './receipt-sums.mjs';
import * as words from './receipt-words.mjs';

/** Creates a generator of numbers from 0 to 1 that repeats for the same seed (mulberry32). */
export function createRandom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Creates random choices; of a longer list it uses only the half for even or for odd seeds. */
function createChoices(seed) {
  const next = createRandom(seed);
  const pickWhole = (from, to) => from + Math.floor(next() * (to - from + 1));
  const own = (list) => (list.length < 8 ? list : list.filter((_, index) => index % 2 === seed % 2));
  return {
    whole: pickWhole,
    chance: (share) => next() < share,
    pick: (list) => own(list)[pickWhole(0, own(list).length - 1)],
  };
}

function inventGoods({ pick, whole, chance }) {
  return Array.from({ length: whole(1, chance(0.15) ? 16 : 6) }, () => {
    const quantity = pick([1, 1, 1, 2, 3]);
    const price = whole(120, pick([900, 4500, 30_000]));
    return { name: pick(words.GOODS), quantity, price, total: quantity * price };
  });
}

function writeRows(items, gst, { whole, pick }) {
  const style = whole(0, 5);
  const rows = items.flatMap((item) => {
    const mark = gst ? ' SR' : '';
    if (style === 0)
      return [
        makeLine(item.name),
        makeLine(`   ${item.quantity} x ${formatMoney(item.price)}`, formatMoney(item.total) + mark),
      ];
    if (style === 1) return [makeLine(`${item.quantity}  ${item.name}`, formatMoney(item.total))];
    if (style === 2)
      return [
        makeLine(item.name.slice(0, 14), `${item.quantity}    ${formatMoney(item.price)}   ${formatMoney(item.total)}`),
      ];
    if (style === 4)
      return [
        makeLine(item.name),
        makeLine(
          `   ${item.quantity}.00 ${pick(['UNIT', 'PCS', 'PKT', 'EA'])} X ${formatMoney(item.price)}`,
          `${formatMoney(item.total)} ${gst ? 'S' : ''}`.trim(),
        ),
      ];
    if (style === 5) return [makeLine(`${item.name} x${item.quantity}`, `RM${formatMoney(item.total)}`)];
    return [
      makeLine(`${whole(9550000, 9559999)}${whole(100000, 999999)}`),
      makeLine(item.name),
      makeLine(`  ${item.quantity} PCS * ${formatMoney(item.price)}   0.00`, formatMoney(item.total)),
    ];
  });
  const heads = [
    makeLine('Item', 'Amt(RM)'),
    makeLine('QTY  DESCRIPTION', 'AMOUNT'),
    makeLine('ITEM', 'QTY  PRICE  AMOUNT'),
    makeLine('CODE/DESC   PRICE   DISC', 'AMOUNT'),
    makeLine('Description', 'Total (RM)'),
    makeLine('ITEM', 'TOTAL'),
  ];
  return [heads[style], ...rows];
}

export function writeReceipt(seed) {
  const random = createChoices(seed);
  const { whole, pick, chance } = random;
  const date = { year: whole(2014, 2019), month: whole(1, 12), day: whole(1, 28) };
  const gst = date.year >= 2015 && date.year <= 2018 && chance(0.75);
  const head = writeHead(random, gst);
  const items = inventGoods(random);
  const sums = computeSums(items, gst, random);
  const days = writeDateLines(date, random);
  const rule = chance(0.7) ? [makeCentredLine(pick(['-', '=', '_']).repeat(38))] : [];
  const body = [...rule, ...writeRows(items, gst, random), ...rule, ...writeTotalLines(items, gst, sums, random)];
  const foot = [
    ...writeSummary(gst, sums, random),
    makeLine(''),
    ...days.foot,
    ...(chance(0.9) ? [makeCentredLine(pick(words.FEET))] : []),
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
      invoice_date: `${date.year}-${padTwo(date.month)}-${padTwo(date.day)}`,
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
