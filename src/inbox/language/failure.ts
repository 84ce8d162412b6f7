import type { Texts } from './language.ts';

interface Failure {
  readonly code: string;
  readonly message: string;
}

/** Why a file could not be read, in the language of the page; in English if it has no text for it. */
export function describeFailure({ code, message }: Failure, texts: Texts): string {
  const known: Readonly<Record<string, string>> = texts;
  return known[`failure_${code}`] || message;
}
