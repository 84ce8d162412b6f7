import { Readable } from 'node:stream';
import type { Cell } from '../shared/select-rows.store.js';
import type { ExportColumn } from './invoice-columns.js';
import { joinLines } from './join-lines.js';
import { WORKBOOK_PARTS, buildWorkbookRelations, buildWorkbookXml } from './xlsx-parts.js';
import { createColumnWriters, buildRowXml, type CellWriter } from './xlsx-cells.js';
import { writeZipArchive, type ZipFile } from './zip-writer.js';

/** The maximum number of rows that Excel accepts in a sheet. */
const MAX_ROWS = 1_048_576;
/** The characters after which a new sheet begins. They stay below the limit of a zip entry by the size of a batch. */
const MAX_CHARACTERS = 1_000_000_000;

type Lines = readonly (readonly Cell[])[];

interface SheetLimits {
  readonly maxRows: number;
  readonly maxCharacters: number;
}

/**
 * Streams lines as an Excel workbook (ECMA-376). Amounts and dates are numeric cells, timestamps are in UTC, and texts are inline
 * strings, never formulas. When a sheet is full, the lines continue in the next one under the same header.
 *
 * @param limits of a sheet: its rows, the header included, and the characters after which it takes no further batch
 */
export function streamXlsx(
  columns: readonly ExportColumn[],
  batches: AsyncIterable<Lines>,
  { maxRows = MAX_ROWS, maxCharacters = MAX_CHARACTERS }: Partial<SheetLimits> = {},
): Readable {
  const sheets = new SheetWriter(columns, batches[Symbol.asyncIterator](), { maxRows, maxCharacters });
  return Readable.from(writeZipArchive(writeWorkbookFiles(sheets)));
}

/** The parts that list the sheets come last, because only then is their number known. */
async function* writeWorkbookFiles(sheets: SheetWriter): AsyncGenerator<ZipFile> {
  for (const [name, xml] of Object.entries(WORKBOOK_PARTS)) yield { name, content: [xml] };
  let count = 0;
  do {
    count += 1;
    yield { name: `xl/worksheets/sheet${count}.xml`, content: sheets.writeSheet() };
  } while (!sheets.finished);
  yield { name: 'xl/_rels/workbook.xml.rels', content: [buildWorkbookRelations(count)] };
  yield { name: 'xl/workbook.xml', content: [buildWorkbookXml(count)] };
}

/** Writes consecutive sheets from one sequence of lines. */
class SheetWriter {
  /** Whether all lines are written. */
  finished = false;
  private readonly writers: readonly CellWriter[];
  private readonly header: string;
  /** The lines of a batch that did not fit into the last sheet. */
  private rest: Lines = [];

  constructor(
    columns: readonly ExportColumn[],
    private readonly batches: AsyncIterator<Lines>,
    private readonly limits: SheetLimits,
  ) {
    this.writers = createColumnWriters(columns.map(({ kind }) => kind));
    const names = columns.map(({ name }) => name);
    this.header = buildRowXml(createColumnWriters(columns.map(() => 'text')), names, 1);
  }

  async *writeSheet(): AsyncGenerator<string> {
    let ended = false;
    try {
      yield `<?xml version="1.0" encoding="UTF-8"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>`;
      yield* this.writeRows();
      yield '</sheetData></worksheet>';
      ended = true;
    } finally {
      // A reader that stops early also closes the source of the lines.
      if (!ended) await this.batches.return?.();
    }
  }

  private async *writeRows(): AsyncGenerator<string> {
    yield this.header;
    const { maxRows, maxCharacters } = this.limits;
    let row = 1;
    let characters = 0;
    while (row < maxRows && characters < maxCharacters) {
      const lines = await this.take(maxRows - row);
      if (!lines) return;
      const first = row + 1;
      for (const xml of joinLines(lines, (cells, index) => buildRowXml(this.writers, cells, first + index))) {
        characters += xml.length;
        yield xml;
      }
      row += lines.length;
    }
    this.rest = (await this.take(Infinity)) ?? [];
  }

  /** Returns at most the given number of further lines; null at the end. */
  private async take(most: number): Promise<Lines | null> {
    const { rest } = this;
    const batch = rest.length > 0 ? { value: rest, done: false } : await this.batches.next();
    this.finished = batch.done === true;
    if (batch.done === true) return null;
    const lines = batch.value as Lines;
    this.rest = lines.slice(most);
    return lines.slice(0, most);
  }
}
