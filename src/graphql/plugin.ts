import type { ApolloServerPlugin, GraphQLRequestContext, GraphQLRequestListener } from '@apollo/server';
import type { GraphQLSchema } from 'graphql';
import type { Logger } from '../shared/logger.js';
import { CompiledQueries, singleResult } from './compiled-queries.js';
import type { GraphqlContext } from './context.js';
import { logError, presentError } from './errors.js';

export interface PluginOptions {
  readonly schema: GraphQLSchema;
  readonly logger: Logger;
}

/** What the service does at each step of a call: one listener for all of them. */
export function createPlugin({ schema, logger }: PluginOptions): ApolloServerPlugin<GraphqlContext> {
  const compiledQueries = new CompiledQueries(schema);
  const listener: GraphQLRequestListener<GraphqlContext> = {
    async responseForOperation({ contextValue, document, operation, operationName, queryHash, request }) {
      if (operation.operation !== 'query') return null;
      const compiled = compiledQueries.find(queryHash ?? '', document, operationName);
      if (!compiled) return null;
      const result = await compiled.query(undefined, contextValue, request.variables ?? {});
      if (!result.errors) return singleResult(result);
      const { requestId } = contextValue;
      for (const error of result.errors) logError(logger, error, requestId);
      return singleResult({ ...result, errors: result.errors.map((error) => presentError(error, requestId)) as never });
    },
    async didEncounterErrors({ contextValue, errors }) {
      for (const error of errors) logError(logger, error, contextValue.requestId);
    },
    async willSendResponse(context) {
      nameRequest(context);
    },
  };
  return { requestDidStart: async () => listener };
}

/** Puts the request's id into each error, so that a client's report leads to the log. */
function nameRequest({ contextValue, response }: GraphQLRequestContext<GraphqlContext>): void {
  if (response.body?.kind !== 'single') return;
  const { singleResult: result } = response.body;
  if (!result.errors) return;
  const { requestId } = contextValue;
  result.errors = result.errors.map((error) => ({ ...error, extensions: { ...error.extensions, requestId } }));
}
