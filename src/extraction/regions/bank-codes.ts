import { joinAlternatives } from '../text/alternatives.js';
import { REGIONS } from './regions.js';

/** A name of a code, and the code itself: "BSB: 062-000", "IFSC code ABCD0123456". */
const CODES = REGIONS.flatMap(({ code, bankCodes }) => {
  if (!bankCodes) return [];
  const source = String.raw`(?<!\p{L})${joinAlternatives(bankCodes)}(?:\s?(?:[Cc]ode|no\.?|[Nn]umber))?[\s:.]{1,3}[A-Z]{0,4}\d`;
  return [{ code, pattern: new RegExp(source, 'u') }];
});

/** The country that has the kind of bank code that a text states; null if it states none. */
export function countryOfBankCode(text: string): string | null {
  return CODES.find(({ pattern }) => pattern.test(text))?.code ?? null;
}
