import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** A running example, with what it has printed. */
export class Example {
  output = '';
  errors = '';
  private readonly child: ChildProcess;

  /** Runs it with the client of the sources. */
  constructor(name: string, words: readonly string[], settings: Readonly<Record<string, string>>) {
    const program = path.join(ROOT, 'examples', name);
    this.child = spawn(process.execPath, ['--conditions=test', program, ...words], {
      env: { PATH: process.env['PATH'], ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child.stdout?.on('data', (chunk) => (this.output += chunk));
    this.child.stderr?.on('data', (chunk) => (this.errors += chunk));
  }

  /** Waits for its end. @returns its exit code */
  async end(): Promise<number | null> {
    if (this.child.exitCode === null) await once(this.child, 'close');
    return this.child.exitCode;
  }

  async stop(): Promise<void> {
    this.child.kill('SIGKILL');
    await once(this.child, 'close');
  }
}
