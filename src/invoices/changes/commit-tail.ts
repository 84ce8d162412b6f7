/** The maximum number of missing ids to wait for. If there are more, the lowest are given up. */
const MAX_GAPS = 5_000;

/**
 * Tracks, by row id, how far an append-only table has been read. Ids are assigned before transactions commit, so a row may appear after one
 * with a higher id: missing ids are looked for until no transaction with them can still commit.
 */
export class CommitTail {
  private last: number;
  /** Missing ids, ascending, each with the instant at which it was first missed. */
  private readonly gaps = new Map<number, number>();

  /**
   * @param newest the ids of the table's newest rows, ascending
   * @param isAll whether these are all rows of the table
   * @param patience how long a missing id is looked for, in milliseconds
   */
  constructor(
    newest: readonly number[],
    isAll: boolean,
    private readonly patience: number,
    now: number,
  ) {
    this.last = isAll ? 0 : (newest[0] ?? 0);
    this.addSeen(newest, now);
  }

  /** The highest id seen. */
  get end(): number {
    return this.last;
  }

  /** The ids below the end that may still appear, ascending. */
  get missing(): number[] {
    return [...this.gaps.keys()];
  }

  /** The id up to which no further row can appear. */
  get settled(): number {
    const [first] = this.gaps.keys();
    return first === undefined ? this.last : first - 1;
  }

  /** Records ids that were read, in ascending order: ids that were missing, or ids above the highest one seen. */
  addSeen(ids: readonly number[], now: number): void {
    for (const id of ids) {
      this.gaps.delete(id);
      for (let gap = Math.max(this.last + 1, id - MAX_GAPS); gap < id; gap += 1) this.gaps.set(gap, now);
      this.last = Math.max(this.last, id);
    }
    this.forget((index) => index < this.gaps.size - MAX_GAPS);
  }

  /** Gives up ids that have been missing for too long. @param readAt when the last read began */
  giveUp(readAt: number): void {
    this.forget((_index, since) => readAt - since > this.patience);
  }

  private forget(isLost: (index: number, since: number) => boolean): void {
    const lost = [...this.gaps].filter(([, since], index) => isLost(index, since));
    for (const [id] of lost) this.gaps.delete(id);
  }
}
