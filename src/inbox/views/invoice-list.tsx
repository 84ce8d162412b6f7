import { useMemo, useState } from 'react';
import { useQuery } from '@apollo/client/react';
import { CountsDocument, InvoicesDocument } from '../generated/graphql.ts';
import { useSpeech } from '../language/language.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Icon } from '../parts/icon.tsx';
import { Loading } from '../parts/loading.tsx';
import { go, useRoute } from '../client/route.ts';
import { ExportButton } from './export-dialog.tsx';
import { InvoiceTable } from './invoice-table.tsx';
import { ListFilters } from './list-filters.tsx';
import { useListKeys } from './list-keys.ts';
import { SavedViews, SaveViewButton } from './saved-views.tsx';
import { isFiltered, readChoice, TABS, toAddress, toFilter, type ListChoice, type Tab } from './list-filter.ts';

const PAGE_SIZE = 50;

/** The invoices of the account, newest first: search, filters, and keys to move through them. */
export function InvoiceList({ canUpload }: { readonly canUpload: boolean }) {
  const { texts, format } = useSpeech();
  const { search } = useRoute();
  const choice = readChoice(search);
  const address = toAddress(choice);
  const variables = useMemo(() => {
    const field = choice.order;
    return { filter: toFilter(choice), orderBy: { field, direction: 'DESC' as const }, first: PAGE_SIZE };
  }, [address]);
  const { data, previousData, error, refetch, fetchMore } = useQuery(InvoicesDocument, {
    variables,
    fetchPolicy: 'cache-and-network',
  });
  const [hasHelp, setHelp] = useState(false);
  useListKeys({ onHelp: () => setHelp(true) });
  const { invoices } = data ?? previousData ?? {};
  const choose = (patch: Partial<ListChoice>) => go(toAddress({ ...choice, ...patch }), { replace: true });
  const cursor = invoices?.pageInfo.hasNextPage ? invoices.pageInfo.endCursor : null;
  const isNarrowed = choice.tab !== 'ALL' || isFiltered(choice);
  const isEmpty = invoices?.nodes.length === 0;
  return (
    <div className="list-page">
      <h1 className="visually-hidden">{texts.inbox}</h1>
      <SavedViews choice={choice} />
      <Tabs current={choice.tab} onChoose={(tab) => choose({ tab })} />
      <ListFilters choice={choice} onChoose={choose}>
        {invoices && !isEmpty && <ExportButton choice={choice} count={invoices.totalCount} />}
        {isNarrowed && <SaveViewButton choice={choice} />}
      </ListFilters>
      {!invoices && <Loading error={error} onRetry={refetch} />}
      {invoices && !isEmpty && <InvoiceTable invoices={invoices.nodes} />}
      {isEmpty && <EmptyList canUpload={canUpload} isFiltered={isNarrowed} />}
      {invoices && !isEmpty && (
        <footer className="list-footer">
          <span className="quiet">
            {format.count(invoices.nodes.length)} / {format.count(invoices.totalCount)}
          </span>
          {cursor != null && (
            <button type="button" className="button" onClick={() => void fetchMore({ variables: { after: cursor } })}>
              {texts.loadMore}
            </button>
          )}
        </footer>
      )}
      {hasHelp && <KeyHelp onClose={() => setHelp(false)} />}
    </div>
  );
}

function Tabs({ current, onChoose }: { readonly current: Tab; readonly onChoose: (tab: Tab) => void }) {
  const { texts, format } = useSpeech();
  const { data } = useQuery(CountsDocument, { fetchPolicy: 'cache-and-network' });
  const counts = new Map<string, number>();
  for (const { key, count } of data?.invoiceStats ?? []) {
    const name = String(key).toUpperCase();
    counts.set(name, (counts.get(name) ?? 0) + count);
    counts.set('ALL', (counts.get('ALL') ?? 0) + count);
  }
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

function EmptyList({ canUpload, isFiltered: isSearch }: { readonly canUpload: boolean; readonly isFiltered: boolean }) {
  const { texts } = useSpeech();
  if (isSearch) return <p className="empty quiet">{texts.nothingFound}</p>;
  return (
    <div className="empty">
      <span className="empty-mark">
        <Icon name="file" />
      </span>
      <h2>{texts.emptyInbox}</h2>
      {canUpload && <p className="quiet">{texts.emptyInboxHint}</p>}
    </div>
  );
}

function KeyHelp({ onClose }: { readonly onClose: () => void }) {
  const { texts } = useSpeech();
  const keys = [
    ['j / k', texts.key_move],
    ['Enter', texts.key_open],
    ['/', texts.key_search],
    ['u', texts.key_upload],
    ['a', texts.key_approve],
    ['Esc', texts.key_back],
    ['?', texts.key_help],
  ] as const;
  return (
    <Dialog title={texts.keyboard} onClose={onClose}>
      <dl className="keys">
        {keys.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
