import DataLoader from 'dataloader';
import type { AccountService } from '../accounts/account.service.js';
import type { WorkspaceUser } from '../accounts/workspace-user.entity.js';
import type { CheckService } from '../invoices/check.service.js';
import type { Check } from '../invoices/checks/check.js';
import type { HistoryRow } from '../invoices/invoice-history.store.js';
import type { InvoiceItem } from '../invoices/invoice-item.entity.js';
import type { InvoiceRow } from '../invoices/invoice-row.js';
import type { InvoiceService } from '../invoices/invoice.service.js';
import type { OwnedInvoicesService } from '../invoices/owned-invoices.service.js';
import type { FieldProvenance } from '../invoices/provenance.js';
import type { Actor } from '../shared/actor.js';
import {
  createOwnedCountLoader,
  createOwnedInvoicesLoader,
  type OwnedCountLoader,
  type OwnedInvoicesLoader,
} from './owned-invoices.loader.js';

/**
 * Loads children of many parents in one statement. The keys are the row objects that a resolver returned, so a read after a change
 * in the same request loads them again.
 */
export interface Loaders {
  readonly items: DataLoader<InvoiceRow, InvoiceItem[]>;
  readonly history: DataLoader<InvoiceRow, HistoryRow[]>;
  readonly extractions: DataLoader<InvoiceRow, FieldProvenance[]>;
  readonly checks: DataLoader<InvoiceRow, Check[]>;
  /** By uid within the account; null if it was deleted. */
  readonly invoices: DataLoader<string, InvoiceRow | null>;
  /** By row id within the account; null if it does not exist. */
  readonly users: DataLoader<number, WorkspaceUser | null>;
  readonly ownedInvoices: OwnedInvoicesLoader;
  readonly ownedCounts: OwnedCountLoader;
}

/** The services that the loaders call. */
interface LoaderServices {
  readonly accounts: AccountService;
  readonly invoices: InvoiceService;
  readonly checks: CheckService;
  readonly ownedInvoices: OwnedInvoicesService;
}

/** Creates the loaders of one request. */
export function createLoaders(actor: Actor, { accounts, invoices, checks, ownedInvoices }: LoaderServices): Loaders {
  const items = new DataLoader(async (rows: readonly InvoiceRow[]) =>
    groupByInvoice(rows, await invoices.listItems(rows)),
  );
  return {
    items,
    history: new DataLoader(async (rows) => groupByInvoice(rows, await invoices.listEvents(rows))),
    extractions: new DataLoader((rows) => invoices.listProvenance(rows)),
    checks: new DataLoader((rows) => {
      const reading = Promise.all(rows.map((row) => items.load(row))).then((ofRows) => ofRows.flat());
      return checks.listChecks(actor, rows, reading);
    }),
    invoices: new DataLoader(async (uids) => {
      const found = new Map((await invoices.listByUids(actor, uids)).map((row) => [row.uid, row]));
      return uids.map((uid) => found.get(uid) ?? null);
    }),
    users: new DataLoader(async (ids) => {
      const found = new Map((await accounts.listUsersByIds(actor, ids)).map((user) => [user.id, user]));
      return ids.map((id) => found.get(id) ?? null);
    }),
    ownedInvoices: createOwnedInvoicesLoader(actor, ownedInvoices),
    ownedCounts: createOwnedCountLoader(actor, ownedInvoices),
  };
}

function groupByInvoice<Child extends { invoiceId: number }>(
  rows: readonly InvoiceRow[],
  children: readonly Child[],
): Child[][] {
  const byInvoice = new Map<number, Child[]>(rows.map(({ id }) => [id, []]));
  for (const child of children) byInvoice.get(child.invoiceId)?.push(child);
  return rows.map(({ id }) => byInvoice.get(id) ?? []);
}
