import type { StatedLine } from '../model/stated-details.js';
import type { SheetSource } from './sheet-source.js';
import { CONTENT_WIDTH, LEFT, type SheetWriter } from './sheet-writer.js';

const MAX_ROWS = 1_000;
const MAX_PAGES = 40;
const MAX_NAME_LINES = 8;
const MAX_NUMBER_LINES = 3;
const HEAD_HEIGHT = 18;
const PADDING = 4;
const COLUMN_GAP = 8;
const INSET = 5;
const POSITION_WIDTH = 22;
const DESCRIPTION = { style: 'small', maxLines: 10 } as const;

/** A column of numbers, with its left edge once it is placed. */
interface Column {
  readonly label: string;
  readonly width: number;
  readonly of: 'quantity' | 'price' | 'rate' | 'amount';
  readonly read: (line: StatedLine) => string | null;
}

interface Table {
  readonly hasPositions: boolean;
  readonly name: { readonly label: string; readonly x: number; readonly width: number };
  readonly numbers: readonly (Column & { readonly x: number })[];
}

/** A line as it is printed. */
interface Row {
  readonly line: StatedLine;
  readonly numbers: readonly (string | null)[];
  readonly height: number;
}

/** Prints the lines of the invoice as a table, which continues on further pages, and moves below it. */
export function printLines(writer: SheetWriter, source: SheetSource): void {
  const { lines } = source.details;
  if (lines.length === 0) return;
  const table = arrangeTable(source);
  writer.reserve(90);
  const { y: top, pageCount: first } = writer;
  printTableHead(writer, table);
  let printed = 0;
  let bottom = writer.y;
  for (const line of lines.slice(0, MAX_ROWS)) {
    const row = readRow(writer, table, line);
    if (writer.reserve(row.height)) {
      if (writer.pageCount > MAX_PAGES) break;
      printTableHead(writer, table);
    }
    printRow(writer, table, row);
    printed += 1;
    if (writer.pageCount === first) bottom = writer.y;
  }
  writer.mark('items', { x: LEFT, y: top, width: CONTENT_WIDTH, height: bottom - top }, first);
  printRest(writer, source, lines.length - printed);
  writer.y += 14;
}

function arrangeTable(source: SheetSource): Table {
  const { lines } = source.details;
  let right = LEFT + CONTENT_WIDTH - INSET;
  const columns = listColumns(source).filter((column) => lines.some((line) => line[column.of] !== null));
  const numbers = columns.toReversed().map((column) => {
    const x = right - column.width;
    right = x - COLUMN_GAP;
    return { ...column, x };
  });
  const hasPositions = lines.some(({ position }) => position !== null);
  const left = LEFT + INSET + (hasPositions ? POSITION_WIDTH + COLUMN_GAP : 0);
  return { hasPositions, name: { label: source.words.name, x: left, width: right - left }, numbers };
}

function listColumns({ words, format, details }: SheetSource): Column[] {
  const amount = details.areLinesGross ? words.gross : words.net;
  return [
    { label: words.quantity, width: 76, of: 'quantity', read: (line) => format.toQuantity(line.quantity, line.unit) },
    { label: words.price, width: 78, of: 'price', read: (line) => readPrice(line, format) },
    { label: words.vat, width: 40, of: 'rate', read: (line) => format.toPercent(line.rate) },
    { label: amount, width: 76, of: 'amount', read: (line) => format.toNumber(line.amount, 2) },
  ];
}

function readPrice({ price, priceQuantity }: StatedLine, format: SheetSource['format']): string | null {
  const amount = format.toNumber(price, 2);
  const quantity = format.toNumber(priceQuantity, 0);
  return amount === null || quantity === null || quantity === '1' ? amount : `${amount} / ${quantity}`;
}

function printTableHead(writer: SheetWriter, { name, numbers }: Table): void {
  writer.shade({ x: LEFT, width: CONTENT_WIDTH, height: HEAD_HEIGHT }, 'band');
  const style = { style: 'heading', below: PADDING } as const;
  writer.print(name.label, { ...name, ...style });
  for (const { label, x, width } of numbers) writer.print(label, { x, width, align: 'right', ...style });
  writer.y += HEAD_HEIGHT;
}

function readRow(writer: SheetWriter, { name: { width }, numbers }: Table, line: StatedLine): Row {
  const texts = numbers.map(({ read }) => read(line));
  const heights = texts.map((text, index) =>
    writer.measure(text, { width: numbers[index]?.width ?? 0, maxLines: MAX_NUMBER_LINES }),
  );
  const name = writer.measure(line.name, { width, maxLines: MAX_NAME_LINES });
  const description = writer.measure(line.description, { width, ...DESCRIPTION });
  return { line, numbers: texts, height: Math.max(name + description, ...heights) + 2 * PADDING };
}

function printRow(writer: SheetWriter, table: Table, { line, numbers, height }: Row): void {
  const { x, width } = table.name;
  const position = { x: LEFT + INSET, width: POSITION_WIDTH, style: 'small', below: PADDING + 1 } as const;
  if (table.hasPositions) writer.print(line.position, position);
  const below = PADDING + writer.print(line.name, { x, width, maxLines: MAX_NAME_LINES, below: PADDING });
  writer.print(line.description, { x, width, below, ...DESCRIPTION });
  for (const [index, column] of table.numbers.entries()) {
    const place = { x: column.x, width: column.width, align: 'right', below: PADDING } as const;
    writer.print(numbers[index] ?? null, { ...place, maxLines: MAX_NUMBER_LINES });
  }
  writer.y += height;
  writer.rule();
}

function printRest(writer: SheetWriter, { words, format }: SheetSource, count: number): void {
  if (count === 0) return;
  writer.reserve(30);
  writer.y += 6;
  const text = words.moreLines(format.toNumber(String(count), 0) ?? '');
  writer.y += writer.print(text, { x: LEFT, width: CONTENT_WIDTH, style: 'strong' });
}
