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
import { fragmentsOf } from './charge.js';
import { QueryCosts } from './cost.js';
import { DocumentRefused } from './http-answer.js';
import { limitsRule, MAX_ERRORS, MAX_TOKENS } from './limits.js';
import { requireWellFormed, type GraphqlBody } from './request-body.js';

const SUGGESTION = / ?Did you mean .+\?$/;

/** A validated subscription. */
export interface StreamOperation {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly cost: number;
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
    const document = this.parsed(String(body['query']));
    const name = body['operationName'] as string | null | undefined;
    const operation = getOperationAST(document, name);
    if (operation?.operation !== 'subscription') throw notSubscribing(operation);
    const variables = (body['variables'] ?? {}) as Record<string, unknown>;
    return {
      document,
      operation,
      variables,
      cost: this.costs.costOf(operation, () => fragmentsOf(document), variables),
    };
  }

  private parsed(text: string): DocumentNode {
    let document: DocumentNode;
    try {
      document = parse(text, { maxTokens: MAX_TOKENS });
    } catch (error) {
      throw error instanceof GraphQLError ? refused([error], 'GRAPHQL_PARSE_FAILED') : error;
    }
    const rules = [...specifiedRules, limitsRule, ...(this.introspection ? [] : [NoSchemaIntrospectionCustomRule])];
    const errors = validate(this.schema, document, rules, { maxErrors: MAX_ERRORS });
    if (errors.length > 0)
      throw refused(this.introspection ? errors : errors.map(withoutSuggestions), 'GRAPHQL_VALIDATION_FAILED');
    return document;
  }
}

function refused(errors: readonly GraphQLError[], code: string): DocumentRefused {
  return new DocumentRefused(
    errors.map((error) => new GraphQLError(error.message, { ...error, extensions: { code } })),
  );
}

function withoutSuggestions(error: GraphQLError): GraphQLError {
  return new GraphQLError(error.message.replace(SUGGESTION, ''), error);
}

function notSubscribing(operation: OperationDefinitionNode | null | undefined): DocumentRefused {
  const message = operation
    ? `Only subscriptions are served here; send a ${operation.operation} to /graphql.`
    : 'Name one of the operations of the document.';
  return new DocumentRefused([new GraphQLError(message)]);
}
