import { beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { findDemoKey } from '../../src/demo/demo.js';
import { listBarriers } from '../support/barriers.js';
import { readGraphqlData } from '../support/graphql-client.js';
import { describeInbox, enterDemo, listBarriersEverywhere } from '../support/inbox-pages.js';
import { waitUntil } from '../support/service.js';

describeInbox('decisions on several invoices in the inbox', (inbox, hands) => {
  const { service } = inbox;
  const { open, press, dialog, confirm, row } = hands;
  let page: Page;
  beforeAll(() => {
    page = inbox.page;
  });
  const report = () => page.getByRole('region', { name: 'Result' });
  const bar = () => page.getByRole('region', { name: 'Selected' });
  const select = (name: string) => page.getByRole('checkbox', { name: `Select: ${name}` }).click();
  const countChosen = () => page.locator('.invoice-table tbody input:checked').count();
  const waitForStatus = (name: string, status: string) => row(name).first().getByText(status).waitFor();

  it('approves those that are chosen with the mouse, and takes it back', async () => {
    await select('Thistledown');
    await select('Hafenlicht');
    expect(await bar().getByRole('status').textContent()).toBe('Selected: 2');
    expect(await listBarriersEverywhere(page)).toEqual([]);
    await bar().getByRole('button', { name: 'Approve' }).click();
    await dialog().getByLabel('Note').fill('All of this week.');
    expect(await listBarriers(page)).toEqual([]);
    await confirm('Approve');
    await report().getByText('Approved: 2').waitFor();
    expect(await page.evaluate('document.activeElement.getAttribute("aria-label")')).toBe('Result');
    await waitForStatus('Thistledown', 'Approved');
    expect([await bar().count(), await countChosen()]).toEqual([0, 0]);
    expect(await listBarriers(page)).toEqual([]);
    await report().getByRole('button', { name: 'Undo' }).click();
    await report().getByText('Undone: 2').waitFor();
    await waitForStatus('Thistledown', 'To decide');
    await report().getByRole('button', { name: 'Close' }).click();
    await report().waitFor({ state: 'detached' });
  });

  it('chooses a range with a held shift key, and all at once', async () => {
    const boxes = page.locator('.invoice-table tbody input');
    await boxes.nth(1).click();
    await boxes.nth(3).click({ modifiers: ['Shift'] });
    expect(await countChosen()).toBe(3);
    const all = page.getByRole('checkbox', { name: 'Select all that are shown' });
    await all.click();
    expect(await countChosen()).toBe(await boxes.count());
    await all.click();
    expect(await countChosen()).toBe(0);
  });

  it('does the same with the keyboard alone', async () => {
    for (const key of ['j', 'x', 'j', 'j', 'X']) await page.keyboard.press(key);
    expect(await countChosen()).toBe(3);
    await page.keyboard.press('Escape');
    expect(await countChosen()).toBe(0);
    await page.keyboard.press('x');
    await page.keyboard.press('r');
    await dialog().waitFor();
    await page.keyboard.type('Not ours.');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await report().getByText('Rejected: 1').waitFor();
    await report().getByRole('button', { name: 'Undo' }).click();
    await report().getByText('Undone: 1').waitFor();
  });

  it('says for each that was not changed why not', async () => {
    await open('/');
    await row('Thistledown').waitFor();
    await select('Thistledown');
    await select('Hafenlicht');
    await bar().getByRole('button', { name: 'Approve' }).click();
    const uid = new URL((await row('Thistledown').getByRole('link').getAttribute('href'))!, service.baseUrl).pathname;
    const key = await findDemoKey(service.core.config.DATA_DIR, 'approver');
    const reject = `mutation { rejectInvoice(input: {uid: "${uid.split('/').at(-1)}"}) { invoice { uid } } }`;
    await readGraphqlData(service, key!, reject);
    await confirm('Approve');
    await report().getByText('Not changed: 1').waitFor();
    expect(await report().getByRole('listitem').textContent()).toMatch(/^Thistledown.*already rejected/);
  });

  it('restores each decision that was removed', async () => {
    await open('/');
    await waitForStatus('Hafenlicht', 'Approved');
    await select('Thistledown');
    await select('Hafenlicht');
    await bar().getByRole('button', { name: 'Remove decision' }).click();
    await confirm('Remove decision');
    await report().getByText('Decisions removed: 2').waitFor();
    await waitForStatus('Thistledown', 'To decide');
    await report().getByRole('button', { name: 'Undo' }).click();
    await report().getByText('Undone: 2').waitFor();
    await waitForStatus('Thistledown', 'Rejected');
    await waitForStatus('Hafenlicht', 'Approved');
    expect(await report().getByRole('button', { name: 'Undo' }).count()).toBe(0);
  });

  it('deletes after a question, and offers no way back', async () => {
    await open('/');
    await row('Mavi Kalem').waitFor();
    await select('Mavi Kalem');
    await bar().getByRole('button', { name: 'Delete' }).click();
    await dialog().getByText('This cannot be undone.').waitFor();
    await confirm('Delete');
    await report().getByText('Deleted: 1').waitFor();
    await row('Mavi Kalem').waitFor({ state: 'detached' });
    expect(await report().getByRole('button', { name: 'Undo' }).count()).toBe(0);
  });

  it('lets an invoice that leaves the tab leave the selection', async () => {
    await open('/?tab=WAITING');
    await page.getByRole('checkbox', { name: 'Select all that are shown' }).click();
    await bar().getByRole('button', { name: 'Approve' }).click();
    await confirm('Approve');
    await page.getByText('No invoice matches.').waitFor();
    await report().getByRole('button', { name: 'Undo' }).click();
    await waitUntil(async () => (await page.locator('.invoice-table tbody tr').count()) > 0);
    expect(await countChosen()).toBe(0);
  });

  it('says to a member why the chosen ones cannot be decided, and gives a viewer nothing to choose', async () => {
    await page.locator('.menu summary').click();
    await press('Sign out');
    await enterDemo(inbox, 'Member');
    await open('/');
    await select('Hafenlicht');
    await bar().getByText('Your role (member) does not allow this').waitFor();
    expect(await bar().getByRole('button').count()).toBe(1);
    await page.locator('.menu summary').click();
    await press('Sign out');
    await enterDemo(inbox, 'Viewer');
    await row('Hafenlicht').waitFor();
    expect(await page.getByRole('checkbox').count()).toBe(0);
  });
});
