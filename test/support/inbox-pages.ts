import { afterAll, beforeAll } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { createDemo } from '../../src/demo/demo.js';
import { listBarriers } from './barriers.js';
import { launchBrowser, openWatchedPage, type Watched } from './browser.js';
import { useService, waitUntil, type TestService } from './service.js';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1360, height: 850 };

/** The inbox with the demo account in a browser that records what happens. Its members are set before the first test. */
export interface OpenInbox {
  readonly service: TestService;
  readonly watched: Watched;
  readonly page: Page;
}

/** Starts a service with the demo account, and opens its inbox. */
export function useInbox(settings: Record<string, string> = {}): OpenInbox {
  const service = useService('sqlite', settings);
  const inbox = { service } as { -readonly [Name in keyof OpenInbox]: OpenInbox[Name] };
  let browser: Browser | undefined;
  beforeAll(async () => {
    const { services, config, logger } = service.core;
    await createDemo({ ...services, dataDirectory: config.DATA_DIR, logger });
    browser = await launchBrowser();
    inbox.watched = await openWatchedPage(browser);
    inbox.page = inbox.watched.page;
    await inbox.page.goto(service.baseUrl);
  });
  afterAll(() => browser?.close());
  return inbox;
}

/** Enters the demo account. @param role as the page names it */
export async function enterDemo({ page }: OpenInbox, role = 'Owner'): Promise<void> {
  await page.getByLabel('Enter as').selectOption(role);
  await page.getByRole('button', { name: 'Open the demo account' }).click();
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
}

/** Waits until the files of the demo account are read. */
export async function waitForInvoices({ page }: OpenInbox): Promise<void> {
  await page.getByRole('link', { name: 'Thistledown Catering Ltd' }).waitFor();
  await waitUntil(async () => (await page.locator('.invoice-table progress').count()) === 0);
}

/** Lists what keeps people from using the page, on a desk and on a phone, in light and in dark. */
export async function listBarriersEverywhere(page: Page): Promise<string[]> {
  const barriers: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      if (!(await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth')))
        barriers.push(`it is wider than ${size.width} pixels`);
      barriers.push(...(await listBarriers(page)));
    }
  }
  return barriers;
}
