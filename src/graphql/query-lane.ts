import type { GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Gate } from '../web/gate.js';
import { chargeOperation } from './charge.js';
import { collectFragments } from './fragments.js';
import type { Charge, GraphqlContext } from './context.js';
import { settleCost } from './cost-report.js';
import { MAX_COST, type QueryCosts } from './cost.js';
import type { GraphqlBody } from './request-body.js';
import type { CompiledQueries, KnownQuery } from './compiled/compiled-queries.js';
import { recordOperation } from './record-operation.js';
import { MAX_RESPONSE_CHARACTERS, requireSmall } from './response-size.js';
import { createOutline, type QueryRequest } from './compiled/write-json.js';

const MAX_ACCEPTED = 100;
const MAX_ACCEPT_LENGTH = 500;
/** Longer texts are given up before they are complete. Text in nested lists counts more than once. */
const MAX_WRITTEN_CHARACTERS = 4 * MAX_RESPONSE_CHARACTERS;

export interface QueryLaneOptions {
  readonly schema: GraphQLSchema;
  readonly gate: Gate;
  readonly costs: QueryCosts;
  readonly queries: CompiledQueries;
}

/** A successful response. */
export interface QueryAnswer {
  readonly contentType: string;
  readonly charge: Charge;
  readonly body: string;
}

/**
 * Answers frequent queries from their compiled form, as plain execution would. It reports no errors of fields itself: if a response would not
 * be a success, plain execution answers the request from the start, and only the charge is kept.
 */
export class QueryLane {
  /** The content type that plain execution chose, by the header `Accept`. */
  private readonly contentTypes = new LRUCache<string, string>({ max: MAX_ACCEPTED });

  constructor(private readonly options: QueryLaneOptions) {}

  /** Remembers the content type of a successful response. */
  learn(accept: string, contentType: string): void {
    if (accept.length <= MAX_ACCEPT_LENGTH) this.contentTypes.set(accept, contentType);
  }

  /**
   * Answers a well-formed request.
   *
   * @returns null if plain execution must answer it, which must not charge it again if the context has a charge
   * @throws payload_too_large, rate_limit_exceeded if the response is too long, as plain execution would
   */
  async answer(body: GraphqlBody, accept: string, context: GraphqlContext): Promise<QueryAnswer | null> {
    const contentType = this.contentTypes.get(accept);
    const known = contentType === undefined ? null : this.find(body);
    if (contentType === undefined || !known) return null;
    const given = (body['variables'] ?? {}) as Readonly<Record<string, unknown>>;
    const variables = known.readVariables(given);
    const charge = variables && (await this.charge(known, given, context));
    if (!variables || !charge) return null;
    recordOperation(context.record, known.operation);
    if (context.readScope) context.readScope.isOpen = true;
    const outline = createOutline();
    const room = { characters: MAX_WRITTEN_CHARACTERS };
    const data = await execute(known, { variables, context, room }, outline);
    if (data === null) return null;
    requireSmall(data.length, false);
    const { document, operation } = known;
    const executed = { document, operation, variables: given, data: outline };
    const { gate, costs } = this.options;
    const cost = await settleCost({ gate, costs, context, executed, characters: data.length });
    return { contentType, charge, body: `{"data":${data},"extensions":${JSON.stringify({ cost })}}\n` };
  }

  private find({ query, operationName, extensions }: GraphqlBody): KnownQuery | null {
    if (extensions && 'persistedQuery' in (extensions as object)) return null;
    return this.options.queries.find(String(query), (operationName as string | null | undefined) ?? null);
  }

  private async charge(
    { document, operation }: KnownQuery,
    given: Readonly<Record<string, unknown>>,
    context: GraphqlContext,
  ): Promise<Charge | null> {
    const cost = this.options.costs.estimateCost(operation, () => collectFragments(document), given);
    if (cost > MAX_COST) return null;
    try {
      context.charge = await chargeOperation(this.options.gate, context.actor, operation, cost);
      return context.charge;
    } catch {
      return null;
    }
  }
}

async function execute(
  { compiled }: KnownQuery,
  request: QueryRequest,
  outline: Record<string, unknown>,
): Promise<string | null> {
  try {
    return await compiled.execute(request, outline);
  } catch {
    return null;
  }
}
