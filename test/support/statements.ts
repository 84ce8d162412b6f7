import type { DataSource } from 'typeorm';
import type { Database } from '../../src/database/data-source.js';

/** Returns the statements of transactions while work runs, without those that begin and end one. */
export async function recordWrites({ writer }: Database, work: () => Promise<unknown>): Promise<string[]> {
  const statements = await record(writer, work);
  return statements.filter((sql) => !/^(BEGIN|START|COMMIT|ROLLBACK|SET SESSION)/.test(sql));
}

/** Looks up a key, whose result serves all requests of the next moment. */
const AUTHENTICATION = 'WHERE api_key.key_id = ?';

/** Counts the read statements while work runs, without those that authenticate. */
export async function countStatements(database: Database, work: () => Promise<unknown>): Promise<number> {
  return (await recordStatements(database, work)).filter((sql) => !sql.includes(AUTHENTICATION)).length;
}

/** Returns the read statements while work runs. */
export function recordStatements({ reader }: Database, work: () => Promise<unknown>): Promise<string[]> {
  return record(reader, work);
}

async function record(source: DataSource, work: () => Promise<unknown>): Promise<string[]> {
  const { logger } = source;
  const statements: string[] = [];
  const recording = new Proxy(logger, {
    get: (target, name) =>
      name === 'logQuery' ? (sql: string) => void statements.push(sql) : Reflect.get(target, name),
  });
  Object.assign(source, { logger: recording });
  try {
    await work();
  } finally {
    Object.assign(source, { logger });
  }
  return statements;
}
