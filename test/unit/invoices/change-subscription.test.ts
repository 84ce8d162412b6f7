import { describe, expect, it } from '@jest/globals';
import { ChangeSubscription, type FollowedChange } from '../../../src/invoices/changes/change-subscription.js';

const MAX_WAITING = 1_000;

const makeChange = (id: number, accountId = 1) => ({ id, accountId, kind: 'updated', cursor: id }) as FollowedChange;

async function takeIds(subscription: ChangeSubscription, count: number): Promise<(number | undefined)[]> {
  const taken = [];
  for (let index = 0; index < count; index += 1) taken.push((await subscription.take())?.id);
  return taken;
}

describe('the queue of a reader', () => {
  it('returns the changes of its account in their order, also to a reader that already waits', async () => {
    const subscription = new ChangeSubscription(1, {});
    const waiting = subscription.take();
    for (const change of [makeChange(1), makeChange(2, 2), makeChange(3)]) subscription.offer(change);
    expect([(await waiting)?.id, ...(await takeIds(subscription, 1))]).toEqual([1, 3]);
  });

  it('keeps a thousand changes for a slow reader', async () => {
    const subscription = new ChangeSubscription(1, {});
    for (let id = 1; id <= MAX_WAITING; id += 1) subscription.offer(makeChange(id));
    const taken = await takeIds(subscription, MAX_WAITING);
    expect([taken.length, taken[0], taken.at(-1)]).toEqual([MAX_WAITING, 1, MAX_WAITING]);
  });

  it('fails instead of skipping a change when it is full', async () => {
    const subscription = new ChangeSubscription(1, {});
    for (let id = 1; id <= MAX_WAITING + 1; id += 1) subscription.offer(makeChange(id));
    await expect(subscription.take()).rejects.toMatchObject({ code: 'service_unavailable' });
  });

  it('ends the wait of its reader when it closes, and takes no more changes', async () => {
    const subscription = new ChangeSubscription(1, {});
    const waiting = subscription.take();
    subscription.close();
    expect(await waiting).toBeNull();
    for (let id = 1; id <= MAX_WAITING + 1; id += 1) subscription.offer(makeChange(id));
    expect(await subscription.take()).toBeNull();
  });
});
