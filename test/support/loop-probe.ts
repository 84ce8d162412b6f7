import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const MAIN = path.resolve(import.meta.dirname, '../../../dist/server/main.js');
const NANOSECONDS = 1_000_000;

/** A service in its own process, whose main thread can be watched. */
export interface ProbedService {
  readonly url: string;
  readonly key: string;
  /**
   * Sends a request, and returns the milliseconds of CPU that the main thread spent until the response was read. That is at least as
   * long as the event loop was blocked, and does not grow when other processes want the CPU.
   */
  measure(send: () => Promise<unknown>): Promise<number>;
  stop(): Promise<void>;
}

/** Whether the system reports the CPU time of a thread in nanoseconds, as Linux does. */
export function canMeasureThreads(): boolean {
  return process.platform === 'linux' && readThreadTime(process.pid) !== null;
}

/** The milliseconds of CPU that the main thread of a process spends during some work. */
export async function measureThread(pid: number, work: () => Promise<unknown>): Promise<number> {
  const before = readThreadTime(pid) ?? 0;
  await work();
  return ((readThreadTime(pid) ?? 0) - before) / NANOSECONDS;
}

/** Starts the service with its demo account and without rate limits. */
export async function startProbed(folder: string): Promise<ProbedService> {
  const settings = { PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent', RATE_LIMIT: 'off', ROLE: 'api' };
  const child = spawn(process.execPath, [MAIN], { env: { PATH: process.env['PATH'], ...settings } });
  const output = await readUntilReady(child);
  const url = /REST +(http\S+)\/v1/.exec(output)?.[1] ?? '';
  const key = /owner +(igk_\w+)/.exec(output)?.[1] ?? '';
  return {
    url,
    key,
    measure: (send) => measureThread(child.pid ?? 0, send),
    async stop() {
      const closed = new Promise((resolve) => child.once('close', resolve));
      child.kill('SIGTERM');
      await closed;
    },
  };
}

function readUntilReady(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk) => {
      output += String(chunk);
      if (output.includes('/v1') && output.includes('owner')) resolve(output);
    });
    child.once('close', () => reject(new Error(`The service did not start: ${output}`)));
  });
}

/** Reads how long the main thread of a process has run, in nanoseconds (Linux, proc_pid_schedstat); null if it is not reported. */
function readThreadTime(pid: number): number | null {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]);
  } catch {
    return null;
  }
}
