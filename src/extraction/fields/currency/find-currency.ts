import type { Finding } from '../../model/finding.js';
import { isCurrencySign, readCurrency, type ReadCurrency } from '../../regions/currencies.js';
import { findRegion } from '../../regions/regions.js';
import type { Candidate } from '../../page/candidate.js';
import { findingsOf } from '../../page/candidate.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import type { Totals } from '../totals/totals.js';
import { valueRight } from '../../page/values.js';

/** What a sign of several currencies costs in confidence where the country decides none of them. */
const SHARED_SIGN = 0.1;

/** Finds the currency (EN 16931 BT-5): stated by a label, written at the totals, or else anywhere. */
export function findCurrency(document: ReadDocument, totals: Totals, country: string | null): Finding<'currency'>[] {
  const candidates = [
    ...labelled(document, country),
    ...atTotals(totals, country),
    ...anywhere(document, country),
    ...ofCountry(document, country),
  ];
  return findingsOf(document, 'currency', candidates);
}

function labelled(document: ReadDocument, country: string | null): Candidate[] {
  return document.lines.flatMap((line) =>
    line.fields.flatMap((hit) => {
      const value = hit.key === 'currency' ? valueRight(line, hit) : null;
      const currency = value?.words
        .slice(0, 3)
        .map((word) => currencyOfWord(word.text, country))
        .find((found) => found !== null);
      return value && currency
        ? [candidate(currency, { page: line.page, box: value.box, rule: `currency:${hit.label}`, confidence: 0.97 })]
        : [];
    }),
  );
}

function currencyOfWord(text: string, country: string | null): ReadCurrency | null {
  return readCurrency(text.replace(/^[(:]+|[).,:;]+$/g, ''), country) ?? readCurrency(text, country);
}

function atTotals(totals: Totals, country: string | null): Candidate[] {
  const found = totals.labelled.flatMap((amount) => {
    const currency = amount.currencySign === null ? null : readCurrency(amount.currencySign, country);
    return currency ? [{ amount, currency }] : [];
  });
  const values = new Set(found.map(({ currency }) => currency.code));
  const confidence = values.size === 1 ? 0.96 : 0.6;
  return found.map(({ amount, currency }) =>
    candidate(currency, { page: amount.line.page, box: amount.box, rule: 'currency:total', confidence }),
  );
}

function anywhere(document: ReadDocument, country: string | null): Candidate[] {
  const found = document.lines.flatMap((line) =>
    line.words.flatMap((word, index) => {
      const currency = standsForCurrency(line, index)
        ? (currencyOfWord(word.text, country) ?? currencyInside(word.text, country))
        : null;
      return currency ? [{ currency, line, word }] : [];
    }),
  );
  const counts = new Map<string, number>();
  for (const { currency } of found) counts.set(currency.code, (counts.get(currency.code) ?? 0) + 1);
  const [best, second] = [...counts].toSorted((a, b) => b[1] - a[1]);
  const first = found.find(({ currency }) => currency.code === best?.[0]);
  if (!best || !first) return [];
  const confidence = second === undefined ? 0.93 : best[1] >= 3 * second[1] ? 0.8 : 0.55;
  return [candidate(first.currency, { page: first.line.page, box: first.word.box, rule: 'currency:sign', confidence })];
}

/** Symbols and codes stand for a currency anywhere, and signs such as "kr" and "lei", which are words too, beside a number. */
function standsForCurrency({ words }: ReadLine, index: number): boolean {
  const text = words[index]?.text ?? '';
  if (/\p{Sc}|^\(?[A-Z]{3}\)?[.,:]?$/u.test(text)) return true;
  return isCurrencySign(text) && [words[index - 1], words[index + 1]].some((word) => /^\d/.test(word?.text ?? ''));
}

/** "S$12.50" and "12.50€". */
function currencyInside(text: string, country: string | null): ReadCurrency | null {
  const [whole = '', symbol = ''] = /\p{Lu}{0,3}(\p{Sc})/u.exec(text) ?? [];
  return readCurrency(whole, country) ?? readCurrency(symbol, country);
}

function ofCountry(document: ReadDocument, country: string | null): Candidate[] {
  const code = findRegion(country)?.currency;
  const [line] = document.lines;
  return code && line
    ? [{ value: code, page: line.page, box: line.box, rule: `currency:${country ?? ''}`, confidence: 0.6 }]
    : [];
}

function candidate({ code, isCertain }: ReadCurrency, found: Omit<Candidate, 'value'>): Candidate {
  return { ...found, value: code, confidence: found.confidence - (isCertain ? 0 : SHARED_SIGN) };
}
