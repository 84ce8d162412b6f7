import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { waitUntil } from './service.js';

const MAIN = path.resolve(import.meta.dirname, '../../../dist/server/main.js');

/** A line of the log. */
export type Line = Readonly<Record<string, unknown>>;

/** A running process of the service, with everything that it has written. */
export class ServiceProcess {
  output = '';
  log = '';
  private readonly child: ChildProcess;

  constructor(settings: Record<string, string>) {
    const env = { PATH: process.env['PATH'], PORT: '0', METRICS_PORT: '0', ...settings };
    this.child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.child.stdout?.on('data', (chunk) => (this.output += chunk));
    this.child.stderr?.on('data', (chunk) => (this.log += chunk));
  }

  /** The lines of the log with this message. */
  list(message: string): Line[] {
    const lines = this.log.split('\n').slice(0, -1);
    return lines.map((line) => JSON.parse(line) as Line).filter(({ msg }) => msg === message);
  }

  async find(message: string, holds: (line: Line) => boolean = () => true): Promise<Line> {
    return waitUntil(async () => this.list(message).find(holds));
  }

  async readMonitoring(page: string): Promise<{ status: number; text: string }> {
    const { metricsPort } = await this.find('start');
    const response = await fetch(`http://127.0.0.1:${metricsPort}${page}`);
    return { status: response.status, text: await response.text() };
  }

  /** The samples of a metric by their labels, as Prometheus reads them. */
  async readMetric(name: string): Promise<Record<string, number>> {
    const { text } = await this.readMonitoring('/metrics');
    const samples = text.matchAll(/^(\w+)(?:\{(.*)\})? (\S+)$/gm);
    return Object.fromEntries(
      [...samples].filter(([, found]) => found === name).map(([, , labels = '', value]) => [labels, Number(value)]),
    );
  }

  /** Ends it without any chance to clean up. */
  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await once(this.child, 'close');
  }

  /** Sends a signal that ends it; resolves with the exit code, or null if the signal itself has ended the process. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    if (this.child.exitCode === null && this.child.signalCode === null) {
      this.child.kill(signal);
      await once(this.child, 'close');
    }
    return this.child.exitCode;
  }
}
