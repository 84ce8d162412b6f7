import { useEffect } from 'react';
import type { ApolloClient } from '@apollo/client';
import { InvoiceChangesDocument } from '../generated/graphql.ts';
import { reportConnection } from './connection.ts';

const RETRY_MILLISECONDS = 2_000;
/** Many changes often come together, for example after an upload of many files. */
const REFETCH_MILLISECONDS = 400;
const LISTS = ['Invoices', 'Counts'];

/** Follows all changes of invoices while the inbox is open. The cache takes over the new values; lists and counts are read again. */
export function useInvoiceChanges(client: ApolloClient): void {
  useEffect(() => follow(client), [client]);
}

function follow(client: ApolloClient): () => void {
  let after: string | null = null;
  let isStopped = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let subscription = open();
  const refetch = createRefetch(client);

  function open() {
    return client
      .subscribe({ query: InvoiceChangesDocument, variables: { after }, fetchPolicy: 'network-only' })
      .subscribe({
        next({ data }) {
          if (!data) return;
          const { cursor, kind, invoiceId } = data.invoiceChanged;
          after = cursor;
          if (kind === 'DELETED') client.cache.evict({ id: `Invoice:${invoiceId}` });
          refetch(invoiceId);
        },
        error() {
          reportConnection(false);
          openLater();
        },
        complete: openLater,
      });
  }

  function openLater(): void {
    if (!isStopped) retry = setTimeout(() => (subscription = open()), RETRY_MILLISECONDS);
  }

  return () => {
    isStopped = true;
    clearTimeout(retry);
    reportConnection(true);
    subscription.unsubscribe();
  };
}

/** Reads the lists again, and the open invoice if it has changed. */
function createRefetch(client: ApolloClient): (invoiceId: string) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const changed = new Set<string>();
  return (invoiceId) => {
    changed.add(invoiceId);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const ids = new Set(changed);
      changed.clear();
      void client.refetchQueries({
        include: 'active',
        onQueryUpdated(query) {
          if (query.queryName !== undefined && LISTS.includes(query.queryName)) return true;
          const { data } = query.getCurrentResult() as { data?: { invoice?: { id?: string } } };
          return data?.invoice?.id !== undefined && ids.has(data.invoice.id);
        },
      });
    }, REFETCH_MILLISECONDS);
  };
}
