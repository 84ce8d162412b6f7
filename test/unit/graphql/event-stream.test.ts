import 'reflect-metadata';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { EventEmitter } from 'node:events';
import { buildSchema, parse, type ExecutionResult, type OperationDefinitionNode } from 'graphql';
import { EventStream } from '../../../src/graphql/event-stream.js';
import type { Actor } from '../../../src/shared/actor.js';
import { AppError, unavailable } from '../../../src/shared/errors.js';
import { createLogger } from '../../../src/shared/logger.js';

const RECHECK_MILLISECONDS = 2_000;
const STALL_MILLISECONDS = 15_000;
const DOCUMENT = parse('subscription Count($from: Int!) { count(from: $from) }');
const READ_DETAILS = parse('subscription { counted(from: 1) { number caller secret } }');

/** A response that a test fills up, empties, and closes. */
class FakeResponse extends EventEmitter {
  written: string[] = [];
  writableNeedDrain = false;
  writableEnded = false;
  destroyed = false;

  write(chunk: string): void {
    this.written.push(chunk);
  }

  end(): void {
    this.writableEnded = true;
  }

  destroy(): void {
    this.destroyed = true;
    this.emit('close');
  }
}

/** A subscription that counts when the test says so, with a key that the test can make invalid. */
function createStream() {
  const response = new FakeResponse();
  const state = {
    ...{ keyError: null as unknown, caller: 'first', checks: 0 },
    ...{ source: new EventEmitter(), isOpen: true },
  };
  const subscribe = async function* (from: number, signal: AbortSignal): AsyncGenerator<{ count: number }> {
    try {
      for (let count = from; ; count += 1) {
        const wait = new Promise<void>((resolve, reject) => {
          state.source.once('next', resolve).once('fail', reject);
          signal.addEventListener('abort', () => reject(signal.reason as Error));
        });
        await wait;
        yield { count };
      }
    } finally {
      state.isOpen = false;
    }
  };
  const schema = buildSchema(`
    type Query { a: Int }
    type Counted { number: Int, caller: String, secret: Int }
    type Subscription { count(from: Int!): Int, counted(from: Int!): Counted }
  `);
  const { counted } = schema.getSubscriptionType()!.getFields();
  counted!.subscribe = (_root, { from }, { signal }) => subscribe(from as number, signal as AbortSignal);
  counted!.resolve = ({ count }: { count: number }, _arguments, { actor }) => ({
    ...{ number: count, caller: (actor as Actor).keyUid },
    secret: () => {
      throw new Error('SELECT secret');
    },
  });
  schema.getSubscriptionType()!.getFields()['count']!.subscribe = (_root, { from }, { signal }) => {
    if (from < 0) throw new AppError('forbidden', 'No.', { details: { permission: 'read' } });
    return subscribe(from as number, signal as AbortSignal);
  };
  const stream = new EventStream(
    {
      ...{ schema, services: {}, logger: createLogger('silent'), response, config: { INTROSPECTION: true } },
      request: { headers: { 'x-request-id': 'r1' } },
      gate: {
        authenticate: async () => {
          state.checks += 1;
          if (state.keyError) throw state.keyError;
          return { keyUid: state.caller } as Actor;
        },
      },
    } as never,
    { keyUid: 'first' } as Actor,
  );
  const open = (variables: Record<string, unknown> = { from: 7 }, document = DOCUMENT) =>
    stream.open({
      document,
      operation: document.definitions[0] as OperationDefinitionNode,
      variables,
      cost: 1,
      changePoints: 0,
    });
  const emit = async (name: 'next' | 'fail', error?: Error) => {
    await jest.advanceTimersByTimeAsync(0);
    state.source.emit(name, error);
    await jest.advanceTimersByTimeAsync(0);
  };
  return { stream, response, state, open, emit };
}

