import type { DocumentNode, OperationDefinitionNode } from 'graphql';
import type { Actor } from '../shared/actor.js';
import type { Gate, RateLimitState } from '../web/gate.js';
import { collectFragments } from './fragments.js';
import { countLengthPoints } from './response-size.js';
import type { GraphqlContext } from './context.js';
import type { QueryCosts } from './cost.js';

/** An executed operation. */
export interface ExecutedOperation {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly variables: Readonly<Record<string, unknown>>;
  /** The data of its response; nothing if it failed. */
  readonly data: object | null | undefined;
}

/** What settling a cost requires. */
export interface Settlement {
  readonly gate: Gate;
  readonly costs: QueryCosts;
  readonly context: GraphqlContext;
  /** Null if nothing was executed. */
  readonly executed: ExecutedOperation | null;
  /** The length of the response's data as JSON. */
  readonly characters: number;
}

/** What `extensions.cost` reports. */
export interface CostReport {
  readonly requestedQueryCost: number;
  readonly actualQueryCost: number;
  readonly throttleStatus: {
    readonly maximumAvailable: number;
    readonly currentlyAvailable: number;
    readonly restoreRate: number;
  };
}

/**
 * Refunds what an operation was charged beyond its actual cost, or charges what is missing for a long response. A failed operation costs its
 * estimate.
 *
 * @returns what the client is told; null if the operation was not charged
 * @throws rate_limit_exceeded unless it is a mutation, which has already changed something
 */
export async function settleCost({
  gate,
  costs,
  context,
  executed,
  characters,
}: Settlement): Promise<CostReport | null> {
  const { actor, charge, lists } = context;
  if (!charge) return null;
  const { cost: requestedQueryCost } = charge;
  const ofRows = Math.min(requestedQueryCost, computeActualCost(costs, executed) ?? requestedQueryCost);
  const actualQueryCost = Math.max(ofRows + lists.points, countLengthPoints(characters));
  const unspent = requestedQueryCost + lists.paidPoints - actualQueryCost;
  const refunded = unspent > 0 ? gate.refund(actor, 'graphql', unspent) : null;
  const charged = unspent < 0 ? await chargeMissing(gate, actor, executed, -unspent) : null;
  const { limit, perSecond, remaining } = refunded ?? charged ?? lists.bucket ?? charge.bucket;
  const throttleStatus = { maximumAvailable: limit, currentlyAvailable: remaining, restoreRate: perSecond };
  return { requestedQueryCost, actualQueryCost, throttleStatus };
}

async function chargeMissing(
  gate: Gate,
  actor: Actor,
  executed: ExecutedOperation | null,
  points: number,
): Promise<RateLimitState | null> {
  try {
    return await gate.charge(actor, 'graphql', points);
  } catch (error) {
    if (executed?.operation.operation === 'mutation') return null;
    throw error;
  }
}

function computeActualCost(costs: QueryCosts, executed: ExecutedOperation | null): number | null {
  if (!executed?.data) return null;
  const { document, operation, variables, data } = executed;
  return costs.computeActualCost(operation, () => collectFragments(document), variables, data);
}
