/** An interruptible sleep for one sleeper. A ring while nobody sleeps makes the next sleep return immediately. */
export class Alarm {
  private isRinging = false;
  private wake = (): void => undefined;

  ring(): void {
    this.isRinging = true;
    this.wake();
  }

  /** Waits for the given time or until the next ring. */
  async sleep(milliseconds: number): Promise<void> {
    if (!this.isRinging) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.isRinging = false;
  }
}
