import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createRows } from '../support/account-rows.js';
import { createCanaryAccount } from '../support/canary-account.js';
import { DIALECTS } from '../support/databases.js';
import { buildBareSchema, listGraphqlOperations } from '../support/graphql-operations.js';
import { listRestOperations } from '../support/rest-operations.js';
import { readGraphqlData } from '../support/graphql-client.js';
import { startService, type TestService } from '../support/service.js';
import { SHARDING_EXCEPTIONS } from '../support/sharding-exceptions.js';
import { recordAll, type RecordedStatement } from '../support/statements.js';

const GUIDE = path.resolve(import.meta.dirname, '../../../docs/operating/scale.md');
const NAMES_ACCOUNT = /\baccount_id`? (=|IN)|^(INSERT|REPLACE) INTO \S+ ?\([^)]*\baccount_id\b/s;
const PLENTY = '1000000';
const describeOnMysql = DIALECTS.length > 1 ? describe : describe.skip;

/** The ids that a statement compares with `account_id`, or inserts as the first or a later column of rows of parameters. */
function listAccountIds({ sql, parameters }: RecordedStatement): unknown[] {
  const parts = sql.split('?');
  const compared = parameters.filter((_value, index) =>
    /\baccount_id`? (= |IN \((\?, )*)$/.test(parts.slice(0, index + 1).join('?')),
  );
  const [, columns, values] = /^(?:INSERT|REPLACE) INTO \S+ ?\(([^)]*)\) VALUES (.*)$/s.exec(sql) ?? [];
  const place = columns?.split(/,\s*/).findIndex((column) => /^`?account_id`?$/.test(column)) ?? -1;
  if (place < 0 || !/^[(?,) ]+$/.test(values ?? '')) return compared;
  const width = columns?.split(',').length ?? 1;
  return parameters.filter((_value, index) => index % width === place);
}

/** The accounts of each transaction. */
function listTransactions(statements: readonly RecordedStatement[]): Set<unknown>[] {
  const open = new Map<object, Set<unknown>>();
  const all: Set<unknown>[] = [];
  for (const statement of statements) {
    const { runner, sql } = statement;
    if (!runner) continue;
    if (sql === 'START TRANSACTION') {
      open.set(runner, new Set());
      all.push(open.get(runner)!);
    }
    for (const id of listAccountIds(statement)) open.get(runner)?.add(Number(id));
    if (/^(COMMIT|ROLLBACK)$/.test(sql)) open.delete(runner);
  }
  return all;
}

describeOnMysql('what sharding by account needs', () => {
  let service: TestService;
  const statements: RecordedStatement[] = [];
  const failed: string[] = [];

  beforeAll(async () => {
    const names = ['READS', 'WRITES', 'UPLOADS', 'EXPORTS', 'GRAPHQL'];
    const limits = Object.fromEntries(names.map((name) => [`RATE_LIMIT_${name}`, PLENTY]));
    service = await startService('mysql', {
      LOG_LEVEL: 'silent',
      UPLOAD_ALLOW_PRIVATE: 'on',
      RATE_LIMIT: 'on',
      ...limits,
    });
    const account = await service.account();
    const stop = recordAll(service.core.database, statements);
    // Its jobs run while the other account is used.
    await createCanaryAccount(service);
    for (const operation of [...listRestOperations(), ...listGraphqlOperations(await buildBareSchema())]) {
      const approvementStatus = /removeInvoiceApproval|remove-approval/.test(operation.name) ? 'approved' : 'waiting';
      const rows = await createRows(service, account, { kinds: operation.needs, invoice: { approvementStatus } });
      const { refusal, status } = await operation.call(service, account.owner.key, rows);
      if (refusal !== null || status >= 300) failed.push(operation.name);
    }
    // Its common call is refused, so that an account does not have too many.
    const start = 'mutation { startExport(input: { format: CSV }) { exportRun { uid } } }';
    await readGraphqlData(service, account.owner.key, start);
    stop();
  });
  afterAll(() => service.stop());

  test('every operation was called with success, except that the account stays', () => {
    expect(failed).toEqual(['Mutation.deleteAccount', 'Mutation.startExport']);
  });

  test('every statement of the API and of jobs names its account, or is a documented exception', () => {
    const rest = statements
      .map(({ sql }) => sql)
      .filter((sql) => /\b(FROM|INTO|UPDATE|JOIN)\b/.test(sql) && !NAMES_ACCOUNT.test(sql));
    const patterns = SHARDING_EXCEPTIONS.flatMap((exception) => exception.statements);
    const unknown = rest.filter((sql) => !patterns.some((pattern) => pattern.test(sql)));
    expect([...new Set(unknown)]).toEqual([]);
    expect(statements.filter(({ sql }) => NAMES_ACCOUNT.test(sql)).length).toBeGreaterThan(500);
  });

  test('no transaction crosses accounts', () => {
    const transactions = listTransactions(statements);
    expect(transactions.filter((accounts) => accounts.size > 1)).toEqual([]);
    expect(new Set(transactions.flatMap((accounts) => [...accounts])).size).toBe(2);
  });

  test('every index begins with the account, or is a documented exception', async () => {
    const rows = await service.core.database.reader.query<Record<'t' | 'i' | 'c', string>[]>(
      `SELECT table_name AS t, index_name AS i, column_name AS c FROM information_schema.statistics
       WHERE table_schema = DATABASE() AND seq_in_index = 1 AND table_name NOT IN ('migrations', 'installation')`,
    );
    const others = rows
      .filter(({ c }) => c !== 'account_id')
      .map(({ t, i, c }) => (i === 'PRIMARY' && c === 'id' ? `${t}.${i} (id)` : `${t}.${i}`));
    const allowed = SHARDING_EXCEPTIONS.flatMap(({ indexes }) => indexes);
    const matches = (index: string, pattern: string | RegExp) =>
      typeof pattern === 'string' ? pattern === index : pattern.test(index);
    expect(others.filter((index) => !allowed.some((pattern) => matches(index, pattern)))).toEqual([]);
    expect(allowed.filter((pattern) => !others.some((index) => matches(index, pattern)))).toEqual([]);
    expect(rows.length - others.length).toBeGreaterThan(20);
  });

  test('the guide explains every exception, and no other', () => {
    const [, table = ''] = readFileSync(GUIDE, 'utf8').split('| Exception |');
    const named = [...table.split('\n\n')[0]!.matchAll(/^\| ([^|]+) \|/gm)].map(([, name]) => name);
    expect(named.filter((name) => !name?.startsWith('-'))).toEqual(SHARDING_EXCEPTIONS.map(({ name }) => name));
  });
});
