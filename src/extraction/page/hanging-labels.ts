import type { PartyLabel } from '../locales/locale.js';
import type { LabelHit } from './labels.js';
import { joinBoxes } from './boxes.js';
import { joinWords, type Cell, type Line } from './lines.js';

/** A line with the labels of parties on it. */
interface PartyLine extends Line {
  readonly parties: readonly LabelHit<PartyLabel>[];
}

/** In heights of a line. The lines of one address are closer together. */
const MAX_LEADING = 1.6;
/** In points. */
const SAME_EDGE = 1;

/**
 * Splits cells that begin with the label of a party and go on with its name, where no more than a word space is between them: "Client Ann
 * Fox", if the next line begins below "Ann".
 */
export function splitHangingLabels<Read extends PartyLine>(lines: readonly Read[]): Read[] {
  return lines.map((line, index) => {
    const next = lines[index + 1];
    if (next?.page !== line.page || next.box.y - line.box.y > MAX_LEADING * line.box.height) return line;
    const cells = line.cells.flatMap((cell) => splitCell(line, cell, next));
    return cells.length === line.cells.length ? line : { ...line, cells };
  });
}

function splitCell({ parties, words }: PartyLine, cell: Cell, next: Line): Cell[] {
  const hit = parties.find(({ from }) => words[from] === cell.words[0]);
  const length = hit ? hit.to - hit.from : 0;
  const value = cell.words[length];
  if (!hit || !value || value.text === ':' || /[:.]$/.test(cell.words[length - 1]?.text ?? '')) return [cell];
  const continues = next.cells.some(({ box }) => Math.abs(box.x - value.box.x) < SAME_EDGE);
  return continues ? [toCell(cell.words.slice(0, length)), toCell(cell.words.slice(length))] : [cell];
}

function toCell(words: Cell['words']): Cell {
  return { words, text: joinWords(words), box: joinBoxes(words.map(({ box }) => box)) };
}
