import { foldText } from '../../../shared/text.js';
import { LOCALES } from '../../locales/locales.js';
import type { Box } from '../../model/finding.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import { areAligned, findCellsBelow, type PlacedCell } from '../../page/cells.js';
import type { PartyBlock } from '../../page/party-blocks.js';
import { findBlockAround } from '../../page/party-blocks.js';
import { findValueRight } from '../../page/values.js';
import { countriesOfPostcode, countriesOfState, countryOfAddressLine } from '../../regions/addresses.js';
import { countryOfBankCode } from '../../regions/bank-codes.js';
import { findCountryName, findRegionName } from '../../regions/country-names.js';
import { findRegion, REGIONS } from '../../regions/regions.js';
import { joinAlternatives } from '../../text/alternatives.js';
import { countryOfTaxLabel } from '../../regions/tax-number.js';
import { countryOfTelephone } from '../../regions/telephones.js';
import { findIbansInText } from '../../text/iban.js';
import { squash } from '../../text/squash.js';
import type { NameCandidate } from '../company/seller.js';
import { countriesOfLegalForm } from './legal-form-countries.js';
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
const TOP_LEVEL_DOMAIN = /(?:@|www\.|https?:\/\/)[\w.-]{2,60}\.([a-z]{2})(?![a-z.])/giu;
// "2 kg" is a weight, and "Kg Baru" a village in Malaysia. More digits are a postcode: "80331 München".
const ADDRESS_WORDS = REGIONS.filter(({ address }) => address.words.length > 0).map(({ code, address }) => ({
  code,
  pattern: new RegExp(
    String.raw`(?<![\p{L}\p{N}]|(?<!\d)\d{1,3}\s)${joinAlternatives(address.words.map(foldText))}(?!\p{L})`,
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
      return cells.flatMap((placed, index) => {
        const signs = [
          ...readAddress(joinPostcode(placed, cells[index + 1])),
          // "Ann Fox, MD" is a doctor, not a place in Maryland.
          ...(index === 0 ? [] : countriesOfState(placed.cell.text)).map((country) => ({
            country,
            feature: 'state or code in the address',
          })),
          ...findTwinCountries(document, placed).map((country) => ({ country, feature: 'named in the address' })),
        ];
        return signs.map((sign) => ({ ...sign, line: placed.line, box: placed.cell.box }));
      });
    });
}

/** The countries below the same postcode and town elsewhere: sellers often leave out what the address of a buyer in their town says. */
function findTwinCountries(document: ReadDocument, { line, cell }: PlacedCell): string[] {
  if (countriesOfPostcode(cell.text).length === 0) return [];
  const twins = document.lines
    .filter((other) => other !== line && other.text.includes(cell.text))
    .flatMap((other) =>
      other.cells.filter(({ text }) => text === cell.text).map((twin) => ({ line: other, cell: twin })),
    );
  return twins.flatMap((twin) => findNamedCountry(findCellsBelow(document, twin)[0]?.cell.text ?? '') ?? []);
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

/** The text of a cell, followed by a postcode that stands alone below it: "Springfield, IL" above "62701". */
function joinPostcode({ cell }: PlacedCell, below: PlacedCell | undefined): string {
  return below && POSTCODE.test(below.cell.text) ? `${cell.text} ${below.cell.text}` : cell.text;
}

function findNamedCountry(text: string): string | null {
  const parts = text.slice(0, MAX_TEXT).split(/[,·•|–()\d]|\s-\s|\/\s/u);
  return parts.map(findRegionName).find((code) => code !== null) ?? null;
}

/** Reads telephone numbers, accounts, domains, addresses and names of countries anywhere, by the party in whose block they stand. */
function readLines(document: ReadDocument, { blocks }: CountryContext): Sign[] {
  return document.lines.flatMap((line) =>
    line.cells.flatMap((cell) => {
      const text = cell.text.slice(0, MAX_TEXT);
      const kind = findBlockAround(blocks, line.page, cell.box)?.kind ?? 'none';
      const place = kind === 'buyer' || kind === 'other_party' ? 'of another party' : 'outside';
      const iban = findRegion(findIbansInText(text)[0]?.slice(0, 2) ?? null)?.code ?? countryOfBankCode(text);
      const phone =
        line.fields.some((hit) => hit.key === 'phone') || /^\+/.test(text) ? countryOfTelephone(text) : null;
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

function readLanguage({ language }: CountryContext): Sign[] {
  const home = language === null ? null : (HOMES.get(language) ?? null);
  return home === null ? [] : [{ country: home, feature: 'home of the language', line: null, box: null }];
}

/** The countries whose companies have the legal form of the seller's name. */
function readNames({ names }: CountryContext): Sign[] {
  const [best] = names;
  if (!best || best.probability < MIN_NAME) return [];
  return countriesOfLegalForm(best.name).map((country) => ({
    country,
    feature: 'legal form',
    line: best.line,
    box: best.box,
  }));
}
