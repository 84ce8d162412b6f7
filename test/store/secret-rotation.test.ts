import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createHmac } from 'node:crypto';
import { loadConfig } from '../../src/config.js';
import { createCore, type Core } from '../../src/core.js';
import { examine } from '../../src/doctor.js';
import { createTestDatabase, DIALECTS, type TestDatabase } from '../support/databases.js';

const OLD = 'the secret that the installation has had so far';
const NEW = 'the secret that the installation shall have from now on';
const WEBHOOK = { uid: '0190f3b0-0000-7000-8000-000000000001', secretVersion: 1, previousSecretUntil: null };
const MESSAGE = { id: 'msg_1', body: '{}' };
const NOW = { timestamp: '2031-01-15 00:00:00.000000', milliseconds: 1_926_201_600_000 };

/** What clients hold: each works, or does not, in a process. */
interface Held {
  readonly key: string;
  readonly session: string;
  readonly url: URL;
  readonly webhookSecret: string;
}

describe.each(DIALECTS)('changing SECRET_KEY, on %s', (dialect) => {
  let created: TestDatabase;
  let environment: Record<string, string>;
  const running: Core[] = [];

  beforeEach(async () => {
    created = await createTestDatabase(dialect);
    environment = { DATABASE_URL: created.url, DATA_DIR: created.folder, LOG_LEVEL: 'silent' };
  });
  afterEach(async () => {
    for (const core of running.splice(0)) await core.database.close();
    await created.drop();
  });

  /** Starts a process beside those that run. */
  async function start(current: string, accepted?: string): Promise<Core> {
    const secrets = { SECRET_KEY: current, ...(accepted !== undefined && { SECRET_KEY_ACCEPTED: accepted }) };
    const core = await createCore(loadConfig({ ...environment, ...secrets }));
    running.push(core);
    return core;
  }

  async function handOut({ services, webhookSigner }: Core): Promise<Held> {
    const { issued } = await services.accounts.create({ name: 'Held', owner: { email: 'owner@example.com' } });
    const { token } = await services.sessions.open(issued.secret);
    const url = new URL(
      services.fileUrls.createUrl({ accountUid: 'account', keyUid: 'key' }, 'invoice'),
      'http://localhost',
    );
    return { key: issued.secret, session: token, url, webhookSecret: webhookSigner.getSecret(WEBHOOK) };
  }

  async function findWhatWorks({ services, webhookSigner }: Core, held: Held): Promise<string[]> {
    const { searchParams } = held.url;
    const parts = {
      ...{ accountUid: 'account', invoiceUid: 'invoice', keyUid: 'key' },
      ...{ expires: searchParams.get('expires'), signature: searchParams.get('signature') },
    };
    const secret = Buffer.from(held.webhookSecret.slice('whsec_'.length), 'base64');
    const signed = webhookSigner.sign(WEBHOOK, MESSAGE, NOW);
    const seconds = signed['webhook-timestamp'];
    const expected = createHmac('sha256', secret).update(`${MESSAGE.id}.${seconds}.${MESSAGE.body}`).digest('base64');
    return [
      ...(services.sessions.findKey(held.session) === held.key ? ['session'] : []),
      ...(services.fileUrls.verify(parts) ? ['url'] : []),
      ...(signed['webhook-signature']?.split(' ').includes(`v1,${expected}`) ? ['webhook'] : []),
      ...(await services.keys.authenticate(held.key).then(
        () => ['key'],
        () => [],
      )),
    ];
  }

  const EVERYTHING = ['session', 'url', 'webhook', 'key'];

  it('lets everything work on, in every process at every step, until the old one is no longer accepted', async () => {
    const before = await start(OLD);
    const held = await handOut(before);
    const forgotten = await handOut(before);

    const accepting = await start(OLD, NEW);
    const changed = await start(NEW, OLD);
    const heldAnew = await handOut(changed);
    for (const core of [accepting, changed, await start(NEW, OLD)]) {
      expect(await findWhatWorks(core, heldAnew)).toEqual(EVERYTHING);
      expect(await findWhatWorks(core, held)).toEqual(EVERYTHING);
    }

    const after = await start(NEW);
    expect(await findWhatWorks(after, heldAnew)).toEqual(EVERYTHING);
    // The key was used during the change; the other one was not.
    expect(await findWhatWorks(after, held)).toEqual(['key']);
    expect(await findWhatWorks(after, forgotten)).toEqual([]);
    await expect(start(OLD)).rejects.toThrow(/The secret is not the one of this installation/);
  });

  it('starts no process whose two secrets are both wrong', async () => {
    await start(OLD);
    await expect(start(NEW, NEW)).rejects.toThrow(/SECRET_KEY_ACCEPTED/);
  });

  it('is mentioned by the doctor while it lasts', async () => {
    await start(OLD);
    const { ok, findings } = await examine({ ...environment, SECRET_KEY: NEW, SECRET_KEY_ACCEPTED: OLD });
    expect([ok, findings.find(({ check }) => check === 'secret')]).toEqual([
      true,
      expect.objectContaining({ status: 'warning', message: expect.stringContaining('SECRET_KEY_ACCEPTED') }),
    ]);
  });
});
