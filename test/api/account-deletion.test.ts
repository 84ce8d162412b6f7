import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { readSnapshot } from '../../src/stores.js';
import type { Actor } from '../../src/shared/actor.js';
import { verifyFiles, verifyIndex } from '../../src/processing/verify.js';
import { insertInvoice } from '../support/account-rows.js';
import { createCanaryAccount, type CanaryAccount } from '../support/canary-account.js';
import { ANY_DIALECT, DIALECTS, type Dialect } from '../support/databases.js';
import { callGraphql, readGraphqlCode, readGraphqlData } from '../support/graphql-client.js';
import { createSampleInvoice } from '../support/rest-account.js';
import { RestClient } from '../support/rest-client.js';
import { describeOnS3, useS3 } from '../support/s3.js';
import { useService, waitUntil, type TestService } from '../support/service.js';
import { readWholeDatabase } from '../support/whole-database.js';

const DELETE = `mutation ($name: String!) { deleteAccount(input: { name: $name }) {
  uid requestedAt userErrors { field code message } } }`;
const VIEWER = '{ viewer { workspaceUser { uid } } }';

jest.setTimeout(120_000);

/** What every dialect and every store of files must do. */
function defineDeletion(service: TestService): void {
  let canary: CanaryAccount;
  beforeEach(async () => {
    canary = await createCanaryAccount(service);
  });
  afterEach(() => void jest.restoreAllMocks());

  const askFor = (account: CanaryAccount, name = account.owner.actor.accountName) =>
    readGraphqlData<{ deleteAccount: { uid: string | null; userErrors: object[] } }>(
      ...([service, account.owner.key, DELETE, { name }] as const),
    );
  const findDeletion = async ({ owner }: CanaryAccount) =>
    service.core.stores.accountDeletions.find(owner.actor.accountId);
  const isGone = async (account: CanaryAccount) => (await findDeletion(account))?.finishedAt !== null;
  /** Waits for the worker, which looks every two seconds. */
  const waitUntilGone = (account: CanaryAccount) => waitUntil(() => isGone(account));

  async function completeDeletion(account: CanaryAccount): Promise<void> {
    await service.core.services.accountDeletions.continueAll();
    expect(await isGone(account)).toBe(true);
  }

  async function listFiles(): Promise<string[]> {
    const found: string[] = [];
    for await (const { key } of service.core.files.list()) found.push(key);
    return found.toSorted();
  }

  /** Everything that is stored, except the records of deletions and what the worker notes about its clock. */
  async function readEverything() {
    const {
      account_deletion: _records,
      installation: _clock,
      ...tables
    } = await readWholeDatabase(service.core.database.reader);
    return { tables, files: await listFiles() };
  }

  async function expectSound(): Promise<void> {
    const { database, files, stores } = service.core;
    const index = await readSnapshot(database.reader, verifyIndex);
    const { missing, damaged, orphaned } = await verifyFiles(files, stores.invoices);
    expect({ ...index, missing, damaged, orphaned }).toEqual({
      ...{ miscounted: [], wrongSums: [], misindexed: [] },
      ...{ missing: [], damaged: [], orphaned: [] },
    });
  }

  test('leaves everything as if the account had never been there, except a record that names nobody', async () => {
    // Its deliveries would change meanwhile.
    await service.core.services.webhooks.remove(canary.owner.actor, canary.rows.webhook);
    await waitUntil(async () => (await service.core.stores.dueChecks.listNext(0, 1)).length === 0);
    const before = await readEverything();
    const doomed = await createCanaryAccount(service);
    const client = new RestClient(service, doomed.owner.key);
    const deleted = await insertInvoice(service, doomed.owner);
    await client.delete(`/invoices/${deleted}`);
    const { deleteAccount } = await askFor(doomed);
    expect(deleteAccount).toMatchObject({ uid: doomed.rows.account, userErrors: [] });
    await waitUntilGone(doomed);
    const after = await readEverything();
    expect(after).toEqual(before);
    await expectSound();
    const { actor } = doomed.owner;
    expect(await findDeletion(doomed)).toMatchObject({
      ...{ accountUid: doomed.rows.account, workspaceUserUid: doomed.owner.uid, keyUid: actor.keyUid },
      ...{ invoices: 2, users: 2 },
    });
    expect(JSON.stringify(await findDeletion(doomed))).not.toMatch(/canary|@/);
    expect(await readGraphqlCode(service, canary.owner.key, VIEWER)).toBeUndefined();
  });

  test('stops all keys at once, before anything is deleted', async () => {
    const { keys } = service.core.services;
    const { actor, uid: userUid } = canary.owner;
    const other = await keys.issue(actor, { userUid, name: 'other' });
    expect(await readGraphqlCode(service, other.secret, VIEWER)).toBeUndefined();
    const { body } = await new RestClient(service, other.secret).get(`/invoices/${canary.rows.invoice}`);
    await askFor(canary);
    for (const key of [canary.owner.key, other.secret])
      expect(await readGraphqlCode(service, key, VIEWER)).toBe('UNAUTHENTICATED');
    expect((await fetch(body.file)).status).toBe(403);
    await completeDeletion(canary);
  });

  test('takes what arrives meanwhile along', async () => {
    const client = new RestClient(service, canary.owner.key);
    const uploads = Array.from({ length: 12 }, async () => client.upload(await createSampleInvoice()));
    await Promise.race(uploads);
    await askFor(canary);
    await Promise.all(uploads);
    await completeDeletion(canary);
    const { tables, files } = await readEverything();
    // All such accounts have invoices of the same amount.
    const leaks = canary.findLeaks(JSON.stringify(tables));
    expect(leaks.filter((leak) => !leak.startsWith('98'))).toEqual([]);
    expect(files.filter((key) => key.startsWith(canary.rows.account))).toEqual([]);
    await expectSound();
  });

  test('is continued after a failure', async () => {
    const { files } = service.core;
    const removeAccount = jest.spyOn(files, 'removeAccount').mockRejectedValueOnce(new Error('The process ended.'));
    await askFor(canary);
    await waitUntilGone(canary);
    expect(removeAccount.mock.calls.length).toBeGreaterThan(1);
    await expectSound();
  });

  test('is refused without the name of the account', async () => {
    const { deleteAccount } = await askFor(canary, 'Another');
    expect(deleteAccount).toEqual({
      ...{ uid: null, requestedAt: null },
      userErrors: [{ field: 'name', code: 'BAD_USER_INPUT', message: 'Must be the name of the account.' }],
    });
    expect(await findDeletion(canary)).toBeNull();
  });

  test('is refused to an admin', async () => {
    const { accounts, keys } = service.core.services;
    const { actor } = canary.owner;
    const admin = await accounts.addUser(actor, { email: 'admin@example.com', role: 'admin' });
    const { secret } = await keys.issue(actor, { userUid: admin.uid, name: 'admin' });
    const { data } = await callGraphql(service, secret, DELETE, { name: actor.accountName });
    expect(data).toMatchObject({ deleteAccount: { uid: null, userErrors: [{ code: 'FORBIDDEN' }] } });
    expect(await findDeletion(canary)).toBeNull();
  });
}

