import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hasErrorCode } from '../files/disk-errors.js';

/** Moves a file into a folder, under another name if the folder has one of its name. @returns the new path */
export async function moveInto(folder: string, source: string, name = path.basename(source)): Promise<string> {
  const target = await reserve(folder, name);
  try {
    await rename(source, target);
    return target;
  } catch (error) {
    await rm(target, { force: true });
    throw error;
  }
}

/** Writes a text file beside a file, with its name and the given ending. */
export async function writeBeside(file: string, ending: string, text: string): Promise<void> {
  await writeFile(await reserve(path.dirname(file), `${path.basename(file)}${ending}`), text);
}

/** Makes the entries of a folder durable, where the file system can. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } catch (error) {
    if (!hasErrorCode(error, 'EINVAL', 'ENOTSUP', 'EPERM', 'EISDIR')) throw error;
  } finally {
    await handle.close();
  }
}

/** Creates an empty file that did not exist, so that nobody else takes the name, and moving to it loses nothing. */
async function reserve(folder: string, name: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  for (let count = 1; ; count += 1) {
    const target = path.join(folder, count === 1 ? name : number(name, count));
    try {
      await (await open(target, 'wx')).close();
      return target;
    } catch (error) {
      if (!hasErrorCode(error, 'EEXIST')) throw error;
    }
  }
}

/** `invoice.pdf` becomes `invoice (2).pdf`. */
function number(name: string, count: number): string {
  const { name: stem, ext } = path.parse(name);
  return `${stem} (${count})${ext}`;
}
