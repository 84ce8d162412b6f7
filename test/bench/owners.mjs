/** Sums the CPU time of a profile by who owns the code: a folder of `src`, a package, Node itself, or V8's garbage collector. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const PACKAGE = /node_modules\/((?:@[^/]+\/)?[^/]+)/;
const OWN = /(?:^|\/)src\/([\w-]+)/;
/** V8's own entries have no file. */
const NATIVE = { '(garbage collector)': 'garbage collector', '(program)': 'native code', '(idle)': null };
const SHOWN_SHARE = 0.01;

/**
 * Reads the profiles in a folder. Names in a bundle need its source maps: `node bundle.mjs --source-maps`.
 *
 * @returns owners with their share of the time that the process was busy, the largest first
 */
export function sumByOwner(folder) {
  const maps = new Map();
  const times = new Map();
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.cpuprofile'))) {
    const { nodes, samples, timeDeltas } = JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
    const owners = new Map(nodes.map(({ id, callFrame }) => [id, findOwner(callFrame, maps)]));
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

function findOwner({ functionName, url, lineNumber, columnNumber }, maps) {
  if (url === '') return functionName in NATIVE ? NATIVE[functionName] : 'native code';
  const file = url.startsWith('file:') ? findSource(fileURLToPath(url), lineNumber, columnNumber, maps) : url;
  const [, name] = PACKAGE.exec(file) ?? [];
  if (name) return name;
  const [, area] = OWN.exec(file) ?? [];
  return area ? `src/${area}` : 'Node';
}

function findSource(file, line, column, maps) {
  if (!maps.has(file)) {
    const map = `${file}.map`;
    maps.set(file, existsSync(map) ? new SourceMap(JSON.parse(readFileSync(map, 'utf8'))) : null);
  }
  return maps.get(file)?.findEntry(line, column).originalSource ?? file;
}
