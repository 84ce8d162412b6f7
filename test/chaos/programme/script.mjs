import { spawn } from 'node:child_process';
import path from 'node:path';
import { findReason, NotRunHere } from './not-run.mjs';

const FOLDER = path.resolve(import.meta.dirname, '..');

/** Builds the run of one of the faults, such as `kill-uploads`, with its options by the size of the programme. */
export function fault(name, { quick, full, hasDatabase = false }) {
  return async ({ database, once, pick }) => {
    const options = [...pick(quick, full), ...(hasDatabase ? ['--database', database] : [])];
    // Two tests may be about the same fault.
    const output = await once(`${name} ${options.join(' ')}`, () =>
      runScript(path.join(FOLDER, `${name}.mjs`), options),
    );
    const reason = findReason(output);
    if (reason !== null) throw new NotRunHere(reason);
    const [, held, all] = /^(\d+) of (\d+) hold$/m.exec(output) ?? [];
    const broken = output.split('\n').filter((line) => line.startsWith('FAILS'));
    const summary = output.split('\n').find((line) => line !== '' && !/^(holds|FAILS| )/.test(line)) ?? '';
    const figure = held === undefined ? `it did not end: ${findError(output)}` : `${summary}: ${held} of ${all} checks`;
    return { holds: held !== undefined && held === all, figure: [figure, ...broken].join('; ') };
  };
}

function runScript(file, options) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [file, ...options], { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.once('close', () => resolve(output));
  });
}

/** Finds the message of the error that ended a script; else returns its last lines. */
function findError(output) {
  const lines = output.trim().split('\n');
  const start = lines.findIndex((line) => /^\w*Error\b/.test(line));
  return (start < 0 ? lines.slice(-3) : lines.slice(start, start + 5)).join(' ');
}
