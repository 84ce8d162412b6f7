import express, { type Router } from 'express';
import type { OidcSignIn } from '../accounts/oidc-sign-in.js';
import type { SessionService } from '../accounts/session.service.js';
import type { Config } from '../config.js';
import { AppError } from '../shared/errors.js';
import type { Logger } from '../shared/logger.js';
import { getRequestId } from '../web/request-id.js';
import { formatSessionCookie, formatTicketCookie, readSignInTicket } from '../web/session-cookie.js';

export interface OidcRouterOptions {
  readonly oidc: Pick<OidcSignIn, 'begin' | 'finish'>;
  readonly sessions: Pick<SessionService, 'open'>;
  readonly config: Pick<Config, 'PUBLIC_URL' | 'OIDC_SESSION_HOURS'>;
  readonly logger: Pick<Logger, 'warn'>;
}

/**
 * Serves `/session/oidc`: GET sends a browser to the OpenID issuer, and GET on `/callback` opens a session for the person with whom it
 * returns. The fragment of the page after that says how it went: `#signed-in`, or `#sign-in-failed=` with a reason.
 */
export function createOidcRouter({ oidc, sessions, config, logger }: OidcRouterOptions): Router {
  const isSecure = config.PUBLIC_URL?.startsWith('https:') ?? false;
  const router = express.Router();
  router.use((_request, response, next) => {
    response.set('Cache-Control', 'private, no-store');
    next();
  });
  router.get('/', async (request, response) => {
    const { url, ticket, seconds } = await oidc.begin(request.query['to']);
    response.set('Set-Cookie', formatTicketCookie(ticket, seconds, isSecure)).redirect(303, url);
  });
  router.get('/callback', async (request, response) => {
    response.set('Set-Cookie', formatTicketCookie('', 0, isSecure));
    const { search } = new URL(request.originalUrl, 'http://localhost');
    const { key, url } = await oidc.finish(search, readSignInTicket(request.headers));
    const { token, seconds } = await sessions.open(key, config.OIDC_SESSION_HOURS * 3_600);
    response.append('Set-Cookie', formatSessionCookie(token, seconds, isSecure)).redirect(303, `${url}#signed-in`);
  });
  router.use((error: unknown, request: express.Request, response: express.Response, next: express.NextFunction) => {
    const reason = error instanceof AppError ? error.details?.['reason'] : undefined;
    if (typeof reason !== 'string') return next(error);
    logger.warn({ err: error, reason, requestId: getRequestId(request) }, 'somebody could not sign in');
    response.redirect(303, `/#sign-in-failed=${reason}`);
  });
  return router;
}
