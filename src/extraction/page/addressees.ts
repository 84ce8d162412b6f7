import { HONORIFICS } from '../locales/dictionaries.js';
import type { PartyLabel } from '../locales/locale.js';
import type { LabelHit } from './labels.js';
import { joinBoxes, type Line } from './lines.js';

const AFTER_NAMES: ReadonlySet<string> = new Set(HONORIFICS);

/**
 * Finds the name of the recipient of a document, which an honorific follows in the same cell or the next one: "山田商店 御中". The hit
 * covers the name, as if it were its own label; null if the line has none.
 */
export function findAddressee(line: Line): LabelHit<PartyLabel> | null {
  const at = line.words.findIndex(({ text }, index) => index > 0 && AFTER_NAMES.has(text));
  const honorific = line.words[at];
  const before = line.words[at - 1];
  if (!honorific || !before) return null;
  const cell = line.cells.find(({ words }) => words.includes(before));
  // A sentence may hold such words too. The name ends its cell.
  const isLast = line.cells.some(({ words }) => words.at(-1) === honorific);
  const first = cell?.words[0];
  if (!cell || !first || !isLast) return null;
  const words = cell.words.filter((word) => word !== honorific);
  return {
    key: 'buyer',
    label: honorific.text,
    from: line.words.indexOf(first),
    to: at,
    box: joinBoxes(words.map(({ box }) => box)),
  };
}
