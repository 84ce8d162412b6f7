import { parseNumber } from '../../page/numbers.js';

/** A quantity before the name: "2 x Chair", "1.00 × Lamp". */
const LEADING = /^(\d{1,6}(?:[.,]\d{1,3})?)\s?[x×*]\s+(?=\S*\p{L})/iu;

/** A name without the quantity that it begins with; the quantity is null if it begins with none. */
export function splitLeadingQuantity(text: string): { readonly name: string; readonly quantity: string | null } {
  const match = LEADING.exec(text);
  const number = match ? parseNumber(match[1] ?? '', null) : null;
  return match && number
    ? { name: text.slice(match[0].length), quantity: number.value }
    : { name: text, quantity: null };
}
