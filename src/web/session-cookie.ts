import type { IncomingHttpHeaders } from 'node:http';

const NAME = 'invoice_graph_session';
const COOKIE = new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]+)(?:;|$)`);
const ATTRIBUTES = 'Path=/; HttpOnly; SameSite=Strict';

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
  return `${NAME}=${token}; ${ATTRIBUTES}; Max-Age=${seconds}${isSecure ? '; Secure' : ''}`;
}
