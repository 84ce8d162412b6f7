import { expect, it } from '@jest/globals';
import { IdempotentCallStore } from '../../../src/accounts/idempotent-call.store.js';
import { AlreadyDone } from '../../../src/shared/once.js';

function record(reason: unknown): Promise<void> {
  const insert = async () => {
    throw reason;
  };
  return new IdempotentCallStore({ insert } as never).record({} as never);
}

it('a call that cannot be recorded counts as done only if its key exists already', async () => {
  await expect(record({ code: 'ER_DUP_ENTRY' })).rejects.toBeInstanceOf(AlreadyDone);
  const outage = { code: 'ECONNREFUSED' };
  await expect(record(outage)).rejects.toBe(outage);
});
