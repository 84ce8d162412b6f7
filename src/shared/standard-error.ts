import { writeSync } from 'node:fs';
import { systemClock } from './clock.js';

const FLUSH_BYTES = 8_192;
const FLUSH_MILLISECONDS = 100;
const MAX_WAITING_BYTES = 1_048_576;
const EXIT_ATTEMPTS = 10;
const STANDARD_ERROR = 2;

/**
 * Writes whole lines to standard error, in order. Lines are collected for a tenth of a second, because a write for each request would
 * slow requests down. When nobody reads the pipe, 1 MB of lines wait in memory; later ones are dropped, and counted in the next line that
 * is read. To wait for the reader would stop the service.
 */
class StandardError {
  private waiting: Buffer = Buffer.alloc(0);
  private lines: string[] = [];
  private bytes = 0;
  private dropped = 0;
  private timer: NodeJS.Timeout | null = null;

  constructor() {
    // Node opens the stream when it is first asked for it. From then on a full pipe refuses what does not fit instead of waiting.
    void process.stderr;
    process.on('exit', () => this.flushAtExit());
  }

  write(line: string): void {
    if (this.waiting.length + this.bytes > MAX_WAITING_BYTES) {
      this.dropped += 1;
      return;
    }
    if (this.dropped > 0) this.lines.push(formatGap(this.dropped));
    this.dropped = 0;
    this.lines.push(line);
    this.bytes += line.length;
    if (this.bytes >= FLUSH_BYTES) this.flush();
    else this.flushSoon();
  }

  /** Writes what fits into the pipe. */
  flush(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    this.waiting = Buffer.concat([this.waiting, Buffer.from(this.lines.join(''))]);
    this.lines = [];
    this.bytes = 0;
    try {
      while (this.waiting.length > 0) this.waiting = this.waiting.subarray(writeSync(STANDARD_ERROR, this.waiting));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EAGAIN') this.flushSoon();
      else this.waiting = Buffer.alloc(0);
    }
  }

  private flushSoon(): void {
    this.timer ??= setTimeout(() => this.flush(), FLUSH_MILLISECONDS).unref();
  }

  private flushAtExit(): void {
    this.flush();
    for (let attempt = 1; attempt < EXIT_ATTEMPTS && this.waiting.length > 0; attempt += 1) {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, FLUSH_MILLISECONDS);
      this.flush();
    }
  }
}

function formatGap(dropped: number): string {
  const line = {
    level: 40,
    time: systemClock.milliseconds(),
    dropped,
    msg: 'lines of the log were not read in time and are lost',
  };
  return `${JSON.stringify(line)}\n`;
}

let opened: StandardError | null = null;

/** The process's standard error. All loggers share it, so that their lines stay whole and in order. */
export function openStandardError(): StandardError {
  opened ??= new StandardError();
  return opened;
}
