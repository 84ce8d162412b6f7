import type { ItemFinding } from '../model/finding.js';
import { amountOf, grossOf, itemTotalText, quantityText, rateText } from './amounts.js';

/** One invoice line as its document writes it; null where it says nothing. */
export interface LineText {
  readonly name: string | null;
  readonly description: string | null;
  readonly quantity: string | null;
  readonly unit: ItemFinding['unit'];
  /** Line amount without VAT (EN 16931 BT-131). */
  readonly net: string | null;
  /** Percentage (EN 16931 BT-152). */
  readonly rate: string | null;
  /** The line's own tax amount, where the syntax has one. */
  readonly tax: string | null;
}

function totalOf(line: LineText): bigint | null {
  const net = amountOf(line.net);
  const tax = amountOf(line.tax);
  const rate = amountOf(line.rate);
  if (net === null) return null;
  if (tax !== null) return net + tax;
  return rate === null ? net : grossOf(net, rate);
}

/**
 * The invoice line as an item, its total including VAT: net plus the line's own tax, else net plus VAT at the line's rate. Where
 * neither is stated, the amount as the line states it: no VAT is known to come on top, and `checks` tells where the sums differ.
 * Null for lines of text, which have neither a quantity nor an amount.
 */
function itemOf(line: LineText): ItemFinding | null {
  if (line.quantity === null && line.net === null) return null;
  return {
    name: line.name ?? line.description,
    description: line.name === null ? null : line.description,
    quantity: quantityText(line.quantity),
    unit: line.unit,
    total_price: itemTotalText(totalOf(line)),
    vat_rate: rateText(line.rate),
  };
}

/** The items of an invoice, in the document's order. Lines that state no rate have the common one, if there is one. */
export function itemsOf(lines: readonly LineText[], commonRate: string | null): ItemFinding[] {
  return lines.map((line) => itemOf({ ...line, rate: line.rate ?? commonRate })).filter((item) => item !== null);
}
