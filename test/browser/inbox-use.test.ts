import { beforeAll, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { listBarriers } from '../support/barriers.js';
import { describeInbox, listBarriersEverywhere } from '../support/inbox-pages.js';

const SAMPLES = path.resolve(import.meta.dirname, '../../../src/demo/samples');

describeInbox(
  'the everyday use of the inbox',
  (inbox, hands) => {
    const { open, press, dialog, row } = hands;
    let page: Page;
    beforeAll(() => {
      page = inbox.page;
    });
    const field = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
    const focused = () => page.evaluate<string>('document.activeElement.textContent');
    const search = () => page.getByRole('searchbox');
    const notice = () => page.getByText('The service cannot be reached. Trying again …');
    const heading = (name: string) => page.getByRole('heading', { level: 1, name });

    it('leads back to the list with its filters and to the row that was open', async () => {
      await open('/?query=feldmann');
      await row('Feldmann').nth(1).waitFor();
      expect(await row('Thistledown').count()).toBe(0);
      await page.keyboard.press('j');
      await page.keyboard.press('j');
      const name = await focused();
      await page.keyboard.press('Enter');
      await heading('Feldmann').waitFor();
      expect(await page.title()).toMatch(/^Feldmann .* – Invoice Graph$/);
      await page.getByRole('link', { name: 'Back to the inbox' }).click();
      expect(await search().inputValue()).toBe('feldmann');
      expect([await focused(), await page.title()]).toEqual([name, 'Inbox – Invoice Graph']);
    });

    it('goes on to the next and the previous invoice of the list', async () => {
      await page.keyboard.press('Enter');
      await page.getByText('2 / 2').waitFor();
      await page.keyboard.press('k');
      await page.getByText('1 / 2').waitFor();
      expect(await page.getByRole('link', { name: 'Previous invoice' }).count()).toBe(0);
      await page.getByRole('link', { name: 'Next invoice' }).click();
      await page.getByText('2 / 2').waitFor();
      expect(await listBarriers(page)).toEqual([]);
    });

    it('finds companies while their name is typed, in the list and by the address', async () => {
      await open('/companies');
      await search().fill('hafen');
      await row('Thistledown').waitFor({ state: 'detached' });
      expect(await row('Hafenlicht').count()).toBe(1);
      await page.waitForURL(/query=hafen$/);
      await search().fill('no such company');
      await page.getByText('No company matches.').waitFor();
      expect(await listBarriersEverywhere(page)).toEqual([]);
    });

    it('sets the supplier to another company, by the keyboard alone', async () => {
      await open('/?query=thistledown');
      await row('Thistledown').getByRole('link').click();
      await field('Supplier Thistledown').focus();
      await page.keyboard.press('Enter');
      await page.keyboard.type('feld');
      await page.getByRole('option', { name: 'Feldmann' }).waitFor();
      expect(await listBarriers(page)).toEqual([]);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      expect(await page.getByRole('combobox').inputValue()).toContain('Feldmann');
      await page.keyboard.press('Enter');
      await field('Supplier Feldmann').waitFor();
      expect(await focused()).toMatch(/^SupplierFeldmann/);
    });

    it('adds a supplier that no list has', async () => {
      await field('Supplier Feldmann').click();
      await page.getByRole('combobox').fill('Kestrel Rope Works');
      await page.getByText('No company matches.').waitFor();
      await page.getByRole('button', { name: 'Add company: “Kestrel Rope Works”' }).click();
      await press('Save');
      await heading('Kestrel Rope Works').waitFor();
      await page.locator('.history ins').getByText('Kestrel Rope Works').waitFor();
      await page.locator('.history del').getByText('Feldmann').waitFor();
      expect(await page.locator('.history').textContent()).not.toMatch(/[\da-f]{8}-/);
    });

    it('sets a field by a click on a value that was found for another', async () => {
      await page.locator('.page img[data-shown]').waitFor();
      await field('Due date').click();
      await page.getByRole('button', { name: 'Oct 28, 2025' }).last().click();
      await press('Save');
      await field('Due date Oct 28, 2025').waitFor();
      expect(await focused()).toMatch(/^Due date/);
    });

    it('keeps what was typed when another field is opened', async () => {
      await field('Order number').click();
      await page.getByLabel('Order number').fill('PO-7');
      await field('Payment reference').click();
      await field('Order number PO-7').waitFor();
      expect(await page.getByLabel('Payment reference').inputValue()).toBe('');
      await page.keyboard.press('Escape');
    });

    it('takes amounts as they are written in the language of the page', async () => {
      await page.locator('.menu summary').click();
      await page.getByLabel('Language').selectOption('Deutsch');
      await page.keyboard.press('Escape');
      await field('Nettobetrag').click();
      expect(await page.getByLabel('Nettobetrag').inputValue()).toBe('856,50');
      await page.getByLabel('Nettobetrag').fill('1.234,50');
      await press('Speichern');
      await field('Nettobetrag 1.234,50').waitFor();
      await page.locator('.menu summary').click();
      await page.getByLabel('Sprache').selectOption('English');
    });

    it('approves by the keyboard alone, and goes on to the next invoice', async () => {
      await open('/');
      await row('Hafenlicht').waitFor();
      await row('Hafenlicht').getByRole('link').focus();
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Approve' }).waitFor();
      await page.keyboard.press('a');
      await dialog().waitFor();
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Remove decision' }).waitFor();
      expect(await listBarriersEverywhere(page)).toEqual([]);
      await page.locator('.decisions').getByRole('link', { name: 'Next invoice' }).click();
      await page.getByRole('button', { name: 'Approve' }).waitFor();
      expect(await heading('Hafenlicht').count()).toBe(0);
    });

    it('says that a file is being read until a change says otherwise', async () => {
      await page.route('**/graphql/stream', () => undefined);
      await open('/');
      await row('Hafenlicht').waitFor();
      const buffer = Buffer.concat([await readFile(path.join(SAMPLES, 'hafenlicht-rechnung.pdf')), Buffer.from('\n')]);
      await page.locator('input[type=file]').setInputFiles({ name: 'new.pdf', mimeType: 'application/pdf', buffer });
      const upload = page.getByRole('region', { name: 'Uploads' }).getByRole('listitem');
      await upload.getByText(/Reading|Finished/).waitFor();
      expect(await upload.textContent()).toBe('new.pdfReading');
      await page.unroute('**/graphql/stream');
    });

    it('says that the service cannot be reached, until it can', async () => {
      await page.context().setOffline(true);
      await notice().waitFor();
      await page.getByRole('link', { name: 'Cards' }).click();
      await page.getByRole('button', { name: 'Try again' }).waitFor();
      expect(await listBarriers(page)).toEqual([]);
      await page.context().setOffline(false);
      await notice().waitFor({ state: 'detached' });
      await heading('Cards').waitFor();
    });

    it('does not say so when only the network is away, as for a service on the same computer', async () => {
      const opened = page.waitForRequest('**/graphql/stream');
      await page.evaluate("dispatchEvent(new Event('offline'))");
      await opened;
      const said = await notice()
        .waitFor({ timeout: 4_000 })
        .then(
          () => true,
          () => false,
        );
      expect(said).toBe(false);
    });

    it('says so instead of staying blank when it is opened without the service', async () => {
      await page.route('**/graphql', (route) => route.abort());
      await open('/');
      await page.getByRole('alert').getByText('The service cannot be reached.').waitFor();
      await page.unroute('**/graphql');
      await press('Try again');
      await row('Kestrel').waitFor();
      expect(await page.getByRole('alert').count()).toBe(0);
    });

    it('asks to sign in again when the session has ended, and then goes on where it was', async () => {
      await open('/statistics');
      await heading('Statistics').waitFor();
      await page.context().clearCookies();
      await page.getByRole('link', { name: 'Companies' }).click();
      await page.getByText('Your session has ended. Sign in again.').waitFor();
      expect(await listBarriers(page)).toEqual([]);
      await press('Open the demo account');
      await heading('Companies').waitFor();
      expect(new URL(page.url()).pathname).toBe('/companies');
    });
  },
  { expected: /status of 401|ERR_INTERNET_DISCONNECTED|ERR_FAILED/ },
);
