/** The lengths of the account numbers of each country, from the registry of ISO 13616. */
const LENGTHS: ReadonlyMap<string, number> = new Map(
  (
    [
      [15, 'NO'],
      [16, 'BE'],
      [18, 'DK FI FK FO GL NL SD'],
      [19, 'MK SI'],
      [20, 'AT BA EE KZ LT LU MN XK'],
      [21, 'CH HR LI LV'],
      [22, 'BG BH CR DE GB GE IE ME RS VA'],
      [23, 'AE GI IL IQ OM SO TL'],
      [24, 'AD CZ ES MD PK RO SA SE SK TN VG'],
      [25, 'LY PT ST'],
      [26, 'IS TR'],
      [27, 'BI DJ FR GR IT MC MR SM'],
      [28, 'AL AZ BY CY DO GT HU LB NI PL SV'],
      [29, 'BR EG PS QA UA'],
      [30, 'JO KW MU YE'],
      [31, 'MT SC'],
      [32, 'LC'],
      [33, 'RU'],
    ] as const
  ).flatMap(([length, countries]) => countries.split(' ').map((country) => [country, length] as const)),
);
const START = /(?<![\p{L}\p{N}])[A-Z]{2}\s?\d{2}(?=(?:\s?[A-Z0-9]){11})/gu;
const IBAN_CHARACTERS = /^(?:\s?[A-Z0-9]){15,34}/u;
/** A Polish IBAN without the country's code, as Poland writes account numbers. */
const BARE = { code: 'PL', number: /(?<![\p{L}\p{N}])\d{2}(?:[ -]?\d{4}){6}(?![\p{L}\p{N}])/gu } as const;
const MAX_TEXT = 500;

/**
 * Finds the IBANs (ISO 13616) with a valid checksum in the first 500 characters of a text, without their spaces, and those without
 * their country's code.
 */
export function findIbansInText(text: string): string[] {
  const found: string[] = [];
  // Another number that starts like an IBAN may directly precede it, so each possible start is tried separately.
  for (const { index } of text.slice(0, MAX_TEXT).matchAll(START)) {
    const [match = ''] = IBAN_CHARACTERS.exec(text.slice(index, MAX_TEXT)) ?? [];
    const iban = findValidPart(match.replaceAll(/\s/g, ''));
    if (iban !== null && !found.at(-1)?.endsWith(iban)) found.push(iban);
  }
  const bare = text.slice(0, MAX_TEXT).match(BARE.number) ?? [];
  const named = bare.flatMap((number) => findValidPart(BARE.code + number.replaceAll(/\D/g, '')) ?? []);
  return [...new Set([...found, ...named])];
}

/**
 * The prefix that has the length of its country and a valid checksum, or null. The match may include words after the number, such as
 * the BIC; of 97 of them, one would fit the checksum by chance.
 */
function findValidPart(text: string): string | null {
  const length = LENGTHS.get(text.slice(0, 2)) ?? Infinity;
  if (text.length < length) return null;
  const part = text.slice(0, length);
  return computeRemainder(part.slice(4) + part.slice(0, 4)) === 1 ? part : null;
}

/** The checksum of ISO 7064 mod 97-10, in which letters stand for 10 to 35. */
function computeRemainder(text: string): number {
  let remainder = 0;
  for (const character of text) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder;
}
