import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const PROGRAM = path.resolve(import.meta.dirname, '../../mutate/mutate.js');
const NODE_MODULES = path.resolve(import.meta.dirname, '../../../../node_modules');

const PARCELS = `
export function isFree(total) {
  return total >= 50;
}
export function isHeavy(kilos) {
  return kilos > 20;
}
export function isLate(days) {
  return days > 14;
}
`;
const TEST = `
import { expect, test } from '@jest/globals';
import { isFree, isHeavy } from '../../src/parcels.js';
test('parcels from 50 on are free', () => expect([49, 50, 51].map(isFree)).toEqual([false, true, true]));
test('30 kilos are heavy, 10 are not', () => expect([10, 30].map(isHeavy)).toEqual([false, true]));
`;

/** A project whose tests fully cover one function, partly another, and not the third. */
describe('a mutation run', () => {
  let project: string;
  let output: string;

  beforeAll(() => {
    project = mkdtempSync(path.join(tmpdir(), 'invoice-graph-mutated-'));
    const write = (file: string, text: string) => {
      mkdirSync(path.join(project, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(project, file), text);
    };
    write('package.json', '{ "type": "module" }');
    write('jest.config.js', `export default { transform: {}, testMatch: ['<rootDir>/test/**/*.test.js'] };`);
    for (const [folder, extension] of [
      ['', 'ts'],
      ['.build/', 'js'],
    ]) {
      write(`${folder}src/parcels.${extension}`, PARCELS);
      write(`${folder}test/unit/parcels.test.${extension}`, TEST);
    }
    symlinkSync(NODE_MODULES, path.join(project, 'node_modules'));
    const words = ['--in', 'src', '--sample', '10', '--seed', '3', '--rings', 'unit'];
    output = execFileSync(process.execPath, [PROGRAM, ...words], { cwd: project, encoding: 'utf8' });
  }, 240_000);
  afterAll(() => rmSync(project, { recursive: true, force: true }));

  it('draws the sample of its seed', () => {
    expect(output).toContain('10 of 12 mutants, seed 3');
  });

  it('reports the place of each surviving mutant', () => {
    expect(output).toContain('src/parcels.js:6:16  > → >=  survived 1 test files\n    return kilos > 20;\n');
    expect(output).toContain('src/parcels.js:9:15  > → >=  not covered\n');
  });

  it('counts the killed mutants', () => {
    expect(output).toMatch(/\n3 of 10 mutants killed \(30 %\)\n$/);
    expect(output).not.toMatch(/(?:survived|covered) src\/parcels\.js:3:/);
  });

  it('leaves the project unchanged', () => {
    expect(readFileSync(path.join(project, '.build/src/parcels.js'), 'utf8')).toBe(PARCELS);
  });
});
