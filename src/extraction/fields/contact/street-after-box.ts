import { isPostBox } from '../../page/address-lines.js';

/** A street with its number, and the postcode that precedes the town. */
const STREET_BEFORE_TOWN = /^\p{Lu}[^,]{1,60},\s[^,]{1,40}$/u;
const TOWN = /^\p{Lu}\p{L}{2,}$/u;
const MAX_BOX = 60;

/**
 * Finds the street address behind a name and a post-office box in the same town: "Postbus 12, 1234 AB Delft Kade 4, 1235 CD Delft". Returns
 * null if there is none.
 */
export function readStreetAfterBox(name: string, text: string): string | null {
  const behind = text.split(name)[1]?.replace(/^[\s,·•|–-]+/u, '') ?? '';
  const words = behind.split(' ');
  // The town stands at the end of both addresses.
  for (const [at, town] of words.entries()) {
    const box = words.slice(0, at + 1).join(' ');
    if (box.length > MAX_BOX) break;
    const rest = words.slice(at + 1).join(' ');
    const end = TOWN.test(town) ? rest.indexOf(town) : -1;
    const isNumbered = end > 0 && /\d/.test(rest.split(',')[0] ?? '');
    if (isNumbered && STREET_BEFORE_TOWN.test(rest.slice(0, end).trim()) && isPostBox(box))
      return rest.slice(0, end + town.length);
  }
  return null;
}
