interface LastList {
  /** The address of the list with its filters. */
  readonly address: string;
  /** The uids of the invoices that it shows, in order. */
  readonly uids: readonly string[];
}

/** Where an invoice is in the list that it was opened from. */
export interface ListPlace {
  /** From 1. */
  readonly position: number;
  readonly count: number;
  readonly previous: string | undefined;
  readonly next: string | undefined;
}

let lastList: LastList = { address: '/', uids: [] };
let lastOpened: string | null = null;

/** Remembers the list that is shown, for the way back from an invoice and to its neighbours. */
export function rememberList(address: string, uids: readonly string[]): void {
  lastList = { address, uids };
}

/** Forgets all lists, as another user would see them. */
export function forgetLists(): void {
  lastList = { address: '/', uids: [] };
  lastOpened = null;
}

/** The address of the list that was shown last. */
export function findLastList(): string {
  return lastList.address;
}

/** Remembers the invoice that is open. */
export function rememberOpened(uid: string): void {
  lastOpened = uid;
}

/** The invoice that was open before the list; null after the first call. */
export function takeLastOpened(): string | null {
  const uid = lastOpened;
  lastOpened = null;
  return uid;
}

/** The place of an invoice in the list that was shown last; null if it is not there. */
export function findPlace(uid: string): ListPlace | null {
  const { uids } = lastList;
  const index = uids.indexOf(uid);
  if (index < 0) return null;
  return { position: index + 1, count: uids.length, previous: uids[index - 1], next: uids[index + 1] };
}
