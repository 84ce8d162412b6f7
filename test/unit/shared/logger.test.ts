import { expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';

const MODULE = pathToFileURL(path.resolve(import.meta.dirname, '../../../src/shared/logger.js')).href;

/** Starts a program that logs so many lines of about 1 KB, then says so on standard output. */
function startLogging(lines: number) {
  const program = `
    const { createLogger } = await import('${MODULE}');
    const logger = createLogger('info');
    for (let line = 0; line < ${lines}; line += 1) {
      logger[line % 2 ? 'info' : 'warn']({ line, filler: 'x'.repeat(1000) }, 'a line');
    }
    process.stdout.write('logged');`;
  return spawn(process.execPath, ['--input-type=module', '--eval', program]);
}

it('writes each line whole and in order, the last ones at exit', async () => {
  const [written, [code]] = await (async () => {
    const program = startLogging(500);
    return Promise.all([text(program.stderr), once(program, 'close')]);
  })();
  const lines = written.trim().split('\n');
  expect(code).toBe(0);
  expect(lines.map((line) => (JSON.parse(line) as { line: number }).line)).toEqual(Array.from(lines.keys()));
  expect(lines).toHaveLength(500);
});

it('goes on, and ends, while nobody reads its lines', async () => {
  const program = startLogging(3_000);
  expect(await text(program.stdout)).toBe('logged');
  const [code] = await once(program, 'exit');
  expect(code).toBe(0);
});

it('goes on after its reader has left', async () => {
  const program = startLogging(3_000);
  program.stderr.destroy();
  expect(await text(program.stdout)).toBe('logged');
  const [code] = await once(program, 'exit');
  expect(code).toBe(0);
});
