import { spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { applyMutant, type Mutant } from './find-mutants.js';

const JEST = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', 'node_modules/jest/bin/jest.js'];
const SUPPORT = path.resolve(import.meta.dirname, '../../../test/mutate');
const NOT_COPIED = new Set(['node_modules', '.git', '.mutate', 'dist', 'data', 'coverage']);

export interface Run {
  readonly outcome: 'passed' | 'failed' | 'timed out';
  readonly milliseconds: number;
  readonly output: string;
}

/** A copy of a compiled project, in which mutants are tried without touching the project. */
export class Workshop {
  private running: number | undefined;

  private constructor(readonly folder: string) {}

  static async open(project: string): Promise<Workshop> {
    const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'invoice-graph-mutate-')));
    const isCopied = (file: string) => !NOT_COPIED.has(path.relative(project, file));
    cpSync(project, folder, { recursive: true, filter: isCopied });
    symlinkSync(path.join(project, 'node_modules'), path.join(folder, 'node_modules'));
    mkdirSync(path.join(folder, 'tmp'));
    runCompiledCode(folder);
    const { default: config } = await import(pathToFileURL(path.join(project, 'jest.config.js')).href);
    const ours = {
      rootDir: path.join(folder, '.build'),
      testEnvironment: path.join(SUPPORT, 'first-failure-environment.mjs'),
      testSequencer: path.join(SUPPORT, 'given-order-sequencer.mjs'),
      cacheDirectory: path.join(folder, 'tmp/jest'),
      testTimeout: 30_000,
      // The database server of the tests: mutants are tried on SQLite only.
      globalSetup: undefined,
      globalTeardown: undefined,
    };
    writeFileSync(path.join(folder, 'jest.mutate.json'), JSON.stringify({ ...config, ...ours }));
    return new Workshop(folder);
  }

  /** Writes one mutant, runs the given function, and restores the code. */
  async runWithMutant<T>(file: string, mutant: Mutant, run: () => Promise<T>): Promise<T> {
    const target = path.join(this.folder, '.build', file);
    const code = readFileSync(target, 'utf8');
    writeFileSync(target, applyMutant(code, mutant));
    try {
      return await run();
    } finally {
      writeFileSync(target, code);
    }
  }

  /** Runs test files in this order, in one process, up to the first test that fails. */
  runTests(tests: readonly string[], limits: { milliseconds: number; coverage?: string }): Promise<Run> {
    const files = tests.map((test) => path.join(this.folder, '.build', test));
    const { TEST_MYSQL_URL: _, ...inherited } = process.env;
    const env: NodeJS.ProcessEnv = {
      ...inherited,
      TMPDIR: path.join(this.folder, 'tmp'),
      MUTATE_ORDER: files.join('\n'),
    };
    if (limits.coverage) env['NODE_V8_COVERAGE'] = limits.coverage;
    const words = [
      ...JEST,
      '--config',
      'jest.mutate.json',
      '--runInBand',
      '--bail',
      '--ci',
      '--runTestsByPath',
      ...files,
    ];
    const started = performance.now();
    return new Promise((resolve, reject) => {
      // In a separate process group, so that everything its tests started ends with it.
      const child = spawn(process.execPath, words, { cwd: this.folder, env, detached: true });
      this.running = child.pid;
      let output = '';
      let hasTimedOut = false;
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
      const timer = setTimeout(() => {
        hasTimedOut = true;
        this.stop();
      }, limits.milliseconds);
      child.on('error', reject);
      child.on('exit', (code) => {
        clearTimeout(timer);
        this.stop();
        const outcome = hasTimedOut ? 'timed out' : code === 0 ? 'passed' : 'failed';
        resolve({ outcome, output, milliseconds: Math.round(performance.now() - started) });
      });
    });
  }

  /** Ends the tests that run here, with all processes that they started. */
  stop(): void {
    if (this.running === undefined) return;
    try {
      process.kill(-this.running, 'SIGKILL');
    } catch {
      // All of them have ended.
    }
    this.running = undefined;
  }

  close(): void {
    this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Does a task for each item, as many at once as there are workshops; the results are in the order of the items. */
export async function shareOut<T, R>(
  items: readonly T[],
  workshops: readonly Workshop[],
  work: (item: T, workshop: Workshop) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const queue = items.entries();
  const serve = async (workshop: Workshop) => {
    for (const [index, item] of queue) results[index] = await work(item, workshop);
  };
  await Promise.all(workshops.map(serve));
  return results;
}

/** Makes child processes run the compiled code instead of the bundle, which holds no mutants. */
function runCompiledCode(folder: string): void {
  mkdirSync(path.join(folder, 'dist/server'), { recursive: true });
  for (const name of ['main.js', 'cli.js']) {
    writeFileSync(path.join(folder, 'dist/server', name), `import '../../.build/src/${name}';\n`);
  }
}
