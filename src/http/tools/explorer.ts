import type { renderAltair } from 'altair-static';
import express, { type Request, type RequestHandler, type Response, type Router } from 'express';
import { createToken } from '../../shared/ids.js';
import { EXPLORER_OPERATIONS } from './explorer-operations.js';
import { EXPLORER_SCRIPT, EXPLORER_STYLE } from './explorer-script.js';
import { buildToolBar, ICON_LINK, TOOL_SCRIPT, TOOL_STYLE } from './tool-page.js';

const ENDPOINT = '/graphql';
const STREAM_ENDPOINT = '/graphql/stream';
/** A tab needs an absolute URL, and only the browser knows the address by which it reached the service. */
const toAbsoluteUrl = (endpoint: string) => `new URL('${endpoint}', location.origin).href`;

/** Without it, a multipart request is refused: a form on another site could send it. */
const HEADERS = { 'Apollo-Require-Preflight': 'true' };

/** The schema is loaded with the page, requests have the cookie of the session, and the appearance is that of the system. */
const SETTINGS = {
  theme: 'light',
  'theme.dark': 'dark',
  'schema.reloadOnStart': true,
  'request.withCredentials': true,
  'alert.disableUpdateNotification': true,
  'banners.disable': true,
  disablePushNotification: true,
};

/** Digests of the style elements that Altair 8.5.9 creates without the nonce: empty ones of two libraries, and the editor's. */
const STYLES_WITHOUT_NONCE = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-KEusrVhJr9hIBdaMJvOVaP+WWz8kc3DCY43CCLLIGfY='",
  "'sha256-yk9i/VlAiCewfGAOHBXDc9YkttDeM+lHMEWQuZFElGM='",
];

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
    initialSettings: SETTINGS,
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
    .replace('<html>', '<html lang="en">')
    .replace('<title>Altair</title>', '<title>Invoice Graph: GraphQL explorer</title>')
    .replace('<link rel="icon" type="image/x-icon" href="favicon.ico" />', ICON_LINK)
    .replace('</head>', `<style nonce="${nonce}">${TOOL_STYLE}${EXPLORER_STYLE}</style></head>`)
    .replace('<app-root>', `${buildToolBar('explorer')}<app-root>`)
    .replace('</app-root>', `</app-root><script nonce="${nonce}">${TOOL_SCRIPT}${EXPLORER_SCRIPT}</script>`)
    .replace('AltairGraphQL.init({', 'startExplorer({');
}
