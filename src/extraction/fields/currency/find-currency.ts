import type { Finding } from '../../model/finding.js';
import { CURRENCY_OF_COUNTRY, CURRENCY_SIGNS } from '../../regions/currencies.js';
import type { Candidate } from '../../page/candidate.js';
import { findingsOf } from '../../page/candidate.js';
import type { ReadDocument } from '../../page/document.js';
import type { Totals } from '../totals/totals.js';
import { valueRight } from '../../page/values.js';

/** Finds the currency (EN 16931 BT-5): stated by a label, written at the totals, or else anywhere. */
export function findCurrency(document: ReadDocument, totals: Totals, country: string | null): Finding<'currency'>[] {
  const candidates = [
    ...labelled(document),
    ...atTotals(totals),
    ...anywhere(document),
    ...ofCountry(document, country),
  ];
  return findingsOf(document, 'currency', candidates);
}

function labelled(document: ReadDocument): Candidate[] {
  return document.lines.flatMap((line) =>
    line.fields.flatMap((hit) => {
      const value = hit.key === 'currency' ? valueRight(line, hit) : null;
      const code = value?.words
        .slice(0, 3)
        .map((word) => signOf(word.text))
        .find((found) => found !== null);
      return value && code
        ? [{ value: code, page: line.page, box: value.box, rule: `currency:${hit.label}`, confidence: 0.97 }]
        : [];
    }),
  );
}

function signOf(text: string): string | null {
  return CURRENCY_SIGNS[text.replace(/^[(:]+|[).,:;]+$/g, '')] ?? null;
}

function atTotals(totals: Totals): Candidate[] {
  const found = totals.labelled.filter((amount) => amount.currency !== null);
  const values = new Set(found.map((amount) => amount.currency));
  const confidence = values.size === 1 ? 0.96 : 0.6;
  return found.map((amount) => ({
    value: amount.currency ?? '',
    page: amount.line.page,
    box: amount.box,
    rule: 'currency:total',
    confidence,
  }));
}

function anywhere(document: ReadDocument): Candidate[] {
  const found = document.lines.flatMap((line) =>
    line.words.flatMap((word) => {
      const code = /[€£$₺₹]|^\(?[A-Z]{3}\)?[.,:]?$|^(?:TL|zł|Kč|Rs\.?|CHF)$/u.test(word.text)
        ? (signOf(word.text) ?? inside(word.text))
        : null;
      return code ? [{ code, line, word }] : [];
    }),
  );
  const counts = new Map<string, number>();
  for (const { code } of found) counts.set(code, (counts.get(code) ?? 0) + 1);
  const [best, second] = [...counts].toSorted((a, b) => b[1] - a[1]);
  const place = found.find(({ code }) => code === best?.[0]);
  if (!best || !place) return [];
  const confidence = second === undefined ? 0.93 : best[1] >= 3 * second[1] ? 0.8 : 0.55;
  return [{ value: best[0], page: place.line.page, box: place.word.box, rule: 'currency:sign', confidence }];
}

function inside(text: string): string | null {
  const sign = /[€£$₺₹]/u.exec(text)?.[0];
  return sign ? (CURRENCY_SIGNS[sign] ?? null) : null;
}

function ofCountry(document: ReadDocument, country: string | null): Candidate[] {
  const code = country === null ? undefined : CURRENCY_OF_COUNTRY[country];
  const [line] = document.lines;
  return code && line
    ? [{ value: code, page: line.page, box: line.box, rule: `currency:${country ?? ''}`, confidence: 0.6 }]
    : [];
}
