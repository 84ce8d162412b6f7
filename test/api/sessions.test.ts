import { describe, expect, test } from '@jest/globals';
import { request as sendRequest, type IncomingHttpHeaders } from 'node:http';
import { createDemo } from '../../src/demo/demo.js';
import { startSecondServer, useService } from '../support/service.js';

const OWN = { 'X-Requested-With': 'test', 'Content-Type': 'application/json' };
const VIEWER = '{ viewer { account { uid } workspaceUser { roleType } } }';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: any;
}

/** `fetch` does not send the headers that only browsers may set. */
function send(url: string, method: string, headers: Record<string, string>, body?: object): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = sendRequest(url, { method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        const isJson = /json/.test(response.headers['content-type'] ?? '');
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: isJson ? JSON.parse(text) : text,
        });
      });
    });
    call.on('error', reject).end(body && JSON.stringify(body));
  });
}

function readCookie({ headers }: Answer): string {
  return String(headers['set-cookie']?.[0]).split(';')[0] ?? '';
}

describe('a session', () => {
  const service = useService('sqlite', { RATE_LIMIT: 'on', RATE_LIMIT_READS: '3' });
  const signIn = (body: object, headers: Record<string, string> = {}) =>
    send(`${service.baseUrl}/session`, 'POST', { ...OWN, ...headers }, body);
  const ask = (headers: Record<string, string>) =>
    send(`${service.baseUrl}/graphql`, 'POST', { ...OWN, ...headers }, { query: VIEWER });

  test('gives the role and the account of its key, over both APIs and streams', async () => {
    const { member, uid } = await service.account();
    const answer = await signIn({ key: member.key });
    expect(answer.status).toBe(204);
    const Cookie = readCookie(answer);
    expect((await ask({ Cookie })).body.data.viewer).toEqual({
      account: { uid },
      workspaceUser: { roleType: 'MEMBER' },
    });
    expect((await send(`${service.baseUrl}/v1/invoices/`, 'GET', { ...OWN, Cookie })).status).toBe(200);
    const refused = await send(`${service.baseUrl}/v1/invoices/`, 'GET', { Cookie });
    expect(refused.status).toBe(401);
  });

  test('is a cookie that scripts cannot read and other sites cannot use, and that hides the key', async () => {
    const { owner } = await service.account();
    const cookie = String((await signIn({ key: owner.key })).headers['set-cookie']?.[0]);
    expect(cookie).toMatch(/; HttpOnly;/);
    expect(cookie).toMatch(/; SameSite=Strict;/);
    expect(cookie).toMatch(/; Max-Age=604800$/);
    expect(Buffer.from(cookie.split(/[=;]/)[1]!, 'base64url').toString('latin1')).not.toContain(owner.key);
  });

  test.each([
    ['without the header that needs a preflight', { 'X-Requested-With': '' }],
    ['from another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['from another port of the same host', { 'Sec-Fetch-Site': 'same-site' }],
    ['from another origin in an old browser', { Origin: 'https://elsewhere.example' }],
  ])('is not used for a request %s', async (_from, headers) => {
    const { owner } = await service.account();
    const Cookie = readCookie(await signIn({ key: owner.key }));
    expect((await ask({ Cookie, ...headers })).status).toBe(401);
    expect((await signIn({ key: owner.key }, headers)).status).toBe(403);
    expect((await send(`${service.baseUrl}/session`, 'DELETE', { Cookie, ...OWN, ...headers })).status).toBe(403);
  });

  test('draws on the limits of its key', async () => {
    const { owner } = await service.account();
    const Cookie = readCookie(await signIn({ key: owner.key }));
    const read = (headers: Record<string, string>) => send(`${service.baseUrl}/v1/cards/`, 'GET', headers);
    const calls: Record<string, string>[] = [
      { Cookie, ...OWN },
      { 'Api-Key': owner.key },
      { Cookie, ...OWN },
      { Cookie, ...OWN },
    ];
    const statuses: number[] = [];
    for (const headers of calls) statuses.push((await read(headers)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  test('ends with its key, and works at every process until then', async () => {
    const { owner, viewer } = await service.account();
    const Cookie = readCookie(await signIn({ key: viewer.key }));
    const second = await startSecondServer(service);
    const elsewhere = await send(`${second.baseUrl}/graphql`, 'POST', { ...OWN, Cookie }, { query: VIEWER });
    await second.stop();
    expect(elsewhere.status).toBe(200);
    await service.core.services.keys.revoke(owner.actor, viewer.actor.keyUid);
    expect((await ask({ Cookie })).status).toBe(401);
  });

  test('is refused for a wrong key and a forged cookie, and removed by signing out', async () => {
    const { owner } = await service.account();
    expect((await signIn({ key: `${owner.key}x` })).status).toBe(401);
    expect((await signIn({})).status).toBe(400);
    expect((await signIn({ key: 'x'.repeat(2_000_000) })).status).toBe(413);
    const answer = await signIn({ key: owner.key });
    const Cookie = readCookie(answer);
    const forged = Cookie.slice(0, -2) + (Cookie.endsWith('AA') ? 'BB' : 'AA');
    expect((await ask({ Cookie: forged })).status).toBe(401);
    const out = await send(`${service.baseUrl}/session`, 'DELETE', { Cookie, ...OWN });
    expect(out.headers['set-cookie']?.[0]).toMatch(/^invoice_graph_session=; .*Max-Age=0/);
  });
});

describe('the demo account', () => {
  const service = useService('sqlite');
  const sessionUrl = () => `${service.baseUrl}/session`;

  test('can be entered without a key, at this machine only', async () => {
    expect((await send(sessionUrl(), 'GET', {})).body).toEqual({ demo: false, oidc: false });
    expect((await send(sessionUrl(), 'POST', OWN, { demo: 'owner' })).status).toBe(403);
    const { services, config, logger } = service.core;
    await createDemo({ ...services, dataDirectory: config.DATA_DIR, logger });
    expect((await send(sessionUrl(), 'GET', {})).body).toEqual({ demo: true, oidc: false });
    const Cookie = readCookie(await send(sessionUrl(), 'POST', OWN, { demo: 'approver' }));
    const viewer = await send(`${service.baseUrl}/graphql`, 'POST', { ...OWN, Cookie }, { query: VIEWER });
    expect(viewer.body.data.viewer.workspaceUser.roleType).toBe('APPROVER');
  });

  test.each([
    ['forwarded by a proxy', { 'X-Forwarded-For': '203.0.113.7' }],
    ['to a name that points to this machine', { Host: 'rebound.example' }],
  ])('cannot be entered by a call %s', async (_how, headers) => {
    expect((await send(sessionUrl(), 'GET', headers)).body).toEqual({ demo: false, oidc: false });
    expect((await send(sessionUrl(), 'POST', { ...OWN, ...headers }, { demo: 'owner' })).status).toBe(403);
  });
});
