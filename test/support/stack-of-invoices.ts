import type { PlacedText } from './pdf-fixtures.js';

/** An invoice in a stack, of 20% VAT. */
export interface StackedInvoice {
  readonly number: string;
  /** Whole pounds. */
  readonly net: number;
  /** A long one has its table and its totals on a second page. */
  readonly isLong?: boolean;
}

/** Three invoices of one supplier on four pages: on the first, on the next two, and on the last. */
export const STACK: readonly StackedInvoice[] = [
  { number: 'R-1001', net: 100 },
  { number: 'R-2377', net: 350, isLong: true },
  { number: 'R-4815', net: 45 },
];

/** Writes the pages of a stack for `makePdf`. */
export function writeStack(invoices: readonly StackedInvoice[]): PlacedText[][] {
  return invoices.flatMap(writePages);
}

function writePages({ number, net, isLong = false }: StackedInvoice): PlacedText[][] {
  const head = writeHead(number);
  const body = writeBody(net);
  return isLong ? [head, body] : [[...head, ...body]];
}

function writeHead(number: string): PlacedText[] {
  return [
    { text: 'Kraxi Ltd', x: 60, y: 50, size: 16 },
    { text: '12 High Street, London SW1A 1AA', x: 60, y: 72 },
    { text: `Invoice number: ${number}`, x: 350, y: 140 },
    { text: 'Invoice date: 12 May 2025', x: 350, y: 156 },
  ];
}

function writeBody(net: number): PlacedText[] {
  const rows = [
    ['Description', 'Quantity', 'Price', 'Amount'],
    ['Oak board', '1', `${net}.00`, `${net}.00`],
    ['Net total', '', '', `${net}.00`],
    ['VAT 20%', '', '', `${net / 5}.00`],
    ['Total GBP', '', '', `${(6 * net) / 5}.00`],
  ];
  return rows.flatMap((row, line) =>
    row.flatMap((text, column) => (text === '' ? [] : [{ text, x: [60, 260, 350, 480][column]!, y: 240 + 20 * line }])),
  );
}
