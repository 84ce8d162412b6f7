import { useEffect, useState } from 'react';

/** The invoices of a list that are chosen. */
export interface Selection<Row extends { readonly uid: string }> {
  readonly rows: readonly Row[];
  has(uid: string): boolean;
  /** Chooses an invoice, or no longer. @param isRange whether those since the last one follow it */
  toggle(uid: string, isRange?: boolean): void;
  /** Chooses all invoices of the list, or none if all are chosen. */
  toggleAll(): void;
  clear(): void;
}

/** @param listed the rows of the list, in order; those that leave it are no longer chosen @param list what the list is; another one begins with none chosen */
export function useSelection<Row extends { readonly uid: string }>(
  listed: readonly Row[],
  list: string,
): Selection<Row> {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<string | null>(null);
  const clear = () => setChosen(new Set());
  useEffect(clear, [list]);
  const rows = listed.filter(({ uid }) => chosen.has(uid));
  return {
    rows,
    clear,
    has: (uid) => chosen.has(uid),
    toggle(uid, isRange = false) {
      const after = new Set(rows.map((row) => row.uid));
      const isChosen = !after.has(uid);
      for (const one of isRange ? listBetween(listed, last, uid) : [uid]) {
        if (isChosen) after.add(one);
        else after.delete(one);
      }
      setChosen(after);
      setLast(uid);
    },
    toggleAll: () => setChosen(new Set(rows.length === listed.length ? [] : listed.map(({ uid }) => uid))),
  };
}

function listBetween(listed: readonly { readonly uid: string }[], one: string | null, other: string): string[] {
  const places = [one ?? other, other].map((uid) => listed.findIndex((row) => row.uid === uid));
  const start = Math.min(...places);
  return start < 0 ? [other] : listed.slice(start, Math.max(...places) + 1).map(({ uid }) => uid);
}
