import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { buildSchema, getOperationAST, parse } from 'graphql';
import { chargeOperation } from '../../../src/graphql/charge.js';
import type { Charge, GraphqlContext } from '../../../src/graphql/context.js';
import { settleCost } from '../../../src/graphql/cost-report.js';
import { QueryCosts } from '../../../src/graphql/cost.js';
import type { Gate, RateLimitState } from '../../../src/web/gate.js';

const SCHEMA = buildSchema('type Query { a: Int, b: Int }');
const DOCUMENT = parse('query Named { a b }');
const OPERATION = getOperationAST(DOCUMENT)!;
const BUCKET = { limit: 100, perSecond: 5, remaining: 40, reset: 12, headers: {} };

/** A gate that notes what it charges and refunds; it can refund while it holds a loan. */
function createGate({ canRefund = true } = {}) {
  const noted = { charged: [] as unknown[], refunded: [] as unknown[] };
  const gate = {
    authenticate: () => Promise.reject(new Error('unused')),
    charge: (_actor: unknown, bucket: string, cost: number) => (noted.charged.push([bucket, cost]), BUCKET),
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
  function settle({
    cost,
    data,
    canRefund = true,
  }: {
    cost: number | null;
    data?: object | null;
    canRefund?: boolean;
  }) {
    const { gate, noted } = createGate({ canRefund });
    const charge: Charge | null = cost === null ? null : { cost, bucket: BUCKET };
    const context = { actor: {}, ...(charge ? { charge } : {}) } as GraphqlContext;
    const executed = data === undefined ? null : { document: DOCUMENT, operation: OPERATION, variables: {}, data };
    return { report: settleCost(gate, costs, context, executed), refunded: noted.refunded };
  }

  it.each([
    ['what it did not use is refunded', { cost: 7, data: { a: 1, b: 2 } }, 2, 45, [['graphql', 5]]],
    ['excluded fields are free', { cost: 7, data: { a: 1 } }, 1, 46, [['graphql', 6]]],
    ['nothing is refunded if it used all', { cost: 2, data: { a: 1, b: 2 } }, 2, 40, []],
    ['it never costs more than was estimated', { cost: 1, data: { a: 1, b: 2 } }, 1, 40, []],
    ['a failed one costs its estimate', { cost: 7, data: null }, 7, 40, []],
    ['one that was not executed costs its estimate', { cost: 7 }, 7, 40, []],
    ['a refund may be lost', { cost: 7, data: { a: 1 }, canRefund: false }, 1, 40, [['graphql', 6]]],
  ])('is reported: %s', (_what, given, actual, available, refunded) => {
    expect(settle(given)).toEqual({
      report: {
        ...{ requestedQueryCost: given.cost, actualQueryCost: actual },
        throttleStatus: { maximumAvailable: 100, currentlyAvailable: available, restoreRate: 5 },
      },
      refunded,
    });
  });

  it('is not reported if the operation was not charged', () => {
    expect(settle({ cost: null, data: { a: 1 } })).toEqual({ report: null, refunded: [] });
  });
});
