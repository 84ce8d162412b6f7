import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { insertInvoice } from '../support/account-rows.js';
import { DIALECTS } from '../support/databases.js';
import { readGraphqlCode, readGraphqlData } from '../support/graphql-client.js';
import { startReceiver, type ReceivedMessage, type Receiver } from '../support/receiver.js';
import { uploadProcessed } from '../support/rest-account.js';
import { RestClient } from '../support/rest-client.js';
import { useService, waitUntil, type TestAccount } from '../support/service.js';

const CREATE = `mutation ($input: CreateWebhookInput!) {
  createWebhook(input: $input) { webhook { id uid url events disabledAt } secret }
}`;
const LOG = `query ($uid: ID!) {
  webhookDeliveries(webhookUid: $uid) {
    totalCount
    nodes { uid type status attempts responseStatus error messageUid body nextAttemptAt }
  }
}`;

const HISTORY = `{ accountHistory(first: 6) {
  nodes { event targetUid targetName workspaceUser { uid } changes { field old new } }
} }`;

interface Created {
  readonly webhook: { readonly uid: string };
  readonly secret: string;
}

interface Log {
  readonly totalCount: number;
  readonly nodes: readonly Record<string, unknown>[];
}

describe.each(DIALECTS)('webhooks, on %s', (dialect) => {
  const service = useService(dialect, {
    WEBHOOK_ALLOW_PRIVATE: 'on',
    WEBHOOK_POLL_MILLISECONDS: '20',
    LOG_LEVEL: 'silent',
  });
  let account: TestAccount;
  let receiver: Receiver;
  beforeEach(async () => {
    account = await service.account();
    receiver = await startReceiver();
  });
  afterEach(() => receiver.close());

  const read = <Data>(query: string, variables = {}) =>
    readGraphqlData<Data>(service, account.owner.key, query, variables);
  const create = async (input: object = {}): Promise<Created> =>
    (await read<{ createWebhook: Created }>(CREATE, { input: { url: receiver.url, ...input } })).createWebhook;
  const readLog = async ({ webhook }: Created) =>
    (await read<{ webhookDeliveries: Log }>(LOG, webhook)).webhookDeliveries;
  const decide = (uid: string, action: 'approve' | 'remove_approval') =>
    service.core.services.approvals.decide(account.owner.actor, action, { uid }, 'as agreed');
  const waitForMessages = (count: number) =>
    waitUntil(async () => receiver.messages.length >= count && receiver.messages);
  const verify = (secret: string, { body, headers }: ReceivedMessage) =>
    new Webhook(secret).verify(body, headers as Record<string, string>);

  it('receive each event with a signature that the reference library verifies', async () => {
    const { secret } = await create();
    const uid = await insertInvoice(service, account.owner);
    await decide(uid, 'approve');
    const [message] = await waitForMessages(1);
    const { history } = await service.core.services.invoices
      .get(account.owner.actor, uid)
      .then(async (row) => ({ history: await service.core.services.invoices.listEvents([row]) }));
    expect(verify(secret, message!)).toEqual({
      type: 'invoice.approved',
      timestamp: expect.stringMatching(/^\d{4}-.+\+00:00$/),
      data: {
        uid: history[0]!.uid,
        event: 'approved',
        created_at: expect.any(String),
        invoice: { uid, hf_id: expect.stringMatching(/^[A-Z2-9]{6}$/) },
        workspace_user: { uid: account.owner.uid },
        note: 'as agreed',
        changes: [{ field: 'approvement_status', old: 'waiting', new: 'approved' }],
      },
    });
    expect(message!.headers['webhook-id']).toBe(history[0]!.uid);
    expect(() => verify(secret, { ...message!, body: `${message!.body} ` })).toThrow('No matching signature found');
  });

  it('leave each of their changes in the history of the account', async () => {
    const { webhook } = await create({ events: ['APPROVED'] });
    const change = (input: object) =>
      read('mutation ($input: UpdateWebhookInput!) { updateWebhook(input: $input) { webhook { uid } } }', { input });
    const target = { targetUid: webhook.uid, targetName: receiver.url, workspaceUser: { uid: account.owner.uid } };
    await change({ uid: webhook.uid, enabled: false });
    await change({ uid: webhook.uid, enabled: false });
    await change({ uid: webhook.uid, events: null });
    await read('mutation ($uid: ID!) { rotateWebhookSecret(input: { uid: $uid }) { secret } }', webhook);
    await read('mutation ($uid: ID!) { deleteWebhook(input: { uid: $uid }) { uid } }', webhook);
    const { accountHistory } = await read<{ accountHistory: { nodes: object[] } }>(HISTORY);
    expect(accountHistory.nodes.slice(0, 5)).toEqual([
      { ...target, event: 'WEBHOOK_DELETED', changes: [] },
      { ...target, event: 'WEBHOOK_SECRET_ROTATED', changes: [] },
      { ...target, event: 'WEBHOOK_UPDATED', changes: [{ field: 'events', old: 'approved', new: null }] },
      { ...target, event: 'WEBHOOK_UPDATED', changes: [{ field: 'enabled', old: 'true', new: 'false' }] },
      {
        ...{ ...target, event: 'WEBHOOK_CREATED' },
        changes: [
          { field: 'url', old: null, new: receiver.url },
          { field: 'events', old: null, new: 'approved' },
          { field: 'enabled', old: null, new: 'true' },
        ],
      },
    ]);
  });

  it('receive what happens to an uploaded file, in its order', async () => {
    await create();
    const { uid } = await uploadProcessed(new RestClient(service, account.owner.key));
    await waitForMessages(2);
    expect(receiver.messages.map(({ type, invoiceUid }) => [type, invoiceUid])).toEqual([
      ['invoice.uploaded', uid],
      ['invoice.processed', uid],
    ]);
  });

  it('receive only the events that they ask for, and nothing of other accounts or of the time before', async () => {
    const uid = await insertInvoice(service, account.owner);
    await decide(uid, 'approve');
    const created = await create({ events: ['APPROVAL_REMOVED'] });
    const other = await service.account();
    const foreign = await insertInvoice(service, other.owner);
    for (const action of ['approve', 'remove_approval'] as const)
      await service.core.services.approvals.decide(other.owner.actor, action, { uid: foreign });
    await decide(uid, 'remove_approval');
    await decide(uid, 'approve');
    await decide(uid, 'remove_approval');
    await waitForMessages(2);
    expect(receiver.messages.map(({ type, invoiceUid }) => [type, invoiceUid])).toEqual([
      ['invoice.approval_removed', uid],
      ['invoice.approval_removed', uid],
    ]);
    expect((await readLog(created)).totalCount).toBe(2);
  });

  it('sign with both secrets during a rotation, and with the new one alone without an overlap', async () => {
    const old = await create();
    const rotate = `mutation ($uid: ID!, $overlap: Int!) {
      rotateWebhookSecret(input: { uid: $uid, overlapSeconds: $overlap }) { secret webhook { previousSecretUntil } }
    }`;
    type Rotated = { rotateWebhookSecret: { secret: string } };
    const test = `mutation ($uid: ID!) { sendTestWebhook(input: { uid: $uid }) { delivery { type status } } }`;
    const second = await read<Rotated>(rotate, { uid: old.webhook.uid, overlap: 3_600 });
    expect(await read(test, old.webhook)).toEqual({
      sendTestWebhook: { delivery: { type: 'webhook.test', status: 'PENDING' } },
    });
    const [overlapping] = await waitForMessages(1);
    for (const secret of [old.secret, second.rotateWebhookSecret.secret])
      expect(verify(secret, overlapping!)).toMatchObject({ type: 'webhook.test' });
    const third = await read<Rotated>(rotate, { uid: old.webhook.uid, overlap: 0 });
    await read(test, old.webhook);
    const [, last] = await waitForMessages(2);
    expect(verify(third.rotateWebhookSecret.secret, last!)).toMatchObject({ type: 'webhook.test' });
    expect(() => verify(second.rotateWebhookSecret.secret, last!)).toThrow('No matching signature found');
  });

  it('show in their log what became of each message, and repeat one on request', async () => {
    receiver.answer = () => 302;
    const created = await create();
    await decide(await insertInvoice(service, account.owner), 'approve');
    const [failed] = await waitUntil(async () => {
      const { nodes } = await readLog(created);
      return nodes[0]?.['error'] ? nodes : null;
    });
    expect(failed).toMatchObject({
      ...{ type: 'invoice.approved', status: 'PENDING', attempts: 1, responseStatus: 302 },
      error: 'The receiver redirected (302); redirects are not followed.',
      nextAttemptAt: expect.any(String),
    });
    expect(receiver.messages).toHaveLength(1);
    receiver.answer = () => 200;
    const replay =
      'mutation ($uid: ID!) { replayWebhookDelivery(input: { deliveryUid: $uid }) { delivery { status } } }';
    await read(replay, failed);
    const delivered = await waitUntil(async () =>
      (await readLog(created)).nodes.find((each) => each['status'] === 'DELIVERED'),
    );
    expect(delivered).toMatchObject({
      responseStatus: 200,
      error: null,
      nextAttemptAt: null,
      body: receiver.messages[0]!.body,
    });
    expect(receiver.messages.map(({ headers }) => headers['webhook-id'])).toEqual(
      Array.from({ length: 2 }, () => delivered['messageUid']),
    );
    await read(replay, failed);
    expect(await waitForMessages(3)).toHaveLength(3);
  });

  it('are paused while disabled, and then receive what they have missed', async () => {
    const { webhook } = await create();
    const switchTo = (enabled: boolean) =>
      read(
        'mutation ($uid: ID!, $enabled: Boolean) { updateWebhook(input: { uid: $uid, enabled: $enabled }) { webhook { disabledAt disabledReason } } }',
        { ...webhook, enabled },
      );
    expect(await switchTo(false)).toEqual({
      updateWebhook: { webhook: { disabledAt: expect.any(String), disabledReason: null } },
    });
    await decide(await insertInvoice(service, account.owner), 'approve');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(receiver.messages).toEqual([]);
    expect(await switchTo(true)).toEqual({ updateWebhook: { webhook: { disabledAt: null, disabledReason: null } } });
    const [message] = await waitForMessages(1);
    expect(message!.type).toBe('invoice.approved');
  });

  it('are deleted with their log', async () => {
    const { webhook } = await create();
    await decide(await insertInvoice(service, account.owner), 'approve');
    await waitForMessages(1);
    await read('mutation ($uid: ID!) { deleteWebhook(input: { uid: $uid }) { uid } }', webhook);
    expect(await read('{ webhooks { uid } }')).toEqual({ webhooks: [] });
    expect(await readGraphqlCode(service, account.owner.key, LOG, webhook)).toBe('NOT_FOUND');
  });

  it('have secrets that are not in the database', async () => {
    const { secret, webhook } = await create();
    const rows = await service.core.database.reader.query<object[]>('SELECT * FROM webhook');
    expect(JSON.stringify(rows)).toContain(webhook.uid);
    expect(JSON.stringify(rows)).not.toContain(secret.slice('whsec_'.length, 20));
  });
});

