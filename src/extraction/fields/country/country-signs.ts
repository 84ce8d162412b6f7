import { foldText } from '../../../shared/text.js';
import { LOCALES } from '../../locales/locales.js';
import type { Box } from '../../model/finding.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import { areAligned, findCellsBelow, type PlacedCell } from '../../page/cells.js';
import type { PartyBlock } from '../../page/party-blocks.js';
import { findBlockAround } from '../../page/party-blocks.js';
import { findValueRight } from '../../page/values.js';
import { countriesOfPostcode, countryOfAddressLine } from '../../regions/addresses.js';
import { findCountryName, findRegionName } from '../../regions/country-names.js';
import { findRegion, REGIONS } from '../../regions/regions.js';
import { joinAlternatives } from '../../text/alternatives.js';
import { countryOfTaxLabel } from '../../regions/tax-number.js';
import { findIbansInText } from '../../text/iban.js';
import { hasCaselessLetters } from '../../text/scripts.js';
import { squash } from '../../text/squash.js';
import type { NameCandidate } from '../company/seller.js';
import type { FoundTaxNumber } from '../tax-number/find-tax-number.js';

/** What is known from other fields. */
export interface CountryContext {
  readonly blocks: readonly PartyBlock[];
  readonly numbers: readonly FoundTaxNumber[];
  readonly names: readonly NameCandidate[];
  readonly language: string | null;
}

/** A piece of evidence for a country. */
export interface Sign {
  readonly country: string;
  readonly feature: string;
  /** Null for evidence without a place on the page: the language of the document. */
  readonly line: ReadLine | null;
  readonly box: Box | null;
}

const HOMES: ReadonlyMap<string, string | null> = new Map(
  LOCALES.map(({ language, homeCountry }) => [language, homeCountry]),
);
/** A less certain tax number may be the buyer's. */
const MIN_TAX_NUMBER = 0.4;
const MIN_NAME = 0.3;
/** A postcode in a cell of its own. */
const POSTCODE = /^\d{3}[\d -]{0,7}$/;
const CODE_AT_END = /,\s?([A-Z]{2})$/;
const PHONE = /(?<!\d)(?:\+|00)\s?(\d{1,3})/;
const TOP_LEVEL_DOMAIN = /(?:@|www\.|https?:\/\/)[\w.-]{2,60}\.([a-z]{2})(?![a-z.])/giu;
/** Countries by dialling code, without the codes that several countries share. */
const DIALLING_CODES = new Map(
  REGIONS.filter(({ diallingCode }, _, all) => {
    return all.filter((other) => other.diallingCode === diallingCode).length === 1;
  }).map(({ diallingCode, code }) => [diallingCode, code] as const),
);
const AREA_CODE = /(?<!\d)(?:\+|00)\s?(\d{1,3})[\s.()–-]{0,3}(\d{3})/u;
/** Countries by dialling code and area code, where several countries share the first. */
const AREA_CODES = new Map(
  REGIONS.flatMap(({ areaCodes = [], diallingCode, code }) => {
    return areaCodes.map((areaCode) => [`${diallingCode} ${areaCode}`, code] as const);
  }),
);
// "2 kg" is a weight, and "Kg Baru" a village in Malaysia.
const ADDRESS_WORDS = REGIONS.filter(({ address }) => address.words.length > 0).map(({ code, address }) => ({
  code,
  pattern: new RegExp(String.raw`(?<![\p{L}\p{N}]|\d\s)${joinAlternatives(address.words.map(foldText))}(?!\p{L})`, 'u'),
}));
/** Legal forms of a language that are those of no country or of another one: "Inc", and "ASBL" in Belgium. */
const FOREIGN_FORMS = new Set(
  [
    ...LOCALES.filter(({ homeCountry }) => homeCountry === null).flatMap(({ legalForms }) => legalForms),
    ...REGIONS.flatMap(({ legalForms = [] }) => legalForms),
  ].map(foldText),
);
const BANK_CODES = REGIONS.flatMap(({ code, bankCodes = [] }) =>
  bankCodes.length === 0
    ? []
    : [
        {
          code,
          pattern: new RegExp(
            String.raw`(?<!\p{L})${joinAlternatives(bankCodes)}(?:\s?(?:[Cc]ode|no\.?|[Nn]umber))?[\s:.]{1,3}[A-Z]{0,4}\d`,
            'u',
          ),
        },
      ],
);
const LEGAL_FORMS = [
  ...LOCALES.flatMap(({ homeCountry, legalForms }) => {
    const own = legalForms.filter((form) => !FOREIGN_FORMS.has(foldText(form)));
    return homeCountry === null || own.length === 0 ? [] : [{ code: homeCountry, legalForms: own, isOwn: false }];
  }),
  ...REGIONS.flatMap(({ code, legalForms }) => (legalForms ? [{ code, legalForms, isOwn: true }] : [])),
].map(({ code, legalForms, isOwn }) => ({
  code,
  isOwn,
  pattern: new RegExp(
    String.raw`(?<![\p{L}\p{N}])${joinAlternatives(legalForms.map(foldText))}(?![\p{L}\p{N}])|${joinAlternatives(legalForms.filter(hasCaselessLetters).map(foldText))}`,
    'u',
  ),
}));
const MAX_TEXT = 400;
/** A postcode form that at most this many countries share is strong evidence. */
const FEW = 3;

