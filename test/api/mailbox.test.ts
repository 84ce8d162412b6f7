import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createToken } from '../../src/shared/ids.js';
import { parseMailboxUrl } from '../../src/shared/mailbox-url.js';
import { startArrivals } from '../../src/start-arrivals.js';
import type { Running } from '../../src/core.js';
import { DIALECTS } from '../support/databases.js';
import { HAS_MAIL_SERVER, startMailServer, startRelay, type MailServer } from '../support/dovecot.js';
import { buildForwarded, buildMail, type Attachment } from '../support/mails.js';
import { createRestAccount, createSampleInvoice, type RestAccount } from '../support/rest-account.js';
import { ServiceProcess } from '../support/service-process.js';
import { useService, waitUntil } from '../support/service.js';

const SAMPLES = path.resolve(import.meta.dirname, '../../../src/demo/samples');
const PDF = readFileSync(path.join(SAMPLES, 'thistledown-invoice.pdf'));
const MARKED = ['InvoiceGraph'];
const LOOK_AT = ['InvoiceGraph', '\\Flagged'];

jest.setTimeout(120_000);
const describeWithServer = HAS_MAIL_SERVER ? describe.each(DIALECTS) : describe.skip.each(DIALECTS);

const pdf = (name: string, content: string | Uint8Array = PDF): Attachment => ({
  type: 'application/pdf',
  name,
  content,
});
const xml = async (name: string, number?: string): Promise<Attachment> => ({
  ...{ type: 'application/xml', name },
  content: await createSampleInvoice(number),
});

