import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { encodeIdCursor } from '../../src/shared/id-cursor.js';
import { createUid } from '../../src/shared/ids.js';
import { DIALECTS } from '../support/databases.js';
import { readEInvoice } from '../support/e-invoices.js';
import { FOLLOW, followChanges, type FollowedChanges } from '../support/followed-changes.js';
import { callGraphql, readGraphqlData, sendForm, uploadForm, type ClientAnswer } from '../support/graphql-client.js';
import { AccountSeed } from '../support/seeded-invoices.js';
import { waitUntil, startSecondServer, useService, type TestService } from '../support/service.js';

const SETTINGS = { STREAM_POLL_MILLISECONDS: '20', STREAMS_PER_KEY: '3' };
const APPROVE = 'mutation ($uid: ID!) { approveInvoice(input: { uid: $uid }) { invoice { uid } } }';
const REMOVE_APPROVAL = 'mutation ($uid: ID!) { removeInvoiceApproval(input: { uid: $uid }) { invoice { uid } } }';
const UPDATE = 'mutation ($uid: ID!) { updateInvoice(input: { uid: $uid, language: "de" }) { invoice { uid } } }';
const DELETE = 'mutation ($uid: ID!) { deleteInvoice(input: { uid: $uid }) { uid } }';

async function upload(service: TestService, key: string, file: string): Promise<string> {
  const { data } = await sendForm<{ uploadInvoice: { invoice: { uid: string } } }>(service, key, uploadForm(file));
  return data.uploadInvoice.invoice.uid;
}

