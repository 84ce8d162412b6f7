import type { EntityManager } from 'typeorm';
import { toInvoiceRow, type InvoiceRow } from './invoice-row.js';
import { NEWEST_FIRST, type OwnedRange, type OwnerKind } from './owned-invoices.js';
import { buildFilterCondition, buildInCondition, joinWithAnd, type SqlCondition } from './search/invoice-conditions.js';
import { buildOrderSql, reverseOrder } from './search/invoice-keyset.js';
import { planKeysetPage } from './search/page-plan.js';
import { ResolvedFilter } from './search/resolved-filter.js';
import { selectRows } from '../shared/select-rows.store.js';

/** What invoices belong to, each with its column and an index by the time of creation. */
const OWNER_COLUMNS = {
  company: 'invoice.company_id',
  category: 'invoice.category_id',
  card: 'invoice.card_id',
  workspaceUser: 'invoice.workspace_user_id',
} as const satisfies Record<OwnerKind, string>;

/** Reads the invoices of many companies, categories, cards or users, in one statement for all of them. */
export class OwnedInvoicesStore {
  constructor(private readonly manager: EntityManager) {}

  /**
   * The same range of the list of each owner, by the row ids of the owners.
   *
   * @throws bad_request if a cursor does not belong to this order
   */
  async listForEach(
    accountId: number,
    kind: OwnerKind,
    ownerIds: readonly number[],
    { after, before, limit, backwards, selection }: OwnedRange,
  ): Promise<Map<number, InvoiceRow[]>> {
    const direction = backwards ? reverseOrder(NEWEST_FIRST) : NEWEST_FIRST;
    const [start, end] = backwards ? [before, after] : [after, before];
    const lists = ownerIds.map((id) => {
      const filter = new ResolvedFilter(buildOwnerCondition(accountId, kind, [id]), null, false, false);
      return planKeysetPage(filter, null, direction, { start, end, limit }).buildWhole();
    });
    const rows = await selectRows(this.manager, {
      sql: `SELECT ${selection.columns}, ${OWNER_COLUMNS[kind]} AS owner_id FROM (${lists.map(({ sql }) => sql).join(' UNION ALL ')}) AS page JOIN invoice ON invoice.id = page.id ${selection.joins} ORDER BY ${buildOrderSql([direction])}`,
      parameters: lists.flatMap(({ parameters }) => parameters),
    });
    const found = new Map<number, InvoiceRow[]>(ownerIds.map((id) => [id, []]));
    for (const row of rows) {
      const list = found.get(Number(row['owner_id']));
      // A list after a cursor is read in two parts, each of the whole length.
      if (list && list.length < limit) list.push(toInvoiceRow(row));
    }
    if (backwards) for (const list of found.values()) list.reverse();
    return found;
  }

  /** The number of invoices of each owner, by the row ids of the owners. */
  async countForEach(accountId: number, kind: OwnerKind, ownerIds: readonly number[]): Promise<Map<number, number>> {
    const column = OWNER_COLUMNS[kind];
    const { sql, parameters } = buildOwnerCondition(accountId, kind, ownerIds);
    const rows = await selectRows(this.manager, {
      sql: `SELECT ${column} AS owner_id, COUNT(*) AS invoice_count FROM invoice WHERE ${sql} GROUP BY ${column}`,
      parameters,
    });
    return new Map(rows.map((row) => [Number(row['owner_id']), Number(row['invoice_count'])]));
  }
}

function buildOwnerCondition(accountId: number, kind: OwnerKind, ownerIds: readonly number[]): SqlCondition {
  return joinWithAnd([buildInCondition(OWNER_COLUMNS[kind], ownerIds), buildFilterCondition(accountId, {})]);
}
