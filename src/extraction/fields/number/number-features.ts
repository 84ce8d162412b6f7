import { SENDER_REFERENCES } from '../../locales/dictionaries.js';
import { LOCALES } from '../../locales/locales.js';
import type { FieldLabel } from '../../locales/locale.js';
import type { Word } from '../../model/draft.js';
import type { Box } from '../../model/finding.js';
import { findWrittenDates } from '../../page/dates.js';
import { foldText } from '../../../shared/text.js';
import { MONTHS } from '../../page/months.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import type { PlacedCell } from '../../page/cells.js';
import type { LabelHit } from '../../page/labels.js';
import { bottomOf, joinBoxes, rightOf } from '../../page/boxes.js';
import { joinWords } from '../../page/lines.js';
import type { PartyBlock } from '../../page/party-blocks.js';
import { findBlockAround } from '../../page/party-blocks.js';
import { describeContacts } from '../../ranking/contact-features.js';
import { nameFeatures, toFeatures, type Features } from '../../ranking/features.js';
import { hasPostcode } from '../../regions/addresses.js';
import { prefixedTaxNumber } from '../../regions/tax-number.js';
import { joinAlternatives } from '../../text/alternatives.js';

const YEAR = /^(?:19|20)\d{2}$/;
/** What all numbers of a document are compared with. */
export interface NumberContext {
  readonly document: ReadDocument;
  readonly blocks: readonly PartyBlock[];
}

/** A number in the words `from` to `to` (exclusive) of its line. */
export interface NumberSpan {
  readonly from: number;
  readonly to: number;
  readonly value: string;
  readonly box: Box;
}

interface LabelEvidence {
  readonly key: FieldLabel | null;
  /** Null unless the label is right before or above the number. */
  readonly label: string | null;
  readonly features: Features;
}

const NO_LABEL: LabelEvidence = { key: null, label: null, features: {} };
/** The end of a label, a point and a number, which may begin with a letter. */
const GLUED = /^\p{L}{2,}\.(\p{L}?\d{3,})$/u;
/** Words for "number" and punctuation between a label and its number. */
const FILLER = new RegExp(
  String.raw`^(?:${joinAlternatives(LOCALES.flatMap(({ numberWords }) => numberWords))}|\(\d{3}\)|[:#.°º|/-]+)[.:°º#]{0,2}$`,
  'iu',
);
/** A label stands at most this many lines, and heights of the number, above it. */
const MAX_ABOVE = { lines: 4, heights: 3 } as const;
/** Lines with at least this many cells can be rows of a table. */
const MIN_PAIRED = 3;
const MAX_COUNTED_DIGITS = 12;
const MANY_LETTERS = 4;
/** Text is large if it is this many times as high as usual. */
const LARGE = 1.3;
/** The number of equal bands that the page is divided into. */
const BANDS = 5;
const LONG_CELL = 6;

/** The evidence for and against a number: its labels, its form and its place. */
export function describeNumber(
  placed: PlacedCell,
  span: NumberSpan,
  context: NumberContext,
): { readonly label: string | null; readonly features: Features } {
  const left = findLeftLabel(placed.line, span);
  const above = findLabelAbove(context.document, placed.line, span.box);
  return {
    label: left.label ?? above.label,
    features: {
      ...left.features,
      ...above.features,
      ...toFeatures({
        unlabelled: left.key === null && above.key === null,
        "sender's reference": isReference(left.label) || isReference(above.label),
      }),
      ...describeForm(placed.line, span, context.document),
      ...describePlace(placed, span, context),
    },
  };
}

function isReference(label: string | null): boolean {
  return label !== null && SENDER_REFERENCES.has(label);
}

/** Reads a number that follows its label and a point in the same word: "Bon No.K004711". Null if there is none. */
export function readGluedNumber({ fields, words }: ReadLine, at: number): string | null {
  const isTitled = fields.some(({ key, to }) => key === 'invoice_title' && to === at);
  const isLabelled = fields.some(
    ({ key, from, to }) =>
      to === at + 1 && ((key === 'invoice_number' && from < at) || (key === 'number' && from === at && isTitled)),
  );
  return isLabelled ? (GLUED.exec(words[at]?.text ?? '')?.[1] ?? null) : null;
}

