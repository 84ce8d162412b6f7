import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { text } from 'node:stream/consumers';
import { Replica } from '../../src/database/replica.js';
import { examine } from '../../src/doctor.js';
import { startMonitoring, type Monitoring } from '../../src/start-monitoring.js';
import { openDatabase } from '../../src/database/data-source.js';
import { createUid } from '../../src/shared/ids.js';
import { beginReadScope, runInReadScope } from '../../src/shared/read-scope.js';
import { replicaRead } from '../../src/telemetry/signals.js';
import { DIALECTS } from '../support/databases.js';
import { followChanges } from '../support/followed-changes.js';
import { readGraphqlData } from '../support/graphql-client.js';
import { startDatabaseServer, startReplicatedDatabase, type ReplicatedDatabase } from '../support/replication.js';
import { createSampleInvoice, uploadProcessed } from '../support/rest-account.js';
import { RestClient } from '../support/rest-client.js';
import { AccountSeed } from '../support/seeded-invoices.js';
import { startSecondServer, startService, waitUntil, type TestAccount, type TestService } from '../support/service.js';

const describeOnMysql = DIALECTS.length > 1 ? describe : describe.skip;

/** More than a batch of an export has. */
const ROWS = 1_010;
const LIST = 'query { invoices(first: 5) { edges { node { uid invoiceNumber company { name } items { name } } } } }';
const ONE = 'query ($uid: ID!) { invoice(uid: $uid) { invoiceNumber company { name } history { uid } } }';
const UPDATE = `mutation ($uid: ID!, $number: String) {
  updateInvoice(input: { uid: $uid, invoiceNumber: $number }) { invoice { company { name } } }
}`;
/** A name that only the replica knows, by which its answers are told apart. */
const MARK = 'Known to the replica only';

