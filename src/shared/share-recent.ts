/**
 * Lets calls within the given milliseconds of the first share its work. Work that fails is shared only by the calls that wait for it.
 */
export function shareRecent<Result>(milliseconds: number, work: () => Promise<Result>): () => Promise<Result> {
  let recent: { readonly result: Promise<Result>; readonly end: number } | null = null;
  return () => {
    const now = performance.now();
    if (recent && now < recent.end) return recent.result;
    const begun = { result: work(), end: now + milliseconds };
    begun.result.catch(() => {
      if (recent === begun) recent = null;
    });
    recent = begun;
    return begun.result;
  };
}
