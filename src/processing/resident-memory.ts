import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';

const execute = promisify(execFile);
/** Places in /proc/PID/stat, counted from the state of the process. */
const USER_TICKS = 11;
const SYSTEM_TICKS = 12;
/** On all systems that Node runs on. */
const TICKS_PER_SECOND = 100;
const RESIDENT = /^VmRSS:\s*(\d+) kB$/m;

/** The resident memory of a process in MiB, including buffers and native code; null if there is no such process. */
export async function measureResidentMegabytes(pid: number): Promise<number | null> {
  const kilobytes = process.platform === 'linux' ? readFromProc(pid) : await readFromPs(pid);
  return kilobytes === null ? null : kilobytes / 1_024;
}

/** The only child of a process on Linux; null if it has none, or no longer exists. */
export function findOnlyChild(pid: number): number | null {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()) || null;
  } catch {
    return null;
  }
}

/** The seconds that a process has computed on all its threads; null where only the clock is known, or if there is no such process. */
export function measureCpuSeconds(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program, in parentheses, may contain spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[USER_TICKS]) + Number(fields[SYSTEM_TICKS])) / TICKS_PER_SECOND;
  } catch {
    return null;
  }
}

/** Reads at once: the kernel answers from memory, and a thread would take several times as long. */
function readFromProc(pid: number): number | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(RESIDENT.exec(status)?.[1] ?? 0);
  } catch {
    return null;
  }
}

async function readFromPs(pid: number): Promise<number | null> {
  try {
    const { stdout } = await execute('ps', ['-o', 'rss=', '-p', String(pid)]);
    return Number(stdout);
  } catch {
    return null;
  }
}
