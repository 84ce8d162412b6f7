import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { chmodSync, existsSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createCore } from '../../src/core.js';
import { loadConfig } from '../../src/config.js';
import { examine, formatFindings } from '../../src/doctor.js';
import { createEmptyDatabase, DIALECTS, type TestDatabase } from '../support/databases.js';
import { startIssuer } from '../support/issuer.js';

describe.each(DIALECTS)('the doctor, on %s', (dialect) => {
  let created: TestDatabase;
  let environment: Record<string, string>;

  beforeEach(async () => {
    created = await createEmptyDatabase(dialect);
    environment = { DATA_DIR: path.join(created.folder, 'data'), DATABASE_URL: created.url, LOG_LEVEL: 'silent' };
  });
  afterEach(() => created.drop());

  /** Starts the installation for the first time. */
  async function install(): Promise<void> {
    const core = await createCore(loadConfig(environment));
    await core.database.close();
  }

  /** The findings that are not ok. */
  async function listProblems(changes: Record<string, string> = {}) {
    const { ok, findings } = await examine({ ...environment, ...changes });
    const problems = findings.filter(({ status }) => status !== 'ok');
    return { ok, problems: problems.map(({ check, status, message }) => `${status} ${check}: ${message}`) };
  }

  it('finds nothing wrong before the first start, apart from an empty or missing database, and creates nothing', async () => {
    const { ok, problems } = await listProblems();
    expect(ok).toBe(true);
    const file = created.url.slice('sqlite:'.length);
    expect(problems).toEqual([
      dialect === 'mysql'
        ? 'warning database: It is empty or of an older version.'
        : `warning database: There is none yet: ${file} does not exist.`,
    ]);
    expect(existsSync(environment['DATA_DIR']!)).toBe(false);
    expect(dialect === 'sqlite' && existsSync(file)).toBe(false);
  });

  it('finds nothing wrong in a healthy installation', async () => {
    await install();
    expect(await listProblems()).toEqual({ ok: true, problems: [] });
  });

  it('names invalid settings', async () => {
    const { ok, problems } = await listProblems({ PORT: 'four', OCR_LANGUAGES: 'xxx' });
    expect(ok).toBe(false);
    expect(problems).toEqual([expect.stringContaining('failed settings: PORT')]);
    expect((await listProblems({ OCR_LANGUAGES: 'xxx' })).problems).toEqual([
      expect.stringContaining('failed settings: OCR_LANGUAGES: not installed: xxx'),
    ]);
  });

  it('notices a folder that is away or of another installation, and a wrong secret', async () => {
    await install();
    const folder = environment['DATA_DIR']!;
    renameSync(folder, `${folder}-away`);
    expect((await listProblems()).problems).toEqual([
      `failed files: ${folder} is missing.`,
      'failed secret: It is not the one of this installation.',
    ]);
    renameSync(`${folder}-away`, folder);
    expect(await listProblems({ SECRET_KEY: 'x'.repeat(32) })).toEqual({
      ok: false,
      problems: ['failed secret: It is not the one of this installation.'],
    });
    writeFileSync(path.join(folder, 'installation'), 'another\n');
    expect((await listProblems()).problems).toEqual([`failed files: ${folder} is not the folder of this database.`]);
  });

  it('warns of a secret that other users may read', async () => {
    await install();
    chmodSync(path.join(environment['DATA_DIR']!, 'secret'), 0o644);
    expect(await listProblems()).toEqual({
      ok: true,
      problems: ['warning secret: Other users of this machine may read the file.'],
    });
  });

  it('asks the OpenID issuer what it offers, and whether it is clear to which account its people belong', async () => {
    await install();
    const issuer = await startIssuer({});
    const client = { OIDC_ISSUER: issuer.url, OIDC_CLIENT_ID: 'invoices', PUBLIC_URL: 'https://invoices.example.com' };
    await issuer.accept(client.PUBLIC_URL);
    expect(await listProblems(client)).toEqual({ ok: true, problems: [] });
    const core = await createCore(loadConfig(environment));
    for (const name of ['One', 'Two']) await core.services.accounts.create({ name, owner: { email: 'o@example.com' } });
    await core.database.close();
    const unclear = 'warning issuer: Nobody can sign in there: There are several accounts.';
    expect((await listProblems(client)).problems).toEqual([unclear]);
    await issuer.stop();
    expect(await listProblems(client)).toEqual({
      ok: true,
      problems: [unclear, expect.stringMatching(/^warning issuer: Nobody can sign in there: /)],
    });
  });
});

it('says what to do if the database cannot be reached', async () => {
  const { ok, findings } = await examine({
    DATABASE_URL: 'mysql://u:p@127.0.0.1:1/name',
    DATA_DIR: '/nonexistent/data',
  });
  expect(ok).toBe(false);
  const lines = formatFindings(findings).split('\n');
  expect(lines).toContainEqual(expect.stringMatching(/^failed +database +.*ECONNREFUSED/));
  expect(lines).toContainEqual(expect.stringMatching(/^ +→ Check DATABASE_URL/));
});
