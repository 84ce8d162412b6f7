import type { Box, Finding } from '../../model/finding.js';
import { findCellsBelow } from '../../page/cells.js';
import { toFindings } from '../../page/candidate.js';
import type { ReadDocument } from '../../page/document.js';
import { bottomOf, rightOf } from '../../page/boxes.js';
import type { PartyBlock } from '../../page/party-blocks.js';
import { findBlockAround } from '../../page/party-blocks.js';
import { MIN_LEARNED } from '../../ranking/certainty.js';
import { squash } from '../../text/squash.js';
import { toCandidates, type NameCandidate } from '../company/seller.js';
import { findAddressesOf, listPlaces } from '../contact/addresses.js';
import { findSeat } from '../contact/seat-sentences.js';
import { findLabelledAddresses } from '../contact/find-contact.js';
import type { FoundTaxNumber } from '../tax-number/find-tax-number.js';

const CONFIDENCE = {
  /** A tax number in a block with the buyer's label. */
  inBlock: 0.9,
  /** A tax number in the lines below the buyer's name. */
  belowName: 0.8,
} as const;

/** What is known from other fields. */
export interface BuyerContext {
  readonly blocks: readonly PartyBlock[];
  /** The names that may be the seller's, best first. */
  readonly names: readonly NameCandidate[];
  /** The names that may be the buyer's, best first. */
  readonly buyers: readonly NameCandidate[];
  /** The tax numbers that may be the seller's, best first. */
  readonly numbers: readonly FoundTaxNumber[];
}

/** Finds the buyer (EN 16931 BG-7): its name, address and tax number. */
export function findBuyer(document: ReadDocument, context: BuyerContext): Finding[] {
  const { blocks, buyers, names } = context;
  const places = listPlaces(buyers);
  const sellers = listPlaces(names);
  const addresses = places.flatMap((place) => [
    ...findAddressesOf(document, place, sellers),
    ...findSeat(document, place),
  ]);
  return [
    ...toFindings(document, 'buyer_name', toCandidates(buyers)),
    ...toFindings(document, 'buyer_address', [...addresses, ...findLabelledAddresses(document, blocks, 'buyer')]),
    ...findTaxNumber(document, context, places),
  ];
}

function findTaxNumber(
  document: ReadDocument,
  { blocks, numbers }: BuyerContext,
  places: readonly NameCandidate[],
): Finding<'buyer_tax_number'>[] {
  const [best] = numbers;
  const seller = best && best.confidence >= MIN_LEARNED ? squash(best.value) : null;
  const candidates = numbers.flatMap(({ value, page, box, isNamed, isBuyers }) => {
    // Digits alone may also be a date, a telephone number or a part of an account number.
    if ((!isNamed && /^[^\p{L}]*$/u.test(value)) || squash(value) === seller) return [];
    const isInBlock = findBlockAround(blocks, page, box)?.kind === 'buyer';
    if (!isInBlock && !isBuyers && !places.some((place) => isBelow(document, place, page, box))) return [];
    const confidence = isInBlock ? CONFIDENCE.inBlock : CONFIDENCE.belowName;
    const rule = `tax number of the buyer:${isInBlock ? 'block' : 'below name'}`;
    return [{ value, page, box, rule, confidence, isNamed }];
  });
  // The number of a company in a register only counts where no number is called a tax number.
  const named = candidates.filter(({ isNamed }) => isNamed);
  return toFindings(document, 'buyer_tax_number', named.length > 0 ? named : candidates);
}

/** Whether a place is in the lines of the block that a name heads. */
function isBelow(document: ReadDocument, { line, box: name }: NameCandidate, page: number, box: Box): boolean {
  const cell = line.cells.find((other) => other.box.x === name.x);
  if (!cell || line.page !== page) return false;
  return findCellsBelow(document, { line, cell }).some(({ cell: { box: below } }) => {
    const isInside = box.x >= below.x - 1 && rightOf(box) <= rightOf(below) + 1;
    return isInside && box.y < bottomOf(below) && bottomOf(box) > below.y;
  });
}
