import { Readable } from 'node:stream';
import type { Cell } from '../invoices/select-rows.store.js';
import { toIsoTimestamp } from '../shared/clock.js';
import { formatDecimal, MONEY_SCALE, QUANTITY_SCALE, RATE_SCALE } from '../shared/money.js';
import type { CellKind, ExportColumn } from './invoice-columns.js';
import { joinLines } from './join-lines.js';

/** The first characters by which a spreadsheet program recognises a formula (OWASP, CSV Injection), including full-width forms. */
const FORMULA_BEGIN = /^[=+\-@\t\r\n\0\uFF1D\uFF0B\uFF0D\uFF20]/;

export const CSV_DELIMITERS = [',', ';', '\t', '|'] as const;
/** Matches the few texts that may need escaping or quotes with any delimiter. */
const SPECIAL = /["\r\n,;\t|]|^[=+\-@\0\uFF1D\uFF0B\uFF0D\uFF20]/;

export interface CsvOptions {
  readonly delimiter: (typeof CSV_DELIMITERS)[number];
  /** Whether the file starts with a byte order mark, by which Excel recognises UTF-8. */
  readonly bom: boolean;
}

/** Streams lines as CSV (RFC 4180) in UTF-8 with a header. Texts cannot become formulas. */
export function streamCsv(
  columns: readonly ExportColumn[],
  batches: AsyncIterable<readonly (readonly Cell[])[]>,
  { delimiter, bom }: CsvOptions,
): Readable {
  const kinds = columns.map((column) => column.kind);
  const header = formatLine(
    columns.map((column) => column.name),
    kinds.map(() => 'text'),
    delimiter,
  );
  return Readable.from(
    (async function* () {
      yield Buffer.from((bom ? '\uFEFF' : '') + header);
      for await (const lines of batches) {
        const texts = joinLines(lines, (cells) => formatLine(cells, kinds, delimiter));
        for (const text of texts) yield Buffer.from(text);
      }
    })(),
  );
}

/** Writes a line whose only cell is empty as a quoted empty text, because readers skip blank lines. */
function formatLine(cells: readonly Cell[], kinds: readonly CellKind[], delimiter: string): string {
  let line = '';
  for (let index = 0; index < kinds.length; index += 1) {
    if (index > 0) line += delimiter;
    line += formatCell(cells[index] ?? null, kinds[index] ?? 'text', delimiter);
  }
  return line === '' ? '""\r\n' : `${line}\r\n`;
}

function formatCell(cell: Cell, kind: CellKind, delimiter: string): string {
  if (cell === null) return '';
  switch (kind) {
    case 'text':
      return formatText(String(cell), delimiter);
    case 'money':
      return formatDecimal(cell, MONEY_SCALE);
    case 'quantity':
      return formatDecimal(cell, QUANTITY_SCALE);
    case 'rate':
      return formatDecimal(cell, RATE_SCALE);
    case 'date':
      return String(cell);
    case 'timestamp':
      return toIsoTimestamp(String(cell));
  }
}

/** Escapes a text that a spreadsheet program could read as a formula, and quotes it where a delimiter or line break requires that. */
function formatText(text: string, delimiter: string): string {
  if (!SPECIAL.test(text)) return text;
  const safe = FORMULA_BEGIN.test(text) ? `'${text}` : text;
  return /["\r\n]/.test(safe) || safe.includes(delimiter) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
