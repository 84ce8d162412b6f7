import { useQuery } from '@apollo/client/react';
import { StatisticsDocument, type SumsFragment } from '../generated/graphql.ts';
import { useSpeech } from '../language/language.ts';
import { Loading } from '../parts/loading.tsx';

const MAX_BARS = 12;

/** Sums by month and by supplier, a chart for each currency. */
export function Statistics() {
  const { texts, format } = useSpeech();
  const { data, error, refetch } = useQuery(StatisticsDocument, { fetchPolicy: 'cache-and-network' });
  const { months, companies } = data ?? {};
  if (!months || !companies) return <Loading error={error} onRetry={refetch} />;
  const currencies = [...new Set(months.flatMap(({ currency }) => currency ?? []))].toSorted();
  return (
    <div className="list-page narrow">
      <h1>{texts.statistics}</h1>
      <p className="quiet">{texts.statisticsHint}</p>
      {currencies.map((currency) => (
        <section key={currency} className="currency">
          <h2>{currency}</h2>
          <div className="charts">
            <BarChart
              title={texts.byMonth}
              bars={pick(months, currency)
                .toSorted((one, other) => (other.key ?? '').localeCompare(one.key ?? ''))
                .map((row) => ({ row, label: row.key ? format.month(row.key) : texts.noDate }))}
            />
            <BarChart
              title={texts.bySupplier}
              bars={pick(companies, currency)
                .toSorted((one, other) => Number(other.totalPrice) - Number(one.totalPrice))
                .map((row) => ({ row, label: row.label ?? texts.unknownSupplier }))}
            />
          </div>
        </section>
      ))}
    </div>
  );
}

function pick(rows: readonly SumsFragment[], currency: string): SumsFragment[] {
  return rows.filter((row) => row.currency === currency && row.totalPrice !== null);
}

interface Bar {
  readonly row: SumsFragment;
  readonly label: string;
}

/** A table whose cells are drawn as bars, so that it is read as a table. */
function BarChart({ title, bars }: { readonly title: string; readonly bars: readonly Bar[] }) {
  const { format, texts } = useSpeech();
  const shown = bars.slice(0, MAX_BARS);
  const most = Math.max(1, ...shown.map(({ row }) => Math.abs(Number(row.totalPrice))));
  return (
    <table className="chart">
      <caption>{title}</caption>
      <tbody>
        {shown.map(({ row, label }) => (
          <tr key={`${row.key}`}>
            <th scope="row">{label}</th>
            <td className="chart-bar" aria-hidden="true">
              <span
                data-negative={Number(row.totalPrice) < 0}
                style={{ inlineSize: `${(100 * Math.abs(Number(row.totalPrice))) / most}%` }}
              />
            </td>
            <td className="amount" title={`${format.count(row.count)} ${texts.invoicesCount}`}>
              {format.money(row.totalPrice, row.currency)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
