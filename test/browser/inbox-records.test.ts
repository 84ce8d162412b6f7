import { beforeAll, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { listBarriers } from '../support/barriers.js';
import { describeInbox, enterDemo, listBarriersEverywhere } from '../support/inbox-pages.js';

describeInbox(
  'companies, categories, cards and exports in the inbox',
  (inbox, hands) => {
    const { open, press, dialog, confirm, row } = hands;
    let page: Page;
    beforeAll(() => {
      page = inbox.page;
    });

    /** Presses the button of the open dialog for an export. @returns the file's name and text */
    const download = async () => {
      const waiting = page.waitForEvent('download');
      await confirm('Download');
      const file = await waiting;
      return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
    };

    it('shows a company with its invoices, and corrects it', async () => {
      await page.getByRole('link', { name: 'Companies' }).click();
      await page.getByRole('link', { name: 'Feldmann' }).click();
      await page.getByRole('heading', { level: 1, name: 'Feldmann' }).waitFor();
      expect(await page.locator('.invoice-table tbody tr').count()).toBe(2);
      expect(await page.locator('.facts').textContent()).toContain('€1,285.85');
      expect(await listBarriersEverywhere(page)).toEqual([]);
      await press('Edit');
      await dialog().getByLabel('Phone').fill('+49 2331 000');
      await dialog().getByLabel('Name').fill('');
      await dialog().getByLabel('Name').fill('Feldmann Werkzeugbau');
      await confirm('Save');
      await page.getByRole('heading', { level: 1, name: 'Feldmann Werkzeugbau' }).waitFor();
      expect(await page.locator('.facts').textContent()).toContain('+49 2331 000');
      expect(await row('Feldmann Werkzeugbau').count()).toBe(2);
      await page.getByRole('link', { name: 'Search and export' }).click();
      await page.getByRole('search').getByText('Feldmann Werkzeugbau').waitFor();
      expect(await row('Feldmann Werkzeugbau').count()).toBe(2);
      await page.getByRole('link', { name: 'Feldmann Werkzeugbau' }).first().click();
      await page.getByRole('heading', { level: 1 }).getByRole('link', { name: 'Feldmann Werkzeugbau' }).click();
      await page.getByRole('button', { name: 'Edit' }).waitFor();
    });

    it('adds a company by hand, and deletes it', async () => {
      await page.getByRole('link', { name: 'Companies' }).first().click();
      await press('Add company');
      await dialog().getByLabel('Name').fill('Birkenhof OHG');
      expect(await listBarriers(page)).toEqual([]);
      await confirm('Add');
      await page.getByRole('heading', { level: 1, name: 'Birkenhof OHG' }).waitFor();
      await press('Delete');
      await confirm('Delete');
      await page.getByRole('heading', { level: 1, name: 'Companies' }).waitFor();
      await page.getByRole('link', { name: 'Birkenhof OHG' }).waitFor({ state: 'detached' });
    });

    it('adds, renames and deletes a category', async () => {
      await open('/categories');
      await press('Add category');
      await dialog().getByLabel('Name').fill('Catering');
      await confirm('Add');
      await row('Catering').getByRole('button', { name: 'Edit' }).click();
      await dialog().getByLabel('Name').fill('Food');
      await confirm('Save');
      await press('Add category');
      await dialog().getByLabel('Name').fill('Food');
      await confirm('Add');
      await dialog().getByRole('alert').waitFor();
      await page.keyboard.press('Escape');
      expect(await listBarriersEverywhere(page)).toEqual([]);
      await row('Food').getByRole('button', { name: 'Delete' }).click();
      await confirm('Delete');
      await page.getByText('There are none yet.').waitFor();
    });

    it('adds a card, and filters the list by it', async () => {
      await open('/cards');
      await press('Add card');
      await dialog().getByLabel('Name').fill('Company card');
      await dialog().getByLabel('Last four digits').fill('4242');
      await confirm('Add');
      await row('Company card').getByText('4242').waitFor();
      expect(await listBarriersEverywhere(page)).toEqual([]);
      await page.getByRole('link', { name: 'Company card' }).click();
      await page.getByText('No invoice matches.').waitFor();
      expect(await page.getByRole('combobox', { name: 'Card' }).inputValue()).not.toBe('');
    });

    it('exports what the list shows, as CSV and as a workbook', async () => {
      await open('/?query=hafenlicht');
      await page.getByRole('link', { name: 'Hafenlicht' }).waitFor();
      await press('Export');
      expect(await dialog().textContent()).toContain('Invoices: 1');
      await dialog().getByLabel('Format').selectOption('CSV');
      expect(await listBarriers(page)).toEqual([]);
      const csv = await download();
      expect(csv.name).toMatch(/^invoices-\d{8}\.csv$/);
      const lines = csv.bytes.toString('utf8').trimEnd().split('\r\n');
      expect(lines).toHaveLength(2);
      expect(lines[1]).toContain(';Hafenlicht Veranstaltungstechnik GmbH;');
      await dialog().waitFor({ state: 'detached' });
      await press('Export');
      await dialog().getByLabel('One line for each').selectOption('Item of an invoice');
      const workbook = await download();
      expect(workbook.name).toMatch(/^invoices-\d{8}\.xlsx$/);
      expect(workbook.bytes.subarray(0, 2).toString()).toBe('PK');
    });

    it('gives the reason why an export is refused', async () => {
      await press('Export');
      await page.route('**/v1/invoices/export-xlsx', (route) =>
        route.fulfill({ status: 429, json: { error: { code: 'rate_limited', message: 'Too many exports.' } } }),
      );
      await confirm('Download');
      expect(await dialog().getByRole('alert').textContent()).toBe('Too many exports.');
      await page.unroute('**/v1/invoices/export-xlsx');
      await confirm('Cancel');
    });

    it('shows a viewer no buttons for changes', async () => {
      await page.locator('.menu summary').click();
      await press('Sign out');
      await enterDemo(inbox, 'Viewer');
      await open('/cards');
      await row('Company card').waitFor();
      expect(await page.getByRole('main').getByRole('button').count()).toBe(0);
    });
  },
  { expected: /status of 429/ },
);
