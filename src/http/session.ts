import express, { type Request, type Response, type Router } from 'express';
import type { SessionService } from '../accounts/session.service.js';
import type { SignInService } from '../accounts/sign-in.service.js';
import type { Config } from '../config.js';
import { readJsonBody } from '../rest/json-body.js';
import { AppError } from '../shared/errors.js';
import { formatSessionCookie, isFromOwnPage, readSessionToken, SESSION_HEADER } from '../web/session-cookie.js';
import { isLocalCall } from './local-call.js';

export interface SessionRouterOptions {
  readonly sessions: Pick<SessionService, 'open' | 'findKey'>;
  readonly signIns: Pick<SignInService, 'signOut'>;
  /** Whether people can sign in at an OpenID issuer. */
  readonly hasOidc: boolean;
  readonly config: Pick<Config, 'PUBLIC_URL' | 'REQUEST_TIMEOUT_SECONDS'>;
  /** Finds the key of the demo account's user with a role, while that account exists and its keys are known. */
  readonly findDemoKey: (role: string) => Promise<string | null>;
}

/**
 * Serves `/session`: POST signs in with an API key, or as a user of the demo account, and DELETE signs out. GET reports whether the
 * demo account can be entered without a key, which is only possible from this machine, and whether there is an OpenID issuer.
 */
export function createSessionRouter(options: SessionRouterOptions): Router {
  const { sessions, signIns, hasOidc, config, findDemoKey } = options;
  const isSecure = config.PUBLIC_URL?.startsWith('https:') ?? false;
  const router = express.Router();
  router.use((_request, response, next) => {
    response.set('Cache-Control', 'private, no-store');
    next();
  });
  router.get('/', async (request, response) => {
    const key = isLocalCall(request, config.PUBLIC_URL) ? await findDemoKey('owner') : null;
    const canEnter = key !== null && (await sessions.open(key).then(Boolean, () => false));
    response.json({ demo: canEnter, oidc: hasOidc });
  });
  router.post('/', requireOwnPage, async (request, response) => {
    const { token, seconds } = await sessions.open(await readKey(request));
    response
      .set('Set-Cookie', formatSessionCookie(token, seconds, isSecure))
      .status(204)
      .end();
  });
  router.delete('/', requireOwnPage, async (request, response) => {
    const key = sessions.findKey(readSessionToken(request.headers) ?? '');
    if (key !== undefined) await signIns.signOut(key);
    response
      .set('Set-Cookie', formatSessionCookie('', 0, isSecure))
      .status(204)
      .end();
  });
  return router;

  async function readKey(request: Request): Promise<string> {
    const { key, demo } = await readJsonBody(request, config.REQUEST_TIMEOUT_SECONDS * 1_000);
    if (typeof key === 'string') return key.trim();
    if (typeof demo !== 'string') throw new AppError('bad_request', 'Send {"key": "<API key>"} as JSON.');
    const found = isLocalCall(request, config.PUBLIC_URL) ? await findDemoKey(demo) : null;
    if (found === null) throw new AppError('forbidden', 'The demo account cannot be entered without a key here.');
    return found;
  }
}

/** Refuses what a page of another origin could send, so that no one is signed in or out by a visit to another site. @throws forbidden */
function requireOwnPage({ headers }: Request, _response: Response, next: () => void): void {
  if (!headers[SESSION_HEADER] || !isFromOwnPage(headers))
    throw new AppError('forbidden', 'Send the header X-Requested-With, from a page of this service.');
  next();
}
