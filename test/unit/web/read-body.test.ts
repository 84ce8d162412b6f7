import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { decodeUtf8, MAX_BODY_BYTES, readBody, requirePlainJson } from '../../../src/web/read-body.js';

/** A request that delivers these chunks, then ends, or only closes if it breaks. */
function createRequest(
  chunks: readonly Buffer[],
  headers: Record<string, string> = {},
  isBroken = false,
): IncomingMessage {
  const stream = new PassThrough();
  setImmediate(() => {
    for (const chunk of chunks) stream.write(chunk);
    if (isBroken) stream.destroy();
    else stream.end();
  });
  return Object.assign(stream, { headers }) as unknown as IncomingMessage;
}

afterEach(() => void jest.useRealTimers());

const read = (request: IncomingMessage) => readBody(request, 10_000);

describe('a body', () => {
  it.each([[[]], [['abc']], [['abc', 'de', 'f']]])('of %j is read in order', async (parts) => {
    const body = await read(createRequest(parts.map((part) => Buffer.from(part))));
    expect(body.toString()).toBe(parts.join(''));
  });

  it('may have exactly the limit, in any number of chunks', async () => {
    const [half, whole] = [Buffer.alloc(MAX_BODY_BYTES / 2), Buffer.alloc(MAX_BODY_BYTES)];
    expect(await read(createRequest([half, half]))).toHaveLength(MAX_BODY_BYTES);
    expect(await read(createRequest([whole], { 'content-length': String(MAX_BODY_BYTES) }))).toHaveLength(
      MAX_BODY_BYTES,
    );
  });

  it('may not have a byte more, with or without Content-Length', async () => {
    const tooLarge = { code: 'payload_too_large' };
    await expect(read(createRequest([Buffer.alloc(MAX_BODY_BYTES), Buffer.alloc(1)]))).rejects.toMatchObject(tooLarge);
    await expect(read(createRequest([], { 'content-length': String(MAX_BODY_BYTES + 1) }))).rejects.toMatchObject(
      tooLarge,
    );
  });

  it('that breaks off is refused', async () => {
    await expect(read(createRequest([Buffer.from('abc')], {}, true))).rejects.toMatchObject({ code: 'bad_request' });
  });

  it('that takes too long is refused, and nothing of it is kept', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    const request = Object.assign(new PassThrough(), { headers: {} });
    const before = request.eventNames().map((name) => [name, request.listenerCount(name)]);
    const body = read(request as unknown as IncomingMessage).catch((error: unknown) => error);
    request.write('abc');
    jest.advanceTimersByTime(9_999);
    await new Promise(setImmediate);
    expect(request.listenerCount('data')).toBe(1);
    jest.advanceTimersByTime(1);
    expect(await body).toMatchObject({ code: 'bad_request', message: expect.stringMatching(/too long/) });
    expect(request.eventNames().map((name) => [name, request.listenerCount(name)])).toEqual(before);
  });

  it('that has arrived leaves no timer behind', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    await read(createRequest([Buffer.from('abc')]));
    expect(jest.getTimerCount()).toBe(0);
  });

  it('must be UTF-8', () => {
    expect(decodeUtf8(Buffer.from('grün'))).toBe('grün');
    expect(() => decodeUtf8(Buffer.from([0x67, 0xfc]))).toThrow(expect.objectContaining({ code: 'bad_request' }));
  });
});

describe('a body of JSON', () => {
  const require = (headers: Record<string, string>) => () =>
    requirePlainJson({ headers } as unknown as IncomingMessage, ['application/json'], 'no');

  it.each<Record<string, string>>([
    { 'content-type': 'application/json' },
    { 'content-type': 'application/json; charset=UTF8', 'content-encoding': 'identity' },
    { 'content-type': "Application/JSON; charset='utf-8'" },
  ])('is accepted with the headers %j', (headers) => expect(require(headers)).not.toThrow());

  it.each<Record<string, string>>([
    {},
    { 'content-type': 'text/plain' },
    { 'content-type': 'application/json; charset=latin1' },
    { 'content-type': 'application/json', 'content-encoding': 'gzip' },
  ])('is refused with the headers %j', (headers) => {
    expect(require(headers)).toThrow(expect.objectContaining({ code: 'unsupported_media_type' }));
  });
});
