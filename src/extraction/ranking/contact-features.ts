import { isContact } from '../page/address-lines.js';
import { findCellAbove, findCellsBelow, type PlacedCell } from '../page/cells.js';
import type { ReadDocument } from '../page/document.js';
import { hasPostcode } from '../regions/addresses.js';
import { toFeatures, type Features } from './features.js';

/** Whether an address or a contact detail stands right above or below a cell, as in a block of a company's details. */
export function describeContacts(document: ReadDocument, placed: PlacedCell): Features {
  const above = findCellAbove(document, placed)?.text ?? '';
  const below = findCellsBelow(document, placed)[0]?.cell.text ?? '';
  return toFeatures({
    'below an address': hasPostcode(above),
    'below a contact': isContact(above),
    'above an address': hasPostcode(below),
    'above a contact': isContact(below),
  });
}
