import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Browser, Locator, Page } from 'playwright-core';
import { hasBrowser, launchBrowser, listRequestsElsewhere, openWatchedPage, type Watched } from '../support/browser.js';
import { useService } from '../support/service.js';

/** A browser loads a page with megabytes of scripts, on a machine that may be busy. */
jest.setTimeout(120_000);

async function authorize(page: Page, key: string): Promise<void> {
  await page.getByRole('button', { name: 'Authorize' }).first().click();
  const dialog = page.locator('.dialog-ux');
  await dialog.getByRole('textbox').fill(key);
  await dialog.getByRole('button', { name: 'Apply credentials' }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
}

/** Opens an operation, sends it unchanged, and returns the displayed response. */
async function tryOut(page: Page, operationId: string): Promise<Locator> {
  const operation = page.locator(`[id$="-${operationId}"]`);
  await operation.locator('.opblock-summary-control').click();
  await operation.getByRole('button', { name: 'Try it out' }).click();
  await operation.getByRole('button', { name: 'Execute' }).click();
  const answer = operation.locator('.live-responses-table');
  await answer.waitFor();
  return answer;
}

(hasBrowser ? describe : describe.skip)('the REST reference in a browser', () => {
  const service = useService('sqlite');
  let browser: Browser;
  let watched: Watched;

  beforeAll(async () => {
    browser = await launchBrowser();
    watched = await openWatchedPage(browser);
    await watched.page.goto(`${service.baseUrl}/docs`);
    await watched.page.getByText('List invoices, newest first').waitFor();
  });
  afterAll(() => browser?.close());

  it('sends its calls to its own server, with the key that was entered', async () => {
    const { page } = watched;
    await authorize(page, (await service.account()).owner.key);
    const answer = await tryOut(page, 'listCompanies');
    expect(await answer.textContent()).toContain('"count": 0');
  });

  it('logs no errors', () => {
    expect(watched.errors).toEqual([]);
    expect(watched.violations).toEqual([]);
  });

  it('sends no requests to other machines', () => {
    expect(watched.requests).toContain(`${service.baseUrl}/openapi.json`);
    expect(listRequestsElsewhere(watched, service.baseUrl)).toEqual([]);
  });
});
