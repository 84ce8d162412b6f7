import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import { discardBody } from '../../../src/web/discard-body.js';

const MEBIBYTE = Buffer.alloc(1024 * 1024);

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
});
afterEach(() => {
  jest.useRealTimers();
});

/** A client that keeps sending after the response. */
function createSender(state: { complete?: boolean } = {}) {
  const body = new PassThrough();
  const answer = new PassThrough();
  discardBody(
    Object.assign(body, { complete: false, ...state }) as unknown as IncomingMessage,
    answer as never as ServerResponse,
  );
  const send = async (chunk: Buffer) => {
    if (!body.destroyed) body.write(chunk);
    await new Promise(setImmediate);
  };
  return { body, answer, send };
}

describe('the rest of a body after an early response', () => {
  it('is read up to 64 MiB, and then the client is disconnected', async () => {
    const { body, send } = createSender();
    for (let sent = 0; sent < 64; sent += 1) await send(MEBIBYTE);
    expect(body.destroyed).toBe(false);
    await send(Buffer.alloc(1));
    expect(body.destroyed).toBe(true);
  });

  it('is read for a while, and then the client is disconnected', async () => {
    const { body, send } = createSender();
    await send(MEBIBYTE);
    jest.runAllTimers();
    expect(body.destroyed).toBe(true);
  });

  it('may end normally', async () => {
    const { body, send } = createSender();
    await send(MEBIBYTE);
    body.end();
    await new Promise(setImmediate);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('is nothing if the body has arrived completely, so the connection stays open', () => {
    const { body } = createSender({ complete: true });
    expect(jest.getTimerCount()).toBe(0);
    expect(body.isPaused()).toBe(false);
    expect(body.listenerCount('data')).toBe(0);
  });

  it('is nothing if the client is gone', () => {
    const body = new PassThrough().destroy();
    discardBody(
      Object.assign(body, { complete: false }) as unknown as IncomingMessage,
      new PassThrough() as never as ServerResponse,
    );
    expect(jest.getTimerCount()).toBe(0);
  });

  it('closes the response if the connection breaks', async () => {
    const { body, answer } = createSender();
    body.destroy(new Error('reset'));
    await new Promise(setImmediate);
    expect(answer.destroyed).toBe(true);
  });
});
