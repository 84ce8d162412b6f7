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
  const state = { keyError: null as unknown, source: new EventEmitter(), isOpen: true };
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
  const schema = buildSchema('type Query { a: Int } type Subscription { count(from: Int!): Int }');
  schema.getSubscriptionType()!.getFields()['count']!.subscribe = (_root, { from }, { signal }) => {
    if (from < 0) throw new AppError('forbidden', 'No.', { details: { permission: 'read' } });
    return subscribe(from as number, signal as AbortSignal);
  };
  const stream = new EventStream(
    {
      ...{ schema, services: {}, logger: createLogger('silent'), response },
      request: { headers: { 'x-request-id': 'r1' } },
      gate: {
        authenticate: async () => {
          if (state.keyError) throw state.keyError;
          return {} as Actor;
        },
      },
    } as never,
    {} as Actor,
  );
  const open = (variables: Record<string, unknown> = { from: 7 }) =>
    stream.open({
      document: DOCUMENT,
      operation: DOCUMENT.definitions[0] as OperationDefinitionNode,
      variables,
      cost: 1,
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
