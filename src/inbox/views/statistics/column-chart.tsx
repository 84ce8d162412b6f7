import type { SumsFragment } from '../../generated/graphql.ts';
import { useSpeech } from '../../language/language.ts';
import { fillMonths } from './period.ts';

const MAX_MONTHS = 24;
const MAX_LABELS = 4;
/** In units of the drawing, which is stretched to the width of the chart. */
const STEP = 10;
const COLUMN = 7;
const HEIGHT = 100;

interface ColumnChartProps {
  readonly title: string;
  /** Sums by month. */
  readonly rows: readonly SumsFragment[];
  readonly amount: 'totalPrice' | 'totalVat';
}

/** Columns by month, from the oldest to the newest. The same values follow as a table that is read and not seen. */
export function ColumnChart({ title, rows, amount }: ColumnChartProps) {
  const { format, texts } = useSpeech();
  const known = new Map(rows.flatMap((row) => (row.key == null ? [] : [[row.key, row] as const])));
  const months = fillMonths([...known.keys()]).slice(-MAX_MONTHS);
  if (months.length === 0) return null;
  const currency = rows[0]?.currency;
  const values = months.map((month) => Number(known.get(month)?.[amount] ?? 0));
  const [top, bottom] = [Math.max(0, ...values), Math.min(0, ...values)];
  const scale = HEIGHT / (top - bottom || 1);
  const every = Math.ceil(months.length / MAX_LABELS);
  const describe = (month: string) => format.money(known.get(month)?.[amount] ?? '0', currency);
  return (
    <figure className="chart column-chart">
      <figcaption>{title}</figcaption>
      <p className="chart-top quiet small">{format.money(String(top), currency)}</p>
      <svg viewBox={`0 0 ${months.length * STEP} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {months.map((month, index) => (
          <rect
            key={month}
            x={index * STEP + (STEP - COLUMN) / 2}
            y={(top - Math.max(0, values[index] ?? 0)) * scale}
            width={COLUMN}
            height={Math.abs(values[index] ?? 0) * scale}
            data-negative={(values[index] ?? 0) < 0}
          >
            <title>{`${format.month(month)}: ${describe(month)}`}</title>
          </rect>
        ))}
        <line x1="0" x2={months.length * STEP} y1={top * scale} y2={top * scale} vectorEffect="non-scaling-stroke" />
      </svg>
      <ol className="chart-labels" aria-hidden="true">
        {months.map((month, index) => (
          <li key={month}>{index % every === 0 && <span>{format.month(month)}</span>}</li>
        ))}
      </ol>
      <div className="visually-hidden">
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.date}</th>
              <th scope="col">{texts.amount}</th>
            </tr>
          </thead>
          <tbody>
            {months.map((month) => (
              <tr key={month}>
                <th scope="row">{format.month(month)}</th>
                <td>{describe(month)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
