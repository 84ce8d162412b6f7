import { statSync } from 'node:fs';

const ROOT_USER = 0;

/**
 * Says that root is about to write to the folder of another user, who could then not open what root has written.
 *
 * @param folder DATA_DIR, which need not exist
 * @param user the user of this process; undefined where users have no numbers
 * @returns null if there is nothing to say
 */
export function findForeignFolder(folder: string, user: number | undefined): string | null {
  const owner = statSync(folder, { throwIfNoEntry: false })?.uid;
  if (user !== ROOT_USER || owner === undefined || owner === user) return null;
  return (
    `Warning: this command runs as root, but ${folder} belongs to user ${owner}. The service may not be able to open files that root writes. ` +
    `Run commands as the user of the service: sudo -u '#${owner}' invoice-graph …`
  );
}
