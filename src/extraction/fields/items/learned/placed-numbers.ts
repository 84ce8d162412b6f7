import { rightOf } from '../../../page/boxes.js';
import type { ReadDocument, ReadLine } from '../../../page/document.js';
import { isMoney, type Numeral } from '../../../page/numbers.js';

/** A number of a document with its place. */
export interface PlacedNumber {
  readonly numeral: Numeral;
  readonly line: ReadLine;
  readonly value: number;
  /** The value in hundredths. */
  readonly cents: number;
  /** Whether it is written as money. */
  readonly isMoney: boolean;
  readonly left: number;
  readonly right: number;
}

/** More numbers than this are not those of an invoice. */
const MAX_NUMBERS = 2_000;
/** In points. */
const SAME_EDGE = { left: 3, right: 4 } as const;

/** Lists the numbers of a document, line by line. */
export function placeNumbers({ lines }: ReadDocument): PlacedNumber[] {
  const placed = lines.flatMap((line) =>
    line.numerals.map((numeral): PlacedNumber => {
      const value = Number(numeral.value);
      const { x: left } = numeral.box;
      const cents = Math.sign(value) * Math.round(Math.abs(value) * 100);
      return { numeral, line, value, cents, isMoney: isMoney(numeral), left, right: rightOf(numeral.box) };
    }),
  );
  return placed.slice(0, MAX_NUMBERS);
}

/** Whether two numbers have the left or the right edge in common. */
export function areInLine(a: PlacedNumber, b: PlacedNumber): boolean {
  return haveSameRight(a, b) || Math.abs(a.left - b.left) < SAME_EDGE.left;
}

/** Whether two numbers end at the same place. */
export function haveSameRight(a: PlacedNumber, b: PlacedNumber): boolean {
  return Math.abs(a.right - b.right) < SAME_EDGE.right;
}

/** Groups numbers by their line. */
export function groupByLine(numbers: readonly PlacedNumber[]): ReadonlyMap<ReadLine, readonly PlacedNumber[]> {
  const byLine = new Map<ReadLine, PlacedNumber[]>();
  for (const number of numbers) byLine.set(number.line, [...(byLine.get(number.line) ?? []), number]);
  return byLine;
}
