import { randomBytes, randomInt } from 'node:crypto';
import { v7, validate } from 'uuid';
import { notFound } from './errors.js';

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

/** Returns a uid as it is stored, in lower case. @throws not_found if it is not a UUID, which names no object */
export function requireUid(uid: string): string {
  if (!isUid(uid)) throw notFound();
  return uid.toLowerCase();
}

/** Generates a human-friendly identifier: six letters and digits, without ones that look alike. The store checks that it is unique. */
export function createHumanId(): string {
  return createRandomText(HUMAN_ALPHABET, 6);
}

/** Generates a random text of letters and digits, with 5.95 bits of entropy per character: 190 bits for 32. */
export function createSecret(length: number): string {
  return createRandomText(BASE62, length);
}

/** Generates a random token of 128 bits in hexadecimal. */
export function createToken(): string {
  return randomBytes(16).toString('hex');
}
