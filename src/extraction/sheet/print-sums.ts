import { parseAmount } from '../formats/amounts.js';
import type { Field } from '../model/finding.js';
import type { StatedSum } from '../model/stated-details.js';
import type { SheetSource } from './sheet-source.js';
import { CONTENT_WIDTH, LEFT, type SheetWriter, type StyleName } from './sheet-writer.js';

const MAX_VAT_ROWS = 20;
const ROW_HEIGHT = 15;
const VAT_WIDTH = 230;
const SUMS_WIDTH = 235;
const SUMS_LEFT = LEFT + CONTENT_WIDTH - SUMS_WIDTH;
const LABEL_WIDTH = 115;

interface Sum {
  readonly label: string;
  readonly value: string | null;
  readonly fields?: readonly Field[];
  readonly style?: StyleName;
}

/** Prints the VAT breakdown and the sums beside each other, and moves below them. */
export function printSums(writer: SheetWriter, source: SheetSource): void {
  const sums = listSums(source).filter(({ value }) => value !== null);
  const rows = source.vatRows.slice(0, MAX_VAT_ROWS);
  writer.reserve(ROW_HEIGHT * (Math.max(rows.length + 1, sums.length) + 1));
  const top = writer.y;
  printVat(writer, source, rows);
  const bottom = writer.y;
  writer.y = top;
  for (const { label, value, fields = [], style = 'body' } of sums) {
    writer.print(label, { x: SUMS_LEFT, width: LABEL_WIDTH, style });
    const place = { x: SUMS_LEFT + LABEL_WIDTH, width: SUMS_WIDTH - LABEL_WIDTH, align: 'right' } as const;
    writer.print(value, { ...place, style, fields });
    writer.y += ROW_HEIGHT;
  }
  writer.y = Math.max(bottom, writer.y) + 14;
}

function printVat(writer: SheetWriter, { words, format }: SheetSource, rows: SheetSource['vatRows']): void {
  if (rows.length === 0) return;
  const top = writer.y;
  const width = VAT_WIDTH / 3;
  const printRow = (cells: readonly (string | null)[], style: StyleName) => {
    for (const [column, cell] of cells.entries())
      writer.print(cell, { x: LEFT + column * width, width: width - 4, style, align: column === 0 ? 'left' : 'right' });
    writer.y += ROW_HEIGHT;
  };
  printRow([words.rate, words.base, words.vat], 'heading');
  for (const row of rows) {
    const amounts = [row.base_amount, row.vat_amount].map((amount) => format.toNumber(amount, 2));
    printRow([format.toPercent(row.vat_rate), ...amounts], 'body');
  }
  writer.mark('vat_categories', { x: LEFT, y: top, width: VAT_WIDTH, height: writer.y - top });
}

function listSums(source: SheetSource): Sum[] {
  const { words, format, details } = source;
  const readSum = (name: StatedSum): Sum => ({
    label: words.sums[name],
    value: format.toMoney(readUnlessZero(details.sums[name] ?? null)),
  });
  const readField = (field: 'net_total' | 'total_vat' | 'total_price', label: string): Sum => ({
    label,
    value: format.toMoney(source.find(field)),
    fields: [field],
  });
  return [
    ...(['lines', 'discount', 'charge'] as const).map(readSum),
    readField('net_total', words.net),
    readField('total_vat', words.vat),
    { ...readField('total_price', words.total), style: 'strong' },
    ...(['withholding', 'prepaid', 'rounding'] as const).map(readSum),
    { label: words.sums.payable, value: format.toMoney(details.sums.payable ?? null), style: 'strong' },
  ];
}

/** Documents state discounts and prepayments of 0 where there are none. */
function readUnlessZero(text: string | null): string | null {
  return parseAmount(text) === 0n ? null : text;
}
