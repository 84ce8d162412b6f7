import type { Box } from '../../model/finding.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import { areStaggered, findCellsBelow, type PlacedCell } from '../../page/cells.js';
import { isMoney } from '../../page/numbers.js';
import { findBlockAround, type PartyBlock } from '../../page/party-blocks.js';
import { nameFeatures, type Features } from '../../ranking/features.js';
import { squash } from '../../text/squash.js';
import { isAboveCompany } from './companies-below.js';
import { hasLegalForm } from './legal-forms.js';
import { findDomains } from './name-domains.js';
import { describeName, describeText, findRunningLines, type NameContext } from './name-features.js';
import { canBeBrand, findRegisteredCompany, hasNumbersBelow, isBrandOfCompany } from './registered-companies.js';
import { splitCell } from './cell-parts.js';
import { arePartners, hasPartnersBelow, joinNames, joinOwner } from './joined-names.js';
import { canBeName, cutBrand, cutCode, cutName } from './name-text.js';

/** A text that may be a party's name, with the evidence for and against it. */
export interface NameText {
  readonly name: string;
  readonly line: ReadLine;
  readonly box: Box;
  readonly features: Features;
}

const MAX_CANDIDATES = 400;
/** Shorter texts occur in many others by chance. */
const MIN_KEY = 4;
const MIN_SHORT_FORM = 6;
/** In words, with titles and initials. */
const MAX_PERSON = 4;
/** In points. */
const SAME_PLACE = 1;
/** In lines. A seller's name has fewer amounts beside it. */
const MIN_ITEMS = 3;
/** In heights of a text: the rows of a table are closer together. */
const MAX_ROW = 3;
/** A name in the first lines that is this many times as high as usual heads the document. */
const MAX_HEADING = 3;
const LARGE = 1.25;
/** A line with this many different tax and register numbers of a company says who the sender is. */
const MIN_NUMBERS = 2;
/** Higher counts and positions of addresses count as this one. */
const MAX_COUNTED = 3;

/** Collects every text that may be the name of a company or person, in reading order. */
export function collectNames(document: ReadDocument, blocks: readonly PartyBlock[]): NameText[] {
  const texts = document.lines.map((line) => squash(line.text));
  const cells = document.lines.flatMap((line) => line.cells.map(({ text }) => squash(text)));
  const context = {
    document,
    blocks,
    domains: findDomains(document, blocks),
    running: findRunningLines(document),
    registered: findRegisteredCompany(document, blocks),
  };
  const found = document.lines
    .flatMap((line) => line.cells.flatMap((cell) => readCell({ line, cell }, context, texts)))
    .slice(0, MAX_CANDIDATES);
  return addRelations(
    cells,
    found.filter((text) => !isRepeatedInColumn(text, found) && !isRepeatedItem(text, found)),
  );
}

function readCell(placed: PlacedCell, context: NameContext, texts: readonly string[]): NameText[] {
  if (arePartners(placed, context.document) || isOwnBrand(placed, context)) return [];
  const company = nameCompanyOfHeading(placed, context);
  if (company.length > 0) return company;
  const joined = joinNames(placed, context.document, texts);
  if (joined.length === 0 && isAboveCompany(placed, context.document)) return [];
  const split = splitCell(placed, joined, context);
  const isBegun = hasPartnersBelow(placed, context.document) || joinOwner(placed, context.document) !== null;
  const own = isBegun ? split.filter(({ text }) => joined.includes(text)) : split;
  const parts = own.map(({ text, kind }) => ({ name: cutBrand(cutName(cutCode(text))), kind }));
  return parts
    .filter(({ name, kind }) => canBeName(name) && !(kind === 'later' && hasOnlySmallLetters(name)))
    .filter(({ name }, index, all) => all.findIndex((other) => other.name === name) === index)
    .map(({ name, kind }) => ({
      name,
      line: placed.line,
      box: placed.cell.box,
      features: describeName(name, kind, placed, context),
    }));
}

/** Whether a large text in the head is the brand of the company that is named with its tax or register number elsewhere. */
function isOwnBrand(placed: PlacedCell, { registered, document, blocks }: NameContext): boolean {
  const { line, cell } = placed;
  const isHead = line.index < document.layout.table && cell.box.height > document.layout.lineHeight;
  if (registered === null || !isHead || findBlockAround(blocks, line.page, cell.box)) return false;
  return isBrandOfCompany(cell.text, registered.name) && !hasNumbersBelow(document, placed, registered);
}

/**
 * The company that states its tax and register numbers elsewhere, at the place of the large text that heads the document, such as the name
 * of a hotel: what shows that this text is the seller's name counts for the company.
 */
