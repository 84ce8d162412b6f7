import type { DataSource, EntityManager } from 'typeorm';
import { InvoiceIndexStore } from '../../src/invoices/search/invoice-index.store.js';
import { InvoiceSumStore } from '../../src/invoices/search/invoice-sum.store.js';
import { InvoiceTallyStore } from '../../src/invoices/search/invoice-tally.store.js';
import { SearchStore } from '../../src/invoices/search/search.store.js';
import { createUid } from '../../src/shared/ids.js';

export const INVOICES = 40;
const NOW = '2026-02-03 04:05:06.000000';

/** Fills a database of any schema version, through plain SQL and only the columns that it has, as older code would have. */
export async function fillOldSchema(database: DataSource): Promise<{ accountUid: string }> {
  const { manager } = database;
  const columns = await readColumns(manager);
  const insert = async (table: string, values: Record<string, unknown>) => {
    const known = Object.entries(values).filter(([column]) => columns.get(table)?.has(column));
    const names = known.map(([column]) => column).join(', ');
    const places = known.map(() => '?').join(', ');
    await manager.query(
      `INSERT INTO ${table} (${names}) VALUES (${places})`,
      known.map(([, value]) => value),
    );
  };
  const uid = () => createUid();
  const accountUid = uid();
  await insert('account', {
    ...{ id: 1, uid: accountUid, name: 'Older', locale: 'en-GB', time_zone: 'UTC', four_eyes: 0, created_at: NOW },
  });
  await insert('workspace_user', {
    ...{
      id: 1,
      account_id: 1,
      uid: uid(),
      user_uid: uid(),
      email: 'owner@example.com',
      first_name: 'O',
      last_name: 'W',
    },
    ...{ role_type: 'owner', created_at: NOW },
  });
  await insert('company', {
    ...{ id: 1, account_id: 1, uid: uid(), hf_id: toHumanId(1), name: 'Nordlicht GmbH', name_key: 'nordlicht' },
    ...{ edited_fields: '[]', created_at: NOW },
  });
  await insert('category', { id: 1, account_id: 1, uid: uid(), name: 'Travel', created_at: NOW });
  for (let id = 1; id <= INVOICES; id += 1) {
    await insert('invoice', {
      ...{
        id,
        account_id: 1,
        uid: uid(),
        hf_id: toHumanId(id),
        workspace_user_id: 1,
        file_key: null,
        file_name: 'a.pdf',
      },
      ...{ file_type: 'application/pdf', file_size: 1, file_sha256: `${id}`.padStart(64, '0') },
      ...{ processing_status: 'finished', approvement_status: id % 3 === 0 ? 'approved' : 'waiting' },
      ...{ total_price: id % 5 === 0 ? null : id * 100, total_vat: id, currency: id % 2 === 0 ? 'EUR' : null },
      ...{ invoice_date: id % 7 === 0 ? null : '2026-01-02', invoice_number: `N-${id}`, payment_type: null },
      ...{ vat_categories: '[]', company_id: id % 4 === 0 ? null : 1, category_id: 1, edited_fields: '[]', version: 1 },
      ...{ created_at: `2026-01-01 00:00:00.${`${id}`.padStart(6, '0')}`, deleted_at: id % 10 === 0 ? NOW : null },
    });
    await insert('invoice_item', {
      invoice_id: id,
      uid: uid(),
      name: `Widget ${id}`,
      quantity: 10_000,
      total_price: id,
    });
    await insert('history_event', {
      ...{ invoice_id: id, uid: uid(), event: 'uploaded', workspace_user_id: 1, changes: '[]', created_at: NOW },
    });
  }
  await deriveTables(manager, columns);
  return { accountUid };
}

/** An identifier that no word of an invoice begins like. */
function toHumanId(id: number): string {
  const letters = 'ABCDEFGH';
  return `ZZZZ${letters[Math.floor(id / 8)]}${letters[id % 8]}`;
}

/** Fills the derived tables that this schema has. */
async function deriveTables(manager: EntityManager, columns: ReadonlyMap<string, Set<string>>): Promise<void> {
  await manager.transaction(async (tx) => {
    await new SearchStore(tx).rebuild();
    if (columns.has('invoice_tally')) await new InvoiceTallyStore(tx).recount();
    if (columns.has('invoice_sum')) await deriveSums(tx);
    if (columns.get('invoice')?.has('failed_checks')) await new InvoiceIndexStore(tx).rebuild();
  });
}

/** Fills the sums, among them one that only older code reads. */
async function deriveSums(tx: EntityManager): Promise<void> {
  await new InvoiceSumStore(tx).recount();
  await tx.query("INSERT INTO invoice_sum VALUES (1, 'm:2026-01', 'waiting', 'EUR', 1, 1, 200, 1, 2)");
}

async function readColumns(manager: EntityManager): Promise<Map<string, Set<string>>> {
  const isSqlite = manager.connection.options.type === 'better-sqlite3';
  const rows = await manager.query<{ name: string; kept: string }[]>(
    isSqlite
      ? "SELECT m.name AS name, c.name AS kept FROM sqlite_master m, pragma_table_info(m.name) c WHERE m.type = 'table'"
      : 'SELECT TABLE_NAME AS name, COLUMN_NAME AS kept FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = DATABASE()',
  );
  const columns = new Map<string, Set<string>>();
  for (const { name, kept } of rows) columns.set(name, (columns.get(name) ?? new Set()).add(kept));
  return columns;
}
