import type { InvoiceFilter, StatusSumsFragment, SumsFragment } from '../../generated/graphql.ts';
import { useSpeech } from '../../language/language.ts';
import { Link } from '../../parts/link.tsx';
import type { Status } from '../invoice-status.ts';
import { toListAddress } from '../saved-filter.ts';
import { findMonth } from './period.ts';
import { readStatus, type Amount } from './stack-pieces.ts';

interface MonthTableProps {
  readonly title: string;
  readonly months: readonly string[];
  readonly rows: readonly SumsFragment[];
  readonly byStatus?: readonly StatusSumsFragment[];
  readonly statuses: readonly Status[];
  readonly amount: Amount;
  readonly filter: InvoiceFilter;
  /** Whether it is seen, and not only read aloud. */
  readonly isOpen: boolean;
}

/** The values of a chart by month, each month with the list of its invoices. */
export function MonthTable({ title, rows, amount, byStatus = [], months, statuses, filter, isOpen }: MonthTableProps) {
  const { format, texts } = useSpeech();
  const show = (row: SumsFragment | undefined) => format.money(row?.[amount] ?? '0', rows[0]?.currency);
  return (
    <div className={isOpen ? 'chart-figures' : 'visually-hidden'}>
      <table>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.date}</th>
            <th scope="col">{texts.amount}</th>
            {statuses.map((status) => (
              <th key={status} scope="col">
                {texts[`status_${status}`]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map((month) => {
            const sums = rows.find(({ key }) => key === month);
            return (
              <tr key={month}>
                <th scope="row">
                  {isOpen && sums ? (
                    <Link href={toListAddress({ ...filter, ...findMonth(month) })}>{format.month(month)}</Link>
                  ) : (
                    format.month(month)
                  )}
                </th>
                <td>{show(sums)}</td>
                {statuses.map((status) => (
                  <td key={status}>{show(byStatus.find((row) => row.key === month && readStatus(row) === status))}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
