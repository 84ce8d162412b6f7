import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the compiled code, which holds `src`. */
const CODE = path.resolve(fileURLToPath(new URL('../../..', import.meta.url)));

/**
 * Lists what a parser process has to read: the compiled code, the packages, and what tells Node how to load them. Nothing else of the
 * project's folder is in the list, because DATA_DIR may be in it.
 *
 * @param program the program of the process, whose folder is added if it is elsewhere
 * @returns absolute paths of files and folders, where a symbolic link is followed by its target
 */
export function listApplicationFiles(program: string): string[] {
  const outside = path.relative(CODE, program).startsWith('..') ? [path.dirname(program)] : [];
  const above = listParents(CODE).flatMap((folder) => [
    path.join(folder, 'package.json'),
    path.join(folder, 'node_modules'),
  ]);
  const found = [CODE, ...outside, ...above.filter((file) => existsSync(file))];
  return [...new Set(found.flatMap((file) => [file, realpathSync(file)]))];
}

function listParents(folder: string): string[] {
  const parent = path.dirname(folder);
  return parent === folder ? [] : [parent, ...listParents(parent)];
}
