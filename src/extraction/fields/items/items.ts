import type { ItemFinding } from '../../model/finding.js';
import { bottomOf, boxAround, middleOf, textOf } from '../../page/lines.js';
import type { TableHeader } from '../../page/table.js';
import { itemHeaders } from '../../page/table.js';
import type { ColumnLabel } from '../../locales/locale.js';
import { unitOf } from './units.js';
import { percentIn } from '../../page/labelled-amounts.js';
import { decimalOf } from '../../page/cents.js';
import type { RowNumbers } from './column-roles.js';
import { provenQuantity, provenRoles } from './column-roles.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import type { Numeral } from '../../page/numbers.js';
import type { ItemRow } from '../../page/item-row.js';
import type { Placed } from './placed-words.js';
import { AMOUNTS, anchorsOf, far, placeLine, valuesIn } from './placed-words.js';
import { plainRows } from './plain-rows.js';
import { productRows } from './product-rows.js';
import { bodyOf } from './table-body.js';

const MAX_ROWS = 1_000;

/** Reads the invoice's lines from its tables, over all pages. */
export function readItems(document: ReadDocument): ItemRow[] {
  const headers = itemHeaders(document.lines);
  const [first] = headers;
  if (!first) return rowsWithoutHeader(document);
  const same = headers.filter((header) => header === first || alike(header, first));
  const rows = same.flatMap((header, index) => rowsUnder(document, header, same[index + 1])).slice(0, MAX_ROWS);
  return rows.length > 0 ? rows : rowsWithoutHeader(document);
}

/** Where no header names quantities or prices, the lines that multiply, or whose amounts add up. */
function rowsWithoutHeader(document: ReadDocument): ItemRow[] {
  const rows = productRows(document);
  return rows.length > 0 ? rows : plainRows(document);
}

/** A header that is repeated on the next page; another table's header has other columns. */
function alike(a: TableHeader, b: TableHeader): boolean {
  const keys = (header: TableHeader): string => header.columns.map((column) => column.key).join();
  return a.page !== b.page && (keys(a) === keys(b) || shared(a, b) >= Math.min(a.columns.length, b.columns.length) - 1);
}

function shared(a: TableHeader, b: TableHeader): number {
  return a.columns.filter((column) =>
    b.columns.some((other) => other.key === column.key && Math.abs(other.left - column.left) < 12),
  ).length;
}

function rowsUnder(document: ReadDocument, shown: TableHeader, next: TableHeader | undefined): ItemRow[] {
  const body = bodyOf(document, shown, next);
  const header = withQuantity(document, shown, body);
  const labelled = body.flatMap((line) => placeLine(document, header, line));
  const roles = provenRoles(header.columns, numbersOf(labelled, anchorsOf(labelled, header)));
  const placed = labelled.map((entry) => ({ ...entry, key: roles.get(entry.column) ?? entry.key }));
  const anchors = anchorsOf(placed, header);
  const centred = isCentred(placed, anchors);
  return anchors.flatMap((_, index) => rowAt(placed, anchors, index, centred) ?? []);
}

/** A header whose column of quantities has an unknown name, with its meaning. */
function withQuantity(document: ReadDocument, header: TableHeader, body: readonly ReadLine[]): TableHeader {
  const placed = body.flatMap((line) => placeLine(document, header, line));
  const rows = anchorsOf(placed, header).map((anchor) => placed.filter((entry) => entry.line === anchor.line));
  const quantity = provenQuantity(header.columns, rows.map(valuesIn));
  if (!quantity) return header;
  const columns = header.columns.map((column) =>
    column === quantity ? { ...column, key: 'quantity' as const } : column,
  );
  return { ...header, columns };
}

/** The numbers on the lines where rows begin. */
function numbersOf(placed: readonly Placed[], anchors: readonly Placed[]): RowNumbers[] {
  return anchors.map((anchor) => {
    const beside = placed.filter((entry) => entry.line === anchor.line && entry !== anchor);
    return {
      quantity: anchor.key === 'quantity' ? Number(anchor.numerals[0]?.value) : 1,
      values: valuesIn(beside),
    };
  });
}

/** Rows whose cells are centred have parts above the line of their quantity; others begin on it. */
function isCentred(placed: readonly Placed[], anchors: readonly Placed[]): boolean {
  const [first] = anchors;
  if (!first) return false;
  const above = placed.filter(
    (entry) =>
      entry.line.page === first.line.page &&
      middleOf(entry.line.box) < middleOf(first.line.box) - 0.3 * first.line.box.height,
  );
  return above.some(
    (entry) =>
      AMOUNTS.includes(entry.key) ||
      (entry.key === 'name' &&
        middleOf(first.line.box) - bottomOf(entry.line.box) < 2.5 * first.line.box.height &&
        above.length > 0 &&
        !/[:]/.test(textOf(entry.words))),
  );
}

