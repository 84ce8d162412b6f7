import { AppError } from '../shared/errors.js';

/** The limit of a response's data as JSON, in UTF-16 code units. */
export const MAX_RESPONSE_CHARACTERS = 10 * 1024 * 1024;
const CHARACTERS_PER_POINT = 16 * 1024;

/** The points that a response of this length costs at least. */
export function countLengthPoints(characters: number): number {
  return Math.ceil(characters / CHARACTERS_PER_POINT);
}

/** Measures data as JSON, without writing much more than the limit. @throws payload_too_large */
export function measureResponse(data: unknown, isMutation: boolean): number {
  const characters = new Counter().count(data) ? JSON.stringify(data).length : Infinity;
  requireSmall(characters, isMutation);
  return characters;
}

/** @throws payload_too_large */
export function requireSmall(characters: number, isMutation: boolean): void {
  if (characters <= MAX_RESPONSE_CHARACTERS) return;
  const done = isMutation ? ' The mutation was executed.' : '';
  const message = `The response is larger than ${MAX_RESPONSE_CHARACTERS / 1024 / 1024} MiB. Select fewer fields or rows.${done}`;
  throw new AppError('payload_too_large', message);
}

/** Counts the characters of values and names, which JSON has at least, until they exceed the limit. */
class Counter {
  private left = MAX_RESPONSE_CHARACTERS;

  /** @returns whether the limit is kept */
  count(value: unknown): boolean {
    if (typeof value === 'string') this.left -= value.length;
    else if (Array.isArray(value)) return value.every((one) => this.count(one));
    else if (typeof value === 'object' && value !== null) return this.countObject(value as Record<string, unknown>);
    return this.left >= 0;
  }

  private countObject(object: Readonly<Record<string, unknown>>): boolean {
    for (const name in object) {
      this.left -= name.length;
      if (!this.count(object[name])) return false;
    }
    return this.left >= 0;
  }
}
