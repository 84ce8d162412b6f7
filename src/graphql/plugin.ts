import type { ApolloServerPlugin, GraphQLRequestContext, GraphQLRequestListener } from '@apollo/server';
import { OperationTypeNode, type GraphQLFormattedError } from 'graphql';
import type { Gate } from '../web/gate.js';
import { AppError, ERROR_TABLE, UNAVAILABLE_SECONDS } from '../shared/errors.js';
import type { Logger } from '../shared/logger.js';
import { chargeOperation } from './charge.js';
import { collectFragments } from './fragments.js';
import type { CompiledQueries } from './compiled/compiled-queries.js';
import type { GraphqlContext } from './context.js';
import { settleCost, type ExecutedOperation } from './cost-report.js';
import type { QueryCosts } from './cost.js';
import { logError, toGraphqlError } from './errors.js';
import { recordErrors, recordOperation } from './record-operation.js';
import { measureResponse } from './response-size.js';

export interface PluginOptions {
  readonly costs: QueryCosts;
  /** Counts the queries, so that it compiles the frequent ones. */
  readonly queries: CompiledQueries;
  readonly gate: Gate;
  readonly logger: Logger;
}

type RequestContext = GraphQLRequestContext<GraphqlContext>;

/** Creates the server plugin, which charges an operation's cost, counts queries, and completes responses. */
export function createPlugin({ costs, queries, gate, logger }: PluginOptions): ApolloServerPlugin<GraphqlContext> {
  const listener: GraphQLRequestListener<GraphqlContext> = {
    async didResolveOperation({ contextValue, document, operation, request, response, source }) {
      // Without one, execution reports the reason.
      if (!operation) return;
      recordOperation(contextValue.record, operation);
      try {
        if (operation.operation === 'subscription') throw createWrongPathError();
        // A request that its compiled query could not answer is already charged.
        if (!contextValue.charge) {
          const cost = costs.estimateCost(operation, () => collectFragments(document), request.variables ?? {});
          contextValue.charge = await chargeOperation(gate, contextValue.actor, operation, cost);
        }
      } catch (error) {
        throw toGraphqlError(error);
      }
      if (contextValue.readScope) contextValue.readScope.isOpen = operation.operation === 'query';
      for (const [name, value] of Object.entries(contextValue.charge.bucket.headers)) {
        response.http.headers.set(name, value);
      }
      queries.count(source, request.operationName ?? null, document, operation);
    },
    async didEncounterErrors({ contextValue, errors }) {
      for (const error of errors) logError(logger, error, contextValue.requestId);
      recordErrors(contextValue.record, errors);
    },
    async willSendResponse(context) {
      await completeResponse(context, costs, gate);
    },
  };
  return { requestDidStart: async () => listener };
}

function createWrongPathError(): AppError {
  return new AppError('bad_request', 'Subscriptions are served at /graphql/stream, as text/event-stream.');
}

/** Adds the cost to the response, and the request id to each error, so that a report can be found in the log. */
async function completeResponse(context: RequestContext, costs: QueryCosts, gate: Gate): Promise<void> {
  const { contextValue, response } = context;
  if (response.body?.kind !== 'single') return;
  const { singleResult: result } = response.body;
  const { requestId } = contextValue;
  if (result.errors) {
    result.errors = result.errors.map((error) => ({ ...error, extensions: { ...error.extensions, requestId } }));
  }
  if (isEmpty(result.data) && result.errors?.some(isUnavailable)) markUnavailable(response);
  try {
    const isMutation = context.operation?.operation === OperationTypeNode.MUTATION;
    const characters = result.data ? measureResponse(result.data, isMutation) : 0;
    const executed = findExecuted(context, result.data);
    const cost = await settleCost({ gate, costs, context: contextValue, executed, characters });
    if (cost) result.extensions = { ...result.extensions, cost };
  } catch (error) {
    contextValue.outcome.refusal = error;
  }
}

function findExecuted(
  { document, operation, request }: RequestContext,
  data: ExecutedOperation['data'],
): ExecutedOperation | null {
  return document && operation ? { document, operation, variables: request.variables ?? {}, data } : null;
}

/** Whether no field of the root type has a result. */
function isEmpty(data: ExecutedOperation['data'] | undefined): boolean {
  return !data || Object.values(data).every((value) => value === null);
}

function isUnavailable({ extensions }: GraphQLFormattedError): boolean {
  return extensions?.['code'] === ERROR_TABLE.service_unavailable.graphqlCode;
}

/** Sets 503 and `Retry-After` if there is no data because the database is unavailable, so that proxies see it too. */
function markUnavailable({ http }: RequestContext['response']): void {
  http.status = ERROR_TABLE.service_unavailable.status;
  http.headers.set('retry-after', String(UNAVAILABLE_SECONDS));
}
