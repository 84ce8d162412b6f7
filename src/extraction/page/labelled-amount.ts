import type { Box } from '../model/finding.js';
import type { TotalLabel } from '../locales/locale.js';
import type { ReadLine } from './document.js';

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
