import { Readable } from 'node:stream';
import type { Cell } from '../invoices/select-rows.store.js';
import type { ExportColumn } from './invoice-columns.js';
import { WORKBOOK_PARTS, workbookRelations, workbookXml } from './xlsx-parts.js';
import { columnWriters, rowXml, type CellWriter } from './xlsx-cells.js';
import { zipArchive, type ZipFile } from './zip-writer.js';

/** What Excel takes at most in a sheet. */
const MAX_ROWS = 1_048_576;
/** What a file of the archive holds for sure, with room for a batch. */
const MAX_CHARACTERS = 1_000_000_000;

type Lines = readonly (readonly Cell[])[];

/**
 * Writes lines as an Excel workbook (ECMA-376), while it is read. Amounts and dates are cells of numbers, timestamps in UTC; texts
 * are inline strings, never formulas. What one sheet can't hold goes on in the next, under the same header.
 *
 * @param mostRows of a sheet, its header included
 */
export function xlsxStream(
  columns: readonly ExportColumn[],
  batches: AsyncIterable<Lines>,
  mostRows: number = MAX_ROWS,
): Readable {
  const sheets = new SheetWriter(columns, batches[Symbol.asyncIterator](), mostRows);
  return Readable.from(zipArchive(workbookFiles(sheets)), { objectMode: false });
}

/** What tells of the number of sheets comes after them. */
async function* workbookFiles(sheets: SheetWriter): AsyncGenerator<ZipFile> {
  for (const [name, xml] of Object.entries(WORKBOOK_PARTS)) yield { name, content: [xml] };
  let count = 0;
  do {
    count += 1;
    yield { name: `xl/worksheets/sheet${count}.xml`, content: sheets.next() };
  } while (!sheets.finished);
  yield { name: 'xl/_rels/workbook.xml.rels', content: [workbookRelations(count)] };
  yield { name: 'xl/workbook.xml', content: [workbookXml(count)] };
}

/** Writes one sheet after the other from the same lines. */
class SheetWriter {
  /** Whether no line is left for another sheet. */
  finished = false;
  private readonly writers: readonly CellWriter[];
  private readonly header: string;
  /** What of a batch did not fit into the last sheet. */
  private rest: Lines = [];

  constructor(
    columns: readonly ExportColumn[],
    private readonly batches: AsyncIterator<Lines>,
    private readonly mostRows: number,
  ) {
    this.writers = columnWriters(columns.map(({ kind }) => kind));
    const names = columns.map(({ name }) => name);
    this.header = rowXml(columnWriters(columns.map(() => 'text')), names, 1);
  }

  async *next(): AsyncGenerator<string> {
    let ended = false;
    try {
      yield `<?xml version="1.0" encoding="UTF-8"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>`;
      yield* this.rows();
      yield '</sheetData></worksheet>';
      ended = true;
    } finally {
      // Whoever stops reading in the midst stops what the lines come from.
      if (!ended) await this.batches.return?.();
    }
  }

  private async *rows(): AsyncGenerator<string> {
    yield this.header;
    let row = 1;
    let characters = 0;
    while (row < this.mostRows && characters < MAX_CHARACTERS) {
      const lines = await this.take(this.mostRows - row);
      if (!lines) return;
      let xml = '';
      for (const cells of lines) xml += rowXml(this.writers, cells, (row += 1));
      characters += xml.length;
      yield xml;
    }
    this.rest = (await this.take(Infinity)) ?? [];
  }

  /** At most that many of the next lines; null at the end. */
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
