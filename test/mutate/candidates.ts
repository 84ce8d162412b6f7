import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { findMutants, type Mutant } from './find-mutants.js';

/** A mutant and where it is in the TypeScript source. */
export interface Candidate {
  /** The compiled file, from the compiler's output folder on. */
  readonly file: string;
  readonly mutant: Mutant;
  /** As an editor opens it: file:line:column. */
  readonly place: string;
}

/** Folders whose mistakes show elsewhere: migrations are compared with the committed schema, the demo is data. */
const NEVER_MUTATED = ['src/database/migrations/', 'src/demo/'];
/** Learned weights. Training measures them on documents. */
const GENERATED = /-weights\.js$/;

/** Every mutant of the compiled files in these folders, or in these files. */
export function listCandidates(project: string, within: readonly string[], except: readonly string[]): Candidate[] {
  const build = path.join(project, '.build');
  const files = listCompiledFiles(project, 'src').filter(
    (file) => isIn(file, within) && !isIn(file, except) && !isIn(file, NEVER_MUTATED) && !GENERATED.test(file),
  );
  return files.flatMap((file) => {
    const code = readFileSync(path.join(build, file), 'utf8');
    const placeOf = createLocator(file, code);
    return findMutants(code).map((mutant) => ({ file, mutant, place: placeOf(mutant.start) }));
  });
}

/** The compiled files of `src` or `test`; the compiler leaves those whose source is gone. */
export function listCompiledFiles(project: string, folder: string): string[] {
  return readdirSync(path.join(project, '.build', folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => path.posix.join(folder, file))
    .filter((file) => existsSync(path.join(project, file.replace(/\.js$/, '.ts'))))
    .toSorted();
}

/**
 * A seeded sample, in random order, so that its beginning is a sample too. Whether a mutant is drawn depends on the seed and its
 * own line only, so that changes elsewhere do not affect the sample.
 */
export function drawSample(candidates: readonly Candidate[], size: number, seed: number): Candidate[] {
  const repeated = new Map<string, number>();
  const drawn = candidates.map((candidate) => {
    const { file, mutant } = candidate;
    const identity = [seed, file, mutant.line, mutant.original, mutant.replacement].join('\n');
    const repetition = repeated.get(identity) ?? 0;
    repeated.set(identity, repetition + 1);
    return { candidate, luck: createHash('sha1').update(`${identity}\n${repetition}`).digest('hex') };
  });
  drawn.sort((a, b) => (a.luck < b.luck ? -1 : 1));
  return drawn.slice(0, size).map(({ candidate }) => candidate);
}

function isIn(file: string, folders: readonly string[]): boolean {
  return folders.some(
    (folder) =>
      file.startsWith(folder.endsWith('/') ? folder : `${folder}/`) || file === folder.replace(/\.ts$/, '.js'),
  );
}

/** Translates offsets in a compiled file, by the source map that it carries. */
function createLocator(file: string, code: string): (offset: number) => string {
  const encoded = /^\/\/# sourceMappingURL=data:application\/json;base64,(.+)$/m.exec(code)?.[1];
  const map = encoded ? new SourceMap(JSON.parse(Buffer.from(encoded, 'base64').toString('utf8'))) : null;
  return (offset) => {
    const before = code.slice(0, offset).split('\n');
    const entry = map?.findEntry(before.length - 1, before.at(-1)?.length ?? 0);
    const isFound = entry && 'originalLine' in entry;
    const [line, column] = isFound
      ? [entry.originalLine, entry.originalColumn]
      : [before.length - 1, before.at(-1)?.length ?? 0];
    return `${isFound ? file.replace(/\.js$/, '.ts') : file}:${line + 1}:${column + 1}`;
  };
}
