import { beforeAll, describe, expect, test } from '@jest/globals';
import { startServer, type RunningServer } from '../../src/app.js';
import { createCore, type Core } from '../../src/core.js';
import { DIALECTS } from '../support/databases.js';
import { callGraphql } from '../support/graphql-client.js';
import { useService, type TestAccount } from '../support/service.js';

const LIMIT = 100;

describe.each(DIALECTS)('the rate limit of several processes on %s', (dialect) => {
  const settings = {
    RATE_LIMIT: 'on',
    RATE_LIMIT_READS: String(LIMIT),
    RATE_LIMIT_WRITES: '2',
    RATE_LIMIT_ACCOUNT: '2',
  };
  const service = useService(dialect, settings);
  let account: TestAccount;

  beforeAll(async () => {
    account = await service.account();
  });

  /** Starts a service that shares only the database with the first, like another process. */
  async function startOtherProcess(): Promise<{ core: Core; server: RunningServer; stop: () => Promise<void> }> {
    const core = await createCore(service.core.config);
    const server = await startServer(core);
    const stop = async () => {
      await server.stop();
      await core.database.close();
    };
    return { core, server, stop };
  }

  const read = (baseUrl: string, key: string, headers: Record<string, string> = {}) =>
    fetch(`${baseUrl}/v1/companies/`, { headers: { 'Api-Key': key, ...headers } });

  /** Counts the calls that were allowed; all others must be refused by the rate limit. */
  async function countAllowed(baseUrls: readonly string[], calls: number, key: string): Promise<number> {
    const answers = await Promise.all(
      Array.from({ length: calls }, (_, index) =>
        read(baseUrls[index % baseUrls.length]!, key, { 'X-Forwarded-For': `10.0.${index % 250}.1` }),
      ),
    );
    const statuses = await Promise.all(answers.map(async (answer) => (await answer.arrayBuffer(), answer.status)));
    expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([]);
    return statuses.filter((status) => status === 200).length;
  }

  /** Counts the tokens that an empty bucket has regained since then. */
  const countRefilled = (begin: number) => Math.ceil(((Date.now() - begin) / 60_000) * LIMIT);

  test('allows as many calls through two processes as through one', async () => {
    const other = await startOtherProcess();
    try {
      const begin = Date.now();
      const count = await countAllowed([service.baseUrl, other.server.publicUrl], 400, account.owner.key);
      expect(count).toBeGreaterThanOrEqual(LIMIT);
      expect(count).toBeLessThanOrEqual(LIMIT + countRefilled(begin));
    } finally {
      await other.stop();
    }
  });

  test('survives the restart of a process', async () => {
    const { admin } = await service.account();
    const begin = Date.now();
    let count = 0;
    for (let start = 0; start < 3; start += 1) {
      const started = await startOtherProcess();
      count += await countAllowed([started.server.publicUrl], LIMIT, admin.key);
      await started.stop();
    }
    expect(count).toBeGreaterThanOrEqual(LIMIT);
    expect(count).toBeLessThanOrEqual(LIMIT + countRefilled(begin));
  });

  test('holds for all keys of an account together', async () => {
    const { owner, admin, approver } = await service.account();
    const begin = Date.now();
    let count = 0;
    for (const user of [owner, admin, approver]) count += await countAllowed([service.baseUrl], LIMIT, user.key);
    expect(count).toBeGreaterThanOrEqual(2 * LIMIT);
    expect(count).toBeLessThanOrEqual(2 * (LIMIT + countRefilled(begin)));
  });

  test('counts the cost of queries, not their number', async () => {
    const other = await startOtherProcess();
    // Nothing is refunded: it costs what was estimated.
    const bulk = (name: string) => `${name}: approveInvoices(input: { uids: [] }) { results { uid } }`;
    const query = `mutation { ${['a', 'b', 'c', 'd'].map(bulk).join(' ')} }`;
    try {
      const targets = [service, { ...service, baseUrl: other.server.publicUrl }, service];
      const statuses: number[] = [];
      for (const target of targets) statuses.push((await callGraphql(target, account.owner.key, query)).status);
      expect(statuses).toEqual([200, 200, 429]);
    } finally {
      await other.stop();
    }
  });

  test('sends the same headers with allowed and refused calls', async () => {
    const { key } = account.viewer;
    const post = () => fetch(`${service.baseUrl}/v1/companies/`, { method: 'POST', headers: { 'Api-Key': key } });
    const answers = [await post(), await post(), await post()];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 429]);
    const allHeaders = answers.map(({ headers }) => headers);
    expect(allHeaders.map((headers) => headers.get('ratelimit-policy'))).toEqual(Array(3).fill('"writes";q=2;w=60'));
    const [, ...states] = allHeaders.map((headers) =>
      /^"writes";r=(\d+);t=(\d+)$/.exec(headers.get('ratelimit') ?? ''),
    );
    expect(states.map((state) => state?.[1])).toEqual(['0', '0']);
    const wait = Number(allHeaders[2]!.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(Number(states[1]?.[2]));
    const refused = await callGraphql(service, key, '{ a: viewer { keyScopes } }');
    expect(refused.headers.get('ratelimit')).toMatch(/^"graphql";r=\d+;t=\d+$/);
  });
});
