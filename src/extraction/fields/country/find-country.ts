import type { Finding } from '../../model/finding.js';
import { LOCALES } from '../../locales/locales.js';
import { bottomOf } from '../../page/lines.js';
import { countryOfAddressLine } from '../../regions/addresses.js';
import { findCountryName, findRegionName } from '../../regions/country-names.js';
import { findRegion, REGIONS } from '../../regions/regions.js';
import type { Candidate } from '../../page/candidate.js';
import { findingsOf } from '../../page/candidate.js';
import type { ReadDocument } from '../../page/document.js';
import type { PartyBlock } from '../../page/party-blocks.js';
import { blockAround } from '../../page/party-blocks.js';
import type { NameCandidate } from '../company/seller-candidates.js';
import { valueRight } from '../../page/values.js';
import type { FoundTaxNumber } from '../tax-number/find-tax-number.js';

const HOMES: ReadonlyMap<string, string | null> = new Map(
  LOCALES.map(({ language, homeCountry }) => [language, homeCountry]),
);
const CODE_AT_END = /,\s?([A-Z]{2})$/;
const PHONE = /(?<!\d)(?:\+|00)\s?(\d{1,3})/;
/** Countries by dialling code; a code that several countries share shows none of them. */
const DIALLING_CODES = new Map(
  REGIONS.filter(({ diallingCode }, _, all) => {
    return all.filter((other) => other.diallingCode === diallingCode).length === 1;
  }).map(({ diallingCode, code }) => [diallingCode, code] as const),
);
const IBAN = /\b([A-Z]{2})\d{2}\s?(?:[A-Z\d]{4}\s?){3,7}/;

/** Finds the issuer's country (EN 16931 BT-40) by its tax number, its address, and weaker signs. */
export function findCountry(
  document: ReadDocument,
  blocks: readonly PartyBlock[],
  numbers: readonly FoundTaxNumber[],
  names: readonly NameCandidate[],
  language: string | null,
): Finding<'country'>[] {
  const candidates = [
    ...ofLabel(document, blocks),
    ...ofTaxNumber(numbers),
    ...ofAddress(document, names),
    ...weak(document, language),
  ];
  return findingsOf(document, 'country', agreeing(candidates));
}

function ofTaxNumber(numbers: readonly FoundTaxNumber[]): Candidate[] {
  const [best] = numbers;
  return best?.country
    ? [
        {
          value: best.country,
          page: best.page,
          box: best.box,
          rule: 'country:tax number',
          confidence: Math.min(0.93, best.confidence),
        },
      ]
    : [];
}

/** "Land: DE" in the block of the seller. */
function ofLabel(document: ReadDocument, blocks: readonly PartyBlock[]): Candidate[] {
  return document.lines.flatMap((line) =>
    line.fields.flatMap((hit) => {
      const value = hit.key === 'country' ? valueRight(line, hit) : null;
      if (!value || blockAround(blocks, line.page, hit.box)?.kind !== 'seller') return [];
      const country = findCountryName(value.text) ?? findCountryName(value.words[0]?.text ?? '');
      return country
        ? [{ value: country, page: line.page, box: value.box, rule: 'country:label', confidence: 0.95 }]
        : [];
    }),
  );
}

/** A country's name or code in the lines under the issuer's name. */
function ofAddress(document: ReadDocument, names: readonly NameCandidate[]): Candidate[] {
  const [name] = names;
  if (!name || name.score < 3.4) return [];
  const own =
    name.rule === 'sender line'
      ? countryIn(name.line.cells.find((cell) => cell.box.x === name.box.x)?.text ?? '')
      : null;
  if (own) return [{ value: own, page: name.line.page, box: name.box, rule: 'country:address', confidence: 0.9 }];
  const texts: { text: string; line: ReadDocument['lines'][number]; cell: { box: typeof name.box } }[] = [];
  let last = name.box;
  for (const line of document.lines.slice(name.line.index, name.line.index + 9)) {
    if (line.page !== name.line.page || line.box.y - bottomOf(last) > 2.5 * name.box.height) break;
    const cell = line.cells.find(
      (candidate) =>
        Math.abs(candidate.box.x - name.box.x) < 6 ||
        Math.abs(candidate.box.x + candidate.box.width - name.box.x - name.box.width) < 5,
    );
    if (!cell) continue;
    last = cell.box;
    texts.push({ text: cell.text, line, cell });
  }
  for (const read of [namedCountry, countryIn]) {
    for (const { text, line, cell } of texts) {
      const country = read(text);
      if (country)
        return [{ value: country, page: line.page, box: cell.box, rule: 'country:address', confidence: 0.9 }];
    }
  }
  return [];
}

function namedCountry(text: string): string | null {
  const parts = text.split(/[,·•|–\d]|\s-\s|\/\s/u);
  return parts.map(findRegionName).find((code) => code !== null) ?? null;
}

/** A country by its name, by what stands about the postcode, or by its code behind the place. */
function countryIn(text: string): string | null {
  const code = CODE_AT_END.exec(text)?.[1] ?? null;
  return namedCountry(text) ?? countryOfAddressLine(text) ?? findRegion(code)?.code ?? null;
}

function weak(document: ReadDocument, language: string | null): Candidate[] {
  const [line] = document.lines;
  if (!line) return [];
  const texts = document.lines.map((entry) => entry.text.slice(0, 400));
  const iban = texts
    .map((text) => IBAN.exec(text)?.[1])
    .find((code) => code !== undefined && findRegion(code) !== null);
  const phone = document.lines
    .filter((entry) => entry.fields.some((hit) => hit.key === 'phone'))
    .map((entry) => dialled(entry.text))
    .find((code) => code !== null);
  const home = language ? HOMES.get(language) : undefined;
  const at = { page: line.page, box: line.box };
  return [
    ...(iban ? [{ ...at, value: iban, rule: 'country:iban', confidence: 0.72 }] : []),
    ...(phone ? [{ ...at, value: phone, rule: 'country:phone', confidence: 0.72 }] : []),
    ...(home ? [{ ...at, value: home, rule: 'country:language', confidence: 0.6 }] : []),
  ];
}

function dialled(text: string): string | null {
  const digits = PHONE.exec(text)?.[1] ?? '';
  const codes = [3, 2, 1].map((length) => DIALLING_CODES.get(digits.slice(0, length)));
  return codes.find((code) => code !== undefined) ?? null;
}

/** Signs that agree strengthen each other; where two strong ones differ, neither is sure. */
function agreeing(candidates: readonly Candidate[]): Candidate[] {
  const sums = new Map<string, number>();
  for (const { value, confidence } of candidates) sums.set(value, (sums.get(value) ?? 0) + confidence);
  return candidates.map((candidate) => {
    const others = Math.max(0, ...[...sums].filter(([value]) => value !== candidate.value).map(([, sum]) => sum));
    const own = sums.get(candidate.value) ?? 0;
    const agreed = own > candidate.confidence ? 0.05 + Math.max(0, 0.9 - candidate.confidence) * 0.8 : 0;
    return { ...candidate, confidence: Math.min(0.97, candidate.confidence + agreed) - (others > own ? 0.25 : 0) };
  });
}
