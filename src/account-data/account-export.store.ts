import type { EntityManager, EntityTarget } from 'typeorm';
import { AccountEvent } from '../accounts/account-event.entity.js';
import { ApiKey } from '../accounts/api-key.entity.js';
import { WorkspaceUser } from '../accounts/workspace-user.entity.js';
import { Card } from '../cards/card.entity.js';
import { Category } from '../categories/category.entity.js';
import { Company } from '../companies/company.entity.js';
import { Invoice } from '../invoices/invoice.entity.js';
import { SavedView } from '../invoices/saved-views/saved-view.entity.js';
import { findRows } from '../shared/plain-rows.store.js';
import { Webhook } from '../webhooks/webhook.entity.js';

const ROWS_PER_BATCH = 200;

/** The rows of an account by the names of their kinds. */
export interface AccountRows {
  readonly users: WorkspaceUser;
  readonly keys: ApiKey;
  readonly webhooks: Webhook;
  readonly history: AccountEvent;
  readonly companies: Company;
  readonly categories: Category;
  readonly cards: Card;
  readonly saved_views: SavedView;
  readonly invoices: Invoice;
}

const ENTITIES: { readonly [Kind in keyof AccountRows]: EntityTarget<AccountRows[Kind]> } = {
  users: WorkspaceUser,
  keys: ApiKey,
  webhooks: Webhook,
  history: AccountEvent,
  companies: Company,
  categories: Category,
  cards: Card,
  saved_views: SavedView,
  invoices: Invoice,
};

/** Reads everything that an account has, deleted and removed rows too, for its export. */
export class AccountExportStore {
  constructor(private readonly manager: EntityManager) {}

  /** The rows of a kind in batches, oldest first. No transaction is held open. */
  async *list<Kind extends keyof AccountRows>(kind: Kind, accountId: number): AsyncGenerator<AccountRows[Kind][]> {
    const entity = ENTITIES[kind];
    const { tableName } = this.manager.connection.getMetadata(entity);
    const rest = `WHERE ${tableName}.account_id = ? AND ${tableName}.id > ? ORDER BY ${tableName}.id LIMIT ${ROWS_PER_BATCH}`;
    for (let afterId = 0; ;) {
      const rows = await findRows(this.manager, entity, rest, [accountId, afterId]);
      if (rows.length > 0) yield rows;
      if (rows.length < ROWS_PER_BATCH) return;
      afterId = Number(rows.at(-1)?.id);
    }
  }

  /** Of invoices that share files, the oldest with each: their ids. @param fileKeys at least one */
  async listFirstWithFile(fileKeys: readonly string[]): Promise<Set<number>> {
    const places = fileKeys.map(() => '?').join(', ');
    const rows = await this.manager.query<{ id: number | string }[]>(
      `SELECT MIN(invoice.id) AS id FROM invoice WHERE invoice.file_key IN (${places}) GROUP BY invoice.file_key`,
      [...fileKeys],
    );
    return new Set(rows.map(({ id }) => Number(id)));
  }
}
