import { findDatabaseServer, startDatabaseServer } from './mariadb.mjs';

const NOT_RUN =
  'MySQL tests skipped: put mariadbd on the PATH (Debian: apt-get install mariadb-server-core) or set TEST_MYSQL_URL';

/** Sets `TEST_MYSQL_URL` for the workers, unless TEST_SQLITE_ONLY is set: keeps the caller's URL, or starts a server for the test run. */
export default async function globalSetup() {
  if (process.env.TEST_SQLITE_ONLY === '1') {
    delete process.env.TEST_MYSQL_URL;
    return;
  }
  if (process.env.TEST_MYSQL_URL) return;
  const server = await findDatabaseServer();
  if (server) {
    globalThis.testDatabaseServer = await startDatabaseServer({ server });
    process.env.TEST_MYSQL_URL = globalThis.testDatabaseServer.url;
    return;
  }
  if (process.env.REQUIRE_MYSQL === '1') throw new Error(NOT_RUN);
  console.warn(NOT_RUN);
}
