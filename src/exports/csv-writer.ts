import { Readable } from 'node:stream';
import type { Cell } from '../shared/select-rows.store.js';
import { toIsoTimestamp } from '../shared/clock.js';
import { formatDecimal, MONEY_SCALE, QUANTITY_SCALE, RATE_SCALE } from '../shared/money.js';
import type { CellKind, ExportColumn } from './invoice-columns.js';
import { joinLines } from './join-lines.js';

/** The first characters by which a spreadsheet program recognises a formula (OWASP, CSV Injection), including full-width forms. */
const FORMULA_BEGIN = /^[=+\-@\t\r\n\0\uFF1D\uFF0B\uFF0D\uFF20]/;

export const CSV_DELIMITERS = [',', ';', '\t', '|'] as const;
/**
 * By the delimiter of a file, the places in a text where a cell could begin for readers that split at another delimiter, as spreadsheet
 * programs do in some countries, or that take a line break for the end of a row. Quotes do not help: such a reader finds them in the middle.
 */
const INNER_FORMULA_BEGIN = new Map(
  CSV_DELIMITERS.map((own) => {
    const others = CSV_DELIMITERS.filter((delimiter) => delimiter !== own).join('');
    return [own, new RegExp(`([${others}\\r\\n]"*)(?=[=+\\-@\\0\\uFF1D\\uFF0B\\uFF0D\\uFF20])`, 'g')];
  }),
);

/** Matches the few texts that may need escaping or quotes with any delimiter. */
const SPECIAL = /["\r\n,;\t|]|^[=+\-@\0\uFF1D\uFF0B\uFF0D\uFF20]/;

type CsvDelimiter = (typeof CSV_DELIMITERS)[number];

export interface CsvOptions {
  readonly delimiter: CsvDelimiter;
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
function formatLine(cells: readonly Cell[], kinds: readonly CellKind[], delimiter: CsvDelimiter): string {
  let line = '';
  for (let index = 0; index < kinds.length; index += 1) {
    if (index > 0) line += delimiter;
    line += formatCell(cells[index] ?? null, kinds[index] ?? 'text', delimiter);
  }
  return line === '' ? '""\r\n' : `${line}\r\n`;
}

function formatCell(cell: Cell, kind: CellKind, delimiter: CsvDelimiter): string {
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
function formatText(text: string, delimiter: CsvDelimiter): string {
  if (!SPECIAL.test(text)) return text;
  const inner = text.replace(INNER_FORMULA_BEGIN.get(delimiter) ?? '', "$1'");
  const safe = FORMULA_BEGIN.test(inner) ? `'${inner}` : inner;
  return /["\r\n]/.test(safe) || safe.includes(delimiter) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
