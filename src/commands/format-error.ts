import type { AppError } from '../shared/errors.js';

/** Formats an error for an operator: the message, and what is wrong with which value on lines of their own. */
export function formatError(error: AppError): string {
  const lines = Object.entries(error.details ?? {}).flatMap(([name, value]) =>
    toMessages(value).map((message) => `  - ${name}: ${message}`),
  );
  if (lines.length === 0) return error.message;
  return [error.message.replace('; see details.', ':'), ...lines].join('\n');
}

function toMessages(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(toMessages);
  return [typeof value === 'string' ? value : JSON.stringify(value)];
}
