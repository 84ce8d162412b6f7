import type { Box, Field } from '../model/finding.js';
import type { Ideographs } from './font-names.js';
import { listFonts } from './fonts.js';
import { carryDirection, findDirection } from './direction.js';
import { measureText, wrapText, type TextStyle } from './sheet-text.js';
import type { Sheet, SheetPage, SheetPlace, SheetShape, SheetText, Tone } from './sheet.js';
import type { SheetWords } from './words/sheet-words.js';

/** ISO 216 A4 in points. */
const WIDTH = 595;
const HEIGHT = 842;
const MARGIN = 48;
const BOTTOM = HEIGHT - 64;
const TOP_TITLE = 28;
const FOOTER = HEIGHT - 44;
/** Of the size of the font. */
const BASELINE = 1.02;
const LINE_HEIGHT = 1.35;
const DEEP_LINE_HEIGHT = 1.5;
/** Arabic, Bengali, and the scripts of southern India, whose letters reach further below the line. */
const IS_DEEP = /[\u0600-\u08FF\u0980-\u09FF\u0B80-\u0D7F]/;

/** The left edge of the text, and its width. */
export const LEFT = MARGIN;
export const CONTENT_WIDTH = WIDTH - 2 * MARGIN;

const STYLES = {
  title: { size: 20, weight: 'bold', tone: 'ink' },
  heading: { size: 8, weight: 'bold', tone: 'quiet' },
  strong: { size: 9.5, weight: 'bold', tone: 'ink' },
  body: { size: 9, weight: 'regular', tone: 'ink' },
  small: { size: 7.5, weight: 'regular', tone: 'quiet' },
} as const satisfies Record<string, TextStyle & { readonly tone: Tone }>;
export type StyleName = keyof typeof STYLES;

/** Where and how a text is printed. */
export interface PrintOptions {
  readonly x: number;
  readonly width: number;
  readonly style?: StyleName;
  readonly align?: 'left' | 'right';
  readonly maxLines?: number;
  /** Points below the current height. */
  readonly below?: number;
  /** The fields whose values it has. */
  readonly fields?: readonly Field[];
}

type Arrangement = Pick<PrintOptions, 'x' | 'width' | 'style' | 'align'>;
type PlacedLine = Omit<SheetText, 'y' | 'size' | 'weight' | 'tone'>;

/** The lines of a text, and the room that they take. */
interface Block {
  readonly lines: readonly PlacedLine[];
  readonly x: number;
  readonly width: number;
}

interface OpenPage extends SheetPage {
  readonly texts: SheetText[];
  readonly shapes: SheetShape[];
}

/** Puts texts on pages, from top to bottom, and remembers where the fields are. */
export class SheetWriter {
  /** The current height on the page. */
  y = MARGIN;
  private readonly pages: OpenPage[] = [];
  private readonly places = new Map<Field, SheetPlace>();
  private readonly wrapped = new Map<string, readonly string[]>();
  private page: OpenPage;

  constructor(private readonly ideographs: Ideographs) {
    this.page = this.addPage();
  }

  /** The number of pages so far, which is that of the current page. */
  get pageCount(): number {
    return this.pages.length;
  }

  /** Begins a new page unless `height` points are left. @returns whether it did */
  reserve(height: number): boolean {
    if (this.y + height <= BOTTOM) return false;
    this.page = this.addPage();
    return true;
  }

  /** The height that a text needs. */
  measure(text: string | null, { width, style = 'body', maxLines = 1 }: Omit<PrintOptions, 'x'>): number {
    return this.wrap(text, style, width, maxLines).length * getLineHeight(text ?? '', style);
  }

  /** Prints a text at the current height, which stays. @returns the height of the text; 0 if there is none */
  print(text: string | null, options: PrintOptions): number {
    const { x, width, style = 'body', align = 'left', maxLines = 1, below = 0, fields = [] } = options;
    const block = this.arrange(this.wrap(text, style, width, maxLines), text ?? '', { x, width, style, align });
    const lineHeight = getLineHeight(text ?? '', style);
    for (const [index, line] of block.lines.entries()) this.put(line, style, below + index * lineHeight);
    const height = block.lines.length * lineHeight;
    const box = { x: block.x, y: this.y + below, width: block.width, height };
    if (height > 0) for (const field of fields) this.mark(field, box);
    return height;
  }

