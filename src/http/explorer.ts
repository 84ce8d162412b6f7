import type { renderAltair } from 'altair-static';
import express, { type Request, type RequestHandler, type Response, type Router } from 'express';
import { createToken } from '../shared/ids.js';
import { EXPLORER_OPERATIONS } from './explorer-operations.js';

const ENDPOINT = '/graphql';
const STREAM_ENDPOINT = '/graphql/stream';
/** A tab needs an absolute URL, and only the browser knows the address by which it reached the service. */
const toAbsoluteUrl = (endpoint: string) => `new URL('${endpoint}', location.origin).href`;

/** Without the preflight header, a multipart request is refused: a form on another site could send it. */
const HEADERS = { 'Api-Key': '', 'Apollo-Require-Preflight': 'true' };

/** Digests of the style elements that Altair 8.5.9 creates without the nonce: empty ones of two libraries, and the editor's. */
const STYLES_WITHOUT_NONCE = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-KEusrVhJr9hIBdaMJvOVaP+WWz8kc3DCY43CCLLIGfY='",
  "'sha256-yk9i/VlAiCewfGAOHBXDc9YkttDeM+lHMEWQuZFElGM='",
];

/** Hides a banner for an add-on from another origin, which the policy blocks. */
const OWN_STYLE = 'app-banner-container { display: none; }';

interface Altair {
  readonly renderAltair: typeof renderAltair;
}

/**
 * Serves the GraphQL explorer: Altair from its npm package, without any external resource. Mount it at `/explorer`. The package is loaded
 * with the first request, because it takes much memory and most processes never serve it.
 */
export function createExplorer(): RequestHandler {
  let opened: Promise<Router> | undefined;
  return (request, response, next) => {
    opened ??= openExplorer();
    opened.then((router) => router(request, response, next), next);
  };
}

async function openExplorer(): Promise<Router> {
  const altair = await import('altair-static');
  const router = express.Router();
  router.get('/', (request, response) => servePage(altair, request, response));
  router.use(express.static(altair.getDistDirectory(), { index: false, redirect: false }));
  return router;
}

/** Replaces the default policy: allows scripts of this origin and the inline ones of this response. */
function servePage(altair: Altair, request: Request, response: Response): void {
  const nonce = createToken();
  response.set('Content-Security-Policy', buildContentSecurityPolicy(nonce));
  response.set('Cache-Control', 'no-store');
  response.type('html').send(renderPage(altair, nonce, `${request.baseUrl}/`));
}

function buildContentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}' ${STYLES_WITHOUT_NONCE.join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "base-uri 'self'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function renderPage(altair: Altair, nonce: string, baseURL: string): string {
  const page = altair.renderAltair({
    baseURL,
    cspNonce: nonce,
    disableAccount: true,
    instanceStorageNamespace: 'invoice_graph_',
    endpointURL: ENDPOINT,
    initialWindows: EXPLORER_OPERATIONS.map(({ name, query, variables }) => ({
      endpointURL: ENDPOINT,
      subscriptionsEndpoint: STREAM_ENDPOINT,
      initialSubscriptionRequestHandlerId: 'graphql-sse',
      initialName: name,
      initialQuery: query,
      initialVariables: variables === null ? '' : JSON.stringify(variables, null, 2),
      initialHeaders: HEADERS,
    })),
  });
  return page
    .replaceAll(`\`${ENDPOINT}\``, toAbsoluteUrl(ENDPOINT))
    .replaceAll(`\`${STREAM_ENDPOINT}\``, toAbsoluteUrl(STREAM_ENDPOINT))
    .replace('</head>', `<style nonce="${nonce}">${OWN_STYLE}</style></head>`);
}