/** The last label before a number on its line, and what stands between them. */
function findLeftLabel(line: ReadLine, span: NumberSpan): LabelEvidence {
  const startsInWord = /[:#]/.test(line.words[span.from]?.text ?? '') || readGluedNumber(line, span.from) !== null;
  const hit = line.fields.findLast(({ to }) => to <= span.from || (startsInWord && to === span.from + 1));
  if (!hit) return NO_LABEL;
  if (line.parties.some((party) => party.from >= hit.to && party.to <= span.from)) {
    return { ...NO_LABEL, features: nameFeatures(['left:party']) };
  }
  const between = line.words.slice(hit.to, span.from);
  const isNext = between.every((word) => FILLER.test(word.text));
  const distance = isNext ? 'next' : between.some((word) => /\d/.test(word.text)) ? 'behind-number' : 'far';
  return { key: hit.key, label: isNext ? hit.label : null, features: nameFeatures([`left:${hit.key}:${distance}`]) };
}

/** The label over a number, unless other text stands between them. */
function findLabelAbove(document: ReadDocument, line: ReadLine, box: Box): LabelEvidence {
  const reach = joinBoxes([box, ...findPairedCell(document, line, box)]);
  const isOver = (other: Box): boolean => overlapsAcross(other, reach);
  const lines = document.lines.slice(Math.max(0, line.index - MAX_ABOVE.lines), line.index).toReversed();
  const above = lines.find((other) => other.words.some((word) => isOver(word.box)));
  const isNear =
    above?.page === line.page && (box.y - bottomOf(above.box)) / Math.max(1, box.height) <= MAX_ABOVE.heights;
  const hit = isNear ? above.fields.findLast((field) => isOver(field.box)) : undefined;
  if (!above || !hit) return NO_LABEL;
  // The value of a label may stand beside it, and is then not below it.
  const isAlone = above.cells.some(({ words }) => {
    if (repeatsLabel(above, hit, words) || holdsLabelsOnly(above, hit, words)) return true;
    const rest = words.slice(hit.to - hit.from);
    return words[0] === above.words[hit.from] && rest.length <= 1 && rest.every(({ text }) => !/\d/.test(text));
  });
  return {
    key: hit.key,
    label: isAlone ? hit.label : null,
    features: nameFeatures([`above:${hit.key}:${isAlone ? 'alone' : 'with-more'}`]),
  };
}

/** Whether two boxes share a part of the width of the page. */
function overlapsAcross(a: Box, b: Box): boolean {
  return a.x < rightOf(b) && rightOf(a) > b.x;
}

/**
 * The cell in the same column of the line above, if both lines have as many cells and none of the upper ones is over the box: labels and
 * values of one column may be set to different sides.
 */
function findPairedCell({ lines }: ReadDocument, line: ReadLine, box: Box): Box[] {
  const above = lines[line.index - 1];
  const at = line.cells.findIndex((cell) => overlapsAcross(cell.box, box));
  const isRow =
    above?.page === line.page && above.cells.length === line.cells.length && line.cells.length >= MIN_PAIRED;
  const pair = isRow && !above.cells.some((cell) => overlapsAcross(cell.box, box)) ? above.cells[at] : undefined;
  return pair ? [pair.box] : [];
}

/** Whether a cell has one label in several languages, and nothing else: "Invoice / Facture". */
function repeatsLabel(line: ReadLine, hit: LabelHit<FieldLabel>, words: readonly Word[]): boolean {
  const same = line.fields.filter(({ key }) => key === hit.key);
  const isLabel = (word: Word): boolean =>
    same.some(({ from, to }) => line.words.slice(from, to).includes(word)) || word.text === '/';
  return words.includes(line.words[hit.from] as Word) && words.every(isLabel);
}

/** Whether a cell is nothing but labels, whose columns are close together: "Invoice number PO number". */
function holdsLabelsOnly(line: ReadLine, hit: LabelHit<FieldLabel>, words: readonly Word[]): boolean {
  const from = line.words.findIndex((word) => word === words[0]);
  const inside = line.fields.filter((other) => other.from >= from && other.to <= from + words.length);
  const length = inside.reduce((sum, other) => sum + other.to - other.from, 0);
  return inside.includes(hit) && length === words.length;
}

function describeForm(line: ReadLine, { from, to, value }: NumberSpan, document: ReadDocument): Features {
  const words = line.words.slice(from, to);
  const digits = value.match(/\d/g)?.length ?? 0;
  const letters = value.match(/\p{L}/gu)?.length ?? 0;
  return {
    ...nameFeatures([`digits:${Math.min(MAX_COUNTED_DIGITS, digits)}`]),
    ...toFeatures({
      'digits only': letters === 0,
      'some letters': letters > 0 && letters <= MANY_LETTERS,
      'many letters': letters > MANY_LETTERS,
      'letters first': /^\p{Lu}{1,5}[-/ ]?\d/u.test(value),
      'word behind': /\d\p{L}{3,}/u.test(value),
      'small letters': /\p{Ll}/u.test(value),
      year: /(?<!\d)20\d\d(?!\d)/.test(value),
      'only a year': /^(?:19|20)\d\d$/.test(value),
      'leading zero': /^0\d/.test(value),
      separator: /[-/]/.test(value),
      point: value.includes('.'),
      blank: value.includes(' '),
      hash: words[0]?.text.includes('#') === true,
      sign: words.some((word) => /\p{Sc}|%|^\+/u.test(word.text)),
      date: isDate(words, document),
      money: /\d[.,]\d{2}$/.test(value) && !/[-/]/.test(value),
      'tax number': prefixedTaxNumber(value) !== null,
      iban: /^[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){3,}/.test(value),
    }),
  };
}

/** Whether words are a date, or its month and year. After a short prefix in capitals, one is a number: "FV 27/09/26". */
function isDate(words: readonly Word[], { order }: ReadDocument): boolean {
  const [first, second] = words;
  if (words.length === 2 && MONTHS.has(foldText(first?.text ?? '')) && YEAR.test(second?.text ?? '')) return true;
  const holdsDate = (some: readonly Word[]): boolean => findWrittenDates(joinWords(some), order).length > 0;
  const isPrefixed = /^\p{Lu}{1,6}$/u.test(words[0]?.text ?? '') && holdsDate(words.slice(1));
  return !isPrefixed && holdsDate(words);
}

function describePlace(placed: PlacedCell, span: NumberSpan, { blocks, document }: NumberContext): Features {
  const { line, cell } = placed;
  const { layout } = document;
  const block = findBlockAround(blocks, line.page, span.box);
  const isAlone = cell.words.length === span.to - span.from;
  const isLast = cell.words.at(-1) === line.words[span.to - 1];
  const hasLabel = (...keys: FieldLabel[]): boolean => line.fields.some((hit) => keys.includes(hit.key));
  const band = Math.min(BANDS - 1, Math.floor((span.box.y / layout.bottom) * BANDS));
  return {
    ...nameFeatures([line.page > 1 ? 'later page' : `height:${band}`, ...(block ? [`block:${block.kind}`] : [])]),
    ...describeContacts(document, placed),
    ...toFeatures({
      'above the table': line.index <= layout.table,
      'in the table': line.index > layout.table && line.index <= layout.lastTotal,
      'below the table': line.index > layout.table && line.index > layout.lastTotal,
      'alone on its line': isAlone && line.cells.length === 1,
      'alone in its cell': isAlone && line.cells.length > 1,
      'ends its cell': !isAlone && isLast && /^\d+$/.test(span.value),
      'in a sentence': cell.words.length > LONG_CELL,
      large: span.box.height > LARGE * layout.lineHeight,
      address: hasPostcode(cell.text),
      'line:invoice_number': hasLabel('invoice_number'),
      'line:invoice_title': hasLabel('invoice_title'),
      'line:contact': hasLabel('phone', 'other_contact'),
    }),
  };
}