describe('the URL of a webhook', () => {
  const service = useService('sqlite', { LOG_LEVEL: 'silent' });

  it.each([
    'http://example.com/in',
    'ftp://example.com/in',
    'https://user:secret@example.com/in',
    'https://localhost/in',
    'https://printer.local/in',
    'https://metadata.google.internal/in',
    'https://127.0.0.1/in',
    'https://2130706433/in',
    'https://0x7f.1/in',
    'https://10.1.2.3/in',
    'https://169.254.169.254/latest',
    'https://[::1]/in',
    'https://[::ffff:192.168.0.1]/in',
    'https://[fd00::1]/in',
    'https://[64:ff9b::a00:1]/in',
    'not a URL',
  ])('is refused if it is %s', async (url) => {
    const { owner } = await service.account();
    expect(await readGraphqlCode(service, owner.key, CREATE, { input: { url } })).toBe('BAD_USER_INPUT');
  });

  it('leads to no private address that its name gets later', async () => {
    const { owner } = await service.account();
    const { webhooks } = service.core.services;
    const { webhook } = await webhooks.create(owner.actor, { url: 'https://receiver.example/in' });
    const receiver = await startReceiver();
    const port = new URL(receiver.url).port;
    for (const url of [receiver.url, `http://localhost:${port}/in`]) {
      await service.core.transact((tx) => tx.webhooks.update(webhook.id, { url }));
      const { uid } = await webhooks.sendTest(owner.actor, webhook.uid);
      const delivery = await waitUntil(async () => {
        const log = await webhooks.listDeliveries(
          owner.actor,
          { webhookUid: webhook.uid },
          { limit: 9, backwards: false },
        );
        return log.find((each) => each.uid === uid && each.error !== null);
      });
      expect(delivery.error).toBe('The URL leads to a private address.');
    }
    expect(receiver.messages).toEqual([]);
    await receiver.close();
  });
});
