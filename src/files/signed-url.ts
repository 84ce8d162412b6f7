import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../shared/clock.js';

/** The parts of a file's URL, as a request contains them. */
export interface FileUrlParts {
  readonly accountUid: unknown;
  readonly invoiceUid: unknown;
  readonly expires: unknown;
  readonly signature: unknown;
}

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

  /** Signs the URL of an invoice's file. It stays the same for half a lifetime, so clients can cache the file. */
  createUrl(accountUid: string, invoiceUid: string): string {
    return this.buildUrl(accountUid, invoiceUid, '');
  }

  /** Signs the URL of the image of a page, which whoever may read the file may see. @param search further parameters */
  createPageUrl(accountUid: string, invoiceUid: string, number: number, search: string): string {
    return `${this.buildUrl(accountUid, invoiceUid, `/pages/${number}`)}&${search}`;
  }

  private buildUrl(accountUid: string, invoiceUid: string, path: string): string {
    const { clock, lifetimeSeconds, publicUrl } = this.options;
    const earliest = clock.milliseconds() / 1_000 + lifetimeSeconds;
    const expires = String(Math.ceil(earliest / this.windowSeconds) * this.windowSeconds);
    const signature = sign(this.options.secret, accountUid, invoiceUid, expires);
    return `${publicUrl()}/files/${accountUid}/${invoiceUid}${path}?expires=${expires}&signature=${signature}`;
  }

  /** Whether the parts belong to a URL that this service signed and that has not expired. */
  verify({ accountUid, invoiceUid, expires, signature }: FileUrlParts): boolean {
    if (typeof accountUid !== 'string' || typeof invoiceUid !== 'string') return false;
    if (typeof expires !== 'string' || typeof signature !== 'string' || !UNIX_SECONDS.test(expires)) return false;
    const { secret, acceptedSecret, clock } = this.options;
    const isGenuine = [secret, ...(acceptedSecret ? [acceptedSecret] : [])].some((each) =>
      isSame(signature, sign(each, accountUid, invoiceUid, expires)),
    );
    return isGenuine && clock.milliseconds() < Number(expires) * 1_000;
  }
}

function sign(secret: Buffer, accountUid: string, invoiceUid: string, expires: string): string {
  return createHmac('sha256', secret).update(`file-url\n${accountUid}\n${invoiceUid}\n${expires}`).digest('base64url');
}

/** Compares as text: several base64 texts decode to the same bytes, but only one of them was signed. */
function isSame(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}
