import { QueryFailedError, QueryResult, type EntityManager, type QueryRunner } from 'typeorm';
import { changeRows } from './plain-rows.store.js';

/** What this needs of a connection of the ORM's MySQL driver. It must allow several statements in one query. */
export interface MysqlConnection {
  query(sql: string, parameters: readonly unknown[], done: (error: Error | null, rows: unknown) => void): void;
  destroy(): void;
}

/** Why the result of a write is an error; null if it is none. */
type Verify = (result: unknown) => Error | null;

type Post = (sql: string, parameters: readonly unknown[], verify?: Verify) => Promise<void>;

/** How many characters and bytes may wait, so that together they stay far below the size that the server accepts. */
const MAX_WAITING = 1024 * 1024;

const posts = new WeakMap<QueryRunner, Post>();

/**
 * Runs a write whose result nobody needs. In a transaction on MySQL it is sent together with the next statement, or with the commit, to
 * save a round trip; its error then becomes that of the statement it is sent with.
 */
export async function post(manager: EntityManager, sql: string, parameters: readonly unknown[]): Promise<void> {
  const postNow = manager.queryRunner && posts.get(manager.queryRunner);
  await (postNow ? postNow(sql, parameters) : manager.query(sql, [...parameters]));
}

/**
 * Runs a write like `post`, which must change exactly one row.
 *
 * @throws what `createError` returns if it changes none
 */
export async function postChange(
  manager: EntityManager,
  sql: string,
  parameters: readonly unknown[],
  createError: () => Error,
): Promise<void> {
  const postNow = manager.queryRunner && posts.get(manager.queryRunner);
  if (postNow) return postNow(sql, parameters, (result) => (countChanged(result) === 1 ? null : createError()));
  if ((await changeRows(manager, sql, parameters)) !== 1) throw createError();
}

interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  readonly verify: Verify | undefined;
  readonly settle: (error: Error | null, result: unknown) => void;
}

/**
 * Lets a runner send its statements directly, because the ORM's way of sending one costs more than most answers, and several at once:
 * those that are started together, such as by `Promise.all`, and those posted before them. The server runs them in order and none after
 * one that fails, whose error is then that of all.
 *
 * @returns a function that drops the statements that wait
 */
export function sendDirectly(runner: QueryRunner, connection: MysqlConnection): () => void {
  const { logger } = runner.connection;
  const waiting: Statement[] = [];
  let waitingSize = 0;
  let isDue = false;
  const take = () => {
    waitingSize = 0;
    return waiting.splice(0);
  };
  const flush = () => {
    isDue = false;
    const sent = take();
    if (sent.length === 0) return;
    const sql = sent.map((statement) => statement.sql).join(';\n');
    const parameters = sent.flatMap((statement) => statement.parameters);
    connection.query(sql, parameters, (error, results) => {
      const getResult = (index: number) => (sent.length > 1 ? (results as unknown[])?.[index] : results);
      const failure = error ? new QueryFailedError(sql, [...parameters], error) : findFailure(sent, getResult);
      sent.forEach(({ settle }, index) => settle(failure, getResult(index)));
    });
  };
  const add = (statement: Statement) => {
    logger.logQuery(statement.sql, [...statement.parameters], runner);
    waiting.push(statement);
    waitingSize += measure(statement);
  };
  const send = (sql: string, parameters: readonly unknown[], verify?: Verify) =>
    new Promise<unknown>((resolve, reject) => {
      add({ sql, parameters, verify, settle: (error, result) => (error ? reject(error) : resolve(result)) });
      if (!isDue) Promise.resolve().then(flush).catch(reject);
      isDue = true;
    });
  const postNow: Post = async (sql, parameters, verify) => {
    if (waitingSize + measure({ sql, parameters }) > MAX_WAITING) await send(sql, parameters, verify);
    else add({ sql, parameters, verify, settle: () => undefined });
  };
  /** A transaction commits only once the results of its writes are known. */
  const sendVerified = async () => {
    const last = waiting.some(({ verify }) => verify) ? waiting.pop() : undefined;
    if (last) await send(last.sql, last.parameters, last.verify);
  };
  const query = async (sql: string, parameters: readonly unknown[] = [], isStructured = false) => {
    if (sql === 'START TRANSACTION') return postNow(sql, parameters);
    if (sql === 'COMMIT') await sendVerified();
    const result = await send(sql, parameters);
    return isStructured ? toQueryResult(result) : result;
  };
  Object.assign(runner, { query });
  posts.set(runner, postNow);
  return () => void take();
}

function toQueryResult(raw: unknown): QueryResult {
  const result = new QueryResult();
  result.raw = raw;
  if (Array.isArray(raw)) result.records = raw;
  else result.affected = countChanged(raw);
  return result;
}

function countChanged(result: unknown): number | undefined {
  return (result as { affectedRows?: number }).affectedRows;
}

/** The first error among the results of statements that all ran. */
function findFailure(sent: readonly Statement[], getResult: (index: number) => unknown): Error | null {
  for (const [index, { verify }] of sent.entries()) {
    const failure = verify?.(getResult(index));
    if (failure) return failure;
  }
  return null;
}

/** The characters and bytes that a statement sends, roughly. */
function measure({ sql, parameters }: Pick<Statement, 'sql' | 'parameters'>): number {
  const lengths = parameters.map((value) =>
    typeof value === 'string' || value instanceof Uint8Array ? value.length : 1,
  );
  return lengths.reduce((sum, length) => sum + length, sql.length);
}
