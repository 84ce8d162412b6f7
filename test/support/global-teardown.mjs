/** Stops the server that global-setup started, but not one that the caller named. */
export default async function globalTeardown() {
  await globalThis.testDatabaseServer?.stop();
}
