import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';

const execute = promisify(execFile);
const RESIDENT = /^VmRSS:\s*(\d+) kB$/m;

/** The resident memory of a process in MiB, including buffers and native code; null if there is no such process. */
export async function measureResidentMegabytes(pid: number): Promise<number | null> {
  const kilobytes = process.platform === 'linux' ? readFromProc(pid) : await readFromPs(pid);
  return kilobytes === null ? null : kilobytes / 1_024;
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
