import { rmSync } from 'node:fs';

/** Removes what the test files shared, and stops the server that global-setup started, but not an external one. */
export default async function globalTeardown() {
  rmSync(process.env.TEST_FOLDER, { recursive: true, force: true });
  await globalThis.testDatabaseServer?.stop();
}
