import type { OperationDefinitionNode } from 'graphql';
import type { Actor } from '../shared/actor.js';
import type { Gate } from '../web/gate.js';
import { AppError } from '../shared/errors.js';
import type { Charge } from './context.js';
import { MAX_COST } from './cost.js';

/** The part of a call's cost that is charged before its body is read. */
export const ENTRANCE_COST = 1;

/** Charges the key's bucket for an operation, minus what is already charged. @throws bad_request, rate_limit_exceeded */
export async function chargeOperation(
  gate: Gate,
  actor: Actor,
  { name }: OperationDefinitionNode,
  cost: number,
): Promise<Charge> {
  if (cost > MAX_COST) {
    const operation = name ? `The operation ${name.value}` : 'The operation';
    const details = { cost, maximum: MAX_COST };
    throw new AppError('bad_request', `${operation} costs ${cost} points; the limit is ${MAX_COST}.`, { details });
  }
  return { cost, bucket: await gate.charge(actor, 'graphql', cost - ENTRANCE_COST) };
}
