/** One cycle of the graph with its first file repeated at the end, or null if there is none. */
export function findCycle(graph: ReadonlyMap<string, readonly string[]>): string[] | null {
  const finished = new Set<string>();
  for (const file of graph.keys()) {
    const cycle = walk(graph, file, [], finished);
    if (cycle) return cycle;
  }
  return null;
}

function walk(
  graph: ReadonlyMap<string, readonly string[]>,
  file: string,
  trail: readonly string[],
  finished: Set<string>,
): string[] | null {
  const start = trail.indexOf(file);
  if (start >= 0) return [...trail.slice(start), file];
  if (finished.has(file)) return null;
  for (const target of graph.get(file) ?? []) {
    const cycle = walk(graph, target, [...trail, file], finished);
    if (cycle) return cycle;
  }
  finished.add(file);
  return null;
}
