import type { FieldLabel } from '../../locales/locale.js';
import { chooseAddressLines, isContact, isPostBox, isStreet } from '../../page/address-lines.js';
import type { Candidate } from '../../page/candidate.js';
import { findCellAbove, findCellsBelow, type PlacedCell } from '../../page/cells.js';
import type { ReadDocument } from '../../page/document.js';
import { bottomOf, joinBoxes } from '../../page/boxes.js';
import type { Cell } from '../../page/lines.js';
import { findBlockAround, type PartyBlock } from '../../page/party-blocks.js';
import { hasPostcode } from '../../regions/addresses.js';
import { squash } from '../../text/squash.js';
import { isBrandOfCompany } from '../company/registered-companies.js';
import { isSentence } from '../company/name-text.js';

/** A letterhead beside the logo, or a line at the foot, which only the place identifies as the seller's. */
const CONFIDENCE = {
  /** A telephone number or email address is beside or below. */
  contact: 0.65,
  /** No other address is left, apart from that of the buyer. */
  only: 0.6,
} as const;
/** In lines above the postcode. */
const MAX_STREET_LINES = 2;
const MAX_LINE = 160;
/** The foot of a page, as a share of its height. A name may be above an address there. */
const FOOT = 0.85;
/** A house number, or a postcode, and another part of an address. */
const NUMBER_AND_MORE = /\d.*[,·•|–]/u;
/** Numbers of invoices and customers have at most single letters. */
const WORD = /\p{L}{2}/u;
const STREET_AND_TOWN = /\d.*[\p{L}\d],?\s.*\d|\d.*[,·•|–-]/u;

/** Labels of values that are no addresses. */
const NUMBERS: ReadonlySet<FieldLabel> = new Set(['invoice_number', 'number', 'other_number']);
const HEADING = /^[^\d:]+:\s/u;
const PERSON = /^[^\d,]+,\s(?=[^,]*\d[^,]*,)/u;

/** An address without a name. */
interface Block {
  readonly value: string;
  readonly page: number;
  readonly box: Candidate['box'];
  /** Whether a telephone number or email address is beside or below it. */
  readonly hasContact: boolean;
  /** Whether no words are above it that could be another name. */
  readonly isApart: boolean;
}

/**
 * Finds addresses without a name: those with a telephone number or email address beside or below, as in letterheads and footers
 * ("1 High Street · London EC1A 1BB" above "Tel. 020 …"), else the only one that is not the buyer's.
 *
 * @param known the addresses of the buyer
 * @param seller the seller's name, whose brand may be above its address
 */
export function findNamelessAddresses(
  document: ReadDocument,
  blocks: readonly PartyBlock[],
  { known, seller }: { readonly known: readonly string[]; readonly seller: string },
): Candidate[] {
  const isOther = ({ value }: Block): boolean => known.some((address) => squash(address).includes(squash(value)));
  const found = document.lines
    .flatMap((line) =>
      line.cells.flatMap((cell) => {
        const kind = findBlockAround(blocks, line.page, cell.box)?.kind ?? 'seller';
        return kind === 'seller' && hasPostcode(cell.text) && !beginsWithNumber({ line, cell })
          ? readBlock(document, { line, cell }, seller)
          : [];
      }),
    )
    .filter((block) => !isOther(block));
  const withContact = found.filter(
    ({ hasContact, isApart, box }) => hasContact && (isApart || isAtFoot(document, box)),
  );
  if (withContact.length > 0)
    return withContact.map((block) => toCandidate(block, 'above a contact', CONFIDENCE.contact));
  const isOnly = new Set(found.map(({ value }) => squash(value))).size === 1;
  const isWhole = found.every(({ value, isApart }) => isApart && NUMBER_AND_MORE.test(value));
  return isOnly && isWhole ? found.map((block) => toCandidate(block, 'the only one', CONFIDENCE.only)) : [];
}

/** Whether a cell begins with the label of a number, which may look like a postcode. */
function beginsWithNumber({ line, cell }: PlacedCell): boolean {
  return line.fields.some(({ key, from }) => NUMBERS.has(key) && line.words[from] === cell.words[0]);
}

function toCandidate({ value, page, box }: Block, rule: string, confidence: number): Candidate {
  return { value, page, box, rule: `address:${rule}`, confidence };
}

function readBlock(document: ReadDocument, placed: PlacedCell, seller: string): Block[] {
  const { line, cell } = placed;
  const [below] = findCellsBelow(document, placed);
  const hasContact =
    cell.text.split(/\s[·•|–-]\s|,\s/u).some(isContact) || (below !== undefined && isContact(below.cell.text));
  if (cell.text.length > MAX_LINE || isSentence(cell.text)) return [];
  const { parts, above } = readStreet(document, placed);
  const isApart =
    above === null || !WORD.test(above.text) || isContact(above.text) || isBrandOfCompany(above.text, seller);
  const lines = chooseAddressLines(parts.map(({ text }) => text));
  const whole = lines.map(({ text }) => text).join(', ');
  // "Familie Kraxi · Talweg 4 · 12345 Berg" begins with a person.
  const isPerson = line.parties.some(({ from }) => line.words[from] === cell.words[0]);
  const value = isPerson ? whole.replace(PERSON, '') : whole;
  // "Complaints: PO Box 12, London" is where to write to, not where the seller is.
  if (!STREET_AND_TOWN.test(value) || (HEADING.test(value) && isPostBox(value))) return [];
  return [{ value, page: line.page, box: joinBoxes(parts.map((part) => part.box)), hasContact, isApart }];
}

/** The cell with the postcode and those with a street right above it, and the cell above them. */
function readStreet(document: ReadDocument, { line, cell }: PlacedCell): { parts: Cell[]; above: Cell | null } {
  const parts = [cell];
  let above = findCellAbove(document, { line, cell });
  while (above && parts.length <= MAX_STREET_LINES && isPartOfStreet(above.text)) {
    const next = findAbove(document, above);
    // A street without a number is below the number of a building: "Unit 4 Hill Estate" above "Kraxi Lane".
    if (!/\d/.test(above.text) && !(next && /\d/.test(next.text) && isPartOfStreet(next.text))) break;
    parts.unshift(above);
    above = next;
  }
  return { parts, above };
}

function findAbove(document: ReadDocument, cell: Cell): Cell | null {
  const line = document.lines.find(({ cells }) => cells.includes(cell));
  return line ? findCellAbove(document, { line, cell }) : null;
}

function isPartOfStreet(text: string): boolean {
  return isStreet(text) && WORD.test(text) && !isContact(text);
}

function isAtFoot({ layout }: ReadDocument, box: Candidate['box']): boolean {
  return bottomOf(box) > FOOT * layout.bottom;
}
