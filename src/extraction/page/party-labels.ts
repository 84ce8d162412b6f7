import { JOINING_LABELS, LONE_PARTIES, PAYEES } from '../locales/dictionaries.js';
import type { PartyLabel } from '../locales/locale.js';
import { hasCaselessLetters } from '../text/scripts.js';
import { squash } from '../text/squash.js';
import { areAligned } from './cells.js';
import type { ReadDocument, ReadLine } from './document.js';
import type { LabelHit } from './labels.js';
import { joinWords, type Cell } from './lines.js';

/**
 * Whether a hit is a real label: it opens its cell, and a colon, a remark in brackets, nothing or the party itself follows. Running text
 * does not count.
 */
export function startsParty(line: ReadLine, hit: LabelHit<PartyLabel>): boolean {
  const cell = findCell(line, hit);
  if (!cell || cell.words[0] !== line.words[hit.from]) return false;
  const text = squash(joinWords(line.words.slice(hit.from, hit.to)));
  const isPayee = PAYEES.has(hit.label) && text.endsWith(hit.label);
  if (text !== hit.label && !isPayee && text !== joinTwins(line, hit)) return false;
  if (JOINING_LABELS.has(hit.label) && !isLoneLabel(line, hit, cell)) return false;
  const last = line.words[hit.to - 1]?.text ?? '';
  const following = cell.words.length - (hit.to - hit.from);
  const colon = /[:.]$/.test(last) || line.words[hit.to]?.text === ':';
  // Letters of scripts without capitals may open a label too.
  const capital = /^[\p{Lu}\p{Lo}]/u.test(line.words[hit.from]?.text ?? '');
  const isRemarked = /^\([^()]*\)$/u.test(joinWords(cell.words.slice(hit.to - hit.from)));
  if (LONE_PARTIES.has(hit.label) && following > 0 && !isRemarked) return false;
  return (
    capital &&
    (colon ||
      following === 0 ||
      isRemarked ||
      isPairedLabel(line, cell) ||
      (following <= 6 && isDistinct(line, hit) && !/[.;]$/.test(cell.text)))
  );
}

/** Whether a label without a colon is more than a word of a name: several words, or one in capitals before others: "CUSTOMER Fox Farm". */
function isDistinct({ words }: ReadLine, { from, to }: LabelHit<PartyLabel>): boolean {
  const [last = '', next = ''] = [words[to - 1]?.text, words[to]?.text];
  const isInCapitals = /^\p{Lu}{4,}$/u.test(last) && /^\p{Lu}\p{Ll}/u.test(next);
  return to - from > 1 || hasCaselessLetters(last) || isInCapitals;
}

/** The labels of one party that share their words with this one, which is the first: "Eladó/Seller". */
function joinTwins(line: ReadLine, hit: LabelHit<PartyLabel>): string | null {
  const twins = line.parties.filter(({ key, from, to }) => key === hit.key && from === hit.from && to === hit.to);
  return twins[0] === hit ? twins.map(({ label }) => label).join('') : null;
}

/**
 * Whether a short word such as "De" is a label: at the start of a line or beside another label. In "LUZ  DE  TARDE" it is part of a name,
 * in "De: 01.11.2026" it begins a period, and "Dª." is a form of address.
 */
function isLoneLabel(line: ReadLine, { to }: LabelHit<PartyLabel>, cell: Cell): boolean {
  const isFirst = cell === line.cells[0] || startsWithParty(line, line.cells[line.cells.indexOf(cell) - 1]);
  return isFirst && !line.words[to - 1]?.text.endsWith('.') && !/^\d/.test(line.words[to]?.text ?? '');
}

function startsWithParty(line: ReadLine, cell: Cell | undefined): boolean {
  return line.parties.some(({ from }) => line.words[from] === cell?.words[0]);
}

/** Whether a cell is nothing but two labels of a party: "Client / Recipient of services". */
function isPairedLabel(line: ReadLine, { words }: Cell): boolean {
  const first = line.parties.find(({ from }) => line.words[from] === words[0]);
  const second = line.parties.find(({ from }) => first !== undefined && from === first.to + 1);
  return (
    second !== undefined && line.words[second.from - 1]?.text === '/' && line.words[second.to - 1] === words.at(-1)
  );
}

/** The cell in which a label begins. */
export function findCell(line: ReadLine, hit: LabelHit<PartyLabel>): Cell | undefined {
  const word = line.words[hit.from];
  return line.cells.find((cell) => word !== undefined && cell.words.includes(word));
}

/** Whether there is nothing but a label in its cell. */
export function fillsCell(line: ReadLine, hit: LabelHit<PartyLabel>): boolean {
  return findCell(line, hit)?.words.length === hit.to - hit.from;
}

/** Whether a label repeats the one above it in another language: "Seller" below "Sprzedawca:", in a line of nothing but labels. */
export function isTranslation({ lines }: ReadDocument, line: ReadLine, hit: LabelHit<PartyLabel>): boolean {
  const above = lines[line.index - 1];
  const areLabels = line.cells.every((cell) =>
    line.parties.some((party) => findCell(line, party) === cell && fillsCell(line, party)),
  );
  if (!areLabels || above?.page !== line.page) return false;
  return above.parties.some(
    (party) =>
      party.key === hit.key &&
      party.label !== hit.label &&
      startsParty(above, party) &&
      fillsCell(above, party) &&
      areAligned(party.box, hit.box),
  );
}
