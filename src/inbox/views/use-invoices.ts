import { useEffect, useLayoutEffect, useMemo } from 'react';
import { useQuery } from '@apollo/client/react';
import { rememberList, takeLastOpened } from '../client/last-list.ts';
import { InvoicesDocument, type ListedInvoiceFragment } from '../generated/graphql.ts';
import { isOnTab, toAddress, toFilter, type ListChoice } from './list-filter.ts';
import { focusRow } from './list-keys.ts';

const PAGE_SIZE = 50;
const NO_ROWS: readonly ListedInvoiceFragment[] = [];

/** The invoices of a list as far as they are loaded. */
export interface Invoices {
  readonly rows: readonly ListedInvoiceFragment[];
  /** How many the list has; undefined before the first answer. */
  readonly count: number | undefined;
  readonly error: ReturnType<typeof useQuery>['error'];
  readonly retry: () => void;
  /** Loads the next page; undefined at the end. */
  readonly loadMore: (() => void) | undefined;
}

/** Reads a list page by page, newest first, and remembers it for the way back from an invoice. */
export function useInvoices(choice: ListChoice): Invoices {
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
  useReturn(address, rows);
  const cursor = invoices?.pageInfo.hasNextPage ? invoices.pageInfo.endCursor : null;
  return {
    rows,
    count: invoices?.totalCount,
    error,
    retry: () => void refetch(),
    loadMore: cursor == null ? undefined : () => void fetchMore({ variables: { after: cursor } }),
  };
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
