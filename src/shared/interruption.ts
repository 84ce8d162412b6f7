/**
 * An event that ends the waiting for other things. A promise in `Promise.race` would instead keep what each race has won as long as it is
 * pending itself.
 */
export class Interruption {
  private readonly waiting = new Set<() => void>();
  private hasHappened = false;

  /** Ends all waiting, also that which has not begun. */
  happen(): void {
    this.hasHappened = true;
    for (const end of this.waiting) end();
    this.waiting.clear();
  }

  /** Waits for a promise, or until this happens: then it is undefined. The promise is not cancelled; a later outcome is ignored. */
  wait<Result>(promise: Promise<Result>): Promise<Result | undefined> {
    return new Promise((resolve, reject) => {
      const end = () => resolve(undefined);
      this.waiting.add(end);
      promise.then(resolve, reject).finally(() => this.waiting.delete(end));
      if (this.hasHappened) this.happen();
    });
  }
}
