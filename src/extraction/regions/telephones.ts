import { REGIONS } from './regions.js';

const PHONE = /(?<!\d)(?:\+|00)\s?(\d{1,3})/;
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

/** The country whose dialling code begins a telephone number, or whose area code follows a shared one; null if there is none. */
export function countryOfTelephone(text: string): string | null {
  const [, diallingCode = '', areaCode = ''] = AREA_CODE.exec(text) ?? [];
  const byArea = AREA_CODES.get(`${diallingCode} ${areaCode}`);
  if (byArea !== undefined) return byArea;
  const digits = PHONE.exec(text)?.[1] ?? '';
  const codes = [3, 2, 1].map((length) => DIALLING_CODES.get(digits.slice(0, length)));
  return codes.find((code) => code !== undefined) ?? null;
}
