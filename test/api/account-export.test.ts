import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { createSampleInvoice, uploadProcessed } from '../support/rest-account.js';
import { createCanaryAccount, type CanaryAccount } from '../support/canary-account.js';
import { insertInvoice } from '../support/account-rows.js';
import { DIALECTS } from '../support/databases.js';
import { readGraphqlCode, readGraphqlData } from '../support/graphql-client.js';
import { RestClient } from '../support/rest-client.js';
import { describeOnS3, useS3 } from '../support/s3.js';
import { useService, type TestService } from '../support/service.js';
import { readZip } from '../support/zip.js';

const EXPORT = 'mutation { exportAccount { url userErrors { code } } }';
const HISTORY = '{ accountHistory(first: 1) { nodes { event targetUid workspaceUser { uid } } } }';

jest.setTimeout(120_000);

const toSha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** What every dialect and every store of files must do. */
function defineExport(service: TestService): void {
  let canary: CanaryAccount;
  let other: CanaryAccount;
  let original: string;
  let deleted: string;
  let files: Map<string, Buffer>;
  const createUrl = async (key: string) =>
    (await readGraphqlData<{ exportAccount: { url: string } }>(service, key, EXPORT)).exportAccount.url;
  const readJson = (name: string) => JSON.parse(String(files.get(name))) as any;

  beforeAll(async () => {
    [canary, other] = [await createCanaryAccount(service), await createCanaryAccount(service)];
    const client = new RestClient(service, canary.owner.key);
    original = await createSampleInvoice('42');
    const uploaded = await uploadProcessed(client, original);
    // Two invoices of one file.
    const { fileKey, fileType } = await service.core.services.invoices.getFile(canary.rows.account, uploaded.uid);
    await insertInvoice(service, canary.owner, { fileKey, fileType, firstPage: 2, lastPage: 2 });
    const { body } = await client.upload(original);
    deleted = body.uid;
    await client.delete(`/invoices/${deleted}`);
    const response = await fetch(await createUrl(canary.owner.key));
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="account-\d{8}\.zip"$/);
    files = readZip(Buffer.from(await response.arrayBuffer()));
  });

  test('has every invoice with its values, items and history, and every file once', async () => {
    const names = [...files.keys()];
    const invoices = names.filter((name) => name.startsWith('invoices/')).map(readJson);
    expect(invoices).toHaveLength(4);
    expect(names.filter((name) => name.startsWith('originals/'))).toHaveLength(3);
    const found = invoices.find(({ uid }) => uid === canary.rows.invoice);
    expect(found).toMatchObject({
      ...{ total_price: '98765432.19', workspace_user_uid: canary.owner.uid },
      company: { uid: canary.rows.company },
      category: { uid: canary.rows.category },
      card: { uid: canary.rows.card },
    });
    expect(found.items.map(({ uid }: { uid: string }) => uid)).toContain(canary.rows.item);
    expect(found.history.map(({ event }: { event: string }) => event)).toEqual([
      ...['uploaded', 'processed', 'item_created', 'updated', 'approved', 'approval_removed'],
    ]);
    expect(found.extraction).toMatchObject({ format: expect.any(String) });
    const removed = invoices.find(({ uid }) => uid === deleted);
    expect(removed.deleted_at).toMatch(/^\d{4}-/);
    expect(String(files.get(removed.file.path))).toBe(original);
    for (const { file } of invoices) expect(files.has(file.path)).toBe(true);
    expect(String(files.get('invoices.csv')).split('\r\n')).toHaveLength(5);
    expect(String(files.get('items.csv'))).toContain('added');
  });

  test('has the account, its users, keys, webhooks, companies, categories, cards, saved views and history, without secrets', () => {
    expect(readJson('account.json')).toMatchObject({ uid: canary.rows.account, four_eyes: false });
    const { rows } = canary;
    const kinds = { users: 'user', keys: 'key', webhooks: 'webhook', companies: 'company' } as const;
    for (const [kind, name] of Object.entries({ ...kinds, categories: 'category', cards: 'card' } as const))
      expect(readJson(`${kind}.json`).map(({ uid }: { uid: string }) => uid)).toContain(rows[name]);
    expect(readJson('saved_views.json')).toEqual([
      {
        ...{ uid: rows.view, name: expect.stringContaining(' view'), filter: {} },
        ...{ created_at: expect.any(String), workspace_user_uid: canary.owner.uid },
      },
    ]);
    expect(readJson('history.json').at(-1)).toMatchObject({ event: 'account_exported' });
    const text = [...files].map(([name, bytes]) => name + bytes.toString()).join('\n');
    expect(text).not.toMatch(/secret|igk_|whsec_|file_key/i);
    expect(text).not.toContain(canary.owner.key);
    expect(other.findLeaks(text).filter((leak) => !leak.startsWith('98'))).toEqual([]);
  });

  test('has a manifest with the SHA-256 sum of every file', () => {
    const manifest = readJson('manifest.json');
    expect(manifest).toMatchObject({ account: canary.rows.account, missing: [], damaged: [] });
    const listed = new Map<string, string>();
    for (const { name, sha256 } of manifest.checksums as { name: string; sha256: string }[]) {
      expect(toSha256(files.get(name)!)).toBe(sha256);
      for (const [, sum = '', file = ''] of String(files.get(name)).matchAll(/^([0-9a-f]{64}) {2}(.+)$/gm))
        listed.set(file, sum);
    }
    const content = [...files].filter(([name]) => !/^(manifest\.json$|checksums\/)/.test(name));
    expect(Object.fromEntries(listed)).toEqual(
      Object.fromEntries(content.map(([name, bytes]) => [name, toSha256(bytes)])),
    );
    expect(manifest.files).toBe(content.length);
  });

  test('is recorded in the history of the account', async () => {
    const { accountHistory } = await readGraphqlData<{ accountHistory: { nodes: object[] } }>(
      ...([service, canary.owner.key, HISTORY] as const),
    );
    expect(accountHistory.nodes).toEqual([
      { event: 'ACCOUNT_EXPORTED', targetUid: canary.rows.account, workspaceUser: { uid: canary.owner.uid } },
    ]);
  });

  test('is for owners only, also if the role was taken after the URL was read', async () => {
    const { accounts, keys } = service.core.services;
    const { actor } = canary.owner;
    const second = await accounts.addUser(actor, { email: 'second@example.com', role: 'owner' });
    const { secret } = await keys.issue(actor, { userUid: second.uid, name: 'second' });
    const url = await createUrl(secret);
    expect((await fetch(url, { method: 'HEAD' })).status).toBe(200);
    await accounts.updateUser(actor, second.uid, { role: 'admin' });
    expect((await fetch(url)).status).toBe(403);
    const code = (query: string) => readGraphqlCode(service, secret, query);
    expect(await code('mutation { exportAccount { url } }')).toBe('FORBIDDEN');
    for (const changed of [
      url.replace(/signature=./, 'signature=_'),
      url.replace(canary.rows.account, other.rows.account),
    ])
      expect((await fetch(changed)).status).toBe(403);
  });
}

describe.each(DIALECTS)('the export of an account, on %s', (dialect) => {
  defineExport(useService(dialect, { LOG_LEVEL: 'silent' }));
});

describeOnS3('the export of an account with files in S3', () => {
  const s3 = useS3();
  defineExport(
    useService(DIALECTS.at(-1)!, async () => ({ FILE_STORE: await s3.createFileStore(), LOG_LEVEL: 'silent' })),
  );
});
