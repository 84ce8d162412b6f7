/** Stops the server that global-setup started, but not an external one. */
export default async function globalTeardown() {
  await globalThis.testDatabaseServer?.stop();
}
