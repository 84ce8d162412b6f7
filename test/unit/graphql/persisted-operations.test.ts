import { describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { PersistedOperations } from '../../../src/graphql/persisted-operations.js';
import type { Actor } from '../../../src/shared/actor.js';
import type { Logger } from '../../../src/shared/logger.js';

const LISTED = '{ viewer { keyScopes } }';
const OTHER = '{ categories { uid } }';
const ACTOR = { keyUid: 'k' } as Actor;
const hashText = (text: string) => createHash('sha256').update(text).digest('hex');
const nameByHash = (sha256Hash: unknown) => ({ persistedQuery: { version: 1, sha256Hash } });

/** Operations with one document, whose id is short, and a log. */
function create(mode: 'off' | 'audit' | 'enforce') {
  const logged: unknown[] = [];
  const logger = { info: (fields: unknown) => logged.push(fields) } as unknown as Logger;
  const operations = new PersistedOperations(mode, new Map([['a1', LISTED]]), logger);
  /** Returns the request that is executed, or the codes of the refusal. */
  const resolve = (body: Record<string, unknown>) => {
    try {
      return operations.resolve(body, ACTOR);
    } catch (error) {
      const { code, errors } = error as { code?: string; errors?: { extensions: { code: string } }[] };
      return code ?? errors?.map(({ extensions }) => extensions.code);
    }
  };
  const resolveSearch = (search: string) => new URLSearchParams(operations.resolveSearch(search, ACTOR));
  return { operations, logged, resolve, resolveSearch };
}

describe('a request for a persisted operation', () => {
  it.each<[name: string, body: Record<string, unknown>]>([
    ['its id', { documentId: 'a1' }],
    ['its id and an empty text', { documentId: 'a1', query: '' }],
    ['its id and no text', { documentId: 'a1', query: null }],
    ['its hash', { documentId: `sha256:${hashText(LISTED)}` }],
    ['its hash in upper case', { documentId: `sha256:${hashText(LISTED).toUpperCase()}` }],
    ['its bare hash', { documentId: hashText(LISTED) }],
    ['its hash as Apollo sends it', { extensions: nameByHash(hashText(LISTED)) }],
    ['its id in the place of Apollo’s hash', { extensions: nameByHash('a1') }],
    ['an outdated id beside its hash', { documentId: 'a0', extensions: nameByHash(hashText(LISTED)) }],
    ['its text', { query: LISTED, documentId: null, extensions: null }],
    ['its text and its hash', { query: LISTED, extensions: nameByHash(hashText(LISTED).toUpperCase()) }],
  ])('runs it if it has %s', (_name, body) => {
    for (const mode of ['audit', 'enforce'] as const) {
      const { resolve, logged } = create(mode);
      expect(resolve({ ...body, operationName: 'A', variables: { a: 1 } })).toMatchObject({
        ...{ query: LISTED, operationName: 'A', variables: { a: 1 } },
      });
      expect(logged).toEqual([]);
    }
  });

  it('keeps its other members and extensions only', () => {
    const extensions = { ...nameByHash(hashText(LISTED)), client: 'c' };
    expect(create('audit').resolve({ documentId: 'a1', extensions })).toEqual({
      ...{ query: LISTED, extensions: { client: 'c' } },
    });
    expect(create('audit').resolve({ documentId: 'a1', extensions: null })).toEqual({
      query: LISTED,
      extensions: null,
    });
    expect(create('audit').resolve({ documentId: 'a1', extensions: 'x' })).toEqual({ query: LISTED, extensions: 'x' });
  });

  it.each<[why: string, body: Record<string, unknown>, code: unknown]>([
    ['is unknown', { documentId: 'a0' }, ['PERSISTED_QUERY_NOT_FOUND']],
    ['is empty', { documentId: '' }, ['PERSISTED_QUERY_NOT_FOUND']],
    ['is a hash that is unknown', { extensions: nameByHash(hashText(OTHER)) }, ['PERSISTED_QUERY_NOT_FOUND']],
    ['is not text', { documentId: 1 }, 'bad_request'],
    ['is the hash of another document', { query: LISTED, extensions: nameByHash(hashText(OTHER)) }, 'bad_request'],
  ])('is refused if its name %s', (_why, body, code) => {
    expect(create('audit').resolve(body)).toEqual(code);
  });

  it('that names nothing is left as it is', () => {
    for (const body of [{}, { query: '' }, { extensions: { persistedQuery: null } }, { extensions: nameByHash(7) }]) {
      expect(create('enforce').resolve(body)).toBe(body);
    }
  });

  it('is refused with the code that clients expect if the feature is off', () => {
    const { resolve } = create('off');
    for (const body of [{ documentId: 'a1' }, { extensions: nameByHash('a1') }]) {
      expect(resolve(body)).toEqual(['PERSISTED_QUERY_NOT_SUPPORTED']);
    }
    const withText = { query: OTHER, documentId: 'a1' };
    expect(resolve(withText)).toBe(withText);
  });
});

describe('a request with another document', () => {
  it('runs and is logged once, or is refused', () => {
    const audit = create('audit');
    const entry = { sha256: hashText(OTHER), operationName: 'B', key: 'k' };
    for (let calls = 0; calls < 2; calls += 1) {
      expect(audit.resolve({ query: OTHER, operationName: 'B' })).toMatchObject({ query: OTHER });
    }
    expect(audit.logged).toEqual([entry]);
    const enforce = create('enforce');
    expect([enforce.resolve({ query: OTHER }), enforce.logged]).toEqual(['forbidden', []]);
  });
});

describe('the query string of a GET', () => {
  it('gets the document that it names, and keeps the other parameters', () => {
    const { resolveSearch } = create('audit');
    const variables = JSON.stringify({ a: 1 });
    expect(Object.fromEntries(resolveSearch(`?${new URLSearchParams({ documentId: 'a1', variables })}`))).toEqual({
      ...{ query: LISTED, variables },
    });
  });

  it('is left as it is if the feature is off, unless it names a document', () => {
    const { operations, resolveSearch } = create('off');
    expect(operations.resolveSearch('?query=x&strange', ACTOR)).toBe('?query=x&strange');
    expect(() => resolveSearch('?documentId=a1')).toThrow('The document was refused.');
    expect(() => resolveSearch(`?extensions=${JSON.stringify(nameByHash('a1'))}`)).toThrow('The document was refused.');
  });
});
