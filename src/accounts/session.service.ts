import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Actor } from '../shared/actor.js';
import type { Clock } from '../shared/clock.js';
import type { KeyService } from './key.service.js';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** A sealed key is shorter; anything longer was not sealed here. */
const MAX_TOKEN_LENGTH = 512;

/** A new session: the token for the cookie, and its lifetime in seconds. */
export interface OpenedSession {
  readonly token: string;
  readonly seconds: number;
}

export interface SessionServiceDependencies {
  readonly keys: Pick<KeyService, 'authenticate'>;
  readonly clock: Pick<Clock, 'milliseconds'>;
  /** The key that tokens are encrypted with, 32 bytes. */
  readonly secret: Buffer;
  /** Whose tokens are accepted too. */
  readonly acceptedSecret?: Buffer | undefined;
  readonly lifetimeSeconds: number;
}

/**
 * Signs people in with an API key. A token is the key itself, encrypted and with an expiry, so nothing is stored: a session has the
 * role, the limits and the account of its key, and ends when the key is revoked.
 */
export class SessionService {
  constructor(private readonly dependencies: SessionServiceDependencies) {}

  /** Opens a session for an API key. @throws unauthorized if the key is not valid */
  async open(key: string): Promise<OpenedSession & { readonly actor: Actor }> {
    const { keys, clock, lifetimeSeconds } = this.dependencies;
    const actor = await keys.authenticate(key);
    const expires = Math.floor(clock.milliseconds() / 1_000) + lifetimeSeconds;
    return { actor, token: this.seal(`${expires} ${key}`), seconds: lifetimeSeconds };
  }

  /** Returns the API key of a session; undefined if the token is not genuine or has expired. The key may have been revoked since. */
  findKey(token: string): string | undefined {
    const { secret, acceptedSecret } = this.dependencies;
    const text = unseal(secret, token) ?? (acceptedSecret ? unseal(acceptedSecret, token) : null);
    const [expires, key] = text?.split(' ') ?? [];
    return Number(expires) * 1_000 > this.dependencies.clock.milliseconds() ? key : undefined;
  }

  private seal(text: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.dependencies.secret, nonce);
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
  }
}

function unseal(secret: Buffer, token: string): string | null {
  const bytes = token.length > MAX_TOKEN_LENGTH ? Buffer.alloc(0) : Buffer.from(token, 'base64url');
  if (bytes.length <= NONCE_BYTES + TAG_BYTES) return null;
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(ALGORITHM, secret, nonce, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}
