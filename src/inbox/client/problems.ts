import { createContext, use } from 'react';
import { CombinedGraphQLErrors } from '@apollo/client';

/** Why a change was refused; of a whole form if it has no field. */
export interface Problem {
  readonly field?: string | null;
  readonly message: string;
}

/** What was refused of the form around a field. */
export const ProblemsContext = createContext<readonly Problem[]>([]);

/** What was refused of one field; an empty text if nothing was. */
export function useProblem(name: string): string {
  const own = use(ProblemsContext).filter(({ field }) => field === name);
  return own.map(({ message }) => message).join(' ');
}

/** Prefers the messages for single values to the general one. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (!CombinedGraphQLErrors.is(error)) return error.message;
  const [first] = error.errors;
  const details = Object.values((first?.extensions?.['details'] ?? {}) as Record<string, unknown>).flat();
  const texts = details.filter((detail): detail is string => typeof detail === 'string');
  return texts.length > 0 ? texts.join(' ') : (first?.message ?? error.message);
}