  /** Prints a text over the whole width line by line, on as many pages as it needs, and moves below it. @returns the number of lines */
  flow(text: string, style: StyleName, maxLines: number): number {
    const wrapped = wrapText(text, STYLES[style], CONTENT_WIDTH, maxLines);
    const { lines } = this.arrange(wrapped, text, { x: LEFT, width: CONTENT_WIDTH, style, align: 'left' });
    const lineHeight = getLineHeight(text, style);
    for (const line of lines) {
      this.reserve(lineHeight);
      this.put(line, style, 0);
      this.y += lineHeight;
    }
    return lines.length;
  }

  /** Draws a horizontal line at the current height. */
  rule(x = LEFT, width = CONTENT_WIDTH): void {
    this.shade({ x, width, height: 0.6 }, 'line');
  }

  /** Fills a rectangle that begins at the current height. */
  shade({ x, width, height }: Omit<Box, 'y'>, tone: Tone): void {
    this.page.shapes.push({ x, y: this.y, width, height, tone });
  }

  /** Remembers where the value of a field is. The first place counts. */
  mark(field: Field, box: Box, page = this.pageCount): void {
    if (!this.places.has(field)) this.places.set(field, { page, box });
  }

  /** Adds the footers, and the title to further pages, and returns the pages. */
  finish(words: SheetWords, title: string): Sheet {
    for (const page of this.pages) {
      this.page = page;
      this.y = TOP_TITLE;
      if (page.number > 1) this.print(title, { x: LEFT, width: CONTENT_WIDTH, style: 'small' });
      this.y = FOOTER;
      this.rule();
      const below = 6;
      this.print(words.origin, { x: LEFT, width: CONTENT_WIDTH - 90, style: 'small', below });
      const number = words.page(page.number, this.pages.length);
      this.print(number, { x: LEFT, width: CONTENT_WIDTH, style: 'small', align: 'right', below });
    }
    return { pages: this.pages, places: this.places };
  }

  /** Places the lines of a text beside each other's edge: lines that are read from the right begin at the right edge of the widest one. */
  private arrange(lines: readonly string[], text: string, { x, width, style, align }: Required<Arrangement>): Block {
    const direction = findDirection(text);
    const edge = direction === 'rtl' ? 'right' : align;
    // A letter at which a word was broken has another form, which may be wider.
    const widths = lines.map((line) => Math.min(width, measureText(line, STYLES[style])));
    const widest = Math.max(0, ...widths);
    const left = align === 'left' ? x : x + width - widest;
    const texts = carryDirection(lines, direction);
    const placed = lines.map((line, index) => {
      const across = widths[index] ?? 0;
      const start = edge === 'left' ? left : left + widest - across;
      const fonts = listFonts(line, this.ideographs);
      return { text: texts[index] ?? line, x: start, width: across, align: edge, direction, fonts };
    });
    return { lines: placed, x: left, width: widest };
  }

  private put(line: PlacedLine, style: StyleName, below: number): void {
    const { size, weight, tone } = STYLES[style];
    // Copying objects takes much of the time of a layout.
    const { text, x, width, align, direction, fonts } = line;
    const y = this.y + below + size * BASELINE;
    this.page.texts.push({ text, x, y, width, size, weight, tone, align, direction, fonts });
  }

  /** Breaks a text once for both its height and its place. */
  private wrap(text: string | null, style: StyleName, width: number, maxLines: number): readonly string[] {
    if (text === null) return [];
    const key = `${style} ${width} ${maxLines} ${text}`;
    const lines = this.wrapped.get(key) ?? wrapText(text, STYLES[style], width, maxLines);
    this.wrapped.set(key, lines);
    return lines;
  }

  private addPage(): OpenPage {
    const page = { number: this.pages.length + 1, width: WIDTH, height: HEIGHT, texts: [], shapes: [] };
    this.pages.push(page);
    this.y = MARGIN;
    return page;
  }
}

function getLineHeight(text: string, style: StyleName): number {
  return STYLES[style].size * (IS_DEEP.test(text) ? DEEP_LINE_HEIGHT : LINE_HEIGHT);
}
