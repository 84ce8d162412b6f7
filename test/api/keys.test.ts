import { describe, expect, it } from '@jest/globals';
import { DIALECTS } from '../support/databases.js';
import { KeyService } from '../../src/accounts/key.service.js';
import { toTimestamp } from '../../src/shared/clock.js';
import { loadSecrets } from '../../src/shared/secrets.js';
import { RestClient } from '../support/rest-client.js';
import { useService } from '../support/service.js';

const MINUTE = 60_000;
const NOW = Date.UTC(2031, 0, 15);

describe.each(DIALECTS)('an API key, on %s', (dialect) => {
  const service = useService(dialect);

  /** The key service with a clock that the test controls, and without cached keys. */
  function createKeyService(clock: { now: number }): KeyService {
    const { config, stores, transact } = service.core;
    const { keyPepper } = loadSecrets(config.DATA_DIR, config.SECRET_KEY);
    const times = { milliseconds: () => clock.now, timestamp: () => toTimestamp(clock.now) };
    return new KeyService({ accounts: stores.accounts, transact, clock: times, pepper: keyPepper });
  }

  it('expires at its time, and then looks like a key that never existed', async () => {
    const account = await service.account();
    const clock = { now: NOW };
    const expiresAt = toTimestamp(clock.now + MINUTE);
    const options = { userUid: account.viewer.uid, name: 'for a minute', expiresAt };
    const { secret } = await createKeyService(clock).issue(account.owner.actor, options);
    expect((await createKeyService(clock).authenticate(secret)).workspaceUserUid).toBe(account.viewer.uid);
    clock.now += MINUTE;
    const refusal = { code: 'unauthorized', message: 'Invalid or missing API key' };
    await expect(createKeyService(clock).authenticate(secret)).rejects.toMatchObject(refusal);
  });

  it('reports its last use, which is stored at most once a minute', async () => {
    const account = await service.account();
    const readLastUse = async () => {
      const all = await service.core.services.keys.list(account.owner.actor);
      return all.find(({ uid }) => uid === account.viewer.actor.keyUid)?.lastUsedAt;
    };
    const clock = { now: NOW };
    const first = toTimestamp(clock.now);
    await createKeyService(clock).authenticate(account.viewer.key);
    expect(await readLastUse()).toBe(first);
    clock.now += MINUTE - 1;
    await createKeyService(clock).authenticate(account.viewer.key);
    expect(await readLastUse()).toBe(first);
    clock.now += 1;
    await createKeyService(clock).authenticate(account.viewer.key);
    expect(await readLastUse()).toBe(toTimestamp(clock.now));
  });

  it('is not stored in the database', async () => {
    const account = await service.account();
    await new RestClient(service, account.owner.key).get('/invoices/');
    const rows = await service.core.database.reader.query<object[]>('SELECT * FROM api_key');
    const dump = rows
      .map((row) =>
        Object.values(row)
          .map((value) => String(value))
          .join('\n'),
      )
      .join('\n');
    const [prefix, id = '', secret = ''] = account.owner.key.split('_');
    expect([prefix, dump.includes(id), dump.includes(secret)]).toEqual(['igk', true, false]);
    expect(secret).toMatch(/^[0-9A-Za-z]{32}$/);
  });

  it('works only if every character is correct', async () => {
    const { viewer } = await service.account();
    for (let at = 0; at < viewer.key.length; at += 1) {
      const other = viewer.key[at] === 'a' ? 'b' : 'a';
      const near = `${viewer.key.slice(0, at)}${other}${viewer.key.slice(at + 1)}`;
      const { status } = await new RestClient(service, near).get('/invoices/');
      expect([near, status]).toEqual([near, 401]);
    }
    expect((await new RestClient(service, viewer.key).get('/invoices/')).status).toBe(200);
  });
});