describe('a stream of events', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  /** Collects the results of a stream as they come. */
  function collect(results: AsyncGenerator<ExecutionResult>) {
    const seen: ExecutionResult[] = [];
    const end = (async () => {
      for await (const result of results) seen.push(result);
    })();
    return { seen, end };
  }

  it('has a result for each event, until its reader closes it', async () => {
    const { response, state, open, emit } = createStream();
    const { seen, end } = collect(await open());
    await emit('next');
    await emit('next');
    response.emit('close');
    await end;
    expect(seen).toEqual([{ data: { count: 7 } }, { data: { count: 8 } }]);
    expect(state.isOpen).toBe(false);
  });

  it('ends with the error of its source', async () => {
    const { open, emit } = createStream();
    const { seen, end } = collect(await open());
    await emit('next');
    await emit('fail', new AppError('service_unavailable', 'Too slow.'));
    await end;
    expect(seen.at(-1)).toMatchObject({
      errors: [{ message: 'Too slow.', extensions: { code: 'SERVICE_UNAVAILABLE', requestId: 'r1' } }],
    });
    expect(seen).toHaveLength(2);
  });

  it('ends soon after its key has become invalid, but not while the key cannot be checked', async () => {
    const { open, state } = createStream();
    const { seen, end } = collect(await open());
    for (const error of [unavailable(), new Error('no'), null]) {
      state.keyError = error;
      await jest.advanceTimersByTimeAsync(RECHECK_MILLISECONDS);
    }
    expect([seen, state.isOpen]).toEqual([[], true]);
    state.keyError = new AppError('unauthorized', 'Invalid or missing API key');
    await jest.advanceTimersByTimeAsync(RECHECK_MILLISECONDS);
    await end;
    expect(seen).toMatchObject([{ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] }]);
  });

  it('waits for a reader that is behind, and disconnects one that stalls', async () => {
    const { open, emit, response } = createStream();
    const { seen } = collect(await open());
    response.writableNeedDrain = true;
    await emit('next');
    await emit('next');
    expect(seen).toHaveLength(1);
    response.writableNeedDrain = false;
    response.emit('drain');
    await emit('next');
    expect(seen).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(STALL_MILLISECONDS);
    expect(response.destroyed).toBe(false);
    response.writableNeedDrain = true;
    await emit('next');
    await jest.advanceTimersByTimeAsync(STALL_MILLISECONDS);
    expect([seen.length, response.destroyed]).toEqual([3, true]);
  });

  it('is not opened if its variables are wrong, or if it is refused', async () => {
    const { open } = createStream();
    await expect(open({ from: 'x' })).rejects.toMatchObject({ name: 'DocumentRefused', errors: [expect.anything()] });
    await expect(open({ from: -1 })).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('resolves each event for its caller as the key is then, and hides internal errors', async () => {
    const { open, emit, state } = createStream();
    const { seen } = collect(await open({}, READ_DETAILS));
    await emit('next');
    state.caller = 'later';
    await jest.advanceTimersByTimeAsync(RECHECK_MILLISECONDS);
    await emit('next');
    const error = { path: ['counted', 'secret'], extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: 'r1' } };
    expect(seen).toMatchObject([
      { data: { counted: { number: 1, caller: 'first', secret: null } }, errors: [error] },
      { data: { counted: { number: 2, caller: 'later', secret: null } }, errors: [error] },
    ]);
    expect(JSON.stringify(seen)).not.toContain('SELECT');
  });

  it('ends without a final error if the service stops, and checks its key no more', async () => {
    const { stream, open, emit, response, state } = createStream();
    const { seen, end } = collect(await open());
    await emit('next');
    stream.end();
    await end;
    expect([seen, response.writableEnded, state.isOpen]).toEqual([[{ data: { count: 7 } }], true, false]);
    const checks = state.checks;
    await jest.advanceTimersByTimeAsync(3 * RECHECK_MILLISECONDS);
    expect(state.checks).toBe(checks);
  });

  it('ends its response after the last result', async () => {
    const { stream, response } = createStream();
    await stream.write(
      (async function* () {
        yield 'a';
        yield 'b';
      })(),
    );
    expect([response.written, response.writableEnded]).toEqual([['a', 'b'], true]);
  });

  it('is not written to a reader that is gone', async () => {
    const { stream, response } = createStream();
    await stream.write(
      (async function* () {
        yield 'a';
        response.destroy();
        yield 'b';
      })(),
    );
    expect(response.written).toEqual(['a']);
  });

  it('is written until the response ends', async () => {
    const { stream, response } = createStream();
    await stream.write(
      (async function* () {
        yield 'a';
        yield 'b';
        response.writableEnded = true;
        yield 'c';
      })(),
    );
    expect([response.written, response.writableEnded]).toEqual([['a', 'b'], true]);
  });
});
