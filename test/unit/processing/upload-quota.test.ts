import { expect, it } from '@jest/globals';
import { setImmediate } from 'node:timers/promises';
import { limitTime } from '../../../src/processing/timed-source.js';
import { createQuota } from '../../support/upload-quota.js';

it('an account with many uploads leaves room for another one', () => {
  const quota = createQuota({ uploads: 3, uploadsPerAccount: 2 });
  const end = quota.admit(1);
  quota.admit(1);
  expect(() => quota.admit(1)).toThrow(expect.objectContaining({ code: 'rate_limit_exceeded', retryAfter: 1 }));
  quota.admit(2);
  expect(() => quota.admit(3)).toThrow(expect.objectContaining({ code: 'service_unavailable', retryAfter: 1 }));
  end(0);
  quota.admit(1);
});

it.each([
  { used: { queued: 10 }, limits: { queuedPerAccount: 10 }, code: 'rate_limit_exceeded' },
  { used: { bytes: 500 }, limits: { bytesPerAccount: 500 }, code: 'forbidden' },
])('an account that uses $used is refused with $code', async ({ used, limits, code }) => {
  const quota = createQuota(limits, used);
  quota.admit(1)(0);
  await setImmediate();
  expect(() => quota.admit(1)).toThrow(expect.objectContaining({ code }));
});

it('what was uploaded since the last reading counts', async () => {
  const quota = createQuota({ bytesPerAccount: 500, queuedPerAccount: 3 });
  quota.admit(1)(0);
  await setImmediate();
  quota.admit(1)(200);
  quota.admit(1)(300);
  expect(() => quota.admit(1)).toThrow(expect.objectContaining({ code: 'forbidden' }));
});

it('a source that never ends is given up', async () => {
  async function* wait(): AsyncGenerator<Uint8Array> {
    yield Buffer.from('first');
    await new Promise(() => undefined);
  }
  const seen: string[] = [];
  const reading = (async () => {
    for await (const chunk of limitTime(wait(), 20)) seen.push(Buffer.from(chunk).toString());
  })();
  await expect(reading).rejects.toMatchObject({ code: 'request_timeout' });
  expect(seen).toEqual(['first']);
});

it('a source that ends in time is passed on unchanged', async () => {
  async function* send(): AsyncGenerator<Uint8Array> {
    yield Buffer.from('one');
    yield Buffer.from('two');
  }
  const chunks: Uint8Array[] = [];
  for await (const chunk of limitTime(send(), 60_000)) chunks.push(chunk);
  expect(Buffer.concat(chunks).toString()).toBe('onetwo');
});
