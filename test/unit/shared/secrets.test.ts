import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadSecrets } from '../../../src/shared/secrets.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'invoice-graph-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('a secret is created once, readable only by its owner', () => {
  const first = loadSecrets(folder, undefined);
  expect(loadSecrets(folder, undefined)).toEqual(first);
  const file = path.join(folder, readdirSync(folder)[0]!);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, 'utf8').trim().length).toBeGreaterThanOrEqual(43);
});

it('a configured secret writes no file and derives different keys for different purposes and secrets', () => {
  const { keyPepper, fileUrlKey } = loadSecrets(folder, 'a'.repeat(32));
  expect(readdirSync(folder)).toEqual([]);
  expect(keyPepper).toHaveLength(32);
  expect(keyPepper.equals(fileUrlKey)).toBe(false);
  expect(loadSecrets(folder, 'b'.repeat(32)).keyPepper.equals(keyPepper)).toBe(false);
});

it('a configured secret derives the same keys in every version, so that API keys keep working', () => {
  const { keyPepper, fileUrlKey } = loadSecrets(folder, 'k'.repeat(32));
  expect([keyPepper, fileUrlKey].map((key) => key.toString('hex'))).toEqual([
    '0d08bc4e62ee6630ec0543bdf487b44161704fe92710e7709d6e671abbfc38cd',
    '899eca4e5862710331c5d6d4bdd7d471ad5a22b9c43e18ed4371394233ebc4ac',
  ]);
});
