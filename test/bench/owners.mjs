/** Sums the CPU time of a profile by who owns the code: a folder of `src`, a package, Node itself, or V8's garbage collector. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const PACKAGE = /node_modules\/((?:@[^/]+\/)?[^/]+)/;
const OWN = /(?:^|\/)src\/([\w-]+)/;
/** V8's own entries. Other native functions count for their callers. */
const V8 = {
  '(garbage collector)': 'garbage collector',
  '(program)': 'V8 and the system',
  '(root)': 'V8 and the system',
  '(idle)': null,
};
const SHOWN_SHARE = 0.01;

/**
 * Reads the profiles in a folder. The bundle must have been built with `--source-maps`.
 *
 * @returns owners with their share of the time that the process was busy, the largest first
 */
export function sumByOwner(folder) {
  const maps = new Map();
  const times = new Map();
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.cpuprofile'))) {
    const { nodes, samples, timeDeltas } = JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
    const owners = findOwners(nodes, maps);
    samples.forEach((id, index) => {
      const owner = owners.get(id);
      if (owner !== null) times.set(owner, (times.get(owner) ?? 0) + timeDeltas[index]);
    });
  }
  const total = [...times.values()].reduce((sum, time) => sum + time, 0);
  return [...times]
    .map(([owner, time]) => ({ owner, share: time / total }))
    .filter(({ share }) => share >= SHOWN_SHARE)
    .toSorted((left, right) => right.share - left.share)
    .map(({ owner, share }) => ({ owner, percent: (100 * share).toFixed(1) }));
}

/** The owner of each node of the tree of calls, in which parents precede their children. */
function findOwners(nodes, maps) {
  const owners = new Map();
  for (const { id, callFrame, children = [] } of nodes) {
    const { functionName, url } = callFrame;
    if (functionName in V8) owners.set(id, V8[functionName]);
    else if (url !== '') owners.set(id, findOwner(callFrame, maps));
    for (const child of children) owners.set(child, owners.get(id));
  }
  return owners;
}

function findOwner({ url, lineNumber, columnNumber }, maps) {
  const file = url.startsWith('file:') ? findSource(fileURLToPath(url), lineNumber, columnNumber, maps) : url;
  const [, name] = PACKAGE.exec(file) ?? [];
  if (name) return name;
  const [, area] = OWN.exec(file) ?? [];
  return area ? `src/${area}` : 'Node';
}

/** Packages have maps of their own, whose sources are not named by the package. */
function findSource(file, line, column, maps) {
  if (PACKAGE.test(file)) return file;
  if (!maps.has(file)) {
    const map = `${file}.map`;
    maps.set(file, existsSync(map) ? new SourceMap(JSON.parse(readFileSync(map, 'utf8'))) : null);
  }
  return maps.get(file)?.findEntry(line, column).originalSource ?? file;
}
