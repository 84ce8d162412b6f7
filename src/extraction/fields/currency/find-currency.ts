import type { Finding } from '../../model/finding.js';
import type { Word } from '../../model/draft.js';
import { readCurrency, type ReadCurrency } from '../../regions/currencies.js';
import { currencyOn } from '../../regions/euro.js';
import { findRegion } from '../../regions/regions.js';
import type { Candidate } from '../../page/candidate.js';
import { toFindings } from '../../page/candidate.js';
import { isCurrencyMark } from '../../page/currency-marks.js';
import type { ReadDocument } from '../../page/document.js';
import type { LabelledAmount } from '../../page/labelled-amount.js';
import type { Totals } from '../totals/totals.js';
import { findValueRight } from '../../page/values.js';
import { listRateCodes } from '../items/rate-codes.js';

const WEIGHTS = {
  /** The value of a label such as "Currency". */
  label: 0.97,
  /** Written at the totals, all in the same currency. */
  totals: 0.96,
  /** Totals in several currencies: one of them may be converted. */
  severalAtTotals: 0.6,
  /** The only currency on the page. */
  only: 0.93,
  /** The most frequent currency, at least `MIN_LEAD` times as frequent as the next. */
  frequent: 0.8,
  /** The most frequent currency without that lead. */
  contested: 0.55,
  /** The currency of the issuer's country, without other evidence on the page. */
  country: 0.6,
  /** Subtracted for a sign that several currencies share, if the country does not decide between them. */
  sharedSign: 0.1,
} as const;
const MIN_LEAD = 3;
const CODE = /^[A-Z]{3}$/;
/**
 * The currency whose sign OCR reads in place of another one: "£" for "€", "R" for "₹". In a country that pays in the second, the first counts
 * only if its code is printed.
 */
const MISREAD: ReadonlyMap<string, string> = new Map([
  ['EUR', 'GBP'],
  ['INR', 'ZAR'],
]);

/**
 * Finds the currency (EN 16931 BT-5) by its label, at the totals, by the most frequent sign, or by the country and the date of the invoice,
 * an ISO 8601 date or null.
 */
export function findCurrency(
  document: ReadDocument,
  totals: Totals,
  { country, date }: { country: string | null; date: string | null },
): Finding<'currency'>[] {
  const codes = listCodes(document, country);
  const found = [
    ...findLabelled(document, country),
    ...findAtTotals(totals, country, codes),
    ...findMostFrequent(document, country, codes),
    ...findByCountry(document, country, date),
  ];
  const local = document.source === 'ocr' ? findRegion(country)?.currency : undefined;
  const other = MISREAD.get(local ?? '');
  const isNamed = document.lines.some(({ words }) => words.some(({ text }) => other && text.includes(other)));
  const candidates = found.map((candidate) =>
    local && other === candidate.value && !isNamed ? { ...candidate, value: local } : candidate,
  );
  return toFindings(document, 'currency', candidates);
}

/** What looks like the sign of another country's currency, and is a code for a rate of tax: "SR" in Malaysia. */
function listCodes(document: ReadDocument, country: string | null): ReadonlySet<string> {
  const local = findRegion(country)?.currencySigns ?? [];
  return new Set(listRateCodes(document, country).filter((code) => !CODE.test(code) && !local.includes(code)));
}

function findLabelled(document: ReadDocument, country: string | null): Candidate[] {
  return document.lines.flatMap((line) =>
    line.fields.flatMap((hit) => {
      const value = hit.key === 'currency' ? findValueRight(line, hit) : null;
      const currency = value?.words
        .slice(0, 3)
        .map((word) => readCurrencyWord(word.text, country))
        .find((found) => found !== null);
      return value && currency
        ? [
            toCandidate(currency, {
              page: line.page,
              box: value.box,
              rule: `currency:${hit.label}`,
              confidence: WEIGHTS.label,
            }),
          ]
        : [];
    }),
  );
}

