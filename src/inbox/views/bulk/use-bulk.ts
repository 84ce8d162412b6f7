import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { describeError } from '../../client/problems.ts';
import { CountsDocument, InvoicesDocument, type ListedInvoiceFragment } from '../../generated/graphql.ts';
import { ACTION_DEFINITIONS, findUndo, type BulkAction } from './bulk-actions.ts';

/** The most invoices that the service changes in one request. */
const BATCH = 100;

export interface Refusal {
  readonly row: ListedInvoiceFragment;
  readonly message: string;
}

/** What came of a decision on several invoices. */
export interface BulkOutcome {
  readonly action: BulkAction;
  readonly isUndo: boolean;
  /** The invoices as they were before. */
  readonly changed: readonly ListedInvoiceFragment[];
  readonly refused: readonly Refusal[];
}

export interface Bulk {
  /** How many invoices have been sent so far; null if none are being sent. */
  readonly progress: number | null;
  readonly outcome: BulkOutcome | null;
  run(action: BulkAction, rows: readonly ListedInvoiceFragment[], note: string): Promise<void>;
  /** Takes the last decision back. */
  undo(): Promise<void>;
  dismiss(): void;
}

/** Decides on several invoices, and keeps what came of it. */
export function useBulk(): Bulk {
  const client = useApolloClient();
  const [progress, setProgress] = useState<number | null>(null);
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null);

  async function send(action: BulkAction, rows: readonly ListedInvoiceFragment[], note: string, isUndo: boolean) {
    const reasons = new Map<string, string | null>();
    for (let start = 0; start < rows.length; start += BATCH) {
      setProgress(start);
      const uids = rows.slice(start, start + BATCH).map(({ uid }) => uid);
      try {
        const input = { uids, ...(note !== '' && { note }) };
        const { data } = await client.mutate({ mutation: ACTION_DEFINITIONS[action].mutation, variables: { input } });
        for (const { uid, error } of data?.payload?.results ?? []) reasons.set(uid, error?.message ?? null);
      } catch (error) {
        for (const uid of uids) reasons.set(uid, describeError(error));
      }
    }
    const refused = rows.flatMap((row) => {
      const message = reasons.get(row.uid);
      return message == null ? [] : [{ row, message }];
    });
    const changed = rows.filter(({ uid }) => reasons.get(uid) === null);
    return { action, isUndo, changed, refused };
  }

  async function perform(work: () => Promise<BulkOutcome>): Promise<void> {
    if (progress !== null) return;
    setProgress(0);
    setOutcome(await work());
    setProgress(null);
    client.refetchQueries({ include: [InvoicesDocument, CountsDocument] }).catch(() => undefined);
  }

  return {
    progress,
    outcome,
    dismiss: () => setOutcome(null),
    run: (action, rows, note) => perform(() => send(action, rows, note, false)),
    undo: () =>
      perform(async () => {
        const results: BulkOutcome[] = [];
        for (const [action, rows] of outcome ? findUndo(outcome.action, outcome.changed) : [])
          results.push(await send(action, rows, '', true));
        return {
          action: outcome?.action ?? 'approve',
          isUndo: true,
          changed: results.flatMap(({ changed }) => changed),
          refused: results.flatMap(({ refused }) => refused),
        };
      }),
  };
}
