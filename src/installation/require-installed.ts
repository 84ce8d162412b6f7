import { existsSync } from 'node:fs';
import type { InstallationStore } from './installation.store.js';
import { InstallationError } from './open-installation.js';

interface Place {
  readonly DATA_DIR: string;
  readonly DATABASE_URL: string;
}

const SQLITE = 'sqlite:';

/**
 * Refuses settings that name a SQLite file which does not exist, before opening it would create it.
 *
 * @throws InstallationError that names the folder and the file
 */
export function requireDatabaseFile({ DATA_DIR, DATABASE_URL: url }: Place): void {
  const file = url.startsWith(SQLITE) ? url.slice(SQLITE.length) : null;
  if (file !== null && !existsSync(file)) throw createError(DATA_DIR, `The file ${file} does not exist.`);
}

/**
 * Refuses a database that no installation has used yet.
 *
 * @throws InstallationError that names the folder
 */
export async function requireInstalled(installation: InstallationStore, { DATA_DIR }: Place): Promise<void> {
  if (!(await installation.isInstalled())) throw createError(DATA_DIR, 'The database is empty.');
}

function createError(folder: string, reason: string): InstallationError {
  return new InstallationError(
    `There is no installation in ${folder}. ${reason} Correct DATA_DIR or DATABASE_URL, or name the file of the settings with \`--settings\`. ` +
      '`invoice-graph init` sets up a new installation. Nothing was created.',
  );
}
