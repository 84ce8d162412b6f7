import { LOCALES } from '../../locales/locales.js';
import { REFERENCE_LABELS, TITLES } from '../../locales/dictionaries.js';
import type { FieldLabel } from '../../locales/locale.js';
import type { Word } from '../../model/draft.js';
import { DOCUMENT_TYPES, type DocumentType } from '../../model/document-type.js';
import type { Box } from '../../model/finding.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import { joinBoxes } from '../../page/boxes.js';
import { toFeatures, type Features } from '../../ranking/features.js';
import { REGIONS } from '../../regions/regions.js';
import { joinAlternatives } from '../../text/alternatives.js';
import { squash } from '../../text/squash.js';
import { foldText } from '../../../shared/text.js';

/** A type that the document may have, with the evidence for it. */
export interface TypeCandidate {
  readonly type: DocumentType;
  readonly page: number;
  /** Where its title is; empty if the document has no title of this type. */
  readonly box: Box;
  /** The title, squashed; null if the document has none of this type. */
  readonly title: string | null;
  readonly features: Features;
}

/** What is known from other fields. */
export interface TypeContext {
  /** In cents; null if it is unknown. */
  readonly total: bigint | null;
}

interface Title {
  readonly type: DocumentType;
  readonly label: string;
  readonly line: ReadLine;
  readonly box: Box;
  readonly height: number;
  /** Whether nothing but a number and a date shares its cell. */
  readonly isAlone: boolean;
  readonly isFirstInCell: boolean;
}

/** Text is large if it is this many times as high as usual. */
const LARGE = 1.25;
/** The head of a page, as a share of its height. */
const HEAD = 0.3;
const LABELS_OF_NUMBERS: ReadonlySet<FieldLabel> = new Set(['date', 'invoice_date', 'number', 'invoice_number']);
const ORDINAL = /^\d\.$/;
/** The types whose numbers have a label of their own, which other documents do not have. */
const NUMBERED: readonly DocumentType[] = ['credit_note', 'debit_note', 'prepayment', 'reminder'];
/** Their titles, longest first. */
const NUMBERED_TITLES = [...TITLES]
  .filter(([, type]) => NUMBERED.includes(type))
  .toSorted(([left], [right]) => right.length - left.length);
const PAYMENT_PARTS: ReadonlySet<string> = new Set(
  REGIONS.flatMap(({ paymentParts = [] }) => paymentParts).map(squash),
);
const MAX_TEXT = 300;
const RECEIPT_WORDS = new RegExp(
  String.raw`(?<!\p{L})${joinAlternatives(LOCALES.flatMap((locale) => locale.receiptWords).map(foldText))}(?!\p{L})`,
  'u',
);

/** Describes each type by the titles on the document and by what the document states. */
export function collectTypes(document: ReadDocument, context: TypeContext): TypeCandidate[] {
  const titles = document.lines.flatMap(readTitles);
  const highest = Math.max(0, ...titles.map(({ height }) => height));
  return DOCUMENT_TYPES.map((type) => {
    const own = titles.filter((title) => title.type === type).toSorted((a, b) => b.height - a.height);
    const [best] = own;
    return {
      type,
      page: best?.line.page ?? 1,
      box: best?.box ?? joinBoxes([]),
      title: best?.label ?? null,
      features: {
        ...toFeatures({ invoice: type === 'invoice' }),
        ...describeTitles(own, titles, highest, document),
        ...describeContent(type, document, context),
      },
    };
  });
}

function readTitles(line: ReadLine): Title[] {
  return line.fields.flatMap((hit) => {
    const type = findTypeOf(hit);
    const cell = line.cells.find(({ words }) => words.some((word) => word === line.words[hit.from]));
    // "Bill to" and "Rechnung an" are labels of the buyer.
    const isParty = line.parties.some((party) => party.from < hit.to && party.to > hit.from);
    if (type === undefined || !cell || isParty || isOnPaymentSlip(line)) return [];
    // "2. Mahnung" is the second reminder.
    const start = ORDINAL.test(cell.words[0]?.text ?? '') ? 1 : 0;
    const isFirstInCell = cell.words[start] === line.words[hit.from];
    const rest = cell.words.slice(isFirstInCell ? start + hit.to - hit.from : cell.words.length);
    const isAlone =
      isFirstInCell &&
      rest.every(
        (word, at) =>
          !hasOnlyLetters(word) || isLabelOfNumber(line, word) || isMonth(rest, at) || isTitle(line, word, type),
      );
    return [{ type, label: hit.label, line, box: hit.box, height: hit.box.height, isAlone, isFirstInCell }];
  });
}

