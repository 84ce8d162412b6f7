import { existsSync, readdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { PACKAGE_FOLDER } from '../../shared/package-folder.js';

/** The folder of the package in which the running code is, such as `dist`. */
const CODE = path.join(PACKAGE_FOLDER, path.relative(PACKAGE_FOLDER, import.meta.dirname).split(path.sep)[0] ?? '');

/**
 * Lists what a parser process has to read: the compiled code, the packages, the fonts, and what tells Node how to load them. Nothing else of the
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
  above.push(path.join(PACKAGE_FOLDER, 'vendor/noto-sans'));
  const existing = above.filter((file) => existsSync(file));
  const found = [CODE, ...outside, ...existing, ...existing.flatMap(listLinkedPackages)];
  const files = [...new Set(found.flatMap((file) => [file, realpathSync(file)]))];
  // Node 20 refuses a folder that is permitted together with one of its own folders.
  return files.filter((file) => !files.some((folder) => file.startsWith(`${folder}/`)));
}

/**
 * Where the packages of a folder `node_modules` are that are links, as npm installs those in a folder of the project. Packages that are
 * all in another `node_modules` are listed as that folder, in which they find each other.
 */
function listLinkedPackages(folder: string): string[] {
  if (path.basename(folder) !== 'node_modules') return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  const scopes = entries.filter((entry) => entry.isDirectory() && entry.name.startsWith('@'));
  const scoped = scopes.flatMap((scope) => readdirSync(path.join(folder, scope.name), { withFileTypes: true }));
  const links = [...entries, ...scoped].filter((entry) => entry.isSymbolicLink());
  return links.map(({ name, parentPath }) => {
    const target = realpathSync(path.join(parentPath, name));
    return /^.*\/node_modules(?=\/)/.exec(target)?.[0] ?? target;
  });
}

function listParents(folder: string): string[] {
  const parent = path.dirname(folder);
  return parent === folder ? [] : [parent, ...listParents(parent)];
}
