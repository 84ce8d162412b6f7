import { APPROVEMENT_STATUSES, PROCESSING_STATUSES } from '../../access/policy.js';
import { nameShape, createNamedEnumShape, makeNullable, createShape, replaceExample, type Shape } from './shape.js';

/** Any text. */
export function createTextShape(example: string): Shape<string> {
  return createShape({ type: 'string' }, example);
}

/** Any text, or null. */
export function createOptionalTextShape(example: string | null): Shape<string | null> {
  return makeNullable(createTextShape(''), example);
}

/** A boolean. */
export function createFlagShape(example: boolean): Shape<boolean> {
  return createShape({ type: 'boolean' }, example);
}

/** A uid with the given example. */
export function createUidShape(example: string): Shape<string> {
  return replaceExample(UID, example);
}

/** An instant with the given example. */
export function createInstantShape(example: string): Shape<string> {
  return replaceExample(INSTANT, example);
}

/** A human-friendly id with the given example. */
export function createHumanIdShape(example: string): Shape<string> {
  return replaceExample(HUMAN_ID, example);
}

/** An amount with the given example. */
export function createMoneyShape(example: string): Shape<string> {
  return replaceExample(MONEY, example);
}

/** A decimal with at most this many digits before the point, and exactly this many after it. */
export function createDecimalShape(digits: number, places: number, example: string): Shape<string> {
  return createShape({ type: 'string', pattern: `^-?\\d{1,${digits}}\\.\\d{${places}}$` }, example);
}

const UID = nameShape('Uid', createShape({ type: 'string', format: 'uuid' }, '019a5f0e-7c3b-7d20-9a41-2f6f0c9b1e55'));
const HUMAN_ID = nameShape('HumanId', createShape({ type: 'string', pattern: '^[A-HJ-NP-Z2-9]{6}$' }, 'K7QX2M'));
const INSTANT = nameShape(
  'Instant',
  createShape(
    { type: 'string', pattern: String.raw`^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}\+00:00$` },
    '2026-03-31T12:00:00.123456+00:00',
  ),
);
const MONEY = nameShape('Money', createDecimalShape(18, 2, '1234.50'));

export const DAY = createShape({ type: 'string', format: 'date' }, '2026-03-31');
export const CURRENCY = createShape({ type: 'string', pattern: '^[A-Z]{3}$', description: 'ISO 4217.' }, 'EUR');
export const LANGUAGE = createShape({ type: 'string', pattern: '^[a-z]{2}$', description: 'ISO 639-1.' }, 'en');
export const COUNTRY = createShape({ type: 'string', pattern: '^[A-Z]{2}$', description: 'ISO 3166-1 alpha-2.' }, 'SE');
export const PROCESSING_STATUS = createNamedEnumShape('ProcessingStatus', PROCESSING_STATUSES, 'finished');
export const APPROVEMENT_STATUS = createNamedEnumShape('ApprovementStatus', APPROVEMENT_STATUSES, 'waiting');
