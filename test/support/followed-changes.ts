import { createClient, type ExecutionResult } from 'graphql-sse';
import type { ClientError } from './graphql-client.js';
import { waitUntil, type TestService } from './service.js';

/** A change as a subscriber sees it. */
export interface SeenChange {
  readonly kind: string;
  readonly invoiceId: string;
  readonly invoiceUid: string;
  readonly invoice: { readonly uid: string; readonly processingStatus: string } | null;
  readonly actor: { readonly uid: string } | null;
  readonly at: string;
  readonly cursor: string;
}

/** The changes that a subscriber has received so far. */
export interface FollowedChanges {
  readonly changes: readonly SeenChange[];
  readonly errors: readonly ClientError[];
  /** Whether the service has ended the subscription, for any reason. */
  readonly hasEnded: () => boolean;
  /** Waits for this many changes, and returns each as its kind and uid. */
  waitForChanges(count: number): Promise<string[]>;
  close(): void;
}

export const FOLLOW = `subscription ($filter: InvoiceChangeFilter, $after: String) {
  invoiceChanged(filter: $filter, after: $after) {
    kind invoiceId invoiceUid at cursor actor { uid } invoice { uid processingStatus }
  }
}`;

/** Subscribes with the client of graphql-sse, and waits until the subscription is open. */
export async function followChanges(
  { baseUrl }: TestService,
  key: string,
  variables: Record<string, unknown> = {},
): Promise<FollowedChanges> {
  const changes: SeenChange[] = [];
  const errors: ClientError[] = [];
  let hasEnded = false;
  const subscribe = (isOpen: () => void, failed: (error?: unknown) => void): (() => void) => {
    const end = (error?: unknown) => {
      hasEnded = true;
      failed(error);
    };
    const handleNext = ({ data, errors: received = [] }: ExecutionResult<{ invoiceChanged: SeenChange }>) => {
      if (data) changes.push(data.invoiceChanged);
      errors.push(...(received as unknown as ClientError[]));
    };
    const client = createClient({
      url: `${baseUrl}/graphql/stream`,
      headers: { 'Api-Key': key },
      retryAttempts: 0,
      on: { connected: isOpen },
    });
    return client.subscribe({ query: FOLLOW, variables }, { next: handleNext, error: end, complete: end });
  };
  let close = (): void => undefined;
  await new Promise<void>((resolve, reject) => {
    close = subscribe(resolve, reject);
  });
  return {
    changes,
    errors,
    hasEnded: () => hasEnded,
    async waitForChanges(count) {
      await waitUntil(async () => changes.length >= count).catch(() => undefined);
      return changes.map(({ kind, invoiceUid }) => `${kind} ${invoiceUid}`);
    },
    close,
  };
}
