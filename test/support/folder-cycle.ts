import path from 'node:path/posix';
import { findCycle } from './import-cycle.js';

/**
 * One cycle between folders, with its first folder repeated at the end, or null if there is none. Folders are compared within each
 * parent: a folder stands for everything below it, and files directly in the parent stand for the parent itself.
 */
export function findFolderCycle(imports: ReadonlyMap<string, readonly string[]>): string[] | null {
  const graphs = new Map<string, Map<string, string[]>>();
  for (const [file, targets] of imports) {
    for (const target of targets) {
      const parent = findCommonFolder(file, target);
      const [from, to] = [findChild(parent, file), findChild(parent, target)];
      if (from === to) continue;
      const graph = graphs.get(parent) ?? new Map<string, string[]>();
      graphs.set(parent, graph.set(from, [...(graph.get(from) ?? []), to]));
    }
  }
  for (const graph of graphs.values()) {
    const cycle = findCycle(graph);
    if (cycle) return cycle;
  }
  return null;
}

function findCommonFolder(left: string, right: string): string {
  let folder = path.dirname(left);
  while (folder !== '.' && !right.startsWith(`${folder}/`)) folder = path.dirname(folder);
  return folder;
}

/** The folder directly in `parent` that has the file; `parent` for a file that is directly in it. */
function findChild(parent: string, file: string): string {
  const [first = '', ...rest] = path.relative(parent, file).split('/');
  return rest.length === 0 ? parent : path.join(parent, first);
}
