import DataLoader from 'dataloader';
import type { InvoiceRow } from '../invoices/invoice-row.js';
import type { OwnedInvoicesService } from '../invoices/owned-invoices.service.js';
import type { OwnedRange, OwnerKind } from '../invoices/owned-invoices.js';
import type { Actor } from '../shared/actor.js';

/** What invoices belong to. */
export interface Owner {
  readonly kind: OwnerKind;
  /** The row id. */
  readonly id: number;
}

/** A range of an owner's list. */
export interface OwnedKey extends Owner {
  readonly range: OwnedRange;
}

export type OwnedInvoicesLoader = DataLoader<OwnedKey, InvoiceRow[], string>;
export type OwnedCountLoader = DataLoader<Owner, number, string>;

/** Creates the loader of pages. Owners of one kind with the same range are read in one statement. */
export function createOwnedInvoicesLoader(actor: Actor, service: OwnedInvoicesService): OwnedInvoicesLoader {
  return new DataLoader(
    (keys) => loadGroups(keys, nameGroup, ([first], ids) => service.listForEach(actor, first.kind, ids, first.range)),
    // A read after a change in the same request loads again.
    { cacheKeyFn: (key) => `${nameGroup(key)} ${key.id}`, cache: false },
  );
}

/** Creates the loader of the numbers of invoices. */
export function createOwnedCountLoader(actor: Actor, service: OwnedInvoicesService): OwnedCountLoader {
  return new DataLoader(
    (keys) =>
      loadGroups(
        keys,
        ({ kind }) => kind,
        ([first], ids) => service.countForEach(actor, first.kind, ids),
      ),
    { cacheKeyFn: ({ kind, id }) => `${kind} ${id}`, cache: false },
  );
}

function nameGroup({ kind, range: { selection, ...range } }: OwnedKey): string {
  return JSON.stringify([kind, range, selection.columns]);
}

/** Loads the values of each group of keys at once, and returns them in the order of the keys. */
async function loadGroups<Key extends Owner, Value>(
  keys: readonly Key[],
  nameOf: (key: Key) => string,
  load: (group: readonly [Key, ...Key[]], ids: readonly number[]) => Promise<readonly Value[]>,
): Promise<Value[]> {
  const groups = new Map<string, [Key, ...Key[]]>();
  for (const key of keys) {
    const group = groups.get(nameOf(key));
    if (group) group.push(key);
    else groups.set(nameOf(key), [key]);
  }
  const found = new Map<Key, Value>();
  for (const group of groups.values()) {
    const ids = [...new Set(group.map(({ id }) => id))];
    const values = await load(group, ids);
    for (const key of group) found.set(key, values[ids.indexOf(key.id)] as Value);
  }
  return keys.map((key) => found.get(key) as Value);
}
