import { useState } from 'react';
import type { InvoiceFilter, StatusSumsFragment, SumsFragment } from '../../generated/graphql.ts';
import { useSpeech } from '../../language/language.ts';
import { Icon } from '../../parts/icon.tsx';
import { STATUSES, type Status } from '../invoice-status.ts';
import { MonthTable } from './month-table.tsx';
import { readStatus, stackPieces, type Amount } from './stack-pieces.ts';
import { fillMonths } from './period.ts';

const MAX_MONTHS = 24;
const MAX_LABELS = 4;
/** In units of the drawing, which is stretched to the width of the chart. */
const STEP = 10;
const COLUMN = 7;
const HEIGHT = 100;

interface ColumnChartProps {
  readonly title: string;
  /** Sums by month, all in one currency. */
  readonly rows: readonly SumsFragment[];
  readonly amount: Amount;
  /** The same sums by month and status, of which the columns are made up; without them, each column is of one piece. */
  readonly byStatus?: readonly StatusSumsFragment[];
  /** The invoices that the sums count, to which the months lead. */
  readonly filter: InvoiceFilter;
}

/** Columns by month, from the oldest to the newest. The same values follow as a table, which is seen if somebody asks for it. */
export function ColumnChart(props: ColumnChartProps) {
  const { title, rows, amount, byStatus = [] } = props;
  const { format, texts } = useSpeech();
  const [isOpen, setOpen] = useState(false);
  const months = fillMonths(rows.flatMap(({ key }) => key ?? [])).slice(-MAX_MONTHS);
  if (months.length === 0) return null;
  const every = Math.ceil(months.length / MAX_LABELS);
  const present = new Set(byStatus.map(readStatus));
  const statuses = STATUSES.filter((status) => present.has(status));
  const isBelowZero = byStatus.some((row) => Number(row[amount]) < 0);
  return (
    <figure className="chart column-chart">
      <figcaption>
        {title}
        <button type="button" className="text-button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {texts.figures}
          <Icon name={isOpen ? 'up' : 'down'} />
        </button>
      </figcaption>
      <Columns {...props} months={months} />
      <ol className="chart-labels" aria-hidden="true">
        {months.map((month, index) => (
          <li key={month}>{index % every === 0 && <span>{format.month(month)}</span>}</li>
        ))}
      </ol>
      {statuses.length > 0 && (
        <ul className="chart-legend quiet small" aria-hidden="true">
          {statuses.map((status) => (
            <li key={status} data-status={status}>
              {texts[`status_${status}`]}
            </li>
          ))}
          {isBelowZero && <li data-negative="true">{texts.type_CREDIT_NOTE}</li>}
        </ul>
      )}
      <MonthTable {...props} months={months} statuses={statuses} isOpen={isOpen} />
    </figure>
  );
}

interface MonthsProps extends ColumnChartProps {
  readonly months: readonly string[];
}

function Columns({ rows, amount, byStatus, months }: MonthsProps) {
  const { format, texts } = useSpeech();
  const pieces = stackPieces(byStatus ?? rows, amount).filter(({ month }) => months.includes(month));
  const ends = pieces.map(({ to }) => to);
  const [top, bottom] = [Math.max(0, ...ends), Math.min(0, ...ends)];
  const scale = HEIGHT / (top - bottom || 1);
  const currency = rows[0]?.currency;
  const describe = (month: string, status: Status | null, value: number) =>
    [format.month(month), status && texts[`status_${status}`], format.money(String(value), currency)].filter(Boolean);
  return (
    <>
      <p className="chart-top quiet small">{format.money(String(top), currency)}</p>
      <svg viewBox={`0 0 ${months.length * STEP} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {pieces.map(({ month, status, from, to }) => (
          <rect
            key={`${month} ${status} ${to < from}`}
            x={months.indexOf(month) * STEP + (STEP - COLUMN) / 2}
            y={(top - Math.max(from, to)) * scale}
            width={COLUMN}
            height={Math.abs(to - from) * scale}
            data-negative={to < from}
            data-status={status}
          >
            <title>{describe(month, status, to - from).join(': ')}</title>
          </rect>
        ))}
        <line x1="0" x2={months.length * STEP} y1={top * scale} y2={top * scale} vectorEffect="non-scaling-stroke" />
      </svg>
      {bottom < 0 && <p className="chart-bottom quiet small">{format.money(String(bottom), currency)}</p>}
    </>
  );
}