async function sendRequest(
  { baseUrl }: TestService,
  headers: Record<string, string>,
  body: Record<string, unknown>,
): Promise<ClientAnswer> {
  const response = await fetch(`${baseUrl}/graphql/stream`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream', ...headers },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as ClientAnswer;
  return { ...answer, status: response.status, headers: response.headers };
}

describe.each(DIALECTS)('the subscription to invoice changes on %s', (dialect) => {
  const service = useService(dialect, SETTINGS);
  const open: FollowedChanges[] = [];
  let invoice: string;

  async function follow(key: string, variables: Record<string, unknown> = {}, from: TestService = service) {
    const followed = await followChanges(from, key, variables);
    open.push(followed);
    return followed;
  }

  beforeAll(async () => {
    invoice = await readEInvoice('ubl.xml');
  });
  afterEach(() => {
    for (const followed of open.splice(0)) followed.close();
  });

  test('every role receives the changes of an invoice, with the actor and the current invoice', async () => {
    const { owner, viewer, member } = await service.account();
    const followed = await follow(viewer.key);
    const uid = await upload(service, member.key, invoice);
    await followed.waitForChanges(2);
    await readGraphqlData(service, owner.key, UPDATE, { uid });
    await readGraphqlData(service, owner.key, APPROVE, { uid });
    await readGraphqlData(service, owner.key, REMOVE_APPROVAL, { uid });
    await readGraphqlData(service, owner.key, DELETE, { uid });
    const kinds = ['CREATED', 'PROCESSED', 'UPDATED', 'DECIDED', 'DECIDED', 'DELETED'];
    expect(await followed.waitForChanges(6)).toEqual(kinds.map((kind) => `${kind} ${uid}`));
    const [created, processed] = followed.changes;
    expect(created).toMatchObject({ actor: { uid: member.uid }, invoice: { uid } });
    expect(processed).toMatchObject({ actor: null, invoice: { uid, processingStatus: 'FINISHED' } });
    expect(followed.changes.at(-1)).toMatchObject({ actor: { uid: owner.uid }, invoice: null });
    const { node } = await readGraphqlData<{ node: unknown }>(
      service,
      owner.key,
      'query ($id: ID!) { node(id: $id) { uid } }',
      { id: created?.invoiceId },
    );
    expect(node).toBeNull();
    expect(followed.errors).toEqual([]);
  });

  test('an unreadable file is delivered as failed', async () => {
    const { owner } = await service.account();
    const followed = await follow(owner.key);
    const uid = await upload(service, owner.key, '<?xml version="1.0"?><nothing/>');
    expect(await followed.waitForChanges(2)).toEqual([`CREATED ${uid}`, `FAILED ${uid}`]);
  });

  test('changes of other processes are delivered, but not to another account', async () => {
    const second = await startSecondServer(service);
    try {
      const [own, other] = [await service.account(), await service.account()];
      const followed = await follow(own.owner.key, {}, second);
      const foreign = await follow(other.owner.key, {}, second);
      const uids = await Promise.all([1, 2, 3].map(() => upload(service, own.member.key, invoice)));
      const received = await followed.waitForChanges(6);
      const expected = uids.flatMap((uid) => [`CREATED ${uid}`, `PROCESSED ${uid}`]);
      expect(received.toSorted()).toEqual(expected.toSorted());
      const probe = await upload(second, other.owner.key, invoice);
      expect(await foreign.waitForChanges(2)).toEqual([`CREATED ${probe}`, `PROCESSED ${probe}`]);
      expect(followed.changes).toHaveLength(6);
    } finally {
      await second.stop();
    }
    await waitUntil(async () => open.every((followed) => followed.hasEnded()));
    expect(open.flatMap(({ errors }) => errors)).toEqual([]);
  });

  test('a filter selects what is delivered', async () => {
    const { owner } = await service.account();
    const [first, second] = [await upload(service, owner.key, invoice), await upload(service, owner.key, invoice)];
    const ofOne = await follow(owner.key, {
      filter: { invoiceUids: [second.toUpperCase()], kinds: ['DECIDED', 'DELETED'] },
    });
    await waitUntil(async () => {
      const { invoices } = await readGraphqlData<{ invoices: { totalCount: number } }>(
        service,
        owner.key,
        '{ invoices(filter: { processingStatuses: [FINISHED] }) { totalCount } }',
      );
      return invoices.totalCount === 2;
    });
    for (const uid of [first, second]) {
      await readGraphqlData(service, owner.key, UPDATE, { uid });
      await readGraphqlData(service, owner.key, APPROVE, { uid });
    }
    expect(await ofOne.waitForChanges(1)).toEqual([`DECIDED ${second}`]);
  });

  test('a client that resumes from its last cursor misses nothing', async () => {
    const { owner } = await service.account();
    const before = await follow(owner.key);
    const first = await upload(service, owner.key, invoice);
    await before.waitForChanges(2);
    before.close();
    const second = await upload(service, owner.key, invoice);
    await readGraphqlData(service, owner.key, DELETE, { uid: first });
    const after = await follow(owner.key, { after: before.changes[0]?.cursor });
    const received = new Set(await after.waitForChanges(4));
    for (const change of [`PROCESSED ${first}`, `CREATED ${second}`, `DELETED ${first}`])
      expect(received).toContain(change);
    await waitUntil(async () => (await after.waitForChanges(4)).includes(`PROCESSED ${second}`));
    expect(received).not.toContain(`CREATED ${first}`);
  });

  test('a revoked key gets an error and no further changes', async () => {
    const { owner, admin } = await service.account();
    const followed = await follow(admin.key);
    const { keys } = service.core.services;
    await keys.revoke(owner.actor, admin.actor.keyUid);
    await waitUntil(async () => followed.hasEnded());
    expect(followed.errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    await upload(service, owner.key, invoice);
    expect(followed.changes).toEqual([]);
  });

  test('a key has a limit of open streams, and may open another when one ends', async () => {
    const { owner } = await service.account();
    const streams = [await follow(owner.key), await follow(owner.key), await follow(owner.key)];
    const refused = await sendRequest(service, { 'Api-Key': owner.key }, { query: FOLLOW });
    expect(refused.status).toBe(429);
    expect(refused.errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
    expect(refused.headers.get('Retry-After')).not.toBeNull();
    streams[0]?.close();
    await waitUntil(() => follow(owner.key).catch(() => null));
  });
});

describe('a subscription that resumes', () => {
  const service = useService('sqlite', { STREAM_POLL_MILLISECONDS: '20', RATE_LIMIT: 'on', RATE_LIMIT_GRAPHQL: '200' });

  test('receives the missed changes as fast as its key has points for them', async () => {
    const { owner, admin } = await service.account();
    const { accountId, workspaceUserId, workspaceUserUid } = owner.actor;
    const user = { id: workspaceUserId, uid: workspaceUserUid };
    const seed = AccountSeed.of(service.core.database.writer.manager, accountId, user);
    const { id } = await seed.invoice({});
    await service.core.transact(async (tx) => {
      for (let index = 0; index < 250; index += 1)
        await tx.invoices.insertEvent({
          ...{ invoiceId: id, uid: createUid(), event: 'updated', workspaceUserId, note: null, changes: [] },
          createdAt: '2026-01-01 00:00:00.000000',
        });
    });
    const followed = await followChanges(service, admin.key, { after: encodeIdCursor(0) });
    expect(await followed.waitForChanges(250)).toHaveLength(250);
    const bulk = `mutation { approveInvoices(input: { uids: ["${owner.uid}"] }) { results { uid } } }`;
    expect((await callGraphql(service, admin.key, bulk)).status).toBe(429);
    followed.close();
    expect(followed.errors).toEqual([]);
  });
});

describe('a subscription', () => {
  const service = useService('sqlite', { STREAM_POLL_MILLISECONDS: '20', RATE_LIMIT: 'on', INTROSPECTION: 'off' });
  const stream = 'text/event-stream';

  const REFUSED: [why: string, status: number, code: string, text: RegExp, body: Record<string, unknown>][] = [
    ['cannot be a query', 400, 'BAD_USER_INPUT', /send a query to \/graphql/, { query: '{ viewer { keyScopes } }' }],
    [
      'cannot be a mutation',
      400,
      'BAD_USER_INPUT',
      /send a mutation to \/graphql/,
      { query: 'mutation { deleteInvoice(input: { uid: "x" }) { uid } }' },
    ],
    ['is GraphQL', 400, 'GRAPHQL_PARSE_FAILED', /Syntax Error/, { query: 'subscription {' }],
    [
      'selects existing fields only',
      400,
      'GRAPHQL_VALIDATION_FAILED',
      /Cannot query field "kinds" on type "InvoiceChange"\.$/,
      { query: 'subscription { invoiceChanged { kinds } }' },
    ],
    [
      'selects one field',
      400,
      'GRAPHQL_VALIDATION_FAILED',
      /only one top level field/,
      { query: 'subscription { a: invoiceChanged { at } b: invoiceChanged { at } }' },
    ],
    [
      'has few aliases',
      400,
      'GRAPHQL_VALIDATION_FAILED',
      /50 aliases/,
      { query: `subscription { invoiceChanged { ${Array.from({ length: 51 }, (_, n) => `a${n}: at`).join(' ')} } }` },
    ],
    [
      'is not too large',
      400,
      'GRAPHQL_VALIDATION_FAILED',
      /at most 10000 fields/,
      {
        query: `subscription { invoiceChanged { ...F0 } } ${Array.from({ length: 20 }, (_, n) => `fragment F${n} on InvoiceChange { ${n < 19 ? `...F${n + 1} ...F${n + 1}` : 'at'} }`).join(' ')}`,
      },
    ],
    ['has a document', 400, 'BAD_USER_INPUT', /`query` must be/, {}],
    [
      'has a valid filter',
      400,
      'BAD_USER_INPUT',
      /not valid/,
      { query: FOLLOW, variables: { filter: { invoiceUids: ['x'] } } },
    ],
    [
      'has a cursor of an earlier change',
      400,
      'BAD_USER_INPUT',
      /cursor is not/,
      { query: FOLLOW, variables: { after: 'x' } },
    ],
    [
      'has variables of the right types',
      400,
      'BAD_USER_INPUT',
      /got invalid value/,
      { query: FOLLOW, variables: { after: 1 } },
    ],
  ];

  test.each(REFUSED)('%s', async (_why, status, code, text, body) => {
    const { owner } = await service.account();
    const answer = await sendRequest(service, { 'Api-Key': owner.key }, body);
    expect({ status: answer.status, code: answer.errors?.[0]?.extensions.code }).toEqual({ status, code });
    expect(answer.errors?.[0]?.message).toMatch(text);
    expect(answer.errors?.[0]?.extensions.requestId).toBe(answer.headers.get('X-Request-Id'));
  });

  test('needs a key, the media type, and a key that may read', async () => {
    const { owner } = await service.account();
    expect(await sendRequest(service, {}, { query: FOLLOW })).toMatchObject({ status: 401 });
    const accept = { 'Api-Key': owner.key, Accept: 'application/json' };
    expect(await sendRequest(service, accept, { query: FOLLOW })).toMatchObject({ status: 406 });
    const { keys } = service.core.services;
    const writer = await keys.issue(owner.actor, { userUid: owner.uid, name: 'writer', scopes: ['write'] });
    const refused = await sendRequest(service, { 'Api-Key': writer.secret }, { query: FOLLOW });
    expect(refused).toMatchObject({ status: 403, errors: [{ extensions: { code: 'FORBIDDEN' } }] });
    const put = await fetch(`${service.baseUrl}/graphql/stream`, { method: 'PUT', headers: { 'Api-Key': owner.key } });
    expect(put.status).toBe(405);
    const options = await fetch(`${service.baseUrl}/graphql/stream`, { method: 'OPTIONS' });
    expect([options.status, options.headers.get('Allow')]).toEqual([204, 'GET, POST, OPTIONS']);
  });

  test('at /graphql is refused with the right path', async () => {
    const { owner } = await service.account();
    const { status, data, errors } = await callGraphql(service, owner.key, FOLLOW);
    expect({ status, data }).toEqual({ status: 400, data: undefined });
    expect(errors?.[0]?.message).toContain('/graphql/stream');
  });

  test('can be opened by GET, and is charged like any call', async () => {
    const { owner } = await service.account();
    const search = new URLSearchParams({ query: FOLLOW, variables: '{"filter":{"kinds":["CREATED"]}}' });
    const abort = new AbortController();
    const response = await fetch(`${service.baseUrl}/graphql/stream?${search}`, {
      headers: { 'Api-Key': owner.key, Accept: stream },
      signal: abort.signal,
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toMatch(stream);
    // Of 1,000 points, some of which the key has back already.
    expect(response.headers.get('RateLimit')).toMatch(/"graphql";r=9\d\d;/);
    expect(response.headers.get('X-Accel-Buffering')).toBe('no');
    const uid = await upload(service, owner.key, await readEInvoice('ubl.xml'));
    let text = '';
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      if (text.includes('\n\n', text.indexOf('event: next') + 1) && text.includes('event: next')) break;
    }
    abort.abort();
    expect(text).toMatch(/^:\n\nevent: next\ndata: \{/);
    expect(text).toContain(uid);
  });
});

describe('the streams of a process', () => {
  const service = useService('sqlite', { STREAMS: '2', STREAMS_PER_KEY: '2' });

  test('have a limit that all keys share', async () => {
    const [one, other] = [await service.account(), await service.account()];
    const open = [await followChanges(service, one.owner.key, {}), await followChanges(service, other.owner.key, {})];
    const refused = await sendRequest(service, { 'Api-Key': one.viewer.key }, { query: FOLLOW });
    expect([refused.status, refused.errors?.[0]?.extensions.code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
    expect(refused.headers.get('Retry-After')).toBe('5');
    open[0]?.close();
    open.push(await waitUntil(() => followChanges(service, one.viewer.key, {}).catch(() => null)));
    for (const followed of open) followed.close();
  });
});
