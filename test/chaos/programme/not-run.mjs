/** Ends a test that this machine cannot run, with the reason. It neither holds nor fails. */
export class NotRunHere extends Error {}

const NO_SERVER = /neither mariadbd nor mysqld is on the PATH/;

/** The reason why a test cannot run on this machine, if its error or output says so; null otherwise. */
export function findReason(text) {
  if (NO_SERVER.test(text)) return 'neither mariadbd nor mysqld is on the PATH';
  const [, skipped] = /^skipped: (.+)$/m.exec(text) ?? [];
  return skipped ?? null;
}