/** Finds all evidence for countries: labels, the tax number, addresses, telephone numbers, accounts, domains, names, the language. */
export function findSigns(document: ReadDocument, context: CountryContext): Sign[] {
  return [
    ...readLabels(document, context),
    ...readTaxNumber(document, context),
    ...readAddresses(document, context),
    ...readLines(document, context),
    ...readLanguage(context),
    ...readNames(context),
  ];
}

/** Reads "Country: DE" in a party's block. */
function readLabels(document: ReadDocument, { blocks }: CountryContext): Sign[] {
  return document.lines.flatMap((line) =>
    line.fields.flatMap((hit) => {
      const value = hit.key === 'country' ? findValueRight(line, hit) : null;
      const country = value ? (findCountryName(value.text) ?? findCountryName(value.words[0]?.text ?? '')) : null;
      const kind = findBlockAround(blocks, line.page, hit.box)?.kind ?? 'none';
      return value && country ? [{ country, feature: `label:${kind}`, line, box: value.box }] : [];
    }),
  );
}

function readTaxNumber(document: ReadDocument, { numbers }: CountryContext): Sign[] {
  const [best] = numbers;
  if (!best?.country || best.confidence < MIN_TAX_NUMBER) return [];
  const { country } = best;
  const line = document.lines.find((other) => other.page === best.page) ?? null;
  const isPrefixed = best.value.startsWith(country);
  const isLabelled = best.label !== null && countryOfTaxLabel(best.label, best.value) === country;
  return [
    isPrefixed ? 'prefix of the tax number' : 'form of the tax number',
    ...(isLabelled ? ['label of the tax number'] : []),
  ].map((feature) => ({ country, feature, line, box: best.box }));
}

/** Reads the lines under the seller's name: a country's name, the form of the address, and its words. */
function readAddresses(document: ReadDocument, { names }: CountryContext): Sign[] {
  const [best] = names;
  if (!best || best.probability < MIN_NAME) return [];
  return names
    .filter((name) => squash(name.name) === squash(best.name))
    .flatMap((name) => {
      const cells = findAddressCells(document, name);
      return cells.map((placed, index) => ({ ...placed, text: joinPostcode(placed, cells[index + 1]) }));
    })
    .flatMap(({ line, cell, text }) => readAddress(text).map((sign) => ({ ...sign, line, box: cell.box })));
}

function readAddress(text: string): { country: string; feature: string }[] {
  const code = findRegion(CODE_AT_END.exec(text)?.[1] ?? null)?.code;
  const formed = countryOfAddressLine(text);
  const named = findNamedCountry(text);
  const byPostcode = countriesOfPostcode(text);
  const folded = foldText(text);
  return [
    ...(named === null ? [] : [{ country: named, feature: 'named in the address' }]),
    ...(formed === null ? [] : [{ country: formed, feature: 'state or code in the address' }]),
    ...(code === undefined ? [] : [{ country: code, feature: 'code at the end of the address' }]),
    ...byPostcode.map((country) => ({
      country,
      feature: byPostcode.length <= FEW ? 'postcode of few countries' : 'postcode',
    })),
    ...ADDRESS_WORDS.filter(({ pattern }) => pattern.test(folded)).map((entry) => ({
      country: entry.code,
      feature: 'words of the address',
    })),
  ];
}

