import { QueryFailedError, type EntityManager } from 'typeorm';
import type { RawInvoiceRow } from './invoice-row.js';
import type { SqlCondition } from './search/invoice-conditions.js';

/** A connection from the pool of the ORM's MySQL driver; `release` returns it. */
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

/** The value of a column, as the driver returns it. */
export type Cell = string | number | null;

/** Reads rows by their columns' names. */
export async function selectRows(manager: EntityManager, statement: SqlCondition): Promise<readonly RawInvoiceRow[]> {
  const rows = await selectOnMysql(manager, statement, false);
  return (rows as readonly RawInvoiceRow[] | null) ?? manager.query(statement.sql, [...statement.parameters]);
}

/** Reads rows as lists, in the order of the columns, whose names must differ. */
export async function selectCells(manager: EntityManager, statement: SqlCondition): Promise<Cell[][]> {
  const rows = await selectOnMysql(manager, statement, true);
  if (rows) return rows as Cell[][];
  const named = await manager.query<Record<string, Cell>[]>(statement.sql, [...statement.parameters]);
  return named.map((row) => Object.values(row));
}

/**
 * Reads rows through a connection of the driver, because the ORM's overhead per statement exceeds the cost of a page. Null on SQLite
 * and within a transaction, where this is not possible.
 */
async function selectOnMysql(
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
