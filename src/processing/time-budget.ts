/** A process that waits for the processor has this many times as long. */
const PATIENCE = 6;
/** A process that computes without a pause may still wait for this share of the time. */
const MAX_WAIT_SHARE = 0.1;

/**
 * The time that a process may compute. By the clock alone, a busy machine would fail healthy files; by the processor's time alone, several
 * threads would use it up early.
 */
export class TimeBudget {
  private readonly startedAt = performance.now();
  private startedCpu: number | null = null;

  /** @param measureCpu returns the seconds that the process has computed since it started; null if nobody knows */
  constructor(
    private readonly milliseconds: number,
    private readonly measureCpu: () => number | null,
  ) {}

  /** Whether the process has computed for all of the time since the first call, or has taken six times as long by the clock. */
  isSpent(): boolean {
    // Not earlier, because most files are read before the first call.
    this.startedCpu ??= this.measureCpu() ?? 0;
    const elapsed = performance.now() - this.startedAt;
    if (elapsed < this.milliseconds) return false;
    const cpu = this.measureCpu();
    const computed = cpu === null ? elapsed : (cpu - this.startedCpu) * 1_000;
    return computed >= this.milliseconds * (1 - MAX_WAIT_SHARE) || elapsed > PATIENCE * this.milliseconds;
  }
}
