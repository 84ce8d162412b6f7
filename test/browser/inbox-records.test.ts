import { beforeAll, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { listBarriers } from '../support/barriers.js';
import { describeInbox, enterDemo, listBarriersEverywhere } from '../support/inbox-pages.js';

describeInbox('companies, categories, cards and exports in the inbox', (inbox, hands) => {
  const { open, press, dialog, confirm, row } = hands;
  let page: Page;
  beforeAll(() => {
    page = inbox.page;
  });

  const exportPanel = () => page.getByRole('region', { name: 'Exports' });
  /** Does what leads to a download. @returns the file's name and bytes */
  const receive = async (act: () => Promise<unknown>) => {
    const waiting = page.waitForEvent('download');
    await act();
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
    await page.getByText('Card: Company card').waitFor();
    await press('Filters');
    expect(await page.getByRole('combobox', { name: 'Card' }).inputValue()).not.toBe('');
  });

  it('exports what the list shows, as CSV and as a workbook', async () => {
    await open('/?query=hafenlicht');
    await page.getByRole('link', { name: 'Hafenlicht' }).waitFor();
    await press('Export');
    expect(await dialog().textContent()).toContain('Invoices: 1');
    await dialog().getByLabel('Format').selectOption('CSV');
    expect(await listBarriers(page)).toEqual([]);
    const csv = await receive(() => confirm('Export'));
    expect(csv.name).toMatch(/^invoices-\d{8}\.csv$/);
    const lines = csv.bytes.toString('utf8').trimEnd().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(';Hafenlicht Veranstaltungstechnik GmbH;');
    expect(await dialog().count()).toBe(0);
    await press('Export');
    await dialog().getByLabel('One line for each').selectOption('Item of an invoice');
    const workbook = await receive(() => confirm('Export'));
    expect(workbook.name).toMatch(/^invoices-\d{8}\.xlsx$/);
    expect(workbook.bytes.subarray(0, 2).toString()).toBe('PK');
  });

  it('keeps the files of exports at hand, also after a reload, until they are cleared', async () => {
    await page.reload();
    const links = exportPanel().getByRole('button', { name: 'Download' });
    await links.nth(1).waitFor();
    expect(await listBarriersEverywhere(page)).toEqual([]);
    const again = await receive(() => links.nth(1).click());
    expect(again.bytes.toString('utf8').trimEnd().split('\r\n')).toHaveLength(2);
    await exportPanel().getByRole('button', { name: 'Clear' }).click();
    expect(await exportPanel().count()).toBe(0);
  });

  it('shows how far an export is, and why it was given up', async () => {
    let state: object = { status: 'RUNNING', rowsDone: 1_200, rowsTotal: 20_000 };
    await page.route('**/graphql', async (route) => {
      if (route.request().postDataJSON().operationName !== 'ExportRun') return route.continue();
      const response = await route.fetch();
      const { data } = await response.json();
      return route.fulfill({ response, json: { data: { exportRun: { ...data.exportRun, ...state } } } });
    });
    await press('Export');
    await confirm('Export');
    await exportPanel().getByText('1,200 / 20,000').waitFor();
    expect(await exportPanel().getByRole('progressbar').getAttribute('value')).toBe('1200');
    await exportPanel().getByRole('button', { name: 'Clear' }).click();
    expect(await listBarriersEverywhere(page)).toEqual([]);
    state = { status: 'FAILED', error: { __typename: 'ExportRunError', code: 'x', message: 'The disk is full.' } };
    await exportPanel().getByText('The disk is full.').waitFor();
    expect(await exportPanel().getByRole('button', { name: 'Download' }).count()).toBe(0);
    await page.unroute('**/graphql');
    await exportPanel().getByRole('button', { name: 'Clear' }).click();
  });

  it('gives the reason why an export is refused', async () => {
    await press('Export');
    await page.route('**/graphql', (route) =>
      route.fulfill({ json: { data: null, errors: [{ message: 'Five exports are under way.' }] } }),
    );
    await confirm('Export');
    expect(await dialog().getByRole('alert').textContent()).toBe('Five exports are under way.');
    await page.unroute('**/graphql');
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
});
