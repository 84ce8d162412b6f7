import { describe, expect, test } from '@jest/globals';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { useService } from '../support/service.js';

const BUILD = path.resolve(import.meta.dirname, '../../../dist/inbox');
/** What a browser loads before the first page appears, in bytes. */
const MAX_COMPRESSED = 250_000;

describe('the inbox', () => {
  const service = useService('sqlite');

  test.each([
    ...['/', '/companies', '/statistics', '/settings', '/settings/keys', '/?query=paper'],
    ...['/invoices/', '/companies/', '/settings/webhooks/'].map(
      (place) => `${place}01890a5d-ac96-774b-bcce-b302099a8057`,
    ),
  ])('is served at %s, with a strict policy', async (address) => {
    const answer = await fetch(service.baseUrl + address);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/);
    expect(policy).not.toMatch(/unsafe|\*|http/);
  });

  test('has assets that browsers keep for ever, compressed for those that can read it', async () => {
    const page = await (await fetch(service.baseUrl)).text();
    const [, script] = /src="(\/assets\/[^"]+\.js)"/.exec(page) ?? [];
    const answer = await fetch(service.baseUrl + script, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const plain = await fetch(service.baseUrl + script, { headers: { 'Accept-Encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBe(null);
    expect(await plain.text()).toBe(await answer.text());
  });

  test('is small', () => {
    const files = readdirSync(path.join(BUILD, 'assets')).filter((name) => name.endsWith('.gz'));
    const bytes = files.reduce((sum, name) => sum + statSync(path.join(BUILD, 'assets', name)).size, 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(MAX_COMPRESSED);
  });

  test.each(['/assets/nothing.js', '/assets/../package.json', '/unknown', '/index.html'])(
    'serves nothing at %s',
    async (address) => {
      expect((await fetch(service.baseUrl + address)).status).toBe(404);
    },
  );
});

describe('a service without the inbox', () => {
  const service = useService('sqlite', { INBOX: 'off' });

  test('serves neither its page nor sessions', async () => {
    expect((await fetch(service.baseUrl)).status).toBe(404);
    expect((await fetch(`${service.baseUrl}/session`)).status).toBe(404);
  });
});
