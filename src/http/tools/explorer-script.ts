/**
 * Defines `startExplorer(options)` in the browser: asks who the caller is, fills the tabs with uids of the caller's account, and starts
 * Altair. Each account has tabs of its own.
 */
export const EXPLORER_SCRIPT = `
async function startExplorer(options) {
  const query = '{ viewer { account { uid name } workspaceUser { user { fullName } } } invoices(first: 25) { nodes { uid invoiceNumber permissions { canUpdate canApprove } } } }';
  let data = await invoiceGraph.ask(query);
  while (!data) {
    await invoiceGraph.enter();
    data = await invoiceGraph.ask(query);
  }
  const { viewer, invoices } = data;
  invoiceGraph.show(viewer);
  // A key without the scope "read" sees no invoices.
  const nodes = invoices?.nodes ?? [];
  const choose = (isFit) => nodes.find(isFit) ?? nodes[0];
  const examples = {
    Read: choose(() => true),
    Correct: choose(({ permissions }) => permissions.canUpdate),
    Approve: choose(({ permissions }) => permissions.canApprove),
  };
  for (const tab of options.initialWindows) {
    const example = examples[tab.initialName];
    if (!example) continue;
    const variables = JSON.parse(tab.initialVariables);
    const input = variables.input ?? variables;
    input.uid = example.uid;
    if ('invoiceNumber' in input) input.invoiceNumber = example.invoiceNumber ?? input.invoiceNumber;
    tab.initialVariables = JSON.stringify(variables, null, 2);
  }
  identifyRequests();
  options.instanceStorageNamespace += viewer.account.uid + '_';
  AltairGraphQL.init(options);
}

/** Altair asks for the schema before it knows the headers of its tabs. A key that somebody enters in a tab takes precedence. */
function identifyRequests() {
  const send = window.fetch;
  window.fetch = (input, options) => {
    const request = new Request(input, options);
    if (new URL(request.url).origin !== location.origin || request.headers.has('Api-Key')) return send(request);
    for (const [name, value] of Object.entries(invoiceGraph.headers)) request.headers.set(name, value);
    return send(new Request(request, { credentials: 'same-origin' }));
  };
}
`;

/** Gives Altair the rest of the window below the bar, without its own name, and one column on narrow screens. */
export const EXPLORER_STYLE = `
app-banner-container, .header__logo-wrapper { display: none !important; }
body { display: flex; flex-direction: column; height: 100dvh; overflow: hidden; }
app-root { display: block; flex: 1; min-height: 0; }
/* The texts of Altair, in the words of this product. */
.query-result__none-subtext { font-size: 0 !important; }
.query-result__none-subtext::after { font-size: 15px; content: 'The result appears here.'; }
.query-result__none:has(button) .query-result__none-subtext::after { content: 'Waiting: whatever arrives appears here at once.'; }
.query-result__none:has(button) .query-result__none-subtext::before { display: inline-block; width: 10px; height: 10px; margin-right: 8px; border-radius: 50%; background: var(--ig-accent); content: ''; animation: ig-pulse 1.4s infinite; }
.query-result__none-art, app-tips { display: none !important; }
.variables-editor--title::after { margin-left: 8px; font-weight: 400; text-transform: none; opacity: 0.75; content: '– click to open; files are added here'; }
.show-variables .variables-editor--title::after { content: '– click to close'; }
.variables-files-container > a { display: none !important; }
@media (max-width: 640px) {
  .app-side-menu, .url-box__method-wrapper, .url-box__input-container, .header__actions { display: none !important; }
  app-window-switcher, .window-switcher__list { max-width: 100%; overflow-x: auto; }
  .url-box { justify-content: flex-end; }
  .send-request__wrapper { flex: 1; }
  .send-request__wrapper button { width: 100%; white-space: nowrap; }
  .main-content-row > as-split { display: flex !important; flex-direction: column !important; }
  .main-content-row > as-split > as-split-area { flex: 1 1 50% !important; min-height: 0 !important; }
  .main-content-row > as-split > as-split-area.as-hidden { flex: 0 0 0 !important; }
  .main-content-row > as-split > as-split-area:has(.show-variables) { min-height: 60% !important; }
  .variables-editor-container.show-variables { min-height: 200px !important; }
  .variables-files-container { order: -1; }
  .main-content-row > as-split > .as-split-gutter { display: none !important; }
}
@keyframes ig-pulse { 50% { opacity: 0.25; } }
app-altair { display: block; height: 100%; }
app-altair .app-wrapper, app-altair .main-container { height: 100% !important; min-height: 0; }
`;
