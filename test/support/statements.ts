import type { Database } from '../../src/database/data-source.js';

/** Counts the read statements while work runs. */
export async function countStatements(database: Database, work: () => Promise<unknown>): Promise<number> {
  const { reader } = database;
  const { logger } = reader;
  let count = 0;
  const counting = new Proxy(logger, {
    get: (target, name) => (name === 'logQuery' ? () => void (count += 1) : Reflect.get(target, name)),
  });
  Object.assign(reader, { logger: counting });
  try {
    await work();
  } finally {
    Object.assign(reader, { logger });
  }
  return count;
}
