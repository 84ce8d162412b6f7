import { isDeepStrictEqual } from 'node:util';
import { findItems } from '../extraction/fields/items/find-items.js';
import { splitRates } from '../extraction/fields/items/rate-split.js';
import { readTotals, type Totals } from '../extraction/fields/totals/totals.js';
import { findVat } from '../extraction/fields/vat/find-vat.js';
import { readVat } from '../extraction/fields/vat/vat.js';
import type { Finding } from '../extraction/model/finding.js';
import { centsOf } from '../extraction/page/cents.js';
import type { ReadDocument } from '../extraction/page/document.js';
import { sumRows } from '../extraction/page/item-row.js';
import { learnTables, type LearnedTable } from './item-columns.js';
import { readLearnedTable } from './learned-rows.js';
import type { CorrectedItem } from './locate-items.js';
import { computeConfidence } from './recalled-confidence.js';

/** An earlier document of the supplier with the items that a person gave it. */
export interface ItemLesson {
  /** The human-friendly id of its invoice. */
  readonly hfId: string;
  readonly document: ReadDocument;
  readonly items: readonly CorrectedItem[];
}

/** The items of a document, read by the columns of an earlier one. */
interface Reading {
  readonly hfId: string;
  readonly items: Finding<'items'>;
  /** The VAT rows that follow from them. */
  readonly vat: readonly Finding<'vat_categories'>[];
  /** Whether the items add up to a total of the document. */
  readonly isProven: boolean;
  readonly isLabelled: boolean;
}

/**
 * Finds items with the help of corrected items on the supplier's earlier documents, newest first: it reads the columns that contained the
 * corrected values. Items that add up to a total take precedence; others are used only if the table has the same labels and every item has
 * a total. Returns nothing if two readings are equally good.
 *
 * @param totals values of the document that earlier corrections point to
 */
export function recallItems(
  document: ReadDocument,
  lessons: readonly ItemLesson[],
  totals: readonly Finding[],
): Finding[] {
  const readings = lessons.flatMap((lesson) => readByLesson(document, lesson, totals) ?? []);
  const best = readings.find(({ isProven }) => isProven) ?? readings[0];
  if (!best) return [];
  const agreeing = readings.filter(({ items }) => isDeepStrictEqual(items.value, best.items.value)).length;
  const confidence = computeConfidence({ labelled: best.isLabelled, agreeing }, document.certainty);
  return [best.items, ...best.vat].map((finding) => ({
    ...finding,
    rule: `learned:items of ${best.hfId}`,
    confidence,
  }));
}

function readByLesson(document: ReadDocument, lesson: ItemLesson, totals: readonly Finding[]): Reading | null {
  const rate = (reading: Reading): number => Number(reading.isProven) + reading.items.confidence;
  const [best, ...others] = learnTables(lesson.document, lesson.items)
    .flatMap((table) => readByTable(document, table, lesson.hfId, totals) ?? [])
    .toSorted((a, b) => rate(b) - rate(a));
  const isAmbiguous = others.some(
    (other) => best && rate(other) === rate(best) && !isDeepStrictEqual(other.items.value, best.items.value),
  );
  return best && !isAmbiguous ? best : null;
}

function readByTable(
  document: ReadDocument,
  table: LearnedTable,
  hfId: string,
  recalled: readonly Finding[],
): Reading | null {
  const { rows: read, isLabelled, isClear } = readLearnedTable(document, table);
  const totals = completeTotals(readTotals(document, read), recalled, sumRows(read));
  const isProven = isTotal(sumRows(read), totals);
  const split = splitRates(read, totals);
  const vat = readVat(document, totals, split);
  // The rate that all corrected items have is not printed beside them, so this document may state another one.
  const rows = vat ? split : split.map((row) => ({ ...row, rate: row.rate ?? table.rate }));
  const [items] = findItems(document, rows, totals, vat);
  const isUsable = isProven || (isClear && items?.value.every(({ total_price: total }) => total !== null));
  return items && isUsable ? { hfId, items, vat: findVat(document, vat, totals), isProven, isLabelled } : null;
}

/** Adds the recalled totals if nothing on the document proves other ones. */
function completeTotals(totals: Totals, recalled: readonly Finding[], sum: bigint): Totals {
  if (totals.proven) return totals;
  const find = (field: Finding['field']): bigint | null => {
    const value = recalled.find((finding) => finding.field === field)?.value;
    return typeof value === 'string' ? centsOf(value) : null;
  };
  const [gross, vat] = [find('total_price') ?? totals.gross, find('total_vat') ?? totals.vat];
  const net = gross !== null && vat !== null ? gross - vat : totals.net;
  return { ...totals, net, vat, gross, proven: net !== null && (sum === net || sum === gross) };
}

function isTotal(sum: bigint, { net, gross, labelled }: Totals): boolean {
  const lines = labelled.filter(({ key }) => key === 'lines').map(({ cents }) => cents);
  return [net, gross, ...lines].includes(sum);
}
