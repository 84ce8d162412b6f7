import { useQuery } from '@apollo/client/react';
import {
  StatisticsDocument,
  type InvoiceFilter,
  type StatisticsQuery,
  type SumsFragment,
} from '../../generated/graphql.ts';
import { go, useRoute } from '../../client/route.ts';
import { useSpeech } from '../../language/language.ts';
import { Loading } from '../../parts/loading.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { BarChart } from './bar-chart.tsx';
import { ColumnChart } from './column-chart.tsx';
import { listOwnerBars } from './owner-bars.ts';
import { PERIODS } from './period.ts';
import {
  COUNTED,
  readStatisticsChoice,
  toStatisticsAddress,
  toStatisticsFilter,
  type StatisticsChoice,
} from './statistics-choice.ts';

/** What was charged, in charts for each currency. */
export function Statistics() {
  const { texts } = useSpeech();
  const { search } = useRoute();
  const choice = readStatisticsChoice(search);
  const filter = toStatisticsFilter(choice);
  const { data, previousData, error, refetch } = useQuery(StatisticsDocument, {
    variables: { filter },
    fetchPolicy: 'cache-and-network',
  });
  const groups = data ?? previousData;
  if (!groups?.months) return <Loading error={error} onRetry={refetch} />;
  const currencies = listCurrencies(groups.months);
  return (
    <div className="list-page">
      <PageHead title={texts.statistics}>
        <CountedField choice={choice} />
        <PeriodField choice={choice} />
      </PageHead>
      <p className="quiet">
        {texts.statisticsHint} {choice.counted === 'ALL' && texts.rejectedIncluded}
      </p>
      {currencies.length === 0 && <p className="empty quiet">{texts.noneYet}</p>}
      {currencies.map((currency) => (
        <Currency
          key={currency}
          currency={currency}
          groups={groups}
          filter={currencies.length === 1 ? filter : { ...filter, currencies: [currency] }}
        />
      ))}
    </div>
  );
}

/** The currencies of the sums, the one of most invoices first. */
function listCurrencies(rows: readonly SumsFragment[]): string[] {
  const counts = new Map<string, number>();
  for (const { currency, count } of rows)
    if (currency != null) counts.set(currency, (counts.get(currency) ?? 0) + count);
  const ranked = [...counts].toSorted(([one, few], [other, many]) => many - few || one.localeCompare(other));
  return ranked.map(([currency]) => currency);
}

interface ChoiceFieldProps {
  readonly choice: StatisticsChoice;
}

function PeriodField({ choice }: ChoiceFieldProps) {
  const { texts } = useSpeech();
  const options = PERIODS.map((period) => [toStatisticsAddress({ ...choice, period }), texts[`period_${period}`]]);
  return <AddressField label={texts.period} current={toStatisticsAddress(choice)} options={options} />;
}

function CountedField({ choice }: ChoiceFieldProps) {
  const { texts } = useSpeech();
  const options = COUNTED.map((counted) => [toStatisticsAddress({ ...choice, counted }), texts[`counted_${counted}`]]);
  return <AddressField label={texts.counted} current={toStatisticsAddress(choice)} options={options} />;
}

interface AddressFieldProps {
  readonly label: string;
  readonly current: string;
  readonly options: readonly (readonly string[])[];
}

/** A choice between addresses. */
function AddressField({ label, current, options }: AddressFieldProps) {
  return (
    <label className="inline-field">
      <span className="visually-hidden">{label}</span>
      <select value={current} onChange={({ target }) => go(target.value, { replace: true })}>
        {options.map(([address, text]) => (
          <option key={address} value={address}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

interface CurrencyProps {
  readonly currency: string;
  readonly groups: StatisticsQuery;
  /** The invoices that are counted in this currency. */
  readonly filter: InvoiceFilter;
}

function Currency({ currency, groups, filter }: CurrencyProps) {
  const { texts, format } = useSpeech();
  const select = <Row extends SumsFragment>(rows: readonly Row[] | null | undefined) =>
    (rows ?? []).filter((row) => row.currency === currency);
  const months = select(groups.months);
  const companies = select(groups.companies);
  const categories = select(groups.categories);
  const byStatus = select(groups.statuses);
  const vatRates = select(groups.vatRates)
    .toSorted((one, other) => Number(other.key) - Number(one.key))
    .map((row) => ({ row, label: row.key == null ? texts.noVatRate : format.percent(row.label ?? row.key) }));
  const hasCategories = categories.some(({ key }) => key != null);
  return (
    <section className="currency" aria-label={currency}>
      <h2>
        {currency}
        <span className="quiet">
          {texts.invoices}: {format.count(months.reduce((sum, { count }) => sum + count, 0))}
        </span>
      </h2>
      <div className="charts">
        <ColumnChart title={texts.byMonth} rows={months} amount="totalPrice" byStatus={byStatus} filter={filter} />
        <ColumnChart title={texts.vatByMonth} rows={months} amount="totalVat" byStatus={byStatus} filter={filter} />
        <BarChart
          title={texts.bySupplier}
          bars={listOwnerBars({ rows: companies, nameless: texts.unknownSupplier, filter, owner: 'company' })}
        />
        {vatRates.length > 0 && <BarChart title={texts.byVatRate} bars={vatRates} hasVat />}
        {hasCategories && (
          <BarChart
            title={texts.byCategory}
            bars={listOwnerBars({ rows: categories, nameless: texts.noCategory, filter, owner: 'category' })}
          />
        )}
      </div>
    </section>
  );
}
