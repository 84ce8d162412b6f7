import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { SCOPES } from '../../src/shared/actor.js';
import { CLIENT, SignInWalk, startIssuer, type TestIssuer } from '../support/issuer.js';
import { startSecondServer, useService, type TestAccount } from '../support/service.js';

const VIEWER = '{ viewer { workspaceUser { roleType user { email fullName } } } }';
const VERIFIED = { email_verified: true };

/** Asks who the caller is. @returns null if the caller is nobody */
async function askWho(url: string, cookies: string): Promise<{ roleType: string; user: { email: string } } | null> {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { Cookie: cookies, 'X-Requested-With': 'test', 'Content-Type': 'application/json' },
    body: JSON.stringify({ query: VIEWER }),
  });
  return answer.status === 401 ? null : ((await answer.json()) as any).data.viewer.workspaceUser;
}

function useIssuer(settings: Record<string, string> = {}) {
  const parts = {} as { issuer: TestIssuer; account: TestAccount };
  const service = useService('sqlite', async () => {
    parts.issuer = await startIssuer({});
    const client = { OIDC_CLIENT_ID: CLIENT.id, OIDC_CLIENT_SECRET: CLIENT.secret };
    return { OIDC_ISSUER: parts.issuer.url, ...client, ...settings };
  });
  beforeAll(async () => {
    parts.account = await service.account();
    await parts.issuer.accept(service.baseUrl);
  });
  beforeEach(() => void (parts.issuer.tamper = null));
  afterAll(() => parts.issuer.stop());
  const walk = () => new SignInWalk(service.baseUrl);
  /** Signs a person in. @returns where the browser is sent, without the address of the service, and its cookies */
  const signIn = async (login: string, to?: string) => {
    const browser = walk();
    const response = await browser.signIn(login, to);
    const location = String(response.headers.get('location')).replace(service.baseUrl, '');
    return { location, browser, response, who: await askWho(service.baseUrl, browser.cookies) };
  };
  return Object.assign(parts, { service, walk, signIn });
}

