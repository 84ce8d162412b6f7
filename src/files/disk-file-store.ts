import { constants } from 'node:fs';
import * as nodeFileSystem from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { notFound } from '../shared/errors.js';
import { createToken, requireUid } from '../shared/ids.js';
import { shareRecent } from '../shared/share-recent.js';
import { createStorageFullError, hasErrorCode, readFreeBytes, toStorageError } from './disk-errors.js';
import { DiskReceivedFile, type FilePlace, type FileSystem } from './disk-received-file.js';
import { FolderSync } from './folder-sync.js';
import { isFileKey, type FileStore, type ReceivedFile } from './file-store.js';

/** Where files are written before they are complete; no key begins with it. It is on the same filesystem as the files, so renames are atomic. */
const TEMPORARY_FOLDER = 'incoming';
const OWNER_ONLY_FILE = 0o600;
const OWNER_ONLY_FOLDER = 0o700;
/** How long uploads share a look at the free space, if there was enough: each takes a job of Node's pool of threads. */
const FREE_SPACE_MILLISECONDS = 1_000;

/** Stores files in a local folder. Several processes may share the folder. */
export class DiskFileStore implements FileStore {
  private readonly temporaryFolder: string;
  private readonly folders: FolderSync;
  private readonly recallFreeBytes: () => Promise<number>;

  /**
   * @param root must exist; it is never created, because the folder below an unmounted volume looks like a missing one
   * @param requireAvailable rejects if the folder is not the right one
   */
  constructor(
    private readonly root: string,
    private readonly fileSystem: FileSystem = nodeFileSystem,
    readonly requireAvailable: () => Promise<void> = async () => undefined,
  ) {
    this.temporaryFolder = path.join(root, TEMPORARY_FOLDER);
    this.folders = new FolderSync(root, fileSystem);
    this.recallFreeBytes = shareRecent(FREE_SPACE_MILLISECONDS, () => readFreeBytes(fileSystem, root));
  }

  async requireWritable(maxBytes: number): Promise<void> {
    await this.requireAvailable();
    try {
      await this.fileSystem.access(this.root, constants.W_OK);
      await this.requireFreeSpace(2 * maxBytes);
    } catch (error) {
      throw toStorageError(error);
    }
  }

  async receive(key: string, source: AsyncIterable<Uint8Array>, maxBytes: number): Promise<ReceivedFile> {
    try {
      await this.requireFreeSpace(2 * maxBytes);
      return await DiskReceivedFile.read(source, maxBytes, this.createPlace(key));
    } catch (error) {
      // Its error says what to do about a missing folder.
      if (hasErrorCode(error, 'ENOENT')) await this.requireAvailable();
      throw toStorageError(error);
    }
  }

  async open(key: string, range?: { start: number; end: number }): Promise<{ stream: Readable; size: number }> {
    const handle = await this.requireFound(this.fileSystem.open(this.toPath(key), 'r'));
    try {
      const { size } = await handle.stat();
      return { stream: handle.createReadStream({ ...range }), size };
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  async withLocalFile<Result>(key: string, work: (path: string) => Promise<Result>): Promise<Result> {
    const file = this.toPath(key);
    await this.requireFound(this.fileSystem.stat(file));
    return work(file);
  }

  async remove(key: string): Promise<void> {
    await this.requireAvailable();
    await this.fileSystem.rm(this.toPath(key), { force: true });
  }

  async removeAccount(accountUid: string): Promise<void> {
    await this.requireAvailable();
    await this.fileSystem.rm(path.join(this.root, requireUid(accountUid)), { recursive: true, force: true });
  }

  async *list(): AsyncGenerator<{ key: string; size: number; modifiedAt: number }> {
    for await (const key of this.listKeysIn('')) {
      const stat = await ignoreMissing(this.fileSystem.stat(path.join(this.root, key)));
      if (stat) yield { key, size: stat.size, modifiedAt: stat.mtimeMs };
    }
  }

  async sweepTemporary(modifiedUntil: number): Promise<number> {
    const names = (await ignoreMissing(this.fileSystem.readdir(this.temporaryFolder))) ?? [];
    let swept = 0;
    for (const name of names) {
      const file = path.join(this.temporaryFolder, name);
      const stat = await ignoreMissing(this.fileSystem.stat(file));
      if (!stat || stat.mtimeMs > modifiedUntil) continue;
      await this.fileSystem.rm(file, { force: true });
      swept += 1;
    }
    return swept;
  }

  /** @throws service_unavailable */
  private async requireFreeSpace(bytes: number): Promise<void> {
    if ((await this.recallFreeBytes()) >= bytes) return;
    // There may be enough again.
    if ((await readFreeBytes(this.fileSystem, this.root)) < bytes) throw createStorageFullError();
  }

  private createPlace(key: string): FilePlace {
    const { fileSystem, folders } = this;
    const target = this.toPath(key);
    const folder = path.dirname(target);
    const temporaryPath = path.join(this.temporaryFolder, createToken());
    return {
      create: async () => {
        // The volume may have gone since the first bytes arrived.
        await this.requireAvailable();
        return this.inFolder(this.temporaryFolder, () => fileSystem.open(temporaryPath, 'wx', OWNER_ONLY_FILE));
      },
      rename: () => this.inFolder(folder, () => fileSystem.rename(temporaryPath, target)),
      syncFolder: () => folders.sync(folder),
      remove: async () => {
        await Promise.all([temporaryPath, target].map((file) => fileSystem.rm(file, { force: true })));
      },
    };
  }

  /** Runs work that needs a folder, and creates the folder only if it is missing, which is rare. */
  private async inFolder<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      if (!hasErrorCode(error, 'ENOENT')) throw error;
      await this.createFolder(folder);
      return work();
    }
  }

  /** Creates a folder and its parents below the root. */
  private async createFolder(folder: string): Promise<void> {
    let parent = this.root;
    for (const name of path.relative(this.root, folder).split(path.sep)) {
      parent = path.join(parent, name);
      await this.fileSystem.mkdir(parent, { mode: OWNER_ONLY_FOLDER }).catch(ignoreExisting);
    }
  }

  /** @throws not_found if a file does not exist, service_unavailable if its whole folder does not */
  private async requireFound<Result>(work: Promise<Result>): Promise<Result> {
    const result = await ignoreMissing(work);
    if (result !== null) return result;
    await this.requireAvailable();
    throw notFound();
  }

  private async *listKeysIn(folder: string): AsyncGenerator<string> {
    const entries = await ignoreMissing(this.fileSystem.opendir(path.join(this.root, folder)));
    if (!entries) return;
    for await (const entry of entries) {
      const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) yield* this.listKeysIn(name);
      else if (isFileKey(name)) yield name;
    }
  }

  /** @throws not_found if the text does not have the form of a key, so that no text leads out of the folder */
  private toPath(key: string): string {
    if (!isFileKey(key)) throw notFound();
    return path.join(this.root, key);
  }
}

/** Returns null instead of throwing if a file or folder does not exist. */
async function ignoreMissing<Result>(work: Promise<Result>): Promise<Result | null> {
  try {
    return await work;
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return null;
    throw error;
  }
}

function ignoreExisting(error: unknown): void {
  if (!hasErrorCode(error, 'EEXIST')) throw error;
}
