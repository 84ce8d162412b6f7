import { expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

test('the types of the inbox are those of its documents and of the committed schema; npm run codegen writes them', () => {
  const program = path.join(ROOT, 'test/support/inbox-types.mjs');
  const generated = execFileSync(process.execPath, [program], { encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 });
  expect(readFileSync(path.join(ROOT, 'src/inbox/generated/graphql.ts'), 'utf8')).toBe(generated);
});
