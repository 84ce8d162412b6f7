import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { openForm, readWholeFile, type MultipartForm } from '../../../src/web/multipart-form.js';

const RULES = { maxFileBytes: 1_000_000, fields: 1, parts: 2, fieldBytes: 100, expectation: 'Send one file.' };
const HEAD = '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n';
const matchRefusal = (message: string) => expect.objectContaining({ code: 'bad_request', message });

const opened: MultipartForm[] = [];
afterEach(() => opened.splice(0).forEach((form) => form.close()));

/** Opens a form whose body the test sends. */
function createForm(headers: Record<string, string> = {}) {
  const body = new PassThrough();
  const type = { 'content-type': 'multipart/form-data; boundary=b' };
  const request = Object.assign(body, {
    headers: { ...type, ...headers },
    complete: false,
  }) as unknown as IncomingMessage;
  const form = openForm(request, RULES);
  opened.push(form);
  const outcome = form.end.then(
    () => 'whole',
    (error: unknown) => error,
  );
  const file = new Promise<string>((resolve, reject) => {
    form.parser.on('file', (_name, stream) => {
      stream.on('error', () => undefined);
      (async () => {
        let text = '';
        for await (const chunk of readWholeFile(stream, form)) text += Buffer.from(chunk).toString();
        resolve(text);
      })().catch(reject);
    });
  });
  file.catch(() => undefined);
  form.read();
  const send = async (content: string) => {
    body.write(content);
    await new Promise(setImmediate);
  };
  const end = async () => {
    Object.assign(request, { complete: true });
    body.end();
    await new Promise(setImmediate);
  };
  return { form, body, outcome, file, send, end };
}

describe('a form', () => {
  it('yields its file once all of it has arrived', async () => {
    const { file, outcome, send, end } = createForm();
    await send(`${HEAD}abc`);
    await send('def\r\n--b--\r\n');
    await end();
    expect([await file, await outcome]).toEqual(['abcdef', 'whole']);
  });

  it('is refused with its file if it ends too early', async () => {
    const { file, outcome, send, end } = createForm();
    await send(`${HEAD}abc`);
    await end();
    expect(await outcome).toMatchObject({ code: 'bad_request' });
    await expect(file).rejects.toMatchObject({ code: 'bad_request' });
  });

  it('is refused if the client disconnects', async () => {
    const { body, file, outcome, send } = createForm();
    await send(`${HEAD}abc`);
    body.destroy();
    expect(await outcome).toEqual(matchRefusal('The body ended too early.'));
    await expect(file).rejects.toEqual(matchRefusal('The body ended too early.'));
  });

  it.each([
    ['a second file', `${HEAD}a\r\n${HEAD}b\r\n--b--\r\n`],
    ['a second field', '--b\r\nContent-Disposition: form-data; name="x"\r\n\r\n1\r\n'.repeat(2) + '--b--\r\n'],
  ])('is refused with %s', async (_what, content) => {
    const { outcome, send } = createForm();
    await send(content);
    expect(await outcome).toEqual(matchRefusal('Send one file.'));
  });

  it('yields one byte more than a file may have, so that its reader notices the excess', async () => {
    const { file, send, end } = createForm();
    await send(HEAD);
    for (let part = 0; part < 11; part += 1) await send('x'.repeat(100_000));
    await send('\r\n--b--\r\n');
    await end();
    expect(await file).toHaveLength(RULES.maxFileBytes + 1);
  });

  it('may announce as many bytes as its parts may have, and no more', () => {
    const most = RULES.maxFileBytes + RULES.fieldBytes + 64 * 1024;
    expect(() => createForm({ 'content-length': String(most) })).not.toThrow();
    expect(() => createForm({ 'content-length': String(most + 1) })).toThrow(
      expect.objectContaining({ code: 'payload_too_large', details: { maxBytes: RULES.maxFileBytes } }),
    );
  });

  it('reads no more of its request once it is closed', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    const { form, body, send } = createForm();
    await send(`${HEAD}abc`);
    form.close();
    await new Promise(setImmediate);
    expect([jest.getTimerCount(), body.listenerCount('data'), form.parser.destroyed]).toEqual([0, 0, true]);
    await send('x'.repeat(100));
    expect(body.readableLength).toBe(100);
    jest.useRealTimers();
  });

  it('may have a name that is not ASCII', async () => {
    const { form, send, end } = createForm();
    const names: unknown[] = [];
    form.parser.on('file', (_field, _stream, { filename }) => names.push(filename));
    await send(`${HEAD.replace('"a"', '"Büro.pdf"')}abc\r\n--b--\r\n`);
    await end();
    expect(names).toEqual(['Büro.pdf']);
  });

  it('must have a boundary', () => {
    expect(() => createForm({ 'content-type': 'multipart/form-data' })).toThrow(
      matchRefusal('The form has no usable boundary.'),
    );
  });
});

describe('a form that arrives slowly', () => {
  const CHECK_MILLISECONDS = 15_000;
  const ENOUGH = 150 * 1024;
  afterEach(() => void jest.useRealTimers());

  /** Opens a form of which some bytes arrive before each check; returns whether it was given up. */
  async function isGivenUp(...bytes: readonly number[]): Promise<boolean> {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    const { outcome, send } = createForm();
    const state = { isGivenUp: false };
    void outcome.then(() => (state.isGivenUp = true));
    for (const [index, count] of bytes.entries()) {
      await send(index === 0 ? HEAD.padEnd(count, 'x') : 'x'.repeat(count));
      jest.advanceTimersByTime(CHECK_MILLISECONDS);
      await new Promise(setImmediate);
    }
    return state.isGivenUp;
  }

  it('is accepted while enough arrives between two checks, and given up otherwise', async () => {
    expect(await isGivenUp(ENOUGH, ENOUGH, ENOUGH)).toBe(false);
    expect(await isGivenUp(ENOUGH - 1)).toBe(true);
    expect(await isGivenUp(3 * ENOUGH, 10)).toBe(true);
  });

  it('is not given up once all of it has arrived', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    const { outcome, send, end } = createForm();
    await send(`${HEAD}abc\r\n--b--\r\n`);
    await end();
    jest.advanceTimersByTime(2 * CHECK_MILLISECONDS);
    expect(await outcome).toBe('whole');
  });
});
