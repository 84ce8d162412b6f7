import { foldText } from '../../../shared/text.js';
import type { Candidate } from '../../page/candidate.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import { countryOfAddressLine } from '../../regions/addresses.js';
import { findRegionName } from '../../regions/country-names.js';
import { isCurrencySign, isSignBefore, readCurrency } from '../../regions/currencies.js';
import { findRegion, REGIONS } from '../../regions/regions.js';
import { restoreLetters } from './till-text.js';

/** The shop's address is at the top of a receipt. */
const HEAD_LINES = 12;
/** Shorter names of states, and their codes, are easily confused with other words. */
const MIN_STATE_LENGTH = 5;
const STATES: ReadonlyMap<string, string> = new Map(
  REGIONS.flatMap(({ code, address }) =>
    address.states.filter(({ length }) => length >= MIN_STATE_LENGTH).map((state) => [foldText(state), code] as const),
  ),
);
/** A capital that is the sign of a currency, before its amount: "R821.10". */
const CAPITAL_SIGN = /^([A-Z])(?=\d[\d,]*\.\d{2}$)/u;
const STATE_CODE = /^\p{L}[\p{L} .'’-]{2,30},\s?([A-Z]{2,3})$/u;
/** Currencies in which shops of many countries print their prices. */
const WORLD_CURRENCIES: ReadonlySet<string> = new Set(['USD']);
/** Countries by their own currencies, whose codes begin with theirs; neighbours that also use them are small. */
const COUNTRY_BY_CURRENCY: ReadonlyMap<string, string> = new Map(
  REGIONS.filter(({ currency, code }) => currency.startsWith(code) && !WORLD_CURRENCIES.has(currency)).map(
    ({ currency, code }) => [currency, code] as const,
  ),
);
/** Legal forms of one country only, with letters of the Latin alphabet. */
const LEGAL_FORMS = REGIONS.flatMap(({ code, legalForms = [] }) =>
  legalForms
    .filter((form) => !REGIONS.some((other) => other.code !== code && other.legalForms?.includes(form)))
    .map((form) => ({ code, form: foldText(form) })),
);
const CONFIDENCE = {
  /** The form of an address line. */
  address: 0.85,
  /** A state at the end of a line. Streets may have its name. */
  state: 0.8,
  /** A country's name. Shops may have it in theirs. */
  name: 0.8,
  /** A country's own currency. Shops may accept others. */
  currency: 0.7,
  /** A legal form of the country alone. */
  legalForm: 0.7,
  /** Added per further kind of sign for the same country. */
  agreement: 0.06,
  max: 0.95,
} as const;

/**
 * Finds the country of the shop, best candidate first, by its address, a state or country named there, or the currency.
 *
 * @param rateCodes codes for rates of taxes on the receipt, which may look like signs of currencies
 */
export function findReceiptCountries({ lines }: ReadDocument, rateCodes: readonly string[]): Candidate[] {
  const head = lines.slice(0, HEAD_LINES);
  const places = [...head.flatMap(readSigns), ...readStateCodes(head, lines)];
  const codes = [...rateCodes, ...places.flatMap(({ value }) => findRegion(value)?.rateCodes ?? [])];
  const signs = [...places, ...lines.flatMap((line) => readCurrencySign(line, codes)).slice(0, 1)];
  const countries = [...new Set(signs.map(({ value }) => value))];
  return countries
    .flatMap((country) => {
      const same = signs.filter(({ value }) => value === country).toSorted((a, b) => b.confidence - a.confidence);
      const [best] = same;
      const kinds = new Set(same.map(({ rule }) => rule)).size;
      const confidence = Math.min(CONFIDENCE.max, (best?.confidence ?? 0) + CONFIDENCE.agreement * (kinds - 1));
      return best ? [{ ...best, confidence }] : [];
    })
    .toSorted((a, b) => b.confidence - a.confidence);
}

function readSigns(line: ReadLine): Candidate[] {
  const place = { page: line.page, box: line.box };
  const address = countryOfAddressLine(line.words.map(({ text }) => restoreLetters(text)).join(' '));
  const parts = line.text.split(/[,.;|()\d]/).map((part) => part.trim());
  const named = parts.map(findRegionName).find((code) => code !== null);
  const state = readState(line);
  const folded = ` ${foldText(line.text)} `;
  const formed = LEGAL_FORMS.find(({ form }) => folded.includes(` ${form} `))?.code;
  return [
    ...(formed ? [{ ...place, value: formed, rule: 'country:legal form', confidence: CONFIDENCE.legalForm }] : []),
    ...(address ? [{ ...place, value: address, rule: 'country:address', confidence: CONFIDENCE.address }] : []),
    ...(named ? [{ ...place, value: named, rule: 'country:name', confidence: CONFIDENCE.name }] : []),
    ...(state ? [{ ...place, value: state, rule: 'country:state', confidence: CONFIDENCE.state }] : []),
  ];
}

/** Finds the country of the state at the end of an address line: "81100 Johor Bahru, Johor.", "KAJANG SELANGOR". */
function readState(line: ReadLine): string | null {
  const words = foldText(line.text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');
  const ends = [2, 1].map((count) => STATES.get(words.slice(-count).join(' ')));
  return ends.find((code) => code !== undefined) ?? null;
}

/** Whether a text starts with a state: "SELANGOR DARUL EHSAN". */
export function startsWithState(text: string): boolean {
  const words = foldText(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');
  return [2, 1].some((count) => STATES.has(words.slice(0, count).join(' ')));
}

/** Finds the country of a town with the code of its state, "CHICAGO, IL", if only one country with the printed currency has that code. */
function readStateCodes(head: readonly ReadLine[], lines: readonly ReadLine[]): Candidate[] {
  const printed = new Set(lines.flatMap(({ numerals }) => numerals.map(({ currencySign }) => currencySign)));
  const regions = REGIONS.filter(({ currencySigns }) => currencySigns.some((sign) => printed.has(sign)));
  return head.flatMap((line) => {
    const code = STATE_CODE.exec(line.text)?.[1] ?? '';
    const [only, ...others] = regions.filter(({ address }) => address.states.includes(code));
    const place = { page: line.page, box: line.box };
    return only && others.length === 0
      ? [{ ...place, value: only.code, rule: 'country:state', confidence: CONFIDENCE.state }]
      : [];
  });
}

function readCurrencySign(line: ReadLine, rateCodes: readonly string[]): Candidate[] {
  const written = line.numerals.flatMap(({ currencySign, box }) => (currencySign ? [{ text: currencySign, box }] : []));
  const before = line.words.flatMap(({ text, box }) => {
    const sign = CAPITAL_SIGN.exec(text)?.[1] ?? '';
    return isSignBefore(sign) ? [{ text: sign, box }] : [];
  });
  const alone = line.words.map(({ text, box }) => ({ text: text.replaceAll(/[():.]/g, ''), box }));
  return [...written, ...before, ...alone.filter(({ text }) => isCurrencySign(text))].flatMap(({ text, box }) => {
    const currency = rateCodes.includes(text) ? null : readCurrency(text, null);
    const value = currency?.isCertain ? COUNTRY_BY_CURRENCY.get(currency.code) : undefined;
    return value === undefined
      ? []
      : [{ value, page: line.page, box, rule: 'country:currency', confidence: CONFIDENCE.currency }];
  });
}
