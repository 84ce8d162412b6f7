import { createHmac, timingSafeEqual } from 'node:crypto';
import { createSecret } from '../shared/ids.js';

const KEY_FORM = /^igk_([0-9A-Za-z]{12})_([0-9A-Za-z]{32})$/;

/** The two parts of an API key `igk_<id>_<secret>`: the public id, which finds the row, and the secret. */
export interface KeyParts {
  readonly keyId: string;
  readonly secret: string;
}

/** Generates a key; its secret has 190 bits of entropy. */
export function createKeyParts(): KeyParts {
  return { keyId: createSecret(12), secret: createSecret(32) };
}

/** Formats a key as clients send it. */
export function formatKey({ keyId, secret }: KeyParts): string {
  return `igk_${keyId}_${secret}`;
}

/** Parses a key; null if it is malformed. */
export function parseKey(text: string): KeyParts | null {
  const match = KEY_FORM.exec(text);
  return match?.[1] && match[2] ? { keyId: match[1], secret: match[2] } : null;
}

/** Computes the keyed hash that is stored for a secret. */
export function hashSecret(pepper: Buffer, secret: string): string {
  return createHmac('sha256', pepper).update(secret).digest('hex');
}

/** Compares two hashes of equal length in constant time. */
export function isSameHash(left: string, right: string): boolean {
  return left.length === right.length && timingSafeEqual(Buffer.from(left), Buffer.from(right));
}
