import { QueryFailedError, type DataSource, type EntityManager } from 'typeorm';
import { getReadScope, type ReadScope } from './read-scope.js';

/** A row as a driver returns it. */
export interface RawRow {
  readonly [column: string]: unknown;
}

/** A statement, and the values of its placeholders in order. */
export interface SqlStatement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

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
export async function selectRows(manager: EntityManager, statement: SqlStatement): Promise<readonly RawRow[]> {
  const rows = await selectOnMysql(manager, [statement], false);
  return (rows as readonly RawRow[] | null) ?? manager.query(statement.sql, [...statement.parameters]);
}

/** Reads rows as lists, in the order of the columns, whose names must differ. */
export async function selectCells(manager: EntityManager, statement: SqlStatement): Promise<Cell[][]> {
  const rows = await selectOnMysql(manager, [statement], true);
  if (rows) return rows as Cell[][];
  const named = await manager.query<Record<string, Cell>[]>(statement.sql, [...statement.parameters]);
  return named.map((row) => Object.values(row));
}

/**
 * Reads rows by their columns' names, for statements that read few rows by a key. On MySQL those that are started together, such as by
 * `Promise.all` or by loaders, share a round trip. The server runs them in order.
 */
export function selectRowsTogether(manager: EntityManager, statement: SqlStatement): Promise<readonly RawRow[]> {
  const { queryRunner, connection: dataSource } = manager;
  if (queryRunner || dataSource.options.type !== 'mysql') return selectRows(manager, statement);
  // Those of a request that may read from the replica do not mix with others.
  const group = getReadScope() ?? dataSource;
  const waiting = waitingOf.get(group) ?? [];
  return new Promise((resolve, reject) => {
    waiting.push({ manager, statement, resolve, reject });
    if (waiting.length > 1) return;
    waitingOf.set(group, waiting);
    // Runs after the loaders that are due in this turn.
    process.nextTick(() => {
      waitingOf.delete(group);
      for (let start = 0; start < waiting.length; start += MAX_TOGETHER) {
        void sendTogether(manager, waiting.slice(start, start + MAX_TOGETHER));
      }
    });
  });
}

interface WaitingStatement {
  readonly manager: EntityManager;
  readonly statement: SqlStatement;
  readonly resolve: (rows: readonly RawRow[] | PromiseLike<readonly RawRow[]>) => void;
  readonly reject: (error: unknown) => void;
}

/** The statements that were started in this turn, by the pool of their connections or the scope of their request. */
const waitingOf = new WeakMap<DataSource | ReadScope, WaitingStatement[]>();
/** So that together they stay far below the size that the server accepts. */
const MAX_TOGETHER = 8;

async function sendTogether(manager: EntityManager, waiting: readonly WaitingStatement[]): Promise<void> {
  const [only] = waiting;
  if (only && waiting.length === 1) {
    only.resolve(selectRows(only.manager, only.statement));
    return;
  }
  const statements = waiting.map(({ statement }) => statement);
  try {
    const results = (await selectOnMysql(manager, statements, false)) as readonly (readonly RawRow[])[];
    waiting.forEach(({ resolve }, index) => resolve(results[index] ?? []));
  } catch {
    // The error of one is not that of the others, which can belong to other requests.
    for (const { manager: own, statement, resolve } of waiting) resolve(selectRows(own, statement));
  }
}

/**
 * Reads rows through a connection of the driver, because the ORM's overhead per statement exceeds the cost of a page. Null on SQLite
 * and within a transaction, where this is not possible.
 *
 * @returns the rows of one statement, or a list of rows for each of several
 */
async function selectOnMysql(
  { queryRunner, connection: dataSource }: EntityManager,
  statements: readonly SqlStatement[],
  rowsAsArray: boolean,
): Promise<readonly unknown[] | null> {
  if (queryRunner || dataSource.options.type !== 'mysql') return null;
  for (const { sql, parameters } of statements) dataSource.logger.logQuery(sql, [...parameters]);
  const sql = statements.map((statement) => statement.sql).join(';\n');
  const values = statements.flatMap(({ parameters }) => parameters);
  const connection = await (dataSource.driver as unknown as MysqlDriver).obtainMasterConnection();
  return new Promise((resolve, reject) => {
    connection.query({ sql, values, rowsAsArray }, (error, rows) => {
      connection.release();
      if (error) reject(new QueryFailedError(sql, values, error));
      else resolve(rows);
    });
  });
}
