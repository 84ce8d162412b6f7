import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { requireConnections } from '../../src/database/connection-limit.js';
import { migrate, openDatabase, type Database } from '../../src/database/data-source.js';
import { TestAuthority, type CertificateFiles } from '../support/certificates.js';
import { DIALECTS } from '../support/databases.js';
import { findDatabaseServer, startDatabaseServer, type DatabaseServer } from '../support/replication.js';

const describeOnMysql = DIALECTS.length > 1 ? describe : describe.skip;

describeOnMysql('a database server that requires TLS', () => {
  let folder: string;
  let server: DatabaseServer;
  let authority: TestAuthority;
  let client: CertificateFiles;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'invoice-graph-tls-'));
    authority = new TestAuthority(folder);
    const { cert, key } = authority.issue('localhost');
    client = authority.issue('client');
    server = await startDatabaseServer({
      serverArguments: [
        ...[`--ssl-ca=${authority.cert}`, `--ssl-cert=${cert}`, `--ssl-key=${key}`],
        ...['--require-secure-transport=ON', '--max-connections=30'],
      ],
    });
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  function buildUrl(
    parameters: Record<string, string>,
    { host = 'localhost', user }: { host?: string; user?: string } = {},
  ): string {
    const url = new URL(server.url);
    url.hostname = host;
    if (user !== undefined) [url.username, url.password] = [user, 'p'];
    url.search = new URLSearchParams(parameters).toString();
    return url.toString();
  }

  async function withDatabase<Result>(
    url: string,
    use: (database: Database) => Promise<Result>,
    poolSize = 2,
  ): Promise<Result> {
    const database = await openDatabase({ url, poolSize });
    try {
      return await use(database);
    } finally {
      await database.close();
    }
  }

  const readCipher = (url: string) =>
    withDatabase(url, async ({ reader, writer }) => {
      const rows = [reader, writer].map((pool) => pool.query<{ Value: string }[]>("SHOW STATUS LIKE 'Ssl_cipher'"));
      return (await Promise.all(rows)).map(([row]) => row?.Value);
    });

  test('is refused without parameters', async () => {
    await expect(readCipher(buildUrl({}))).rejects.toThrow(/Access denied|insecure transport/);
  });

  test.each(['required', 'verify_ca', 'verify_identity', 'VERIFY_IDENTITY'])(
    'is used encrypted with ssl-mode=%s',
    async (mode) => {
      const ciphers = await readCipher(buildUrl({ 'ssl-mode': mode, 'ssl-ca': authority.cert }));
      expect(ciphers).toEqual([expect.stringMatching(/^TLS_|AES|CHACHA/), expect.stringMatching(/^TLS_|AES|CHACHA/)]);
    },
  );

  test('can be migrated', async () => {
    const url = buildUrl({ 'ssl-ca': authority.cert });
    expect(await withDatabase(url, (database) => migrate(database))).not.toEqual([]);
  });

  test('is refused if another authority signed its certificate', async () => {
    const other = new TestAuthority(folder, 'stranger');
    for (const mode of ['verify_ca', 'verify_identity'])
      await expect(readCipher(buildUrl({ 'ssl-mode': mode, 'ssl-ca': other.cert }))).rejects.toThrow(/certificate/);
    // Without an authority of its own, the well-known ones count.
    await expect(readCipher(buildUrl({ 'ssl-mode': 'verify_ca' }))).rejects.toThrow(/certificate/);
  });

  test('is refused if its certificate names another host, but only if the identity is verified', async () => {
    const { cert, key } = authority.issue('database.example');
    const other = await startDatabaseServer({
      serverArguments: [`--ssl-ca=${authority.cert}`, `--ssl-cert=${cert}`, `--ssl-key=${key}`],
    });
    try {
      const url = new URL(other.url);
      url.hostname = 'localhost';
      const read = (mode: string) => {
        url.search = new URLSearchParams({ 'ssl-mode': mode, 'ssl-ca': authority.cert }).toString();
        return readCipher(url.toString());
      };
      await expect(read('verify_identity')).rejects.toThrow(/does not match certificate/);
      expect(await read('verify_ca')).toHaveLength(2);
    } finally {
      await other.stop();
    }
  });

  test('accepts a user that must present a certificate only with one', async () => {
    const ca = { 'ssl-ca': authority.cert };
    await withDatabase(buildUrl(ca), async ({ writer }) => {
      await writer.query("CREATE USER 'robot'@'127.0.0.1' IDENTIFIED BY 'p' REQUIRE X509");
      await writer.query("GRANT ALL ON app.* TO 'robot'@'127.0.0.1'");
    });
    await expect(readCipher(buildUrl(ca, { user: 'robot' }))).rejects.toThrow(/Access denied/);
    const own = { ...ca, 'ssl-cert': client.cert, 'ssl-key': client.key };
    expect(await readCipher(buildUrl(own, { user: 'robot' }))).toHaveLength(2);
  });

  test('is not used if a file of the parameters is missing', async () => {
    const url = buildUrl({ 'ssl-ca': path.join(folder, 'missing.pem') });
    await expect(readCipher(url)).rejects.toThrow(/ssl-ca in DATABASE_URL cannot be read: .*missing\.pem \(ENOENT\)/);
  });

  test('allows pools that fit its limit of connections, warns of those that may not, and refuses others', async () => {
    const url = buildUrl({ 'ssl-ca': authority.cert });
    const warnings: unknown[] = [];
    const logger = { warn: (details: unknown) => warnings.push(details) } as never;
    const check = (poolSize: number) => withDatabase(url, (database) => requireConnections(database, logger), poolSize);
    await check(10);
    expect(warnings).toEqual([]);
    await check(15);
    expect(warnings).toEqual([{ wanted: 30, allowed: 30, open: expect.any(Number) }]);
    await expect(check(16)).rejects.toThrow(/may open 32 connections .* allows 30\. Lower DATABASE_POOL_SIZE/);
  });
});

describeOnMysql('a database server without TLS', () => {
  test('is not used if TLS is required', async () => {
    const isMysql = (await findDatabaseServer())?.kind === 'mysql';
    const server = await startDatabaseServer({ serverArguments: [isMysql ? '--tls-version=' : '--skip-ssl'] });
    const url = `${server.url}?ssl-mode=required`;
    try {
      await expect(openDatabase({ url, poolSize: 1 })).rejects.toThrow(/does not support secure connection/);
    } finally {
      await server.stop();
    }
  });
});
