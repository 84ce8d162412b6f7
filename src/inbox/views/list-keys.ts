import { useEffect } from 'react';

const ROW = '.invoice-table a.row-link';

/** Whether a key is meant for a field and not for the page. */
export function isTyping({ target, metaKey, ctrlKey, altKey }: KeyboardEvent): boolean {
  if (metaKey || ctrlKey || altKey) return true;
  return target instanceof Element && target.closest('input, select, textarea, dialog') !== null;
}

/** Moves through the rows with j and k, searches with a slash, and uploads with u. */
export function useListKeys({ onHelp }: { readonly onHelp: () => void }): void {
  useEffect(() => {
    const actions: Readonly<Record<string, () => void>> = {
      j: () => move(1),
      k: () => move(-1),
      '/': () => focus('#search'),
      u: () => document.querySelector<HTMLElement>('#upload')?.click(),
      '?': onHelp,
    };
    const onKey = (event: KeyboardEvent) => {
      const action = isTyping(event) ? undefined : actions[event.key];
      if (!action) return;
      event.preventDefault();
      action();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [onHelp]);
}

function move(step: number): void {
  const rows = [...document.querySelectorAll<HTMLElement>(ROW)];
  const current = rows.findIndex((row) => row === document.activeElement);
  rows[Math.min(rows.length - 1, Math.max(0, current + step))]?.focus();
}

function focus(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}
