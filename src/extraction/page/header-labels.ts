import type { Box } from '../model/finding.js';
import { COLUMN_LABELS } from '../locales/dictionaries.js';
import type { ColumnLabel } from '../locales/locale.js';
import type { Word } from '../model/draft.js';
import type { LabelHit } from './labels.js';
import { labelsOn } from './labels.js';
import { squash } from '../text/squash.js';
import type { Line } from './lines.js';
import { bottomOf, boxAround, rightOf, textOf } from './lines.js';

/** A line with the places of the numbers on it. */
export interface NumberedLine extends Line {
  readonly numerals: readonly { readonly box: Box }[];
}

/** How many lines under a header are asked for what they have under its words. */
const BODY_LINES = 6;
const MAX_DISTANCE = 14;
/** A gap of more line heights than this ends a table. */
const TABLE_GAP = 4;

/**
 * The labels for columns on one of the lines. Headers of narrow columns stand close together: "Tax Amount" over a rate and an amount
 * is two labels, and over amounts only it is one.
 */
export function headerLabels(lines: readonly NumberedLine[], index: number): LabelHit<ColumnLabel>[] {
  const line = lines[index];
  if (!line) return [];
  return labelsOn(line, COLUMN_LABELS).flatMap((hit) => inTwo(lines, index, hit) ?? [hit]);
}

function inTwo(
  lines: readonly NumberedLine[],
  index: number,
  hit: LabelHit<ColumnLabel>,
): LabelHit<ColumnLabel>[] | null {
  const words = lines[index]?.words ?? [];
  for (let at = hit.from + 1; at < hit.to; at += 1) {
    const left = labelOf(words, hit.from, at);
    const right = labelOf(words, at, hit.to);
    if (left && right && areTwoColumns(lines, index, left.box, right.box)) return [left, right];
  }
  return null;
}

function labelOf(words: readonly Word[], from: number, to: number): LabelHit<ColumnLabel> | null {
  const label = squash(textOf(words.slice(from, to)));
  const key = COLUMN_LABELS.get(label);
  const box = boxAround(words.slice(from, to).map((word) => word.box));
  return key === undefined ? null : { key, label, from, to, box };
}

/** Whether most rows below have one number under each of two header words. */
function areTwoColumns(lines: readonly NumberedLine[], index: number, left: Box, right: Box): boolean {
  const body = rowsUnder(lines, index);
  const both = body.filter((line) => {
    const sides = line.numerals.map(({ box }) => Math.sign(shared(box, left) - shared(box, right)));
    return sides.includes(1) && sides.includes(-1);
  });
  return both.length > 0 && both.length >= 0.6 * body.length;
}

/** The first lines with numbers under a header; another table begins where a wide gap is. */
export function rowsUnder(lines: readonly NumberedLine[], index: number): NumberedLine[] {
  const rows: NumberedLine[] = [];
  let last = lines[index];
  for (const line of lines.slice(index + 1, index + 1 + MAX_DISTANCE)) {
    if (!last || line.page !== last.page || rows.length >= BODY_LINES) break;
    if (rows.length > 0 && line.box.y - bottomOf(last.box) > TABLE_GAP * line.box.height) break;
    last = line;
    if (line.numerals.length >= 2) rows.push(line);
  }
  return rows;
}

function shared(a: Box, b: Box): number {
  return Math.max(0, Math.min(rightOf(a), rightOf(b)) - Math.max(a.x, b.x));
}
