import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DiskFileStore } from '../files/disk-file-store.js';
import { SECRET_FILE } from '../shared/secrets.js';
import { InstallationError } from '../installation/open-installation.js';

const OWNER_ONLY_FOLDER = 0o700;
const OWNER_ONLY_FILE = 0o600;
const FORMAT = 1;

/** What a backup says about itself. */
export interface Manifest {
  readonly format: number;
  /** The uid of the installation. */
  readonly installation: string;
  /** Derived from the secret, to recognise it. */
  readonly secret_check: string;
  /** The newest migration that the rows have. */
  readonly schema_version: number;
  readonly database: 'sqlite' | 'mysql';
  /** The version of the service that wrote it. */
  readonly service: string;
  readonly created_at: string;
  readonly rows: number;
}

/** A folder with a backup of an installation: its rows, its files, and its secret unless SECRET_KEY names it. */
export class BackupFolder {
  constructor(readonly root: string) {}

  get rows(): string {
    return path.join(this.root, 'database.jsonl.gz');
  }

  get secret(): string {
    return path.join(this.root, SECRET_FILE);
  }

  /** @throws InstallationError if it is not a whole backup that this version knows */
  async readManifest(): Promise<Manifest> {
    const manifest = await this.findManifest();
    if (!manifest) throw new InstallationError(`${this.root} is not a backup, or it was interrupted.`);
    if (manifest.format !== FORMAT) throw new InstallationError('The backup was written by a newer version.');
    return manifest;
  }

  /**
   * Prepares the folder for a backup: it is new, empty, or has an older backup of the same installation, whose files are kept.
   *
   * @throws InstallationError if it has anything else
   */
  async prepare(installation: string): Promise<void> {
    await mkdir(path.join(this.root, 'files'), { recursive: true, mode: OWNER_ONLY_FOLDER });
    const manifest = await this.findManifest();
    const others = (await readdir(this.root)).filter((name) => name !== 'files' && !name.endsWith('.part'));
    const isUsable = manifest ? manifest.installation === installation : others.length === 0;
    if (!isUsable) throw new InstallationError(`${this.root} has something else than a backup of this installation.`);
  }

  openFiles(): DiskFileStore {
    return new DiskFileStore(path.join(this.root, 'files'));
  }

  /** Replaces the rows and the manifest of an older backup, if there is one. @param rows the file with the new rows */
  async complete(rows: string, manifest: Omit<Manifest, 'format'>): Promise<void> {
    await rename(rows, this.rows);
    const partial = `${this.manifest}.part`;
    await writeFile(partial, `${JSON.stringify({ format: FORMAT, ...manifest }, null, 2)}\n`, {
      ...{ mode: OWNER_ONLY_FILE, flush: true },
    });
    await rename(partial, this.manifest);
  }

  private get manifest(): string {
    return path.join(this.root, 'manifest.json');
  }

  private async findManifest(): Promise<Manifest | null> {
    const text = await readFile(this.manifest, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      return null;
    });
    return text === null ? null : (JSON.parse(text) as Manifest);
  }
}
