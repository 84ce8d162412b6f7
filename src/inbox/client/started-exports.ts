import { useSyncExternalStore } from 'react';

/** An export that was started in this window. */
export interface StartedExport {
  readonly uid: string;
  /** As far as this window knows. */
  readonly hasEnded: boolean;
}

/** They outlive a reload, as the service goes on with them. */
const STORED = 'inbox:exports';

const listeners = new Set<() => void>();
let started = JSON.parse(sessionStorage.getItem(STORED) ?? '[]') as readonly StartedExport[];

/** The exports that were started in this window and not removed from it, newest first. */
export function useStartedExports(): readonly StartedExport[] {
  return useSyncExternalStore(subscribe, () => started);
}

export function rememberExport(uid: string): void {
  keep([{ uid, hasEnded: false }, ...started]);
}

/** Notes that an export has ended. @returns whether that is news */
export function endExport(uid: string): boolean {
  const isNews = started.some((one) => one.uid === uid && !one.hasEnded);
  if (isNews) keep(started.map((one) => (one.uid === uid ? { uid, hasEnded: true } : one)));
  return isNews;
}

export function forgetExport(uid: string): void {
  keep(started.filter((one) => one.uid !== uid));
}

export function forgetEndedExports(): void {
  keep(started.filter(({ hasEnded }) => !hasEnded));
}

/** Forgets all exports, as another user may not see them. */
export function forgetExports(): void {
  keep([]);
}

function keep(kept: readonly StartedExport[]): void {
  started = kept;
  sessionStorage.setItem(STORED, JSON.stringify(kept));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
