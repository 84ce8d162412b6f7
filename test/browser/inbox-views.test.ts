import { beforeAll, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { findDemoKey } from '../../src/demo/demo.js';
import { readGraphqlData } from '../support/graphql-client.js';
import { listBarriers } from '../support/barriers.js';
import { describeInbox, listBarriersEverywhere } from '../support/inbox-pages.js';

describeInbox(
  'saved views and statistics in the inbox',
  (inbox, hands) => {
    const { service } = inbox;
    const { open, press, dialog, row } = hands;
    let page: Page;
    beforeAll(() => {
      page = inbox.page;
    });

    const views = () => page.getByRole('navigation', { name: 'Views' });
    const call = async (query: string, variables = {}) => {
      const key = await findDemoKey(service.core.config.DATA_DIR, 'owner');
      return readGraphqlData<any>(service, key!, query, variables);
    };
    const saveElsewhere = (name: string, filter: object) =>
      call('mutation ($input: SaveViewInput!) { saveView(input: $input) { savedView { uid } } }', {
        input: { name, filter },
      });
    const readViews = async () => {
      const { savedViews } = await call('{ savedViews { name filterJson } }');
      return new Map<string, any>(savedViews.map((view: any) => [view.name, JSON.parse(view.filterJson)]));
    };
    const countRows = () => page.locator('.invoice-table tbody tr').count();

    it('keeps the present filters under a name, and returns to them with one click', async () => {
      await open('/?query=feldmann&type=CREDIT_NOTE');
      await press('Save view');
      await dialog().waitFor();
      expect(await listBarriers(page)).toEqual([]);
      await page.keyboard.type('Credits of Feldmann');
      await page.keyboard.press('Enter');
      const link = views().getByRole('link', { name: 'Credits of Feldmann' });
      await link.waitFor();
      expect(await link.getAttribute('aria-current')).toBe('page');
      await press('Clear filters');
      await page.getByRole('link', { name: 'Thistledown' }).waitFor();
      expect(await page.getByRole('button', { name: 'Save view' }).count()).toBe(0);
      await link.focus();
      await page.keyboard.press('Enter');
      await page.getByRole('link', { name: 'Thistledown' }).waitFor({ state: 'detached' });
      expect([await page.getByRole('searchbox').inputValue(), await countRows()]).toEqual(['feldmann', 1]);
      expect(await listBarriersEverywhere(page)).toEqual([]);
    });

    it('shows what another program has saved, also filters that the page has no fields for', async () => {
      await saveElsewhere('Large', {
        ...{ totalPriceMin: '1000', createdBefore: '2100-01-01T00:00:00Z', invoiceDate: { isNull: false } },
        or: [
          { currencies: ['EUR'] },
          { and: [{ currencies: ['GBP'] }, { not: { query: 'thistledown' } }, { netTotal: { isNull: false } }] },
        ],
      });
      await open('/');
      await views().getByRole('link', { name: 'Large' }).click();
      const nested = page.getByRole('button', { name: '4 further conditions', exact: true });
      await nested.waitFor();
      await page.getByRole('link', { name: 'Thistledown' }).waitFor({ state: 'detached' });
      expect(await countRows()).toBe(2);
      const chips = await page.locator('.filter-chip-text').allTextContents();
      expect(chips.toSorted()).toEqual([
        '4 further conditions',
        'Invoice date: present',
        'Total: at least 1,000.00',
        'Upload: before Jan 1, 2100, 12:00 AM',
      ]);
      expect(await page.locator('.tab-count').allTextContents()).toEqual(['2', '2', '0', '0']);
      await nested.click();
      expect(await page.locator('.filter-chips > .conditions').innerText()).toBe(
        'Any of these:\nCurrency: EUR\nAll of these:\nCurrency: GBP\nExcept where: Search: “thistledown”\nNet total: present',
      );
      expect(await listBarriersEverywhere(page)).toEqual([]);
    });

    it('removes one of them, and leaves the others', async () => {
      await press('Remove: Total: at least 1,000.00');
      await row('Feldmann').nth(1).waitFor();
      expect(await page.locator('.filter-chip').count()).toBe(3);
      await views().getByRole('link', { name: 'Large' }).click();
      await page.getByText('Total: at least 1,000.00').waitFor();
    });

    it('exports such a view as the list shows it', async () => {
      await press('Export');
      await dialog().getByLabel('Format').selectOption('CSV');
      const waiting = page.waitForEvent('download');
      await dialog().getByRole('button', { name: 'Export' }).click();
      const text = await readFile(await (await waiting).path(), 'utf8');
      expect(text.trimEnd().split('\r\n')).toHaveLength(3);
    });

    it('keeps filters however deeply they are nested, also under another name and beside filters of the page', async () => {
      const notInEuros = { not: { currencies: ['EUR'] } };
      const deep = { and: [{ or: [{ not: { or: [notInEuros, { invoiceNumber: { isNull: true } }] } }] }] };
      await saveElsewhere('Deep', { ...deep, not: { checks: ['VAT_TOTAL'] }, documentTypes: ['INVOICE'] });
      await open('/');
      await views().getByRole('link', { name: 'Deep' }).click();
      await page.getByText('3 further conditions').waitFor();
      await row('Thistledown').waitFor({ state: 'detached' });
      const shown = await countRows();
      expect(shown).toBeGreaterThan(0);
      await page.getByText('Document: Invoice').waitFor();
      await press('Filters');
      await page.getByLabel('Checks').selectOption('Nothing looks wrong');
      await page.waitForURL(/check=NONE/);
      expect(await countRows()).toBe(shown);
      await press('Save view');
      await dialog().getByLabel('Name').fill('Deep and right');
      await dialog().getByRole('button', { name: 'Save' }).click();
      await views().getByRole('link', { name: 'Deep and right' }).waitFor();
      const { and, ...rest } = (await readViews()).get('Deep and right');
      expect(rest).toEqual({ not: { checks: ['VAT_TOTAL'] }, documentTypes: ['INVOICE'] });
      expect(and).toEqual([...deep.and, { not: { checks: expect.arrayContaining(['DUPLICATE', 'VAT_TOTAL']) } }]);
    });

    it('removes the conditions that it has no fields for as a whole, and leaves the others', async () => {
      await open('/');
      await views().getByRole('link', { name: 'Deep', exact: true }).click();
      await press('Remove: 3 further conditions');
      await page.waitForURL(/\/\?type=INVOICE$/);
      await row('Thistledown').waitFor();
      expect(await page.getByText('Document: Invoice').count()).toBe(1);
      for (const name of ['Deep', 'Deep and right']) {
        await press(`Delete view: ${name}`);
        await dialog().getByRole('button', { name: 'Delete' }).click();
        await dialog().waitFor({ state: 'detached' });
      }
    });

    it('takes no year of five digits, not even of an address, and says so', async () => {
      await open(`/?from=12026-01-01&more=${encodeURIComponent('{"and":5}')}`);
      await press('Filters');
      await page.getByLabel('From').fill('12026-01-01');
      await page.getByLabel('To', { exact: true }).focus();
      await page.getByRole('alert').getByText('Enter a date with a year of four digits.').waitFor();
      expect([await row('Thistledown').count(), await page.getByLabel('To', { exact: true }).inputValue()]).toEqual([
        1,
        '',
      ]);
      await page.getByLabel('From').fill('');
      await page.getByRole('alert').waitFor({ state: 'detached' });
      await press('Clear filters');
    });

    it('finds what checks report and what is missing, and keeps that in a view', async () => {
      await page.getByLabel('Missing').selectOption('Due date');
      await row('Hafenlicht').waitFor({ state: 'detached' });
      expect([await row('Mavi Kalem').count(), await countRows()]).toEqual([1, 2]);
      await page.getByLabel('Checks').selectOption('Nothing looks wrong');
      await page.waitForURL(/check=NONE/);
      expect(await countRows()).toBe(2);
      await press('Save view');
      await dialog().getByLabel('Name').fill('No due date');
      await dialog().getByRole('button', { name: 'Save' }).click();
      await open('/');
      await views().getByRole('link', { name: 'No due date' }).click();
      await row('Hafenlicht').waitFor({ state: 'detached' });
      expect(await page.getByText('further condition').count()).toBe(0);
      await press('Filters');
      expect(await page.getByLabel('Missing').inputValue()).toBe('dueDate');
      await page.getByLabel('Checks').selectOption('Something looks wrong');
      await page.getByText('No invoice matches.').waitFor();
      expect(await listBarriersEverywhere(page)).toEqual([]);
      await page.getByRole('button', { name: 'Delete view: No due date' }).click();
      await dialog().getByRole('button', { name: 'Delete' }).click();
    });

    it('deletes a view after a question', async () => {
      await page.getByRole('button', { name: 'Delete view: Large' }).click();
      await dialog().getByRole('button', { name: 'Delete' }).click();
      await views().getByRole('link', { name: 'Large' }).waitFor({ state: 'detached' });
      expect(await views().getByRole('link').count()).toBe(1);
    });

    it('draws the totals of each currency, less credit notes, with the same figures as tables', async () => {
      await open('/statistics');
      const euros = page.getByRole('region', { name: 'EUR' });
      await euros.waitFor();
      const months = euros.getByRole('table', { name: 'By month', exact: true });
      expect(await months.getByRole('row', { name: 'Sep 2025' }).textContent()).toContain('€1,285.85');
      expect(await months.getByRole('columnheader').allTextContents()).toEqual(['Date', 'Amount', 'To decide']);
      const suppliers = euros.getByRole('table', { name: 'By supplier' });
      expect(await suppliers.getByRole('row', { name: 'Feldmann' }).textContent()).toContain('€1,285.85');
      const rates = euros.getByRole('table', { name: 'By VAT rate' });
      expect(await rates.getByRole('row', { name: '19 %' }).textContent()).toContain('€1,217.37VAT €194.37');
      expect(await euros.locator('svg rect').count()).toBeGreaterThan(0);
      await euros.getByRole('button', { name: 'Figures' }).first().click();
      expect(await months.getByRole('link', { name: 'Sep 2025' }).getAttribute('href')).toMatch(
        /^\/\?from=2025-09-01&to=2025-09-30&more=%7B%22currencies%22%3A%5B%22EUR%22%5D%7D$/,
      );
      expect(await euros.getByRole('table', { name: 'VAT by month' }).count()).toBe(1);
      expect(await euros.getByRole('table', { name: 'By category' }).count()).toBe(0);
      expect(await listBarriersEverywhere(page)).toEqual([]);
      await page.getByLabel('Period').selectOption('Last twelve months');
      await page.waitForURL(/period=TWELVE_MONTHS$/);
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Statistics');
    });

    it('splits each month by the decisions', async () => {
      const key = await findDemoKey(service.core.config.DATA_DIR, 'owner');
      const find = '{ invoices(filter: {query: "feldmann", documentTypes: [INVOICE]}) { nodes { uid } } }';
      const { invoices } = await readGraphqlData<{ invoices: { nodes: { uid: string }[] } }>(service, key!, find);
      const uids = invoices.nodes.map(({ uid }) => uid);
      const approve =
        'mutation ($input: InvoicesDecisionInput!) { approveInvoices(input: $input) { results { uid } } }';
      await readGraphqlData(service, key!, approve, { input: { uids } });
      await open('/statistics');
      const months = page.getByRole('region', { name: 'EUR' }).getByRole('table', { name: 'By month', exact: true });
      await months.waitFor();
      expect(await months.getByRole('columnheader').allTextContents()).toEqual([
        ...['Date', 'Amount', 'Approved', 'To decide'],
      ]);
      const cells = months.getByRole('row', { name: 'Sep 2025' }).getByRole('cell');
      expect(await cells.allTextContents()).toEqual(['€1,285.85', '€1,335.83', '-€49.98']);
    });

    it('counts the approved invoices alone, and leads to the list of just those', async () => {
      const euros = page.getByRole('region', { name: 'EUR' });
      expect(await page.getByText('Rejected invoices are included.').count()).toBe(1);
      await page.getByLabel('Which invoices count').selectOption('Approved only');
      await page.waitForURL(/statistics\?counted=APPROVED$/);
      await page.getByText('Rejected invoices are included.').waitFor({ state: 'detached' });
      const supplier = euros.getByRole('row', { name: 'Feldmann' });
      await supplier.getByText('€1,335.83').waitFor();
      await supplier.getByRole('link').click();
      await row('Feldmann').waitFor();
      expect([await countRows(), await page.locator('.filter-chip-text').allTextContents()]).toEqual([
        1,
        ['Feldmann & Söhne Werkzeugbau GmbH'],
      ]);
      expect(await page.getByRole('button', { name: 'Approved', exact: false }).getAttribute('aria-pressed')).toBe(
        'true',
      );
    });

    it('draws the months of a company', async () => {
      await open('/companies');
      await page.getByRole('link', { name: 'Feldmann' }).click();
      const months = page.getByRole('table', { name: 'By month, EUR' });
      await months.waitFor();
      expect(await months.getByRole('row', { name: 'Sep 2025' }).textContent()).toContain('€1,285.85');
      expect(await listBarriersEverywhere(page)).toEqual([]);
    });

    it('waits and asks again when a rate limit is reached', async () => {
      let isLimited = true;
      await page.route('**/graphql', (route) => {
        if (!isLimited) return route.continue();
        isLimited = false;
        return route.fulfill({
          status: 429,
          headers: { 'Retry-After': '0' },
          json: { errors: [{ message: 'Slow down.' }] },
        });
      });
      await open('/categories');
      await page.getByText('There are none yet.').waitFor();
      expect(isLimited).toBe(false);
      await page.unroute('**/graphql');
    });
  },
  { expected: /status of 429/ },
);
