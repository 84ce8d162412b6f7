import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import path from 'node:path';
import type { Browser, Page, Response } from 'playwright-core';
import { DEFAULT_INVOICE_ORDER } from '../../src/invoices/search/invoice-filter.js';
import { hasBrowser, launchBrowser, listRequestsElsewhere, openWatchedPage, type Watched } from '../support/browser.js';
import { readEInvoice } from '../support/e-invoices.js';
import { sendForm, uploadForm } from '../support/graphql-client.js';
import { waitUntil, useService, type TestAccount } from '../support/service.js';

const SAMPLES = path.resolve(import.meta.dirname, '../../../src/demo/samples');
/** A browser loads a page with three megabytes of scripts, on a machine that may be busy. */
jest.setTimeout(120_000);

/** Whether a response is that of the tab's operation. The page also requests the schema on its own. */
function isAnswer(response: Response): boolean {
  const asksForSchema = response.request().postData()?.includes('IntrospectionQuery') ?? false;
  return new URL(response.url()).pathname === '/graphql' && !asksForSchema;
}

/** Sends the tab's operation, and reads the displayed result, since the browser may drop the body. */
async function send(page: Page): Promise<void> {
  const answer = page.waitForResponse(isAnswer);
  await page.getByRole('button', { name: 'Send Request' }).click();
  expect((await answer).status()).toBe(200);
}

(hasBrowser ? describe : describe.skip)('the explorer in a browser', () => {
  const service = useService('sqlite');
  let browser: Browser;
  let watched: Watched;

  let account: TestAccount;

  beforeAll(async () => {
    account = await service.account();
    await sendForm(service, account.owner.key, uploadForm(await readEInvoice('cii.xml')));
    browser = await launchBrowser();
    watched = await openWatchedPage(browser);
    await watched.page.goto(`${service.baseUrl}/explorer`);
  });
  afterAll(() => browser?.close());

  it('asks for a key once, and then shows who is signed in', async () => {
    const { page } = watched;
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('API key').fill('igk_wrong');
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await dialog.getByRole('alert').getByText('not valid').waitFor();
    await dialog.getByLabel('API key').fill(account.member.key);
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('member Tester').waitFor();
    expect(await page.title()).toBe('Invoice Graph: GraphQL explorer');
    expect(await page.evaluate('JSON.stringify(localStorage)')).not.toContain(account.member.key);
  });

  it('has loaded the schema', async () => {
    const { page } = watched;
    await page.getByRole('button', { name: 'Docs', exact: true }).click();
    const mutation = page.locator('app-doc-viewer').getByText('Mutation', { exact: true }).first();
    await mutation.waitFor();
    expect(await mutation.isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Docs', exact: true }).click();
  });

  it('shows the result of a prepared query', async () => {
    const { page } = watched;
    await send(page);
    const shown = page.locator('app-query-result').getByText('"totalCount": 1').first();
    await shown.waitFor();
    expect(await shown.isVisible()).toBe(true);
  });

  it('reads an invoice of the account with the example as it is', async () => {
    const { page } = watched;
    await page.getByText('Read', { exact: true }).click();
    await send(page);
    const shown = page.locator('app-query-result').getByText('"hfId":').first();
    await shown.waitFor();
    expect(await shown.isVisible()).toBe(true);
  });

  it('uploads a file', async () => {
    const { page } = watched;
    await page.getByText('Upload', { exact: true }).click();
    await page.locator('[track-id="toggle_variables"]').click();
    await page.locator('[track-id="add_file_variable"]').click();
    expect(await page.getByPlaceholder('File name').inputValue()).toBe('file');
    await page
      .locator('app-variable-file-item input[type="file"]')
      .setInputFiles(path.join(SAMPLES, 'feldmann-invoice.xml'));
    await send(page);
    const { invoices } = service.core.services;
    const [uploaded] = await waitUntil(async () => {
      const rows = await invoices.listKeyset(account.member.actor, {}, DEFAULT_INVOICE_ORDER[0]!, {
        limit: 1,
        backwards: false,
      });
      return rows[0]?.fileName === 'feldmann-invoice.xml' && rows;
    });
    expect(uploaded?.fileName).toBe('feldmann-invoice.xml');
  });

  it('receives changes of invoices', async () => {
    const { page } = watched;
    await page.getByText('Follow', { exact: true }).click();
    const opened = page.waitForResponse((response) => new URL(response.url()).pathname === '/graphql/stream');
    await page.getByRole('button', { name: 'Send Request' }).click();
    expect((await opened).status()).toBe(200);
    await page.locator('.query-result__none').waitFor();
    await sendForm(service, account.owner.key, uploadForm(await readEInvoice('ubl.xml')));
    const shown = page.locator('app-query-result').getByText('PROCESSED').first();
    await shown.waitFor();
    expect(await shown.isVisible()).toBe(true);
  });

  it('fits on a phone, with the query above its result', async () => {
    const { page } = watched;
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    const open = (name: string) => page.locator(`${name}:visible`).first().boundingBox();
    const [query, result] = [await open('app-query-editor'), await open('app-query-result')];
    expect(result!.y).toBeGreaterThanOrEqual(query!.y + query!.height);
    expect(result!.width).toBeGreaterThan(370);
    expect(result!.height).toBeGreaterThan(300);
    await page.getByText('Upload', { exact: true }).click();
    const [file, below] = [await open('app-variable-file-item'), await open('app-query-result')];
    expect(file!.y + file!.height).toBeLessThan(below!.y);
  });

  it('sends no requests to other machines', () => {
    expect(watched.requests.length).toBeGreaterThan(10);
    expect(listRequestsElsewhere(watched, service.baseUrl)).toEqual([]);
  });

  it('follows its content security policy, except for a library that tests whether it may evaluate code', () => {
    expect(watched.violations.filter((violation) => violation !== 'script-src eval')).toEqual([]);
  });
});
