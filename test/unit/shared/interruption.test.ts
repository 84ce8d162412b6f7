import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from '@jest/globals';
import { limitTime } from '../../../src/processing/timed-source.js';
import { Interruption } from '../../../src/shared/interruption.js';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const countAlive = async (references: readonly WeakRef<object>[]) => {
  // A reference that was read stays valid until the end of the current task.
  await sleep(0);
  collectGarbage();
  return references.filter((reference) => reference.deref()).length;
};

describe('an interruption', () => {
  it('ends waiting, before and after it happens', async () => {
    const interruption = new Interruption();
    const pending = new Promise<string>(() => undefined);
    const waiting = interruption.wait(pending);
    interruption.happen();
    expect(await waiting).toBeUndefined();
    expect(await interruption.wait(pending)).toBeUndefined();
  });

  it('passes on what is ready first, and ignores what comes later', async () => {
    const interruption = new Interruption();
    expect(await interruption.wait(Promise.resolve('ready'))).toBe('ready');
    await expect(interruption.wait(Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    const late = interruption.wait(sleep(1).then(() => Promise.reject(new Error('too late'))));
    interruption.happen();
    expect(await late).toBeUndefined();
    await sleep(5);
  });

  it('keeps nothing of what was waited for', async () => {
    const interruption = new Interruption();
    const references: WeakRef<object>[] = [];
    for (let index = 0; index < 50; index += 1) {
      const result = await interruption.wait(Promise.resolve({ index }));
      if (result) references.push(new WeakRef(result));
    }
    expect(await countAlive(references)).toBeLessThanOrEqual(1);
    interruption.happen();
  });
});

describe('an upload of limited time', () => {
  it('keeps none of the bytes that were passed on', async () => {
    async function* send() {
      for (let index = 0; index < 50; index += 1) yield Buffer.alloc(100_000, index);
    }
    const references: WeakRef<object>[] = [];
    let alive = 0;
    for await (const chunk of limitTime(send(), 60_000)) {
      references.push(new WeakRef(chunk));
      if (references.length === 50) alive = await countAlive(references);
    }
    expect(references).toHaveLength(50);
    expect(alive).toBeLessThanOrEqual(3);
  });
});
