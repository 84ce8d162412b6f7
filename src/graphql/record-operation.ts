import type { OperationDefinitionNode } from 'graphql';
import type { RequestRecord } from '../telemetry/signals.js';
import { presentError } from './errors.js';

/**
 * Names a validated operation in its record by its type and its field of the schema. The name that the client gave it is not used: there
 * may be any number of them.
 */
export function recordOperation(
  record: RequestRecord | undefined,
  { operation, selectionSet: { selections } }: OperationDefinitionNode,
): void {
  if (!record) return;
  const [first] = selections;
  const field = selections.length === 1 && first?.kind === 'Field' ? first.name.value : 'several';
  record.operation = `${operation} ${field}`;
}

/** Adds the codes of errors, as clients see them, each once. */
export function recordErrors(record: RequestRecord | undefined, errors: readonly unknown[]): void {
  if (!record) return;
  const codes = errors.map((error) => String(presentError(error).extensions?.['code']));
  record.codes = [...new Set([...record.codes, ...codes])];
}