describeOnMysql('with a read replica', () => {
  let database: ReplicatedDatabase;
  let services: [TestService, TestService];
  let settings: Record<string, string>;
  let monitoring: Monitoring;
  let account: TestAccount;
  let uid: string;

  const setting = (number: string) => `number-${number}-${createUid().slice(-6)}`;
  const client = (index: 0 | 1, { key } = account.owner) => new RestClient(services[index], key);

  beforeAll(async () => {
    database = await startReplicatedDatabase();
    settings = { DATABASE_URL: database.primary.url, DATABASE_REPLICA_URL: database.replica.url };
    const first = await startService('mysql', { ...settings, METRICS_PORT: '0', STREAM_POLL_MILLISECONDS: '20' });
    monitoring = await startMonitoring(first.core);
    services = [first, await startSecondServer(first)];
    account = await first.account();
    ({ uid } = await uploadProcessed(client(0), await createSampleInvoice()));
    await waitUntilUsed();
    await database.onReplica(`UPDATE company SET name = '${MARK}'`);
  });
  afterAll(async () => {
    await monitoring.stop();
    for (const service of services.toReversed()) await service.stop();
    await database.stop();
  });
  beforeEach(waitUntilUsed);
  afterEach(() => database.onReplica('START REPLICA'));

  async function readReady(service: TestService) {
    const response = await fetch(`${service.baseUrl}/ready`);
    return { code: response.status, ...((await response.json()) as { replica: string; reasons?: object }) };
  }

  async function readMetric(sample: string): Promise<number> {
    const metrics = await (await fetch(`http://127.0.0.1:${monitoring.port}/metrics`)).text();
    const [, value] =
      metrics
        .split('\n')
        .find((line) => line.startsWith(`${sample} `))
        ?.split(' ') ?? [];
    return Number(value);
  }

  async function waitUntilUsed(): Promise<void> {
    for (const service of services) await waitUntil(async () => (await readReady(service)).replica === 'ok');
  }

  /** Everything that shows the number of the invoice, as one process answers it to a key. */
  async function readNumbers(index: 0 | 1, key = account.owner.key): Promise<unknown[]> {
    const rest = new RestClient(services[index], key);
    const ask = <Data>(query: string) => readGraphqlData<Data>(services[index], key, query, { uid });
    const one = await rest.get(`/invoices/${uid}`);
    const found = await rest.get(`/invoices/?query=${one.body.invoice_number}`);
    const file = await rest.post('/invoices/export-csv', { columns: ['invoice_number'] });
    const { invoice } = await ask<{ invoice: { invoiceNumber: string } }>(ONE);
    const { invoices } = await ask<{ invoices: { edges: { node: { invoiceNumber: string } }[] } }>(LIST);
    expect(found.body.count).toBe(1);
    return [
      one.body.invoice_number,
      file.bytes.toString().split('\r\n')[1],
      invoice.invoiceNumber,
      invoices.edges[0]?.node.invoiceNumber,
    ];
  }

  test('it answers lists, single invoices, searches, exports and queries', async () => {
    const rest = client(1);
    const [list, one, companies] = [
      await rest.get('/invoices/'),
      await rest.get(`/invoices/${uid}`),
      await rest.get('/companies/'),
    ];
    expect([list.body.results[0].company.name, one.body.company.name]).toEqual([MARK, MARK]);
    expect(companies.body.results[0].name).toBe(MARK);
    expect((await rest.get('/invoices/?query=drill')).body.results[0]?.company.name ?? MARK).toBe(MARK);
    const file = await rest.post('/invoices/export-csv', { columns: ['company_name'] });
    expect(file.bytes.toString()).toContain(MARK);
    const served = 'invoice_graph_replica_reads_total{outcome="served"}';
    const before = await readMetric(served);
    // Plain execution first, later from the compiled form.
    for (let call = 0; call < 5; call += 1) {
      const data = await readGraphqlData(services[1], account.owner.key, LIST);
      expect(data).toMatchObject({ invoices: { edges: [{ node: { uid, company: { name: MARK } } }] } });
    }
    expect(await readMetric(served)).toBeGreaterThanOrEqual(before + 5);
  });

  test('the primary answers what changes something', async () => {
    const changed = await client(0).put(`/invoices/${uid}`, { invoice_number: setting('put') });
    expect(changed.body.company.name).not.toBe(MARK);
    const variables = { uid, number: setting('mutation') };
    const data = await readGraphqlData<{ updateInvoice: { invoice: { company: { name: string } } } }>(
      ...([services[0], account.owner.key, UPDATE, variables] as const),
    );
    expect(data.updateInvoice.invoice.company.name).not.toBe(MARK);
  });

  test('nobody reads an older state, whichever process answers', async () => {
    for (let round = 0; round < 20; round += 1) {
      const number = setting(String(round));
      await client(0).put(`/invoices/${uid}`, { invoice_number: number });
      expect(await readNumbers(1)).toEqual([number, number, number, number]);
    }
    expect((await client(1).get(`/invoices/${uid}`)).body.company.name).toBe(MARK);
  });

  test('while replication is stopped, everybody reads their writes, and those of others, from the primary', async () => {
    await database.onReplica('STOP REPLICA');
    const followed = await followChanges(services[1], account.viewer.key);
    const numbers = [setting('one'), setting('two'), setting('three')];
    for (const number of numbers) {
      await client(0).put(`/invoices/${uid}`, { invoice_number: number });
      for (const { key } of [account.owner, account.viewer])
        expect(await readNumbers(1, key)).toEqual([number, number, number, number]);
    }
    await followed.waitForChanges(3);
    followed.close();
    const lacks = {
      code: 200,
      status: 'ok',
      replica: 'unavailable',
      reasons: { replica: expect.stringMatching(/lacks/) },
    };
    for (const service of services) {
      const ready = await waitUntil(async () => (await readReady(service)).replica !== 'ok' && readReady(service));
      expect(ready).toMatchObject(lacks);
    }

    expect(await readMetric('invoice_graph_replica_used')).toBe(0);
    const { DATA_DIR } = services[0].core.config;
    const { ok, findings } = await examine({ ...settings, DATA_DIR });
    expect(findings).toContainEqual(expect.objectContaining({ check: 'replica', status: 'warning' }));
    expect(ok).toBe(true);

    await database.onReplica('START REPLICA');
    await waitUntilUsed();
    expect(await readMetric('invoice_graph_replica_used')).toBe(1);
    const { body } = await client(1).get(`/invoices/${uid}`);
    expect([body.invoice_number, body.company.name]).toEqual([numbers.at(-1), MARK]);
  });

  test.each<[string, () => Promise<void> | void, () => Promise<void> | void]>([
    ['is killed', () => database.replica.crash(), () => database.replica.restart()],
    [
      'hangs',
      () => void process.kill(database.replica.pid, 'SIGSTOP'),
      () => void process.kill(database.replica.pid, 'SIGCONT'),
    ],
  ])('no read fails while it %s', async (_what, breakIt, repairIt) => {
    const state = { isBroken: false };
    const statuses = new Set<number>();
    const readers = ([0, 1] as const).map(async (index) => {
      while (!state.isBroken || (await readReady(services[index])).replica === 'ok') {
        const answers = [await client(index).get('/invoices/'), await client(index).get(`/invoices/${uid}`)];
        for (const { status } of answers) statuses.add(status);
        await readGraphqlData(services[index], account.owner.key, LIST);
      }
    });
    await breakIt();
    state.isBroken = true;
    await Promise.all(readers);
    const number = setting('away');
    await client(0).put(`/invoices/${uid}`, { invoice_number: number });
    expect(await readNumbers(1)).toEqual([number, number, number, number]);
    await repairIt();
    await waitUntilUsed();
    expect((await client(1).get(`/invoices/${uid}`)).body.company.name).toBe(MARK);
    expect([...statuses]).toEqual([200]);
  });

  test('an export that it began is completed by the primary', async () => {
    const { core } = services[0];
    const { actor } = (await services[0].account()).owner;
    await core.database.writer.manager.transaction(async (manager) => {
      const seed = AccountSeed.of(manager, actor.accountId, { id: actor.workspaceUserId, uid: actor.workspaceUserUid });
      for (let row = 0; row < ROWS; row += 1) await seed.invoice({ invoiceNumber: `row ${row}` });
    });
    await database.catchUp();
    await waitUntilUsed();
    const request = { filter: {}, rows: 'invoice', columns: ['invoice_number'] } as const;
    const outcomes: string[] = [];
    let crashed: Promise<void> | undefined;
    // The replica dies right after the first batch, before the next one can be read ahead.
    const stop = replicaRead.listen(({ outcome }) => {
      outcomes.push(outcome);
      crashed ??= database.replica.crash();
    });
    const { stream } = await runInReadScope(beginReadScope({ isOpen: true }), () =>
      core.services.exports.exportCsv(actor, request, { delimiter: ',', bom: false }),
    );
    const lines = (await text(stream)).trimEnd().split('\r\n');
    await crashed;
    expect(new Set(lines).size).toBe(1 + ROWS);
    expect(outcomes[0]).toBe('served');
    expect(outcomes).not.toEqual(Array(outcomes.length).fill('served'));
    stop();
    await database.replica.restart();
  });
});

