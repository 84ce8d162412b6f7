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
const WEIGHTS = {
  /** The value of a label such as "Country" in the seller's block. */
  label: 0.95,
  /** The highest confidence by the tax number: companies may be registered for VAT abroad. */
  maxTaxNumber: 0.93,
  /** A country, or the form of an address, under the issuer's name. */
  address: 0.9,
  /** An IBAN. The account may be abroad. */
  iban: 0.72,
  /** The dialling code of a telephone number. It may be the buyer's. */
  phone: 0.72,
  /** The home country of the language. */
  language: 0.6,
  /** Added to a value that several signs give ... */
  agreement: 0.05,
  /** ... with this share of what it lacks to `agreementTarget`. */
  agreementShare: 0.8,
  agreementTarget: 0.9,
  max: 0.97,
  /** Subtracted if the signs of another country weigh more. */
  outweighed: 0.25,
} as const;
/** The lowest score of a name whose address counts. */
const MIN_NAME_SCORE = 3.4;
const CODE_AT_END = /,\s?([A-Z]{2})$/;
const PHONE = /(?<!\d)(?:\+|00)\s?(\d{1,3})/;
/** Countries by dialling code, without the codes that several countries share. */
const DIALLING_CODES = new Map(
  REGIONS.filter(({ diallingCode }, _, all) => {
    return all.filter((other) => other.diallingCode === diallingCode).length === 1;
  }).map(({ diallingCode, code }) => [diallingCode, code] as const),
);
const IBAN = /\b([A-Z]{2})\d{2}\s?(?:[A-Z\d]{4}\s?){3,7}/;

/** Finds the issuer's country (EN 16931 BT-40) by a label, the tax number, the address and weaker signs. */
export function findCountry(
  document: ReadDocument,
  blocks: readonly PartyBlock[],
  numbers: readonly FoundTaxNumber[],
  names: readonly NameCandidate[],
  language: string | null,
): Finding<'country'>[] {
  const candidates = [
    ...findLabelled(document, blocks),
    ...findByTaxNumber(numbers),
    ...findByAddress(document, names),
    ...findByWeakSigns(document, language),
  ];
  return findingsOf(document, 'country', weighAgreement(candidates));
}

function findByTaxNumber(numbers: readonly FoundTaxNumber[]): Candidate[] {
  const [best] = numbers;
  return best?.country
    ? [
        {
          value: best.country,
          page: best.page,
          box: best.box,
          rule: 'country:tax number',
          confidence: Math.min(WEIGHTS.maxTaxNumber, best.confidence),
        },
      ]
    : [];
}

/** Reads "Land: DE" in the seller's block. */
function findLabelled(document: ReadDocument, blocks: readonly PartyBlock[]): Candidate[] {
  return document.lines.flatMap((line) =>
    line.fields.flatMap((hit) => {
      const value = hit.key === 'country' ? valueRight(line, hit) : null;
      if (!value || blockAround(blocks, line.page, hit.box)?.kind !== 'seller') return [];
      const country = findCountryName(value.text) ?? findCountryName(value.words[0]?.text ?? '');
      return country
        ? [{ value: country, page: line.page, box: value.box, rule: 'country:label', confidence: WEIGHTS.label }]
        : [];
    }),
  );
}

/** Finds a country's name, code or form of address in the lines under the issuer's name. */
function findByAddress(document: ReadDocument, names: readonly NameCandidate[]): Candidate[] {
  const [name] = names;
  if (!name || name.score < MIN_NAME_SCORE) return [];
  const inSenderLine =
    name.rule === 'sender line'
      ? readCountry(name.line.cells.find((cell) => cell.box.x === name.box.x)?.text ?? '')
      : null;
  if (inSenderLine)
    return [
      {
        value: inSenderLine,
        page: name.line.page,
        box: name.box,
        rule: 'country:address',
        confidence: WEIGHTS.address,
      },
    ];
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
  for (const read of [findNamedCountry, readCountry]) {
    for (const { text, line, cell } of texts) {
      const country = read(text);
      if (country)
        return [
          { value: country, page: line.page, box: cell.box, rule: 'country:address', confidence: WEIGHTS.address },
        ];
    }
  }
  return [];
}

function findNamedCountry(text: string): string | null {
  const parts = text.split(/[,·•|–\d]|\s-\s|\/\s/u);
  return parts.map(findRegionName).find((code) => code !== null) ?? null;
}

/** Reads a country by its name, the form of the postcode, or its code after the town. */
function readCountry(text: string): string | null {
  const code = CODE_AT_END.exec(text)?.[1] ?? null;
  return findNamedCountry(text) ?? countryOfAddressLine(text) ?? findRegion(code)?.code ?? null;
}

function findByWeakSigns(document: ReadDocument, language: string | null): Candidate[] {
  const [line] = document.lines;
  if (!line) return [];
  const texts = document.lines.map((entry) => entry.text.slice(0, 400));
  const iban = texts
    .map((text) => IBAN.exec(text)?.[1])
    .find((code) => code !== undefined && findRegion(code) !== null);
  const phone = document.lines
    .filter((entry) => entry.fields.some((hit) => hit.key === 'phone'))
    .map((entry) => readDiallingCode(entry.text))
    .find((code) => code !== null);
  const home = language ? HOMES.get(language) : undefined;
  const at = { page: line.page, box: line.box };
  return [
    ...(iban ? [{ ...at, value: iban, rule: 'country:iban', confidence: WEIGHTS.iban }] : []),
    ...(phone ? [{ ...at, value: phone, rule: 'country:phone', confidence: WEIGHTS.phone }] : []),
    ...(home ? [{ ...at, value: home, rule: 'country:language', confidence: WEIGHTS.language }] : []),
  ];
}

function readDiallingCode(text: string): string | null {
  const digits = PHONE.exec(text)?.[1] ?? '';
  const codes = [3, 2, 1].map((length) => DIALLING_CODES.get(digits.slice(0, length)));
  return codes.find((code) => code !== undefined) ?? null;
}

/** Raises the confidence of a country that several signs give, and lowers that of one whose signs are outweighed. */
function weighAgreement(candidates: readonly Candidate[]): Candidate[] {
  const sums = new Map<string, number>();
  for (const { value, confidence } of candidates) sums.set(value, (sums.get(value) ?? 0) + confidence);
  return candidates.map((candidate) => {
    const others = Math.max(0, ...[...sums].filter(([value]) => value !== candidate.value).map(([, rival]) => rival));
    const sum = sums.get(candidate.value) ?? 0;
    const missing = Math.max(0, WEIGHTS.agreementTarget - candidate.confidence);
    const bonus = sum > candidate.confidence ? WEIGHTS.agreement + missing * WEIGHTS.agreementShare : 0;
    const penalty = others > sum ? WEIGHTS.outweighed : 0;
    return { ...candidate, confidence: Math.min(WEIGHTS.max, candidate.confidence + bonus) - penalty };
  });
}
