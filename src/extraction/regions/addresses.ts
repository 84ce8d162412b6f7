import { joinAlternatives } from '../text/alternatives.js';
import { remember } from '../text/remember.js';
import type { AddressStyle } from './region.js';
import { REGIONS } from './regions.js';

/** Longer lines contain more than an address. */
const MAX_TEXT = 300;
/** In letters: a state's code, such as "NSW". */
const MAX_CODE = 3;
/** What follows the end of an address: nothing, a country after a comma, the next part of a footer, or a telephone number. */
const END = String.raw`(?=\s*(?:$|,\s\p{Lu}|[·•|∙◦]|\s[–—-]\s)|\s[(+]\+?\d[\d\s()-]{6,}$)`;
const PROVINCE_ENDS = REGIONS.flatMap(({ code, address }) => {
  const pattern = buildProvincePattern(address);
  return pattern === null ? [] : [{ code, pattern: new RegExp(pattern, 'u') }];
});
const ADDRESS_LINES = REGIONS.flatMap(({ code, address: { lines } }) =>
  lines === undefined ? [] : [{ code, pattern: new RegExp(lines, 'u') }],
);
const STATE_LINES = REGIONS.filter(({ address }) => address.states.length > 0).flatMap(({ code, address }) => {
  const line = buildStatePattern(address);
  return line === null ? [] : [{ code, pattern: new RegExp(line, 'u') }];
});
/** A state in full behind the postcode: "Pune 411014, Maharashtra". */
const STATES_BEHIND = REGIONS.flatMap(({ code, address: { postcode, states } }) => {
  const names = states.filter((state) => state.length > MAX_CODE);
  if (postcode === null || names.length === 0) return [];
  return [{ code, pattern: new RegExp(String.raw`(?:${postcode}),\s${joinAlternatives(names)}(?=$|,)`, 'u') }];
});
const CAR_SIGNS = REGIONS.filter(({ carSign }) => carSign !== null).map(({ code, carSign, address }) => ({
  code,
  pattern: new RegExp(String.raw`(?:^|[\s·•|])${carSign}-(?=(?:${address.postcode})\s)`, 'u'),
}));
/** Countries that put their code before a postcode: "DE 80331 München". */
const LEADING_CODES = REGIONS.filter(
  ({ address }) => address.postcodePlace === 'before-town' || address.postcodePlace === 'anywhere',
).map(({ code, address }) => ({
  code,
  pattern: new RegExp(String.raw`(?:^|[\s,])${code}[ -](?:${address.postcode})(?=$|[\s,])`, 'u'),
}));
/** A town and the code of its state, without the postcode between them: "Springfield, IL". */
const STATE_AT_END = /^\p{Lu}[^\d:,]{1,40},\s([A-Z]{2,3})$/u;
/** Postcodes as they stand between commas, where a year could be too. */
const APART = String.raw`(?:\d{5,6}|\d{3}\s\d{2}|\d{2}-\d{3}|\d{4}-\d{3}|(?!19|20)\d{4})`;
/** A town or a state. */
const PLACE = String.raw`\p{Lu}[^\d,:;]{2,30}`;
/** Lines that a template prints with commas in any country: "80331, München", "Umeå, 903 25", "Perth, 6000, Western Australia". */
const COMMA_LINES = [
  String.raw`^${APART},\s\p{Lu}[\p{L}\s.'’()-]{1,40}$`,
  String.raw`(?:^|,\s)${PLACE},\s(?:[A-Z]{2}-)?${APART}(?:,\s${PLACE})?$`,
];
/** A postcode with a dash says enough behind its town, or behind the country: "POLSKA 61-758". */
const DASH_LINE = String.raw`^${PLACE}\s(?:\d{2}-\d{3}|\d{4}-\d{3})$`;
const POSTCODE = new RegExp(
  [
    ...COMMA_LINES,
    DASH_LINE,
    String.raw`(?<![\p{L}\d])(?:[A-Z]{1,2}[ -])?(?:${buildPostcodePattern('before-town')})(?![\d.,/])(?:\s?[A-Z]{2})?\s+(?:\p{L}['’])?\p{L}{2,}`,
    String.raw`(?<![\p{L}\d])(?:${buildPostcodePattern('anywhere')})(?![\p{L}\d])`,
    String.raw`\p{L}{2}[^\d]{1,30}\s(?:${buildPostcodePattern('after-town')})$`,
    ...REGIONS.filter(({ address }) => address.postcodePlace === 'after-state').flatMap(({ address }) => {
      return buildStatePattern(address, END) ?? [];
    }),
    ...REGIONS.filter(({ address }) => address.followsDash).map(({ address }) => buildDashPattern(address)),
    ...REGIONS.flatMap(({ address }) => buildNamedPattern(address) ?? []),
    ...PROVINCE_ENDS.map(({ pattern }) => pattern.source),
    ...ADDRESS_LINES.map(({ pattern }) => pattern.source),
  ].join('|'),
  'u',
);

/** Whether a text holds a postcode, or a province or street that ends an address without one, at the place where the addresses of its country have it. */
export const hasPostcode = remember((text) => POSTCODE.test(text.slice(0, MAX_TEXT)));

