import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { writeXlsxStream, type CellValue } from 'hucre/xlsx';
import type { CellKind, ExportColumn } from './invoice-columns.js';
import type { ExportLine } from './invoice-rows.js';

/** What XML 1.0 has no room for. */
const NOT_XML = /[^\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const LONGEST_CELL = 32_767;

const NUMBER_FORMATS: Readonly<Record<CellKind, string | undefined>> = {
  text: undefined,
  money: '#,##0.00',
  quantity: '#,##0.000',
  rate: '0.00',
  date: 'yyyy-mm-dd',
  timestamp: 'yyyy-mm-dd hh:mm:ss',
};

/**
 * Writes lines as an Excel workbook (ECMA-376) of one sheet, while it is read. Amounts and dates are cells of numbers, timestamps in
 * UTC; texts are inline strings, never formulas.
 */
export function xlsxStream(columns: readonly ExportColumn[], batches: AsyncIterable<readonly ExportLine[]>): Readable {
  const definitions = columns.map(({ name, kind }) => {
    const numFmt = NUMBER_FORMATS[kind];
    return numFmt === undefined ? { header: name } : { header: name, numFmt };
  });
  const stream = writeXlsxStream(cellRows(columns, batches), { name: 'Invoices', columns: definitions });
  return Readable.fromWeb(stream as ReadableStream<Uint8Array>);
}

async function* cellRows(
  columns: readonly ExportColumn[],
  batches: AsyncIterable<readonly ExportLine[]>,
): AsyncGenerator<CellValue[]> {
  for await (const lines of batches) {
    for (const line of lines) yield line.map((cell, index) => cellOf(cell, columns[index]?.kind ?? 'text'));
  }
}

/** The file format knows no decimals: its numbers are doubles, exact for every amount of up to 15 digits. */
function cellOf(cell: string | null, kind: CellKind): CellValue {
  if (cell === null) return null;
  switch (kind) {
    case 'text':
      return cell.replace(NOT_XML, '').slice(0, LONGEST_CELL);
    case 'money':
    case 'quantity':
    case 'rate':
      return Number(cell);
    case 'date':
    case 'timestamp':
      return new Date(cell);
  }
}
