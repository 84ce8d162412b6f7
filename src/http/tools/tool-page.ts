/** Which of the pages for developers is shown. */
export type ToolPage = 'developers' | 'explorer' | 'docs';

const PAGES: readonly { readonly page: ToolPage; readonly name: string }[] = [
  { page: 'developers', name: 'Developers' },
  { page: 'explorer', name: 'Explorer' },
  { page: 'docs', name: 'Reference' },
];

/** The icon of the product, which fits into an attribute as well. */
const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="7" fill="#0c6b5e"/><path d="M10 7h9l4 4v14H10z" fill="#fff"/><path d="M13 14h7M13 18h7M13 22h4" stroke="#0c6b5e" stroke-width="1.8" stroke-linecap="round"/></svg>`;

/** The link to the icon, for the head of a page whose policy allows images in `data:` URLs. */
export const ICON_LINK = `<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(ICON)}" />`;

/** Builds what is above each page for developers: the way to the others, who is signed in, and the question for a key. */
export function buildToolBar(current: ToolPage): string {
  const links = PAGES.map(
    ({ page, name }) => `<a href="/${page}"${page === current ? ' aria-current="page"' : ''}>${name}</a>`,
  );
  return `<header class="ig-bar">
      <a class="ig-brand" href="/">${ICON} Invoice Graph</a>
      <nav aria-label="For developers">${links.join('')}</nav>
      <span class="ig-caller" id="ig-caller"></span>
      <button type="button" id="ig-switch" hidden>Sign in</button>
    </header>
    <dialog class="ig-entrance" id="ig-entrance" aria-labelledby="ig-entrance-title">
      <form>
        <h2 id="ig-entrance-title">Sign in</h2>
        <p>The examples then use the values of your account. This page keeps no key.</p>
        <a class="ig-button" id="ig-oidc" hidden>Sign in with your organization</a>
        <button type="button" class="ig-button" id="ig-demo" hidden>Open the demo account</button>
        <label>API key <input name="key" type="password" required autocomplete="current-password" placeholder="igk_…" /></label>
        <p role="alert" id="ig-refused" hidden>This key is not valid. Check that you copied all of it.</p>
        <button type="submit">Sign in</button>
      </form>
    </dialog>`;
}

/**
 * Defines `invoiceGraph` in the browser: `ask(query)` returns the data of a query for whoever is signed in, or null for nobody; `enter()`
 * asks for a key, or leads to another way to sign in; `show(viewer)` writes the name of the caller into the bar. The key becomes a session
 * where the service has sessions, and otherwise stays in the memory of the page.
 */
export const TOOL_SCRIPT = `
const invoiceGraph = (() => {
  const find = (id) => document.getElementById('ig-' + id);
  const isDark = matchMedia('(prefers-color-scheme: dark)');
  const SIGNED_IN = 'inbox:signed-in';
  const tools = { headers: { 'X-Requested-With': 'tools' }, ask, enter, show };

  function applyTheme() {
    const chosen = localStorage.getItem('inbox:theme');
    const theme = chosen === 'light' || chosen === 'dark' ? chosen : isDark.matches ? 'dark' : 'light';
    document.documentElement.dataset.theme = theme;
    document.documentElement.classList.toggle('dark-mode', theme === 'dark');
  }

  function send(method, path, body) {
    const headers = { ...tools.headers, 'Apollo-Require-Preflight': 'true', 'Content-Type': 'application/json' };
    return fetch(path, { method, headers, body: body && JSON.stringify(body) });
  }

  async function ask(query) {
    if (!tools.headers['Api-Key'] && localStorage.getItem(SIGNED_IN) === null) return null;
    const answer = await send('POST', '/graphql', { query });
    return answer.status === 401 ? null : ((await answer.json()).data ?? null);
  }

  async function signIn(credentials) {
    const answer = await send('POST', '/session', credentials);
    if (answer.ok) localStorage.setItem(SIGNED_IN, 'yes');
    if (answer.status !== 404) return answer.ok;
    tools.headers = { 'Api-Key': credentials.key };
    return (await ask('{ __typename }')) !== null;
  }

  async function offerOtherWays() {
    const answer = await fetch('/session');
    const { demo = false, oidc = false } = answer.ok ? await answer.json() : {};
    find('demo').hidden = !demo;
    find('oidc').hidden = !oidc;
    find('oidc').href = '/session/oidc?to=' + encodeURIComponent(location.pathname);
  }

  function enter() {
    const dialog = find('entrance');
    const form = dialog.querySelector('form');
    void offerOtherWays();
    dialog.showModal();
    return new Promise((resolve) => {
      const attempt = async (credentials) => {
        const isIn = await signIn(credentials);
        find('refused').hidden = isIn;
        if (!isIn) return;
        form.reset();
        dialog.close();
        resolve();
      };
      form.onsubmit = (event) => {
        event.preventDefault();
        void attempt({ key: form.key.value.trim() });
      };
      find('demo').onclick = () => void attempt({ demo: 'owner' });
    });
  }

  function show(viewer) {
    const button = find('switch');
    button.hidden = false;
    button.textContent = viewer ? 'Sign out' : 'Sign in';
    button.onclick = async () => {
      if (viewer) localStorage.removeItem(SIGNED_IN);
      if (viewer) await send('DELETE', '/session');
      else await enter();
      location.reload();
    };
    if (viewer) find('caller').textContent = viewer.workspaceUser.user.fullName + ' · ' + viewer.account.name;
  }

  isDark.addEventListener('change', applyTheme);
  applyTheme();
  // The OpenID issuer has led back here.
  if (location.hash === '#signed-in') {
    localStorage.setItem(SIGNED_IN, 'yes');
    history.replaceState(null, '', location.pathname);
  }
  return tools;
})();
`;