/** The cell with the name, where an address may follow it, and the cells below in its column. */
function findAddressCells(document: ReadDocument, name: NameCandidate): PlacedCell[] {
  const cell = name.line.cells.find((other) => areAligned(other.box, name.box));
  if (!cell) return [];
  const placed = { line: name.line, cell };
  return [placed, ...findCellsBelow(document, placed)];
}

/** The text of a cell, with a postcode that stands below it: "Springfield, IL" above "62701". */
function joinPostcode({ cell }: PlacedCell, below: PlacedCell | undefined): string {
  return below && POSTCODE.test(below.cell.text) ? `${cell.text} ${below.cell.text}` : cell.text;
}

function findNamedCountry(text: string): string | null {
  const parts = text.slice(0, MAX_TEXT).split(/[,·•|–\d]|\s-\s|\/\s/u);
  return parts.map(findRegionName).find((code) => code !== null) ?? null;
}

/** Reads telephone numbers, accounts, domains, addresses and names of countries anywhere, by the party in whose block they stand. */
function readLines(document: ReadDocument, { blocks }: CountryContext): Sign[] {
  return document.lines.flatMap((line) =>
    line.cells.flatMap((cell) => {
      const text = cell.text.slice(0, MAX_TEXT);
      const kind = findBlockAround(blocks, line.page, cell.box)?.kind ?? 'none';
      const place = kind === 'buyer' || kind === 'other_party' ? 'of another party' : 'outside';
      const iban = findRegion(findIbansInText(text)[0]?.slice(0, 2) ?? null)?.code ?? findBankCountry(text);
      const phone = line.fields.some((hit) => hit.key === 'phone') || /^\+/.test(text) ? readDiallingCode(text) : null;
      const domains = [...text.matchAll(TOP_LEVEL_DOMAIN)].map(([, code = '']) => findDomainCountry(code));
      const postcodes = countriesOfPostcode(text);
      const state = countryOfAddressLine(text);
      const named = findNamedCountry(text);
      const found: (readonly [string | null, string])[] = [
        [iban, 'iban'],
        [phone, 'phone'],
        [state, 'state'],
        [named, 'named'],
        ...domains.map((code) => [code, 'domain'] as const),
        ...(postcodes.length <= FEW ? postcodes.map((code) => [code, 'postcode'] as const) : []),
      ];
      return found.flatMap(([country, sign]) =>
        country === null ? [] : [{ country, feature: `${sign} ${place}`, line, box: cell.box }],
      );
    }),
  );
}

/** Country domains are the codes of ISO 3166-1 in lower case, except that of the United Kingdom (IANA). */
function findDomainCountry(domain: string): string | null {
  return findRegion(domain.toUpperCase())?.code ?? findRegionName(domain);
}

/** The country that a code of a bank is named by, where a number follows: "BSB: 062-000". */
function findBankCountry(text: string): string | null {
  return BANK_CODES.find(({ pattern }) => pattern.test(text))?.code ?? null;
}

function readDiallingCode(text: string): string | null {
  const [, diallingCode = '', areaCode = ''] = AREA_CODE.exec(text) ?? [];
  const byArea = AREA_CODES.get(`${diallingCode} ${areaCode}`);
  if (byArea !== undefined) return byArea;
  const digits = PHONE.exec(text)?.[1] ?? '';
  const codes = [3, 2, 1].map((length) => DIALLING_CODES.get(digits.slice(0, length)));
  return codes.find((code) => code !== undefined) ?? null;
}

function readLanguage({ language }: CountryContext): Sign[] {
  const home = language === null ? null : (HOMES.get(language) ?? null);
  return home === null ? [] : [{ country: home, feature: 'home of the language', line: null, box: null }];
}

/** The countries whose companies have the legal form of the seller's name. */
function readNames({ names }: CountryContext): Sign[] {
  const [best] = names;
  if (!best || best.probability < MIN_NAME) return [];
  const name = foldText(best.name);
  const found = LEGAL_FORMS.filter(({ pattern }) => pattern.test(name));
  // "S.A." is a part of "S.A. de C.V.", which only one country has.
  const own = found.filter(({ isOwn }) => isOwn);
  return (own.length > 0 ? own : found).map(({ code }) => ({
    country: code,
    feature: 'legal form',
    line: best.line,
    box: best.box,
  }));
}
