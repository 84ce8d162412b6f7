import { describe, expect, it } from '@jest/globals';
import { isBusy, isConflict, isDuplicateKey, isUnavailable } from '../../../src/shared/database-errors.js';
import { withDeadline } from '../../../src/shared/deadline.js';
import { toAppError } from '../../../src/shared/errors.js';
import { insertWithHumanId } from '../../../src/shared/human-id.js';

/** An error as the ORM throws it: with that of the driver inside. */
const wrapInOrm = (driverError: object) => Object.assign(new Error('QueryFailedError'), { driverError });
const DUPLICATE = { code: 'ER_DUP_ENTRY' };

describe('an error of the database', () => {
  const KINDS: [kind: string, isOfKind: (error: unknown) => boolean, errors: object[]][] = [
    ['a conflict', isConflict, [{ errno: 1213 }, { errno: 1205 }, { errno: 1020 }]],
    ['a duplicate', isDuplicateKey, [DUPLICATE, { message: 'UNIQUE constraint failed: card.hf_id' }]],
    ['a lock', isBusy, [{ message: 'database is locked' }]],
    [
      'an outage',
      isUnavailable,
      [{ code: 'ECONNREFUSED' }, { code: 'PROTOCOL_CONNECTION_LOST' }, { message: 'Queue limit reached.' }],
    ],
  ];
  const strangers = [null, undefined, 'x', {}, { errno: '1213' }, { errno: 1 }, { code: 'OTHER' }, new Error('x')];

  it.each(KINDS)('is %s, itself or within one of the ORM, and nothing else', (kind, isOfKind, errors) => {
    expect(errors.filter((error) => !isOfKind(error) || !isOfKind(wrapInOrm(error)))).toEqual([]);
    const others = KINDS.filter(([other]) => other !== kind).flatMap(([, , each]) => each);
    expect([...strangers, ...others].filter((error) => isOfKind(error) || isOfKind({ driverError: error }))).toEqual(
      [],
    );
  });

  it('is an outage to callers, who may come back, or else something that nobody foresaw', () => {
    expect(toAppError(wrapInOrm({ code: 'ECONNRESET' }))).toMatchObject({ code: 'service_unavailable', retryAfter: 2 });
    expect(toAppError(wrapInOrm(DUPLICATE))).toMatchObject({ code: 'internal_error', retryAfter: undefined });
  });
});

describe('a new identifier for people', () => {
  /** Inserts into a table that refuses the first few; gives how often it was tried. */
  async function countTries(
    refusals: number,
    refusal: unknown = DUPLICATE,
  ): Promise<[outcome: unknown, tries: number]> {
    const tried = new Set<string>();
    const insert = async (hfId: string) => {
      tried.add(hfId);
      if (tried.size <= refusals) throw refusal;
      return 'inserted';
    };
    const outcome = await insertWithHumanId(insert).catch((error: unknown) => error);
    return [outcome, tried.size];
  }

  it('is another one where it is taken, eight at most', async () => {
    expect(await countTries(0)).toEqual(['inserted', 1]);
    expect(await countTries(7)).toEqual(['inserted', 8]);
    expect(await countTries(8)).toEqual([DUPLICATE, 8]);
  });

  it('is not tried again for any other reason', async () => {
    expect(await countTries(1, { code: 'ECONNREFUSED' })).toEqual([{ code: 'ECONNREFUSED' }, 1]);
  });
});

it('what does not come in time is an outage, and what does is itself', async () => {
  await expect(withDeadline(1, new Promise(() => undefined))).rejects.toMatchObject({ code: 'service_unavailable' });
  expect(await withDeadline(60_000, Promise.resolve(1))).toBe(1);
  await expect(withDeadline(60_000, Promise.reject(new Error('no')))).rejects.toThrow('no');
});
