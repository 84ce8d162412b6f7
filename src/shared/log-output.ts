import type { Writable } from 'node:stream';

const BUFFER_CHARACTERS = 8_192;
const FLUSH_MILLISECONDS = 100;
/** What may wait for whoever reads the log. */
const MAX_WAITING_BYTES = 4 * 1_048_576;
const FINISH_MILLISECONDS = 1_000;

/** Formats the line that says how many lines are missing before it. */
type FormatGap = (lines: number) => string;

/**
 * Writes the log to a stream such as standard error, and never waits for its reader: if nobody reads, lines are dropped, and counted in the
 * next one that is read.
 */
export class LogOutput {
  private collected: string[] = [];
  private length = 0;
  private dropped = 0;
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly stream: Writable,
    private readonly formatGap: FormatGap,
  ) {}

  /** Collects a line. Until `flush`, or for a tenth of a second, it is not written: a call for each line would slow requests down. */
  write(line: string): void {
    this.collected.push(line);
    this.length += line.length;
    if (this.length >= BUFFER_CHARACTERS) return this.flush();
    this.timer ??= setTimeout(() => this.flush(), FLUSH_MILLISECONDS).unref();
  }

  /** Hands everything to the stream, which writes it at once as far as the reader keeps up. */
  flush(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    const lines = this.collected;
    if (lines.length === 0) return;
    this.collected = [];
    this.length = 0;
    if (this.stream.writableLength > MAX_WAITING_BYTES) {
      this.dropped += lines.length;
      return;
    }
    if (this.dropped > 0) lines.unshift(this.formatGap(this.dropped));
    this.dropped = 0;
    // A reader that has gone must not end the process: without a log it still works.
    if (this.stream.listenerCount('error') === 0) this.stream.on('error', () => undefined);
    if (!this.stream.destroyed) this.stream.write(lines.join(''));
  }

  /** Flushes, and resolves when the reader has everything, or after a second. */
  async finish(): Promise<void> {
    this.flush();
    if (this.stream.writableLength === 0 || this.stream.destroyed) return;
    await new Promise<void>((resolve) => {
      setTimeout(resolve, FINISH_MILLISECONDS);
      this.stream.write('', () => resolve());
    });
  }
}
