import { afterAll, afterEach, describe, expect, jest, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { FOLLOW } from '../support/followed-changes.js';
import { useService, type TestService } from '../support/service.js';

const folder = mkdtempSync(path.join(os.tmpdir(), 'invoice-graph-manifest-'));
const MANIFEST = path.join(folder, 'manifest.json');
const VIEWER = 'query Viewer($yes: Boolean!) { viewer { keyScopes @include(if: $yes) } }';
const OTHER = 'query Other { viewer { keyScopes } }';
const hashText = (text: string) => createHash('sha256').update(text).digest('hex');
writeFileSync(MANIFEST, JSON.stringify({ viewer: VIEWER, [hashText(FOLLOW)]: FOLLOW }));
afterAll(() => rmSync(folder, { recursive: true }));

const variables = { yes: true };
const persistedQuery = { version: 1, sha256Hash: hashText(VIEWER) };

interface Answer {
  readonly status: number;
  readonly data?: unknown;
  readonly errors?: readonly { message: string; extensions: { code: string } }[];
}

async function send({ baseUrl }: TestService, key: string, body: object, where = ''): Promise<Answer> {
  const headers = { 'Api-Key': key, 'Content-Type': 'application/json', Accept: 'text/event-stream, */*' };
  const response = await fetch(`${baseUrl}/graphql${where}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: response.status, ...((await response.json()) as object) };
}

async function get({ baseUrl }: TestService, key: string, parameters: Record<string, string>): Promise<Answer> {
  const headers = { 'Api-Key': key };
  const response = await fetch(`${baseUrl}/graphql?${new URLSearchParams(parameters)}`, { headers });
  return { status: response.status, ...((await response.json()) as object) };
}

const getCode = ({ errors }: Answer) => errors?.[0]?.extensions.code;

describe.each(['audit', 'enforce'])('persisted operations, %s', (mode) => {
  const settings = { PERSISTED_OPERATIONS: mode, PERSISTED_OPERATIONS_MANIFEST: MANIFEST };
  const service = useService('sqlite', settings);

  afterEach(() => {
    jest.restoreAllMocks();
  });

  test.each<[string, object]>([
    ['its id', { documentId: 'viewer', variables }],
    ['its hash as an id', { documentId: `sha256:${hashText(VIEWER)}`, variables }],
    ['its hash as Apollo sends it', { extensions: { persistedQuery }, variables }],
    ['its text', { query: VIEWER, variables }],
    ['its text with its hash', { query: VIEWER, extensions: { persistedQuery }, variables }],
  ])('an operation of the manifest can be sent by %s', async (_what, body) => {
    const { owner } = await service.account();
    const answer = await send(service, owner.key, body);
    expect(answer).toMatchObject({ status: 200, data: { viewer: { keyScopes: expect.any(Array) } } });
  });

  test('an operation of the manifest can be sent by GET', async () => {
    const { owner } = await service.account();
    const text = JSON.stringify(variables);
    const names: Record<string, string>[] = [
      { documentId: 'viewer' },
      { extensions: JSON.stringify({ persistedQuery }) },
    ];
    for (const name of names) {
      expect(await get(service, owner.key, { ...name, variables: text })).toMatchObject({
        status: 200,
        data: { viewer: { keyScopes: expect.any(Array) } },
      });
    }
  });

  test('an unknown id gets the error that clients expect, and a wrong hash is refused', async () => {
    const { owner } = await service.account();
    const unknown = { ...persistedQuery, sha256Hash: hashText(OTHER) };
    for (const body of [
      { documentId: 'none' },
      { documentId: 'sha256:00' },
      { extensions: { persistedQuery: unknown } },
    ]) {
      const answer = await send(service, owner.key, body);
      expect([answer.status, getCode(answer)]).toEqual([400, 'PERSISTED_QUERY_NOT_FOUND']);
    }
    const wrong = await send(service, owner.key, { query: VIEWER, variables, extensions: { persistedQuery: unknown } });
    expect([wrong.status, getCode(wrong)]).toEqual([400, 'BAD_USER_INPUT']);
    const malformed = await send(service, owner.key, { documentId: 1 });
    expect([malformed.status, getCode(malformed)]).toEqual([400, 'BAD_USER_INPUT']);
  });

  test('an operation outside the manifest is logged once, or refused', async () => {
    const { owner } = await service.account();
    const info = jest.spyOn(service.core.logger, 'info');
    const answers = [await send(service, owner.key, { query: OTHER }), await get(service, owner.key, { query: OTHER })];
    const isHeld = mode === 'enforce';
    expect(answers.map((answer) => [answer.status, getCode(answer)])).toEqual(
      isHeld ? Array(2).fill([403, 'FORBIDDEN']) : Array(2).fill([200, undefined]),
    );
    const logged = info.mock.calls.map(([fields]) => fields);
    const entry = { sha256: hashText(OTHER), operationName: null, key: owner.actor.keyUid };
    expect(logged).toEqual(isHeld ? [] : [entry]);
  });

  test('the manifest applies to subscriptions too', async () => {
    const { owner } = await service.account();
    const other = await send(service, owner.key, { query: `${FOLLOW} `, variables: { after: 'x' } }, '/stream');
    const own = await send(service, owner.key, { documentId: hashText(FOLLOW), variables: { after: 'x' } }, '/stream');
    expect([other.status, own.status]).toEqual([mode === 'enforce' ? 403 : 400, 400]);
    expect(own.errors?.[0]?.message).toContain('cursor');
  });
});

describe('persisted operations, off', () => {
  const service = useService('sqlite');

  test('a client that sends an id gets the error that persisted operations are not supported', async () => {
    const { owner } = await service.account();
    for (const body of [{ documentId: 'viewer' }, { extensions: { persistedQuery } }]) {
      const answer = await send(service, owner.key, body);
      expect([answer.status, getCode(answer)]).toEqual([400, 'PERSISTED_QUERY_NOT_SUPPORTED']);
    }
    const byGet = await get(service, owner.key, { documentId: 'viewer' });
    expect([byGet.status, getCode(byGet)]).toEqual([400, 'PERSISTED_QUERY_NOT_SUPPORTED']);
    expect((await get(service, owner.key, { query: OTHER, extensions: '{}' })).status).toBe(200);
  });
});
