const LINE_MILLISECONDS = 10_000;

/** Where progress is written, such as standard error. */
interface Output {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** Shows how far a command is: a line that is replaced in a terminal, and elsewhere a line every ten seconds. */
export class ProgressLine {
  private shownAt = -Infinity;
  private isOpen = false;

  constructor(private readonly output: Output) {}

  show(text: string): void {
    if (this.output.isTTY) {
      this.isOpen = true;
      this.output.write(`\r\u001b[K${text}`);
      return;
    }
    if (performance.now() - this.shownAt < LINE_MILLISECONDS) return;
    this.shownAt = performance.now();
    this.output.write(`${text}\n`);
  }

  /** Ends the line, so that what follows begins a new one. */
  end(): void {
    if (this.isOpen) this.output.write('\n');
    this.isOpen = false;
  }
}
