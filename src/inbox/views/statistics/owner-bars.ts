import type { InvoiceFilter, SumsFragment } from '../../generated/graphql.ts';
import { toListAddress } from '../saved-filter.ts';
import type { Bar } from './bar-chart.tsx';

interface OwnerBars {
  readonly rows: readonly SumsFragment[];
  /** What stands for none. */
  readonly nameless: string;
  /** The invoices that the sums count. */
  readonly filter: InvoiceFilter;
  readonly owner: 'company' | 'category';
}

/** The sums by supplier or by category, the largest first, each with the list of its invoices. */
export function listOwnerBars({ rows, nameless, filter, owner }: OwnerBars): Bar[] {
  return rows
    .filter(({ totalPrice }) => totalPrice != null)
    .toSorted((one, other) => Number(other.totalPrice) - Number(one.totalPrice))
    .map((row) => {
      const narrowed = row.key == null ? { [owner]: { isNull: true } } : { [`${owner}Uids`]: [row.key] };
      return { row, label: row.label ?? nameless, address: toListAddress({ ...filter, ...narrowed }) };
    });
}
