import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type Page, type Response } from 'playwright-core';
import { DEFAULT_INVOICE_ORDER } from '../../src/invoices/invoice-filter.js';
import { eventually, useService } from '../support/service.js';

const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
const ARGUMENTS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const SAMPLES = path.resolve(import.meta.dirname, '../../../src/demo/samples');
/** A browser and a page of three megabytes of scripts, on a machine that may be busy. */
jest.setTimeout(120_000);

const canRun = existsSync(CHROMIUM) || process.env['REQUIRE_BROWSER'] === '1';

if (!canRun) {
  console.warn('Explorer not tried: install chromium (Debian: apt-get install chromium) or set CHROMIUM to its path');
}

/** A page that keeps a record of what it asked for and what its policy refused. */
interface Watched {
  readonly page: Page;
  readonly requests: string[];
  readonly violations: string[];
}

async function watchedPage(browser: Browser): Promise<Watched> {
  const context = await browser.newContext({ viewport: { width: 1400, height: 850 } });
  const page = await context.newPage();
  const requests: string[] = [];
  const violations: string[] = [];
  context.on('request', (request) => requests.push(request.url()));
  await page.exposeFunction('keepViolation', (violation: string) => violations.push(violation));
  await page.addInitScript(`document.addEventListener('securitypolicyviolation', (event) =>
    keepViolation(event.effectiveDirective + ' ' + event.blockedURI));`);
  return { page, requests, violations };
}

/** Puts the key into the headers of the tab that is open. */
async function setKey(page: Page, key: string): Promise<void> {
  await page.locator('[track-id="show_set_headers"]').click();
  await page.getByPlaceholder('Header value').first().click();
  await page.keyboard.insertText(key);
  await page.getByRole('button', { name: 'Done' }).click();
}

/** The page also asks for the schema by itself. */
function isAnswer(response: Response): boolean {
  const asksForSchema = response.request().postData()?.includes('IntrospectionQuery') ?? false;
  return new URL(response.url()).pathname === '/graphql' && !asksForSchema;
}

/** Sends the tab's operation; what came back is read where a person reads it, since the browser may drop the body. */
async function send(page: Page): Promise<void> {
  const answer = page.waitForResponse(isAnswer);
  await page.getByRole('button', { name: 'Send Request' }).click();
  expect((await answer).status()).toBe(200);
}

(canRun ? describe : describe.skip)('the explorer in a browser', () => {
  const service = useService('sqlite');
  let browser: Browser;
  let watched: Watched;

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: CHROMIUM, args: ARGUMENTS });
    watched = await watchedPage(browser);
    await watched.page.goto(`${service.baseUrl}/explorer`);
  });
  afterAll(() => browser?.close());

  it('shows what the ready-made query finds for the key that was put in', async () => {
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
    const [uploaded] = await eventually(async () => {
      const rows = await invoices.keyset(member.actor, {}, DEFAULT_INVOICE_ORDER[0]!, { limit: 1, backwards: false });
      return rows.length > 0 && rows;
    });
    expect(uploaded?.fileName).toBe('feldmann-invoice.xml');
  });

  it('asks nothing of any other machine', () => {
    const elsewhere = watched.requests.filter((url) => !/^(data|blob):/.test(url) && !url.startsWith(service.baseUrl));
    expect(watched.requests.length).toBeGreaterThan(10);
    expect(elsewhere).toEqual([]);
  });

  it('keeps to its content security policy, but for a library that asks whether it may evaluate code', () => {
    expect(watched.violations.filter((violation) => violation !== 'script-src eval')).toEqual([]);
  });
});