function readCurrencyWord(text: string, country: string | null): ReadCurrency | null {
  return readCurrency(text.replace(/^[(:]+|[).,:;]+$/g, ''), country) ?? readCurrency(text, country);
}

function findAtTotals(totals: Totals, country: string | null, codes: ReadonlySet<string>): Candidate[] {
  const found = totals.labelled.flatMap((amount) => {
    const code = amount.currencySign === null ? findCodeBefore(amount) : null;
    const sign = amount.currencySign ?? code?.text ?? '';
    const currency = codes.has(sign) ? null : readCurrency(sign, country);
    return currency ? [{ page: amount.line.page, box: code?.box ?? amount.box, currency }] : [];
  });
  const values = new Set(found.map(({ currency }) => currency.code));
  const confidence = values.size === 1 ? WEIGHTS.totals : WEIGHTS.severalAtTotals;
  return found.map(({ currency, page, box }) =>
    toCandidate(currency, { page, box, rule: 'currency:total', confidence }),
  );
}

/** The code before an amount, even at a distance: currencies may form a column of their own. */
function findCodeBefore({ line, box }: LabelledAmount): Word | null {
  const index = (line.numerals.find((candidate) => candidate.box === box)?.from ?? 0) - 1;
  const word = line.words[index];
  return word && CODE.test(word.text) && isCurrencyMark(line, index) ? word : null;
}

function findMostFrequent(document: ReadDocument, country: string | null, codes: ReadonlySet<string>): Candidate[] {
  const found = document.lines.flatMap((line) =>
    line.words.flatMap((word, index) => {
      const isMark = isCurrencyMark(line, index) && !codes.has(word.text.replaceAll(/[^\p{L}]/gu, ''));
      const currency = isMark ? (readCurrencyWord(word.text, country) ?? readCurrencyInside(word.text, country)) : null;
      return currency ? [{ currency, line, word }] : [];
    }),
  );
  const counts = new Map<string, number>();
  for (const { currency } of found) counts.set(currency.code, (counts.get(currency.code) ?? 0) + 1);
  const [best, second] = [...counts].toSorted((a, b) => b[1] - a[1]);
  const first = found.find(({ currency }) => currency.code === best?.[0]);
  if (!best || !first) return [];
  const lead = best[1] >= MIN_LEAD * (second?.[1] ?? 0) ? WEIGHTS.frequent : WEIGHTS.contested;
  const confidence = second === undefined ? WEIGHTS.only : lead;
  return [
    toCandidate(first.currency, { page: first.line.page, box: first.word.box, rule: 'currency:sign', confidence }),
  ];
}

/**
 * Reads the currency in a word that also contains the amount: "S$12.50", "12.50€". Without an amount, letters before a symbol are those of
 * a country or currency, or the symbol is a misread letter: "US$" and "USD$", but not "FI$".
 */
function readCurrencyInside(text: string, country: string | null): ReadCurrency | null {
  const [whole = '', letters = '', symbol = ''] = /(\p{Lu}{0,3})(\p{Sc})/u.exec(text) ?? [];
  const isMisread = letters !== '' && !/\d/.test(text);
  return readCurrency(whole, country) ?? readCurrency(isMisread ? letters : symbol, country);
}

function findByCountry(document: ReadDocument, country: string | null, date: string | null): Candidate[] {
  const region = findRegion(country);
  const code = region ? currencyOn(region, date) : null;
  const [line] = document.lines;
  return code && line
    ? [{ value: code, page: line.page, box: line.box, rule: `currency:${country ?? ''}`, confidence: WEIGHTS.country }]
    : [];
}

function toCandidate({ code, isCertain }: ReadCurrency, found: Omit<Candidate, 'value'>): Candidate {
  return { ...found, value: code, confidence: found.confidence - (isCertain ? 0 : WEIGHTS.sharedSign) };
}
