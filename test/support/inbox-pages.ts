import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Browser, Locator, Page } from 'playwright-core';
import { createDemo } from '../../src/demo/demo.js';
import { listBarriers } from './barriers.js';
import { hasBrowser, launchBrowser, listRequestsElsewhere, openWatchedPage, type Watched } from './browser.js';
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

/** What a test does in the inbox, by what the page shows. */
export interface Hands {
  open(path: string): Promise<unknown>;
  /** Presses a button of the page. */
  press(name: string): Promise<void>;
  dialog(): Locator;
  /** Presses a button of the dialog. */
  confirm(name: string): Promise<void>;
  row(name: string): Locator;
}

interface DescribedInbox {
  readonly settings?: Record<string, string>;
  /** The errors that the console may show, because a test provokes them. */
  readonly expected?: RegExp;
}

/** A browser loads a page, and files are read, on a machine that may be busy. */
const TIMEOUT = 120_000;

/** Describes the inbox with the files of the demo account read, seen by its owner; skipped without a browser. */
export function describeInbox(
  name: string,
  define: (inbox: OpenInbox, hands: Hands) => void,
  { settings = {}, expected }: DescribedInbox = {},
): void {
  (hasBrowser ? describe : describe.skip)(name, () => {
    jest.setTimeout(TIMEOUT);
    const inbox = useInbox(settings);
    const { service } = inbox;
    beforeAll(async () => {
      await enterDemo(inbox);
      await waitForInvoices(inbox);
    });
    const dialog = () => inbox.page.getByRole('dialog');
    define(inbox, {
      open: (path) => inbox.page.goto(service.baseUrl + path),
      press: (button) => inbox.page.getByRole('button', { name: button, exact: true }).click(),
      dialog,
      confirm: (button) => dialog().getByRole('button', { name: button }).click(),
      row: (text) => inbox.page.getByRole('row', { name: text }),
    });
    it('follows its content security policy, and sends no requests to other machines', () => {
      const { watched } = inbox;
      expect(watched.violations).toEqual([]);
      expect(listRequestsElsewhere(watched, service.baseUrl)).toEqual([]);
      expect(watched.errors.filter((error) => !expected?.test(error))).toEqual([]);
    });
  });
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
export async function listBarriersEverywhere(
  page: Page,
  colorSchemes: readonly ('light' | 'dark')[] = ['light', 'dark'],
): Promise<string[]> {
  const barriers: string[] = [];
  for (const colorScheme of colorSchemes) {
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