function rowAt(
  placed: readonly Placed[],
  anchors: readonly Placed[],
  index: number,
  centred: boolean,
): ItemRow[] | null {
  const anchor = anchors[index];
  if (!anchor) return null;
  const own = placed.filter((entry) => ownerOf(entry, anchors, centred) === index);
  const nearest = (keys: readonly ColumnLabel[], accept: (entry: Placed) => boolean): Placed | undefined =>
    own
      .filter((entry) => keys.includes(entry.key) && accept(entry))
      .toSorted((a, b) => far(a, anchor) - far(b, anchor) || keys.indexOf(a.key) - keys.indexOf(b.key))[0];
  const amount = nearest(AMOUNTS, (entry) => entry.numerals.some((numeral) => isAmount(numeral)));
  const money = amount?.numerals.findLast((numeral) => isAmount(numeral));
  if (!amount || !money || far(amount, anchor) > 2.6 * anchor.line.box.height) return null;
  const price = nearest(['price'], (entry) => entry.numerals.length > 0);
  const rate = nearest(['vat_rate', 'vat_amount'], (entry) => rateIn(entry) !== null);
  const vat = nearest(['vat_amount'], (entry) => entry.numerals.some(isAmount));
  const isQuantity = anchor.key === 'quantity';
  const names = namesOf(own);
  return [
    {
      ...names,
      quantity: isQuantity ? (anchor.numerals[0]?.value ?? '1') : '1',
      unit: isQuantity ? unitAt(anchor, own) : null,
      price: priceOf(own, anchor, money) ?? price?.numerals.find(isAmount)?.value ?? null,
      amount: money.value,
      amountKind: amount.key === 'net' || amount.key === 'gross' ? amount.key : 'amount',
      rate: rate ? rateIn(rate) : null,
      vat: vat?.numerals.findLast(isAmount)?.value ?? null,
      page: anchor.line.page,
      box: boxAround(
        own
          .filter((entry) => far(entry, anchor) < anchor.line.box.height * 2)
          .flatMap((entry) => entry.words.map((word) => word.box)),
      ),
    },
  ];
}

/** A rate of VAT: a percentage, or in a column for rates a bare number. */
function rateIn(entry: Placed): string | null {
  const percent = percentIn(textOf(entry.words));
  if (percent !== null) return decimalOf(percent);
  const bare = entry.key === 'vat_rate' ? entry.numerals.find((numeral) => numeral.decimals <= 2) : undefined;
  return bare?.value ?? null;
}

function isAmount(numeral: Numeral): boolean {
  return !numeral.percent && numeral.suffix === '' && (numeral.decimals >= 2 || numeral.currencySign !== null);
}

/** Of several prices in a row, gross, rebate and net, the one that makes the amount. */
function priceOf(own: readonly Placed[], anchor: Placed, money: Numeral): string | null {
  const quantity = Number(anchor.numerals[0]?.value ?? '1');
  const prices = own.filter((entry) => entry.key === 'price').flatMap((entry) => entry.numerals);
  return prices.find((price) => Math.abs(Number(price.value) * quantity - Number(money.value)) < 0.006)?.value ?? null;
}

/** The row that a part of the table belongs to: the nearest one in centred tables, else the last that began. */
function ownerOf(entry: Placed, anchors: readonly Placed[], centred: boolean): number {
  if (!centred) return anchors.findLastIndex((anchor) => begun(anchor, entry));
  let best = -1;
  anchors.forEach((anchor, index) => {
    const current = anchors[best];
    if (!current || far(entry, anchor) < far(entry, current)) best = index;
  });
  return best;
}

function begun(anchor: Placed, entry: Placed): boolean {
  if (anchor.line.page !== entry.line.page) return anchor.line.page < entry.line.page;
  return middleOf(anchor.line.box) <= middleOf(entry.line.box) + 0.6 * anchor.line.box.height;
}

/** The first line of the name column is the name, the next ones describe it. */
function namesOf(own: readonly Placed[]): { name: string | null; description: string | null } {
  const parts = own.filter((entry) => entry.key === 'name').toSorted((a, b) => a.line.index - b.line.index);
  const lines = (parts.length > 0 ? parts : own.filter((entry) => entry.key === 'article')).map((entry) =>
    textOf(entry.words),
  );
  const [name, ...rest] = lines;
  return { name: name?.slice(0, 250) ?? null, description: rest.length > 0 ? rest.join(' ').slice(0, 1000) : null };
}

function unitAt(anchor: Placed, own: readonly Placed[]): ItemFinding['unit'] {
  const suffix = anchor.numerals[0]?.suffix ?? '';
  const beside = anchor.words.slice(anchor.numerals[0]?.to ?? 1).map((word) => word.text);
  const others = own.filter(
    (entry) =>
      entry !== anchor &&
      (entry.key === 'unit' || entry.key === 'quantity') &&
      far(entry, anchor) < 1.5 * anchor.line.box.height,
  );
  const words = [suffix, ...beside, ...others.flatMap((entry) => entry.words.map((word) => word.text))];
  return words.map(unitOf).find((unit) => unit !== null) ?? null;
}
