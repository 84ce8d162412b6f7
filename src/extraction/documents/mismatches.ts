import { hasLegalForm } from '../fields/company/legal-forms.js';
import type { Page } from '../model/draft.js';
import type { Finding } from '../model/finding.js';
import type { ExtractionReport } from '../model/report.js';
import type { ComparedField, Mismatch } from '../model/mismatch.js';
import { findWrittenDates } from '../page/dates.js';
import { joinLines } from '../page/lines.js';
import { isCurrencySign, readCurrency } from '../regions/currencies.js';
import { compactText, splitTokens } from '../../shared/text.js';

type Fields = ExtractionReport['fields'];

/** The text of a file's pages, and what the e-invoice says of its country. */
interface PageText {
  readonly lines: readonly string[];
  /** Letters and digits only. */
  readonly compact: string;
  readonly country: string | null;
}

/** Whether the text of the pages has a value of the field, wherever it is and however it is written. */
type Search = (value: string, text: PageText) => boolean;

/** A less certain value of the page is too often misread to be compared. */
const MIN_CONFIDENCE = 0.7;
/** The seller's name is often only part of a picture; another name on the page is then taken for it. */
const MIN_NAME_CONFIDENCE = 0.9;
const MIN_NAME_WORD = 3;

const SEARCHES: Readonly<Record<ComparedField, Search>> = {
  invoice_number: (value, { compact }) => compact.includes(compactText(value)),
  invoice_date: hasDate,
  total_price: hasAmount,
  currency: hasCurrency,
  'company.name': hasPartOfName,
};

/**
 * Compares what an e-invoice states with what the pages of its PDF show. A field differs if the pages clearly show another value and the
 * stated value is nowhere on them.
 */
export function findMismatches(stated: Fields, printed: Fields, pages: readonly Page[]): Mismatch[] {
  const lines = joinLines(pages).map((line) => line.text);
  const text = { lines, compact: compactText(lines.join(' ')), country: stated.country?.chosen.value ?? null };
  return (Object.keys(SEARCHES) as ComparedField[]).flatMap((field) => {
    const value = stated[field]?.chosen.value;
    const shown = printed[field]?.chosen;
    if (value === undefined || shown === undefined || !isCertain(shown)) return [];
    const isShown = value === shown.value || SEARCHES[field](value, text) || areRounded(field, value, shown.value);
    return isShown ? [] : [{ field, stated: value, printed: shown }];
  });
}

function isCertain({ field, confidence }: Finding): boolean {
  return confidence >= (field === 'company.name' ? MIN_NAME_CONFIDENCE : MIN_CONFIDENCE);
}

/** Whether two totals differ by a cent, which is a matter of rounding. */
function areRounded(field: ComparedField, left: string, right: string): boolean {
  return field === 'total_price' && Math.abs(Math.round(Number(left) * 100) - Math.round(Number(right) * 100)) <= 1;
}

function hasDate(value: string, { lines }: PageText): boolean {
  const orders = ['day-first', 'month-first'] as const;
  return lines.some((line) =>
    orders.some((order) => findWrittenDates(line, order).some((date) => date.value === value)),
  );
}

/** Compares the digits alone, since separators differ; a page may leave out cents that are zero. */
function hasAmount(value: string, { lines }: PageText): boolean {
  const digits = value.replaceAll(/\D/g, '');
  const accepted = new Set([digits, digits.replace(/00$/, '')]);
  return lines.some((line) => {
    const runs = line.match(/\d+(?:[.,'’\s\u00a0\u202f]{1,2}\d+)*/g) ?? [];
    return [...runs, ...line.split(/\s/)].some((run) => accepted.has(run.replaceAll(/\D/g, '')));
  });
}

function hasCurrency(value: string, { lines, country }: PageText): boolean {
  const words = lines.flatMap((line) => line.split(/[\s\d.,:()]+/));
  return words.some((word) => word === value || (isCurrencySign(word) && readCurrency(word, country)?.code === value));
}

function hasPartOfName(value: string, { compact }: PageText): boolean {
  const own = value.split(/\s+/).filter((word) => !hasLegalForm(word));
  const words = splitTokens(own.join(' ')).filter((word) => word.length >= MIN_NAME_WORD);
  return words.length === 0 || words.some((word) => compact.includes(word));
}
