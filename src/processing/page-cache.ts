import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isFileKey } from '../files/file-store.js';
import { notFound } from '../shared/errors.js';
import { createToken, requireUid } from '../shared/ids.js';
import type { Logger } from '../shared/logger.js';

const OWNER_ONLY_FILE = 0o600;
const OWNER_ONLY_FOLDER = 0o700;

/** Page images on disk, in one folder for each file. Everything in it can be drawn again, so nothing is synced and losses are harmless. */
export class PageCache {
  constructor(
    private readonly root: string,
    private readonly logger: Pick<Logger, 'warn'>,
  ) {}

  async find(fileKey: string, name: string): Promise<Buffer | null> {
    return readFile(path.join(this.toFolder(fileKey), name)).catch(() => null);
  }

  /** Stores an entry atomically. A full disk is no error, since the entry is only missing then. */
  async put(fileKey: string, name: string, bytes: Buffer): Promise<void> {
    const folder = this.toFolder(fileKey);
    const temporary = path.join(folder, `${name}.${createToken()}`);
    try {
      await mkdir(folder, { recursive: true, mode: OWNER_ONLY_FOLDER });
      await writeFile(temporary, bytes, { mode: OWNER_ONLY_FILE });
      await rename(temporary, path.join(folder, name));
    } catch (error) {
      this.logger.warn({ err: error }, 'a page image could not be cached');
      await rm(temporary, { force: true }).catch(() => undefined);
    }
  }

  /** Removes all images of a file. */
  async remove(fileKey: string): Promise<void> {
    await rm(this.toFolder(fileKey), { recursive: true, force: true });
  }

  /** Removes all images of the files of an account. */
  async removeAccount(accountUid: string): Promise<void> {
    await rm(path.join(this.root, requireUid(accountUid)), { recursive: true, force: true });
  }

  private toFolder(fileKey: string): string {
    if (!isFileKey(fileKey)) throw notFound();
    return path.join(this.root, fileKey);
  }
}
