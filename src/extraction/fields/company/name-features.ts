import { ACCOUNT_HOLDERS, BUYERS_BELOW_SELLERS, JOINING_LABELS, wordsOf } from '../../locales/dictionaries.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import { isContact } from '../../page/address-lines.js';
import { areStaggered, findCellAbove, findCellsBelow, type PlacedCell } from '../../page/cells.js';
import type { PartyBlock } from '../../page/party-blocks.js';
import { namesContractHolder } from '../../page/contract-holders.js';
import { isMoney } from '../../page/numbers.js';
import { findBlockAround } from '../../page/party-blocks.js';
import { startsParty } from '../../page/party-labels.js';
import { nameFeatures, toFeatures, type Features } from '../../ranking/features.js';
import { hasPostcode } from '../../regions/addresses.js';
import { foldText } from '../../../shared/text.js';
import { hasGivenName } from '../../text/given-names.js';
import { findIbansInText } from '../../text/iban.js';
import { hasCaselessLetters } from '../../text/scripts.js';
import { squash } from '../../text/squash.js';
import { countWords } from '../../text/words-of-name.js';
import { isBrandOf, isTitledPerson } from './companies-below.js';
import { hasLegalForm } from './legal-forms.js';
import { describeLetter } from './letter-features.js';
import { isSenderLine } from './sender-line.js';
import { describeDomains, type Domain } from './name-domains.js';
import { isCareOf, isOnlyLabels, isLowercaseWord } from './name-text.js';
import type { RegisteredCompany } from './registered-companies.js';

/** What all names of a document are compared with. */
export interface NameContext {
  readonly document: ReadDocument;
  readonly blocks: readonly PartyBlock[];
  readonly domains: readonly Domain[];
  /** The indexes of the lines that several pages repeat as a header or footer. */
  readonly running: ReadonlySet<number>;
  /** The company beside the tax or register number of a footer; null without one. */
  readonly registered: RegisteredCompany | null;
}

/** How a name was cut from its cell: whole, its first or a later part, up to a legal form, or after the label of a party or name. */
export type NamePart = 'cell' | 'first' | 'later' | 'form' | 'label' | 'named';

const TAX_LABELS: ReadonlySet<string> = new Set(['vat_id', 'tax_number', 'tax_office']);
const CONTACT_LABELS: ReadonlySet<string> = new Set([...TAX_LABELS, 'phone', 'other_contact']);
const INVOICE_LABELS: ReadonlySet<string> = new Set(['invoice_number', 'invoice_date', 'date', 'due_date']);
const STREET_WORDS = wordsOf((locale) => locale.addressWords);
/** In characters. This much of the cell may be punctuation around the name; more is something else. */
const MAX_TRIMMED = 4;
const MAX_COUNTED_WORDS = 7;
const MAX_COUNTED_LINES = 3;
/** The share of the page that is its head, and the number of equal bands that the page is divided into. */
const HEAD = 0.06;
const BANDS = 5;
/** The middle of a page, as shares of its width. */
const MIDDLE = { from: 0.4, to: 0.6 } as const;
/** In heights of a name. Lines this near are beside it. */
const MAX_BESIDE = 2.5;
/** Text is large if it is this many times as high as usual. */
const LARGE = 1.25;

/** Finds the lines that several pages repeat in the same place, such as letterheads and footers. Only their digits may differ. */
export function findRunningLines({ lines }: ReadDocument): ReadonlySet<number> {
  const keys = lines.map(({ text }) => squash(text.replaceAll(/\d/g, '')));
  const isRunning = (line: ReadLine): boolean =>
    lines.some(
      (other) =>
        other.page !== line.page &&
        Math.abs(other.box.y - line.box.y) < line.box.height &&
        keys[other.index] === keys[line.index],
    );
  return new Set(lines.filter((line) => keys[line.index] !== '' && isRunning(line)).map(({ index }) => index));
}

