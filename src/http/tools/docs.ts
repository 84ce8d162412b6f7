import { createRequire } from 'node:module';
import path from 'node:path';
import express, { type Request, type Response, type Router } from 'express';
import { computeDigest } from './inline.js';
import { buildToolBar, ICON_LINK, TOOL_SCRIPT, TOOL_STYLE } from './tool-page.js';

const ASSETS = ['swagger-ui.css', 'swagger-ui-bundle.js'] as const;

/**
 * Disables what would load from other origins: the validator's badge, and the bar for opening other documents. Calls belong to the session
 * unless a key was entered.
 */
const SCRIPT = `${TOOL_SCRIPT}
SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#docs',
  validatorUrl: null,
  deepLinking: true,
  displayRequestDuration: true,
  defaultModelsExpandDepth: 0,
  requestInterceptor: (request) => {
    if (!request.headers['Api-Key']) Object.assign(request.headers, invoiceGraph.headers);
    return request;
  },
});
void invoiceGraph.ask('{ viewer { account { name } workspaceUser { user { fullName } } } }').then((data) => invoiceGraph.show(data?.viewer));
`;
const STYLE = `${TOOL_STYLE}
.swagger-ui .info { margin: 2rem 0; }
@media (max-width: 640px) {
  #docs { overflow-x: clip; }
  .swagger-ui .wrapper { padding: 0 0.75rem; }
  .swagger-ui .opblock .opblock-summary { flex-wrap: wrap; }
}
`;

/** The inline parts are constant, so the policy can allow them by their digests. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  `script-src 'self' ${computeDigest(SCRIPT)}`,
  `style-src 'self' ${computeDigest(STYLE)}`,
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Serves the interactive reference of the REST face: Swagger UI from its npm package, without any external resource. Mount it at
 * `/docs`; the page loads `/openapi.json`.
 */
export function createDocs(): Router {
  const router = express.Router();
  const root = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  router.get('/', servePage);
  for (const asset of ASSETS) router.get(`/${asset}`, (_request, response) => response.sendFile(asset, { root }));
  return router;
}

/** Replaces the default policy: allows scripts of this origin and the inline ones of this page. */
function servePage({ baseUrl }: Request, response: Response): void {
  response.set('Content-Security-Policy', CONTENT_SECURITY_POLICY);
  response.set('Cache-Control', 'no-cache');
  response.type('html').send(`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Invoice Graph: REST reference</title>
    ${ICON_LINK}
    <link rel="stylesheet" href="${baseUrl}/swagger-ui.css" />
    <style>${STYLE}</style>
  </head>
  <body>
    ${buildToolBar('docs')}
    <div id="docs"></div>
    <script src="${baseUrl}/swagger-ui-bundle.js"></script>
    <script>${SCRIPT}</script>
  </body>
</html>
`);
}
