import { useSyncExternalStore } from 'react';

/** The address of the page within the inbox. */
export interface Route {
  readonly path: string;
  readonly search: URLSearchParams;
}

const CHANGED = 'inbox:route';

/** Goes to an address within the inbox. @param replace whether the browser's way back skips the address before */
export function go(address: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  dispatchEvent(new Event(CHANGED));
  if (!replace) scrollTo(0, 0);
}

/** The current address; the component renders again when it changes. */
export function useRoute(): Route {
  const address = useSyncExternalStore(subscribe, () => location.pathname + location.search);
  const url = new URL(address, location.origin);
  return { path: url.pathname, search: url.searchParams };
}

function subscribe(onChange: () => void): () => void {
  addEventListener('popstate', onChange);
  addEventListener(CHANGED, onChange);
  return () => {
    removeEventListener('popstate', onChange);
    removeEventListener(CHANGED, onChange);
  };
}
