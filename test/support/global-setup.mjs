import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findDatabaseServer, startDatabaseServer } from './mariadb.mjs';

const NOT_RUN =
  'MySQL tests skipped: put mariadbd on the PATH (Debian: apt-get install mariadb-server-core) or set TEST_MYSQL_URL';

/**
 * Sets `TEST_FOLDER` for the workers to a folder that all test files share. Sets `TEST_MYSQL_URL` too, unless TEST_SQLITE_ONLY is set: keeps
 * the caller's URL, or starts a server for the test run, which requires TLS if TEST_MYSQL_TLS is set.
 */
export default async function globalSetup() {
  process.env.TEST_FOLDER = mkdtempSync(path.join(tmpdir(), 'invoice-graph-tests-'));
  if (process.env.TEST_SQLITE_ONLY === '1') {
    delete process.env.TEST_MYSQL_URL;
    return;
  }
  if (process.env.TEST_MYSQL_URL) return;
  const server = await findDatabaseServer();
  if (server) {
    const tls = process.env.TEST_MYSQL_TLS === '1' ? await issueCertificates(process.env.TEST_FOLDER) : null;
    const instance = await startDatabaseServer({ server, serverArguments: tls?.serverArguments });
    globalThis.testDatabaseServer = instance;
    process.env.TEST_MYSQL_URL = tls ? tls.addTo(instance.url) : instance.url;
    return;
  }
  if (process.env.REQUIRE_MYSQL === '1') throw new Error(NOT_RUN);
  console.warn(NOT_RUN);
}

/** What makes a server require TLS, and `addTo`, which adds to its URL how to verify it. */
async function issueCertificates(folder) {
  const { TestAuthority } = await import('../../.build/test/support/certificates.js');
  const authority = new TestAuthority(folder);
  const { cert, key } = authority.issue('localhost');
  return {
    serverArguments: [
      ...[`--ssl-ca=${authority.cert}`, `--ssl-cert=${cert}`, `--ssl-key=${key}`],
      '--require-secure-transport=ON',
    ],
    addTo(server) {
      const url = new URL(server);
      url.hostname = 'localhost';
      url.searchParams.set('ssl-ca', authority.cert);
      return url.toString();
    },
  };
}
