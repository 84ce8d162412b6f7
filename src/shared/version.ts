import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PACKAGE_FOLDER } from './package-folder.js';

/** The version of the service, as its package states it. */
export const VERSION: string = JSON.parse(readFileSync(path.join(PACKAGE_FOLDER, 'package.json'), 'utf8')).version;
