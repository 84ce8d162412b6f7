import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { Webhook } from 'standardwebhooks';
import { hasBrowser, listRequestsElsewhere } from '../support/browser.js';
import { listBarriers } from '../support/barriers.js';
import { enterDemo, useInbox } from '../support/inbox-pages.js';
import { startReceiver, type Receiver } from '../support/receiver.js';
import { waitUntil } from '../support/service.js';

/** A browser loads a page on a machine that may be busy. */
jest.setTimeout(120_000);

(hasBrowser ? describe : describe.skip)('the settings of the inbox', () => {
  const inbox = useInbox({ WEBHOOK_ALLOW_PRIVATE: 'on' });
  const { service } = inbox;
  let page: Page;
  let receiver: Receiver;

  beforeAll(async () => {
    page = inbox.page;
    receiver = await startReceiver();
    await enterDemo(inbox);
  });
  afterAll(() => receiver?.close());

  const open = (name: string) => page.goto(`${service.baseUrl}/settings${name}`);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const dialog = () => page.getByRole('dialog');
  const confirm = (name: string) => dialog().getByRole('button', { name }).click();
  const row = (name: string) => page.getByRole('row', { name });
  const waitForNoDialog = () => dialog().waitFor({ state: 'detached' });
  const readSecret = () => dialog().getByRole('textbox').inputValue();
  /** The name of the account that a key opens; null if it opens none. */
  const askWho = async (key: string): Promise<string | null> => {
    const headers = { 'Api-Key': key, 'Content-Type': 'application/json' };
    const body = JSON.stringify({ query: '{ viewer { account { name } } }' });
    const answer = await fetch(`${service.baseUrl}/graphql`, { method: 'POST', headers, body });
    return answer.ok ? ((await answer.json()) as any).data.viewer.account.name : null;
  };

  it('adds a user, and says what is wrong with an address beside its field', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('link', { name: 'Users', exact: true }).click();
    await press('Add user');
    await dialog().getByLabel('Email').fill('nora.visser@larkspur.example');
    await dialog().getByLabel('First name').fill('Ines');
    await dialog().getByLabel('Role').selectOption('Approver');
    await confirm('Add');
    await dialog().getByRole('alert').waitFor();
    expect(await listBarriers(page)).toEqual([]);
    await dialog().getByLabel('Email').fill('ines.roth@larkspur.example');
    await confirm('Add');
    await waitForNoDialog();
    expect(await row('Ines').textContent()).toContain('Approver');
  });

  it('changes the role of a user, and removes the user', async () => {
    await row('Ines').getByRole('button', { name: 'Edit' }).click();
    await dialog().getByLabel('Role').selectOption('Viewer');
    await confirm('Save');
    await row('Ines').getByText('Viewer').waitFor();
    expect(await row('Ines').textContent()).not.toContain('Approver');
    await row('Ines').getByRole('button', { name: 'Remove' }).click();
    await confirm('Remove');
    await row('Ines').waitFor({ state: 'detached' });
  });

  it('gives the reason why the last owner cannot be removed', async () => {
    await row('Nora').getByRole('button', { name: 'Remove' }).click();
    await confirm('Remove');
    expect(await dialog().getByRole('alert').textContent()).toMatch(/owner/);
    await page.keyboard.press('Escape');
    await waitForNoDialog();
  });

  it('creates a key with few scopes, shows it once, rotates and revokes it', async () => {
    await open('/keys');
    await press('Create key');
    await dialog().getByLabel('Name').fill('nightly export');
    for (const scope of ['Change', 'Decide', 'Manage the account']) await dialog().getByLabel(scope).uncheck();
    await dialog().getByLabel('Expires').selectOption('30 days');
    expect(await listBarriers(page)).toEqual([]);
    await confirm('Create');
    await dialog().getByText('It is not shown again.').waitFor();
    const key = await readSecret();
    expect(await askWho(key)).toBe('Demo');
    await confirm('Done');
    expect(await row('nightly export').textContent()).toContain('Read, Export');
    expect(await page.content()).not.toContain(key);

    await row('nightly export').getByRole('button', { name: 'Rotate' }).click();
    await dialog().getByLabel('The old key keeps working for').selectOption('No time');
    await confirm('Rotate');
    await dialog().getByText('It is not shown again.').waitFor();
    const successor = await readSecret();
    expect([await askWho(key), await askWho(successor)]).toEqual([null, 'Demo']);
    await confirm('Done');

    await row('nightly export').getByRole('button', { name: 'Revoke' }).click();
    await confirm('Revoke');
    await waitForNoDialog();
    expect(await askWho(successor)).toBe(null);
    await page.getByText('Revoked and expired keys').click();
    expect(await page.getByRole('table', { name: 'Revoked and expired keys' }).getByRole('row').count()).toBe(3);
  });

  it('changes the account, and shows amounts in its way at once', async () => {
    await open('');
    await page.getByLabel('Name of the account').fill('Larkspur Studio');
    await page.getByLabel('Amounts and dates').selectOption({ label: 'English (United Kingdom)' });
    await page.getByLabel('Time zone').selectOption('Europe/Berlin');
    await page.getByLabel('A second person decides').check();
    await press('Save');
    await page.getByText('Saved.').waitFor();
    await page.reload();
    expect(await page.getByLabel('Name of the account').inputValue()).toBe('Larkspur Studio');
    expect(await page.getByLabel('Time zone').inputValue()).toBe('Europe/Berlin');
    expect(await page.getByLabel('A second person decides').isChecked()).toBe(true);
  });

  // Invoices that are still processed may send messages too.
  const testDelivery = () => page.getByRole('listitem').filter({ hasText: 'webhook.test' });
  const listTests = () => receiver.messages.filter(({ body }) => body.includes('webhook.test'));

  it('creates a webhook, whose secret verifies a test message', async () => {
    await open('/webhooks');
    await press('Create webhook');
    await dialog().getByLabel('Address').fill('ftp://example.com');
    await confirm('Create');
    await dialog().getByRole('alert').getByText('Must begin with').waitFor();
    await dialog().getByLabel('Address').fill(receiver.url);
    for (const event of ['Item added', 'Item changed', 'Item removed']) await dialog().getByLabel(event).uncheck();
    expect(await listBarriers(page)).toEqual([]);
    await confirm('Create');
    await dialog().getByText('It is not shown again.').waitFor();
    const secret = await readSecret();
    await confirm('Done');
    await page.getByRole('link', { name: receiver.url }).click();
    await press('Send test');
    await testDelivery().getByText('Delivered').waitFor();
    const [message] = listTests();
    const headers = message!.headers as Record<string, string>;
    expect(new Webhook(secret).verify(message!.body, headers)).toMatchObject({ type: 'webhook.test' });
  });

  it('shows what was sent and answered, and sends it again', async () => {
    const delivery = testDelivery();
    await delivery.locator('summary').click();
    expect(await delivery.textContent()).toContain('HTTP 204');
    expect(await listBarriers(page)).toEqual([]);
    await delivery.getByRole('button', { name: 'Send again' }).click();
    await waitUntil(async () => listTests().length === 2);
    await page.getByLabel('Status').selectOption('Given up');
    await page.getByText('Nothing was sent yet.').waitFor();
  });

  it('disables, enables, and deletes a webhook, and gives it a new secret', async () => {
    await press('Disable');
    await page.locator('.badge').getByText('Disabled').waitFor();
    await press('Enable');
    await page.locator('.badge').getByText('Enabled').waitFor();
    await press('New secret');
    await confirm('Rotate');
    await dialog().getByText('It is not shown again.').waitFor();
    expect(await readSecret()).toMatch(/^whsec_/);
    await confirm('Done');
    await press('Delete');
    await confirm('Delete');
    await page.getByText('There are none yet.').waitFor();
  });

  it('has the history of all of this', async () => {
    await open('/history');
    const history = page.locator('.history');
    await history.waitFor();
    for (const [event, target] of [
      ['deleted the webhook', receiver.url],
      ['revoked the key', 'nightly export'],
      ['removed the user', 'ines.roth@larkspur.example'],
    ])
      expect(await history.textContent()).toContain(`Nora Visser ${event} ${target}`);
  });

  it('shows a member the users and the account, and why the rest is closed', async () => {
    await page.locator('.menu summary').click();
    await press('Sign out');
    await enterDemo(inbox, 'Member');
    await open('/users');
    await page.getByText('Owners and administrators can change this.').waitFor();
    expect(await page.getByRole('button', { name: 'Add user' }).count()).toBe(0);
    await open('/keys');
    await page.getByText(/^Your role \(member\) does not allow this/).waitFor();
    await open('');
    expect(await page.getByLabel('Name of the account').isDisabled()).toBe(true);
  });

  it('follows its content security policy, and sends no requests to other machines', () => {
    const { watched } = inbox;
    expect(watched.violations).toEqual([]);
    expect(listRequestsElsewhere(watched, service.baseUrl)).toEqual([]);
    expect(watched.errors).toEqual([]);
  });
});
