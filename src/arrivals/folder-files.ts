import { constants } from 'node:fs';
import { open, readdir, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { hasErrorCode } from '../files/disk-errors.js';

/** What shows that a file has changed. */
export interface FileState {
  readonly size: number;
  readonly mtimeMs: number;
}

/** A file was changed, moved or removed while it was read, so it may not be complete yet. */
export class FileChanged extends Error {
  override readonly name = 'FileChanged';
}

/** A file that the service has no right to read. */
export class FileUnreadable extends Error {
  override readonly name = 'FileUnreadable';
}

/** Names of files that programs write before they rename them, and of files that systems leave in folders. */
const UNFINISHED = /^[.~]|\.(tmp|temp|part|partial|filepart|crdownload|download|swp)$|^(thumbs\.db|desktop\.ini)$/i;

/** The names of the files directly in a folder, sorted, without links, hidden files and those that are still being downloaded. */
export async function listFileNames(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !UNFINISHED.test(entry.name))
    .map(({ name }) => name)
    .toSorted();
}

/** The paths of the files in a folder and its sub-folders, sorted. */
export async function listFilesDeep(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const own = (await listFileNames(folder)).map((name) => path.join(folder, name));
  const folders = entries.filter((entry) => entry.isDirectory() && !UNFINISHED.test(entry.name));
  const below = await Promise.all(folders.map(({ name }) => listFilesDeep(path.join(folder, name))));
  return [...own, ...below.flat()];
}

/** Reads a file that nobody changes meanwhile. @throws FileChanged, FileUnreadable */
export async function* readUnchanged(file: string, state: FileState): AsyncGenerator<Uint8Array> {
  const handle = await openToRead(file);
  try {
    yield* handle.createReadStream({ autoClose: false });
    if (!isSame(await handle.stat(), state)) throw new FileChanged();
  } finally {
    await handle.close();
  }
}

/** Never passes on errors of the system, which would look like those of the storage of invoices. */
async function openToRead(file: string): Promise<FileHandle> {
  try {
    return await open(file, constants.O_RDONLY | constants.O_NOFOLLOW);
  } catch (error) {
    if (hasErrorCode(error, 'EACCES', 'EPERM', 'ELOOP'))
      throw new FileUnreadable('The service may not read this file.');
    throw hasErrorCode(error, 'ENOENT', 'ESTALE') ? new FileChanged() : error;
  }
}

/** Whether a file is as it was. */
export function isSame(one: FileState, other: FileState): boolean {
  return one.size === other.size && one.mtimeMs === other.mtimeMs;
}
