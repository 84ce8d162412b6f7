/** Somebody who looks elsewhere for a moment misses nothing, so the page stays as it is for this time. */
const HIDDEN_MILLISECONDS = 30_000;

/**
 * Calls `enter` while the page is in use, and what it returns once the page is left or has been hidden for a while. A browser keeps pages
 * that were left, to show them again at once, and their connections with them.
 *
 * @param enter receives whether the page was left before
 * @returns what ends it for good
 */
export function whilePresent(enter: (isReturn: boolean) => () => void): () => void {
  const ended = new AbortController();
  let leave: (() => void) | null = enter(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const goAway = () => {
    clearTimeout(timer);
    leave?.();
    leave = null;
  };
  const comeBack = () => {
    clearTimeout(timer);
    leave ??= enter(true);
  };
  const watch = () => {
    if (document.hidden) timer = setTimeout(goAway, HIDDEN_MILLISECONDS);
    else comeBack();
  };
  if (document.hidden) watch();
  addEventListener('pagehide', goAway, ended);
  addEventListener('pageshow', comeBack, ended);
  document.addEventListener('visibilitychange', watch, ended);
  return () => {
    ended.abort();
    goAway();
  };
}
