import type { Actor } from '../shared/actor.js';
import type { Clock } from '../shared/clock.js';
import { seal, unseal } from '../shared/sealed-text.js';
import type { KeyService } from './key.service.js';

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
 * Seals keys in sessions: the API key that a person has, or the one that signing in at an issuer made. A token is the key itself, encrypted
 * and with an expiry, so a session has the role, the limits and the account of its key, and ends when the key is revoked.
 */
export class SessionService {
  constructor(private readonly dependencies: SessionServiceDependencies) {}

  /** Opens a session for a key. @param seconds its lifetime; that of all sessions if omitted @throws unauthorized if the key is not valid */
  async open(
    key: string,
    seconds = this.dependencies.lifetimeSeconds,
  ): Promise<OpenedSession & { readonly actor: Actor }> {
    const { keys, clock } = this.dependencies;
    const actor = await keys.authenticate(key);
    const expires = Math.floor(clock.milliseconds() / 1_000) + seconds;
    return { actor, token: seal(this.dependencies.secret, `${expires} ${key}`), seconds };
  }

  /** Returns the API key of a session; undefined if the token is not genuine or has expired. The key may have been revoked since. */
  findKey(token: string): string | undefined {
    const { secret, acceptedSecret } = this.dependencies;
    if (token.length > MAX_TOKEN_LENGTH) return undefined;
    const text = unseal([secret, acceptedSecret], token);
    const [expires, key] = text?.split(' ') ?? [];
    return Number(expires) * 1_000 > this.dependencies.clock.milliseconds() ? key : undefined;
  }
}
