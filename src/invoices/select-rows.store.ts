import { QueryFailedError, type EntityManager } from 'typeorm';
import type { RawInvoiceRow } from './invoice-row.js';
import type { SqlCondition } from './search/invoice-conditions.js';

/** What the ORM's MySQL driver hands out: a connection of its pool, which goes back by `release`. */
interface MysqlDriver {
  obtainMasterConnection(): Promise<MysqlConnection>;
}

interface MysqlConnection {
  query(
    statement: { sql: string; values: readonly unknown[]; rowsAsArray: boolean },
    done: (error: Error | null, rows: readonly unknown[]) => void,
  ): void;
  release(): void;
}

/** What a row has in a column, as the driver gives it. */
export type Cell = string | number | null;

/** Reads rows by their columns' names. */
export async function selectRows(manager: EntityManager, statement: SqlCondition): Promise<readonly RawInvoiceRow[]> {
  const rows = await selectDirectly(manager, statement, false);
  return (rows as readonly RawInvoiceRow[] | null) ?? manager.query(statement.sql, [...statement.parameters]);
}

/** Reads rows as lists, in the order of the columns, whose names must differ. */
export async function selectCells(manager: EntityManager, statement: SqlCondition): Promise<Cell[][]> {
  const rows = await selectDirectly(manager, statement, true);
  if (rows) return rows as Cell[][];
  const named = await manager.query<Record<string, Cell>[]>(statement.sql, [...statement.parameters]);
  return named.map((row) => Object.values(row));
}

/**
 * Reads rows by the driver's own connection: what the ORM does around each statement is more work than a page of rows is. Null on
 * SQLite and within a transaction, where there is no such way.
 */
async function selectDirectly(
  { queryRunner, connection: dataSource }: EntityManager,
  { sql, parameters }: SqlCondition,
  rowsAsArray: boolean,
): Promise<readonly unknown[] | null> {
  if (queryRunner || dataSource.options.type !== 'mysql') return null;
  dataSource.logger.logQuery(sql, [...parameters]);
  const connection = await (dataSource.driver as unknown as MysqlDriver).obtainMasterConnection();
  return new Promise((resolve, reject) => {
    connection.query({ sql, values: parameters, rowsAsArray }, (error, rows) => {
      connection.release();
      if (error) reject(new QueryFailedError(sql, [...parameters], error));
      else resolve(rows);
    });
  });
}
