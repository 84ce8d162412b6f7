import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { hasBrowser, launchBrowser, openWatchedPage, type Watched } from '../support/browser.js';
import { CLIENT, startIssuer, type TestIssuer } from '../support/issuer.js';
import { useService } from '../support/service.js';

/** A browser loads pages, on a machine that may be busy. */
jest.setTimeout(120_000);

(hasBrowser ? describe : describe.skip)('signing in at an OpenID issuer in a browser', () => {
  let issuer: TestIssuer;
  const service = useService('sqlite', async () => {
    issuer = await startIssuer({
      ann: { email: 'approver@example.com', email_verified: true },
      bob: { email: 'bob@example.com', email_verified: true },
    });
    return { OIDC_ISSUER: issuer.url, OIDC_CLIENT_ID: CLIENT.id, OIDC_CLIENT_SECRET: CLIENT.secret };
  });
  let browser: Browser;
  let watched: Watched;

  beforeAll(async () => {
    await service.account();
    await issuer.accept(service.baseUrl);
    browser = await launchBrowser();
    watched = await openWatchedPage(browser);
  });
  afterAll(async () => {
    await browser?.close();
    await issuer.stop();
  });

  async function signInAs(login: string): Promise<void> {
    const { page } = watched;
    await page.getByRole('link', { name: 'Sign in with your organization' }).click();
    await page.waitForURL((url) => url.origin === issuer.url);
    await page.getByPlaceholder('Enter any login').fill(login);
    await page.getByPlaceholder('and password').fill('x');
    await page.getByRole('button', { name: 'Sign-in' }).click();
    await page.waitForURL((url) => url.origin === service.baseUrl);
  }

  it('says why a person may not enter', async () => {
    const { page } = watched;
    await page.goto(service.baseUrl);
    await signInAs('bob');
    await page.getByRole('alert').getByText('you have no access here').waitFor();
    expect(page.url()).toBe(`${service.baseUrl}/`);
    await watched.page.context().clearCookies({ domain: 'localhost' });
  });

  it('leads back to the page where a person began, and stays signed in', async () => {
    const { page } = watched;
    await page.goto(`${service.baseUrl}/companies`);
    await signInAs('ann');
    await page.getByRole('heading', { name: 'Companies' }).waitFor();
    expect(page.url()).toBe(`${service.baseUrl}/companies`);
    expect(await page.evaluate('document.cookie')).toBe('');
    await page.reload();
    await page.locator('.menu summary').click();
    await page.getByText('approver Tester').waitFor();
  });

  it('ends with signing out', async () => {
    const { page } = watched;
    const before = await page.context().cookies(service.baseUrl);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('link', { name: 'Sign in with your organization' }).waitFor();
    await page.context().addCookies(before);
    await page.evaluate("localStorage.setItem('inbox:signed-in', 'yes')");
    await page.reload();
    const entrance = page.getByRole('link', { name: 'Sign in with your organization' });
    await entrance.waitFor();
    expect(await entrance.isVisible()).toBe(true);
  });

  it('follows the content security policy', () => {
    expect(watched.violations).toEqual([]);
  });
});
