import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Logger } from '../../shared/logger.js';
import { listApplicationFiles } from './application-files.js';
import { buildPermissionArguments } from './node-permissions.js';
import { buildPrivateRootScript } from './private-root.js';
import { findTools, type Tools } from './tools.js';

/** How the parser processes are confined on this system. */
export interface Cage {
  /** Builds the command that runs Node with these arguments in the cage; `turn` counts the processes, which share no user. */
  build(nodeArguments: readonly string[], turn: number): Command;
  /** Whether a shell in the cage starts the process: it is then the only child of the only child of the process that was started. */
  readonly isNested: boolean;
  /** What the processes could still do, in words for the operator. */
  readonly gaps: readonly string[];
}

interface Command {
  readonly file: string;
  readonly words: readonly string[];
}

export interface CageOptions {
  /** The program of the processes. */
  readonly program: string;
  readonly memoryMegabytes: number;
  readonly logger: Logger;
  /** Replaced in tests. */
  readonly tools?: Tools;
}

/** What a cage is made of, besides Node's permissions. */
interface Layers {
  /** No network, and a root of its own without data, `/proc` and shell. */
  readonly namespaces: 'none' | 'as root' | 'as user';
  readonly hasOwnUser: boolean;
}

/**
 * The only variables of a parser process. With one arena per thread, glibc would keep a quarter more memory than it uses. A user without
 * an account has no home, and packages that ask for it would fail.
 */
export const PARSER_ENVIRONMENT = { TZ: 'UTC', MALLOC_ARENA_MAX: '2', HOME: '/' } as const;

const execute = promisify(execFile);
const FIRST_USER = 61_000;
const USERS = 4_000;
const RESERVED_MEGABYTES = 1_536;
/** Node opens the modules of a build that is not bundled nearly all at once. */
const MAX_OPEN_FILES = 1_024;
const MAX_TASKS = 128;
const ORPHAN_SECONDS = 4 * 3_600;
const TRIAL_MILLISECONDS = 60_000;
/** Fails unless Node starts and may read the files that it is given. */
const TRIAL = `JSON.parse(process.argv[1]).forEach((file) => require('node:fs').accessSync(file, 4))`;

/** Finds the closest cage that this system permits, by trying them, and logs what is missing in it. Never rejects. */
export async function prepareCage(options: CageOptions): Promise<Cage> {
  const tools = options.tools ?? findTools();
  const isRoot = process.getuid?.() === 0;
  const readable = listApplicationFiles(options.program);
  const cages = listLayers(tools, isRoot).map((layers) => closeCage(layers, tools, readable, options));
  const cage = (await findFirst(cages, (one) => holds(one, readable))) ?? (cages.at(-1) as Cage);
  for (const gap of cage.gaps) options.logger.warn(`the parser processes ${gap}; see docs/operating/cage.md`);
  return cage;
}

async function findFirst<Item>(items: readonly Item[], test: (item: Item) => Promise<boolean>): Promise<Item | null> {
  for (const item of items) {
    if (await test(item)) return item;
  }
  return null;
}

/** The closest first. */
function listLayers(tools: Tools, isRoot: boolean): Layers[] {
  const hasOwnUser = isRoot && tools.setpriv !== undefined;
  const namespaces = isRoot ? 'as root' : 'as user';
  const hasNamespaces = tools.unshare && tools.sh && tools.env && tools.mount && tools.chroot && tools.setpriv;
  return [
    ...(hasNamespaces && hasOwnUser ? [{ namespaces, hasOwnUser } as const] : []),
    ...(hasNamespaces ? [{ namespaces, hasOwnUser: false } as const] : []),
    ...(hasOwnUser ? [{ namespaces: 'none', hasOwnUser } as const] : []),
    { namespaces: 'none', hasOwnUser: false },
  ];
}