/** What a name shows by itself and by its place. */
export function describeName(name: string, part: NamePart, placed: PlacedCell, context: NameContext): Features {
  const { line, cell } = placed;
  const labels = line.fields.filter((hit) => cell.words.some((word) => word === line.words[hit.from]));
  const isPart = part !== 'cell' || cell.text.length > name.length + MAX_TRIMMED;
  return {
    ...nameFeatures([`part:${part}`]),
    ...describeText(name),
    ...describePlace(placed, context),
    ...describeParties(placed, part, context),
    ...describeLabels(placed, labels, part, context),
    ...describeBlock(name, placed, context),
    ...describeDomains(name, placed, context),
    ...describeLetter(name, placed, context),
    ...toFeatures({
      'address on its line': isPart && hasPostcode(cell.text) && !hasPostcode(name),
      'contact on its line': isPart && labels.some((hit) => CONTACT_LABELS.has(hit.key)),
    }),
  };
}

/** What a name shows by itself, which is the same wherever it stands. */
export function describeText(name: string): Features {
  const words = name.split(/\s+/);
  const endsWithForm = hasLegalForm(words.at(-1) ?? '');
  const isStreet = words.some((word) => STREET_WORDS.has(foldText(word.replace(/[.,]$/, ''))));
  return {
    ...nameFeatures([`words:${Math.min(MAX_COUNTED_WORDS, countWords(name))}`]),
    ...toFeatures({
      'ends with a legal form': endsWithForm,
      'legal form': !endsWithForm && hasLegalForm(name),
      digit: /\d/.test(name),
      street: isStreet,
      'street with a number': isStreet && /\d/.test(name),
      postcode: hasPostcode(name),
      capitals: name === name.toUpperCase() && !hasCaselessLetters(name),
      'starts small': /^\p{Ll}/u.test(name),
      ...describeSmallWords(words),
      and: /&|\+/.test(name),
      'given name': !hasLegalForm(name) && hasGivenName(name),
      initial: /(?:^|\s)\p{Lu}\.(?:\s|$)/u.test(name),
      'odd sign': /[!?%=]|\.\s/u.test(name),
    }),
  };
}

/** Goods and sentences have a capital only at their start; names such as "Upper Alba council" have more. */
function describeSmallWords([, ...words]: readonly string[]): Record<string, boolean> {
  const hasSmall = words.some(isLowercaseWord);
  const hasCapital = words.some((word) => /^\p{Lu}/u.test(word));
  return { 'small words': hasSmall && !hasCapital };
}

function describePlace({ line, cell }: PlacedCell, { document: { layout, lines }, running }: NameContext): Features {
  const first = findFirstLine(lines);
  const share = line.box.y / layout.bottom;
  const middle = (cell.box.x + cell.box.width / 2) / layout.right;
  const isBelowHeader = line.index > layout.table;
  return {
    ...nameFeatures([`side:${middle < MIDDLE.from ? 'left' : middle > MIDDLE.to ? 'right' : 'middle'}`]),
    ...nameFeatures([line.page > 1 ? 'later page' : `height:${share < HEAD ? 'head' : Math.floor(share * BANDS)}`]),
    ...toFeatures({
      'in the table': isBelowHeader && line.index <= layout.lastTotal && !running.has(line.index),
      'below the table': isBelowHeader && line.index > layout.lastTotal,
      'first line': line.index === first,
      'among the first lines': line.index !== first && line.index < 3,
      large: cell.box.height > LARGE * layout.lineHeight,
    }),
  };
}

/** The index of the line that is read first: of two columns that begin at different heights, the left one. */
function findFirstLine([top, next]: readonly ReadLine[]): number {
  return top && next && areStaggered(top, next) && next.box.x < top.box.x ? 1 : 0;
}

function describeParties({ line, cell }: PlacedCell, part: NamePart, { blocks }: NameContext): Features {
  const block = findBlockAround(blocks, line.page, cell.box);
  if (block) {
    // In a form, numbers may precede the name behind its label.
    const isFirst = part === 'named' || (line.index >= block.line.index && line.index <= block.line.index + 2);
    return nameFeatures([`block:${block.kind}`, ...(isFirst ? [`first in ${block.kind}`] : [])]);
  }
  const isBuyerKnown = blocks.some(({ kind }) => kind === 'buyer');
  return toFeatures({
    'above a buyer below sellers': blocks.some(
      ({ label, line: start }) => BUYERS_BELOW_SELLERS.has(label.label) && line.index < start.index,
    ),
    'outside, buyer known': isBuyerKnown,
    'outside, buyer unknown': !isBuyerKnown,
    'outside, seller known': blocks.some(({ kind }) => kind === 'seller'),
  });
}

