import { describe, expect, it } from '@jest/globals';
import { ReplayCharge } from '../../../src/graphql/replay-charge.js';
import type { Actor } from '../../../src/shared/actor.js';
import { AppError } from '../../../src/shared/errors.js';
import type { Gate } from '../../../src/web/gate.js';

/** Pays for this many changes with a key that is refused as often as given; returns what was charged. */
async function replay(changes: number, points: number, refusals: readonly unknown[] = []): Promise<number[]> {
  const charged: number[] = [];
  const left = [...refusals];
  const gate = {
    charge: (_actor: unknown, _bucket: unknown, cost: number) => {
      if (left.length > 0) throw left.shift();
      charged.push(cost);
    },
  } as unknown as Gate;
  const charge = new ReplayCharge({ gate, actor: {} as Actor, points, signal: new AbortController().signal });
  for (let change = 0; change < changes; change += 1) await charge.pay();
  return charged;
}

const refusal = new AppError('rate_limit_exceeded', 'Too many.', { retryAfter: 0.001 });

describe('the changes that a subscription replays', () => {
  it('cost a point for every 25', async () => {
    expect(await replay(101, 0)).toEqual([1, 1, 1, 1]);
    expect(await replay(24, 0)).toEqual([]);
  });

  it('cost what is selected in each', async () => {
    const charged = await replay(50, 3);
    expect(charged).toHaveLength(50);
    expect(charged.reduce((sum, points) => sum + points, 0)).toBe(152);
  });

  it('wait while the key has no points', async () => {
    expect(await replay(1, 2, [refusal, refusal])).toEqual([2]);
  });

  it('end with any other error', async () => {
    await expect(replay(1, 2, [new AppError('service_unavailable', 'Away.')])).rejects.toMatchObject({
      code: 'service_unavailable',
    });
  });
});
