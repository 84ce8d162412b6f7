import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import path from 'node:path';
import type { Browser, Page, Response } from 'playwright-core';
import { DEFAULT_INVOICE_ORDER } from '../../src/invoices/search/invoice-filter.js';
import { hasBrowser, launchBrowser, listRequestsElsewhere, openWatchedPage, type Watched } from '../support/browser.js';
import { readEInvoice } from '../support/e-invoices.js';
import { sendForm, uploadForm } from '../support/graphql-client.js';
import { waitUntil, useService } from '../support/service.js';

const SAMPLES = path.resolve(import.meta.dirname, '../../../src/demo/samples');
/** A browser loads a page with three megabytes of scripts, on a machine that may be busy. */
jest.setTimeout(120_000);

/** Enters the key in the headers of the open tab. */
async function setKey(page: Page, key: string): Promise<void> {
  await page.locator('[track-id="show_set_headers"]').click();
  await page.getByPlaceholder('Header value').first().click();
  await page.keyboard.insertText(key);
  await page.getByRole('button', { name: 'Done' }).click();
}

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

  beforeAll(async () => {
    browser = await launchBrowser();
    watched = await openWatchedPage(browser);
    await watched.page.goto(`${service.baseUrl}/explorer`);
  });
  afterAll(() => browser?.close());

  it('shows the result of a prepared query for the key that was entered', async () => {
    const { page } = watched;
    await setKey(page, (await service.account()).owner.key);
    await send(page);
    const shown = page.locator('app-query-result').getByText('"totalCount": 0').first();
    await shown.waitFor();
    expect(await shown.isVisible()).toBe(true);
  });

  it('uploads a file', async () => {
    const { page } = watched;
    const { member } = await service.account();
    await page.getByText('Upload', { exact: true }).click();
    await setKey(page, member.key);
    await page.locator('[track-id="toggle_variables"]').click();
    await page.locator('[track-id="add_file_variable"]').click();
    await page.getByPlaceholder('File name').fill('file');
    await page
      .locator('app-variable-file-item input[type="file"]')
      .setInputFiles(path.join(SAMPLES, 'feldmann-invoice.xml'));
    await send(page);
    const { invoices } = service.core.services;
    const [uploaded] = await waitUntil(async () => {
      const rows = await invoices.listKeyset(member.actor, {}, DEFAULT_INVOICE_ORDER[0]!, {
        limit: 1,
        backwards: false,
      });
      return rows.length > 0 && rows;
    });
    expect(uploaded?.fileName).toBe('feldmann-invoice.xml');
  });

  it('receives changes of invoices', async () => {
    const { page } = watched;
    const { owner } = await service.account();
    await page.getByText('Follow', { exact: true }).click();
    await setKey(page, owner.key);
    const opened = page.waitForResponse((response) => new URL(response.url()).pathname === '/graphql/stream');
    await page.getByRole('button', { name: 'Send Request' }).click();
    expect((await opened).status()).toBe(200);
    await sendForm(service, owner.key, uploadForm(await readEInvoice('ubl.xml')));
    const shown = page.locator('app-query-result').getByText('PROCESSED').first();
    await shown.waitFor();
    expect(await shown.isVisible()).toBe(true);
  });

  it('sends no requests to other machines', () => {
    expect(watched.requests.length).toBeGreaterThan(10);
    expect(listRequestsElsewhere(watched, service.baseUrl)).toEqual([]);
  });

  it('follows its content security policy, except for a library that tests whether it may evaluate code', () => {
    expect(watched.violations.filter((violation) => violation !== 'script-src eval')).toEqual([]);
  });
});
