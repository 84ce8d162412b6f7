import type { Problem } from '../client/problems.ts';
import type { Texts } from './language.ts';

/** The sentences of the service by which an action or a file is refused, each with its text in the inbox. */
const REASONS = [
  [/^Your role .* only on your own/, 'reason_own'],
  [/^Your role/, 'reason_role'],
  [/^This key lacks/, 'reason_scope'],
  [/approved; remove the approval/, 'reason_approved'],
  [/remove the decision|already (approved|rejected)/, 'reason_decided'],
  [/still being processed/, 'reason_processing'],
  [/neither approved nor rejected/, 'reason_undecided'],
  [/a second person must decide/, 'reason_fourEyes'],
  [/^This type of file is not supported/, 'failure_unsupported_file_type'],
  // What Chromium, Safari and Firefox say.
  [/^(Failed to fetch|Load failed|NetworkError)/, 'unreachable'],
  [/^The file is larger/, 'failure_too_large'],
] as const satisfies readonly (readonly [RegExp, keyof Texts])[];

/** Why an action or a file is refused, in the language of the page. A reason that it has no text for stays in English. */
export function translateReason(reason: string, texts: Texts): string {
  const name = REASONS.find(([pattern]) => pattern.test(reason))?.[1];
  return (name && texts[name]) || reason;
}

/** Why a change was refused, in one text; an empty one if it was not. */
export function describeProblems(problems: readonly Problem[], texts: Texts): string {
  return problems.map(({ message }) => translateReason(message, texts)).join(' ');
}
