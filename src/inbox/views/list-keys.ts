import { useEffect } from 'react';

const ROW = '.invoice-table a.row-link';
const TYPED = 'input:not([type=checkbox]), select, textarea, dialog';

/** Whether a key is meant for a field and not for the page. */
export function isTyping({ target, metaKey, ctrlKey, altKey }: KeyboardEvent): boolean {
  if (metaKey || ctrlKey || altKey) return true;
  return target instanceof Element && target.closest(TYPED) !== null;
}

/** Does what the keys stand for, unless they are typed into a field. */
export function useKeys(actions: Readonly<Record<string, (() => void) | undefined>>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const action = event.defaultPrevented || isTyping(event) ? undefined : actions[event.key];
      if (!action) return;
      event.preventDefault();
      action();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [actions]);
}

/** The keys of a list: j and k move through the rows, a slash leads to the search, and u uploads. */
export const LIST_KEYS = {
  j: () => move(1),
  k: () => move(-1),
  '/': () => document.querySelector<HTMLElement>('#search')?.focus(),
  u: () => document.querySelector<HTMLElement>('#upload')?.click(),
} as const;

/** The uid of the row that has the focus; null if none has. */
export function findFocusedRow(): string | null {
  return document.activeElement?.closest<HTMLElement>('tr[data-uid]')?.dataset['uid'] ?? null;
}

/** Moves the focus to the row of an invoice, if the list has it. */
export function focusRow(uid: string): void {
  document.querySelector<HTMLElement>(`tr[data-uid="${CSS.escape(uid)}"] a.row-link`)?.focus();
}

function move(step: number): void {
  const rows = [...document.querySelectorAll<HTMLElement>(ROW)];
  const focused = document.activeElement?.closest('tr') ?? null;
  const current = focused === null ? -1 : rows.findIndex((row) => focused.contains(row));
  rows[Math.min(rows.length - 1, Math.max(0, current + step))]?.focus();
}
