import { writeSync } from 'node:fs';

const FLUSH_BYTES = 8_192;
const FLUSH_MILLISECONDS = 100;
const MAX_WAITING_BYTES = 1_048_576;
const EXIT_ATTEMPTS = 10;
const STANDARD_ERROR = 2;

/**
 * Writes whole lines to standard error, in order. Lines are collected for a tenth of a second, because a write for each request would
 * slow requests down. When nobody reads the pipe, 1 MB of lines wait in memory and later ones are dropped: to wait for the reader would
 * stop the service.
 */
class StandardError {
  private waiting: Buffer = Buffer.alloc(0);
  private lines: string[] = [];
  private bytes = 0;
  private timer: NodeJS.Timeout | null = null;

  constructor() {
    process.on('exit', () => this.flushAtExit());
  }

  write(line: string): void {
    if (this.waiting.length + this.bytes > MAX_WAITING_BYTES) return;
    this.lines.push(line);
    this.bytes += line.length;
    if (this.bytes >= FLUSH_BYTES) this.flush();
    else this.timer ??= setTimeout(() => this.flush(), FLUSH_MILLISECONDS).unref();
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
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') this.waiting = Buffer.alloc(0);
    }
  }

  private flushAtExit(): void {
    this.flush();
    for (let attempt = 1; attempt < EXIT_ATTEMPTS && this.waiting.length > 0; attempt += 1) {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, FLUSH_MILLISECONDS);
      this.flush();
    }
  }
}

let opened: StandardError | null = null;

/** The process's standard error. All loggers share it, so that their lines stay whole and in order. */
export function openStandardError(): StandardError {
  opened ??= new StandardError();
  return opened;
}
