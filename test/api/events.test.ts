import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { insertInvoice } from '../support/account-rows.js';
import { DIALECTS } from '../support/databases.js';
import { followChanges } from '../support/followed-changes.js';
import { callGraphql, readGraphqlData } from '../support/graphql-client.js';
import { startReceiver, type Receiver } from '../support/receiver.js';
import { createRestAccount, uploadProcessed, type RestAccount } from '../support/rest-account.js';
import { useService, waitUntil } from '../support/service.js';

const EVENTS = `query ($first: Int, $after: String) {
  events(first: $first, after: $after) {
    nodes {
      id uid type event createdAt invoiceUid hfId note body
      invoice { uid approvementStatus } workspaceUser { uid } changes { field old new }
    }
    edges { cursor }
    pageInfo { hasNextPage hasPreviousPage endCursor }
  }
}`;

interface Message {
  readonly type: string;
  readonly data: { readonly uid: string; readonly invoice: { readonly uid: string } };
}

interface Connection {
  readonly nodes: readonly Record<string, unknown>[];
  readonly edges: readonly { readonly cursor: string }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

describe.each(DIALECTS)('the feed of events, on %s', (dialect) => {
  const service = useService(dialect, {
    WEBHOOK_ALLOW_PRIVATE: 'on',
    WEBHOOK_POLL_MILLISECONDS: '20',
    STREAM_POLL_MILLISECONDS: '20',
    LOG_LEVEL: 'silent',
  });
  let account: RestAccount;
  let receiver: Receiver;
  beforeEach(async () => {
    account = await createRestAccount(service);
    receiver = await startReceiver();
  });
  afterEach(() => receiver.close());

  const decide = (uid: string, action: 'approve' | 'remove_approval') =>
    service.core.services.approvals.decide(account.users.owner.actor, action, { uid }, 'as agreed');
  const readConnection = async (variables: Record<string, unknown> = {}, key = account.users.viewer.key) =>
    (await readGraphqlData<{ events: Connection }>(service, key, EVENTS, variables)).events;
  /** Reads to the end as a client does, following `next`. */
  async function readAll(query = ''): Promise<{ results: Message[]; cursor: string; pages: number }> {
    const results: Message[] = [];
    for (let [path, pages] = [`/events/?${query}`, 1]; ; pages += 1) {
      const { body } = await account.viewer.get(path);
      results.push(...body.results);
      if (body.next === null) return { results, cursor: body.cursor, pages };
      path = body.next.slice(`${service.baseUrl}/v1`.length);
    }
  }
  const waitForEvents = (count: number, query = '') =>
    waitUntil(async () => {
      const read = await readAll(query);
      return read.results.length >= count && read;
    });

  it('holds what a webhook receives, over REST and GraphQL alike', async () => {
    await service.core.services.webhooks.create(account.users.owner.actor, { url: receiver.url });
    const { uid } = await uploadProcessed(account.owner);
    await decide(uid, 'approve');
    await waitUntil(async () => receiver.messages.length >= 3);
    const { results } = await waitForEvents(3);
    expect(results.map(({ type }) => type)).toEqual(['invoice.uploaded', 'invoice.processed', 'invoice.approved']);
    expect(results).toEqual(receiver.messages.map(({ body }) => JSON.parse(body) as unknown));
    const { nodes } = await readConnection();
    expect(nodes.map(({ body }) => body)).toEqual(receiver.messages.map(({ body }) => body));
    expect(nodes[2]).toMatchObject({
      ...{ uid: results[2]!.data.uid, type: 'invoice.approved', event: 'APPROVED', invoiceUid: uid, note: 'as agreed' },
      ...{ invoice: { uid, approvementStatus: 'APPROVED' }, workspaceUser: { uid: account.users.owner.uid } },
      changes: [{ field: 'approvementStatus', old: 'waiting', new: 'approved' }],
    });
    expect(nodes[1]).toMatchObject({ workspaceUser: null });
  });

  it('is read in pages, and later continued from the last cursor', async () => {
    const uid = await insertInvoice(service, account.users.owner);
    for (let round = 0; round < 3; round += 1) {
      await decide(uid, 'approve');
      await decide(uid, 'remove_approval');
    }
    const { results, cursor, pages } = await waitForEvents(6, 'page_size=4');
    expect([results.length, pages]).toEqual([6, 2]);
    expect((await account.viewer.get(`/events/?after=${cursor}`)).body).toEqual({ cursor, next: null, results: [] });
    await decide(uid, 'approve');
    expect((await waitForEvents(1, `after=${cursor}`)).results.map(({ type }) => type)).toEqual(['invoice.approved']);
    const seen: unknown[] = [];
    for (let [after, more] = [null as string | null, true]; more;) {
      const page = await readConnection({ first: 3, after });
      seen.push(...page.nodes.map((node) => node['uid']));
      [after, more] = [page.pageInfo.endCursor, page.pageInfo.hasNextPage];
    }
    expect(seen).toEqual((await readAll()).results.map(({ data }) => data.uid));
    expect(seen).toHaveLength(7);
  });

  it('begins with what happens from now on, if the client asks for the latest cursor', async () => {
    const uid = await insertInvoice(service, account.users.owner);
    await decide(uid, 'approve');
    await waitForEvents(1);
    const { body } = await account.viewer.get('/events/?after=latest');
    expect(body).toEqual({ cursor: expect.any(String), next: null, results: [] });
    await decide(uid, 'remove_approval');
    const { results } = await waitForEvents(1, `after=${body.cursor}`);
    expect(results.map(({ type }) => type)).toEqual(['invoice.approval_removed']);
  });

  it('shares its cursors with the subscription', async () => {
    const uid = await insertInvoice(service, account.users.owner);
    await decide(uid, 'approve');
    const { cursor } = await waitForEvents(1);
    await decide(uid, 'remove_approval');
    const followed = await followChanges(service, account.users.viewer.key, { after: cursor });
    expect(await followed.waitForChanges(1)).toEqual([`DECIDED ${uid}`]);
    followed.close();
    await waitForEvents(2);
    expect((await readConnection({ after: followed.changes[0]!.cursor })).nodes).toEqual([]);
  });

  it('shows events of a deleted invoice, without the invoice', async () => {
    const uid = await insertInvoice(service, account.users.owner);
    await account.owner.delete(`/invoices/${uid}`);
    await waitForEvents(1);
    expect((await readConnection()).nodes).toMatchObject([{ type: 'invoice.deleted', invoiceUid: uid, invoice: null }]);
  });

  it('shows nothing of other accounts, also with a cursor of theirs', async () => {
    const uid = await insertInvoice(service, account.users.owner);
    await decide(uid, 'approve');
    const { cursor } = await waitForEvents(1);
    const other = await createRestAccount(service);
    expect((await other.owner.get('/events/')).body.results).toEqual([]);
    expect((await other.owner.get(`/events/?after=${cursor}`)).body.results).toEqual([]);
    expect((await readConnection({}, other.users.owner.key)).nodes).toEqual([]);
  });

  it('refuses a cursor that is none', async () => {
    for (const after of ['5', 'nonsense', 'WyJ4Il0']) {
      const { status, body } = await account.viewer.get(`/events/?after=${after}`);
      expect([status, body.error.details]).toEqual([400, { after: ['Must be the cursor of a page, or latest.'] }]);
      const { errors } = await callGraphql(service, account.users.viewer.key, EVENTS, { after });
      expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
    }
  });
});
