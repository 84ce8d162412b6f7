import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Example } from '../support/example.js';
import { createRestAccount, uploadProcessed, type RestAccount } from '../support/rest-account.js';
import { useService, waitUntil } from '../support/service.js';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const SAMPLES = path.join(ROOT, 'src/demo/samples');

jest.setTimeout(120_000);

describe('the examples', () => {
  const service = useService('sqlite', {
    ...{ LOG_LEVEL: 'silent', WEBHOOK_ALLOW_PRIVATE: 'on', WEBHOOK_POLL_MILLISECONDS: '20' },
  });
  let account: RestAccount;
  let folder: string;
  let running: Example[];
  beforeEach(async () => {
    account = await createRestAccount(service);
    folder = mkdtempSync(path.join(tmpdir(), 'examples-'));
    running = [];
  });
  afterEach(async () => {
    await Promise.all(running.map((example) => example.stop()));
    rmSync(folder, { recursive: true });
  });

  const start = (name: string, words: string[], key = account.users.owner.key, more = {}) =>
    new Example(name, words, { INVOICE_GRAPH_URL: service.baseUrl, INVOICE_GRAPH_KEY: key, ...more });
  const run = async (name: string, words: string[], key?: string) => {
    const example = start(name, words, key);
    const exitCode = await example.end();
    return { exitCode, lines: example.output.split('\n').filter(Boolean), errors: example.errors };
  };
  const list = async () => (await account.owner.get('/invoices/?page_size=100')).body;
  const approve = (uid: string) => account.owner.post(`/invoices/${uid}/approve`);

  it('are all run here', () => {
    const names = readdirSync(path.join(ROOT, 'examples')).filter((name) => name.endsWith('.mjs'));
    const text = readFileSync(path.join(ROOT, 'test/journeys/examples.test.ts'), 'utf8');
    expect(names.filter((name) => !text.includes(`'${name}', [`))).toEqual([]);
    expect(names.length).toBeGreaterThan(3);
  });

  it('upload a folder, and each file once however often they run', async () => {
    copyFileSync(path.join(SAMPLES, 'feldmann-invoice.xml'), path.join(folder, 'feldmann.xml'));
    writeFileSync(path.join(folder, 'notes.txt'), 'Buy milk.');
    const { errors, exitCode, lines } = await run('upload-folder.mjs', [folder]);
    expect([exitCode, lines]).toEqual([
      1,
      [expect.stringMatching(/^feldmann\.xml\tfinished\t.+\t.+\t\d+\.\d\d\tEUR$/)],
    ]);
    expect(errors).toMatch(/^notes\.txt\trefused: This type of file is not supported\./);
    rmSync(path.join(folder, 'notes.txt'));
    expect(await run('upload-folder.mjs', [folder])).toMatchObject({ exitCode: 0, lines });
    expect((await list()).count).toBe(1);
  });

  it('export the approved invoices of a month', async () => {
    const [first] = [await uploadProcessed(account.owner), await uploadProcessed(account.owner)];
    await approve(first.uid);
    const month = String(first.invoice_date).slice(0, 7);
    const target = path.join(folder, `invoices-${month}.csv`);
    expect(await run('nightly-export.mjs', [folder, month])).toEqual({ exitCode: 0, lines: [target], errors: '' });
    const [head, ...rows] = readFileSync(target, 'utf8').trim().split('\r\n');
    expect([head, rows.length]).toEqual([expect.stringContaining('invoice_number'), 1]);
    expect(rows[0]).toContain(first.invoice_number);
    await run('nightly-export.mjs', [folder, '2019-02']);
    expect(readFileSync(path.join(folder, 'invoices-2019-02.csv'), 'utf8').trim().split('\r\n')).toHaveLength(1);
    expect(readdirSync(folder)).toHaveLength(2);
    // The order does not matter, and a month is no folder.
    expect(await run('nightly-export.mjs', ['2019-02', folder])).toMatchObject({ exitCode: 0, errors: '' });
    const refused = await run('nightly-export.mjs', ['2019-13']);
    expect(refused).toMatchObject({
      exitCode: 2,
      errors: expect.stringMatching(/^There is no folder 2019-13\.\nUsage: /),
    });
  });

  it('approve by rule what is small, known and without a warning', async () => {
    const sample = readFileSync(path.join(SAMPLES, 'feldmann-invoice.xml'), 'utf8');
    const upload = (other: string) => uploadProcessed(account.owner, sample.replaceAll('FS-2025-0417', other));
    const approveByRule = (limit: string, key?: string) => run('approve-by-rule.mjs', [limit, currency], key);
    const first = await upload('A-2026-11');
    const { currency, total_price: total } = first;
    expect((await approveByRule(total)).lines).toEqual([`${first.hf_id}\tleft\tthe supplier is new`]);
    await approve(first.uid);
    expect((await approveByRule(total)).lines).toEqual([]);

    const second = await upload('B-7');
    const wrong = await uploadProcessed(account.owner);
    expect((await approveByRule('0.02')).lines).toEqual([]);
    expect((await approveByRule(total, account.users.viewer.key)).lines).toContain(
      `${second.hf_id}\tleft\tthe key may not approve it`,
    );
    const { errors, exitCode, lines } = await approveByRule('100000.00');
    expect({ errors, exitCode }).toEqual({ errors: '', exitCode: 0 });
    expect(lines.toSorted()).toEqual(
      [`${second.hf_id}\tapproved`, `${wrong.hf_id}\tleft\tthe supplier is new`].toSorted(),
    );
    const { history } = (await account.owner.get(`/invoices/${second.uid}`)).body;
    expect(history[0]).toMatchObject({ event: 'approved', note: `By rule: at most 100000.00 ${currency}.` });

    await approve(wrong.uid);
    const doubtful = await uploadProcessed(account.owner);
    expect((await approveByRule('100000.00')).lines).toEqual([
      expect.stringMatching(new RegExp(`^${doubtful.hf_id}\tleft\tThe items add up to`)),
    ]);
  });

  it('say that the secret of a webhook is missing', async () => {
    const refused = await run('webhook-receiver.mjs', []);
    expect(refused).toMatchObject({ exitCode: 2, errors: expect.stringContaining('Set WEBHOOK_SECRET') });
  });

  it('receive webhooks, refuse forged ones, and catch up with what they have missed', async () => {
    const file = path.join(folder, 'events.tsv');
    const { webhooks } = service.core.services;
    const actor = account.users.owner.actor;
    const { secret, webhook } = await webhooks.create(actor, { url: 'http://127.0.0.1:1/in' });
    const missed = await uploadProcessed(account.owner);
    const receive = async () => {
      const example = start('webhook-receiver.mjs', [file], undefined, { PORT: '0', WEBHOOK_SECRET: secret });
      const url = await waitUntil(async () => /http:\S+/.exec(example.output)?.[0]);
      return { example, url };
    };
    // Stopped before it has stored its place, it writes the last events again.
    const read = () => [...new Set(existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [])];
    const first = await receive();
    await waitUntil(async () => read().length === 2);
    await first.example.stop();
    const next = await receive();
    running.push(next.example);
    expect((await fetch(next.url, { method: 'POST', body: '{}' })).status).toBe(400);
    await webhooks.update(actor, webhook.uid, { url: next.url });
    await approve(missed.uid);
    await waitUntil(async () => read().length === 3);
    expect(read().map((line) => line.split('\t').slice(1, 3))).toEqual(
      ['uploaded', 'processed', 'approved'].map((event) => [`invoice.${event}`, missed.hf_id]),
    );
    expect(next.example.errors).toBe('');
  });
});
