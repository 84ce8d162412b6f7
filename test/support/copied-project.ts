import { cpSync, symlinkSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const PARTS = [
  'package.json',
  '.npmrc',
  'tsconfig.json',
  'tsconfig.build.json',
  'bundle.mjs',
  'ormconfig.ts',
  'README.md',
  'src',
  'schema',
  'vendor',
  'deploy',
  'docs',
];

/**
 * Copies what is needed to compile, start and pack the project to `folder`, and links to the installed packages. Compiling the project
 * itself would replace the files that other tests are loading.
 */
export function copyProject(folder: string): void {
  for (const part of PARTS) cpSync(path.join(ROOT, part), path.join(folder, part), { recursive: true });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
}
