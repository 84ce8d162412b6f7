import { existsSync } from 'node:fs';
import path from 'node:path';

/** The folder of the package, which holds its package.json. The running code is nested in it at a depth that differs between builds. */
export const PACKAGE_FOLDER = find(import.meta.dirname);

function find(folder: string): string {
  const parent = path.dirname(folder);
  return existsSync(path.join(folder, 'package.json')) || parent === folder ? folder : find(parent);
}