describe.each(DIALECTS)('the deletion of an account, on %s', (dialect: Dialect) => {
  const service = useService(dialect, { LOG_LEVEL: 'silent' });
  defineDeletion(service);

  test('ends after a step when the process stops, and continues from there', async () => {
    const { accounts, accountDeletions, keys } = service.core.services;
    const { account, issued } = await accounts.create({ name: 'Large', owner: { email: 'owner@example.com' } });
    const actor = await keys.authenticate(issued.secret);
    for (let index = 0; index < 60; index += 1) await insertInvoice(service, { actor });
    const continueAll = jest.spyOn(accountDeletions, 'continueAll').mockResolvedValue();
    const deletion = await accountDeletions.request(actor, 'Large');
    const steps: number[] = [];
    const run = { onProgress: (invoices: number) => steps.push(invoices), isStopping: () => steps.length > 0 };
    expect(await accountDeletions.complete(deletion, run)).toBe(false);
    expect(steps).toEqual([50]);
    expect(await service.core.stores.accounts.findAccountByUid(account.uid)).not.toBeNull();
    const { misindexed } = await readSnapshot(service.core.database.reader, verifyIndex);
    expect(misindexed).toEqual([]);
    continueAll.mockRestore();
    await waitUntil(async () => (await service.core.stores.accounts.findAccountByUid(account.uid)) === null);
  });
});

// On SQLite, transactions take turns.
const describeUnlessSqlite = ANY_DIALECT === 'sqlite' ? describe.skip : describe;
describeUnlessSqlite('the deletion of an account while a worker saves a result', () => {
  const service = useService(ANY_DIALECT, { LOG_LEVEL: 'silent' });
  const lease = { leaseToken: 'held' };

  /** A job of an invoice that a worker holds. */
  async function insertHeldJob({ accountId }: Actor, invoiceId: number): Promise<number> {
    const sql = `INSERT INTO job (kind, account_id, invoice_id, status, attempts, run_at, lease_token, lease_until)
      VALUES ('process_invoice', ?, ?, 'running', 1, NOW(3), ?, NOW(3) + INTERVAL 1 HOUR)`;
    const inserted = await service.core.database.writer.query(sql, [accountId, invoiceId, lease.leaseToken]);
    return Number(inserted.insertId);
  }

  async function createHeldJob() {
    const { owner, rows } = await createCanaryAccount(service);
    const { actor } = owner;
    const invoice = await service.core.services.invoices.get(actor, rows.invoice);
    return { actor, invoice, id: await insertHeldJob(actor, invoice.id) };
  }

  test('is recorded without waiting for the worker', async () => {
    const { services, transact } = service.core;
    const { actor, id } = await createHeldJob();
    await transact(async (tx) => {
      await tx.jobs.settle({ id, ...lease });
      const deletion = await services.accountDeletions.request(actor, actor.accountName);
      expect(deletion.finishedAt).toBeNull();
    });
  });

  test('does not make the worker repeat its transaction', async () => {
    const { database, transact } = service.core;
    const { actor, invoice, id } = await createHeldJob();
    const isWaiting = async () => {
      const [row] = await database.reader.query("SHOW GLOBAL STATUS LIKE 'Innodb_row_lock_current_waits'");
      return Number(row.Value) > 0;
    };
    const attempts = { worker: 0, erasure: 0 };
    let erasure: Promise<number> | undefined;
    await transact(async (tx) => {
      attempts.worker += 1;
      await tx.jobs.settle({ id, ...lease });
      erasure ??= transact((other) => {
        attempts.erasure += 1;
        return other.invoiceErasure.eraseOldest(actor.accountId, 50);
      });
      await waitUntil(isWaiting);
      await tx.invoices.lockById(actor.accountId, invoice.id);
    });
    expect([await erasure, attempts]).toEqual([1, { worker: 1, erasure: 1 }]);
  });
});

describeOnS3('the deletion of an account with files in S3', () => {
  const s3 = useS3();
  const service = useService(DIALECTS.at(-1)!, async () => ({
    FILE_STORE: await s3.createFileStore(),
    LOG_LEVEL: 'silent',
  }));
  defineDeletion(service);
});
