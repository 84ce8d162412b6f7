import type { ApolloServerPlugin, GraphQLRequestContext, GraphQLRequestListener } from '@apollo/server';
import type { GraphQLFormattedError, GraphQLSchema } from 'graphql';
import type { Actor } from '../shared/actor.js';
import type { Gate, RateLimitState } from '../web/gate.js';
import { AppError, ERROR_TABLE, UNAVAILABLE_SECONDS } from '../shared/errors.js';
import type { Logger } from '../shared/logger.js';
import { chargeOperation, collectFragments } from './charge.js';
import { CompiledQueries, requireSingleResult } from './compiled-queries.js';
import type { Charge, GraphqlContext } from './context.js';
import { QueryCosts } from './cost.js';
import { logError, presentError, toGraphqlError } from './errors.js';

export interface PluginOptions {
  readonly schema: GraphQLSchema;
  readonly gate: Gate;
  readonly logger: Logger;
}

type RequestContext = GraphQLRequestContext<GraphqlContext>;

/** Creates the server plugin, which charges an operation's cost, executes compiled queries, and completes responses. */
export function createPlugin({ schema, gate, logger }: PluginOptions): ApolloServerPlugin<GraphqlContext> {
  const compiledQueries = new CompiledQueries(schema);
  const costs = new QueryCosts(schema);
  const listener: GraphQLRequestListener<GraphqlContext> = {
    async didResolveOperation({ contextValue, document, operation, request, response }) {
      // Without one, execution reports the reason.
      if (!operation) return;
      const cost = costs.estimateCost(operation, () => collectFragments(document), request.variables ?? {});
      try {
        if (operation.operation === 'subscription') throw createWrongPathError();
        contextValue.charge = await chargeOperation(gate, contextValue.actor, operation, cost);
      } catch (error) {
        throw toGraphqlError(error);
      }
      for (const [name, value] of Object.entries(contextValue.charge?.bucket.headers ?? {})) {
        response.http.headers.set(name, value);
      }
    },
    async responseForOperation({ contextValue, document, operation, operationName, queryHash, request }) {
      if (operation?.operation !== 'query') return null;
      const compiled = compiledQueries.find(queryHash, document, operationName);
      if (!compiled) return null;
      const result = await compiled.query(undefined, contextValue, request.variables ?? {});
      for (const error of result.errors ?? []) logError(logger, error, contextValue.requestId);
      return requireSingleResult(result);
    },
    async didEncounterErrors({ contextValue, errors }) {
      for (const error of errors) logError(logger, error, contextValue.requestId);
    },
    async willSendResponse(context) {
      completeResponse(context, costs, gate);
    },
  };
  return { requestDidStart: async () => listener };
}

function createWrongPathError(): AppError {
  return new AppError('bad_request', 'Subscriptions are served at /graphql/stream, as text/event-stream.');
}

/** Adds the cost to the response, and the request id to each error, so that a report can be found in the log. */
function completeResponse(context: RequestContext, costs: QueryCosts, gate: Gate): void {
  const { contextValue, response } = context;
  if (response.body?.kind !== 'single') return;
  const { singleResult: result } = response.body;
  const { charge: charged, requestId } = contextValue;
  if (result.errors) result.errors = result.errors.map((error) => formatCompiledError(error, requestId));
  if (result.data === null && result.errors?.some(isUnavailable)) markUnavailable(response);
  if (!charged) return;
  const actualQueryCost = computeActualCost(context, costs, charged, result.data);
  const { limit, perSecond, remaining } = refundUnspent(gate, contextValue.actor, charged, actualQueryCost);
  const throttleStatus = { maximumAvailable: limit, currentlyAvailable: remaining, restoreRate: perSecond };
  const cost = { requestedQueryCost: charged.cost, actualQueryCost, throttleStatus };
  result.extensions = { ...result.extensions, cost };
}

/** Refunds the difference between the estimate and the actual cost. Returns the bucket's new state. */
function refundUnspent(gate: Gate, actor: Actor, { bucket, cost }: Charge, actual: number): RateLimitState {
  return (actual < cost && gate.refund(actor, 'graphql', cost - actual)) || bucket;
}

/** A failed operation costs its estimate. */
function computeActualCost(
  { document, operation, request }: RequestContext,
  costs: QueryCosts,
  { cost }: Charge,
  data: object | null | undefined,
): number {
  if (!document || !operation || !data) return cost;
  return Math.min(
    cost,
    costs.computeActualCost(operation, () => collectFragments(document), request.variables ?? {}, data),
  );
}

function isUnavailable({ extensions }: GraphQLFormattedError): boolean {
  return extensions?.['code'] === ERROR_TABLE.service_unavailable.graphqlCode;
}

/** Sets 503 and `Retry-After` if there is no data because the database is unavailable, so that proxies see it too. */
function markUnavailable({ http }: RequestContext['response']): void {
  http.status = ERROR_TABLE.service_unavailable.status;
  http.headers.set('retry-after', String(UNAVAILABLE_SECONDS));
}

/** Formats an error of a compiled query, which is still the thrown one; the others are already formatted. */
function formatCompiledError(error: GraphQLFormattedError, requestId: string): GraphQLFormattedError {
  if (error instanceof Error) return presentError(error, requestId);
  return { ...error, extensions: { ...error.extensions, requestId } };
}
