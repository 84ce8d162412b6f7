import { describe, expect, it } from '@jest/globals';
import {
  isBusy,
  isConflict,
  isDuplicateKey,
  isExhausted,
  isFull,
  isReadOnly,
  isUnavailable,
} from '../../../src/shared/database-errors.js';
import { withDeadline } from '../../../src/shared/deadline.js';
import { toAppError } from '../../../src/shared/errors.js';
import { insertWithHumanId } from '../../../src/shared/human-id.js';

/** Wraps an error of the driver the way the ORM does. */
const wrapInOrm = (driverError: object) => Object.assign(new Error('QueryFailedError'), { driverError });
const DUPLICATE = { code: 'ER_DUP_ENTRY' };

describe('a database error', () => {
  const KINDS: [kind: string, isOfKind: (error: unknown) => boolean, errors: object[]][] = [
    ['a conflict', isConflict, [{ errno: 1213 }, { errno: 1205 }, { errno: 1020 }]],
    ['a duplicate', isDuplicateKey, [DUPLICATE, { message: 'UNIQUE constraint failed: card.hf_id' }]],
    ['a lock', isBusy, [{ message: 'database is locked' }]],
    [
      'an outage',
      isUnavailable,
      [
        { code: 'ECONNREFUSED' },
        { code: 'PROTOCOL_CONNECTION_LOST' },
        { message: 'Queue limit reached.' },
        { message: "Can't add new command when connection is in closed state" },
        { fatal: true },
      ],
    ],
    [
      'a full disk',
      isFull,
      [
        { code: 'ER_RECORD_FILE_FULL' },
        { code: 'ER_DISK_FULL' },
        { code: 'ENOSPC' },
        { message: 'database or disk is full' },
      ],
    ],
    [
      'a database that cannot be written',
      isReadOnly,
      [
        { code: 'EROFS' },
        { code: 'ER_OPTION_PREVENTS_STATEMENT' },
        { message: 'attempt to write a readonly database' },
      ],
    ],
    ['too many open files', isExhausted, [{ code: 'EMFILE' }, { code: 'ENFILE' }]],
  ];
  const strangers = [null, undefined, 'x', {}, { errno: '1213' }, { errno: 1 }, { code: 'OTHER' }, new Error('x')];

  it.each(KINDS)(
    'is recognised as %s, with and without the ORM’s wrapper, and as nothing else',
    (kind, isOfKind, errors) => {
      expect(errors.filter((error) => !isOfKind(error) || !isOfKind(wrapInOrm(error)))).toEqual([]);
      const others = KINDS.filter(([other]) => other !== kind).flatMap(([, , each]) => each);
      expect([...strangers, ...others].filter((error) => isOfKind(error) || isOfKind({ driverError: error }))).toEqual(
        [],
      );
    },
  );

  it('becomes service_unavailable with a retry time, or else internal_error', () => {
    expect(toAppError(wrapInOrm({ code: 'ECONNRESET' }))).toMatchObject({ code: 'service_unavailable', retryAfter: 2 });
    const passing = KINDS.filter(([kind]) => kind !== 'a duplicate').flatMap(([, , errors]) => errors);
    for (const error of passing) {
      expect(toAppError(error)).toMatchObject({ code: 'service_unavailable', retryAfter: expect.any(Number) });
    }
    expect(toAppError(wrapInOrm(DUPLICATE))).toMatchObject({ code: 'internal_error', retryAfter: undefined });
  });
});

describe('a new human-friendly id', () => {
  /** Inserts into a table that refuses the first few ids; gives the outcome and the number of tries. */
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

  it('is replaced while it is taken, with at most eight tries', async () => {
    expect(await countTries(0)).toEqual(['inserted', 1]);
    expect(await countTries(7)).toEqual(['inserted', 8]);
    expect(await countTries(8)).toEqual([DUPLICATE, 8]);
  });

  it('is not retried for any other reason', async () => {
    expect(await countTries(1, { code: 'ECONNREFUSED' })).toEqual([{ code: 'ECONNREFUSED' }, 1]);
  });
});

it('a deadline fails with service_unavailable, and otherwise passes the result or the error on', async () => {
  await expect(withDeadline(1, new Promise(() => undefined))).rejects.toMatchObject({ code: 'service_unavailable' });
  expect(await withDeadline(60_000, Promise.resolve(1))).toBe(1);
  await expect(withDeadline(60_000, Promise.reject(new Error('no')))).rejects.toThrow('no');
});
