import { expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

test('the types of the client are those of the committed OpenAPI document; npm run codegen writes them', () => {
  const program = path.join(ROOT, 'test/support/client-types.mjs');
  const generated = execFileSync(process.execPath, [program], { encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 });
  expect(readFileSync(path.join(ROOT, 'src/client/generated/rest.ts'), 'utf8')).toBe(generated);
});

test.each(['src/client', 'examples'])('%s has no mistakes in its types', (project) => {
  const program = path.join(ROOT, 'node_modules/typescript/bin/tsc');
  const output = execFileSync(process.execPath, [program, '--noEmit', '-p', path.join(ROOT, project)], {
    encoding: 'utf8',
  });
  expect(output).toBe('');
});
