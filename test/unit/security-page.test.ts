import { describe, expect, it } from '@jest/globals';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const PROGRAMME = path.join(ROOT, 'test/chaos/programme');

/** The lines of the hardening list with what proves each. */
function readLines(): { line: string; proofs: string[] }[] {
  const page = readFileSync(path.join(ROOT, 'SECURITY.md'), 'utf8').split('## Hardening list')[1] ?? '';
  const rows = [...page.matchAll(/^\| (?!Line|---)(.+?) +\| (.+?) +\|$/gm)];
  return rows.map(([, line = '', proofs = '']) => ({ line, proofs: proofs.split('; ') }));
}

function listProgramme(): Set<string> {
  const texts = readdirSync(PROGRAMME).map((name) => readFileSync(path.join(PROGRAMME, name), 'utf8'));
  return new Set(texts.flatMap((text) => [...text.matchAll(/\bid: '([CHT]\d+)'/g)].map(([, id = '']) => id)));
}

/** What is wrong with a reference; null if it leads to a test. */
function findProblem(proof: string, programme: ReadonlySet<string>): string | null {
  if (proof.startsWith('Open')) return null;
  if (/^[CHT]\d+$/.test(proof)) return programme.has(proof) ? null : `${proof} is not in the programme`;
  const [, file = '', title = ''] = /^`([\w/.-]+)` › (.+)$/.exec(proof) ?? [];
  const source = path.join(ROOT, 'test', `${file}.test.ts`);
  if (!existsSync(source)) return `${proof}: no such file`;
  return readFileSync(source, 'utf8').includes(title) ? null : `${proof}: no such test`;
}

describe('the hardening list', () => {
  const lines = readLines();
  const programme = listProgramme();

  it('has a line for each thing that could be undone unnoticed', () => {
    expect(lines.length).toBeGreaterThan(50);
  });

  it.each(lines.map(({ line, proofs }) => [line, proofs] as const))('proves: %s', (_line, proofs) => {
    expect(proofs.map((proof) => findProblem(proof, programme)).filter((problem) => problem !== null)).toEqual([]);
  });

  it('belongs to a programme of 49 tests', () => {
    const expected = { C: 16, H: 17, T: 16 };
    for (const [letter, count] of Object.entries(expected))
      for (let number = 1; number <= count; number += 1) expect(programme).toContain(`${letter}${number}`);
    expect(programme.size).toBe(49);
  });
});
