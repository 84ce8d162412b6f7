import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { ParserPool, type ParserPoolOptions } from '../../../src/processing/parser-process.js';
import { DEFAULT_SETTINGS } from '../../../src/extraction/model/settings.js';
import { createLogger } from '../../../src/shared/logger.js';

const SYNTHETIC = new URL('../../support/synthetic-parser.js', import.meta.url);
const UNENDING = new AbortController().signal;
/** Much longer than a process needs to start on a busy machine; only the test of the limit waits for it. */
const PATIENCE_MS = 120_000;

jest.setTimeout(2 * PATIENCE_MS);

let folder: string;
let files = 0;
let pools: ParserPool[];
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'invoice-graph-parser-'));
  pools = [];
});
afterEach(async () => {
  await Promise.all(pools.map((pool) => pool.close()));
  rmSync(folder, { recursive: true, force: true });
});

/** Every file is new: rewriting one would empty it for a moment, while a parser may be reading it. */
function writeFile(content: string): string {
  const file = path.join(folder, `file-${(files += 1)}`);
  writeFileSync(file, content);
  return file;
}

function createPool(options: Partial<ParserPoolOptions> = {}): ParserPool {
  const pool = new ParserPool({
    processes: 1,
    timeoutMilliseconds: PATIENCE_MS,
    memoryMegabytes: 200,
    settings: DEFAULT_SETTINGS,
    logger: createLogger('silent'),
    program: SYNTHETIC,
    ...options,
  });
  pools.push(pool);
  return pool;
}

const parse = async (pool: ParserPool, content: string, signal = UNENDING) =>
  (await pool.parse(writeFile(content), null, signal)).report;
const readPid = async (pool: ParserPool) => Number((await parse(pool, 'pid')).format);

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function waitUntilGone(pid: number): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (isAlive(pid)) {
    if (Date.now() > end) throw new Error(`Process ${pid} is still running.`);
    await sleep(50);
  }
}

describe('a file that cannot be read', () => {
  it.each([
    { file: 'loop', code: 'timeout', final: true, options: { timeoutMilliseconds: 5_000 } },
    { file: 'buffers', code: 'out_of_memory', final: true, options: {} },
    { file: 'heap', code: 'out_of_memory', final: true, options: {} },
    { file: 'exit', code: 'crashed', final: false, options: {} },
    { file: 'fault', code: 'crashed', final: false, options: {} },
    { file: 'defect', code: 'crashed', final: false, options: {} },
    { file: 'long', code: 'too_large', final: true, options: {} },
    { file: 'encrypted', code: 'encrypted_file', final: true, options: {} },
  ])('fails with $code on "$file", and the next file is read', async (row) => {
    const pool = createPool(row.options);
    await expect(parse(pool, row.file)).rejects.toMatchObject({
      name: 'ParseFailure',
      code: row.code,
      final: row.final,
      message: expect.not.stringContaining('words of the file'),
    });
    expect(await readPid(pool)).toBeGreaterThan(0);
  });

  it.each([
    { words: 'too much', script: `'x'.repeat(2e7)`, code: 'too_large' },
    { words: 'an invalid answer', script: `'7}\\n'`, code: 'crashed' },
  ])('fails if a compromised parser sends $words', async ({ script, code }) => {
    const program = path.join(folder, 'taken-over.mjs');
    writeFileSync(
      program,
      `import { Socket } from 'node:net';
       process.stdin.once('data', () => new Socket({ fd: 3, readable: false }).write(${script}));`,
    );
    const pool = createPool({ program: pathToFileURL(program) });
    await expect(parse(pool, 'any')).rejects.toMatchObject({ code });
  });

  it('is given up when its signal aborts', async () => {
    const controller = new AbortController();
    const pool = createPool();
    const pid = await readPid(pool);
    setTimeout(() => controller.abort(new Error('not wanted')), 100);
    await expect(parse(pool, 'loop', controller.signal)).rejects.toThrow('not wanted');
    expect(isAlive(pid)).toBe(false);
  });

  it('is given up when the pool closes', async () => {
    const pool = createPool();
    const pid = await readPid(pool);
    setTimeout(() => void pool.close(), 100);
    await expect(parse(pool, 'loop')).rejects.toThrow('closed');
    expect(isAlive(pid)).toBe(false);
    await expect(parse(pool, 'pid')).rejects.toThrow('closed');
  });
});