const LEADING_POSTCODE = new RegExp(String.raw`^(?:${buildPostcodePattern('anywhere')})(?![\p{L}\d])`, 'u');

/** Whether a text begins with a postcode of letters and digits, which no name does: "F92 X4PD, Letterkenny". */
export function beginsWithPostcode(text: string): boolean {
  return LEADING_POSTCODE.test(text);
}

/**
 * The country that an address line shows by a state before its postcode, by a country's code, or by a vehicle registration code:
 * "Springfield, IL 62701", "AT 1010 Wien", "D-80331 München"; null if it shows none.
 */
export const countryOfAddressLine = remember((text): string | null => {
  const line = text.slice(0, MAX_TEXT);
  const state = [...STATE_LINES, ...STATES_BEHIND].find(({ pattern }) => pattern.test(line));
  if (state) return state.code;
  const province = PROVINCE_ENDS.find(({ pattern }) => pattern.test(line));
  if (province) return province.code;
  const place = ADDRESS_LINES.find(({ pattern }) => pattern.test(line));
  if (place) return place.code;
  return [...LEADING_CODES, ...CAR_SIGNS].find(({ pattern }) => pattern.test(line))?.code ?? null;
});

/** The countries of the state whose code ends a line without a postcode: "Springfield, IL". None if the code is that of a country too. */
export function countriesOfState(line: string): readonly string[] {
  const state = STATE_AT_END.exec(line)?.[1];
  const owners = REGIONS.filter(({ address }) => state !== undefined && address.states.includes(state));
  return REGIONS.some(({ code }) => code === state) ? [] : owners.map(({ code }) => code);
}

const ADDRESS_FORMS = REGIONS.flatMap(({ code, address }) => {
  const source = buildAddressPattern(address);
  return source === null ? [] : [{ code, pattern: new RegExp(source, 'u') }];
});

/** The countries whose addresses can contain a line with such a postcode; several share a form, such as five digits before the town. */
export const countriesOfPostcode = remember((text): readonly string[] => {
  const line = text.slice(0, MAX_TEXT);
  return ADDRESS_FORMS.filter(({ pattern }) => pattern.test(line)).map(({ code }) => code);
});

function buildAddressPattern(address: AddressStyle): string | null {
  switch (address.postcodePlace) {
    case 'before-town':
      return String.raw`(?<![\p{L}\d])(?:[A-Z]{1,2}[ -])?(?:${address.postcode})(?![\d.,/])(?:\s?[A-Z]{2})?\s+(?:\p{L}['’])?\p{L}{2,}`;
    case 'anywhere':
      return String.raw`(?<![\p{L}\d])(?:${address.postcode})(?![\p{L}\d])`;
    case 'after-town':
      return String.raw`\p{L}{2}[^\d]{1,30}\s(?:${address.postcode})(?![\p{L}\d])`;
    case 'after-state': {
      const state = buildStatePattern(address);
      return address.followsDash && state !== null ? `${state}|${buildDashPattern(address)}` : state;
    }
    case null:
      return null;
  }
}

function buildPostcodePattern(place: AddressStyle['postcodePlace']): string {
  const postcodes = REGIONS.filter(({ address }) => address.postcodePlace === place).map(
    ({ address }) => address.postcode,
  );
  return [...new Set(postcodes)].join('|');
}

/** Matches a town, a dash and the postcode that ends the line: "Kochi - 682018", "Kochi, PIN 682018". */
function buildDashPattern({ postcode }: AddressStyle): string {
  return String.raw`(?:\p{L}{3}\s?[–-]\s?|(?<!\p{L})[Pp][Ii][Nn](?:\s?[Cc][Oo][Dd][Ee])?[\s:.–-]{1,3})(?:${postcode})\.?$`;
}

/** Matches a postcode after its name: "C.P. 37160"; null in countries that do not name it. */
function buildNamedPattern({ postcode, postcodeNames = [] }: AddressStyle): string | null {
  if (postcode === null || postcodeNames.length === 0) return null;
  return String.raw`(?<!\p{L})${joinAlternatives(postcodeNames)}[\s:.]{1,3}(?:${postcode})(?![\p{L}\d])`;
}

/**
 * Matches a district and its province or city, which end an address: "Gebze / KOCAELİ", "P.O. Box 1200, Doha"; null in countries whose
 * addresses show the postcode.
 */
function buildProvincePattern({ postcode, states, provinces = [] }: AddressStyle): string | null {
  const cities = postcode === null ? states.flatMap((name) => [name, name.toUpperCase()]) : [];
  const ends = [...provinces, ...cities];
  return ends.length === 0 ? null : String.raw`[\p{L}\d]{3}\s?[/,]\s?${joinAlternatives(ends)}${END}`;
}

/**
 * Matches a state and the postcode that ends the address. The short codes of states need a town before them, since words look like
 * them.
 */
function buildStatePattern({ postcode, states }: AddressStyle, end = '$'): string | null {
  if (postcode === null || states.length === 0) return null;
  const names = joinAlternatives([...states, ...states.map((state) => state.toUpperCase())]);
  return String.raw`(?:(?<=\p{L}{3}.{0,3}\s)|(?<!\p{L})(?=\p{L}{4}))${names}[\s,–-]{1,4}(?:${postcode})${end}`;
}
