import { expect, it } from '@jest/globals';
import { createSampleInvoice } from '../support/rest-account.js';
import { checkProperties, OPERATION_COUNT } from '../support/rest-properties.js';
import { useService } from '../support/service.js';

/** `npm run judge -- properties` makes thousands of calls, with a new seed each time. */
const CALLS = 200;
const SEED = 20_250_101;

const service = useService('sqlite');

it('answers any generated call as documented, never with 500, and never with data of another account', async () => {
  const [own, other] = [await service.account(), await service.account()];
  const { failure, statuses } = await checkProperties({
    ...{ baseUrl: service.baseUrl, key: own.owner.key, foreignKey: other.owner.key },
    ...{ calls: CALLS, seed: SEED, sample: () => createSampleInvoice() },
  });
  expect(failure).toBeNull();
  const called = new Set([...statuses.keys()].map((name) => name.split(' ')[0]));
  expect(called.size).toBeGreaterThan(OPERATION_COUNT / 2);
});