it('a file is refused if the pool was closed before', async () => {
  const pool = createPool();
  await pool.close();
  await expect(parse(pool, 'pid')).rejects.toThrow('closed');
});

describe('parser processes', () => {
  it('do not inherit environment, options or working folder', async () => {
    process.env['TEST_SECRET'] = 'secret';
    const { format } = await parse(createPool(), 'surroundings');
    delete process.env['TEST_SECRET'];
    expect(format).not.toContain('secret');
    expect(JSON.parse(format)).toEqual({
      env: { TZ: 'UTC', MALLOC_ARENA_MAX: '2' },
      cwd: '/',
      options: ['--max-old-space-size=100', '--disallow-code-generation-from-strings'],
    });
  });

  it('may print anything', async () => {
    const pool = createPool();
    expect((await parse(pool, 'chatter')).format).toBe('chatter');
    expect(await readPid(pool)).toBeGreaterThan(0);
  });

  it('are reused, and replaced after 500 files', async () => {
    const pool = createPool();
    const pids = [];
    for (let file = 0; file < 501; file += 1) pids.push(await readPid(pool));
    expect(new Set(pids.slice(0, 500)).size).toBe(1);
    expect(pids[500]).not.toBe(pids[0]);
    expect(isAlive(pids[0]!)).toBe(false);
  });

  it('are replaced if they retain much memory', async () => {
    const pool = createPool();
    const first = Number((await parse(pool, 'keep')).format);
    await waitUntilGone(first);
    expect(await readPid(pool)).not.toBe(first);
  });

  it('never exceed their maximum number', async () => {
    const pool = createPool({ processes: 2 });
    const pids = await Promise.all(Array.from({ length: 20 }, () => readPid(pool)));
    expect(new Set(pids).size).toBe(2);
  });

  it('are replaced if they died between two files', async () => {
    const pool = createPool();
    const pid = await readPid(pool);
    process.kill(pid, 'SIGKILL');
    await waitUntilGone(pid);
    await sleep(100);
    expect(await readPid(pool)).not.toBe(pid);
  });

  it('end with the process that started them, even while reading a file', async () => {
    const poolModule = new URL('../../../src/processing/parser-process.js', import.meta.url).href;
    const script = path.join(folder, 'parent.mjs');
    writeFileSync(
      script,
      `import { ParserPool } from '${poolModule}';
       const logger = { warn() {}, error() {} };
       const pool = new ParserPool({ processes: 1, timeoutMilliseconds: 60000, memoryMegabytes: 200, settings: {}, logger, program: new URL('${SYNTHETIC.href}') });
       const signal = new AbortController().signal;
       console.log((await pool.parse('${writeFile('pid')}', null, signal)).report.format);
       await pool.parse('${writeFile('loop')}', null, signal);`,
    );
    const parent = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
    const pid = Number(await new Promise((resolve) => parent.stdout.once('data', resolve)));
    expect(isAlive(pid)).toBe(true);
    await sleep(300);
    parent.kill('SIGKILL');
    await waitUntilGone(pid);
  });

  it('read invoices', async () => {
    const xml =
      '<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"><cbc:ID>INV-7</cbc:ID></Invoice>';
    const program = new URL('../../../src/processing/parser-main.js', import.meta.url);
    const report = await parse(createPool({ program, memoryMegabytes: 512 }), xml);
    expect(report).toMatchObject({ format: 'ubl', fields: { invoice_number: { chosen: { value: 'INV-7' } } } });
  });
});
