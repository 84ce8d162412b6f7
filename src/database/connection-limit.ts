import type { Logger } from '../shared/logger.js';
import type { Database } from './data-source.js';

/** How many connections the pools of this process may open, and how many the server allows. */
export interface ConnectionLimit {
  readonly wanted: number;
  readonly allowed: number;
  /** Connections that are open now, of all clients. */
  readonly open: number;
}

const QUERY = `SELECT @@max_connections AS allowed, @@max_user_connections AS forUser,
  (SELECT variable_value FROM information_schema.global_status WHERE variable_name = 'THREADS_CONNECTED') AS open`;
const MYSQL_QUERY = QUERY.replace('information_schema.', 'performance_schema.');

/** Reads the limit of the server; null on SQLite, which has none. */
export async function readConnectionLimit({ reader, writer }: Database): Promise<ConnectionLimit | null> {
  const { options } = reader;
  if (options.type !== 'mysql') return null;
  const [row] = await reader.query(QUERY).catch(() => reader.query(MYSQL_QUERY));
  const limits = [Number(row.allowed), Number(row.forUser)].filter((limit) => limit > 0);
  const wanted = Number(options.poolSize) + Number((writer.options as typeof options).poolSize);
  return { wanted, allowed: Math.min(...limits), open: Number(row.open) };
}

/**
 * Compares the pools of this process with the server's limit, and warns if they might not fit beside the connections that are open now.
 *
 * @throws Error if they can never fit, so that calls would fail as soon as there is load
 */
export async function requireConnections(database: Database, logger: Logger): Promise<void> {
  const limit = await readConnectionLimit(database);
  if (!limit) return;
  const { wanted, allowed, open } = limit;
  if (wanted > allowed) {
    throw new Error(
      `This process may open ${wanted} connections (twice DATABASE_POOL_SIZE), but the database server allows ${allowed}. ` +
        'Lower DATABASE_POOL_SIZE, or raise max_connections on the server.',
    );
  }
  if (open + wanted > allowed) {
    logger.warn(
      limit,
      'the database server may run out of connections; lower DATABASE_POOL_SIZE or raise its max_connections',
    );
  }
}
