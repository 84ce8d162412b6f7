import { useQuery } from '@apollo/client/react';
import { CountsDocument } from '../generated/graphql.ts';
import { useSpeech } from '../language/language.ts';
import { TABS, toFilter, type ListChoice, type Tab } from './list-filter.ts';

interface ListTabsProps {
  readonly choice: ListChoice;
  readonly onChoose: (tab: Tab) => void;
}

/** The statuses that the list can be narrowed down to, each with the number of its invoices that match the other filters. */
export function ListTabs({ choice, onChoose }: ListTabsProps) {
  const { texts, format } = useSpeech();
  const counts = useCounts(choice);
  return (
    <div className="tabs" role="group" aria-label={texts.status}>
      {TABS.map((tab) => {
        const count = counts[tab];
        return (
          <button key={tab} type="button" aria-pressed={tab === choice.tab} onClick={() => onChoose(tab)}>
            {tab === 'ALL' ? texts.all : texts[`status_${tab}`]}
            {count !== undefined && <span className="tab-count">{format.count(count)}</span>}
          </button>
        );
      })}
    </div>
  );
}

/** One count for each tab, which the service reads from its index. Until they are read, those of the filters before are shown. */
function useCounts(choice: ListChoice): Readonly<Partial<Record<Tab, number | undefined>>> {
  const at = (tab: Tab) => toFilter({ ...choice, tab });
  const { data, previousData } = useQuery(CountsDocument, {
    variables: {
      all: at('ALL'),
      waiting: at('WAITING'),
      approved: at('APPROVED'),
      rejected: at('REJECTED'),
      failed: at('FAILED'),
    },
    fetchPolicy: 'cache-and-network',
  });
  const { all, waiting, approved, rejected, failed } = data ?? previousData ?? {};
  return {
    ALL: all?.totalCount,
    WAITING: waiting?.totalCount,
    APPROVED: approved?.totalCount,
    REJECTED: rejected?.totalCount,
    // That a file cannot be read is rare.
    FAILED: failed?.totalCount || undefined,
  };
}
