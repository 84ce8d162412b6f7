import type { Clock } from '../shared/clock.js';
import { AppError } from '../shared/errors.js';
import { seal, unseal } from '../shared/sealed-text.js';
import type { OidcIssuer, SignInSecrets } from './oidc-issuer.js';
import { readPerson, type OidcPerson } from './oidc-person.js';
import type { SignInService } from './sign-in.service.js';

/** Where the issuer sends people back to, below the URL of the service. */
export const CALLBACK_PATH = '/session/oidc/callback';

/** How long a person may take at the issuer. */
const TICKET_SECONDS = 600;
const MAX_TICKET_LENGTH = 4_096;
const MAX_RETURN_LENGTH = 1_024;
const START = '/';

/** What the browser keeps while somebody is at the issuer. */
interface Ticket extends SignInSecrets {
  /** The page to return to. */
  readonly to: string;
  /** Milliseconds since the epoch. */
  readonly expires: number;
}

export interface OidcSignInDependencies {
  readonly issuer: Pick<OidcIssuer, 'begin' | 'finish'>;
  readonly signIns: Pick<SignInService, 'signIn'>;
  readonly clock: Pick<Clock, 'milliseconds'>;
  /** The key that tickets are encrypted with, 32 bytes. */
  readonly secret: Buffer;
  /** Whose tickets are accepted too. */
  readonly acceptedSecret: Buffer | undefined;
  /** Where clients reach the service, without a trailing slash. */
  readonly publicUrl: () => string;
  readonly groupsClaim: string;
  /** Whether an address counts as verified if the issuer states nothing about that. */
  readonly assumesVerified: boolean;
}

/**
 * Leads a browser through signing in at the OpenID issuer. A ticket, which it keeps meanwhile, binds the answer to it; nothing is stored here.
 */
export class OidcSignIn {
  constructor(private readonly dependencies: OidcSignInDependencies) {}

  /** Begins. @param to the page to return to @returns the page of the issuer, and the ticket with its lifetime in seconds */
  async begin(to: unknown): Promise<{ readonly url: string; readonly ticket: string; readonly seconds: number }> {
    const { issuer, clock, secret } = this.dependencies;
    const { url, secrets } = await issuer.begin(this.redirectUri).catch((cause: unknown) => {
      throw refuse('issuer', 'The issuer cannot be reached.', cause);
    });
    const expires = clock.milliseconds() + TICKET_SECONDS * 1_000;
    const ticket: Ticket = { ...secrets, to: this.readReturn(to), expires };
    return { url, ticket: seal(secret, JSON.stringify(ticket)), seconds: TICKET_SECONDS };
  }

  /**
   * Signs in the person with whom the issuer has sent the browser back.
   *
   * @param search the query of the request, with its question mark
   * @param given the ticket of the browser
   * @returns the key of the new session, and the URL to go to, which is one of this service
   * @throws forbidden with `details.reason`
   */
  async finish(search: string, given: string | null): Promise<{ readonly key: string; readonly url: string }> {
    const ticket = this.readTicket(given);
    if (!ticket) throw refuse('expired', 'This browser did not begin to sign in, or took too long.');
    const person = await this.identify(search, ticket);
    return { key: await this.dependencies.signIns.signIn(person), url: this.origin + ticket.to };
  }

  private async identify(search: string, ticket: Ticket): Promise<OidcPerson> {
    const { issuer, groupsClaim, assumesVerified } = this.dependencies;
    const isDeclined = new URLSearchParams(search).get('error') === 'access_denied';
    try {
      const claims = await issuer.finish(new URL(this.redirectUri + search), ticket);
      return readPerson(claims, groupsClaim, assumesVerified);
    } catch (cause) {
      throw refuse(isDeclined ? 'declined' : 'issuer', `Nobody was signed in${describe(cause)}.`, cause);
    }
  }

  private readTicket(given: string | null): Ticket | null {
    const { secret, acceptedSecret, clock } = this.dependencies;
    if (given === null || given.length > MAX_TICKET_LENGTH) return null;
    const text = unseal([secret, acceptedSecret], given);
    const ticket = text === null ? null : (JSON.parse(text) as Ticket);
    return ticket && ticket.expires > clock.milliseconds() ? ticket : null;
  }

  /** Whatever is not a page of this service would let a link lead people elsewhere after they have signed in. */
  private readReturn(to: unknown): string {
    if (typeof to !== 'string' || to.length > MAX_RETURN_LENGTH || !to.startsWith('/')) return START;
    const { origin, pathname, search } = new URL(this.origin + to);
    return origin === this.origin ? pathname + search : START;
  }

  private get origin(): string {
    return new URL(this.dependencies.publicUrl()).origin;
  }

  private get redirectUri(): string {
    return this.dependencies.publicUrl() + CALLBACK_PATH;
  }
}

/** Names the error that the issuer sent (RFC 6749, section 5.2), such as `invalid_client`, if it sent one. */
function describe(cause: unknown): string {
  const { error } = cause as { error?: unknown };
  return typeof error === 'string' ? `: the issuer answered ${error}` : '';
}

function refuse(reason: string, message: string, cause?: unknown): AppError {
  return new AppError('forbidden', message, { details: { reason }, cause });
}
