import type { Box } from '../model/finding.js';
import type { TotalLabel } from '../locales/locale.js';
import { centsOf } from './cents.js';
import type { ReadLine } from './document.js';
import type { LabelHit } from './labels.js';
import type { Numeral } from './numbers.js';

/** An amount with its label, such as "Total". */
export interface LabelledAmount {
  readonly key: TotalLabel;
  readonly label: string;
  readonly cents: bigint;
  /** In hundredths of a percent; null if there is no percentage next to the label. */
  readonly rate: bigint | null;
  readonly line: ReadLine;
  readonly box: Box;
  readonly currencySign: string | null;
  /** Set for a tax that brackets after a total say to be part of it. */
  readonly isStated?: boolean;
}

/** Gives an amount its label. Returns none for a number that is no amount, and for an untaxed amount behind the label of a tax. */
export function addLabel(
  hit: Pick<LabelHit<TotalLabel>, 'key' | 'label'>,
  numeral: Numeral,
  line: ReadLine,
  rate: bigint | null,
): LabelledAmount[] {
  const cents = centsOf(numeral.value);
  // "Inspection fee (VAT 0 %) 60.00" is an untaxed amount, not a tax.
  const isUntaxed = hit.key === 'vat' && rate === 0n && cents !== 0n;
  return cents === null || isUntaxed
    ? []
    : [{ key: hit.key, label: hit.label, cents, rate, line, box: numeral.box, currencySign: numeral.currencySign }];
}
