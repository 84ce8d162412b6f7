import { APPROVEMENT_STATUSES, PROCESSING_STATUSES } from '../../access/policy.js';
import { named, namedChoice, nullable, shape, withExample, type Shape } from './shape.js';

/** Any text. */
export function text(example: string): Shape<string> {
  return shape({ type: 'string' }, example);
}

/** Any text, or null. */
export function optionalText(example: string | null): Shape<string | null> {
  return nullable(text(''), example);
}

/** A boolean. */
export function flag(example: boolean): Shape<boolean> {
  return shape({ type: 'boolean' }, example);
}

/** A uid with the given example. */
export function uid(example: string): Shape<string> {
  return withExample(UID, example);
}

/** An instant with the given example. */
export function instant(example: string): Shape<string> {
  return withExample(INSTANT, example);
}

/** A human-friendly id with the given example. */
export function humanId(example: string): Shape<string> {
  return withExample(HUMAN_ID, example);
}

/** An amount with the given example. */
export function money(example: string): Shape<string> {
  return withExample(MONEY, example);
}

/** A decimal with at most this many digits before the point, and exactly this many after it. */
export function decimal(digits: number, places: number, example: string): Shape<string> {
  return shape({ type: 'string', pattern: `^-?\\d{1,${digits}}\\.\\d{${places}}$` }, example);
}

const UID = named('Uid', shape({ type: 'string', format: 'uuid' }, '019a5f0e-7c3b-7d20-9a41-2f6f0c9b1e55'));
const HUMAN_ID = named('HumanId', shape({ type: 'string', pattern: '^[A-HJ-NP-Z2-9]{6}$' }, 'K7QX2M'));
const INSTANT = named(
  'Instant',
  shape(
    { type: 'string', pattern: String.raw`^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}\+00:00$` },
    '2026-03-31T12:00:00.123456+00:00',
  ),
);
const MONEY = named('Money', decimal(18, 2, '1234.50'));

export const DAY = shape({ type: 'string', format: 'date' }, '2026-03-31');
export const CURRENCY = shape({ type: 'string', pattern: '^[A-Z]{3}$', description: 'ISO 4217.' }, 'EUR');
export const LANGUAGE = shape({ type: 'string', pattern: '^[a-z]{2}$', description: 'ISO 639-1.' }, 'en');
export const COUNTRY = shape({ type: 'string', pattern: '^[A-Z]{2}$', description: 'ISO 3166-1 alpha-2.' }, 'SE');
export const PROCESSING_STATUS = namedChoice('ProcessingStatus', PROCESSING_STATUSES, 'finished');
export const APPROVEMENT_STATUS = namedChoice('ApprovementStatus', APPROVEMENT_STATUSES, 'waiting');
