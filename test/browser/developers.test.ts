import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Browser } from 'playwright-core';
import { listBarriers } from '../support/barriers.js';
import { hasBrowser, launchBrowser, listRequestsElsewhere, openWatchedPage, type Watched } from '../support/browser.js';
import { readEInvoice } from '../support/e-invoices.js';
import { sendForm, uploadForm } from '../support/graphql-client.js';
import { useService, type TestAccount } from '../support/service.js';

const run = promisify(execFile);
/** A browser loads pages, on a machine that may be busy. */
jest.setTimeout(120_000);

(hasBrowser ? describe : describe.skip)('the page for developers in a browser', () => {
  const service = useService('sqlite');
  let account: TestAccount;
  let browser: Browser;
  let watched: Watched;

  beforeAll(async () => {
    account = await service.account();
    await sendForm(service, account.owner.key, uploadForm(await readEInvoice('ubl.xml')));
    browser = await launchBrowser();
    watched = await openWatchedPage(browser);
    await watched.page.goto(`${service.baseUrl}/developers`);
  });
  afterAll(() => browser?.close());

  const readExample = (title: string) =>
    watched.page.getByRole('region', { name: title, exact: true }).locator('code').innerText();

  async function show(colorScheme: 'light' | 'dark'): Promise<void> {
    await watched.page.emulateMedia({ colorScheme });
    await watched.page.locator(`html[data-theme=${colorScheme}]`).waitFor();
  }

  it('shows the address of the service before anybody has signed in', async () => {
    expect(await readExample('curl')).toContain(`curl '${service.baseUrl}/graphql'`);
    expect(await readExample('curl')).toContain('"00000000-');
  });

  it('shows the values of whoever signs in, in examples that work', async () => {
    const { page } = watched;
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByLabel('API key').fill(account.viewer.key);
    await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('The examples hold the values of your account.').waitFor();
    const read = await run('bash', ['-c', (await readExample('curl')).replace('igk_…', account.viewer.key)]);
    const { data, errors } = JSON.parse(read.stdout);
    expect(errors).toBeUndefined();
    expect(data.invoice.hfId).toMatch(/^\w{6}$/);
    const [one, several] = (await readExample('REST')).split('\n\n');
    const env = { ...process.env, INVOICE_GRAPH_KEY: account.viewer.key };
    const { stdout } = await run('bash', ['-c', `${one}; echo; ${several}`], { env });
    const [invoice, list] = stdout.split('\n').map((line) => JSON.parse(line));
    expect(list.results[0].uid).toBe(invoice.uid);
  });

  it('signs out', async () => {
    const { page } = watched;
    await page.getByRole('button', { name: 'Sign out' }).click();
    const button = page.getByRole('button', { name: 'Sign in' });
    await button.waitFor();
    expect(await button.isVisible()).toBe(true);
  });

  it.each(['/developers', '/docs'])('fits on a phone in either appearance, like %s', async (address) => {
    const { page } = watched;
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(service.baseUrl + address);
    for (const colorScheme of ['light', 'dark'] as const) {
      await show(colorScheme);
      expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    }
  });

  it('has no barriers, in either appearance', async () => {
    const { page } = watched;
    await page.goto(`${service.baseUrl}/developers`);
    for (const colorScheme of ['light', 'dark'] as const) {
      await show(colorScheme);
      expect(await listBarriers(page)).toEqual([]);
    }
  });

  it('follows its policy, and sends no requests to other machines', () => {
    expect(watched.violations).toEqual([]);
    expect(watched.errors).toEqual([]);
    expect(listRequestsElsewhere(watched, service.baseUrl)).toEqual([]);
  });
});
