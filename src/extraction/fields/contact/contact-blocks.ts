import { chooseAddressLines, isContact } from '../../page/address-lines.js';
import type { Candidate } from '../../page/candidate.js';
import { findCellAbove, findCellsBelow, type PlacedCell } from '../../page/cells.js';
import type { ReadDocument } from '../../page/document.js';
import { joinBoxes, type Cell } from '../../page/lines.js';
import { findBlockAround, type PartyBlock } from '../../page/party-blocks.js';
import { hasPostcode } from '../../regions/addresses.js';
import { isSentence } from '../company/name-text.js';

/** A letterhead beside the logo, or a line at the foot, which only the place identifies as the seller's. */
const CONFIDENCE = 0.65;
/** In lines above the postcode. */
const MAX_STREET_LINES = 2;
const MAX_LINE = 160;
/** The foot of a page, as a share of its height. A name may be above an address there. */
const FOOT = 0.85;
const STREET_AND_TOWN = /\d.*[\p{L}\d],?\s.*\d|\d.*[,·•|–-]/u;

/**
 * Finds addresses without a name that have a telephone number or email address beside or below them, as in letterheads and footers:
 * "1 High Street · London EC1A 1BB" above "Tel. 020 …".
 */
export function findContactBlocks(document: ReadDocument, blocks: readonly PartyBlock[]): Candidate[] {
  return document.lines.flatMap((line) =>
    line.cells.flatMap((cell) => {
      const kind = findBlockAround(blocks, line.page, cell.box)?.kind ?? 'seller';
      return kind === 'seller' && hasPostcode(cell.text) ? readBlock(document, { line, cell }) : [];
    }),
  );
}

function readBlock(document: ReadDocument, placed: PlacedCell): Candidate[] {
  const { line, cell } = placed;
  const [below] = findCellsBelow(document, placed);
  const hasContact = cell.text.split(/\s[·•|–-]\s|,\s/u).some(isContact) || (below && isContact(below.cell.text));
  const parts =
    hasContact && cell.text.length <= MAX_LINE && !isSentence(cell.text) ? readStreet(document, placed) : [];
  const lines = chooseAddressLines(parts.map(({ text }) => text));
  const value = lines.map(({ text }) => text).join(', ');
  if (!STREET_AND_TOWN.test(value)) return [];
  const box = joinBoxes(parts.map((part) => part.box));
  return [{ value, page: line.page, box, rule: 'address:above a contact', confidence: CONFIDENCE }];
}

/** The cell with the postcode and those with a street right above it; none if anything else is above, except at the foot. */
function readStreet(document: ReadDocument, { line, cell }: PlacedCell): Cell[] {
  const parts = [cell];
  let above = findCellAbove(document, { line, cell });
  while (above && parts.length <= MAX_STREET_LINES && /\d/.test(above.text) && !isContact(above.text)) {
    const own = above;
    parts.unshift(own);
    const ownLine = document.lines.find(({ cells }) => cells.includes(own));
    above = ownLine ? findCellAbove(document, { line: ownLine, cell: own }) : null;
  }
  return above === null || line.box.y > FOOT * document.layout.bottom ? parts : [];
}
