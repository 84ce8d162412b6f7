import type { DataSource } from 'typeorm';
import type { Database } from '../../src/database/data-source.js';

/** Returns the statements of transactions while work runs, without those that begin and end one. */
export async function recordWrites({ writer }: Database, work: () => Promise<unknown>): Promise<string[]> {
  const statements = await record(writer, work);
  return statements.filter((sql) => !/^(BEGIN|START|COMMIT|ROLLBACK|SET SESSION)/.test(sql));
}

/** Looks up a key, whose result serves all requests of the next moment. */
const AUTHENTICATION = 'WHERE api_key.key_id = ?';

/** What a running service reads on its own meanwhile only adds to a count, so the least of so many counts is that of the work. */
const COUNTS = 8;

/** Counts the read statements of work that changes nothing, without those that authenticate. */
export async function countStatements(database: Database, work: () => Promise<unknown>): Promise<number> {
  const counts: number[] = [];
  while (counts.length < COUNTS) {
    const statements = await recordStatements(database, work);
    counts.push(statements.filter((sql) => !sql.includes(AUTHENTICATION)).length);
  }
  return Math.min(...counts);
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

/** A statement as it was sent. */
export interface RecordedStatement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  /** The transaction's connection; absent for plain reads. */
  readonly runner: object | undefined;
}

/** Records every statement of both pools, also of jobs. @returns a function that ends this */
export function recordAll({ reader, writer }: Database, statements: RecordedStatement[]): () => void {
  const restore = [reader, writer].map((source) => {
    const { logger } = source;
    const logQuery = (sql: string, parameters: readonly unknown[] = [], runner?: object) =>
      void statements.push({ sql, parameters, runner });
    const recording = new Proxy(logger, {
      get: (target, name) => (name === 'logQuery' ? logQuery : Reflect.get(target, name)),
    });
    Object.assign(source, { logger: recording });
    return () => void Object.assign(source, { logger });
  });
  return () => restore.forEach((each) => each());
}
