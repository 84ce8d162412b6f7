import { hkdfSync, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The file in DATA_DIR with the secret, if SECRET_KEY does not name it. */
export const SECRET_FILE = 'secret';
const SECRET_BYTES = 32;

/** The keys that the service signs and hashes with. */
export interface Secrets {
  /** Hashes the secrets of API keys. */
  readonly keyPepper: Buffer;
  /** Signs the URLs of files. */
  readonly fileUrlKey: Buffer;
  /** Encrypts the sessions of the inbox. */
  readonly sessionKey: Buffer;
  /** Encrypts what a browser keeps while somebody signs in. */
  readonly signInKey: Buffer;
  /** Derives the secrets of webhooks. */
  readonly webhookKey: Buffer;
  /** Recognises the secret without revealing it; in hexadecimal. */
  readonly check: string;
  /** Those of a second secret, with which nothing new is made, but what was made with them works; null without one. */
  readonly accepted: Secrets | null;
}

/**
 * Derives the secrets from SECRET_KEY, or else from a file in the data folder, which is created on first use and readable only by
 * its owner.
 *
 * All processes of an installation need the same one: API keys issued under another do not work.
 */
export function loadSecrets(dataDirectory: string, secretKey: string | undefined, acceptedKey?: string): Secrets {
  return deriveBoth(secretKey ?? readOrCreate(path.join(dataDirectory, SECRET_FILE)), acceptedKey);
}

/** Derives the same secrets, but creates none: null without SECRET_KEY and file. */
export function findSecrets(
  dataDirectory: string,
  secretKey: string | undefined,
  acceptedKey?: string,
): Secrets | null {
  const master = secretKey ?? readIfExists(path.join(dataDirectory, SECRET_FILE));
  return master === null ? null : deriveBoth(master, acceptedKey);
}

/** Secrets of a process that has none to keep: no key and no URL that they make works anywhere. */
export function createUselessSecrets(): Secrets {
  return deriveSecrets(randomBytes(SECRET_BYTES).toString('base64url'));
}

function deriveBoth(master: string, accepted: string | undefined): Secrets {
  return { ...deriveSecrets(master), accepted: accepted === undefined ? null : deriveSecrets(accepted) };
}

function deriveSecrets(master: string): Secrets {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', master, '', purpose, SECRET_BYTES));
  return {
    keyPepper: derive('api-key'),
    fileUrlKey: derive('file-url'),
    sessionKey: derive('session'),
    signInKey: derive('sign-in'),
    webhookKey: derive('webhook'),
    check: derive('check').toString('hex'),
    accepted: null,
  };
}

function readOrCreate(file: string): string {
  try {
    writeFileSync(file, `${randomBytes(SECRET_BYTES).toString('base64url')}\n`, {
      mode: 0o600,
      flag: 'wx',
      flush: true,
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}

function readIfExists(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
