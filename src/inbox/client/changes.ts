import { useEffect } from 'react';
import { CombinedGraphQLErrors, type ApolloClient } from '@apollo/client';
import { InvoiceChangesDocument, type InvoiceChangesSubscription } from '../generated/graphql.ts';
import { reportConnection } from './connection.ts';
import { whilePresent } from './presence.ts';
import { takeTurns } from './take-turns.ts';

const RETRY_MILLISECONDS = 2_000;
/** Many changes often come together, for example after an upload of many files. */
const REFETCH_MILLISECONDS = 400;
const LISTS = ['Invoices', 'Counts'];

/** What the tab that follows the changes tells the others. */
type Message = { readonly data: InvoiceChangesSubscription } | { readonly isReached: boolean };

/**
 * Follows all changes of invoices while the inbox is open. The cache takes over the new values; lists and counts are read again.
 *
 * @param viewerUid whose tabs share a stream, because over HTTP/1.1 a browser opens few connections to a host
 */
export function useInvoiceChanges(client: ApolloClient, viewerUid: string): void {
  useEffect(() => follow(client, `inbox:changes:${viewerUid}`), [client, viewerUid]);
}

function follow(client: ApolloClient, name: string): () => void {
  const changes = new Changes(client);
  return whilePresent((isReturn) => {
    if (isReturn) changes.catchUp();
    const channel = new BroadcastChannel(name);
    channel.addEventListener('message', ({ data: message }: MessageEvent<Message>) => {
      if ('isReached' in message) reportConnection(message.isReached);
      else changes.receive(message.data);
    });
    const stop = takeTurns(name, (hasWaited) => {
      const tell = (message: Message) => channel.postMessage(message);
      return lead(client, changes, { hasMissed: isReturn || hasWaited, tell });
    });
    return () => {
      stop();
      channel.close();
      reportConnection(true);
    };
  });
}

interface Lead {
  /** Whether changes may have been missed before the stream begins. */
  readonly hasMissed: boolean;
  /** Reaches the other tabs. */
  readonly tell: (message: Message) => void;
}

/** Holds the stream, and opens it again whenever it ends. */
function lead(client: ApolloClient, changes: Changes, { hasMissed, tell }: Lead): () => void {
  let mustCatchUp = hasMissed;
  let isStopped = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  const report = (isReached: boolean) => {
    reportConnection(isReached);
    tell({ isReached });
  };
  const onConnected = () => {
    report(true);
    if (mustCatchUp) changes.catchUp();
    mustCatchUp = true;
  };
  let subscription = open();

  function open() {
    const variables = { after: changes.cursor };
    return client
      .subscribe({ query: InvoiceChangesDocument, variables, fetchPolicy: 'no-cache', context: { onConnected } })
      .subscribe({
        next({ data, error }) {
          // The cursor may be too old to go on from.
          if (CombinedGraphQLErrors.is(error)) changes.cursor = null;
          else if (error) report(false);
          if (!data) return;
          changes.receive(data);
          tell({ data });
        },
        complete: openLater,
      });
  }

  function openLater(): void {
    if (!isStopped) retry = setTimeout(() => (subscription = open()), RETRY_MILLISECONDS);
  }

  function reopen(): void {
    clearTimeout(retry);
    subscription.unsubscribe();
    openLater();
  }
  // A cut connection is noticed late, but the browser knows at once. A service on the same computer can still be reached.
  addEventListener('offline', reopen);

  return () => {
    isStopped = true;
    removeEventListener('offline', reopen);
    clearTimeout(retry);
    subscription.unsubscribe();
  };
}

/** What a tab knows of the changes, from its own stream or from that of another tab. */
class Changes {
  /** Of the last change; null before the first. */
  cursor: string | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private hasMissed = false;
  private readonly changed = new Set<string>();

  constructor(private readonly client: ApolloClient) {}

  receive(data: InvoiceChangesSubscription): void {
    const { cursor, kind, invoiceId } = data.invoiceChanged;
    this.client.writeQuery({ query: InvoiceChangesDocument, id: 'ROOT_SUBSCRIPTION', data });
    this.cursor = cursor;
    if (kind === 'DELETED') this.client.cache.evict({ id: `Invoice:${invoiceId}` });
    this.changed.add(invoiceId);
    this.refetchSoon();
  }

  /** Reads all that the page shows again, because changes may have been missed. */
  catchUp(): void {
    this.hasMissed = true;
    this.refetchSoon();
  }

  private refetchSoon(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.refetch(), REFETCH_MILLISECONDS);
  }

  /** Reads the lists again, and the open invoice if it has changed. */
  private refetch(): void {
    const [ids, isAll] = [new Set(this.changed), this.hasMissed];
    this.changed.clear();
    this.hasMissed = false;
    void this.client.refetchQueries({
      include: 'active',
      onQueryUpdated(query) {
        if (isAll || (query.queryName !== undefined && LISTS.includes(query.queryName))) return true;
        const { data } = query.getCurrentResult() as { data?: { invoice?: { id?: string } } };
        return data?.invoice?.id !== undefined && ids.has(data.invoice.id);
      },
    });
  }
}
