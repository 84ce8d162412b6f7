import { existsSync, lstatSync, readlinkSync } from 'node:fs';
import path from 'node:path';

/** Empty folders of most systems, one of which the private root covers for the process alone. */
const MOUNT_POINTS = ['/mnt', '/media', '/srv', '/opt'];
/** What Node, its native addons and `setpriv` need of the system: shared libraries, and the number and kind of the processors. */
const SYSTEM_FILES = [
  ...['/lib', '/lib64', '/lib32', '/usr/lib', '/usr/lib64', '/usr/local/lib', '/etc/ld.so.cache'],
  ...['/etc/ld-musl-x86_64.path', '/proc/cpuinfo', '/sys/devices/system/cpu', '/dev/null', '/dev/urandom'],
];

/**
 * Builds a shell script that replaces the root of its mount namespace by a read-only one with these files alone, then runs its arguments
 * there. There is no `/proc`, no shell and no data.
 *
 * @param files absolute paths, which keep their places
 * @param environment the only variables there
 * @param tools absolute paths of the programs that the script calls
 */
export function buildPrivateRootScript(
  files: readonly string[],
  environment: Readonly<Record<string, string>>,
  tools: { readonly mount: string; readonly chroot: string; readonly env: string },
): string {
  const shown = [...new Set([...SYSTEM_FILES.filter((file) => existsSync(file)), ...files])].toSorted();
  const root = MOUNT_POINTS.find((folder) => existsSync(folder) && !shown.some((file) => contains(folder, file)));
  if (root === undefined) throw new Error('No folder can hold the root of the parser processes.');
  const { links, mounts } = arrange(shown);
  const variables = Object.entries(environment).map(([name, value]) => `${name}=${quote(value)}`);
  return [
    'set -e',
    'PATH=/usr/bin:/bin:/usr/sbin:/sbin',
    `${tools.mount} -t tmpfs -o mode=755,size=1m,nosuid,nodev cage ${root}`,
    ...links.map(
      ([file, target]) => `mkdir -p ${quote(root + path.dirname(file))}; ln -s ${quote(target)} ${quote(root + file)}`,
    ),
    ...mounts.flatMap((file) => [
      lstatSync(file).isDirectory()
        ? `mkdir -p ${quote(root + file)}`
        : `mkdir -p ${quote(root + path.dirname(file))}; : > ${quote(root + file)}`,
      `${tools.mount} --bind -o ro,nosuid ${quote(file)} ${quote(root + file)}`,
    ]),
    `${tools.mount} -o remount,bind,ro,nosuid,nodev ${root}`,
    `cd ${root}`,
    'set +e',
    // A shell adds variables of its own. It stays, because the first process of a namespace cannot end itself by a signal.
    `${tools.env} -i ${variables.join(' ')} ${tools.chroot} . "$@"`,
    'exit $?',
  ].join('\n');
}

/** Links are created again, as their targets are in the list; what a mounted folder contains needs no mount of its own. */
function arrange(files: readonly string[]): { links: [string, string][]; mounts: string[] } {
  const links: [string, string][] = [];
  const mounts: string[] = [];
  for (const file of files) {
    if (mounts.some((mounted) => contains(mounted, file))) continue;
    if (lstatSync(file).isSymbolicLink()) links.push([file, readlinkSync(file)]);
    else mounts.push(file);
  }
  return { links, mounts };
}

function contains(folder: string, file: string): boolean {
  return file === folder || file.startsWith(`${folder}/`);
}

function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
