import type { Field } from '../model/finding.js';
import { CONTENT_WIDTH, LEFT, type SheetWriter } from './sheet-writer.js';

const GAP = 14;
const MAX_LINES = 3;

/** A label and the value below it; null if the document does not state it. */
export interface Fact {
  readonly label: string;
  readonly value: string | null;
  readonly fields?: readonly Field[];
}

/** Prints the stated facts in columns, and moves below them. */
export function printFacts(writer: SheetWriter, facts: readonly Fact[], columns: number): void {
  const stated = facts.filter(({ value }) => value !== null);
  const width = (CONTENT_WIDTH - (columns - 1) * GAP) / columns;
  for (let first = 0; first < stated.length; first += columns) {
    writer.reserve(60);
    const heights = stated.slice(first, first + columns).map(({ label, value, fields = [] }, column) => {
      const x = LEFT + column * (width + GAP);
      const below = writer.print(label, { x, width, style: 'small' }) + 1;
      return below + writer.print(value, { x, width, maxLines: MAX_LINES, below, fields });
    });
    writer.y += Math.max(...heights) + 9;
  }
}
