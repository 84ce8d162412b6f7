/** Ends the server that global-setup started; one that the caller named is left alone. */
export default async function globalTeardown() {
  await globalThis.testDatabaseServer?.stop();
}
