import { isDay } from '../client/clock.ts';
import type { Speech } from '../language/language.ts';
import type { EditorKind } from './invoice-fields.ts';

/** How many digits an amount of an invoice has at most, before and after its point. */
const AMOUNT = [11, 2] as const;

/**
 * What is wrong with a value that somebody has entered, in a sentence; null if nothing is.
 *
 * @param kind that of its editor
 * @param value as the API takes it; an empty text for none
 * @param digits how many an amount has at most, before and after its point
 */
export function findMistake(
  kind: EditorKind,
  value: string,
  { texts, format }: Speech,
  digits: readonly [before: number, after: number] = AMOUNT,
): string | null {
  if (value === '') return null;
  if (kind === 'day' && !isDay(value)) return texts.notADay;
  const amount = new RegExp(`^[+-]?\\d{1,${digits[0]}}(\\.\\d{1,${digits[1]}})?$`);
  return kind === 'amount' && !amount.test(value) ? `${texts.notANumber} ${format.typed('12.50')}.` : null;
}
