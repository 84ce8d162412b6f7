import { useId } from 'react';
import type { SumsFragment } from '../../generated/graphql.ts';
import { useSpeech } from '../../language/language.ts';
import { Link } from '../../parts/link.tsx';

const MAX_BARS = 12;

/** A line of a chart. */
export interface Bar {
  readonly row: SumsFragment;
  readonly label: string;
  /** Of the list of these invoices. */
  readonly address?: string;
}

interface BarChartProps {
  readonly title: string;
  /** In their order; the first ones are shown. */
  readonly bars: readonly Bar[];
  /** Adds how much of each total is VAT. */
  readonly hasVat?: boolean;
}

/** A table whose cells are drawn as bars, so that it is read as a table. */
export function BarChart({ title, bars, hasVat = false }: BarChartProps) {
  const { format, texts } = useSpeech();
  const titleId = useId();
  const shown = bars.slice(0, MAX_BARS);
  const most = Math.max(1, ...shown.map(({ row }) => Math.abs(Number(row.totalPrice))));
  return (
    <figure className="chart">
      <figcaption id={titleId}>{title}</figcaption>
      <table aria-labelledby={titleId}>
        <tbody>
          {shown.map(({ row, label, address }) => (
            <tr key={`${row.key}`}>
              <th scope="row" title={label}>
                {address === undefined ? label : <Link href={address}>{label}</Link>}
              </th>
              <td className="chart-bar" aria-hidden="true">
                <span
                  data-negative={Number(row.totalPrice) < 0}
                  style={{ inlineSize: `${(100 * Math.abs(Number(row.totalPrice))) / most}%` }}
                />
              </td>
              <td className="amount" title={`${format.count(row.count)} ${texts.invoicesCount}`}>
                {format.money(row.totalPrice, row.currency)}
                {hasVat && (
                  <p className="quiet small">
                    {texts.vat} {format.money(row.totalVat, row.currency)}
                  </p>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