function nameCompanyOfHeading(placed: PlacedCell, context: NameContext): NameText[] {
  const { registered, document, blocks } = context;
  const { line, cell } = placed;
  const isHeading = line.index < MAX_HEADING && cell.box.height > LARGE * document.layout.lineHeight;
  if (registered === null || !isHeading) return [];
  const [below] = findCellsBelow(document, placed);
  // Right below the brand, one number says enough.
  if (registered.numbers < MIN_NUMBERS && below?.cell !== registered.cell) return [];
  const brand = cutName(cell.text);
  const isApart = !canBeBrand(brand, registered.name) || findBlockAround(blocks, line.page, cell.box) !== null;
  if (isApart || hasNumbersBelow(document, placed, registered)) return [];
  const { name } = registered;
  return [
    { name, line: registered.line, box: registered.cell.box, features: describeName(name, 'cell', placed, context) },
  ];
}

/** Whether a text has letters, but no capitals: a trade after a name, as in "Ann Fox, master thatcher". */
function hasOnlySmallLetters(text: string): boolean {
  return /\p{Ll}/u.test(text) && !/\p{Lu}/u.test(text);
}

/** Whether the line above or below has the same text in the same place and size, as the values of a column do. */
function isRepeatedInColumn({ name, line, box }: NameText, found: readonly NameText[]): boolean {
  return found.some(
    (other) =>
      other.name === name &&
      other.line.page === line.page &&
      Math.abs(other.line.index - line.index) === 1 &&
      Math.abs(other.box.y - box.y) < MAX_ROW * box.height &&
      Math.abs(other.box.x - box.x) < SAME_PLACE &&
      Math.abs(other.box.height - box.height) < SAME_PLACE,
  );
}

/** Whether several lines with an amount have the same text in the same place, as those of one item on different days do. */
function isRepeatedItem({ name, line, box }: NameText, found: readonly NameText[]): boolean {
  const same = found.filter(
    (other) =>
      other.name === name &&
      other.line.page === line.page &&
      Math.abs(other.box.x - box.x) < SAME_PLACE &&
      other.line.numerals.some(isMoney),
  );
  return new Set(same.map((other) => other.line.index)).size >= MIN_ITEMS;
}

/** Adds features that depend on the other places where the same name occurs. */
function addRelations(cells: readonly string[], found: readonly NameText[]): NameText[] {
  const keys = found.map(({ name }) => squash(name));
  const addresses = [...new Set(found.filter(headsAddress).toSorted(comparePlaces).map(toPlace))];
  const places = found.map(toPlace);
  const surnames = found.map(({ name }) => findSurname(name));
  const hasSurnameElsewhere = (index: number): boolean =>
    surnames[index] !== null &&
    surnames.some(
      (surname, at) => surname === surnames[index] && keys[at] !== keys[index] && places[at] !== places[index],
    );
  return found.map((text, index) => {
    const key = keys[index] ?? '';
    const count = key.length < MIN_KEY ? 0 : cells.filter((cell) => cell.includes(key)).length;
    const elsewhere = found.filter((other, at) => keys[at] === key && toPlace(other) !== toPlace(text));
    const address = addresses.indexOf(toPlace(text));
    const names = [
      ...(count > 2 ? ['often'] : count > 1 ? ['twice'] : []),
      ...elsewhere.flatMap(({ name, features }) => namePlaces(name, features)).map((feature) => `also ${feature}`),
      ...(key.length >= MIN_SHORT_FORM && keys.some((other) => other !== key && other.startsWith(key))
        ? ['short form']
        : []),
      ...(keys.some((other) => other.length >= MIN_KEY && other !== key && key.startsWith(other)) ? ['full form'] : []),
      ...(hasSurnameElsewhere(index) ? ['surname elsewhere'] : []),
      ...(address < 0
        ? []
        : [`address block:${Math.min(MAX_COUNTED, address)} of ${Math.min(MAX_COUNTED, addresses.length)}`]),
    ];
    return { ...text, features: { ...text.features, ...nameFeatures(names) } };
  });
}

/** The last word of what may be a person's name, squashed: "Rowland T. Fox" signs as "R Fox"; null if it is none. */
function findSurname(name: string): string | null {
  const words = name.split(' ');
  const isPerson = words.length > 1 && words.length <= MAX_PERSON && words.every((word) => /^\p{Lu}/u.test(word));
  const last = squash(words.at(-1) ?? '');
  return isPerson && last.length >= MIN_KEY && !hasLegalForm(name) ? last : null;
}

/** The features of a place: without those of the name itself and of how it was cut. */
function namePlaces(name: string, features: Features): string[] {
  const own = describeText(name);
  return Object.keys(features).filter((feature) => own[feature] === undefined && !feature.startsWith('part:'));
}

/** Whether a name heads a block with an address. */
function headsAddress({ features }: NameText): boolean {
  return features['heads a block'] === 1 && Object.keys(features).some((name) => name.startsWith('address below'));
}

/** Orders places as they are read: of two columns that begin at different heights, the left one is first. */
function comparePlaces({ line: a, box: left }: NameText, { line: b, box: right }: NameText): number {
  return areStaggered(a, b) ? left.x - right.x : a.index - b.index;
}

function toPlace({ line, box }: NameText): string {
  return `${line.page}:${line.index}:${Math.round(box.x)}`;
}
