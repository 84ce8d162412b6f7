import { statSync } from 'node:fs';
import path from 'node:path';

/**
 * The options that let Node read only the given files and folders, and neither write, start processes or threads, nor open an inspector.
 * Native addons are allowed: pictures and recognition need them, and what they do is limited by the operating system alone.
 *
 * @param readable absolute paths
 */
export function buildPermissionArguments(readable: readonly string[]): string[] {
  return [
    process.allowedNodeEnvironmentFlags.has('--permission') ? '--permission' : '--experimental-permission',
    '--allow-addons',
    ...readable.map((file) => `--allow-fs-read=${statSync(file).isDirectory() ? path.join(file, '*') : file}`),
  ];
}
