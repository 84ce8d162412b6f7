import { describe, expect, it } from '@jest/globals';
import type { EntityManager, QueryRunner } from 'typeorm';
import { post, postChange, sendDirectly, type MysqlConnection } from '../../../src/shared/posted-statements.store.js';

/** A runner whose statements go to a connection that records them and answers each with its number, starting at 1. */
function connect(failure: Error | null = null, toResult: (number: number) => unknown = (number) => number) {
  const sent: [string, readonly unknown[]][] = [];
  const connection: MysqlConnection = {
    query(sql, parameters, done) {
      sent.push([sql, parameters]);
      const results = sql.split(';\n').map((_, index) => toResult(index + 1));
      done(failure, results.length > 1 ? results : results[0]);
    },
    destroy: () => undefined,
  };
  const runner = { connection: { logger: { logQuery: () => undefined } } } as unknown as QueryRunner;
  const dropWaiting = sendDirectly(runner, connection);
  const manager = { queryRunner: runner } as unknown as EntityManager;
  return {
    sent,
    runner,
    manager,
    dropWaiting,
    post: (sql: string, parameters: unknown[] = []) => post(manager, sql, parameters),
  };
}

describe('a posted statement', () => {
  it('is sent in order with the next one, whose result is returned', async () => {
    const { sent, runner, post: postNext } = connect();
    await runner.query('START TRANSACTION');
    await postNext('INSERT ?', ['a']);
    await postNext('UPDATE ?', ['b']);
    expect(sent).toEqual([]);
    expect(await runner.query('SELECT ?', ['c'])).toBe(4);
    expect(await runner.query('COMMIT')).toBe(1);
    expect(sent).toEqual([
      ['START TRANSACTION;\nINSERT ?;\nUPDATE ?;\nSELECT ?', ['a', 'b', 'c']],
      ['COMMIT', []],
    ]);
  });

  it('is sent before those that wait are too large for one packet', async () => {
    const { sent, post: postNext } = connect();
    for (let count = 0; count < 5; count += 1) await postNext('INSERT ?', ['x'.repeat(300_000)]);
    expect(sent.map(([, parameters]) => parameters.length)).toEqual([4]);
  });

  it('passes its error to the statement that it is sent with', async () => {
    const { runner, post: postNext } = connect(new Error('refused'));
    await postNext('INSERT');
    await expect(runner.query('SELECT')).rejects.toMatchObject({ name: 'QueryFailedError', query: 'INSERT;\nSELECT' });
  });

  it('is sent with all statements that are started together, and each gets its own result', async () => {
    const { sent, runner, post: postNext } = connect();
    await postNext('INSERT');
    expect(await Promise.all([runner.query('DELETE'), runner.query('SELECT')])).toEqual([2, 3]);
    expect(sent).toEqual([['INSERT;\nDELETE;\nSELECT', []]]);
  });

  it('passes its error to each of several statements that it is sent with', async () => {
    const { runner, post: postNext } = connect(new Error('refused'));
    await postNext('INSERT');
    const results = await Promise.allSettled([runner.query('DELETE'), runner.query('SELECT')]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });

  it('is not sent once it is dropped', async () => {
    const { sent, runner, dropWaiting, post: postNext } = connect();
    await postNext('INSERT');
    dropWaiting();
    await runner.query('ROLLBACK');
    expect(sent).toEqual([['ROLLBACK', []]]);
  });

  it('runs at once outside a transaction', async () => {
    const run: unknown[] = [];
    const manager = { query: async (...statement: unknown[]) => void run.push(statement) } as unknown as EntityManager;
    await post(manager, 'INSERT ?', [1]);
    expect(run).toEqual([['INSERT ?', [1]]]);
  });
});

describe('a posted change', () => {
  const outdated = () => new Error('outdated');
  const answerWith = (affectedRows: number) => connect(null, () => ({ affectedRows }));

  it('passes its error to the statement that it is sent with if it changes no row', async () => {
    const { manager, runner } = answerWith(0);
    await postChange(manager, 'UPDATE ?', [1], outdated);
    await expect(runner.query('SELECT')).rejects.toThrow('outdated');
  });

  it('is not committed before its effect is known', async () => {
    const { manager, runner, sent, post: postNext } = answerWith(0);
    await postChange(manager, 'UPDATE ?', [1], outdated);
    await postNext('INSERT');
    await expect(runner.query('COMMIT')).rejects.toThrow('outdated');
    expect(sent).toEqual([['UPDATE ?;\nINSERT', [1]]]);
  });

  it('is committed if it changes a row', async () => {
    const { manager, runner, sent } = answerWith(1);
    await postChange(manager, 'UPDATE ?', [1], outdated);
    await runner.query('COMMIT');
    expect(sent).toEqual([
      ['UPDATE ?', [1]],
      ['COMMIT', []],
    ]);
  });
});
