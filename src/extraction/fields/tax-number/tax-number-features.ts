import type { Box } from '../../model/finding.js';
import type { Cell } from '../../page/lines.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import type { PartyBlock } from '../../page/party-blocks.js';
import { findBlockAround } from '../../page/party-blocks.js';
import { describeContacts } from '../../ranking/contact-features.js';
import { nameFeatures, toFeatures, type Features } from '../../ranking/features.js';
import type { TaxNumber } from '../../regions/tax-number.js';
import type { TaxNumberLabel } from './tax-number-label.js';
import { describeNearestName, type PlacedName } from '../company/nearest-name.js';

/** What all tax numbers of a document are compared with. */
export interface TaxNumberContext {
  readonly blocks: readonly PartyBlock[];
  readonly names: readonly PlacedName[];
  readonly document: ReadDocument;
}

/** How a number was recognised: by its country's prefix, by a label for tax numbers, or by its form alone. */
export type TaxNumberKind = 'prefixed' | 'labelled' | 'bare with a label' | 'bare';

/** A number with its place. */
export interface PlacedNumber {
  readonly number: TaxNumber;
  readonly kind: TaxNumberKind;
  readonly label: TaxNumberLabel | null;
  readonly line: ReadLine;
  readonly cell: Cell;
  readonly box: Box;
}

/** The number of equal bands that the page is divided into. */
const BANDS = 4;
const LONG_CELL = 8;

/** The evidence for and against a number: its form, its label, its place, and the name that it belongs to. */
export function describeTaxNumber(found: PlacedNumber, context: TaxNumberContext): Features {
  const { number, kind, label } = found;
  const check = number.checked === null ? 'unchecked' : number.checked ? 'checked' : 'wrong check digit';
  return {
    ...nameFeatures([`kind:${kind}`, `${check}:${kind}`]),
    ...nameFeatures([label ? `label:${label.key}:${label.where}` : 'unlabelled']),
    ...toFeatures({
      'no country': number.country === null,
      // Few other numbers hold letters.
      'bare with letters': kind === 'bare' && /[A-Z]/.test(number.value),
    }),
    ...describePlace(found, context),
    ...nameFeatures(describeNearestName(found, context.names, context.document)),
  };
}

function describePlace({ line, cell, box }: PlacedNumber, { blocks, document }: TaxNumberContext): Features {
  const { layout } = document;
  const block = findBlockAround(blocks, line.page, box);
  const isBuyerKnown = blocks.some(({ kind }) => kind === 'buyer');
  const band = Math.floor((line.box.y / layout.bottom) * BANDS);
  return {
    ...nameFeatures([`block:${block?.kind ?? 'none'}`, line.page > 1 ? 'later page' : `height:${band}`]),
    ...describeContacts(document, { line, cell }),
    ...toFeatures({
      'outside, buyer known': !block && isBuyerKnown,
      'outside, buyer unknown': !block && !isBuyerKnown,
      'below the table header': line.index > layout.table,
      'in a long line': cell.words.length > LONG_CELL,
    }),
  };
}
