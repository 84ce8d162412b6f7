const START = /(?<![\p{L}\p{N}])[A-Z]{2}\d{2}(?=(?:\s?[A-Z0-9]){11})/gu;
const IBAN_CHARACTERS = /^(?:\s?[A-Z0-9]){15,34}/u;
const MIN_LENGTH = 15;
const MAX_TEXT = 500;

/** Finds the IBANs (ISO 13616) with a valid checksum in the first 500 characters of a text, without their spaces. */
export function findIbansInText(text: string): string[] {
  const found: string[] = [];
  // Another number that starts like an IBAN may directly precede it, so each possible start is tried separately.
  for (const { index } of text.slice(0, MAX_TEXT).matchAll(START)) {
    const [match = ''] = IBAN_CHARACTERS.exec(text.slice(index, MAX_TEXT)) ?? [];
    const iban = findValidPart(match.replaceAll(/\s/g, ''));
    if (iban !== null && !found.at(-1)?.endsWith(iban)) found.push(iban);
  }
  return found;
}

/** The longest prefix with a valid checksum, or null. The match may include words after the number. */
function findValidPart(text: string): string | null {
  for (let length = text.length; length >= MIN_LENGTH; length -= 1) {
    const part = text.slice(0, length);
    if (computeRemainder(part.slice(4) + part.slice(0, 4)) === 1) return part;
  }
  return null;
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
