import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Workshop } from './workshop.js';

/** A stretch of code that ran, and how often: start, end, count. */
export type Stretch = readonly [start: number, end: number, count: number];

/** What one test file runs. */
export interface TestCoverage {
  readonly test: string;
  readonly milliseconds: number;
  /** False where the test file fails without any mutant. */
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

/** Tells what each test file runs; measures only those of which a loaded file has changed since the last time. */
export async function measureCoverage(
  project: string,
  tests: readonly string[],
  workshop: Workshop,
  report: (line: string) => void,
): Promise<TestCoverage[]> {
  const store = path.join(project, '.mutate');
  mkdirSync(store, { recursive: true });
  const found: TestCoverage[] = [];
  for (const test of tests) {
    const file = path.join(store, `${test.replaceAll('/', '-')}.json`);
    const stored = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as TestCoverage) : null;
    const isCurrent =
      stored && Object.entries(stored.loaded).every(([each, hash]) => hashOf(workshop.folder, each) === hash);
    if (!isCurrent) report(`measuring ${test}`);
    const coverage = isCurrent ? stored : await measure(test, workshop);
    if (!isCurrent) writeFileSync(file, JSON.stringify(coverage));
    found.push(coverage);
  }
  return found;
}

/** How often a test file runs a place; zero where it never does. */
export function countAt(coverage: TestCoverage, file: string, offset: number): number {
  return coverage.stretches[file]?.find(([start, end]) => start <= offset && offset < end)?.[2] ?? 0;
}

async function measure(test: string, workshop: Workshop): Promise<TestCoverage> {
  const folder = mkdtempSync(path.join(tmpdir(), 'invoice-graph-coverage-'));
  try {
    const limit = { milliseconds: MEASUREMENT_TIMEOUT_MILLISECONDS };
    const run = await workshop.runTests([test], { ...limit, coverage: folder });
    const scripts = readdirSync(folder).flatMap((file) => scriptsOf(path.join(folder, file)));
    const loaded = [...new Set([test, ...scripts.map(({ file }) => file)])];
    // The measurement itself changes what child processes see, so a failure counts only without it.
    const isGreen = run.outcome === 'passed' || (await workshop.runTests([test], limit)).outcome === 'passed';
    return {
      test,
      milliseconds: run.milliseconds,
      isGreen,
      loaded: Object.fromEntries(loaded.map((file) => [file, hashOf(workshop.folder, file)])),
      stretches: stretchesOf(workshop.folder, scripts),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function scriptsOf(report: string): { file: string; script: ScriptCoverage }[] {
  const { result } = JSON.parse(readFileSync(report, 'utf8')) as { result: ScriptCoverage[] };
  return result.flatMap((script) => {
    const file = /\/\.build\/((?:src|test)\/.*\.js)$/.exec(script.url)?.[1];
    return file ? [{ file, script }] : [];
  });
}

function stretchesOf(project: string, scripts: readonly { file: string; script: ScriptCoverage }[]) {
  const counts = new Map<string, Uint32Array>();
  for (const { file, script } of scripts.filter((each) => each.file.startsWith('src/'))) {
    const { length } = readFileSync(path.join(project, '.build', file), 'utf8');
    const sums = counts.get(file) ?? new Uint32Array(length);
    countsOf(script, length).forEach((count, offset) => (sums[offset]! += count));
    counts.set(file, sums);
  }
  return Object.fromEntries([...counts].map(([file, sums]) => [file, joined(sums)]));
}

/** V8 reports nested ranges, of which the innermost holds. */
function countsOf({ functions }: ScriptCoverage, length: number): Uint32Array {
  const counts = new Uint32Array(length);
  const ranges = functions.flatMap((each) => each.ranges);
  ranges.sort((a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset);
  for (const { startOffset, endOffset, count } of ranges) counts.fill(count, startOffset, endOffset);
  return counts;
}

function joined(counts: Uint32Array): Stretch[] {
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

function hashOf(project: string, file: string): string {
  const target = path.join(project, '.build', file);
  const known = hashes.get(target);
  if (known !== undefined) return known;
  const hash = existsSync(target) ? createHash('sha1').update(readFileSync(target)).digest('base64url') : '';
  hashes.set(target, hash);
  return hash;
}
