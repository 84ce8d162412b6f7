const LINE_MILLISECONDS = 10_000;
const BAR_LENGTH = 24;

/** Where progress is written, such as standard error. */
interface Output {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** Shows how far a command is: a bar that is replaced in a terminal, and elsewhere a line every ten seconds. */
export class ProgressLine {
  private shownAt = -Infinity;
  private isOpen = false;

  /** @param output null to show nothing */
  constructor(private readonly output: Output | null) {}

  /** @param part how much of the whole is done, if that is known */
  show(text: string, part?: { readonly done: number; readonly total: number }): void {
    const share = part ? Math.min(1, part.done / Math.max(1, part.total)) : null;
    const percent = share === null ? '' : `${Math.floor(100 * share)} %, `;
    if (this.output?.isTTY) {
      this.isOpen = true;
      this.output.write(`\r\u001b[K${share === null ? '' : `${drawBar(share)} `}${percent}${text}`);
      return;
    }
    if (performance.now() - this.shownAt < LINE_MILLISECONDS) return;
    this.shownAt = performance.now();
    this.output?.write(`${percent}${text}\n`);
  }

  /** Ends the line, so that what follows begins a new one. */
  end(): void {
    if (this.isOpen) this.output?.write('\n');
    this.isOpen = false;
  }
}

function drawBar(share: number): string {
  const length = Math.round(share * BAR_LENGTH);
  return '█'.repeat(length) + '░'.repeat(BAR_LENGTH - length);
}
