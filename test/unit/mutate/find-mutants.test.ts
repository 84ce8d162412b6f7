import { describe, expect, it } from '@jest/globals';
import { applyMutant, findMutants } from '../../mutate/find-mutants.js';

function listMutations(code: string): string[] {
  return findMutants(code).map((mutant) => applyMutant(code, mutant));
}

describe('finding mutants', () => {
  it.each<[what: string, expression: string, mutations: string[]]>([
    ['a boundary', 'a < b', ['a <= b', 'a >= b']],
    ['a comparison with a fraction', 'a < 0.5', ['a >= 0.5']],
    ['a comparison of lengths', 'a.x < b.width - 4', ['a.x >= b.width - 4', 'a.x < b.width + 4']],
    ['an equality of lengths', 'a.x === b.x', ['a.x !== b.x']],
    ['an equality', 'a === b', ['a !== b']],
    ['logical operators', '(a && b) || c', ['(a || b) || c', '(a && b) && c']],
    ['a fallback', '(a) ?? b', ['(a)']],
    ['arithmetic', 'a + b', ['a - b']],
    ['a negation', '!a', ['a']],
    ['a sign', '-a', ['a']],
    ['a boolean', 'true', ['false']],
    ['a small number', '7', ['8', '6']],
    ['a small negative number', '-7', ['7', '-8']],
    ['a size in bytes', '5 * 1024 * 1024', ['5 / 1024 * 1024', '5 * 1024 / 1024']],
    ['an empty text', "''", ["'mutant'"]],
    ['the condition of a choice', 'a ? b : c', ['true ? b : c', 'false ? b : c']],
    ['the comparison of a choice', 'a === b ? c : d', ['a !== b ? c : d']],
    ['the options of a call', 'f({ a, b })', ['f({  b })', 'f({ a,  })']],
    ['an optional chain', 'a?.b?.()', ['a.b?.()', 'a?.b()']],
    ['a call with an opposite', 'a.some(b)', ['a.every(b)']],
    ['calls that filter or sort', 'a.filter(b).sort()', ['a.sort()', 'a.filter(b)']],
  ])('changes %s', (_, expression, mutations) => {
    const writeModule = (each: string) => `export default ${each}`;
    expect(listMutations(writeModule(expression))).toEqual(mutations.map(writeModule));
  });

  it.each<[what: string, statements: string, mutations: string[]]>([
    ['calls and assignments', 'f(); a = b;', ['; a = b;', 'f(); ;']],
    ['an error', 'throw a;', [';']],
    ['an early exit', 'for (const a of b) continue;', ['for (const a of b) ;']],
    ['a condition', 'if (a) f();', ['if (true) f();', 'if (false) f();', 'if (a) ;']],
    ['the choice of SQLite', 'if (this.isSqlite) f();', ['if (false) f();', 'if (this.isSqlite) ;']],
    ['a compound assignment', 'a += b;', [';', 'a -= b;']],
    [
      'a decorator',
      '__decorate([Max(9), __metadata("a", 1)], A, 1)',
      ['__decorate([Max(10), __metadata("a", 1)], A, 1)', '__decorate([Max(8), __metadata("a", 1)], A, 1)'],
    ],
  ])('changes %s', (_, statements, mutations) => {
    expect(listMutations(statements)).toEqual(mutations);
  });

  it.each([
    ['imports', "import { a } from '';"],
    ['helpers of the compiler', 'var __decorate = (this && this.__decorate) || f;'],
    [
      'log lines',
      'this.logger.info({ a }, b); logger[c ? d : e]({ a }); logError(f, g && h); if (i > 0) logger.warn(i);',
    ],
    ['descriptions and messages', "const a = { description: '', message: b ? c : '' };"],
    ['the logger that is passed on', 'const a = new A({ logger });'],
    ['the text of an error', "const a = new AppError('x', `${b > 1 ? c : d}`);"],
    ['durations', 'const TIMEOUT_MS = 500, a = { lockTimeout: 9 };'],
    ['large numbers, fractions and batches', 'const a = [1000, 0.25], BATCH = 500, ROWS_PER_STATEMENT = 400;'],
    ['estimates of memory', 'const BYTES_PER_ROW = 500;'],
    [
      'fallbacks for elements',
      "const a = b[c] ?? d; const e = f[g] ?? 7; const [h = '', i = 1] = j, k = l.at(m) ?? '';",
    ],
    ['fields of a class', 'class A { constructor(a) { this.a = a; } }'],
    ['calls without an opposite', 'const a = b.toString();'],
    ['what only MySQL runs', 'function mysqlOptions() { return a < b; } class A { setOnMysql() { b(); } }'],
    ['what describes a table', "const a = Column({ type: 'varchar', nullable: true, generated: 'increment' });"],
  ])('leaves out %s', (_, code) => {
    expect(listMutations(code)).toEqual([]);
  });
});
