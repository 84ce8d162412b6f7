import { existsSync } from 'node:fs';
import { chromium, type Browser, type Page } from 'playwright-core';

const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
const ARGUMENTS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Whether a browser is installed. Where one is required, its absence fails the tests. */
export const hasBrowser = existsSync(CHROMIUM) || process.env['REQUIRE_BROWSER'] === '1';

if (!hasBrowser) {
  console.warn('Page tests skipped: install chromium (Debian: apt-get install chromium) or set CHROMIUM to its path');
}

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: CHROMIUM, args: ARGUMENTS });
}

/** A page that records its requests, the violations of its content security policy, and its errors. */
export interface Watched {
  readonly page: Page;
  readonly requests: string[];
  readonly violations: string[];
  /** Errors on the console, and uncaught ones. */
  readonly errors: string[];
}

export async function openWatchedPage(browser: Browser): Promise<Watched> {
  const context = await browser.newContext({ viewport: { width: 1400, height: 850 } });
  const page = await context.newPage();
  const requests: string[] = [];
  const violations: string[] = [];
  const errors: string[] = [];
  context.on('request', (request) => requests.push(request.url()));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  await page.exposeFunction('keepViolation', (violation: string) => violations.push(violation));
  await page.addInitScript(`document.addEventListener('securitypolicyviolation', (event) =>
    keepViolation(event.effectiveDirective + ' ' + event.blockedURI));`);
  return { page, requests, violations, errors };
}

/** Lists the requests of a page to other origins. */
export function listRequestsElsewhere({ requests }: Watched, baseUrl: string): string[] {
  return requests.filter((url) => !/^(data|blob):/.test(url) && !url.startsWith(baseUrl));
}
