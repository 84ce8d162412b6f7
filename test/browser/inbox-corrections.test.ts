import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { listBarriers } from '../support/barriers.js';
import { describeInbox } from '../support/inbox-pages.js';

describeInbox(
  'corrections in the inbox',
  (inbox, { press, confirm, dialog }) => {
    let colleague: Page;
    const line = (page: Page, text: string) => page.getByRole('button', { name: new RegExp(`^${text}`) });
    const number = (page: Page) => page.getByLabel('Invoice number');
    const alert = () => inbox.page.getByRole('alert');

    it('shows what a colleague has entered meanwhile, instead of replacing it unseen', async () => {
      const { page } = inbox;
      await page.getByRole('link', { name: 'Thistledown' }).click();
      await line(page, 'Invoice number').click();
      await number(page).fill('MINE');
      colleague = await page.context().newPage();
      await colleague.goto(page.url());
      await line(colleague, 'Invoice number').click();
      await number(colleague).fill('THEIRS');
      await colleague.getByRole('button', { name: 'Save' }).click();
      await line(colleague, 'Invoice number THEIRS').waitFor();
      await page.getByText('Invoice THEIRS').waitFor();
      await press('Save');
      await alert().getByText('THEIRS').waitFor();
      expect(await number(page).inputValue()).toBe('MINE');
      expect(await listBarriers(page)).toEqual([]);
      await press('Keep that');
      await line(page, 'Invoice number THEIRS').waitFor();
    });

    it('replaces the value of a colleague once its user has chosen to', async () => {
      const { page } = inbox;
      await line(page, 'Invoice number').click();
      await number(page).fill('MINE');
      await line(colleague, 'Invoice number').click();
      await number(colleague).fill('OTHERS');
      await colleague.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Invoice OTHERS').waitFor();
      await press('Save');
      await alert().getByText('OTHERS').waitFor();
      await press('Save mine');
      await line(page, 'Invoice number MINE').waitFor();
      expect(await alert().count()).toBe(0);
    });

    it('saves a field although a colleague has changed another one', async () => {
      const { page } = inbox;
      await line(page, 'Invoice number').click();
      await number(page).fill('AGAIN');
      await line(colleague, 'Order number').click();
      await colleague.getByLabel('Order number').fill('PO-1');
      await colleague.getByRole('button', { name: 'Save' }).click();
      await line(page, 'Order number PO-1').waitFor();
      await press('Save');
      await line(page, 'Invoice number AGAIN').waitFor();
      expect(await line(page, 'Order number PO-1').count()).toBe(1);
    });

    it('says plainly beside the field what cannot be saved', async () => {
      const { page } = inbox;
      await line(page, 'Total').click();
      await page.getByLabel('Total', { exact: true }).fill('abc');
      await press('Save');
      await alert().getByText('Enter a number, such as 12.50.').waitFor();
      await page.keyboard.press('Escape');
      await line(page, 'Due date').click();
      await page.getByLabel('Due date').fill('12025-01-31');
      await press('Save');
      await alert().getByText('Enter a date with a year of four digits.').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Afternoon tea' }).click();
      await dialog().getByLabel('Gross').fill('abc');
      await confirm('Save');
      await dialog().getByText('Enter a number, such as 12.50.').waitFor();
      expect(await dialog().getByLabel('Gross').getAttribute('aria-invalid')).toBe('true');
      expect(await dialog().getByLabel('Quantity').getAttribute('aria-invalid')).toBe('false');
      expect(await listBarriers(page)).toEqual([]);
    });

    it('explains checks with the figures as the page writes them, in its language', async () => {
      const { page } = inbox;
      const [checks, language] = [page.locator('.checks'), page.locator('.menu select').first()];
      await dialog().getByLabel('Gross').fill('500');
      await dialog().getByLabel('Quantity').fill('7');
      await confirm('Save');
      await checks.getByText(/^The items add up to £1,[\d.]+, the total is £1,027\.80\.$/).waitFor();
      await page.locator('.menu summary').click();
      await language.selectOption('Deutsch');
      await checks
        .getByText(/^Die Positionen ergeben zusammen 1\.[\d,]+\s£, der Gesamtbetrag ist 1\.027,80\s£\.$/)
        .waitFor();
      expect(await checks.locator('[lang=en]').count()).toBe(0);
      await line(page, 'Land').click();
      await page.getByLabel('Land').fill('Kanada');
      await press('Speichern');
      await alert().getByText('Geben Sie den Code eines Landes ein, zum Beispiel DE.').waitFor();
      await press('Abbrechen');
      await page.locator('.menu summary').click();
      await language.selectOption('English');
      await page.keyboard.press('Escape');
    });

    it('names in the history what was changed, as the page does', async () => {
      const { page } = inbox;
      const history = page.locator('.history');
      await history.getByText('changed an item: Afternoon tea').waitFor();
      expect(await history.textContent()).toMatch(/VAT by rate\s*20 % of £[\d,.]+: £[\d,.]+/);
      await page.keyboard.press('a');
      await confirm('Approve');
      await history.getByText('Status').waitFor();
      const text = await history.textContent();
      expect(text).toMatch(/Status\s*To decide\s*Approved/);
      expect(text).toMatch(/Quantity\s*[\d.]+\s*7/);
      expect(text).not.toMatch(/itemUid|approvementStatus|[\da-f]{8}-/);
    });
  },
  { expected: /status of 40[09]/ },
);
