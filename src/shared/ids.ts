import { randomBytes, randomInt } from 'node:crypto';
import { v7, validate } from 'uuid';

const HUMAN_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

function createRandomText(alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** Generates a public identifier: UUID version 7 (RFC 9562), in lower case. */
export function createUid(): string {
  return v7();
}

/** Whether a value is a UUID in text form, in upper or lower case. */
export function isUid(value: unknown): value is string {
  return typeof value === 'string' && validate(value);
}

/** Generates a human-friendly identifier: six characters that cannot be confused. Unique only once the store accepts it. */
export function createHumanId(): string {
  return createRandomText(HUMAN_ALPHABET, 6);
}

/** Generates a secret of 32 letters and digits, with 190 bits of entropy. */
export function createSecret(length: number): string {
  return createRandomText(BASE62, length);
}

/** Generates a random token of 128 bits in hexadecimal. */
export function createToken(): string {
  return randomBytes(16).toString('hex');
}
