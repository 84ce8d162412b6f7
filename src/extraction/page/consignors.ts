import { CONSIGNORS } from '../locales/dictionaries.js';
import type { FieldLabel } from '../locales/locale.js';
import type { ReadDocument, ReadLine } from './document.js';
import type { PartyBlock } from './party-blocks.js';
import { hasPostcode } from '../regions/addresses.js';

/** Labels of what a letterhead says about its company. */
const CONTACTS: ReadonlySet<FieldLabel> = new Set(['address', 'phone', 'other_contact', 'vat_id', 'tax_number']);

/**
 * The blocks with who sends goods as the seller, if no other block is the seller's, and no letterhead is above: that would be the carrier's,
 * who invoices the freight.
 */
export function findConsignors(document: ReadDocument, blocks: readonly PartyBlock[]): PartyBlock[] {
  const isSellerKnown = blocks.some(({ kind }) => kind === 'seller');
  return blocks.map((block) => {
    const isSeller = !isSellerKnown && CONSIGNORS.has(block.label.label) && !hasLetterhead(document, block.line);
    return isSeller ? { ...block, kind: 'seller' } : block;
  });
}

function hasLetterhead({ lines }: ReadDocument, { index }: ReadLine): boolean {
  const above = lines.slice(0, index);
  return above.some(
    ({ cells, fields, text }) =>
      fields.some(({ key }) => CONTACTS.has(key)) ||
      /@|www\./iu.test(text) ||
      cells.some((cell) => hasPostcode(cell.text)),
  );
}
