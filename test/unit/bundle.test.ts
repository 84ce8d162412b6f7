import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.resolve('dist/server');
const IMPORT = /^import\s.*?["'](\.\/[^"']+)["'];?$/gm;
const BEYOND_LATIN_1 = /[^\0-\u00FF]/u;

/** The files that a program loads when it starts. */
function listLoaded(name: string, known = new Map<string, string>()): Map<string, string> {
  if (known.has(name)) return known;
  const source = readFileSync(path.join(FOLDER, name), 'utf8');
  known.set(name, source);
  for (const [, imported = ''] of source.matchAll(IMPORT)) listLoaded(path.basename(imported), known);
  return known;
}

describe('the bundle', () => {
  // Patterns keep their characters, so that a small file may have some.
  it('has hardly a file that V8 keeps at two bytes a character in what the API loads', () => {
    const sources = [...listLoaded('main.js').values()];
    const sum = (some: string[]) => some.reduce((length, source) => length + source.length, 0);
    expect(sum(sources)).toBeGreaterThan(1_000_000);
    expect(sum(sources.filter((source) => BEYOND_LATIN_1.test(source)))).toBeLessThan(sum(sources) / 20);
  });
});
