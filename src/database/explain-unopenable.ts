import { statSync } from 'node:fs';
import path from 'node:path';

/** What SQLite and the system say if this user may not open the file, or those that SQLite keeps beside it. */
const REFUSED = /unable to open database file|readonly database|permission denied/i;

/**
 * Adds the owners of a SQLite file and its folder to an error of opening it, if it may be a matter of rights. The error stays the same object, so
 * that its kind is still recognised.
 *
 * @param url of the database
 */
export function explainUnopenable(error: unknown, url: string): unknown {
  if (!url.startsWith('sqlite:') || !(error instanceof Error) || !REFUSED.test(error.message)) return error;
  const file = url.slice('sqlite:'.length);
  const places = [path.dirname(file), file, `${file}-wal`, `${file}-shm`].flatMap(describePlace).join(', ');
  error.message =
    `${file} cannot be opened (${error.message}). This process runs as user ${process.getuid?.()}. ${places}. ` +
    'Run commands as the user of the service, and give these files to that user with chown.';
  return error;
}

function describePlace(place: string): string[] {
  try {
    const found = statSync(place, { throwIfNoEntry: false });
    return found ? [`${place} belongs to user ${found.uid}`] : [];
  } catch {
    return [`${place} cannot be entered`];
  }
}
