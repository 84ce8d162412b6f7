import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Timestamp } from '../shared/clock.js';
import { createSecret, createUid } from '../shared/ids.js';
import type { ApiKey } from './api-key.entity.js';
import type { WorkspaceUser } from './workspace-user.entity.js';

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

/** The values of a new key that are chosen, rather than generated. */
export type KeyValues = Pick<ApiKey, 'name' | 'scopes' | 'expiresAt' | 'isSession'> & { readonly createdAt: Timestamp };

/** Generates a key for a user. @returns its row, and the key as clients send it */
export function buildKey(
  pepper: Buffer,
  { accountId, id: workspaceUserId }: WorkspaceUser,
  values: KeyValues,
): { readonly row: Omit<ApiKey, 'id'>; readonly secret: string } {
  const parts = createKeyParts();
  const secretHash = hashSecret(pepper, parts.secret);
  const row = { ...values, accountId, workspaceUserId, uid: createUid(), keyId: parts.keyId, secretHash };
  return { row: { ...row, lastUsedAt: null, revokedAt: null }, secret: formatKey(parts) };
}

/** Compares two hashes of equal length in constant time. */
export function isSameHash(left: string, right: string): boolean {
  return left.length === right.length && timingSafeEqual(Buffer.from(left), Buffer.from(right));
}
