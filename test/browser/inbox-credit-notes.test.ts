import { expect, it } from '@jest/globals';
import { describeInbox } from '../support/inbox-pages.js';

describeInbox('credit notes in the inbox', (inbox, { open, row, dialog }) => {
  it('shows a credit note as a negative amount, and repeats in a decision what it is about', async () => {
    const { page } = inbox;
    await row('Thistledown').getByRole('link').click();
    await page.getByRole('button', { name: /^Document / }).click();
    await page.locator('.field-editor select').selectOption('Credit note');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Document Credit note' }).waitFor();
    const total = (await page.locator('.invoice-sum strong').textContent())!;
    await page.keyboard.press('a');
    await dialog().getByText(`-${total}`).waitFor();
    await dialog().getByText('Thistledown').waitFor();
    await page.keyboard.press('Escape');
    await open('/');
    expect(await row('Thistledown').locator('.amount').textContent()).toBe(`-${total}`);
  });

  it('draws what lies below zero as such', async () => {
    const { page } = inbox;
    await open('/statistics');
    const pounds = page.getByRole('region', { name: 'GBP' });
    await pounds.locator('.chart-bottom').first().waitFor();
    expect(await pounds.locator('.chart-bottom').first().textContent()).toBe('-£1,027.80');
    expect(await pounds.getByText('Credit note').count()).toBeGreaterThan(0);
  });
});
