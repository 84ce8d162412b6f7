import { useSyncExternalStore } from 'react';

/** A connection that is back within this time was never missed. */
const PATIENCE_MILLISECONDS = 3_000;

let isConnected = true;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Notes whether the service can be reached. */
export function reportConnection(isReached: boolean): void {
  if (isReached) {
    clearTimeout(timer);
    timer = undefined;
    change(true);
  } else {
    timer ??= setTimeout(() => change(false), PATIENCE_MILLISECONDS);
  }
}

/** Whether the service can be reached, as far as is known. */
export function useConnection(): boolean {
  return useSyncExternalStore(subscribe, () => isConnected);
}

function change(isReached: boolean): void {
  isConnected = isReached;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
