import { useQuery } from '@apollo/client/react';
import { StatisticsDocument, type StatisticsQuery, type SumsFragment } from '../../generated/graphql.ts';
import { go, useRoute } from '../../client/route.ts';
import { useSpeech } from '../../language/language.ts';
import { Loading } from '../../parts/loading.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { BarChart } from './bar-chart.tsx';
import { ColumnChart } from './column-chart.tsx';
import { findPeriod, PERIODS, type Period } from './period.ts';

/** What was charged, in charts for each currency. */
export function Statistics() {
  const { texts } = useSpeech();
  const { search } = useRoute();
  const period = PERIODS.find((name) => name === search.get('period')) ?? 'ALL';
  const { data, previousData, error, refetch } = useQuery(StatisticsDocument, {
    variables: { filter: findPeriod(period) },
    fetchPolicy: 'cache-and-network',
  });
  const groups = data ?? previousData;
  if (!groups?.months) return <Loading error={error} onRetry={refetch} />;
  const currencies = [...new Set(groups.months.flatMap(({ currency }) => currency ?? []))].toSorted();
  return (
    <div className="list-page">
      <PageHead title={texts.statistics}>
        <PeriodField period={period} />
      </PageHead>
      <p className="quiet">{texts.statisticsHint}</p>
      {currencies.length === 0 && <p className="empty quiet">{texts.noneYet}</p>}
      {currencies.map((currency) => (
        <Currency key={currency} currency={currency} groups={groups} />
      ))}
    </div>
  );
}

function PeriodField({ period }: { readonly period: Period }) {
  const { texts } = useSpeech();
  return (
    <label className="inline-field">
      <span className="visually-hidden">{texts.period}</span>
      <select value={period} onChange={({ target }) => go(`/statistics?period=${target.value}`, { replace: true })}>
        {PERIODS.map((name) => (
          <option key={name} value={name}>
            {texts[`period_${name}`]}
          </option>
        ))}
      </select>
    </label>
  );
}

interface CurrencyProps {
  readonly currency: string;
  readonly groups: StatisticsQuery;
}

function Currency({ currency, groups }: CurrencyProps) {
  const { texts, format } = useSpeech();
  const select = <Row extends SumsFragment>(rows: readonly Row[] | null | undefined) =>
    (rows ?? []).filter((row) => row.currency === currency);
  const [months, categories] = [select(groups.months), select(groups.categories)];
  const byStatus = select(groups.statuses);
  const bySize = (rows: readonly SumsFragment[], nameless: string) =>
    rows
      .filter(({ totalPrice }) => totalPrice != null)
      .toSorted((one, other) => Number(other.totalPrice) - Number(one.totalPrice))
      .map((row) => ({ row, label: row.label ?? nameless }));
  const vatRates = select(groups.vatRates)
    .toSorted((one, other) => Number(other.key) - Number(one.key))
    .map((row) => ({ row, label: row.key == null ? texts.noVatRate : format.percent(row.key) }));
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
        <ColumnChart title={texts.byMonth} rows={months} amount="totalPrice" byStatus={byStatus} />
        <ColumnChart title={texts.vatByMonth} rows={months} amount="totalVat" byStatus={byStatus} />
        <BarChart title={texts.bySupplier} bars={bySize(select(groups.companies), texts.unknownSupplier)} />
        {vatRates.length > 0 && <BarChart title={texts.byVatRate} bars={vatRates} hasVat />}
        {hasCategories && <BarChart title={texts.byCategory} bars={bySize(categories, texts.noCategory)} />}
      </div>
    </section>
  );
}
