import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FolderWatch } from '../../src/arrivals/folder-watch.js';
import { WatchedFolder } from '../../src/arrivals/watched-folder.js';
import { unavailable } from '../../src/shared/errors.js';
import { toTimestamp } from '../../src/shared/clock.js';
import { startArrivals } from '../../src/start-arrivals.js';
import { DIALECTS } from '../support/databases.js';
import { createRestAccount, createSampleInvoice, type RestAccount } from '../support/rest-account.js';
import { useService, waitUntil } from '../support/service.js';

const SETTLE = 5_000;

describe.each(DIALECTS)('the watched folder, on %s', (dialect) => {
  const service = useService(dialect, { LOG_LEVEL: 'silent', UPLOAD_MAX_BYTES: '100000' });
  let account: RestAccount;
  let folder: string;
  let wall: number;
  let elapsed: number;
  beforeEach(async () => {
    account = await createRestAccount(service);
    folder = mkdtempSync(path.join(tmpdir(), 'import-'));
    wall = Date.now();
    elapsed = 0;
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const clock = { milliseconds: () => wall, timestamp: () => toTimestamp(wall) };
  const openFolder = (keepDone = true) =>
    new WatchedFolder({ path: folder, settleMilliseconds: SETTLE, keepDone, clock, elapsed: () => elapsed });
  const watch = (watched = openFolder(), arrivals = service.core.services.arrivals) =>
    new FolderWatch({
      ...{ folder: watched, arrivals, logger: service.core.logger, pollMilliseconds: 10 },
      authenticate: async () => account.users.member.actor,
    });
  /** Looks twice, between which every file has had the time to settle. */
  async function takeAll(watcher = watch()): Promise<void> {
    await watcher.runOnce();
    elapsed += SETTLE;
    await watcher.runOnce();
  }
  const put = async (name: string, content?: string) =>
    writeFileSync(path.join(folder, name), content ?? (await createSampleInvoice()));
  const list = (...below: string[]) => {
    try {
      return readdirSync(path.join(folder, ...below)).toSorted();
    } catch {
      return [];
    }
  };
  const listInvoices = async () =>
    (await account.owner.get('/invoices/?page_size=100')).body.results as { uid: string }[];
  const listNames = async () => {
    const details = (await listInvoices()).map(
      async ({ uid }) => (await account.owner.get(`/invoices/${uid}`)).body.file_name,
    );
    return (await Promise.all(details)).toSorted();
  };

  it('makes each file an invoice of the user, and moves it away', async () => {
    await put('April 2026.xml');
    await put('Mai.xml');
    await takeAll();
    expect(await listNames()).toEqual(['April 2026.xml', 'Mai.xml']);
    expect([list(), list('done')]).toEqual([
      ['.importing', 'done'],
      ['April 2026.xml', 'Mai.xml'],
    ]);
    const [{ uid } = { uid: '' }] = await listInvoices();
    const { history, workspace_user: user } = (await account.owner.get(`/invoices/${uid}`)).body;
    expect(user.uid).toBe(account.users.member.uid);
    expect(history.at(-1)).toMatchObject({
      event: 'uploaded',
      note: expect.stringMatching(/^Imported from the folder as /),
    });
    expect(list('.importing')).toEqual([]);
  });

  it('keeps files of the same name, or removes them if the setting says so', async () => {
    const watched = openFolder();
    for (let round = 0; round < 3; round += 1) {
      await put('scan.xml');
      await takeAll(watch(watched));
    }
    expect(list('done')).toEqual(['scan (2).xml', 'scan (3).xml', 'scan.xml']);
    await put('scan.xml');
    await takeAll(watch(openFolder(false)));
    expect(list('done')).toHaveLength(3);
    expect([list(), await listNames()]).toEqual([['.importing', 'done'], Array.from({ length: 4 }, () => 'scan.xml')]);
  });

  it('waits for a file that is still written, and leaves alone what is not a complete file', async () => {
    const content = await createSampleInvoice();
    await put('empty.xml', '');
    for (const name of ['.hidden.xml', 'later.xml.part', '~$open.xml', 'Thumbs.db']) await put(name);
    symlinkSync(path.join(folder, '.hidden.xml'), path.join(folder, 'link.xml'));
    const watcher = watch();
    await takeAll(watcher);
    await put('slow.xml', content.slice(0, 100));
    await watcher.runOnce();
    elapsed += SETTLE - 1;
    appendFileSync(path.join(folder, 'slow.xml'), content.slice(100));
    await watcher.runOnce();
    elapsed += SETTLE - 1;
    await watcher.runOnce();
    expect(list('done')).toEqual([]);
    elapsed += 1;
    await watcher.runOnce();
    expect(list('done')).toEqual(['slow.xml']);
    expect(readFileSync(path.join(folder, 'done', 'slow.xml'), 'utf8')).toBe(content);
    expect(list()).toEqual(
      [
        '.hidden.xml',
        '.importing',
        'Thumbs.db',
        'done',
        'empty.xml',
        'later.xml.part',
        'link.xml',
        '~$open.xml',
      ].toSorted(),
    );
  });

  it('sets a file aside that cannot become an invoice, beside the reason', async () => {
    await put('notes.txt', 'Buy milk.');
    await put('huge.xml', `<a>${'x'.repeat(100_000)}</a>`);
    await put('good.xml');
    await takeAll();
    expect(await listNames()).toEqual(['good.xml']);
    expect(list('failed')).toEqual(['huge.xml', 'huge.xml.txt', 'notes.txt', 'notes.txt.txt']);
    expect(readFileSync(path.join(folder, 'failed', 'notes.txt.txt'), 'utf8')).toMatch(
      /^This type of file is not supported\. Send a PDF/,
    );
    expect(readFileSync(path.join(folder, 'failed', 'huge.xml.txt'), 'utf8')).toMatch(/large/);
  });

  it('is shared by several processes, and each file becomes one invoice', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `${String(index).padStart(2, '0')}.xml`);
    for (const name of names) await put(name);
    const watchers = [watch(), watch(), watch()];
    await Promise.all(watchers.map((watcher) => watcher.runOnce()));
    elapsed += SETTLE;
    await Promise.all(watchers.map((watcher) => watcher.runOnce()));
    expect(await listNames()).toEqual(names);
    expect(list('done')).toEqual(names);
  });

  it.each(['before', 'after'])(
    'continues what a process left behind that was killed %s the invoice was saved',
    async (when) => {
      await put('a.xml');
      const dead = openFolder();
      await dead.listComplete();
      elapsed += SETTLE;
      const [name] = await dead.listComplete();
      const claim = await dead.claim(name!);
      if (when === 'after') {
        const open = async function* () {
          yield readFileSync(claim!.path);
        };
        const document = { origin: `folder:${claim!.uid}`, fileName: 'a.xml', note: null, open };
        await service.core.services.arrivals.take(account.users.member.actor, document);
      }
      const other = watch();
      await takeAll(other);
      expect(list('done')).toEqual([]);
      wall += 61_000;
      await Promise.all([other.runOnce(), watch().runOnce()]);
      expect([await listNames(), list('done'), list('.importing')]).toEqual([['a.xml'], ['a.xml'], []]);
      await dead.finish(claim!);
      expect(list('done')).toEqual(['a.xml']);
    },
  );

  it('puts a file back while the service cannot take it', async () => {
    await put('a.xml');
    const { arrivals } = service.core.services;
    let isAway = true;
    const limping = Object.create(arrivals, {
      take: {
        value: (...call: Parameters<typeof arrivals.take>) =>
          isAway ? Promise.reject(unavailable()) : arrivals.take(...call),
      },
    }) as typeof arrivals;
    const watcher = watch(openFolder(), limping);
    await watcher.runOnce();
    elapsed += SETTLE;
    await expect(watcher.runOnce()).rejects.toMatchObject({ code: 'service_unavailable' });
    expect(list()).toEqual(['.importing', 'a.xml']);
    isAway = false;
    await takeAll(watcher);
    expect([await listNames(), list('done')]).toEqual([['a.xml'], ['a.xml']]);
  });

  it('does not take a file that changes between the look and the claim', async () => {
    await put('a.xml');
    const watched = openFolder();
    await watched.listComplete();
    elapsed += SETTLE;
    expect(await watched.listComplete()).toEqual(['a.xml']);
    appendFileSync(path.join(folder, 'a.xml'), ' ');
    expect(await watched.claim('a.xml')).toBeNull();
    expect(await watched.claim('gone.xml')).toBeNull();
    expect([list(), list('.importing')]).toEqual([['.importing', 'a.xml'], []]);
  });

  it('is watched as the settings say, with the rights of the key', async () => {
    const settings = { IMPORT_FOLDER: folder, IMPORT_SETTLE_MILLISECONDS: 20, IMPORT_POLL_MILLISECONDS: 20 };
    const start = (key: string) =>
      startArrivals({ ...service.core, config: { ...service.core.config, ...settings, IMPORT_API_KEY: key } });
    await put('a.xml');
    const powerless = start(account.users.viewer.key);
    const running = start(account.users.member.key);
    const outside = mkdtempSync(path.join(tmpdir(), 'outside-'));
    writeFileSync(path.join(outside, 'b.xml'), await createSampleInvoice());
    renameSync(path.join(outside, 'b.xml'), path.join(folder, 'b.xml'));
    await waitUntil(async () => list('done').length === 2);
    await Promise.all([powerless.stop(), running.stop()]);
    rmSync(outside, { recursive: true });
    expect(await listNames()).toEqual(['a.xml', 'b.xml']);
    expect(list('failed')).toEqual([]);
  });
});
