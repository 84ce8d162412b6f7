import type { Stats } from 'node:fs';
import { mkdir, open, readFile, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import { isExhausted } from '../shared/database-errors.js';
import { AppError } from '../shared/errors.js';

/** The file in DATA_DIR that holds the installation's uid, and where its files are if they are not in DATA_DIR. */
export const MARKER = 'installation';
/** The marker before the database has committed the uid. */
const PENDING_MARKER = 'installation.new';
const FILES = 'files';
const COPIES = 'copies';
const DISK = 'disk';
const PAGES = 'pages';
const OWNER_ONLY_FILE = 0o600;
const OWNER_ONLY_FOLDER = 0o700;
const RETRY_AFTER_SECONDS = 30;

/** What DATA_DIR says about itself. */
export interface Marker {
  readonly uid: string;
  /** `disk` or `s3://bucket/prefix`. */
  readonly fileStore: string;
}

/** DATA_DIR, recognised by the uid of the installation in it: an unmounted volume leaves an empty folder or none. */
export class DataFolder {
  /** The marker that was last found to be the installation's. */
  private known: { readonly uid: string; readonly file: Stats } | null = null;

  /** @param fileStore where the settings say that the files are: `disk` or `s3://bucket/prefix` */
  constructor(
    readonly root: string,
    private readonly fileStore = DISK,
  ) {}

  /** The folder of the uploaded files. */
  get files(): string {
    return path.join(this.root, FILES);
  }

  /** The folder of the page images, which can be drawn again. */
  get pages(): string {
    return path.join(this.root, PAGES);
  }

  /** The folder of the local copies of files that are elsewhere. */
  get copies(): string {
    return path.join(this.root, COPIES);
  }

  /** The installation that the folder belongs to, and where its files are; null if it has none. */
  async readMarker(): Promise<Marker | null> {
    const text = await readIfExists(path.join(this.root, MARKER));
    if (text === null) return null;
    const [uid = '', fileStore = DISK] = text.split(' ');
    return { uid, fileStore };
  }

  /** Whether a marker is that of the installation with its files where the settings say. */
  isOwn(marker: Marker | null, uid: string): boolean {
    return marker?.uid === uid && marker.fileStore === this.fileStore;
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
      await handle.writeFile(`${this.formatMarker(uid)}\n`);
      await handle.sync();
    } finally {
      await handle.close();
    }
  }

  /** Makes a proposed uid the marker, also if the process that proposed it died or another one is faster. */
  async confirm(uid: string): Promise<void> {
    const pending = path.join(this.root, PENDING_MARKER);
    if ((await readIfExists(pending)) !== this.formatMarker(uid)) return;
    await rename(pending, path.join(this.root, MARKER)).catch(ignoreMissing);
    const folder = await open(this.root, 'r');
    await folder.sync().finally(() => folder.close());
  }

  /** Makes the folder, which may not exist yet, that of the installation with its files where the settings say. */
  async claim(uid: string): Promise<void> {
    await this.create();
    await this.propose(uid);
    await this.confirm(uid);
  }

  /** @throws service_unavailable if the folder is missing or does not belong to the installation */
  async requireMarker(uid: string): Promise<void> {
    const file = await stat(path.join(this.root, MARKER)).catch(refuse);
    if (this.known?.uid === uid && isSameFile(file, this.known.file)) return;
    const found = await this.readMarker().catch(refuse);
    if (!this.isOwn(found, uid))
      throw found?.uid === uid ? createMovedError(found.fileStore) : createMissingFolderError();
    this.known = { uid, file };
  }

  private formatMarker(uid: string): string {
    return this.fileStore === DISK ? uid : `${uid} ${this.fileStore}`;
  }
}

function refuse(cause: unknown): never {
  throw isExhausted(cause) ? cause : createMissingFolderError(cause);
}

/** Whether a file is the same and unchanged. Every upload asks, and reading it again would take four calls of the system more. */
function isSameFile(left: Stats, right: Stats): boolean {
  return left.ino === right.ino && left.dev === right.dev && left.mtimeMs === right.mtimeMs && left.size === right.size;
}

function createMovedError(fileStore: string): AppError {
  // Clients see the message, and only the log the cause, which names the place.
  const message = 'The files of this installation were moved to another place. Nothing was saved; try again later.';
  const cause = new Error(`FILE_STORE must be ${fileStore}. Correct it and restart the service.`);
  return new AppError('service_unavailable', message, { retryAfter: RETRY_AFTER_SECONDS, cause });
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
