import { readFileSync } from 'node:fs';
import { createSmallInvoice, toDocument } from '../support/documents.mjs';
import { settle, uploadRecorded } from '../support/uploads.mjs';
import { scenario } from './scenario.mjs';
import { callGraphql } from './subject.mjs';

const SECRET_KEY = 'canary-of-the-secret-key-0123456789abcdef';
const [TEXT, NUMBER] = ['Canaryvalueinthefile', 'canary-invoice-number'];

/** Sends marked keys, texts and values through calls that succeed and fail, and looks for them in logs and foreign answers. */
export const findCanaries = scenario(
  { settings: { LOG_LEVEL: 'debug', SECRET_KEY } },
  async ({ checks, client, history, start, workspace }) => {
    const service = await start('all');
    const marked = createSmallInvoice().bytes.toString('utf8').replaceAll('Feldmann', TEXT);
    await uploadRecorded(client, history, toDocument('xml', Buffer.from(marked)));
    await uploadRecorded(client, history, toDocument('pdf', Buffer.from(`%PDF-1.7\n${TEXT}`)));
    await settle(workspace, 60_000);
    const [uid] = await client.listUids();
    const answers = [
      await client.call('PATCH', `/v1/invoices/${uid}`, { json: { invoice_number: NUMBER } }),
      await client.call('PATCH', `/v1/invoices/${uid}`, { json: { total_price: NUMBER, nothing: NUMBER } }),
      await client.call('GET', `/v1/invoices/?query=${NUMBER}&page=0`),
      await client.call('GET', `/v1/nothing/${NUMBER}`),
      await callGraphql(client, `{ invoice(uid: "${NUMBER}") { uid } }`),
      await callGraphql(client, `{ nothing(a: "${NUMBER}") }`),
      await client.call('GET', '/v1/invoices/', { headers: { 'Api-Key': `${client.key}x` } }),
      await client.call('GET', '/metrics'),
      await client.call('GET', '/ready'),
      await client.call('GET', '/live'),
    ];
    const log = readFileSync(service.log, 'utf8');
    const secret = client.key.slice(-20);
    for (const [name, canary] of [
      ['the API key', secret],
      ['the secret', SECRET_KEY],
      ['a text of a file', TEXT],
      ['a value of a call', NUMBER],
    ]) {
      const lines = log.split('\n').filter((line) => line.includes(canary));
      checks.that(`${name} is not in the log`, lines.length === 0, lines[0]?.slice(0, 200));
    }
    const told = answers.filter(({ body }) =>
      [secret, SECRET_KEY].some((canary) => JSON.stringify(body ?? '').includes(canary)),
    );
    checks.that('no answer has a secret', told.length === 0, String(told.length));
    checks.figure(`${answers.length} calls, ${log.split('\n').length} lines of log`);
  },
);
