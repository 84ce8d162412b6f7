import { LOCALES } from '../../locales/locales.js';
import type { FieldLabel } from '../../locales/locale.js';
import { collectNumbers, type NumberCandidate } from '../../fields/number/number-candidates.js';
import { readNumberValue } from '../../fields/number/find-number.js';
import { NUMBER_WEIGHTS } from '../../fields/number/number-weights.js';
import type { Candidate } from '../../page/candidate.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import { findLabels } from '../../page/labels.js';
import { MONTHS } from '../../page/months.js';
import { scoreFeatures } from '../../ranking/weights.js';
import { joinAlternatives } from '../../text/alternatives.js';
import { createLabelDictionary } from '../../text/label-dictionary.js';
import { squash } from '../../text/squash.js';
import { readShopName } from './head-lines.js';
import { findHead } from './receipt-company.js';

/** What stands before a number. */
type Mark = 'label' | 'title' | 'till' | 'sign' | 'shop';

const CONFIDENCE: Readonly<Record<Mark, number>> = {
  /** A label for the number of a document: "Receipt no". */
  label: 0.88,
  /** A title, with or without a word for "number": "Bon 4711". */
  title: 0.82,
  /** What tills call a sale: "Trans 4711". */
  till: 0.68,
  /** A word or a sign for "number" alone: "No. 4711", "#4711". */
  sign: 0.58,
  /** A sign behind the name of the shop, which has several: "Acme Fuel #4711". */
  shop: 0.2,
};
/** The factor for numbers of the payment by card, if a number of the sale is elsewhere. */
const OF_CARD = 0.3;
/** The factor for all numbers but the best. */
const NOT_BEST = 0.6;
const MAX_NUMBERS = 3;
const MIN_DIGITS = 3;
/** After a label for the number of a document. */
const MIN_LABELLED_DIGITS = 2;
/** The number of a card. */
const MASKED = /^[*xX]{4}/;
/** In lines. The numbers of a card's slip are this close together. */
const SLIP_LINES = 3;
const TILL_NUMBERS = createLabelDictionary([['till', LOCALES.flatMap(({ tillNumbers = [] }) => tillNumbers)]]);
const CARD_NUMBERS = createLabelDictionary([['card', LOCALES.flatMap(({ cardNumbers = [] }) => cardNumbers)]]);
/** The name of the shop is on the first lines. */
const MAX_NAME_LINES = 3;
const MASKED_CARD = /[*#xX•]{4,}\s?\d{3,4}(?!\d)/u;
/** "09/JAN/2024". */
const NAMED_DATE = new RegExp(
  String.raw`^\d{1,2}[-/.]?${joinAlternatives([...MONTHS.keys()].filter((name) => name.length >= 3))}[-/.]?(?:\d{4}|\d{2})$`,
  'iu',
);
const UNLIKELY = ['date', 'iban', 'money', 'tax number', 'sign', 'left:phone:far', 'left:vat_id:far'] as const;
const NOT_OF_SALES: ReadonlySet<FieldLabel> = new Set(['phone', 'tax_number', 'address', 'other_contact']);

interface Marked {
  readonly candidate: NumberCandidate;
  readonly mark: Mark;
  readonly isOfCard: boolean;
}

/**
 * Finds the number of a receipt by its label, best candidate first. It may be anywhere on the receipt, and the slip of a payment by card
 * has numbers of its own with the same labels.
 *
 * @param taken tax numbers, none of which is that of the receipt
 */
export function findReceiptNumbers(document: ReadDocument, taken: readonly string[]): Candidate[] {
  const head = findHead(document).filter((line) => readShopName(line) !== null);
  const shops = new Set(head.filter(({ index }) => index < MAX_NAME_LINES));
  const slip = new Set(document.lines.filter((line) => isOnCardSlip(document, line)));
  const others = taken.map(squash);
  const marked = collectNumbers(document, [])
    .filter(({ value }) => !others.includes(squash(value)))
    .flatMap((candidate): Marked[] => {
      const found = findMark(candidate);
      const mark = found === 'sign' && shops.has(candidate.line) ? 'shop' : found;
      return mark ? [{ candidate, mark, isOfCard: slip.has(candidate.line) }] : [];
    });
  const hasOwn = marked.some(({ isOfCard }) => !isOfCard);
  const scored = keepBestSpans(marked)
    .map((one) => ({ ...one, confidence: CONFIDENCE[one.mark] * (one.isOfCard && hasOwn ? OF_CARD : 1) }))
    .toSorted((a, b) => b.confidence - a.confidence);
  const values = new Set<string>();
  const distinct = scored.filter(({ candidate: { value } }) => !values.has(value) && values.add(value));
  return distinct.slice(0, MAX_NUMBERS).map(({ candidate, mark, confidence, isOfCard }, index) => ({
    value: readNumberValue(document, candidate),
    page: candidate.line.page,
    box: candidate.box,
    rule: `receipt number:${mark}`,
    confidence: index === 0 || isOfCard ? confidence : confidence * NOT_BEST,
  }));
}

/** Of the texts that begin at the same word, keeps the one that looks most like a number. */
function keepBestSpans(marked: readonly Marked[]): Marked[] {
  const best = new Map<string, Marked>();
  for (const one of marked) {
    const key = `${one.candidate.line.index} ${one.candidate.box.x}`;
    const other = best.get(key);
    if (!other || scoreSpan(one) > scoreSpan(other)) best.set(key, one);
  }
  return [...best.values()];
}

function scoreSpan({ candidate }: Marked): number {
  return scoreFeatures(candidate.features, NUMBER_WEIGHTS);
}

function findMark(candidate: NumberCandidate): Mark | null {
  const { features, line, value } = candidate;
  const digits = value.match(/\d/g)?.length ?? 0;
  if (
    digits < MIN_LABELLED_DIGITS ||
    NAMED_DATE.test(value) ||
    MASKED.test(value) ||
    UNLIKELY.some((name) => features[name] === 1)
  )
    return null;
  if (features['left:invoice_number:next'] === 1) return 'label';
  if (digits < MIN_DIGITS) return null;
  if (features['left:invoice_title:next'] === 1) return 'title';
  if (followsTillWord(candidate)) return 'till';
  if (features['left:number:next'] !== 1 || line.fields.some(({ key }) => NOT_OF_SALES.has(key))) return null;
  return features['line:invoice_title'] === 1 ? 'title' : 'sign';
}

/** Whether what tills call a sale is right before a number, as in "Trans 4711". */
function followsTillWord({ line, box }: NumberCandidate): boolean {
  const at = line.words.findIndex((word) => word.box.x === box.x);
  return findLabels(line, TILL_NUMBERS).some(
    ({ to }) => to === at || (to === at + 1 && /[:#]/.test(line.words[at]?.text ?? '')),
  );
}

/** Whether lines above and below have labels of a payment by card, such as those of the terminal and the authorisation. */
function isOnCardSlip({ lines }: ReadDocument, line: ReadLine): boolean {
  const isSign = (other: ReadLine): boolean =>
    findLabels(other, CARD_NUMBERS).length > 0 || MASKED_CARD.test(other.text);
  const above = lines.slice(Math.max(0, line.index - SLIP_LINES), line.index);
  const below = lines.slice(line.index + 1, line.index + 1 + SLIP_LINES);
  return above.some(isSign) && below.some(isSign);
}
