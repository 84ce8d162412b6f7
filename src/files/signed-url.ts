import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Actor } from '../shared/actor.js';
import type { Clock } from '../shared/clock.js';

/** Who reads a URL. */
type Caller = Pick<Actor, 'accountUid' | 'keyUid'>;

/** The parts of a file's URL, as a request contains them. */
export interface FileUrlParts {
  readonly accountUid: unknown;
  readonly invoiceUid: unknown;
  /** The uid of the key with which the URL was read. */
  readonly keyUid: unknown;
  readonly expires: unknown;
  readonly signature: unknown;
}

/** The parts of a URL that this service signed. */
export interface SignedParts extends FileUrlParts {
  readonly accountUid: string;
  readonly invoiceUid: string;
  readonly keyUid: string;
}

/** Stands for all invoices of an account, in the place of an invoice's uid. */
export const ACCOUNT_ARCHIVE = 'account.zip';

const UNIX_SECONDS = /^\d{1,12}$/;

/** Signs and verifies URLs that give access to an invoice's file without an API key, for a limited time. */
export class FileUrls {
  private readonly windowSeconds: number;

  constructor(
    private readonly options: {
      readonly secret: Buffer;
      /** Whose URLs are accepted too. */
      readonly acceptedSecret?: Buffer | undefined;
      /** The minimum lifetime of a URL; the maximum is one and a half times as long. */
      readonly lifetimeSeconds: number;
      readonly clock: Pick<Clock, 'milliseconds'>;
      /** Where clients reach the service, without a trailing slash. */
      readonly publicUrl: () => string;
    },
  ) {
    this.windowSeconds = Math.max(1, Math.floor(options.lifetimeSeconds / 2));
  }

  /** Signs the URL of an invoice's file for the caller; it works while the caller's key does. It stays the same for half a lifetime, so clients can cache the file. */
  createUrl(caller: Caller, invoiceUid: string): string {
    return this.buildUrl(caller, invoiceUid, '');
  }

  /** Signs the URL of the image of a page, which whoever may read the file may see. @param search further parameters */
  createPageUrl(caller: Caller, invoiceUid: string, number: number, search: string): string {
    return `${this.buildUrl(caller, invoiceUid, `/pages/${number}`)}&${search}`;
  }

  /** Signs the URL of the archive of the caller's account. */
  createAccountUrl(caller: Caller): string {
    return this.buildUrl(caller, ACCOUNT_ARCHIVE, '');
  }

  private buildUrl({ accountUid, keyUid }: Caller, invoiceUid: string, path: string): string {
    const { clock, lifetimeSeconds, publicUrl } = this.options;
    const earliest = clock.milliseconds() / 1_000 + lifetimeSeconds;
    const expires = String(Math.ceil(earliest / this.windowSeconds) * this.windowSeconds);
    const signature = sign(this.options.secret, [accountUid, invoiceUid, keyUid, expires]);
    return `${publicUrl()}/files/${accountUid}/${invoiceUid}${path}?key=${keyUid}&expires=${expires}&signature=${signature}`;
  }

  /** Whether the parts belong to a URL that this service signed and that has not expired; its key may have been revoked. */
  verify(parts: FileUrlParts): parts is SignedParts {
    const { accountUid, invoiceUid, keyUid, expires, signature } = parts;
    if (typeof accountUid !== 'string' || typeof invoiceUid !== 'string' || typeof keyUid !== 'string') return false;
    if (typeof expires !== 'string' || typeof signature !== 'string' || !UNIX_SECONDS.test(expires)) return false;
    const { secret, acceptedSecret, clock } = this.options;
    const isGenuine = [secret, ...(acceptedSecret ? [acceptedSecret] : [])].some((each) =>
      isSame(signature, sign(each, [accountUid, invoiceUid, keyUid, expires])),
    );
    return isGenuine && clock.milliseconds() < Number(expires) * 1_000;
  }
}

function sign(secret: Buffer, parts: readonly string[]): string {
  return createHmac('sha256', secret)
    .update(['file-url', ...parts].join('\n'))
    .digest('base64url');
}

/** Compares as text: several base64 texts decode to the same bytes, but only one of them was signed. */
function isSame(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}
