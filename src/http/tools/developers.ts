import type { Request, RequestHandler, Response } from 'express';
import { SNIPPETS, type Snippet } from './developer-snippets.js';
import { computeDigest } from './inline.js';
import { buildToolBar, ICON_LINK, TOOL_SCRIPT, TOOL_STYLE } from './tool-page.js';

/** Without an invoice, the examples are complete except for their uid. */
const NO_UID = '00000000-0000-0000-0000-000000000000';

/** Fills the examples with the address of the service and an invoice of the caller. */
const SCRIPT = `${TOOL_SCRIPT}
const fill = (uid) => {
  for (const code of document.querySelectorAll('code[data-code]'))
    code.textContent = code.dataset.code.replaceAll('{origin}', location.origin).replaceAll('{uid}', uid);
};
for (const button of document.querySelectorAll('button[data-copy]')) {
  button.hidden = !navigator.clipboard;
  button.onclick = async () => {
    await navigator.clipboard.writeText(button.closest('section').querySelector('code').textContent);
    button.textContent = 'Copied';
    setTimeout(() => (button.textContent = 'Copy'), 2000);
  };
}
fill('${NO_UID}');
void invoiceGraph
  .ask('{ viewer { account { name } workspaceUser { user { fullName } } } invoices(first: 1) { nodes { uid } } }')
  .then((data) => {
    invoiceGraph.show(data?.viewer);
    document.getElementById('values').textContent = data
      ? 'The examples hold the values of your account.'
      : 'Sign in, and the examples hold the values of your account.';
    const [invoice] = data?.invoices?.nodes ?? [];
    if (invoice) fill(invoice.uid);
  });
`;

const STYLE = `${TOOL_STYLE}
main { max-width: 1100px; margin: 0 auto; padding: 24px 16px 64px; font: 15px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif; }
h1 { margin: 0; font-size: 26px; line-height: 1.25; }
h2 { margin: 0; font-size: 16px; }
p { margin: 0; color: var(--ig-quiet); }
main a { color: var(--ig-accent); text-underline-offset: 3px; }
.links { display: grid; grid-template-columns: repeat(auto-fit, minmax(290px, 1fr)); gap: 12px; margin: 20px 0 28px; padding: 0; list-style: none; }
.links li, main section { display: grid; gap: 4px; align-content: start; padding: 14px 16px; border: 1px solid var(--ig-line); border-radius: 12px; background: var(--ig-surface); }
main section { margin-top: 12px; gap: 8px; }
section header { display: flex; gap: 12px; align-items: baseline; }
section header p { flex: 1; min-width: 0; }
section header button { min-height: 32px; padding: 0 12px; border: 1px solid var(--ig-line); border-radius: 8px; background: none; color: var(--ig-ink); font: inherit; cursor: pointer; }
pre { margin: 0; padding: 12px; overflow-x: auto; border-radius: 8px; background: var(--ig-ground); font: 13px/1.5 ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace; }
:focus-visible { outline: 2px solid var(--ig-accent); outline-offset: 2px; }
`;

const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  `script-src ${computeDigest(SCRIPT)}`,
  `style-src ${computeDigest(STYLE)}`,
  'img-src data:',
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const LINKS: readonly { readonly href: string; readonly name: string; readonly text: string }[] = [
  { href: '/settings/keys', name: 'API keys', text: 'Create one for each program, with the scopes it needs.' },
  { href: '/explorer', name: 'GraphQL explorer', text: 'Try queries, mutations and subscriptions on your account.' },
  { href: '/schema.graphql', name: 'GraphQL schema', text: 'The whole API in one file, for codegen.' },
  { href: '/docs', name: 'REST reference', text: 'Every operation, with a button to try it.' },
  { href: '/openapi.yaml', name: 'OpenAPI document', text: 'For generators of clients; also as /openapi.json.' },
  { href: '/settings/webhooks', name: 'Webhooks', text: 'Signed messages about each event, by Standard Webhooks.' },
];

/** Serves the page for developers: links, and examples of calls with the caller's own values. */
export function createDevelopers(): RequestHandler {
  const page = buildPage();
  return (_request: Request, response: Response) => {
    response.set('Content-Security-Policy', CONTENT_SECURITY_POLICY);
    response.set('Cache-Control', 'no-cache');
    response.type('html').send(page);
  };
}

function buildPage(): string {
  const links = LINKS.map(({ href, name, text }) => `<li><a href="${href}">${name}</a><p>${text}</p></li>`);
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Invoice Graph: developers</title>
    ${ICON_LINK}
    <style>${STYLE}</style>
  </head>
  <body>
    ${buildToolBar('developers')}
    <main>
      <h1>Build on Invoice Graph</h1>
      <p id="values">Sign in, and the examples hold the values of your account.</p>
      <ul class="links">${links.join('')}</ul>
      ${SNIPPETS.map(buildSection).join('')}
    </main>
    <script>${SCRIPT}</script>
  </body>
</html>
`;
}

function buildSection({ title, hint, code }: Snippet): string {
  return `<section aria-label="${title}">
        <header><h2>${title}</h2><p>${hint}</p><button type="button" data-copy hidden>Copy</button></header>
        <pre tabindex="0" aria-label="${title}"><code data-code="${escape(code)}"></code></pre>
      </section>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('\n', '&#10;');
}
