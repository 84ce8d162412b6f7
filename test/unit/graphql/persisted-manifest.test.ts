import { afterAll, describe, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { loadManifest } from '../../../src/graphql/persisted-manifest.js';

const folder = mkdtempSync(path.join(os.tmpdir(), 'invoice-graph-manifest-'));
afterAll(() => rmSync(folder, { recursive: true }));

function loadText(text: string): Promise<ReadonlyMap<string, string>> {
  const file = path.join(folder, 'manifest.json');
  writeFileSync(file, text);
  return loadManifest(file);
}

function buildApolloManifest(operations: unknown, version: unknown = 1): string {
  return JSON.stringify({ format: 'apollo-persisted-query-manifest', version, operations });
}

describe('a manifest of persisted operations', () => {
  test('is read in the formats of Apollo and Relay', async () => {
    const documents = new Map([['a1', 'query A { viewer { keyScopes } }']]);
    const operation = { id: 'a1', name: 'A', type: 'query', body: 'query A { viewer { keyScopes } }' };
    expect(await loadText(buildApolloManifest([operation]))).toEqual(documents);
    expect(await loadText(JSON.stringify(Object.fromEntries(documents)))).toEqual(documents);
  });

  test.each([
    ['no JSON', '{', /JSON/],
    ['a list', '[]', /JSON object/],
    ['another format', '{"format": "x", "version": 1, "operations": []}', /format/],
    ['another version', buildApolloManifest([], 2), /version 1/],
    ['no list', buildApolloManifest({}), /no list/],
    ['an operation without an id', buildApolloManifest([{ body: '{ a }' }]), /no id/],
    ['an operation without a document', buildApolloManifest([{ id: 'a1' }]), /a1 has no document/],
    [
      'an id that occurs twice',
      buildApolloManifest([1, 2].map((n) => ({ id: 'a1', body: `{ a${n} }` }))),
      /a1 occurs twice/,
    ],
    ['a malformed document', '{"a1": "query {"}', /a1 is not a GraphQL document/],
  ])('is refused when it is %s, with the file and the reason', async (_what, text, reason) => {
    const problem = await loadText(text).then(String, (error: Error) => error.message);
    expect(problem).toMatch(reason);
    expect(problem).toContain('manifest.json');
  });

  test('is refused if it is missing or malformed', async () => {
    await expect(loadManifest(path.join(folder, 'nothing'))).rejects.toThrow(/nothing is invalid: .*ENOENT/);
  });
});
