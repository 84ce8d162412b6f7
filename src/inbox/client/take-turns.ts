/**
 * Runs `lead` in one of the tabs that name the same turn; when that tab ends its turn or is closed, in the next one. Over plain HTTP,
 * browsers know no such turns, so every tab leads.
 *
 * @param lead receives whether the tab had to wait for its turn; returns what ends it
 * @returns what ends the turn, or the waiting for it
 */
export function takeTurns(name: string, lead: (hasWaited: boolean) => () => void): () => void {
  // Missing over plain HTTP, unlike what its type says.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return lead(false);
  const ended = new AbortController();
  const { signal } = ended;
  const turn = (hasWaited: boolean) =>
    new Promise<void>((resolve) => {
      if (signal.aborted) {
        resolve();
        return;
      }
      const stop = lead(hasWaited);
      signal.addEventListener('abort', () => {
        stop();
        resolve();
      });
    });
  const wait = async () => {
    const isFree = await locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock) await turn(false);
      return lock !== null;
    });
    if (!isFree) await locks.request(name, { signal }, () => turn(true));
  };
  // It fails only when the waiting ends without a turn.
  wait().catch(() => undefined);
  return () => ended.abort();
}
