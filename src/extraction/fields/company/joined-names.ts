import type { Word } from '../../model/draft.js';
import type { PlacedCell } from '../../page/cells.js';
import { findCellAbove, findCellsBelow } from '../../page/cells.js';
import type { ReadDocument } from '../../page/document.js';
import type { Cell } from '../../page/lines.js';
import { REGIONS } from '../../regions/regions.js';
import { hasGivenName } from '../../text/given-names.js';
import { squash } from '../../text/squash.js';
import { isTitledPerson } from './companies-below.js';
import { isLabelText } from './label-text.js';
import { hasLegalForm } from './legal-forms.js';
import { isOnlyLabels, nameContinues, namesPartners } from './name-text.js';

/** A name continues on at most this many more lines. */
const MAX_CONTINUED = 2;
/** A given name and a surname, without a title. */
const OWNER = /^\p{Lu}\p{Ll}+(?:[\s-]\p{Lu}\p{Ll}+){1,2}$/u;
/** The tax numbers of countries where the name of a sole trader's firm holds that of its owner. */
const OWNERS_NUMBERS: ReadonlySet<string> = new Set(
  REGIONS.filter(({ namesOwners }) => namesOwners).flatMap(({ taxNumbers }) =>
    taxNumbers.map(({ name }) => squash(name)),
  ),
);
/** Shorter texts occur in others by chance. */
const MIN_REPEATED = 8;
/** The lines of one name are about as high: a logo is not the first line of the legal name below it, nor a title that of the buyer's. */
const MAX_SIZES = 1.35;
/** The same for the two lines of a name in large letters. */
const SAME_SIZE = 1.03;
/** Letters are large if they are this many times as high as usual. */
const LARGE = 1.25;
/** In words. What is left of a name on the next line has at most this many. */
const MAX_END = 3;
/** In words. A name that is too long for one line has at least this many on the first. */
const MIN_LONG = 4;

/**
 * Joins a name with the lines below it: down to its legal form, and as far as the document repeats it on one line elsewhere.
 *
 * @param texts the squashed lines of the document
 */
export function joinNames(placed: PlacedCell, document: ReadDocument, texts: readonly string[]): string[] {
  const below = findCellsBelow(document, placed)
    .slice(0, MAX_CONTINUED)
    .filter(({ line }) => !isHeader(document, line));
  const form =
    joinLabelled(placed, below) ??
    joinToForm(placed, below) ??
    joinHeading(placed, below, document, texts) ??
    joinOwner(placed, document);
  const repeated = below
    .map((_, index) => [placed, ...below.slice(0, index + 1)])
    .filter((parts) => isRepeated(parts, texts))
    .map(joinParts);
  return [...new Set([...(form === null ? [] : [form]), ...repeated])];
}

/**
 * Joins the firm of a sole trader with the owner on the next line, where the law wants both in its name, as in Poland: "Biuro Sosna" above
 * "Ewa Lis". The label of a party has to be above, and a street and the tax number of such a country below. Null otherwise.
 */
export function joinOwner(placed: PlacedCell, document: ReadDocument): string | null {
  const firm = placed.cell.text;
  if (/[\d:]/.test(firm) || hasLegalForm(firm) || hasGivenName(firm)) return null;
  const above = findCellAbove(document, placed);
  if (above === null || !isOnlyLabels(above.text)) return null;
  const below = findCellsBelow(document, placed);
  const [owner, street] = below;
  if (!owner || !street) return null;
  const isOwner = OWNER.test(owner.cell.text) && hasGivenName(owner.cell.text);
  const isTrader = below.some(({ line }) => hasOwnersNumber(line));
  return isOwner && isTrader && /\d/.test(street.cell.text) ? `${firm} ${owner.cell.text}` : null;
}

/** Whether a line has the label of a tax number of a country where the name of a sole trader's firm holds that of its owner. */
export function hasOwnersNumber({ fields }: PlacedCell['line']): boolean {
  return fields.some(({ label }) => OWNERS_NUMBERS.has(label));
}

/** Whether a line is part of the header of a table, whose labels may look like legal forms, such as the Polish "Lp.". */
function isHeader({ tables }: ReadDocument, { index }: PlacedCell['line']): boolean {
  return tables.some(({ first, last }) => index >= first && index <= last);
}

/** Whether the line below names the partners of a firm, who are part of its name. */
export function hasPartnersBelow(placed: PlacedCell, document: ReadDocument): boolean {
  const [next] = findCellsBelow(document, placed);
  return next !== undefined && namesPartners(placed.cell, next.cell);
}

/** Whether a line names the partners of the firm on the line above, and is no name by itself. */
export function arePartners(placed: PlacedCell, document: ReadDocument): boolean {
  const above = findCellAbove(document, placed);
  return above !== null && namesPartners(above, placed.cell);
}

