/** How many jobs of one account are claimed in a row while other accounts wait. */
const JOBS_IN_A_ROW = 2;

/**
 * Whose turn it is: a worker goes through the accounts with due jobs in the order of their ids, and takes at most two jobs of each, so
 * that no account waits for all jobs of another one.
 */
export class Rotation {
  private accountId = 0;
  private jobs = 0;

  /** The account with the lowest id from here on is next. */
  get from(): number {
    return this.jobs < JOBS_IN_A_ROW ? this.accountId : this.accountId + 1;
  }

  /** Counts a claimed job of the account. */
  note(accountId: number): void {
    this.jobs = accountId === this.accountId ? (this.jobs % JOBS_IN_A_ROW) + 1 : 1;
    this.accountId = accountId;
  }
}
