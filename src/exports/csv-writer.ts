import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import type { CellKind, ExportColumn } from './invoice-columns.js';
import type { ExportLine } from './invoice-rows.js';

/** With what a spreadsheet program takes a text for a formula (OWASP, CSV Injection), full-width forms included. */
const FORMULA_BEGIN = /^[=+\-@\t\r\n\0\uFF1D\uFF0B\uFF0D\uFF20]/;

export const CSV_DELIMITERS = [',', ';', '\t', '|'] as const;

export interface CsvOptions {
  readonly delimiter: (typeof CSV_DELIMITERS)[number];
  /** Whether a byte order mark comes first, by which Excel knows UTF-8. */
  readonly bom: boolean;
}

/** Writes lines as CSV (RFC 4180) in UTF-8 with a header, batch by batch as it is read. Texts can't become formulas. */
export function csvStream(
  columns: readonly ExportColumn[],
  batches: AsyncIterable<readonly ExportLine[]>,
  { delimiter, bom }: CsvOptions,
): Readable {
  const write = (lines: readonly ExportLine[]) =>
    stringify([...lines] as string[][], { delimiter, record_delimiter: '\r\n', quoted_match: /\r/ });
  const kinds = columns.map((column) => column.kind);
  return Readable.from(
    (async function* () {
      yield Buffer.from((bom ? '\uFEFF' : '') + write([columns.map((column) => column.name)]));
      for await (const lines of batches) {
        yield Buffer.from(
          write(lines.map((line) => line.map((cell, index) => safeCell(cell, kinds[index] ?? 'text')))),
        );
      }
    })(),
    { objectMode: false },
  );
}

/** A cell that no spreadsheet program takes for a formula; numbers and dates stay as they are. */
function safeCell(cell: string | null, kind: CellKind): string | null {
  return cell !== null && kind === 'text' && FORMULA_BEGIN.test(cell) ? `'${cell}` : cell;
}
