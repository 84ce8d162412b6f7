import type { DataSource } from 'typeorm';
import type { PoolState } from '../telemetry/metrics.js';

/** The parts of mysql2's pool that tell its state. They are not documented, so each may be absent. */
type MysqlPool = Readonly<Partial<Record<(typeof LISTS)[number], { readonly length: number }>>>;

const LISTS = ['_allConnections', '_freeConnections', '_connectionQueue'] as const;

/** Reads the state of a connection pool; null on SQLite, which has none. */
export function readPoolState(name: string, { driver, options }: DataSource): PoolState | null {
  if (options.type !== 'mysql') return null;
  const { pool } = driver as unknown as { readonly pool: MysqlPool | undefined };
  const [open = 0, free = 0, waiting = 0] = LISTS.map((list) => pool?.[list]?.length ?? 0);
  return { name, limit: Number(options.poolSize), open, used: open - free, waiting };
}
