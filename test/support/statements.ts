import type { Database } from '../../src/database/data-source.js';

/** Counts the read statements while work runs. */
export async function countStatements(database: Database, work: () => Promise<unknown>): Promise<number> {
  return (await recordStatements(database, work)).length;
}

/** Returns the read statements while work runs. */
export async function recordStatements(database: Database, work: () => Promise<unknown>): Promise<string[]> {
  const { reader } = database;
  const { logger } = reader;
  const statements: string[] = [];
  const recording = new Proxy(logger, {
    get: (target, name) =>
      name === 'logQuery' ? (sql: string) => void statements.push(sql) : Reflect.get(target, name),
  });
  Object.assign(reader, { logger: recording });
  try {
    await work();
  } finally {
    Object.assign(reader, { logger });
  }
  return statements;
}
