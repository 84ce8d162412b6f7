import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { describeInbox } from '../support/inbox-pages.js';

/** More than the six connections that a browser opens to a host over HTTP/1.1. */
const TABS = 8;

describeInbox('the inbox in several tabs', (inbox, { open }) => {
  const shown = (page: Page, name: string) => page.getByRole('row', { name });
  const rename = async (page: Page, from: string, to: string) => {
    await page.getByRole('link', { name: 'Thistledown' }).click();
    await page.getByRole('button', { name: `Invoice number ${from}` }).click();
    await page.getByLabel('Invoice number').fill(to);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: `Invoice number ${to}` }).waitFor();
  };
  const tabs: Page[] = [];

  it('loads in more tabs than a browser has connections', async () => {
    for (let count = 0; count < TABS; count += 1) {
      const tab = await inbox.page.context().newPage();
      tabs.push(tab);
      await tab.goto(inbox.service.baseUrl);
      await shown(tab, 'Thistledown').waitFor();
      expect(await shown(tab, 'Thistledown').count()).toBe(1);
    }
  });

  it('shows in every tab what changes in one', async () => {
    await rename(tabs[0]!, 'TC-20817', 'TC-1');
    for (const tab of tabs.slice(1)) await shown(tab, 'TC-1').waitFor();
    expect(await shown(tabs.at(-1)!, 'TC-20817').count()).toBe(0);
  });

  it('goes on when the tab that follows the changes is closed', async () => {
    await open('/companies');
    for (const tab of tabs.splice(0, 3)) await tab.close();
    await rename(tabs[0]!, 'TC-1', 'TC-2');
    for (const tab of tabs.slice(1)) await shown(tab, 'TC-2').waitFor();
    expect(await shown(tabs.at(-1)!, 'TC-1').count()).toBe(0);
  });

  it('shows what changed while a tab was left', async () => {
    const tab = tabs.at(-1)!;
    await tab.evaluate("window.dispatchEvent(new Event('pagehide'))");
    await open('/');
    await rename(inbox.page, 'TC-2', 'TC-3');
    expect(await shown(tab, 'TC-2').count()).toBe(1);
    await tab.evaluate("window.dispatchEvent(new Event('pageshow'))");
    await shown(tab, 'TC-3').waitFor();
  });
});