describeWithServer('the mailbox, on %s', (dialect) => {
  const service = useService(dialect, { LOG_LEVEL: 'silent' });
  let server: MailServer;
  let account: RestAccount;
  let user: string;
  let running: Running[];
  beforeAll(async () => {
    server = await startMailServer();
  });
  afterAll(() => server?.stop());
  beforeEach(async () => {
    account = await createRestAccount(service);
    user = `user-${createToken().toLowerCase()}`;
    running = [];
  });
  afterEach(() => Promise.all(running.map((part) => part.stop())));

  const buildSettings = (port?: number) => ({
    IMPORT_MAILBOX: parseMailboxUrl(server.getUrl(user, port))!,
    IMPORT_API_KEY: account.users.member.key,
  });
  const watch = (port?: number) => {
    const part = startArrivals({ ...service.core, config: { ...service.core.config, ...buildSettings(port) } });
    running.push(part);
    return part;
  };
  const deliver = (...mails: string[]) =>
    mails.reduce((before, mail) => before.then(() => server.deliver(user, mail)), Promise.resolve());
  const waitForFlags = (flags: string[][]) =>
    waitUntil(async () => JSON.stringify(await server.listFlags(user)) === JSON.stringify(flags));
  const listDetails = async () => {
    const { results } = (await account.owner.get('/invoices/?page_size=100&ordering=created_at')).body;
    const details = (results as { uid: string }[]).map(
      async ({ uid }) => (await account.owner.get(`/invoices/${uid}`)).body,
    );
    return Promise.all(details);
  };
  const listNames = async () => (await listDetails()).map(({ file_name: name }) => name);

  it('makes attached invoices invoices, with the sender in their history', async () => {
    const picture: Attachment = {
      type: 'image/png',
      content: 'x'.repeat(90_000),
      disposition: 'inline',
      id: 'logo@mail',
    };
    const terms = pdf('AGB.pdf', '%PDF-1.4 terms');
    await deliver(
      buildMail({
        ...{ from: 'Jörg Müller <billing@feldmann.example>', subject: 'Rechnung „April“', pictures: [picture] },
        attachments: [pdf('Rechnung März.pdf'), terms],
      }),
    );
    watch();
    await waitForFlags([MARKED]);
    const [invoice, ...others] = await listDetails();
    expect([others, invoice.file_name, invoice.workspace_user.uid]).toEqual([
      ...[[], 'Rechnung März.pdf', account.users.member.uid],
    ]);
    expect(invoice.history.at(-1)).toMatchObject({
      event: 'uploaded',
      note: expect.stringMatching(
        /^Received by mail from Jörg Müller <billing@feldmann\.example> on \d{4}-\d\d-\d\d: “Rechnung „April“”\.$/,
      ),
    });
    const file = await fetch(invoice.file);
    expect(Buffer.from(await file.arrayBuffer()).equals(PDF)).toBe(true);
  });

  it('takes mails as they arrive, also those that another mail contains', async () => {
    watch();
    await deliver(buildMail({ attachments: [await xml('first.xml')] }));
    await waitForFlags([MARKED]);
    await deliver(buildForwarded(buildMail({ attachments: [pdf('forwarded.pdf')] })));
    await waitForFlags([MARKED, MARKED]);
    expect(await listNames()).toEqual(['first.xml', 'forwarded.pdf']);
  });

  it('makes a PDF and an e-invoice of one mail one invoice, with the exact values', async () => {
    await deliver(buildMail({ attachments: [pdf('Rechnung.pdf'), await xml('xrechnung.xml', 'X-4711')] }));
    watch();
    await waitForFlags([MARKED]);
    await waitUntil(async () => (await listDetails()).every(({ processing_status: status }) => status === 'finished'));
    const details = await listDetails();
    expect(details.map(({ file_name: name, invoice_number: number }) => [name, number])).toEqual([
      ['xrechnung.xml', 'X-4711'],
    ]);
    expect(details[0].history.at(-1).note).toMatch(/The mail shows the same invoice as “Rechnung\.pdf”\.$/);
  });

  it('leaves mails that need a person flagged in the mailbox, and goes on', async () => {
    const fake = pdf('broken.pdf', 'This is no PDF.');
    await deliver(
      buildMail({ attachments: [] }),
      buildMail({ attachments: [fake, pdf('good.pdf')] }),
      buildMail({
        attachments: [{ type: 'application/xml', name: 'report.xml', content: '<feedback><a/></feedback>' }],
      }),
      buildMail({ attachments: [pdf('last.pdf')] }),
    );
    watch();
    await waitForFlags([LOOK_AT, LOOK_AT, LOOK_AT, MARKED]);
    expect(await listNames()).toEqual(['good.pdf', 'last.pdf']);
  });

  it('is shared by several processes, and each attachment becomes one invoice', async () => {
    const mails = await Promise.all(
      Array.from({ length: 6 }, async (_, index) => buildMail({ attachments: [await xml(`${index}.xml`)] })),
    );
    await deliver(...mails);
    for (let count = 0; count < 3; count += 1) watch();
    await waitForFlags(mails.map(() => MARKED));
    expect((await listNames()).toSorted()).toEqual(['0.xml', '1.xml', '2.xml', '3.xml', '4.xml', '5.xml']);
  });

  it('connects again after the connection has ended', async () => {
    const relay = await startRelay(server.port, 'never sent');
    watch(relay.port);
    await deliver(buildMail({ attachments: [pdf('first.pdf')] }));
    await waitForFlags([MARKED]);
    relay.drop();
    await deliver(buildMail({ attachments: [pdf('second.pdf')] }));
    await waitForFlags([MARKED, MARKED]);
    relay.close();
    expect(await listNames()).toEqual(['first.pdf', 'second.pdf']);
  });

  it('loses nothing and takes nothing twice when the process is killed between the fetch and the mark', async () => {
    await deliver(buildMail({ attachments: [pdf('a.pdf'), await xml('b.xml'), pdf('c.pdf')] }));
    const relay = await startRelay(server.port, 'UID STORE ');
    const { DATA_DIR, DATABASE_URL } = service.core.config;
    const run = (port: number) =>
      new ServiceProcess({
        ...{ DATA_DIR, DATABASE_URL, MIGRATE: 'off', ROLE: 'api', DEMO: 'off' },
        ...{ IMPORT_MAILBOX: server.getUrl(user, port), IMPORT_API_KEY: account.users.member.key },
      });
    const killed = run(relay.port);
    await relay.isHolding;
    await killed.kill();
    relay.close();
    expect(await server.listFlags(user)).toEqual([[]]);
    expect(await listNames()).toEqual(['a.pdf', 'b.xml', 'c.pdf']);
    const other = run(server.port);
    await waitForFlags([MARKED]);
    await other.stop();
    expect(await listNames()).toEqual(['a.pdf', 'b.xml', 'c.pdf']);
  });
});
