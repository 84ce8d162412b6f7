import { describe, expect, it } from '@jest/globals';
import { FileUrls, type FileUrlParts } from '../../../src/files/signed-url.js';

const ACCOUNT = '0195e6f0-0000-7000-8000-000000000001';
const INVOICE = '0195e6f0-0000-7000-8000-000000000002';
const KEY = '0195e6f0-0000-7000-8000-000000000003';
const CALLER = { accountUid: ACCOUNT, keyUid: KEY };
const START = Date.parse('2025-11-21T10:00:01Z');

function setUp(secret = 'secret') {
  const clock = {
    now: START,
    milliseconds() {
      return this.now;
    },
  };
  const urls = new FileUrls({
    secret: Buffer.from(secret),
    lifetimeSeconds: 600,
    clock,
    publicUrl: () => 'https://invoices.example',
  });
  return { urls, clock };
}

function splitUrl(url: string): Record<keyof FileUrlParts, string> {
  const { pathname, searchParams } = new URL(url);
  const [, , accountUid, invoiceUid] = pathname.split('/');
  return {
    accountUid: accountUid!,
    invoiceUid: invoiceUid!,
    keyUid: searchParams.get('key')!,
    expires: searchParams.get('expires')!,
    signature: searchParams.get('signature')!,
  };
}

describe('the URL of a file', () => {
  it('is absolute and valid', () => {
    const { urls } = setUp();
    const url = urls.createUrl(CALLER, INVOICE);
    expect(url).toMatch(
      new RegExp(
        `^https://invoices\\.example/files/${ACCOUNT}/${INVOICE}\\?key=${KEY}&expires=\\d+&signature=[\\w-]{43}$`,
      ),
    );
    expect(urls.verify(splitUrl(url))).toBe(true);
  });

  it('stays the same for a while, so that it can be cached', () => {
    const { urls, clock } = setUp();
    const url = urls.createUrl(CALLER, INVOICE);
    clock.now += 290_000;
    expect(urls.createUrl(CALLER, INVOICE)).toBe(url);
    clock.now += 20_000;
    expect(urls.createUrl(CALLER, INVOICE)).not.toBe(url);
  });

  it('is valid for its lifetime whenever it was created, and at most half as long again', () => {
    for (let offset = 0; offset <= 300; offset += 7) {
      const { urls, clock } = setUp();
      clock.now += offset * 1_000;
      const parts = splitUrl(urls.createUrl(CALLER, INVOICE));
      clock.now += 600_000 - 1;
      expect(urls.verify(parts)).toBe(true);
      clock.now += 300_001;
      expect(urls.verify(parts)).toBe(false);
    }
  });

  it('expires at the exact second', () => {
    const { urls, clock } = setUp();
    const parts = splitUrl(urls.createUrl(CALLER, INVOICE));
    clock.now = Number(parts.expires) * 1_000 - 1;
    expect(urls.verify(parts)).toBe(true);
    clock.now += 1;
    expect(urls.verify(parts)).toBe(false);
  });

  it.each(['accountUid', 'invoiceUid', 'keyUid', 'expires', 'signature'] as const)(
    'is refused after a change of any character of its %s',
    (part) => {
      const { urls } = setUp();
      const parts = splitUrl(urls.createUrl(CALLER, INVOICE));
      const characters = Array.from(parts[part]);
      const replaced = characters.flatMap((original, index) =>
        Array.from('09aAbB-_+')
          .filter((character) => character !== original)
          .map((character) => characters.with(index, character).join('')),
      );
      const others = ['', `${parts[part]}=`, [parts[part]], undefined, null, 0, `${parts[part]}\n`];
      const accepted = [...replaced, ...others].filter((changed) => urls.verify({ ...parts, [part]: changed }));
      expect(accepted).toEqual([]);
    },
  );

  it('is refused by a service with another secret', () => {
    expect(setUp('other').urls.verify(splitUrl(setUp().urls.createUrl(CALLER, INVOICE)))).toBe(false);
  });
});
