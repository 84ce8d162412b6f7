import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';
import express, { type Request, type Response, type Router } from 'express';

const ASSETS = ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'] as const;

/** Nothing from outside: no validator's badge, and no bar to load other documents by. */
const SCRIPT = `
SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#docs',
  validatorUrl: null,
  deepLinking: true,
  displayRequestDuration: true,
  defaultModelsExpandDepth: 0,
});
`;
const STYLE = `
body { margin: 0; }
`;

/** The inline parts never change, so the policy can name them by their digests. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  `script-src 'self' '${digestOf(SCRIPT)}'`,
  `style-src 'self' '${digestOf(STYLE)}'`,
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * The reference of the REST face as a page to read and to try: Swagger UI, from its package, without anything from outside. To be
 * mounted at `/docs`; the page asks for `/openapi.json`.
 */
export function createDocs(): Router {
  const router = express.Router();
  const root = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  router.get('/', servePage);
  for (const asset of ASSETS) router.get(`/${asset}`, (_request, response) => response.sendFile(asset, { root }));
  return router;
}

/** In place of the policy that every answer carries: scripts of our own, and the inline ones of this page. */
function servePage({ baseUrl }: Request, response: Response): void {
  response.set('Content-Security-Policy', CONTENT_SECURITY_POLICY);
  response.set('Cache-Control', 'no-cache');
  response.type('html').send(`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Invoice Graph: REST reference</title>
    <link rel="icon" type="image/png" href="${baseUrl}/favicon-32x32.png" />
    <link rel="stylesheet" href="${baseUrl}/swagger-ui.css" />
    <style>${STYLE}</style>
  </head>
  <body>
    <div id="docs"></div>
    <script src="${baseUrl}/swagger-ui-bundle.js"></script>
    <script>${SCRIPT}</script>
  </body>
</html>
`);
}

function digestOf(inline: string): string {
  return `sha256-${createHash('sha256').update(inline).digest('base64')}`;
}
