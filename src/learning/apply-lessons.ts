import { isDeepStrictEqual } from 'node:util';
import { PROVEN_BY_SUMS } from '../extraction/fields/totals/find-totals.js';
import type { Field, Finding, ItemFinding, VatCategoryFinding } from '../extraction/model/finding.js';
import { getChosenValue, type ExtractionReport, type FieldReport } from '../extraction/model/report.js';
import { distance, sumOf } from '../extraction/page/cents.js';
import { parseDecimal } from '../shared/money.js';
import type { Correction } from './lesson.store.js';

/** A value that a person's correction points to outweighs a rule whose confidence is higher by no more than this. */
const PERSON_ADVANTAGE = 0.15;
/** Fields that are the same on all documents of a supplier, or that a rule gets wrong in the same way each time. */
const SHARED_FIELDS = ['currency', 'country', 'language', 'payment_type'] as const;
const FIRST_CONFIDENCE = 0.75;
const CONFIDENCE_PER_CONFIRMATION = 0.05;
const MAX_CONFIDENCE = 0.95;

interface Lesson {
  readonly old: string | null;
  readonly new: string | null;
}

/**
 * Adds the values that earlier corrections point to. They take precedence over what the rules found, unless an e-invoice states the
 * value or the document's sums prove it.
 */
export function addRecalled(report: ExtractionReport, recalled: readonly Finding[]): ExtractionReport {
  return recalled.reduce(
    (current, finding) => addFinding(current, finding, isPreferred(current, finding, recalled)),
    report,
  );
}

/** Repeats earlier corrections where the same value of a field was read for the same supplier. */
export function repeatCorrections(report: ExtractionReport, corrections: readonly Correction[]): ExtractionReport {
  return SHARED_FIELDS.reduce((current, field) => {
    const entry = current.fields[field];
    if (entry?.chosen.source === 'xml') return current;
    const finding = findCorrection(field, entry?.chosen.value ?? null, collectLessons(field, corrections));
    return finding ? addFinding(current, finding, true) : current;
  }, report);
}

/** The first and the last value of a field on each corrected invoice, newest invoice first. */
export function collectLessons(field: string, corrections: readonly Correction[]): Lesson[] {
  const lessons = new Map<number, Lesson>();
  for (const { invoiceId, changes } of corrections) {
    const change = changes.find((one) => one.field === field);
    const later = lessons.get(invoiceId);
    if (change) lessons.set(invoiceId, { old: change.old, new: later ? later.new : change.new });
  }
  return [...lessons.values()];
}

/** Puts a finding first, or among the other candidates; an equal chosen value only gains confidence. */
export function addFinding(report: ExtractionReport, finding: Finding, isChosen: boolean): ExtractionReport {
  const entry = report.fields[finding.field] as FieldReport | undefined;
  return { ...report, fields: { ...report.fields, [finding.field]: joinFinding(entry, finding, isChosen) } };
}

function joinFinding(entry: FieldReport | undefined, finding: Finding, isChosen: boolean): FieldReport {
  if (!entry) return { chosen: finding, others: [] };
  const { chosen, others } = entry;
  if (isDeepStrictEqual(chosen.value, finding.value)) {
    return { chosen: { ...chosen, confidence: Math.max(chosen.confidence, finding.confidence) }, others };
  }
  const rest = others.filter((other) => !isDeepStrictEqual(other.value, finding.value));
  return isChosen ? { chosen: finding, others: [chosen, ...rest] } : { chosen, others: [finding, ...rest] };
}

function isPreferred(report: ExtractionReport, finding: Finding, recalled: readonly Finding[]): boolean {
  const { field, confidence } = finding;
  const chosen = (report.fields[field] as FieldReport | undefined)?.chosen;
  if (!chosen) return true;
  if (chosen.source === 'xml' || isProven(report, field, chosen, recalled)) return false;
  if (hasField('items', chosen) && hasField('items', finding)) {
    return itemsAddUp(report, finding.value) || !itemsAddUp(report, chosen.value);
  }
  if (hasField('vat_categories', chosen)) return !taxesAddUp(report, chosen.value);
  return confidence >= chosen.confidence - PERSON_ADVANTAGE;
}

function hasField<F extends Field>(field: F, finding: Finding): finding is Finding<F> {
  return finding.field === field;
}

/** Whether items add up to the total or to the net total. The total of an item with VAT is rounded. */
function itemsAddUp(report: ExtractionReport, items: readonly ItemFinding[]): boolean {
  const sum = sumPrices(items);
  const totals = [getChosenValue(report, 'total_price'), getChosenValue(report, 'net_total')].map(parseCents);
  return totals.some((total) => sum !== null && total !== null && distance(sum, total) <= BigInt(items.length));
}

/** The sum of the totals of items; null without items, or if a total is unknown. */
function sumPrices(items: readonly ItemFinding[]): bigint | null {
  const prices = items.map((item) => parseCents(item.total_price)).filter((price) => price !== null);
  return prices.length > 0 && prices.length === items.length ? sumOf(prices) : null;
}

function taxesAddUp(report: ExtractionReport, rows: readonly VatCategoryFinding[]): boolean {
  return sumOf(rows.map((row) => parseCents(row.vat_amount) ?? 0n)) === parseCents(getChosenValue(report, 'total_vat'));
}

/**
 * Whether net and VAT, or the items, add up to the chosen value. Items that add up to the recalled total less the recalled VAT are without
 * VAT, and prove no total.
 */
function isProven(report: ExtractionReport, field: Field, chosen: Finding, recalled: readonly Finding[]): boolean {
  if (field !== 'total_price' && field !== 'total_vat') return false;
  if (chosen.rule.startsWith(PROVEN_BY_SUMS)) return true;
  const sum = sumPrices(getChosenValue(report, 'items') ?? []);
  const isSum = sum !== null && sum === parseCents(getChosenValue(report, 'total_price'));
  return field === 'total_price' && isSum && sum !== computeRecalledNet(recalled);
}

/** The recalled total less the recalled VAT, in cents; null if one of them is not recalled. */
function computeRecalledNet(recalled: readonly Finding[]): bigint | null {
  const [total, vat] = (['total_price', 'total_vat'] as const).map((field) => {
    const finding = recalled.find((each): each is Finding<typeof field> => hasField(field, each));
    return parseCents(finding?.value ?? null);
  });
  return total === null || total === undefined || vat === null || vat === undefined ? null : total - vat;
}

function parseCents(value: string | null): bigint | null {
  return value === null ? null : parseDecimal(value, 2);
}

function findCorrection(field: Field, now: string | null, lessons: readonly Lesson[]): Finding | null {
  const same = lessons.filter((lesson) => lesson.old === now);
  const [lesson] = same.length > 0 || now !== null ? same : lessons;
  if (!lesson || lesson.new === null || lesson.new === now) return null;
  const agreeing = lessons.filter((other) => other.new === lesson.new).length;
  return {
    field,
    value: lesson.new,
    source: 'history',
    page: null,
    box: null,
    rule: `learned:corrected ${agreeing}×`,
    confidence:
      Math.round(100 * Math.min(MAX_CONFIDENCE, FIRST_CONFIDENCE + CONFIDENCE_PER_CONFIRMATION * agreeing)) / 100,
  };
}