/** Styles the bar and the question for a key, in the colours of the inbox. The names keep out of those of the pages. */
export const TOOL_STYLE = `
:root { color-scheme: light; --ig-ground: #f6f7f7; --ig-surface: #fff; --ig-line: #c9d0ce; --ig-ink: #17201e; --ig-quiet: #5a6764; --ig-accent: #0c6b5e; --ig-accent-ink: #fff; --ig-bad: #a8281e; }
:root[data-theme='dark'] { color-scheme: dark; --ig-ground: #131716; --ig-surface: #1b201f; --ig-line: #445150; --ig-ink: #e8edeb; --ig-quiet: #a0adaa; --ig-accent: #57c9b4; --ig-accent-ink: #06231e; --ig-bad: #ff9d92; }
body { margin: 0; background: var(--ig-ground); color: var(--ig-ink); }
.ig-bar, .ig-entrance { font: 15px/1.4 system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif; box-sizing: border-box; }
.ig-bar { display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: center; padding: 8px 16px; border-bottom: 1px solid var(--ig-line); background: var(--ig-surface); }
.ig-bar a { color: var(--ig-ink); text-decoration: none; }
.ig-brand { display: flex; gap: 8px; align-items: center; font-weight: 650; }
.ig-brand svg { width: 25.6px; height: 25.6px; }
.ig-bar nav { display: flex; gap: 4px; margin-right: auto; }
.ig-bar nav a { padding: 4.8px 9.6px; border-radius: 6px; color: var(--ig-quiet); }
.ig-bar nav a[aria-current] { color: var(--ig-accent); font-weight: 600; }
.ig-caller { color: var(--ig-quiet); overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.ig-bar button, .ig-entrance button, .ig-button { min-height: 36px; padding: 0 14.4px; border: 1px solid var(--ig-line); border-radius: 8px; background: var(--ig-surface); color: var(--ig-ink); font: inherit; cursor: pointer; }
.ig-bar :focus-visible, .ig-entrance :focus-visible { outline: 2px solid var(--ig-accent); outline-offset: 2px; }
.ig-entrance { width: min(384px, calc(100vw - 32px)); padding: 24px; border: 1px solid var(--ig-line); border-radius: 14px; background: var(--ig-surface); color: var(--ig-ink); }
.ig-entrance::backdrop { background: rgb(0 0 0 / 45%); }
.ig-entrance form { display: grid; gap: 12.8px; }
.ig-entrance h2, .ig-entrance p { margin: 0; }
.ig-entrance h2 { font-size: 18.4px; }
.ig-entrance p { color: var(--ig-quiet); font-size: 14.4px; }
.ig-entrance [role='alert'] { color: var(--ig-bad); }
.ig-entrance label { display: grid; gap: 4.8px; }
.ig-entrance input { min-height: 36px; padding: 0 9.6px; border: 1px solid var(--ig-line); border-radius: 8px; background: var(--ig-ground); color: inherit; font: inherit; }
.ig-entrance [type='submit'] { border-color: transparent; background: var(--ig-accent); color: var(--ig-accent-ink); font-weight: 600; }
.ig-button { display: grid; place-items: center; text-decoration: none; box-sizing: border-box; }
.ig-button[hidden] { display: none; }
@media (max-width: 640px) {
  .ig-bar { padding: 6.4px 12px; font-size: 14px; }
  .ig-bar nav { order: 3; width: 100%; }
  .ig-brand { margin-right: auto; }
  .ig-caller { display: none; }
}
`;
