import type { Box, Field } from '../model/finding.js';
import type { FontName, Weight } from './font-names.js';
import type { Direction } from './direction.js';

/** Main text, text beside it, thin lines, and the ground of a table's head. */
export type Tone = 'ink' | 'quiet' | 'line' | 'band';

/** One line of text; `x` and `y` are where its baseline is on the left. All measures are in points from the top left corner. */
export interface SheetText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** At most; about what it takes for scripts that join their letters. */
  readonly width: number;
  readonly size: number;
  readonly weight: Weight;
  readonly tone: Tone;
  /** The edge that it has to touch. */
  readonly align: 'left' | 'right';
  readonly direction: Direction;
  /** In the order in which they are searched for each character. */
  readonly fonts: readonly FontName[];
}

/** A filled rectangle. */
export interface SheetShape extends Box {
  readonly tone: Tone;
}

/** One page that is made from an e-invoice. */
export interface SheetPage {
  readonly number: number;
  readonly width: number;
  readonly height: number;
  readonly texts: readonly SheetText[];
  readonly shapes: readonly SheetShape[];
}

/** Where a value is printed. */
export interface SheetPlace {
  readonly page: number;
  readonly box: Box;
}

/** The pages that are made from an e-invoice, and the places of its fields on them. */
export interface Sheet {
  readonly pages: readonly SheetPage[];
  readonly places: ReadonlyMap<Field, SheetPlace>;
}
