/** Lets one sleeper be woken early; a ring while nobody sleeps is kept for the next sleep, which then ends at once. */
export class Alarm {
  private isRinging = false;
  private wake: (() => void) | null = null;

  ring(): void {
    this.isRinging = true;
    this.wake?.();
  }

  /** Waits for the given time or the next ring. */
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
    this.wake = null;
    this.isRinging = false;
  }
}
