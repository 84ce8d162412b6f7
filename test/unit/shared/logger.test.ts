import { expect, it } from '@jest/globals';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, constants, mkdtempSync, openSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';

const MODULE = pathToFileURL(path.resolve(import.meta.dirname, '../../../src/shared/logger.js')).href;

/** Starts a program that logs so many lines of about 1 KB, then says so on standard output. */
function startLogging(lines: number, standardError: 'pipe' | number = 'pipe') {
  const program = `
    const { createLogger } = await import('${MODULE}');
    const logger = createLogger('info');
    for (let line = 0; line < ${lines}; line += 1) {
      logger[line % 2 ? 'info' : 'warn']({ line, filler: 'x'.repeat(1000) }, 'a line');
    }
    process.stdout.write('logged');`;
  return spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', standardError],
  });
}

async function readOutput({ stdout }: ReturnType<typeof startLogging>): Promise<string> {
  return stdout ? text(stdout) : '';
}

/** Logs more at once than a reader can take, then single lines until it is ended. */
const BURST = `
  const { createLogger } = await import('${MODULE}');
  const logger = createLogger('info');
  let line = 0;
  while (line < 3_000) logger.info({ line: line++, filler: 'x'.repeat(1000) }, 'a line');
  setInterval(() => logger.info({ line: line++ }, 'a line'), 50);`;

it('writes each line whole and in order, the last ones at exit', async () => {
  const [written, [code]] = await (async () => {
    const program = startLogging(500);
    return Promise.all([text(program.stderr!), once(program, 'close')]);
  })();
  const lines = written.trim().split('\n');
  expect(code).toBe(0);
  expect(lines.map((line) => (JSON.parse(line) as { line: number }).line)).toEqual(Array.from(lines.keys()));
  expect(lines).toHaveLength(500);
});

it('goes on, and ends, while nobody reads its lines', async () => {
  const program = startLogging(3_000);
  expect(await readOutput(program)).toBe('logged');
  const [code] = await once(program, 'exit');
  expect(code).toBe(0);
});

it('goes on after its reader has left', async () => {
  const program = startLogging(3_000);
  program.stderr!.destroy();
  expect(await readOutput(program)).toBe('logged');
  const [code] = await once(program, 'exit');
  expect(code).toBe(0);
});

it('goes on, and ends, while nobody reads a pipe that waits for its reader', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'invoice-graph-log-'));
  const place = path.join(folder, 'log');
  execFileSync('mkfifo', [place]);
  const pipe = openSync(place, constants.O_RDWR);
  try {
    const program = startLogging(3_000, pipe);
    expect(await readOutput(program)).toBe('logged');
    const [code] = await once(program, 'exit');
    expect(code).toBe(0);
    const kept = Buffer.alloc(1_048_576);
    const first = kept.toString('utf8', 0, readSync(pipe, kept)).split('\n')[0];
    expect(JSON.parse(String(first))).toMatchObject({ line: 0 });
  } finally {
    closeSync(pipe);
    rmSync(folder, { recursive: true });
  }
});

it('says how many lines were lost, and writes those that wait', async () => {
  const program = spawn(process.execPath, ['--input-type=module', '--eval', BURST]);
  const numbers: number[] = [];
  let dropped = 0;
  for await (const written of createInterface(program.stderr)) {
    const found = JSON.parse(written) as { line?: number; dropped?: number };
    dropped += found.dropped ?? 0;
    if (found.line !== undefined) numbers.push(found.line);
    if (Number(found.line) >= 3_000) break;
  }
  program.kill('SIGKILL');
  expect(numbers.slice(0, 3)).toEqual([0, 1, 2]);
  expect(numbers.length + dropped).toBe(Number(numbers.at(-1)) + 1);
});
