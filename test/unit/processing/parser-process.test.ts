import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
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

const ACCOUNT = 1;
const parse = async (pool: ParserPool, content: string, signal = UNENDING, accountId = ACCOUNT) =>
  (await pool.parse(accountId, writeFile(content), null, signal)).report;
const readName = async (pool: ParserPool, accountId = ACCOUNT) =>
  (await parse(pool, 'name', UNENDING, accountId)).format;

/** The ids of the processes that run Node with the synthetic parser, not counting the programs that confine them. */
function listParsers(): number[] {
  const program = fileURLToPath(SYNTHETIC);
  if (process.platform !== 'linux') {
    const lines = execFileSync('ps', ['-Ao', 'pid=,args='], { encoding: 'utf8' }).split('\n');
    return lines.filter((line) => line.includes(program)).map((line) => Number.parseInt(line, 10));
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      const words = readWords(pid);
      return words[0] === process.execPath && words.includes(program);
    })
    .map(Number);
}

function readWords(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  } catch {
    return [];
  }
}

async function waitForParsers(count: number): Promise<number[]> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const found = listParsers();
    if (found.length === count) return found;
    if (Date.now() > end) throw new Error(`${found.length} parsers are running.`);
    await sleep(50);
  }
}

describe('a file that cannot be read', () => {
  it.each([
    { file: 'loop', code: 'timeout', final: true, options: { timeoutMilliseconds: 5_000 } },
    { file: 'buffers', code: 'out_of_memory', final: true, options: {} },
    { file: 'heap', code: 'out_of_memory', final: true, options: {} },
    { file: 'exit', code: 'crashed', final: true, options: {} },
    { file: 'fault', code: 'crashed', final: true, options: {} },
    { file: 'defect', code: 'crashed', final: true, options: {} },
    { file: 'killed', code: 'crashed', final: false, options: {} },
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
    expect(await readName(pool)).toBeTruthy();
  });

  it.each([
    { words: 'too much', script: `'x'.repeat(2e7)`, code: 'too_large' },
    { words: 'an invalid answer', script: `'7}\\n'`, code: 'crashed' },
  ])('fails if a compromised parser sends $words', async ({ script, code }) => {
    const program = path.join(folder, 'taken-over.mjs');
    chmodSync(folder, 0o755);
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
    await readName(pool);
    setTimeout(() => controller.abort(new Error('not wanted')), 100);
    await expect(parse(pool, 'loop', controller.signal)).rejects.toThrow('not wanted');
    expect(await waitForParsers(0)).toEqual([]);
  });

  it('is given up when the pool closes', async () => {
    const pool = createPool();
    await readName(pool);
    setTimeout(() => void pool.close(), 100);
    await expect(parse(pool, 'loop')).rejects.toThrow('closed');
    expect(listParsers()).toEqual([]);
    await expect(parse(pool, 'name')).rejects.toThrow('closed');
  });
});

it('a file is refused if the pool was closed before', async () => {
  const pool = createPool();
  await pool.close();
  await expect(parse(pool, 'name')).rejects.toThrow('closed');
});

describe('parser processes', () => {
  it('do not inherit environment, options or working folder', async () => {
    process.env['TEST_SECRET'] = 'secret';
    const { format } = await parse(createPool(), 'surroundings');
    delete process.env['TEST_SECRET'];
    expect(format).not.toContain('secret');
    const { env, cwd, options } = JSON.parse(format) as { env: object; cwd: string; options: string[] };
    expect({ env, cwd }).toEqual({ env: { TZ: 'UTC', MALLOC_ARENA_MAX: '2', HOME: '/' }, cwd: '/' });
    const others = options.filter((option) => !/^--(experimental-)?(permission|allow-(addons|fs-read))/.test(option));
    expect(others).toEqual(['--max-old-space-size=60', '--disallow-code-generation-from-strings']);
  });

  it('may print anything', async () => {
    const pool = createPool();
    expect((await parse(pool, 'chatter')).format).toBe('chatter');
    expect(await readName(pool)).toBeTruthy();
  });

  it('are reused, and replaced after 2,000 files', async () => {
    const pool = createPool({ memoryMegabytes: 400 });
    const names = [];
    for (let file = 0; file < 2_001; file += 1) names.push(await readName(pool));
    expect(new Set(names.slice(0, 2_000)).size).toBe(1);
    expect(names[2_000]).not.toBe(names[0]);
    expect(await waitForParsers(1)).toHaveLength(1);
  });

  it('are replaced if they retain much memory', async () => {
    const pool = createPool({ memoryMegabytes: 400 });
    const first = (await parse(pool, 'keep')).format;
    await waitForParsers(0);
    expect(await readName(pool)).not.toBe(first);
  });

  it('read files of one account only, and stay for a few accounts in turn', async () => {
    const pool = createPool();
    const names = [];
    for (const accountId of [1, 2, 1, 2, 3, 1]) names.push(await readName(pool, accountId));
    expect(names.slice(2, 4)).toEqual(names.slice(0, 2));
    expect(new Set(names.slice(0, 2)).size).toBe(2);
    expect(names[4]).not.toBe(names[0]);
    expect(names[4]).not.toBe(names[1]);
    expect(names[5]).not.toBe(names[4]);
    // Two of accounts, and one that waits for the next account.
    expect(await waitForParsers(3)).toHaveLength(3);
  });

  it('never exceed their maximum number', async () => {
    const pool = createPool({ processes: 2 });
    const names = await Promise.all(Array.from({ length: 20 }, () => readName(pool)));
    expect(new Set(names).size).toBe(2);
  });

  it('are replaced if they died between two files', async () => {
    const pool = createPool();
    const name = await readName(pool);
    for (const pid of await waitForParsers(1)) process.kill(pid, 'SIGKILL');
    await waitForParsers(0);
    await sleep(100);
    expect(await readName(pool)).not.toBe(name);
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
       console.log((await pool.parse(1, '${writeFile('name')}', null, signal)).report.format);
       await pool.parse(1, '${writeFile('loop')}', null, signal);`,
    );
    const parent = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
    await new Promise((resolve) => parent.stdout.once('data', resolve));
    expect(listParsers()).toHaveLength(1);
    await sleep(300);
    parent.kill('SIGKILL');
    expect(await waitForParsers(0)).toEqual([]);
  });

  it('read invoices', async () => {
    const xml =
      '<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"><cbc:ID>INV-7</cbc:ID></Invoice>';
    const program = new URL('../../../src/processing/parser-main.js', import.meta.url);
    const report = await parse(createPool({ program, memoryMegabytes: 512 }), xml);
    expect(report).toMatchObject({ format: 'ubl', fields: { invoice_number: { chosen: { value: 'INV-7' } } } });
  });
});
