import { parseArgs } from 'node:util';
import { listCompiledFiles, listCandidates, drawSample, type Candidate } from './candidates.js';
import { countAt, measureCoverage, type TestCoverage } from './coverage.js';
import { describeMutant, printReport, type Result } from './report.js';
import { shareOut, Workshop } from './workshop.js';

const USAGE = `npm run mutate -- --in FOLDER[,FOLDER] [--except FOLDER[,FOLDER]] [--sample N] [--seed S] [--rings unit,store,…] [--at FILE:LINE,…] [--tests N] [--workers N]`;
const ALL_RINGS = ['unit', 'contracts', 'store', 'api', 'journeys'];
/** Extraction is pure, so its unit tests are enough; other code is tested through the database. */
const RINGS_OF_EXTRACTION = ['unit'];
/** Words in paths that do not describe the subject of a file. */
const PLACES = new Set(['src', 'test', 'unit', 'store', 'api', 'journey']);
const MIN_TIMEOUT_MILLISECONDS = 60_000;

const { values: options } = parseArgs({
  options: {
    in: { type: 'string' },
    except: { type: 'string', default: '' },
    sample: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    rings: { type: 'string' },
    at: { type: 'string' },
    tests: { type: 'string', default: 'Infinity' },
    workers: { type: 'string', default: '1' },
    project: { type: 'string', default: process.cwd() },
  },
});

function splitList(list: string | undefined): string[] {
  return (list ?? '').split(',').filter(Boolean);
}

function getRing(test: string): string {
  const [, ring, ...rest] = test.split('/');
  return ring && rest.length > 0 ? ring : 'contracts';
}

/** The compiled test files of a ring; those beside the rings' folders are the ring `contracts`. */
function listTests(project: string, rings: readonly string[]): string[] {
  return listCompiledFiles(project, 'test').filter(
    (file) => file.endsWith('.test.js') && rings.includes(getRing(file)),
  );
}

/**
 * The test files that run a place, up to a number: first those that compare what the code generates with the committed contracts, then
 * those that are named after the place, then the quick ones that run it often.
 */
function selectTests({ file, mutant }: Candidate, coverages: readonly TestCoverage[]): TestCoverage[] {
  const subject = splitPath(file);
  return coverages
    .map((coverage) => ({ coverage, count: countAt(coverage, file, mutant.start) }))
    .filter(({ count }) => count > 0)
    .map(({ coverage, count }) => ({
      coverage,
      likeness:
        getRing(coverage.test) === 'contracts'
          ? Infinity
          : [...splitPath(coverage.test)].filter((word) => subject.has(word)).length,
      cost: coverage.milliseconds / Math.log2(1 + count),
    }))
    .sort((a, b) => b.likeness - a.likeness || a.cost - b.cost)
    .slice(0, Number(options.tests))
    .map(({ coverage }) => coverage);
}

/** The mutants of some places of the source: FILE:LINE or FILE:LINE:COLUMN. */
function selectMutants(candidates: readonly Candidate[], places: readonly string[]): Candidate[] {
  return candidates.filter(({ place }) => places.some((each) => place === each || place.startsWith(`${each}:`)));
}

/** What a file is about, by the words of its path, in the singular. */
function splitPath(file: string): Set<string> {
  const words = file.replace(/\.js$/, '').match(/[a-z]+/gi) ?? [];
  return new Set(words.map((word) => word.replace(/ies$/, 'y').replace(/s$/, '')).filter((word) => !PLACES.has(word)));
}

async function tryMutant(
  candidate: Candidate,
  coverages: readonly TestCoverage[],
  workshop: Workshop,
): Promise<Result> {
  const tests = selectTests(candidate, coverages);
  if (tests.length === 0) return { ...candidate, verdict: 'not covered', tests: 0 };
  const expected = tests.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  const { outcome } = await workshop.runWithMutant(candidate.file, candidate.mutant, () =>
    workshop.runTests(
      tests.map(({ test }) => test),
      { milliseconds: Math.max(MIN_TIMEOUT_MILLISECONDS, 3 * expected) },
    ),
  );
  const verdict = outcome === 'passed' ? 'survived' : outcome === 'failed' ? 'killed' : 'timed out';
  return { ...candidate, verdict, tests: tests.length };
}

async function runMutations(): Promise<void> {
  const { project } = options;
  const within = splitList(options.in);
  const places = splitList(options.at);
  const folders = places.length > 0 ? places.map((place) => place.split(':', 1)[0]!) : within;
  if (folders.length === 0) throw new Error(USAGE);
  const isExtraction = folders.every((folder) => folder.startsWith('src/extraction'));
  const rings = splitList(options.rings ?? (isExtraction ? RINGS_OF_EXTRACTION : ALL_RINGS).join(','));
  const candidates = listCandidates(project, folders, splitList(options.except));
  const sample =
    places.length > 0
      ? selectMutants(candidates, places)
      : drawSample(candidates, Number(options.sample), Number(options.seed));
  console.log(`${sample.length} of ${candidates.length} mutants, seed ${options.seed}, rings ${rings.join(', ')}`);

  const workshops = await Promise.all(Array.from({ length: Number(options.workers) }, () => Workshop.open(project)));
  const results: Result[] = [];
  const close = () => workshops.forEach((workshop) => workshop.close());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      close();
      printReport(results, console.log);
      process.exit(1);
    });
  }
  try {
    const measured = await measureCoverage(project, listTests(project, rings), workshops, console.log);
    for (const { test } of measured.filter((each) => !each.isGreen)) {
      console.log(`skipped, because it fails without a mutant: ${test}`);
    }
    const green = measured.filter((each) => each.isGreen);
    await shareOut(sample, workshops, async (candidate, workshop) => {
      const result = await tryMutant(candidate, green, workshop);
      results.push(result);
      console.log(`${results.length}/${sample.length} ${result.verdict} ${describeMutant(candidate)}`);
    });
    printReport(results, console.log);
  } finally {
    close();
  }
}

await runMutations();
