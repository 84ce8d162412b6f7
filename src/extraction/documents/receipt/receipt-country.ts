import { foldText } from '../../../shared/text.js';
import type { Candidate } from '../../page/candidate.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import { countryOfAddressLine } from '../../regions/addresses.js';
import { findRegionName } from '../../regions/country-names.js';
import { isCurrencySign, readCurrency } from '../../regions/currencies.js';
import { REGIONS } from '../../regions/regions.js';

/** The shop's address stands at the top of a receipt. */
const HEAD_LINES = 12;
/** Shorter names and codes of states are too much like other words. */
const MIN_STATE_LENGTH = 5;
const STATES: ReadonlyMap<string, string> = new Map(
  REGIONS.flatMap(({ code, address }) =>
    address.states.filter(({ length }) => length >= MIN_STATE_LENGTH).map((state) => [foldText(state), code] as const),
  ),
);
/** Countries by their currency, where no other country has it. */
const OWN_CURRENCIES: ReadonlyMap<string, string> = new Map(
  REGIONS.filter(({ currency }, _, all) => all.filter((other) => other.currency === currency).length === 1).map(
    ({ currency, code }) => [currency, code] as const,
  ),
);
const CONFIDENCE = { address: 0.85, state: 0.8, name: 0.8, currency: 0.7 } as const;
/** What a second sign of the same country adds. */
const AGREEMENT = 0.06;
const MAX_CONFIDENCE = 0.95;

/** The country of the shop, best candidate first: by its address, the state or country named there, or a currency of one country only. */
export function receiptCountries({ lines }: ReadDocument): Candidate[] {
  const signs = [...lines.slice(0, HEAD_LINES).flatMap(signsOn), ...lines.flatMap(currencyOn).slice(0, 1)];
  const countries = [...new Set(signs.map(({ value }) => value))];
  return countries
    .flatMap((country) => {
      const own = signs.filter(({ value }) => value === country).toSorted((a, b) => b.confidence - a.confidence);
      const [best] = own;
      const kinds = new Set(own.map(({ rule }) => rule)).size;
      const confidence = Math.min(MAX_CONFIDENCE, (best?.confidence ?? 0) + AGREEMENT * (kinds - 1));
      return best ? [{ ...best, confidence }] : [];
    })
    .toSorted((a, b) => b.confidence - a.confidence);
}

function signsOn(line: ReadLine): Candidate[] {
  const place = { page: line.page, box: line.box };
  const address = countryOfAddressLine(line.text);
  const parts = line.text.split(/[,.;|()\d]/).map((part) => part.trim());
  const named = parts.map(findRegionName).find((code) => code !== null);
  const state = stateOn(line);
  return [
    ...(address ? [{ ...place, value: address, rule: 'country:address', confidence: CONFIDENCE.address }] : []),
    ...(named ? [{ ...place, value: named, rule: 'country:name', confidence: CONFIDENCE.name }] : []),
    ...(state ? [{ ...place, value: state, rule: 'country:state', confidence: CONFIDENCE.state }] : []),
  ];
}

/** The country whose state ends an address line: "81100 Johor Bahru, Johor.", "KAJANG SELANGOR". */
function stateOn(line: ReadLine): string | null {
  const words = foldText(line.text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');
  const ends = [2, 1].map((count) => STATES.get(words.slice(-count).join(' ')));
  return ends.find((code) => code !== undefined) ?? null;
}

function currencyOn(line: ReadLine): Candidate[] {
  const written = line.numerals.flatMap(({ currencySign, box }) => (currencySign ? [{ text: currencySign, box }] : []));
  const alone = line.words.map(({ text, box }) => ({ text: text.replaceAll(/[():.]/g, ''), box }));
  return [...written, ...alone.filter(({ text }) => isCurrencySign(text))].flatMap(({ text, box }) => {
    const currency = readCurrency(text, null);
    const value = currency?.isCertain ? OWN_CURRENCIES.get(currency.code) : undefined;
    return value === undefined
      ? []
      : [{ value, page: line.page, box, rule: 'country:currency', confidence: CONFIDENCE.currency }];
  });
}