function closeCage(layers: Layers, tools: Tools, readable: readonly string[], { memoryMegabytes }: CageOptions): Cage {
  const inner = (turn: number) => buildPrivilegeWords(layers, tools, FIRST_USER + (turn % USERS));
  const limits = buildLimitWords(layers, tools, memoryMegabytes);
  const namespaces = buildNamespaceWords(layers, tools, readable);
  const node = [process.execPath, ...buildPermissionArguments(readable)];
  return {
    build: (nodeArguments, turn) => {
      const [file = process.execPath, ...words] = [...limits, ...namespaces, ...inner(turn), ...node, ...nodeArguments];
      return { file, words };
    },
    isNested: namespaces.length > 0,
    gaps: listGaps(layers, tools),
  };
}

/** The kernel fails every larger allocation, write to a file and core dump. The number of tasks counts per user. */
function buildLimitWords({ hasOwnUser }: Layers, { prlimit }: Tools, memoryMegabytes: number): string[] {
  if (prlimit === undefined) return [];
  const limits = [`--data=${countDataBytes(memoryMegabytes)}`, '--fsize=0', '--core=0', `--nofile=${MAX_OPEN_FILES}`];
  return [prlimit, ...limits, ...(hasOwnUser ? [`--nproc=${MAX_TASKS}`] : [])];
}

/**
 * The kernel counts what may be written to, not what is used. Reading a PDF reserves a gigabyte, and Node 24 half a one; what is used is
 * watched apart. This limit stops what grows faster than anyone can watch.
 */
function countDataBytes(memoryMegabytes: number): number {
  return Math.round(memoryMegabytes * 1.5 + RESERVED_MEGABYTES) * 1_048_576;
}

function buildNamespaceWords({ namespaces }: Layers, tools: Tools, readable: readonly string[]): string[] {
  const { chroot, env, mount, setpriv, sh, unshare } = tools;
  if (namespaces === 'none' || !chroot || !env || !mount || !setpriv || !sh || !unshare) return [];
  const own = ['--net', '--ipc', '--uts', '--mount', '--pid', '--fork', '--kill-child'];
  const user = namespaces === 'as user' ? ['--user', '--map-root-user'] : [];
  const files = [...readable, process.execPath, setpriv];
  const script = buildPrivateRootScript(files, PARSER_ENVIRONMENT, { mount, chroot, env });
  return [setpriv, '--pdeathsig=KILL', unshare, ...user, ...own, sh, '-c', script, 'cage'];
}

/**
 * The kernel ends the process with its parent; where it cannot, a process that computes without end ends after some hours.
 *
 * Without a user of its own a process in the namespaces is their root, so its capabilities are removed for good.
 */
function buildPrivilegeWords({ hasOwnUser, namespaces }: Layers, { setpriv, sh }: Tools, user: number): string[] {
  if (setpriv === undefined)
    return sh === undefined ? [] : [sh, '-c', `ulimit -t ${ORPHAN_SECONDS}; exec "$@"`, 'cage'];
  const own = hasOwnUser ? [`--reuid=${user}`, `--regid=${user}`, '--clear-groups'] : [];
  const none = !hasOwnUser && namespaces !== 'none' ? ['--bounding-set=-all', '--inh-caps=-all'] : [];
  return [setpriv, ...own, ...none, '--no-new-privs', '--pdeathsig=KILL'];
}

function listGaps({ hasOwnUser, namespaces }: Layers, { prlimit }: Tools): string[] {
  const isShared = namespaces === 'none';
  return [
    ...(isShared ? ['can use the network'] : []),
    ...(isShared && !hasOwnUser ? ['run as the user of the service, and could read its files after a break-out'] : []),
    ...(prlimit === undefined ? ['have no limits by the kernel'] : []),
  ];
}

/** Runs Node in the cage, as later processes will. */
async function holds(cage: Cage, readable: readonly string[]): Promise<boolean> {
  const { file, words } = cage.build(['-e', TRIAL, JSON.stringify(readable)], 0);
  try {
    // `unshare` ignores softer signals while its child runs.
    const options = { timeout: TRIAL_MILLISECONDS, killSignal: 'SIGKILL' } as const;
    await execute(file, words, { env: PARSER_ENVIRONMENT, cwd: '/', ...options });
    return true;
  } catch {
    return false;
  }
}
