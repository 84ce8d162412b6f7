import type { IncomingHttpHeaders } from 'node:http';

const NAME = 'invoice_graph_session';
const COOKIE = createPattern(NAME);
const ATTRIBUTES = 'Path=/; HttpOnly; SameSite=Strict';

const TICKET_NAME = 'invoice_graph_sign_in';
const TICKET_COOKIE = createPattern(TICKET_NAME);
/** The issuer, another site, sends the browser back with it. */
const TICKET_ATTRIBUTES = 'Path=/session/oidc; HttpOnly; SameSite=Lax';

/** The header that every request with a session needs. A page of another origin cannot send it without a preflight, which fails. */
export const SESSION_HEADER = 'x-requested-with';

/**
 * Reads the session of a request; null if there is none, or if the request could come from a page of another origin: without
 * `SESSION_HEADER`, or with a `Sec-Fetch-Site` that names another site or another port of this host, to which browsers send the cookie.
 */
export function readSessionToken(headers: IncomingHttpHeaders): string | null {
  const { cookie } = headers;
  if (cookie === undefined || !headers[SESSION_HEADER]) return null;
  return isFromOwnPage(headers) ? (COOKIE.exec(cookie)?.[1] ?? null) : null;
}

/** Whether a browser sent the request from a page of this origin, or a client that is not a browser sent it. */
export function isFromOwnPage({ 'sec-fetch-site': site, origin, host }: IncomingHttpHeaders): boolean {
  if (site !== undefined) return site === 'same-origin';
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}

/** Formats the cookie of a session. @param seconds its lifetime; 0 removes the cookie */
export function formatSessionCookie(token: string, seconds: number, isSecure: boolean): string {
  return formatCookie(`${NAME}=${token}; ${ATTRIBUTES}`, seconds, isSecure);
}

/** Reads the ticket of a browser that returns from the OpenID issuer; null if there is none. */
export function readSignInTicket({ cookie }: IncomingHttpHeaders): string | null {
  return TICKET_COOKIE.exec(cookie ?? '')?.[1] ?? null;
}

/** Formats the cookie of a ticket. @param seconds its lifetime; 0 removes the cookie */
export function formatTicketCookie(ticket: string, seconds: number, isSecure: boolean): string {
  return formatCookie(`${TICKET_NAME}=${ticket}; ${TICKET_ATTRIBUTES}`, seconds, isSecure);
}

function formatCookie(start: string, seconds: number, isSecure: boolean): string {
  return `${start}; Max-Age=${seconds}${isSecure ? '; Secure' : ''}`;
}

function createPattern(name: string): RegExp {
  return new RegExp(`(?:^|;\\s*)${name}=([\\w-]+)(?:;|$)`);
}
