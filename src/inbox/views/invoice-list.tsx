import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useQuery } from '@apollo/client/react';
import { rememberList, takeLastOpened } from '../client/last-list.ts';
import { CountsDocument, InvoicesDocument, type ListedInvoiceFragment } from '../generated/graphql.ts';
import { useSpeech } from '../language/language.ts';
import { Icon } from '../parts/icon.tsx';
import { Loading } from '../parts/loading.tsx';
import { usePageTitle } from '../parts/page-title.ts';
import { go, useRoute } from '../client/route.ts';
import { ACTION_DEFINITIONS, type BulkAction } from './bulk/bulk-actions.ts';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { BulkDialog } from './bulk/bulk-dialog.tsx';
import { BulkReport } from './bulk/bulk-report.tsx';
import { useSelection, type Selection } from './bulk/selection.ts';
import { useBulk } from './bulk/use-bulk.ts';
import { ExportButton } from './export-dialog.tsx';
import { InvoiceTable } from './invoice-table.tsx';
import { ListFilters } from './list-filters.tsx';
import { KeyHelp } from './key-help.tsx';
import { findFocusedRow, focusRow, LIST_KEYS, useKeys } from './list-keys.ts';
import { SavedViews, SaveViewButton } from './saved-views.tsx';
import {
  isFiltered,
  isOnTab,
  readChoice,
  TABS,
  toAddress,
  toFilter,
  type ListChoice,
  type Tab,
} from './list-filter.ts';

const PAGE_SIZE = 50;
const NO_ROWS: readonly ListedInvoiceFragment[] = [];

interface InvoiceListProps {
  readonly canUpload: boolean;
  /** Whether the user may decide on some invoices, or delete some. */
  readonly canChoose: boolean;
}

/** The invoices of the account, newest first: search, filters, decisions on several, and keys to move through them. */
export function InvoiceList({ canUpload, canChoose }: InvoiceListProps) {
  const { texts, format } = useSpeech();
  usePageTitle(texts.inbox);
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
  const { invoices } = data ?? previousData ?? {};
  // A page after the first is not read again after each change, and its rows may have left the tab.
  const rows = useMemo(
    () => invoices?.nodes.filter((invoice) => !data || isOnTab(invoice, choice.tab)) ?? NO_ROWS,
    [invoices, data, choice.tab],
  );
  const selection = useSelection(rows, address);
  const bulk = useBulk();
  const [action, setAction] = useState<BulkAction | null>(null);
  const [hasHelp, setHelp] = useState(false);
  useReturn(address, rows);
  useListKeys({
    selection,
    canChoose,
    onAction: setAction,
    onHelp: () => setHelp(true),
  });
  const choose = (patch: Partial<ListChoice>) => go(toAddress({ ...choice, ...patch }), { replace: true });
  const cursor = invoices?.pageInfo.hasNextPage ? invoices.pageInfo.endCursor : null;
  const isNarrowed = choice.tab !== 'ALL' || isFiltered(choice);
  const isEmpty = invoices !== undefined && rows.length === 0;
  return (
    <div className="list-page">
      <h1 className="visually-hidden">{texts.inbox}</h1>
      <SavedViews choice={choice} />
      <Tabs current={choice.tab} onChoose={(tab) => choose({ tab })} />
      <ListFilters choice={choice} onChoose={choose}>
        {invoices && !isEmpty && <ExportButton choice={choice} count={invoices.totalCount} />}
        {isNarrowed && <SaveViewButton choice={choice} />}
      </ListFilters>
      {bulk.outcome && action === null && <BulkReport outcome={bulk.outcome} bulk={bulk} />}
      {!invoices && <Loading error={error} onRetry={refetch} />}
      {invoices && !isEmpty && <InvoiceTable invoices={rows} selection={canChoose ? selection : undefined} />}
      {isEmpty && <EmptyList canUpload={canUpload} isFiltered={isNarrowed} />}
      {invoices && !isEmpty && (
        <footer className="list-footer">
          <span className="quiet">
            {format.count(rows.length)} / {format.count(invoices.totalCount)}
          </span>
          {cursor != null && (
            <button type="button" className="button" onClick={() => void fetchMore({ variables: { after: cursor } })}>
              {texts.loadMore}
            </button>
          )}
        </footer>
      )}
      {selection.rows.length > 0 && <BulkBar selection={selection} onChoose={setAction} />}
      {action && (
        <BulkDialog
          action={action}
          rows={selection.rows}
          bulk={bulk}
          onDone={selection.clear}
          onClose={() => setAction(null)}
        />
      )}
      {hasHelp && <KeyHelp onClose={() => setHelp(false)} />}
    </div>
  );
}

interface ListKeys {
  readonly selection: Selection<ListedInvoiceFragment>;
  readonly canChoose: boolean;
  readonly onAction: (action: BulkAction) => void;
  readonly onHelp: () => void;
}

function useListKeys({ selection, canChoose, onAction, onHelp }: ListKeys): void {
  const ask = (action: BulkAction) => {
    if (selection.rows.some(({ permissions }) => ACTION_DEFINITIONS[action].isAllowed(permissions))) onAction(action);
  };
  const pick = (isRange: boolean) => {
    const uid = findFocusedRow();
    if (uid !== null && canChoose) selection.toggle(uid, isRange);
  };
  useKeys({
    ...LIST_KEYS,
    x: () => pick(false),
    X: () => pick(true),
    a: () => ask('approve'),
    r: () => ask('reject'),
    Escape: selection.rows.length > 0 ? selection.clear : undefined,
    '?': onHelp,
  });
}

/** Lets an invoice lead back to this list, and the focus return to the row of the invoice that was open. */
function useReturn(address: string, rows: readonly ListedInvoiceFragment[]): void {
  useEffect(
    () =>
      rememberList(
        address,
        rows.map(({ uid }) => uid),
      ),
    [address, rows],
  );
  const hasRows = rows.length > 0;
  useLayoutEffect(() => {
    const uid = hasRows ? takeLastOpened() : null;
    if (uid !== null) focusRow(uid);
  }, [hasRows]);
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
