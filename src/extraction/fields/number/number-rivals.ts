import { FIELD_LABELS, REFERENCE_LABELS } from '../../locales/dictionaries.js';
import type { FieldLabel, ReferenceLabel } from '../../locales/locale.js';
import type { ReadLine } from '../../page/document.js';
import type { LabelHit } from '../../page/labels.js';
import { squash } from '../../text/squash.js';
import type { NumberCandidate } from './number-candidates.js';

/** Shorter numbers below the label of a telephone may have another label. */
const MIN_TELEPHONE_DIGITS = 7;

/** Features of a number that is labelled as that of the invoice, or beside or below the title. */
const LABELLED = [
  'left:invoice_number:next',
  'left:invoice_title:next',
  'above:invoice_number:alone',
  'above:invoice_title:alone',
] as const;

/**
 * Where a number has the label of an invoice number, leaves out the numbers of other things: that of an order, even if it is in the title
 * too; that of the original invoice; those below a title that has its number beside it; those in a cell beside the title if another is below
 * the label; those behind a word for "number" that belongs to other words, such as "Patienten-Nr."; and groups of digits without a label, such
 * as a telephone number. Numbers below the label of a telephone are left out in any case.
 */
export function leaveOutOthers(all: readonly NumberCandidate[]): readonly NumberCandidate[] {
  const telephones = listValues(all.filter(isBelowTelephone));
  const candidates = all.filter(({ value }) => !telephones.has(squash(value)));
  const own = listValues(candidates.filter(namesInvoice));
  const orders = listValues(candidates.filter((candidate) => isReference(candidate, 'order_number')));
  const originals = listValues(candidates.filter((candidate) => isReference(candidate, 'original_invoice')));
  const hasTitled = candidates.some(
    (candidate) => (followsTitle(candidate) || followsSign(candidate)) && !isOfOtherWords(candidate),
  );
  const hasStated = candidates.some(isStated);
  const isOther = (candidate: NumberCandidate): boolean => {
    const value = squash(candidate.value);
    const isUnderTitle = hasTitled && !isNumbered(candidate) && candidate.features['above:invoice_title:alone'] === 1;
    const isBesideTitle = hasStated && !isStated(candidate) && isInCellAfterTitle(candidate);
    const isReferred = orders.has(value) || (originals.has(value) && !own.has(value));
    return isReferred || isUnderTitle || isBesideTitle || isOfOtherWords(candidate);
  };
  const isLabelled = candidates.some(
    (candidate) => namesInvoice(candidate) && candidate.features['in the table'] !== 1 && !isOther(candidate),
  );
  return isLabelled ? candidates.filter((candidate) => !isOther(candidate)) : candidates;
}

/** Whether a number is below the label of a telephone. */
function isBelowTelephone({ features, value }: NumberCandidate): boolean {
  const isBelow = features['above:phone:alone'] === 1 || features['above:phone:with-more'] === 1;
  const isAlone = isAloneInCell({ features }) || features['alone on its line'] === 1;
  return isBelow && isAlone && features['digits only'] === 1 && squash(value).length >= MIN_TELEPHONE_DIGITS;
}

/** Whether a number is below a label of an invoice number, and no date. */
function isStated({ features }: NumberCandidate): boolean {
  return features['above:invoice_number:alone'] === 1 && features['date'] !== 1 && isAloneInCell({ features });
}

function isInCellAfterTitle({ features }: NumberCandidate): boolean {
  return features['left:invoice_title:next'] === 1 && isAloneInCell({ features });
}

function isAloneInCell({ features }: Pick<NumberCandidate, 'features'>): boolean {
  return features['alone in its cell'] === 1;
}

function listValues(candidates: readonly NumberCandidate[]): ReadonlySet<string> {
  return new Set(candidates.map(({ value }) => squash(value)));
}

/** Whether a number follows the label of an invoice number, or the title and a word for "number". */
export function isNumbered(candidate: NumberCandidate): boolean {
  return followsTitle(candidate) || followsSign(candidate) || candidate.features['left:invoice_number:next'] === 1;
}

/** Whether a number follows a sign right behind the label of an invoice number: "Invoice ID: #4711". */
function followsSign({ label, line, features }: NumberCandidate): boolean {
  const isSign = features['left:number:next'] === 1 && label === '#';
  const numbers = line.fields.filter(({ key }) => key === 'invoice_number');
  return isSign && line.fields.some((hit) => hit.label === '#' && numbers.some(({ to }) => to === hit.from));
}

/** Whether a number follows a word for "number" on the line of the title. */
function followsTitle({ features }: NumberCandidate): boolean {
  return features['left:number:next'] === 1 && features['line:invoice_title'] === 1;
}

function namesInvoice(candidate: NumberCandidate): boolean {
  return isNumbered(candidate) || LABELLED.some((name) => candidate.features[name] === 1);
}

function isReference({ label }: NumberCandidate, key: ReferenceLabel): boolean {
  return label !== null && REFERENCE_LABELS.get(label) === key;
}

/**
 * Whether a number is behind a word for "number" that ends a compound, such as "Patienten-Nr.", or has the form of a telephone number and
 * no label but the end of other words, such as "Havnevej 7, st.".
 */
function isOfOtherWords({ label, line, features }: NumberCandidate): boolean {
  const isGroups = features['digits only'] === 1 && features['blank'] === 1;
  if (label === null) return isGroups;
  if (FIELD_LABELS.get(label) !== 'number') return false;
  const hits = line.fields.filter((hit) => hit.label === label);
  return hits.length > 0 && hits.every((hit) => endsCompound(line, hit) || (isGroups && endsCell(line, hit)));
}

function endsCompound({ words }: ReadLine, { to }: LabelHit<FieldLabel>): boolean {
  return /^\p{L}+[-–]\p{L}/u.test(words[to - 1]?.text ?? '');
}

/** Whether a label ends a cell that begins with other words. */
function endsCell({ words, cells, fields }: ReadLine, { from, to }: LabelHit<FieldLabel>): boolean {
  const cell = cells.find((other) => other.words.at(-1) === words[to - 1]);
  return cell !== undefined && cell.words[0] !== words[from] && !fields.some((hit) => hit.to === from);
}
