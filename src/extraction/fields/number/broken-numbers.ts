import { FIELD_LABELS } from '../../locales/dictionaries.js';
import type { Box } from '../../model/finding.js';
import { bottomOf, joinBoxes, rightOf } from '../../page/boxes.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import type { Cell } from '../../page/lines.js';
import type { NumberCandidate } from './number-candidates.js';

/** The rest of a number on its next line. */
const REST = /^\d[\p{L}\d]*(?:[-/][\p{L}\d]+)*$/u;
/** In lines. Another column may have lines between those of a number. */
const MAX_LINES = 2;
/** In heights of the number. */
const MAX_LEADING = 1;
/** In points. The lines of a cell begin or end this close to each other. */
const SAME_EDGE = 3;

/** Joins a number that ends with a hyphen or slash at the end of its cell, and its rest alone in the cell below: "FA-2025-" and "0042". */
export function joinBroken(document: ReadDocument, candidates: readonly NumberCandidate[]): readonly NumberCandidate[] {
  const rests = new Set<Cell>();
  const joined = candidates.map((candidate) => {
    const rest = findRest(document, candidate);
    if (!rest) return candidate;
    rests.add(rest.cell);
    return { ...candidate, value: rest.value, box: joinBoxes([candidate.box, rest.cell.box]) };
  });
  return joined.filter(({ line, box }) => {
    const cell = findCell(line, box);
    return !cell || !rests.has(cell);
  });
}

/** The cell in which a number begins. */
function findCell({ cells }: ReadLine, { x }: Box): Cell | undefined {
  return cells.find(({ words }) => words.some((word) => word.box.x === x));
}

function findRest(
  { lines }: ReadDocument,
  { line, box, value }: NumberCandidate,
): { cell: Cell; value: string } | null {
  const cell = findCell(line, box);
  const last = cell?.words.at(-1);
  if (!cell || !last || rightOf(last.box) - rightOf(box) > SAME_EDGE || !/\d[-/]$/.test(last.text)) return null;
  const below = lines
    .slice(line.index + 1, line.index + 1 + MAX_LINES)
    .filter(({ page, box: { y } }) => page === line.page && y - bottomOf(box) < MAX_LEADING * box.height)
    .flatMap(({ cells }) => cells);
  const rest = below.find(
    ({ words, text, box: other }) =>
      words.length === 1 &&
      REST.test(text) &&
      (Math.abs(rightOf(other) - rightOf(box)) < SAME_EDGE ||
        [box, cell.box].some(({ x }) => Math.abs(other.x - x) < SAME_EDGE)),
  );
  const sign = last.text.slice(-1);
  return rest ? { cell: rest, value: `${value.endsWith(sign) ? value : value + sign}${rest.text}` } : null;
}

/**
 * Puts a single capital back before the number that it begins where a label took it for its own end: "Fattura n. R 24/12" has the label
 * "Fattura n.", not "Fattura nr".
 */
export function restoreLetter(candidate: NumberCandidate): NumberCandidate {
  const { label, line, box, value } = candidate;
  const hit = line.fields.find((other) => other.label === label && line.words[other.to]?.box.x === box.x);
  const [before, letter] = hit ? line.words.slice(hit.to - 2, hit.to) : [];
  if (!hit || !letter || !before?.text.endsWith('.') || !/^\p{Lu}$/u.test(letter.text)) return candidate;
  if (FIELD_LABELS.get(hit.label.slice(0, -1)) !== hit.key) return candidate;
  return { ...candidate, value: `${letter.text} ${value}`, box: joinBoxes([letter.box, box]) };
}
