import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { shareOut, type Workshop } from './workshop.js';

/** A stretch of code that ran, and how often: start, end, count. */
export type Stretch = readonly [start: number, end: number, count: number];

/** What one test file runs. */
export interface TestCoverage {
  readonly test: string;
  readonly milliseconds: number;
  /** False if the test file fails without any mutant. */
  readonly isGreen: boolean;
  /** The hash of each compiled file that the test file loads, itself included, as of the measurement. */
  readonly loaded: Record<string, string>;
  readonly stretches: Record<string, Stretch[]>;
}

interface ScriptCoverage {
  readonly url: string;
  readonly functions: { readonly ranges: { startOffset: number; endOffset: number; count: number }[] }[];
}

const MEASUREMENT_TIMEOUT_MILLISECONDS = 900_000;

/** Determines what each test file runs. Measures a test file again only if one of the files that it loads has changed. */
export async function measureCoverage(
  project: string,
  tests: readonly string[],
  workshops: readonly Workshop[],
  report: (line: string) => void,
): Promise<TestCoverage[]> {
  const store = path.join(project, '.mutate');
  mkdirSync(store, { recursive: true });
  return shareOut(tests, workshops, async (test, workshop) => {
    const file = path.join(store, `${test.replaceAll('/', '-')}.json`);
    const stored = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as TestCoverage) : null;
    const isCurrent = (each: [file: string, hash: string]) => hashFile(workshop.folder, each[0]) === each[1];
    if (stored && Object.entries(stored.loaded).every(isCurrent)) return stored;
    report(`measuring ${test}`);
    const coverage = await measure(test, workshop);
    writeFileSync(file, JSON.stringify(coverage));
    return coverage;
  });
}

/** Returns how often a test file runs a place; zero if it never does. */
export function countAt(coverage: TestCoverage, file: string, offset: number): number {
  return coverage.stretches[file]?.find(([start, end]) => start <= offset && offset < end)?.[2] ?? 0;
}

async function measure(test: string, workshop: Workshop): Promise<TestCoverage> {
  const folder = mkdtempSync(path.join(tmpdir(), 'invoice-graph-coverage-'));
  try {
    const limit = { milliseconds: MEASUREMENT_TIMEOUT_MILLISECONDS };
    const run = await workshop.runTests([test], { ...limit, coverage: folder });
    const scripts = readdirSync(folder).flatMap((file) => listScripts(path.join(folder, file), workshop.folder));
    const loaded = [...new Set([test, ...scripts.map(({ file }) => file)])];
    // The measurement itself changes what child processes see, so a failure counts only without it.
    const isGreen = run.outcome === 'passed' || (await workshop.runTests([test], limit)).outcome === 'passed';
    return {
      test,
      milliseconds: run.milliseconds,
      isGreen,
      loaded: Object.fromEntries(loaded.map((file) => [file, hashFile(workshop.folder, file)])),
      stretches: collectStretches(workshop.folder, scripts),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The project's own scripts; a test may start processes that run others. */
function listScripts(report: string, folder: string): { file: string; script: ScriptCoverage }[] {
  const root = pathToFileURL(path.join(folder, '.build/')).href;
  const { result } = JSON.parse(readFileSync(report, 'utf8')) as { result: ScriptCoverage[] };
  return result.flatMap((script) => {
    return script.url.startsWith(root) ? [{ file: script.url.slice(root.length), script }] : [];
  });
}

function collectStretches(project: string, scripts: readonly { file: string; script: ScriptCoverage }[]) {
  const counts = new Map<string, Uint32Array>();
  for (const { file, script } of scripts.filter((each) => each.file.startsWith('src/'))) {
    const { length } = readFileSync(path.join(project, '.build', file), 'utf8');
    const sums = counts.get(file) ?? new Uint32Array(length);
    countRuns(script, length).forEach((count, offset) => (sums[offset]! += count));
    counts.set(file, sums);
  }
  return Object.fromEntries([...counts].map(([file, sums]) => [file, joinStretches(sums)]));
}

/** V8 reports nested ranges, of which the innermost one counts. */
function countRuns({ functions }: ScriptCoverage, length: number): Uint32Array {
  const counts = new Uint32Array(length);
  const ranges = functions.flatMap((each) => each.ranges);
  ranges.sort((a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset);
  for (const { startOffset, endOffset, count } of ranges) counts.fill(count, startOffset, endOffset);
  return counts;
}

function joinStretches(counts: Uint32Array): Stretch[] {
  const stretches: Stretch[] = [];
  let start = 0;
  for (let end = 1; end <= counts.length; end++) {
    if (end < counts.length && counts[end] === counts[start]) continue;
    if (counts[start]! > 0) stretches.push([start, end, counts[start]!]);
    start = end;
  }
  return stretches;
}

const hashes = new Map<string, string>();

function hashFile(project: string, file: string): string {
  const target = path.join(project, '.build', file);
  const known = hashes.get(target);
  if (known !== undefined) return known;
  const hash = existsSync(target) ? createHash('sha1').update(readFileSync(target)).digest('base64url') : '';
  hashes.set(target, hash);
  return hash;
}
