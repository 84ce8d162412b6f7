import path from 'node:path';
import type { Candidate } from './candidates.js';

export type Verdict = 'killed' | 'timed out' | 'survived' | 'not covered';

export interface Result extends Candidate {
  readonly verdict: Verdict;
  /** How many test files reach the place. */
  readonly tests: number;
}

const VERDICTS: readonly Verdict[] = ['killed', 'timed out', 'survived', 'not covered'];

/** Prints the counts of each folder, the surviving mutants, and the share of killed ones. */
export function printReport(unsorted: readonly Result[], print: (line: string) => void): void {
  const results = unsorted.toSorted((a, b) => a.file.localeCompare(b.file) || a.mutant.start - b.mutant.start);
  const folders = [...new Set(results.map(({ file }) => path.posix.dirname(file)))].sort();
  print('');
  for (const folder of folders) {
    const inside = results.filter(({ file }) => path.posix.dirname(file) === folder);
    print(`${folder}: ${VERDICTS.map((verdict) => `${count(inside, verdict)} ${verdict}`).join(', ')}`);
  }
  print('');
  for (const result of results.filter(isUnnoticed)) {
    const seen = result.verdict === 'survived' ? `survived ${result.tests} test files` : result.verdict;
    print(`${describeMutant(result)}  ${seen}`);
    print(`    ${result.mutant.line}`);
  }
  const killed = results.length - results.filter(isUnnoticed).length;
  const share = results.length === 0 ? 0 : Math.floor((100 * killed) / results.length);
  print(`${killed} of ${results.length} mutants killed (${share} %)`);
}

/** Where a mutant is and what it changes, on one line. */
export function describeMutant({ place, mutant }: Candidate): string {
  return `${place}  ${shorten(mutant.original)} → ${shorten(mutant.replacement) || 'nothing'}`;
}

/** A timeout counts as killed. */
function isUnnoticed({ verdict }: Result): boolean {
  return verdict === 'survived' || verdict === 'not covered';
}

function count(results: readonly Result[], verdict: Verdict): number {
  return results.filter((result) => result.verdict === verdict).length;
}

function shorten(code: string): string {
  const flat = code.replaceAll(/\s+/g, ' ');
  return flat.length > 70 ? `${flat.slice(0, 69)}…` : flat;
}
