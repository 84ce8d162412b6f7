import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { buildSchema, getOperationAST, parse } from 'graphql';
import { chargeOperation } from '../../../src/graphql/charge.js';
import type { Charge, GraphqlContext } from '../../../src/graphql/context.js';
import { settleCost } from '../../../src/graphql/cost-report.js';
import { QueryCosts } from '../../../src/graphql/cost.js';
import { ListMeter } from '../../../src/graphql/list-meter.js';
import { AppError } from '../../../src/shared/errors.js';
import type { Gate, RateLimitState } from '../../../src/web/gate.js';

const SCHEMA = buildSchema('type Query { a: Int, b: Int } type Mutation { a: Int }');
const DOCUMENT = parse('query Named { a b }');
const OPERATION = getOperationAST(DOCUMENT)!;
const BUCKET = { limit: 100, perSecond: 5, remaining: 40, reset: 12, headers: {} };

/** A gate that notes what it charges and refunds; it can refund while it holds a loan. */
function createGate({ canRefund = true, isEmpty = false } = {}) {
  const noted = { charged: [] as unknown[], refunded: [] as unknown[] };
  const gate = {
    authenticate: () => Promise.reject(new Error('unused')),
    charge: (_actor: unknown, bucket: string, cost: number) => {
      if (isEmpty) throw new AppError('rate_limit_exceeded', 'Too many.');
      noted.charged.push([bucket, cost]);
      return BUCKET;
    },
    refund: (_actor: unknown, bucket: string, cost: number): RateLimitState | null => {
      noted.refunded.push([bucket, cost]);
      return canRefund ? { ...BUCKET, remaining: BUCKET.remaining + cost } : null;
    },
  } as Gate;
  return { gate, noted };
}

describe('an operation', () => {
  const charge = (gate: Gate, cost: number, operation = OPERATION) =>
    chargeOperation(gate, {} as GraphqlContext['actor'], operation, cost);

  it('is charged its cost, less the point that the call has already paid', async () => {
    const { gate, noted } = createGate();
    expect(await charge(gate, 1_000)).toEqual({ cost: 1_000, bucket: BUCKET });
    expect(await charge(gate, 1)).toEqual({ cost: 1, bucket: BUCKET });
    expect(noted.charged).toEqual([
      ['graphql', 999],
      ['graphql', 0],
    ]);
  });

  it('is refused by its name and cost if it costs too much, without a charge', async () => {
    const { gate, noted } = createGate();
    const refusal = { code: 'bad_request', details: { cost: 1_001, maximum: 1_000 } };
    await expect(charge(gate, 1_001)).rejects.toMatchObject({
      ...refusal,
      message: expect.stringMatching(/ Named .*1001/),
    });
    const anonymous = getOperationAST(parse('{ a }'))!;
    await expect(charge(gate, 1_001, anonymous)).rejects.toMatchObject(refusal);
    expect(noted.charged).toEqual([]);
  });
});

describe('the cost of an executed operation', () => {
  const costs = new QueryCosts(SCHEMA);

  /** Settles a charge for the data of a response; undefined data means that nothing was executed. */
  async function settle({
    cost,
    data,
    canRefund = true,
    lists = 0,
    characters = 10,
    operation = OPERATION,
    isEmpty = false,
  }: {
    cost: number | null;
    data?: object | null;
    canRefund?: boolean;
    lists?: number;
    characters?: number;
    operation?: typeof OPERATION;
    isEmpty?: boolean;
  }) {
    const { gate, noted } = createGate({ canRefund, isEmpty });
    const charge: Charge | null = cost === null ? null : { cost, bucket: BUCKET };
    const meter = new ListMeter(() => null);
    await meter.charge(lists, 1_000);
    const context = { actor: {}, lists: meter, ...(charge ? { charge } : {}) } as unknown as GraphqlContext;
    const executed = data === undefined ? null : { document: DOCUMENT, operation, variables: {}, data };
    const report = await settleCost({ gate, costs, context, executed, characters });
    return { report, refunded: noted.refunded, charged: noted.charged };
  }

  it.each([
    ['what it did not use is refunded', { cost: 7, data: { a: 1, b: 2 } }, 2, 45, [['graphql', 5]]],
    ['excluded fields are free', { cost: 7, data: { a: 1 } }, 1, 46, [['graphql', 6]]],
    ['nothing is refunded if it used all', { cost: 2, data: { a: 1, b: 2 } }, 2, 40, []],
    ['it never costs more than was estimated', { cost: 1, data: { a: 1, b: 2 } }, 1, 40, []],
    ['a failed one costs its estimate', { cost: 7, data: null }, 7, 40, []],
    ['one that was not executed costs its estimate', { cost: 7 }, 7, 40, []],
    ['a refund may be lost', { cost: 7, data: { a: 1 }, canRefund: false }, 1, 40, [['graphql', 6]]],
    ['long lists cost more', { cost: 7, data: { a: 1 }, lists: 30 }, 31, 46, [['graphql', 6]]],
    [
      'a response costs no more for its length within its points',
      { cost: 2, data: { a: 1, b: 2 }, characters: 32_768 },
      2,
      40,
      [],
    ],
    ['a long response that was paid for', { cost: 7, data: { a: 1 }, characters: 32_769 }, 3, 44, [['graphql', 4]]],
  ])('is reported: %s', async (_what, given, actual, available, refunded) => {
    expect(await settle(given)).toEqual({
      report: {
        ...{ requestedQueryCost: given.cost, actualQueryCost: actual },
        throttleStatus: { maximumAvailable: 100, currentlyAvailable: available, restoreRate: 5 },
      },
      refunded,
      charged: [],
    });
  });

  it('is charged for a long response, a point for every 16,384 characters', async () => {
    const found = await settle({ cost: 1, data: { a: 1 }, lists: 2, characters: 163_841 });
    expect([found.report?.actualQueryCost, found.charged]).toEqual([11, [['graphql', 8]]]);
  });

  it('withholds a long response that the key cannot pay, except of a mutation', async () => {
    const long = { cost: 1, data: { a: 1 }, characters: 163_841, isEmpty: true };
    await expect(settle(long)).rejects.toMatchObject({ code: 'rate_limit_exceeded' });
    const mutation = getOperationAST(parse('mutation { a }'))!;
    expect((await settle({ ...long, operation: mutation })).report?.actualQueryCost).toBe(11);
  });

  it('is not reported if the operation was not charged', async () => {
    expect((await settle({ cost: null, data: { a: 1 } })).report).toBeNull();
  });
});

describe('long lists', () => {
  it('are paid once, even if the operation is executed again', async () => {
    const paid: number[] = [];
    const meter = new ListMeter((points) => {
      paid.push(points);
      return BUCKET;
    });
    await meter.charge(3, 10);
    const again = meter.restart();
    await again.charge(3, 10);
    await again.charge(4, 10);
    expect([paid, again.points, again.paidPoints, again.bucket]).toEqual([[3, 4], 7, 7, BUCKET]);
    // The first execution may still be reading lists.
    await meter.charge(5, 10);
    expect(paid).toEqual([3, 4]);
  });

  it('are refused beyond the limit, and if the key cannot pay them', async () => {
    const meter = new ListMeter(() => null);
    await expect(meter.charge(11, 10)).rejects.toMatchObject({ code: 'bad_request', details: { maximum: 1_000 } });
    const poor = new ListMeter(() => Promise.reject(new AppError('rate_limit_exceeded', 'Too many.')));
    await expect(poor.charge(1, 10)).rejects.toMatchObject({ code: 'rate_limit_exceeded' });
    expect(poor.paidPoints).toBe(0);
  });
});
