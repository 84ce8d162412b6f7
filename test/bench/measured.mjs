import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const URL_IN_OUTPUT = /http:\/\/[\d.]+:\d+/;
const START_MILLISECONDS = 60_000;

/**
 * Starts a server in a separate process that prints its URL and reports its CPU time over a separate channel.
 *
 * @param options.profile a folder for a CPU profile, written at the end
 * @returns `url`; `usage()`: `cpu`, the microseconds that the process has used so far, and `memory`, its peak in kilobytes;
 * `calls()`: the number of function calls since the last time; `stop()`
 */
export async function startMeasured(script, environment, { profile, ready = URL_IN_OUTPUT } = {}) {
  const child = fork(fileURLToPath(script), {
    env: { PATH: process.env.PATH, ...environment },
    execArgv: [
      `--import=${new URL('./report-cpu.mjs', import.meta.url)}`,
      ...(profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : []),
    ],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ask = async (what) => {
    const answer = once(child, 'message');
    child.send(what);
    return (await answer)[0];
  };
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  return {
    url: await waitForOutput(child, ready),
    pid: child.pid,
    usage: () => ask('usage'),
    calls: () => ask('calls'),
    async stop() {
      process.off('exit', kill);
      if (child.exitCode !== null) return;
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
    },
  };
}

/** The memory of a process in megabytes: now, and its peak since the last reset. */
export function readMemory(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const read = (name) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)[1]) / 1_024;
  return { now: read('VmRSS'), peak: read('VmHWM') };
}

export function resetPeakMemory(pid) {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
}

/** The CPU time in microseconds that the threads of a process have used; those that have ended are not counted. */
export function readProcessCpu(pid) {
  const folder = `/proc/${pid}/task`;
  const nanoseconds = readdirSync(folder).map(
    (thread) => readFileSync(`${folder}/${thread}/schedstat`, 'utf8').split(' ')[0],
  );
  return nanoseconds.reduce((sum, one) => sum + Number(one), 0) / 1_000;
}

function waitForOutput(child, pattern) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The server did not start in time.')), START_MILLISECONDS);
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
    child.stdout.setEncoding('utf8').on('data', (text) => {
      const [found] = pattern.exec(text) ?? [];
      if (!found) return;
      clearTimeout(timer);
      resolve(found);
    });
  });
}
