import { useQuery } from '@apollo/client/react';
import { CountsDocument } from '../generated/graphql.ts';
import { useSpeech } from '../language/language.ts';
import { TABS, type Tab } from './list-filter.ts';

interface ListTabsProps {
  readonly current: Tab;
  readonly onChoose: (tab: Tab) => void;
}

/** The statuses that the list can be narrowed down to, each with the number of its invoices. */
export function ListTabs({ current, onChoose }: ListTabsProps) {
  const { texts, format } = useSpeech();
  const { data } = useQuery(CountsDocument, { fetchPolicy: 'cache-and-network' });
  const counts = new Map<string, number>();
  for (const { key, count } of data?.invoiceStats ?? []) {
    const name = String(key).toUpperCase();
    counts.set(name, (counts.get(name) ?? 0) + count);
    counts.set('ALL', (counts.get('ALL') ?? 0) + count);
  }
  const failed = data?.failed?.totalCount ?? 0;
  if (failed > 0) counts.set('FAILED', failed);
  return (
    <div className="tabs" role="group" aria-label={texts.status}>
      {TABS.map((tab) => (
        <button key={tab} type="button" aria-pressed={tab === current} onClick={() => onChoose(tab)}>
          {tab === 'ALL' ? texts.all : texts[`status_${tab}`]}
          {counts.has(tab) && <span className="tab-count">{format.count(counts.get(tab) ?? 0)}</span>}
        </button>
      ))}
    </div>
  );
}
