import type { ApolloServerPlugin, GraphQLRequestContext, GraphQLRequestListener } from '@apollo/server';
import type { GraphQLFormattedError, GraphQLSchema } from 'graphql';
import type { Actor } from '../shared/actor.js';
import type { Gate, RateLimitState } from '../web/gate.js';
import { AppError, ERROR_TABLE, UNAVAILABLE_SECONDS } from '../shared/errors.js';
import type { Logger } from '../shared/logger.js';
import { chargeOperation, fragmentsOf } from './charge.js';
import { CompiledQueries, singleResult } from './compiled-queries.js';
import type { Charge, GraphqlContext } from './context.js';
import { QueryCosts } from './cost.js';
import { logError, presentError, refusal } from './errors.js';

export interface PluginOptions {
  readonly schema: GraphQLSchema;
  readonly gate: Gate;
  readonly logger: Logger;
}

type RequestContext = GraphQLRequestContext<GraphqlContext>;

/** What the service does at the steps of a call: charges its cost, runs it compiled where it can, and finishes its answer. */
export function createPlugin({ schema, gate, logger }: PluginOptions): ApolloServerPlugin<GraphqlContext> {
  const compiledQueries = new CompiledQueries(schema);
  const costs = new QueryCosts(schema);
  const listener: GraphQLRequestListener<GraphqlContext> = {
    async didResolveOperation({ contextValue, document, operation, request, response }) {
      // Without one, executing tells why.
      if (!operation) return;
      const cost = costs.costOf(operation, () => fragmentsOf(document), request.variables ?? {});
      try {
        if (operation.operation === 'subscription') throw notHere();
        contextValue.charge = await chargeOperation(gate, contextValue.actor, operation, cost);
      } catch (error) {
        throw refusal(error);
      }
      for (const [name, value] of Object.entries(contextValue.charge?.bucket.headers ?? {})) {
        response.http.headers.set(name, value);
      }
    },
    async responseForOperation({ contextValue, document, operation, operationName, queryHash, request }) {
      if (operation?.operation !== 'query') return null;
      const compiled = compiledQueries.find(queryHash ?? '', document, operationName);
      if (!compiled) return null;
      const result = await compiled.query(undefined, contextValue, request.variables ?? {});
      for (const error of result.errors ?? []) logError(logger, error, contextValue.requestId);
      return singleResult(result);
    },
    async didEncounterErrors({ contextValue, errors }) {
      for (const error of errors) logError(logger, error, contextValue.requestId);
    },
    async willSendResponse(context) {
      finishAnswer(context, costs, gate);
    },
  };
  return { requestDidStart: async () => listener };
}

function notHere(): AppError {
  return new AppError('bad_request', 'Subscriptions are served at /graphql/stream, as text/event-stream.');
}

/** Adds what the call cost, and to each error the request's id, so that a client's report leads to the log. */
function finishAnswer(context: RequestContext, costs: QueryCosts, gate: Gate): void {
  const { contextValue, response } = context;
  if (response.body?.kind !== 'single') return;
  const { singleResult: result } = response.body;
  const { charge: charged, requestId } = contextValue;
  if (result.errors) result.errors = result.errors.map((error) => tracedError(error, requestId));
  if (result.data === null && result.errors?.some(isUnavailable)) tellUnavailable(response);
  if (!charged) return;
  const actualQueryCost = actualCost(context, costs, charged, result.data);
  const { limit, perSecond, remaining } = refunded(gate, contextValue.actor, charged, actualQueryCost);
  const throttleStatus = { maximumAvailable: limit, currentlyAvailable: remaining, restoreRate: perSecond };
  const cost = { requestedQueryCost: charged.cost, actualQueryCost, throttleStatus };
  result.extensions = { ...result.extensions, cost };
}

/** The bucket after what was charged and did not come to be is back in it. */
function refunded(gate: Gate, actor: Actor, { bucket, cost }: Charge, actual: number): RateLimitState {
  return (actual < cost && gate.refund(actor, 'graphql', cost - actual)) || bucket;
}

/** What failed has cost what it was to cost. */
function actualCost(
  { document, operation, request }: RequestContext,
  costs: QueryCosts,
  { cost }: Charge,
  data: object | null | undefined,
): number {
  if (!document || !operation || !data) return cost;
  return Math.min(
    cost,
    costs.actualCostOf(operation, () => fragmentsOf(document), request.variables ?? {}, data),
  );
}

function isUnavailable({ extensions }: GraphQLFormattedError): boolean {
  return extensions?.['code'] === ERROR_TABLE.service_unavailable.graphqlCode;
}

/** An answer that has nothing because the database is away says so to whatever stands between, and when to try again. */
function tellUnavailable({ http }: RequestContext['response']): void {
  http.status = ERROR_TABLE.service_unavailable.status;
  http.headers.set('retry-after', String(UNAVAILABLE_SECONDS));
}

/** A compiled query's errors are still those that were thrown; the others are presented already. */
function tracedError(error: GraphQLFormattedError, requestId: string): GraphQLFormattedError {
  if (error instanceof Error) return presentError(error, requestId);
  return { ...error, extensions: { ...error.extensions, requestId } };
}
