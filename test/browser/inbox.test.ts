import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { hasBrowser, listRequestsElsewhere } from '../support/browser.js';
import { listBarriers } from '../support/barriers.js';
import { useInbox } from '../support/inbox-pages.js';
import { waitUntil } from '../support/service.js';

const SAMPLES = path.resolve(import.meta.dirname, '../../../src/demo/samples');
/** A browser loads a page, and files are read, on a machine that may be busy. */
jest.setTimeout(120_000);

(hasBrowser ? describe : describe.skip)('the inbox in a browser', () => {
  const inbox = useInbox();
  const { service } = inbox;
  let page: Page;
  beforeAll(() => {
    page = inbox.page;
  });

  it('refuses a wrong key, and opens the demo account with one click', async () => {
    await page.getByLabel('API key').fill('igk_wrong');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('alert').getByText('This key is not valid.').waitFor();
    expect(await listBarriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Open the demo account' }).click();
    await page.getByRole('link', { name: 'Thistledown Catering Ltd' }).waitFor();
    expect(await page.evaluate('document.cookie')).toBe('');
  });

  it('uploads files, and shows each turn from reading to finished without a reload', async () => {
    await page.locator('input[type=file]').setInputFiles([
      {
        name: 'again.pdf',
        mimeType: 'application/pdf',
        buffer: await readFile(path.join(SAMPLES, 'hafenlicht-rechnung.pdf')),
      },
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('No invoice.') },
    ]);
    const uploads = page.getByRole('region', { name: 'Uploads' });
    await uploads.getByText('This type of file is not supported.').waitFor();
    await uploads.getByText('Finished').waitFor();
    await uploads.getByRole('button', { name: 'Clear' }).click();
    const rows = page.getByRole('row', { name: 'Hafenlicht' });
    await rows.nth(1).waitFor();
    await rows.first().getByText('Duplicate').waitFor({ state: 'attached' });
    expect(await rows.count()).toBe(2);
  });

  it('shows two duplicates side by side', async () => {
    await page.getByRole('link', { name: 'Hafenlicht' }).first().click();
    await page.getByRole('link', { name: 'Compare' }).first().click();
    await page.locator('.compared .page').nth(1).waitFor();
    expect(await page.getByRole('article').count()).toBe(2);
    expect(await page.getByRole('article').locator('mark').count()).toBe(0);
    expect(await page.getByRole('article').getByRole('button', { name: 'Delete' }).count()).toBe(2);
    expect(await listBarriers(page)).toEqual([]);
    await page.goto(service.baseUrl);
  });

  it('finds invoices by words, and moves through the list with the keyboard', async () => {
    await page.getByRole('link', { name: 'Thistledown' }).waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('feldmann');
    await page.getByRole('link', { name: 'Thistledown' }).waitFor({ state: 'detached' });
    expect(await page.locator('.invoice-table tbody tr').count()).toBe(2);
    expect(new URL(page.url()).searchParams.get('query')).toBe('feldmann');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.getByRole('link', { name: 'Thistledown' }).waitFor();
    await page.getByRole('heading', { name: 'Inbox' }).evaluate('document.activeElement.blur()');
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    const focused = await page.evaluate<string>('document.activeElement.textContent');
    await page.keyboard.press('Enter');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(focused);
    await page.keyboard.press('Escape');
    await page.getByRole('searchbox').waitFor();
  });

  it('marks where a value stands on the page, and sets a field to another value', async () => {
    await page.getByRole('link', { name: 'Thistledown' }).click();
    await page.locator('.page img[data-shown]').waitFor();
    await page.getByRole('button', { name: /^Total £1,027.80/ }).hover();
    const mark = await page.locator('.mark[data-kind=active]').boundingBox();
    const sheet = await page.locator('.page').boundingBox();
    expect(mark!.y).toBeGreaterThan(sheet!.y + sheet!.height / 3);
    await page.getByRole('button', { name: /^Invoice number/ }).click();
    const input = page.getByLabel('Invoice number');
    await input.fill('TC-1');
    await page.locator('.mark[data-kind=candidate]').first().click();
    await waitUntil(async () => (await input.inputValue()) === 'TC-20817');
    await input.fill('TC-20818');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: /^Invoice number TC-20818/ }).waitFor();
    expect(await page.locator('.history').textContent()).toContain('TC-20818');
    expect(await listBarriers(page)).toEqual([]);
  });

  it('shows what is wrong with a value that cannot be saved', async () => {
    await page.getByRole('button', { name: /^Total £/ }).click();
    await page.getByLabel('Total', { exact: true }).fill('a lot');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.locator('.field-editor').getByRole('alert').waitFor();
    expect(await page.locator('.field-editor').getByRole('alert').textContent()).not.toBe('');
    await page.keyboard.press('Escape');
  });

  it('changes an item', async () => {
    await page.getByRole('button', { name: 'Afternoon tea' }).click();
    await page.getByRole('dialog').getByLabel('Item').fill('High tea');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'High tea' }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('approves with a note, then allows no changes, and takes the approval back', async () => {
    await page.keyboard.press('a');
    await page.getByRole('dialog').getByLabel('Note').fill('Checked with the kitchen.');
    expect(await listBarriers(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
    await page.getByRole('blockquote').filter({ hasText: 'Checked with the kitchen.' }).waitFor();
    expect(await page.getByRole('button', { name: /^Invoice number/ }).count()).toBe(0);
    await page.getByRole('button', { name: 'Remove decision' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove decision' }).click();
    await page.getByRole('button', { name: 'Approve' }).waitFor();
    expect(await page.locator('.history').textContent()).toContain('removed the decision');
  });

  it('shows an e-invoice as a page made from its values, with their places', async () => {
    await page.goto(service.baseUrl);
    await page.getByRole('link', { name: 'Feldmann' }).first().click();
    await page.locator('.page img[data-shown]').waitFor();
    await page.getByText('An e-invoice has no page of its own.').waitFor();
    await page.getByRole('button', { name: /^Total / }).hover();
    await page.locator('.page .mark[data-kind=active]').waitFor();
    expect(await page.locator('.page .mark').count()).toBeGreaterThan(10);
    expect(await listBarriers(page)).toEqual([]);
  });

  it.each([
    ['Deutsch', 'Eingang', 'de'],
    ['Türkçe', 'Gelen kutusu', 'tr'],
  ])('speaks %s', async (language, place, tag) => {
    await page.goto(service.baseUrl);
    await page.locator('.menu summary').click();
    await page.locator('.menu select').first().selectOption({ label: language });
    await page.getByRole('navigation').getByRole('link', { name: place }).waitFor();
    expect(await page.getAttribute('html', 'lang')).toBe(tag);
  });

  it('gives the reason why a member may not decide', async () => {
    await page.locator('.menu select').first().selectOption('en');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByLabel('Enter as').selectOption('Member');
    await page.getByRole('button', { name: 'Open the demo account' }).click();
    await page.getByRole('link', { name: 'Feldmann' }).first().click();
    const approve = page.getByRole('button', { name: 'Approve' });
    await approve.waitFor();
    expect(await approve.isDisabled()).toBe(true);
    const reason = await approve.getAttribute('aria-describedby');
    expect(await page.locator(`[id="${reason}"]`).textContent()).toMatch(/role/);
  });

  it('follows its content security policy, and sends no requests to other machines', () => {
    const { watched } = inbox;
    expect(watched.violations).toEqual([]);
    expect(listRequestsElsewhere(watched, service.baseUrl)).toEqual([]);
    expect(watched.errors.filter((error) => !/status of 40[01]/.test(error))).toEqual([]);
  });
});
