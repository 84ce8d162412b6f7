import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { buildSchema, getOperationAST, parse } from 'graphql';
import { CompiledQueries } from '../../../src/graphql/compiled/compiled-queries.js';
import type { GraphqlContext } from '../../../src/graphql/context.js';
import { QueryCosts } from '../../../src/graphql/cost.js';
import { ListMeter } from '../../../src/graphql/list-meter.js';
import { QueryLane } from '../../../src/graphql/query-lane.js';
import { AppError } from '../../../src/shared/errors.js';

const JSON_TYPE = 'application/json; charset=utf-8';
const GREETING = 'query Greet($name: String!) { greeting(name: $name) again: greeting(name: $name) @skip(if: true) }';
const BUCKET = { limit: 1_000, perSecond: 50, remaining: 900, reset: 2, headers: {} };

/** Creates a lane with frequent queries on a small schema, whose bucket may be empty. */
function createLane({ isEmpty = false } = {}) {
  const schema = buildSchema('type Query { greeting(name: String!): String, broken: Int, dear: Int, dearest: Int }');
  const fields = schema.getQueryType()!.getFields();
  fields['greeting']!.resolve = (_root, { name }) => `Hello ${name}`;
  fields['greeting']!.extensions = { points: 3 };
  fields['broken']!.resolve = () => {
    throw new Error('no');
  };
  fields['dear']!.extensions = { points: 1_000 };
  fields['dearest']!.extensions = { points: 1_001 };
  const charged: number[] = [];
  const gate = {
    authenticate: () => Promise.reject(new Error('unused')),
    charge: (_actor: unknown, _bucket: unknown, cost: number) => {
      if (isEmpty) throw new AppError('rate_limit_exceeded', 'Too many.');
      charged.push(cost);
      return BUCKET;
    },
    refund: (_actor: unknown, _bucket: unknown, cost: number) => ({ ...BUCKET, remaining: BUCKET.remaining + cost }),
  };
  const queries = new CompiledQueries(schema);
  const lane = new QueryLane({ schema, gate, costs: new QueryCosts(schema), queries });
  lane.learn('*/*', JSON_TYPE);
  const lists = new ListMeter(() => null);
  const context = { actor: {}, requestId: 'r', loaders: {}, lists, outcome: {} } as unknown as GraphqlContext;
  const answer = (query: string, variables?: object, accept = '*/*') => {
    const document = parse(query);
    for (let call = 0; call < 3; call += 1) queries.count(query, null, document, getOperationAST(document)!);
    return lane.answer({ query, ...(variables ? { variables } : {}) }, accept, context);
  };
  return { lane, answer, charged, context };
}

describe('a frequent query', () => {
  it('is answered with its data, and refunded what it did not use', async () => {
    const { answer, charged } = createLane();
    const found = await answer(GREETING, { name: 'you' });
    expect(found).toMatchObject({ contentType: JSON_TYPE, charge: { cost: 6, bucket: BUCKET } });
    expect(JSON.parse(found!.body)).toEqual({
      data: { greeting: 'Hello you' },
      extensions: {
        cost: {
          ...{ requestedQueryCost: 6, actualQueryCost: 3 },
          throttleStatus: { maximumAvailable: 1_000, currentlyAvailable: 903, restoreRate: 50 },
        },
      },
    });
    // The entrance of the call has paid the first point.
    expect(charged).toEqual([5]);
  });

  it.each([
    ['a variable is missing', GREETING, undefined],
    ['a variable is wrong', GREETING, { name: 1 }],
    ['it costs more than any query may', '{ dearest }', undefined],
  ])('is left to plain execution without a charge if %s', async (_why, query, variables) => {
    const { answer, charged, context } = createLane();
    expect(await answer(query, variables)).toBeNull();
    expect([charged, context.charge]).toEqual([[], undefined]);
  });

  it('may cost as much as any query', async () => {
    expect(await createLane().answer('{ dear }')).not.toBeNull();
  });

  it('is left to plain execution if its key has spent too much', async () => {
    const { answer, context } = createLane({ isEmpty: true });
    expect(await answer(GREETING, { name: 'you' })).toBeNull();
    expect(context.charge).toBeUndefined();
  });

  it('is left to plain execution with its charge if it fails', async () => {
    const { answer, context } = createLane();
    expect(await answer('{ broken }')).toBeNull();
    expect(context.charge).toEqual({ cost: 1, bucket: BUCKET });
  });

  it('is answered for the hundred latest Accept headers of up to 500 characters', async () => {
    const { lane, answer } = createLane();
    const isAnswered = async (accept: string) => (await answer('{ dear }', {}, accept)) !== null;
    const [short, long] = ['x'.repeat(500), 'x'.repeat(501)];
    for (const accept of [short, long]) lane.learn(accept, JSON_TYPE);
    expect([await isAnswered(short), await isAnswered(long), await isAnswered('text/html')]).toEqual([
      ...[true, false, false],
    ]);
    for (let index = 0; index < 100; index += 1) lane.learn(`text/${index}`, JSON_TYPE);
    expect([await isAnswered(short), await isAnswered('text/0'), await isAnswered('text/99')]).toEqual([
      ...[false, true, true],
    ]);
  });
});
