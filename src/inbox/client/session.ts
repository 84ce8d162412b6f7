/** Requests with the cookie of a session need this header, which pages of other origins cannot send. */
export const SESSION_HEADERS = { 'X-Requested-With': 'inbox', 'Apollo-Require-Preflight': 'true' };

const PATH = '/session';
/** Remembers that this browser has signed in, so that it asks for the account at once. The session itself is out of reach of scripts. */
const STORED = 'inbox:signed-in';

/** Whether this browser has signed in and not out; the session may have ended since. */
export function hasSignedIn(): boolean {
  return localStorage.getItem(STORED) !== null;
}

/** Whether the demo account can be entered without a key. */
export async function findDemo(): Promise<boolean> {
  const answer = await fetch(PATH);
  if (!answer.ok) return false;
  return ((await answer.json()) as { demo: boolean }).demo;
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
