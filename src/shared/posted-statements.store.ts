import { QueryFailedError, QueryResult, type EntityManager, type QueryRunner } from 'typeorm';

/** What this needs of a connection of the ORM's MySQL driver. It must allow several statements in one query. */
export interface MysqlConnection {
  query(sql: string, parameters: readonly unknown[], done: (error: Error | null, rows: unknown) => void): void;
  destroy(): void;
}

type Post = (sql: string, parameters: readonly unknown[]) => Promise<void>;

/** How many statements may wait, so that together they stay far below the size that the server accepts. */
const MAX_WAITING = 8;

const posts = new WeakMap<QueryRunner, Post>();

/**
 * Runs a write whose result nobody needs. In a transaction on MySQL it is sent together with the next statement, or with the commit, to
 * save a round trip; its error then becomes that of the statement it is sent with.
 */
export async function post(manager: EntityManager, sql: string, parameters: readonly unknown[]): Promise<void> {
  const postNow = manager.queryRunner && posts.get(manager.queryRunner);
  await (postNow ? postNow(sql, parameters) : manager.query(sql, [...parameters]));
}

interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
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
  let isDue = false;
  const flush = () => {
    isDue = false;
    const sent = waiting.splice(0);
    if (sent.length === 0) return;
    const sql = sent.map((statement) => statement.sql).join(';\n');
    const parameters = sent.flatMap((statement) => statement.parameters);
    connection.query(sql, parameters, (error, results) => {
      const failure = error && new QueryFailedError(sql, [...parameters], error);
      sent.forEach(({ settle }, index) => settle(failure, sent.length > 1 ? (results as unknown[])?.[index] : results));
    });
  };
  const add = (sql: string, parameters: readonly unknown[], settle: Statement['settle']) => {
    logger.logQuery(sql, [...parameters], runner);
    waiting.push({ sql, parameters, settle });
  };
  const send = (sql: string, parameters: readonly unknown[]) =>
    new Promise<unknown>((resolve, reject) => {
      add(sql, parameters, (error, result) => (error ? reject(error) : resolve(result)));
      if (!isDue) Promise.resolve().then(flush).catch(reject);
      isDue = true;
    });
  const postNow: Post = async (sql, parameters) => {
    if (waiting.length + 1 >= MAX_WAITING) await send(sql, parameters);
    else add(sql, parameters, () => undefined);
  };
  const query = async (sql: string, parameters: readonly unknown[] = [], isStructured = false) => {
    if (sql === 'START TRANSACTION') return postNow(sql, parameters);
    const result = await send(sql, parameters);
    return isStructured ? toQueryResult(result) : result;
  };
  Object.assign(runner, { query });
  posts.set(runner, postNow);
  return () => void waiting.splice(0);
}

function toQueryResult(raw: unknown): QueryResult {
  const result = new QueryResult();
  result.raw = raw;
  if (Array.isArray(raw)) result.records = raw;
  else result.affected = (raw as { affectedRows?: number }).affectedRows;
  return result;
}
