/** Requests with the cookie of a session need this header, which pages of other origins cannot send. */
export const SESSION_HEADERS = { 'X-Requested-With': 'inbox', 'Apollo-Require-Preflight': 'true' };

const PATH = '/session';
/** Remembers that this browser has signed in, so that it asks for the account at once. The session itself is out of reach of scripts. */
const STORED = 'inbox:signed-in';

/** Whether this browser has signed in and not out; the session may have ended since. */
export function hasSignedIn(): boolean {
  return localStorage.getItem(STORED) !== null;
}

/** The ways to sign in besides an API key. */
export interface Entrances {
  /** Whether the demo account can be entered without a key. */
  readonly demo: boolean;
  /** Whether people can sign in at an OpenID issuer. */
  readonly oidc: boolean;
}

export async function findEntrances(): Promise<Entrances> {
  const answer = await fetch(PATH);
  return answer.ok ? ((await answer.json()) as Entrances) : { demo: false, oidc: false };
}

/** The address that leads to the OpenID issuer, and then back to this page. */
export function buildOidcAddress(): string {
  return `${PATH}/oidc?to=${encodeURIComponent(location.pathname + location.search)}`;
}

/**
 * Reads how signing in at the OpenID issuer went from the fragment of the address, and removes it there.
 *
 * @returns why it failed; null if it did not
 */
export function takeSignInFailure(): string | null {
  const [result, failure] = /^#(?:signed-in|sign-in-failed=(\w+))$/.exec(location.hash) ?? [];
  if (result === undefined) return null;
  history.replaceState(null, '', location.pathname + location.search);
  if (failure === undefined) localStorage.setItem(STORED, 'yes');
  return failure ?? null;
}

/** Signs in with an API key, or as a user of the demo account. @returns whether it succeeded */
export async function signIn(credentials: { readonly key: string } | { readonly demo: string }): Promise<boolean> {
  const answer = await fetch(PATH, {
    method: 'POST',
    headers: { ...SESSION_HEADERS, 'Content-Type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  if (answer.ok) localStorage.setItem(STORED, 'yes');
  return answer.ok;
}

export async function signOut(): Promise<void> {
  localStorage.removeItem(STORED);
  await fetch(PATH, { method: 'DELETE', headers: SESSION_HEADERS });
}
