import { expect, test } from '@jest/globals';
import { OpenStreams } from '../../../src/graphql/open-streams.js';
import type { Actor } from '../../../src/shared/actor.js';

const createActor = (keyUid: string) => ({ keyUid }) as Actor;
const REFUSED_TO_KEY = expect.objectContaining({ code: 'rate_limit_exceeded', retryAfter: 5 });
const REFUSED_TO_ALL = expect.objectContaining({ code: 'service_unavailable', retryAfter: 5 });

/** Creates a stream that counts how often it is ended. */
function createStream() {
  const counted = { ended: 0, end: () => void (counted.ended += 1) };
  return counted;
}

test('each key has a limit of open streams of its own', () => {
  const streams = new OpenStreams({ max: 10, maxPerKey: 2 });
  const close = streams.add(createActor('a'), createStream());
  streams.add(createActor('a'), createStream());
  expect(() => streams.add(createActor('a'), createStream())).toThrow(REFUSED_TO_KEY);
  streams.add(createActor('b'), createStream());
  close();
  close();
  streams.add(createActor('a'), createStream());
  expect(() => streams.add(createActor('a'), createStream())).toThrow(REFUSED_TO_KEY);
});

test('all keys together have a limit of open streams', () => {
  const streams = new OpenStreams({ max: 2, maxPerKey: 2 });
  const close = streams.add(createActor('a'), createStream());
  streams.add(createActor('b'), createStream());
  expect(() => streams.requireRoom(createActor('c'))).toThrow(REFUSED_TO_ALL);
  close();
  expect(() => streams.requireRoom(createActor('c'))).not.toThrow();
});

test('a closed stream makes room for another', () => {
  const streams = new OpenStreams({ max: 10, maxPerKey: 1 });
  for (let turn = 0; turn < 3; turn += 1) streams.add(createActor('a'), createStream())();
  expect(() => streams.requireRoom(createActor('a'))).not.toThrow();
});

test('stopping ends the open streams and refuses new ones', () => {
  const streams = new OpenStreams({ max: 10, maxPerKey: 10 });
  const [first, second, closed] = [createStream(), createStream(), createStream()];
  for (const each of [first, second]) streams.add(createActor('a'), each);
  streams.add(createActor('a'), closed)();
  streams.stop();
  expect([first.ended, second.ended, closed.ended]).toEqual([1, 1, 0]);
  expect(() => streams.add(createActor('b'), createStream())).toThrow(REFUSED_TO_ALL);
});