function hasOnlyLetters({ text }: Word): boolean {
  return /\p{L}/u.test(text) && !/\d/.test(text);
}

/** Whether a word is part of a title of a type, as where a country has two languages: "Facture / Factuur". */
function isTitle({ fields, words }: ReadLine, word: Word, type: DocumentType): boolean {
  return fields.some((hit) => findTypeOf(hit) === type && words.slice(hit.from, hit.to).includes(word));
}

/** Whether a word stands between a day and a year. */
function isMonth(words: readonly Word[], at: number): boolean {
  return /^\d{1,2}\D{0,2}$/.test(words[at - 1]?.text ?? '') && /^\d{4}\D?$/.test(words[at + 1]?.text ?? '');
}

/** Whether a word is the label of the number or date after a title: "Credit note no. 12 of 5 June". */
function isLabelOfNumber({ fields, words }: ReadLine, word: Word): boolean {
  const hits = fields.filter(({ key }) => LABELS_OF_NUMBERS.has(key));
  return hits.some(({ from, to }) => words.slice(from, to).includes(word));
}

/** The type that a title names, or the label of a number that begins with a title, such as "Credit note no." */
function findTypeOf({ key, label }: ReadLine['fields'][number]): DocumentType | undefined {
  if (key === 'invoice_title') return TITLES.get(label);
  return key === 'invoice_number' ? NUMBERED_TITLES.find(([title]) => label.startsWith(title))?.[1] : undefined;
}

/** Whether a line has the headings of a payment slip with a receipt beside it, such as a Swiss QR-bill. */
function isOnPaymentSlip({ cells }: ReadLine): boolean {
  return cells.some(({ text }) => PAYMENT_PARTS.has(squash(text)));
}

function describeTitles(
  own: readonly Title[],
  all: readonly Title[],
  highest: number,
  { layout }: ReadDocument,
): Features {
  const alone = all.filter(({ isAlone }) => isAlone);
  const isInHead = (title: Title): boolean => title.line.page === 1 && title.line.box.y < HEAD * layout.bottom;
  const isLarge = (title: Title): boolean => title.height > LARGE * layout.lineHeight;
  return toFeatures({
    title: own.length > 0,
    'title alone': own.some(({ isAlone }) => isAlone),
    'title alone in the head': own.some((title) => title.isAlone && isInHead(title)),
    'title alone and large': own.some((title) => title.isAlone && isLarge(title)),
    'title large': own.some(isLarge),
    'title in the head': own.some(isInHead),
    'title opens its cell': own.some(({ isFirstInCell }) => isFirstInCell),
    'only type with a title alone': alone.length > 0 && alone.every((title) => own.includes(title)),
    'first title': all[0] !== undefined && own.includes(all[0]),
    'highest title': own.some(({ height }) => height === highest),
    'title above the table': own.some(({ line }) => line.index < layout.table),
  });
}

/** The evidence for a type other than its title. */
function describeContent(type: DocumentType, document: ReadDocument, { total }: TypeContext): Features {
  const titles = [...TITLES].flatMap(([title, of]) => (of === type ? [title] : []));
  const numberLabels = document.lines.flatMap((line) => line.fields.filter(({ key }) => key === 'invoice_number'));
  // Documents of other types may label their number as that of an invoice too.
  const feature = type === 'invoice' ? 'label of an invoice number' : 'label of the number';
  const features = toFeatures({
    [feature]: numberLabels.some(({ label }) => titles.some((title) => label.startsWith(title))),
  });
  if (type === 'credit_note') {
    const labels = document.lines.flatMap((line) => line.fields.map(({ label }) => REFERENCE_LABELS.get(label)));
    return {
      ...features,
      ...toFeatures({
        'negative total': total !== null && total < 0n,
        'names the original invoice': labels.includes('original_invoice'),
      }),
    };
  }
  if (type !== 'receipt') return features;
  const texts = document.lines.map(({ text }) => foldText(text.slice(0, MAX_TEXT)));
  return { ...features, ...toFeatures({ 'words of a receipt': texts.some((text) => RECEIPT_WORDS.test(text)) }) };
}