/** Joins the name behind a label with its end below the label: "Furnizor: S.C. Parbriz Nord" above "Est S.R.L.". */
function joinLabelled({ line, cell }: PlacedCell, [next]: readonly PlacedCell[]): string | null {
  const label = line.parties.find(({ from }) => line.words[from] === cell.words[0]);
  const end = label ? cell.words.indexOf(line.words[label.to - 1] as Word) + 1 : 0;
  if (!next || end === 0 || !/:$/.test(cell.words[end - 1]?.text ?? '')) return null;
  // "S.C." opens names in Romania, and "S.R.L." closes them.
  const [first, ...others] = cell.words.slice(end).map(({ text }) => text);
  const isOpen = first !== undefined && others.length > 0 && !hasLegalForm(others.join(' '));
  const isEnd = next.cell.words.length <= MAX_END && hasLegalForm(next.cell.text) && !isOutsideName(next.cell);
  return isOpen && isEnd ? [first, ...others, next.cell.text].join(' ') : null;
}

function joinToForm({ cell }: PlacedCell, below: readonly PlacedCell[]): string | null {
  const [next] = below;
  const widest = Math.max(...below.map((part) => part.cell.box.width));
  const goesOn = next && (nameContinues(cell, next.cell) || isWrapped(cell, next.cell, widest));
  if (goesOn && !isOnlyLabels(cell.text)) return `${cell.text} ${next.cell.text}`;
  const end = below.findIndex((part) => hasLegalForm(part.cell.text));
  const cells = [cell, ...below.slice(0, end + 1).map((part) => part.cell)];
  const isName =
    end > 0 &&
    !hasLegalForm(cell.text) &&
    !isTitledPerson(cell.text) &&
    areOneSize(cells) &&
    !cells.some(isOutsideName);
  return isName ? cells.map(({ text }) => text).join(' ') : null;
}

/**
 * Joins a long name in large letters with the shorter line below it that ends with the legal form: "Verband der Tischler und Zimmerer" above
 * "Nordrhein e. V." Null if the second line is a name by itself, which other lines repeat.
 */
function joinHeading(
  { cell }: PlacedCell,
  [next]: readonly PlacedCell[],
  { layout }: ReadDocument,
  texts: readonly string[],
): string | null {
  if (!next || hasLegalForm(cell.text) || !hasLegalForm(next.cell.text)) return null;
  const isLarge = cell.box.height > LARGE * layout.lineHeight && cell.words.length >= MIN_LONG;
  const heights = [cell, next.cell].map(({ box }) => box.height);
  const isOneSize = Math.max(...heights) < SAME_SIZE * Math.min(...heights);
  if (!isLarge || !isOneSize || next.cell.box.width > cell.box.width) return null;
  if ([cell, next.cell].some(isOutsideName)) return null;
  const key = squash(next.cell.text);
  const isName = texts.some((text, at) => at !== next.line.index && text.includes(key));
  return isName ? null : `${cell.text} ${next.cell.text}`;
}

/** Whether cells are printed in about the same size. */
function areOneSize(cells: readonly Cell[]): boolean {
  const heights = cells.flatMap(({ words }) => words.map(({ box }) => box.height));
  return Math.max(...heights) < MAX_SIZES * Math.min(...heights);
}

/** Whether a cell cannot be a part of a name: it has numbers or separators, is a label, or ends a sentence. */
function isOutsideName({ text }: Cell): boolean {
  return /[\d:·•|∙◦]|\p{Ll}{4}\.$/u.test(text) || isOnlyLabels(text) || isLabelText(text);
}

/** Whether a name in capitals breaks where its column ends: the next word, of a name with a legal form, has no room beside it. */
function isWrapped(first: Cell, second: Cell, columnWidth: number): boolean {
  const texts = [first.text, second.text];
  const areCapitals = texts.every((text) => text === text.toUpperCase() && !/[\d:]/.test(text));
  const isName = areCapitals && !hasLegalForm(first.text) && hasLegalForm(second.text);
  const needed = first.box.width + (second.words[0]?.box.width ?? 0);
  return isName && first.box.width < columnWidth && needed > columnWidth;
}

/** Whether a line elsewhere has all of these parts: a logo on several lines is a name if the name is also printed in a footer. */
function isRepeated(parts: readonly PlacedCell[], texts: readonly string[]): boolean {
  const key = squash(joinParts(parts));
  if (key.length < MIN_REPEATED || parts.some(({ cell }) => /^\P{L}|\d|:/u.test(cell.text))) return false;
  return texts.some((text, at) => text.includes(key) && !parts.some(({ line }) => line.index === at));
}

/** The text of the parts; joins a word that is divided between two lines. */
function joinParts(parts: readonly PlacedCell[]): string {
  return parts
    .map(({ cell }) => cell.text)
    .join(' ')
    .replaceAll(/(?<=\p{Ll})- (?=\p{Ll})/gu, '');
}
