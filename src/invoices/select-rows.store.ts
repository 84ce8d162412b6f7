import { QueryFailedError, type EntityManager } from 'typeorm';
import type { RawInvoiceRow } from './invoice-row.js';
import type { SqlCondition } from './invoice-conditions.js';

/** What the ORM's MySQL driver hands out: a connection of its pool, which goes back by `release`. */
interface MysqlDriver {
  obtainMasterConnection(): Promise<MysqlConnection>;
}

interface MysqlConnection {
  query(
    sql: string,
    parameters: readonly unknown[],
    done: (error: Error | null, rows: readonly RawInvoiceRow[]) => void,
  ): void;
  release(): void;
}

/**
 * Reads rows. Outside a transaction it goes to MySQL by the driver's own connection: what the ORM does around each statement is
 * more work than a page of rows is.
 */
export async function selectRows(
  manager: EntityManager,
  { sql, parameters }: SqlCondition,
): Promise<readonly RawInvoiceRow[]> {
  const { connection: dataSource } = manager;
  if (manager.queryRunner || dataSource.options.type !== 'mysql') return manager.query(sql, [...parameters]);
  dataSource.logger.logQuery(sql, [...parameters]);
  const connection = await (dataSource.driver as unknown as MysqlDriver).obtainMasterConnection();
  return new Promise((resolve, reject) => {
    connection.query(sql, parameters, (error, rows) => {
      connection.release();
      if (error) reject(new QueryFailedError(sql, [...parameters], error));
      else resolve(rows);
    });
  });
}
