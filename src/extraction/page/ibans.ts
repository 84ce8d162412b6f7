import { linesOf } from './lines.js';
import type { Page } from '../model/draft.js';

const IBAN = /(?<![\p{L}\p{N}])[A-Z]{2}\d{2}(?:\s?[A-Z0-9]){11,30}/gu;
const SHORTEST = 15;
const MOST = 5;
const LONGEST_LINE = 500;

/** The account numbers (ISO 13616) on pages whose checksum holds, each once. */
export function ibansIn(pages: readonly Page[]): string[] {
  const found = linesOf(pages).flatMap(({ text }) => text.slice(0, LONGEST_LINE).match(IBAN) ?? []);
  const valid = found.map((text) => validPart(text.replaceAll(/\s/g, ''))).filter((iban) => iban !== null);
  return [...new Set(valid)].slice(0, MOST);
}

/** Letters and digits behind the number may be taken for its end: the longest beginning whose checksum holds is meant. */
function validPart(text: string): string | null {
  for (let length = text.length; length >= SHORTEST; length -= 1) {
    const part = text.slice(0, length);
    if (remainderOf(part.slice(4) + part.slice(0, 4)) === 1) return part;
  }
  return null;
}

/** ISO 7064 mod 97-10, letters standing for 10 to 35. */
function remainderOf(text: string): number {
  let remainder = 0;
  for (const sign of text) {
    const value = Number.parseInt(sign, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder;
}
