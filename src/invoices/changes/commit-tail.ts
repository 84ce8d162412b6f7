/** More ids than this are not waited for: the lowest are given up first. */
const MAX_GAPS = 5_000;

/**
 * How far a table that only grows has been read by its ids. An id is given before its transaction commits, so that a row may come
 * after one with a higher id: ids that are left out are looked for until no transaction that has them can still commit.
 */
export class CommitTail {
  private last: number;
  /** Missing ids, ascending, with the instant since when each is looked for. */
  private readonly gaps = new Map<number, number>();

  /**
   * @param newest the ids of the table's newest rows, ascending
   * @param isAll whether they are all the rows that there are
   * @param patience for how many milliseconds a missing id is looked for
   */
  constructor(
    newest: readonly number[],
    isAll: boolean,
    private readonly patience: number,
    now: number,
  ) {
    this.last = isAll ? 0 : (newest[0] ?? 0);
    this.see(newest, now);
  }

  /** The highest id that was seen. */
  get end(): number {
    return this.last;
  }

  /** The ids below the end that may still come, ascending. */
  get missing(): number[] {
    return [...this.gaps.keys()];
  }

  /** The id up to which everything was seen that will ever be there. */
  get settled(): number {
    const [first] = this.gaps.keys();
    return first === undefined ? this.last : first - 1;
  }

  /** Notes ids that were read, ascending: missing ones, or ones after the end. */
  see(ids: readonly number[], now: number): void {
    for (const id of ids) {
      this.gaps.delete(id);
      for (let gap = Math.max(this.last + 1, id - MAX_GAPS); gap < id; gap += 1) this.gaps.set(gap, now);
      this.last = Math.max(this.last, id);
    }
    this.forget((index) => index < this.gaps.size - MAX_GAPS);
  }

  /** Gives up what was looked for in vain for long enough, as of an instant before it was last looked for. */
  giveUp(now: number): void {
    this.forget((_index, since) => now - since > this.patience);
  }

  private forget(isLost: (index: number, since: number) => boolean): void {
    const lost = [...this.gaps].filter(([, since], index) => isLost(index, since));
    for (const [id] of lost) this.gaps.delete(id);
  }
}
