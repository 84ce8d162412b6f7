import { mkdir, open, readFile, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import { isExhausted } from '../shared/database-errors.js';
import { AppError } from '../shared/errors.js';

/** The file in DATA_DIR that holds the installation's uid. */
export const MARKER = 'installation';
/** The marker before the database has committed the uid. */
const PENDING_MARKER = 'installation.new';
const FILES = 'files';
const PAGES = 'pages';
const OWNER_ONLY_FILE = 0o600;
const OWNER_ONLY_FOLDER = 0o700;
const RETRY_AFTER_SECONDS = 30;

/** DATA_DIR, recognised by the uid of the installation in it: an unmounted volume leaves an empty folder or none. */
export class DataFolder {
  constructor(readonly root: string) {}

  /** The folder of the uploaded files. */
  get files(): string {
    return path.join(this.root, FILES);
  }

  /** The folder of the page images, which can be drawn again. */
  get pages(): string {
    return path.join(this.root, PAGES);
  }

  /** The uid of the installation that the folder belongs to; null if it has none. */
  readMarker(): Promise<string | null> {
    return readIfExists(path.join(this.root, MARKER));
  }

  hasFiles(): Promise<boolean> {
    return stat(this.files).then(
      (found) => found.isDirectory(),
      () => false,
    );
  }

  /** Creates the folder and the one for files in it. Call it at start only: later, a missing folder is an error. */
  async create(): Promise<void> {
    await mkdir(this.files, { recursive: true, mode: OWNER_ONLY_FOLDER });
  }

  /** Writes the uid so that `confirm` can make it the folder's marker once the database has committed it. */
  async propose(uid: string): Promise<void> {
    const handle = await open(path.join(this.root, PENDING_MARKER), 'w', OWNER_ONLY_FILE);
    try {
      await handle.writeFile(`${uid}\n`);
      await handle.sync();
    } finally {
      await handle.close();
    }
  }

  /** Makes a proposed uid the marker, also if the process that proposed it died or another one is faster. */
  async confirm(uid: string): Promise<void> {
    const pending = path.join(this.root, PENDING_MARKER);
    if ((await readIfExists(pending)) !== uid) return;
    await rename(pending, path.join(this.root, MARKER)).catch(ignoreMissing);
    const folder = await open(this.root, 'r');
    await folder.sync().finally(() => folder.close());
  }

  /** @throws service_unavailable if the folder is missing or does not belong to the installation */
  async requireMarker(uid: string): Promise<void> {
    const found = await this.readMarker().catch((cause: unknown) => {
      throw isExhausted(cause) ? cause : createMissingFolderError(cause);
    });
    if (found !== uid) throw createMissingFolderError();
  }
}

function createMissingFolderError(cause?: unknown): AppError {
  const message =
    'The data folder of this installation cannot be found. Its volume may not be mounted: mount it again, or correct DATA_DIR and ' +
    'restart. Nothing was saved; try again later.';
  return new AppError('service_unavailable', message, { retryAfter: RETRY_AFTER_SECONDS, cause });
}

async function readIfExists(file: string): Promise<string | null> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    ignoreMissing(error);
    return null;
  }
}

function ignoreMissing(error: unknown): void {
  const code = String((error as NodeJS.ErrnoException).code);
  if (code !== 'ENOENT' && code !== 'ENOTDIR') throw error;
}
