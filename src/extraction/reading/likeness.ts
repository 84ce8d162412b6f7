/** How much two short texts are alike, from 0 to 1: the share of letters and figures that stay when one is made into the other. */
export function likeness(left: string, right: string): number {
  const [a, b] = [plain(left), plain(right)];
  const longest = Math.max(a.length, b.length);
  return longest === 0 ? 1 : 1 - edits(a, b) / longest;
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(0, 200);
}

/** The fewest letters to change, add or leave out (Levenshtein). */
export function edits(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let at = 1; at <= b.length; at += 1) {
      const change = (above[at - 1] ?? 0) + (a[row - 1] === b[at - 1] ? 0 : 1);
      current.push(Math.min((above[at] ?? 0) + 1, (current[at - 1] ?? 0) + 1, change));
    }
    above = current;
  }
  return above[b.length] ?? 0;
}