describeOnMysql('a read replica that cannot be used', () => {
  let database: ReplicatedDatabase;
  beforeAll(async () => {
    database = await startReplicatedDatabase();
    const opened = await openDatabase({ url: database.primary.url, poolSize: 2 });
    await opened.writer.query("CREATE TABLE installation (uid CHAR(36)) SELECT 'own' AS uid");
    await opened.close();
  });
  afterAll(() => database.stop());

  async function check({ url = database.replica.url, primaryUrl = database.primary.url, uid = 'own' } = {}) {
    const primary = await openDatabase({ url: primaryUrl, poolSize: 2 });
    const logger = { info: () => undefined, warn: () => undefined };
    const options = { installationUid: uid, poolSize: 1, requestMilliseconds: 10_000, logger };
    const replica = new Replica({ ...options, url, primary: primary.reader });
    try {
      return await replica.check();
    } finally {
      replica.stop();
      await primary.close();
    }
  }

  test('is told from one that can', async () => {
    expect(await waitUntil(async () => (await check()) === null)).toBe(true);
  });

  test('has another installation', async () => {
    expect(await check({ uid: 'another' })).toBe('It holds another installation.');
  });

  test('refuses the password, or does not run', async () => {
    const url = new URL(database.replica.url);
    url.password = 'wrong';
    expect(await check({ url: url.toString() })).toBe('It does not answer (ER_ACCESS_DENIED_ERROR).');
    expect(await check({ url: 'mysql://u:p@127.0.0.1:1/app' })).toBe('It does not answer (ECONNREFUSED).');
  });

  test('replicates nothing, or the primary writes no log', async () => {
    const alone = await startDatabaseServer();
    expect(await check({ url: alone.url })).toMatch(/^It lacks the latest changes/);
    expect(await check({ primaryUrl: alone.url })).toMatch(/^The primary writes no binary log/);
    await alone.stop();
  });

  test('has parameters for TLS of its own', async () => {
    const url = `${database.replica.url}?ssl-mode=verify_ca&ssl-ca=/missing.pem`;
    await expect(check({ url })).rejects.toThrow(/ssl-ca in DATABASE_REPLICA_URL cannot be read/);
  });
});
