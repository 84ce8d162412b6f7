import {
  getOperationAST,
  GraphQLError,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { collectFragments } from './fragments.js';
import { QueryCosts, SUBSCRIPTION_POINTS } from './cost.js';
import { DocumentRefused } from './http-answer.js';
import { createLimitsRule, MAX_ERRORS, MAX_TOKENS } from './limits.js';
import { requireWellFormed, type GraphqlBody } from './request-body.js';

/** A validated subscription. */
export interface StreamOperation {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly cost: number;
  /** The part of the cost that each change has. */
  readonly changePoints: number;
}

/** Parses and validates subscriptions, with the limits of every document. */
export class StreamDocuments {
  private readonly costs: QueryCosts;

  constructor(
    private readonly schema: GraphQLSchema,
    /** Whether error messages may suggest names of the schema. */
    private readonly introspection: boolean,
  ) {
    this.costs = new QueryCosts(schema);
  }

  /** @throws bad_request, DocumentRefused */
  read(body: GraphqlBody): StreamOperation {
    requireWellFormed(body);
    const document = this.parseDocument(String(body['query']));
    const name = body['operationName'] as string | null | undefined;
    const operation = getOperationAST(document, name);
    if (operation?.operation !== 'subscription') throw createNotSubscribingRefusal(operation);
    const variables = (body['variables'] ?? {}) as Record<string, unknown>;
    const cost = this.costs.estimateCost(operation, () => collectFragments(document), variables);
    return { document, operation, variables, cost, changePoints: cost - SUBSCRIPTION_POINTS };
  }

  private parseDocument(text: string): DocumentNode {
    let document: DocumentNode;
    try {
      document = parse(text, { maxTokens: MAX_TOKENS });
    } catch (error) {
      throw error instanceof GraphQLError ? createRefusal([error], 'GRAPHQL_PARSE_FAILED') : error;
    }
    const rules = [
      ...specifiedRules,
      createLimitsRule,
      ...(this.introspection ? [] : [NoSchemaIntrospectionCustomRule]),
    ];
    const options = { maxErrors: MAX_ERRORS, hideSuggestions: !this.introspection };
    const errors = validate(this.schema, document, rules, options);
    if (errors.length > 0) throw createRefusal(errors, 'GRAPHQL_VALIDATION_FAILED');
    return document;
  }
}

function createRefusal(errors: readonly GraphQLError[], code: string): DocumentRefused {
  return new DocumentRefused(
    errors.map(
      ({ message, nodes, source, positions }) =>
        new GraphQLError(message, { nodes, source, positions, extensions: { code } }),
    ),
  );
}

function createNotSubscribingRefusal(operation: OperationDefinitionNode | null | undefined): DocumentRefused {
  const message = operation
    ? `Only subscriptions are served here; send a ${operation.operation} to /graphql.`
    : 'Set `operationName` to one of the operations in the document.';
  return new DocumentRefused([new GraphQLError(message)]);
}
