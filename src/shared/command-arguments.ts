import { InvalidArgumentError } from 'commander';
import { parseIsoTimestamp, type Timestamp } from './clock.js';

/** @throws InvalidArgumentError */
export function parseSeconds(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('Must be a whole number of seconds.');
  return Number(text);
}

/** Parses a time in UTC. @throws InvalidArgumentError */
export function parseTimestamp(text: string): Timestamp {
  const parsed = parseIsoTimestamp(`${text.replace(' ', 'T')}Z`);
  if (parsed === null) throw new InvalidArgumentError('Must be a time in UTC, such as 2027-01-31 23:59:59.');
  return parsed;
}
