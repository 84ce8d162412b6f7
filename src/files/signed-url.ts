import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../shared/clock.js';

/** The parts of a file's URL as a request brings them. */
export interface FileUrlParts {
  readonly accountUid: unknown;
  readonly invoiceUid: unknown;
  readonly expires: unknown;
  readonly signature: unknown;
}

const UNIX_SECONDS = /^\d{1,12}$/;

/** URLs under which an invoice's file can be fetched without a key for a while, by whoever has the URL. */
export class FileUrls {
  private readonly windowSeconds: number;

  constructor(
    private readonly options: {
      readonly secret: Buffer;
      /** For how long a URL is good at least; at most it is half as long again. */
      readonly lifetimeSeconds: number;
      readonly clock: Pick<Clock, 'milliseconds'>;
      /** Where clients reach the service, without a slash at its end. */
      readonly publicUrl: () => string;
    },
  ) {
    this.windowSeconds = Math.max(1, Math.floor(options.lifetimeSeconds / 2));
  }

  /** The URL of an invoice's file. It stays the same for half a lifetime, so that what fetched it can cache it. */
  urlOf(accountUid: string, invoiceUid: string): string {
    const { clock, lifetimeSeconds, publicUrl } = this.options;
    const earliest = clock.milliseconds() / 1_000 + lifetimeSeconds;
    const expires = String(Math.ceil(earliest / this.windowSeconds) * this.windowSeconds);
    const signature = this.sign(accountUid, invoiceUid, expires);
    return `${publicUrl()}/files/${accountUid}/${invoiceUid}?expires=${expires}&signature=${signature}`;
  }

  /** Whether the parts are those of a URL that was given out and is still good. */
  verify({ accountUid, invoiceUid, expires, signature }: FileUrlParts): boolean {
    if (typeof accountUid !== 'string' || typeof invoiceUid !== 'string') return false;
    if (typeof expires !== 'string' || typeof signature !== 'string' || !UNIX_SECONDS.test(expires)) return false;
    // Compared as text: several base64 texts decode to the same bytes, and only one of them was given out.
    const expected = Buffer.from(this.sign(accountUid, invoiceUid, expires));
    const given = Buffer.from(signature);
    const isGenuine = given.length === expected.length && timingSafeEqual(given, expected);
    return isGenuine && this.options.clock.milliseconds() < Number(expires) * 1_000;
  }

  private sign(accountUid: string, invoiceUid: string, expires: string): string {
    return createHmac('sha256', this.options.secret)
      .update(`file-url\n${accountUid}\n${invoiceUid}\n${expires}`)
      .digest('base64url');
  }
}
