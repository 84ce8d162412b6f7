import { accessSync, constants } from 'node:fs';
import path from 'node:path';

const FOLDERS = ['/usr/bin', '/bin', '/usr/sbin', '/sbin', '/usr/local/bin'];

/** The programs of util-linux and coreutils that close the cage, by absolute path; undefined where the system lacks one. */
export type Tools = Readonly<Record<(typeof NAMES)[number], string | undefined>>;

const NAMES = ['sh', 'env', 'mount', 'chroot', 'unshare', 'setpriv', 'prlimit'] as const;

/** Looks for the programs on Linux; other systems have a shell, and others by the same names or none. */
export function findTools(): Tools {
  return Object.fromEntries(NAMES.map((name) => [name, findTool(name)])) as Record<keyof Tools, string | undefined>;
}

function findTool(name: string): string | undefined {
  if (process.platform !== 'linux' && name !== 'sh') return undefined;
  return FOLDERS.map((folder) => path.join(folder, name)).find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