describe('a sign-in at the issuer', () => {
  const setup = useIssuer();
  const { service, walk, signIn } = setup;
  beforeAll(() => {
    Object.assign(setup.issuer.people, {
      ann: { email: 'Member@example.com', ...VERIFIED },
      bob: { email: 'approver@example.com', email_verified: false },
      cem: { email: 'approver@example.com' },
      eve: { email: 'member@example.com', ...VERIFIED },
      zoe: { email: 'zoe@example.com', ...VERIFIED },
    });
  });

  test('is offered', async () => {
    expect(await (await fetch(`${service.baseUrl}/session`)).json()).toEqual({ demo: false, oidc: true });
  });

  test('asks the issuer for a code, bound to this browser by PKCE, state and nonce', async () => {
    const response = await fetch(`${service.baseUrl}/session/oidc`, { redirect: 'manual' });
    const { searchParams } = new URL(String(response.headers.get('location')));
    expect(Object.fromEntries(searchParams)).toMatchObject({
      ...{ response_type: 'code', client_id: CLIENT.id, scope: 'openid email profile' },
      ...{ code_challenge_method: 'S256', redirect_uri: `${service.baseUrl}/session/oidc/callback` },
    });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(searchParams.get(name)?.length).toBeGreaterThan(30);
    const cookie = String(response.headers.get('set-cookie'));
    expect(cookie).toMatch(/; Path=\/session\/oidc; HttpOnly; SameSite=Lax; Max-Age=600$/);
    expect(cookie).not.toContain(String(searchParams.get('state')));
  });

  test('makes a person the user with the same verified address, for a limited time', async () => {
    const { location, who, response } = await signIn('ann');
    expect(location).toBe('/#signed-in');
    expect(who).toMatchObject({ roleType: 'MEMBER', user: { email: 'member@example.com' } });
    const cookies = response.headers.getSetCookie().join('\n');
    expect(cookies).toMatch(/invoice_graph_session=[^;]+; Path=\/; HttpOnly; SameSite=Strict; Max-Age=43200/);
    expect(cookies).toMatch(/invoice_graph_sign_in=; .*Max-Age=0/);
  });

  test('is written to the history, and shows no key', async () => {
    const { owner, member } = setup.account;
    await signIn('ann');
    const page = { limit: 1, backwards: false };
    const [event] = await service.core.services.accounts.listHistory(owner.actor, page);
    expect(event).toMatchObject({ event: 'signed_in', targetUid: member.uid });
    const keys = await service.core.services.keys.list(owner.actor);
    expect(keys.map(({ name }) => name)).not.toContain('session');
    expect(await service.core.services.keys.count(owner.actor)).toBe(keys.length);
    const rotated = service.core.services.keys.rotate(owner.actor, event!.keyUid!, 0);
    await expect(rotated).rejects.toMatchObject({ code: 'not_found' });
  });

  test.each([
    ['the address is not verified', 'bob', 'email_not_verified'],
    ['the issuer does not say whether it is', 'cem', 'email_not_verified'],
    ['another person is already the user with this address', 'eve', 'other_person'],
    ['the account has no such user', 'zoe', 'unknown_person'],
  ])('is refused if %s', async (_why, login, reason) => {
    await signIn('ann');
    const { location, who } = await signIn(login);
    expect(location).toBe(`/#sign-in-failed=${reason}`);
    expect(who).toBeNull();
  });

  test.each([
    ['/invoices/0190f3b0?tab=items', '/invoices/0190f3b0?tab=items#signed-in'],
    ['https://elsewhere.example/', '/#signed-in'],
    ['//elsewhere.example/', '//elsewhere.example/#signed-in'],
    ['/\\elsewhere.example', '//elsewhere.example#signed-in'],
    ['/.//elsewhere.example', '//elsewhere.example#signed-in'],
    ['/\t/elsewhere.example', '//elsewhere.example#signed-in'],
    ['@elsewhere.example', '/#signed-in'],
    ['.elsewhere.example', '/#signed-in'],
    ['javascript:alert(1)', '/#signed-in'],
    ['/#sign-in-failed=x', '/#signed-in'],
  ])('that was begun for %j ends at this service', async (to, expected) => {
    const { response, location } = await signIn('ann', to);
    expect(String(response.headers.get('location'))).toMatch(new RegExp(`^${service.baseUrl}/`));
    expect(new URL(String(response.headers.get('location'))).origin).toBe(service.baseUrl);
    expect(location).toBe(expected);
  });

  test('does not accept the state of another browser', async () => {
    const [attacker, victim] = [walk(), walk()];
    const url = await attacker.obtainCallback('ann');
    await victim.obtainCallback('ann');
    const response = await victim.visit(url.href);
    expect(response.headers.get('location')).toBe('/#sign-in-failed=issuer');
    expect(await askWho(service.baseUrl, victim.cookies)).toBeNull();
  });

  test('does not accept a browser that did not begin, nor a ticket that was changed', async () => {
    const url = await walk().obtainCallback('ann');
    for (const cookie of ['', 'invoice_graph_sign_in=AAAA', `invoice_graph_sign_in=${'A'.repeat(200)}`]) {
      const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
      expect(response.headers.get('location')).toBe('/#sign-in-failed=expired');
    }
  });

  test('does not accept a code twice', async () => {
    const browser = walk();
    const url = await browser.obtainCallback('ann');
    const copy = browser.copy();
    expect((await browser.visit(url.href)).headers.get('location')).toMatch(/#signed-in$/);
    expect((await copy.visit(url.href)).headers.get('location')).toBe('/#sign-in-failed=issuer');
    expect(await askWho(service.baseUrl, copy.cookies)).toBeNull();
  });

  test.each([
    ['names another issuer', (url: URL) => url.searchParams.set('iss', 'https://elsewhere.example')],
    ['names no issuer', (url: URL) => url.searchParams.delete('iss')],
    ['has another state', (url: URL) => url.searchParams.set('state', 'x')],
    ['has no code', (url: URL) => url.searchParams.delete('code')],
    ['has another code', (url: URL) => url.searchParams.set('code', 'x')],
  ])('does not accept an answer that %s', async (_how, change) => {
    const browser = walk();
    const url = await browser.obtainCallback('ann');
    change(url);
    expect((await browser.visit(url.href)).headers.get('location')).toBe('/#sign-in-failed=issuer');
    expect(await askWho(service.baseUrl, browser.cookies)).toBeNull();
  });

  test.each([
    ['with another nonce', { nonce: 'x' }],
    ['without a nonce', { nonce: undefined }],
    ['of another issuer', { iss: 'https://elsewhere.example' }],
    ['for another client', { aud: 'another' }],
    ['for several clients, of which this one did not ask', { aud: [CLIENT.id, 'another'], azp: 'another' }],
    ['that has expired', { exp: 1_000_000_000 }],
    ['of another person than the access token', { sub: 'zoe' }],
  ])('does not accept an ID token %s', async (_how, changes) => {
    setup.issuer.tamper = { change: (claims) => ({ ...claims, ...changes }) };
    const { location, who } = await signIn('ann');
    expect(location).toBe('/#sign-in-failed=issuer');
    expect(who).toBeNull();
  });

  test('does not accept an ID token with a forged signature', async () => {
    setup.issuer.tamper = { change: (claims) => claims };
    expect((await signIn('ann')).location).toBe('/#signed-in');
    setup.issuer.tamper = { change: (claims) => claims, isForged: true };
    expect((await signIn('ann')).location).toBe('/#sign-in-failed=issuer');
  });

  test('names the error of the issuer to the operator', async () => {
    const browser = walk();
    const url = await browser.obtainCallback('ann');
    url.searchParams.set('code', 'x');
    const ticket = /invoice_graph_sign_in=([^;]+)/.exec(browser.cookies)?.[1] ?? '';
    const finished = service.core.services.oidc!.finish(url.search, ticket);
    await expect(finished).rejects.toThrow('the issuer answered invalid_grant');
  });

  test('says that the person cancelled', async () => {
    const browser = walk();
    const url = await browser.obtainCallback('ann');
    url.searchParams.delete('code');
    url.searchParams.set('error', 'access_denied');
    expect((await browser.visit(url.href)).headers.get('location')).toBe('/#sign-in-failed=declined');
  });

  test('works at every process, and ends everywhere by signing out, also for a copied cookie', async () => {
    const { browser } = await signIn('ann');
    const second = await startSecondServer(service);
    const elsewhere = await askWho(second.baseUrl, browser.cookies);
    expect(elsewhere?.roleType).toBe('MEMBER');
    await fetch(`${service.baseUrl}/session`, {
      method: 'DELETE',
      headers: { Cookie: browser.cookies, 'X-Requested-With': 'test' },
    });
    expect(await askWho(service.baseUrl, browser.cookies)).toBeNull();
    await second.stop();
  });

  test('gives a user ten sessions; the first ends when a further one begins', async () => {
    const browsers: SignInWalk[] = [];
    for (let count = 0; count < 11; count += 1) browsers.push((await signIn('ann')).browser);
    expect(await askWho(service.baseUrl, browsers[0]!.cookies)).toBeNull();
    expect(await askWho(service.baseUrl, browsers[1]!.cookies)).not.toBeNull();
  });

  test('has the scopes of the role at each moment, and ends with the removal of the user', async () => {
    const { owner, member } = setup.account;
    const { accounts, keys, sessions, signIns } = service.core.services;
    const { browser } = await signIn('ann');
    const read = () => {
      const token = /invoice_graph_session=([^;]+)/.exec(browser.cookies)?.[1] ?? '';
      return keys.authenticate(sessions.findKey(token));
    };
    expect((await read()).scopes).not.toContain('admin');
    await accounts.updateUser(owner.actor, member.uid, { role: 'admin' });
    expect((await read()).scopes).toEqual(expect.arrayContaining([...SCOPES]));
    await accounts.removeUser(owner.actor, member.uid);
    expect(await askWho(service.baseUrl, browser.cookies)).toBeNull();
    expect((await signIn('ann')).location).toBe('/#sign-in-failed=removed_user');

    await accounts.addUser(owner.actor, { email: 'member@example.com', role: 'viewer' });
    const again = await signIn('eve');
    expect(again.who?.roleType).toBe('VIEWER');
    await signIns.signOutEverywhere(owner.actor, member.uid);
    expect(await askWho(service.baseUrl, again.browser.cookies)).toBeNull();
  });
});

describe('roles by group', () => {
  const setup = useIssuer({
    OIDC_ROLES: 'finance=approver, it%2C%20all=admin,board=owner',
    OIDC_ADD_USERS: 'on',
    OIDC_ASSUME_VERIFIED: 'on',
  });
  const { service, signIn } = setup;
  const setGroups = (login: string, email: string, groups?: unknown) =>
    void (setup.issuer.people[login] = { email, given_name: 'Ann', family_name: 'Lee', groups });

  test('are given to people who are new, and follow the groups at each sign-in', async () => {
    setGroups('new', 'new@example.com', ['finance', 'other']);
    const first = await signIn('new');
    expect(first.who).toMatchObject({ roleType: 'APPROVER', user: { email: 'new@example.com', fullName: 'Ann Lee' } });
    setGroups('new', 'changed@example.com', ['finance', 'it, all']);
    const second = await signIn('new');
    expect(second.who).toMatchObject({ roleType: 'ADMIN', user: { email: 'new@example.com' } });
    expect((await askWho(service.baseUrl, first.browser.cookies))?.roleType).toBe('ADMIN');
    setGroups('new', 'new@example.com', 'finance');
    expect((await signIn('new')).who?.roleType).toBe('APPROVER');
  });

  test.each([[[]], [undefined], ['*'], [{ finance: true }], [[['finance']]], ['Finance']])(
    'are not given for the groups %j',
    async (groups) => {
      setGroups('none', 'none@example.com', groups);
      expect((await signIn('none')).location).toBe('/#sign-in-failed=no_role');
    },
  );

  test('never take the role of the last owner', async () => {
    setGroups('boss', 'owner@example.com', ['finance']);
    expect((await signIn('boss')).who?.roleType).toBe('OWNER');
    setGroups('chair', 'chair@example.com', ['board']);
    expect((await signIn('chair')).who?.roleType).toBe('OWNER');
    expect((await signIn('boss')).who?.roleType).toBe('APPROVER');
  });

  test('do not bring back a user who was removed', async () => {
    setGroups('gone', 'gone@example.com', ['finance']);
    await signIn('gone');
    const { accounts } = service.core.services;
    const operator = await accounts.getOperator(setup.account.uid);
    const user = (await accounts.listUsers(operator)).find(({ email }) => email === 'gone@example.com');
    await accounts.removeUser(operator, user!.uid);
    expect((await signIn('gone')).location).toBe('/#sign-in-failed=removed_user');
  });

  test('need an address that the issuer does not state to be unverified', async () => {
    setup.issuer.people['liar'] = { email: 'owner@example.com', email_verified: false, groups: ['finance'] };
    expect((await signIn('liar')).location).toBe('/#sign-in-failed=email_not_verified');
  });

  test('belong to one account: with several, somebody has to choose it', async () => {
    await service.account();
    setGroups('late', 'late@example.com', ['finance']);
    expect((await signIn('late')).location).toBe('/#sign-in-failed=no_account');
  });
});