function describeLabels(
  { line, cell }: PlacedCell,
  labels: ReadLine['fields'],
  part: NamePart,
  { document }: NameContext,
): Features {
  const at = line.words.findIndex((word) => word === cell.words[0]);
  const before = line.fields.findLast((hit) => hit.to <= at);
  // "De" is a label, and the first word of many a name and street.
  const party = line.parties.findLast(
    (hit) => hit.to <= at + 1 && (startsParty(line, hit) || !JOINING_LABELS.has(hit.label)),
  );
  const isNear = (hit: { readonly to: number }): boolean => at - hit.to <= 1;
  const opening = labels.filter((hit) => hit.from === at && hit.key !== 'number');
  // The label of a sum opens its cell; further on, it may be part of a name or tax number: "Kraxi Net Ltd", "NO 964 817 359 MVA".
  const isTotal = line.totals.some((hit) => hit.from === at || line.numerals.some(isMoney));
  return nameFeatures([
    ...(part === 'named' ? ['behind:name'] : opening.map(({ key }) => `starts with:${key}`)),
    ...labels.filter((hit) => hit.from > at).map((hit) => `holds:${hit.key}`),
    ...(before && isNear(before) ? [`behind:${before.key}`] : []),
    ...(party && isNear(party) ? [`behind:${ACCOUNT_HOLDERS.has(party.label) ? 'account holder' : party.key}`] : []),
    ...(party && isNear(party) && namesContractHolder(document, line, party) ? ['behind:contract holder'] : []),
    ...(isTotal ? ['line:total'] : []),
  ]);
}

function describeBlock(name: string, placed: PlacedCell, { document, running }: NameContext): Features {
  const { line } = placed;
  const below = findCellsBelow(document, placed);
  const address = below.findIndex((part) => hasPostcode(part.cell.text));
  const labels = below.flatMap((part) =>
    part.line.fields
      .filter((hit) => part.cell.words.some((word) => word === part.line.words[hit.from]))
      .map((hit) => hit.key),
  );
  const hasTaxNumber = labels.some((key) => TAX_LABELS.has(key));
  const hasPhone = labels.includes('phone');
  const hasMail = below.some((part) => /@|www\./.test(part.cell.text));
  const cellAbove = findCellAbove(document, placed);
  const above = cellAbove && isSenderLine(cellAbove) ? null : cellAbove;
  const isUnderLabels = above !== null && isOnlyLabels(above.text);
  // A brand, a title in larger letters, or a person may be above the name of a company.
  const isUnderBrand =
    above !== null &&
    hasLegalForm(name) &&
    (above.box.height > LARGE * placed.cell.box.height || isBrandOf(name, above.text) || isTitledPerson(above.text));
  const headsBlock = above === null || isUnderLabels || isUnderBrand;
  return {
    ...nameFeatures(address >= 0 ? [`address below:${Math.min(MAX_COUNTED_LINES, address)}`] : []),
    ...toFeatures({
      'tax number below': hasTaxNumber,
      'phone below': hasPhone,
      'mail below': hasMail,
      'address and contact below': address >= 0 && (hasTaxNumber || hasPhone || hasMail),
      'invoice data below': labels.some((key) => INVOICE_LABELS.has(key)),
      'above care of': below[0] !== undefined && isCareOf(below[0].cell.text),
      // A name above an account is that of the bank or the account holder.
      'account below': below[0] !== undefined && findIbansInText(below[0].cell.text).length > 0,
      'nothing below': below.length === 0,
      'contact beside': below.length === 0 && isBesideContact(placed, document),
      'continues a block': !headsBlock,
      'heads a block': headsBlock,
      'under a label': isUnderLabels,
      row: line.index > document.layout.table && line.index <= document.layout.lastTotal && !running.has(line.index),
    }),
  };
}

/** Whether an address or contact details stand beside a name in the head, as in a letterhead of two columns. */
function isBesideContact({ line, cell }: PlacedCell, { lines, layout }: ReadDocument): boolean {
  const isNear = (other: ReadLine): boolean =>
    other.page === line.page && Math.abs(other.box.y - line.box.y) < MAX_BESIDE * cell.box.height;
  return (
    line.index < layout.table &&
    lines.filter(isNear).some(({ cells }) => cells.some((other) => other !== cell && isAddressOrContact(other.text)))
  );
}

function isAddressOrContact(text: string): boolean {
  return hasPostcode(text) || isContact(text);
}
