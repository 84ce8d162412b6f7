import { useState } from 'react';
import { useSpeech } from '../language/language.ts';
import { Loading } from '../parts/loading.tsx';
import { usePageTitle } from '../parts/page-title.ts';
import { go, useRoute } from '../client/route.ts';
import type { BulkAction } from './bulk/bulk-actions.ts';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { BulkDialog } from './bulk/bulk-dialog.tsx';
import { BulkReport } from './bulk/bulk-report.tsx';
import { useSelection } from './bulk/selection.ts';
import { useBulk } from './bulk/use-bulk.ts';
import { EmptyList } from './empty-list.tsx';
import { ExportButton } from './export-dialog.tsx';
import { InvoiceTable } from './invoice-table.tsx';
import { KeyHelp } from './key-help.tsx';
import { isFiltered, readChoice, toAddress, type ListChoice } from './list-filter.ts';
import { ListFilters } from './list-filters.tsx';
import { ListTabs } from './list-tabs.tsx';
import { SavedViews, SaveViewButton } from './saved-views.tsx';
import { useInvoices, type Invoices } from './use-invoices.ts';
import { useListKeys } from './use-list-keys.ts';

interface InvoiceListProps {
  readonly canUpload: boolean;
  /** Whether the user may decide on some invoices, or delete some. */
  readonly canChoose: boolean;
}

/** The invoices of the account, newest first: search, filters, decisions on several, and keys to move through them. */
export function InvoiceList({ canUpload, canChoose }: InvoiceListProps) {
  const { texts } = useSpeech();
  usePageTitle(texts.inbox);
  const { search } = useRoute();
  const choice = readChoice(search);
  const invoices = useInvoices(choice);
  const { rows, count } = invoices;
  const selection = useSelection(rows, toAddress(choice));
  const bulk = useBulk();
  const [action, setAction] = useState<BulkAction | null>(null);
  const [hasHelp, setHelp] = useState(false);
  useListKeys({ selection, canChoose, onAction: setAction, onHelp: () => setHelp(true) });
  const choose = (patch: Partial<ListChoice>) => go(toAddress({ ...choice, ...patch }), { replace: true });
  const isNarrowed = choice.tab !== 'ALL' || isFiltered(choice);
  return (
    <div className="list-page">
      <h1 className="visually-hidden">{texts.inbox}</h1>
      <SavedViews choice={choice} />
      <ListTabs choice={choice} onChoose={(tab) => choose({ tab })} />
      <ListFilters choice={choice} onChoose={choose}>
        {count !== undefined && rows.length > 0 && <ExportButton choice={choice} count={count} />}
        {isNarrowed && <SaveViewButton choice={choice} />}
      </ListFilters>
      {bulk.outcome && action === null && <BulkReport outcome={bulk.outcome} bulk={bulk} />}
      {count === undefined && <Loading error={invoices.error} onRetry={invoices.retry} />}
      {count !== undefined && rows.length === 0 && <EmptyList canUpload={canUpload} isFiltered={isNarrowed} />}
      {count !== undefined && rows.length > 0 && (
        <>
          <InvoiceTable invoices={rows} selection={canChoose ? selection : undefined} />
          <ListFooter invoices={invoices} />
        </>
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

/** How many of the invoices are shown, and a button for more. */
function ListFooter({ invoices: { rows, count, loadMore } }: { readonly invoices: Invoices }) {
  const { texts, format } = useSpeech();
  return (
    <footer className="list-footer">
      <span className="quiet">
        {format.count(rows.length)} / {format.count(count ?? rows.length)}
      </span>
      {loadMore && (
        <button type="button" className="button" onClick={loadMore}>
          {texts.loadMore}
        </button>
      )}
    </footer>
  );
}
