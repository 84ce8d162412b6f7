import type { DocumentNode, OperationDefinitionNode } from 'graphql';
import type { Gate } from '../web/gate.js';
import { collectFragments } from './fragments.js';
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
 * Refunds what an operation was charged beyond its actual cost. A failed operation costs its estimate.
 *
 * @param executed null if nothing was executed
 * @returns what the client is told; null if the operation was not charged
 */
export function settleCost(
  gate: Gate,
  costs: QueryCosts,
  { actor, charge }: GraphqlContext,
  executed: ExecutedOperation | null,
): CostReport | null {
  if (!charge) return null;
  const { cost: requestedQueryCost, bucket } = charge;
  const actualQueryCost = Math.min(requestedQueryCost, computeActualCost(costs, executed) ?? requestedQueryCost);
  const unspent = requestedQueryCost - actualQueryCost;
  const { limit, perSecond, remaining } = (unspent > 0 && gate.refund(actor, 'graphql', unspent)) || bucket;
  const throttleStatus = { maximumAvailable: limit, currentlyAvailable: remaining, restoreRate: perSecond };
  return { requestedQueryCost, actualQueryCost, throttleStatus };
}

function computeActualCost(costs: QueryCosts, executed: ExecutedOperation | null): number | null {
  if (!executed?.data) return null;
  const { document, operation, variables, data } = executed;
  return costs.computeActualCost(operation, () => collectFragments(document), variables, data);
}
