import { randomBytes, randomInt } from 'node:crypto';
import { v7, validate } from 'uuid';

const HUMAN_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

function randomText(alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** A new public identifier: UUID version 7 (RFC 9562), in lower case. */
export function newUid(): string {
  return v7();
}

/** Whether a value from outside is a UUID in its text form, in any case. */
export function isUid(value: unknown): value is string {
  return typeof value === 'string' && validate(value);
}

/** A human-friendly identifier: six characters without those that look alike. Unique only once the store has accepted it. */
export function newHumanId(): string {
  return randomText(HUMAN_ALPHABET, 6);
}

/** Random text of letters and digits for secrets; 32 characters hold 190 bits. */
export function newSecret(length: number): string {
  return randomText(BASE62, length);
}

/** A random token of 128 bits in hexadecimal. */
export function newToken(): string {
  return randomBytes(16).toString('hex');
}
