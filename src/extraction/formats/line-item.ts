import type { ItemFinding } from '../model/finding.js';
import type { StatedLine } from '../model/stated-details.js';
import { parseAmount, computeGross, formatItemTotal, formatQuantity, formatRate } from './amounts.js';

/** One invoice line as written in the document; null for values that it does not state. */
export interface LineText {
  readonly name: string | null;
  readonly description: string | null;
  readonly quantity: string | null;
  readonly unit: ItemFinding['unit'];
  /** Line amount without VAT (EN 16931 BT-131). */
  readonly net: string | null;
  /** Percentage (EN 16931 BT-152). */
  readonly rate: string | null;
  /** The tax amount of the line, if the syntax has one. */
  readonly tax: string | null;
}

function computeTotal(line: LineText): bigint | null {
  const net = parseAmount(line.net);
  const tax = parseAmount(line.tax);
  const rate = parseAmount(line.rate);
  if (net === null) return null;
  if (tax !== null) return net + tax;
  return rate === null ? net : computeGross(net, rate);
}

/**
 * Converts an invoice line to an item; null for lines of text, which have neither a quantity nor an amount. The total is the net
 * amount plus the stated tax or VAT at the stated rate. Without either it is the net amount, as no VAT is known to be due; the
 * `checks` of the invoice show if the sums differ then.
 */
function toItem(line: LineText): ItemFinding | null {
  if (line.quantity === null && line.net === null) return null;
  return {
    name: line.name ?? line.description,
    description: line.name === null ? null : line.description,
    quantity: formatQuantity(line.quantity),
    unit: line.unit,
    total_price: formatItemTotal(computeTotal(line)),
    vat_rate: formatRate(line.rate),
  };
}

/** Converts the lines of an invoice to items, in order. Lines without a rate get the common rate, if there is one. */
export function toItems(lines: readonly LineText[], commonRate: string | null): ItemFinding[] {
  return lines.map((line) => toItem({ ...line, rate: line.rate ?? commonRate })).filter((item) => item !== null);
}

/** What a line states beside its text. */
export type LineExtras = Pick<StatedLine, 'position' | 'unit' | 'price' | 'priceQuantity'>;

/** Converts an invoice line to what people see of it. */
export function toStatedLine({ name, description, quantity, rate, net }: LineText, extras: LineExtras): StatedLine {
  return {
    name: name ?? description,
    description: name === null ? null : description,
    quantity,
    rate,
    amount: net,
    ...extras,
  };
}
