/**
 * recheck as the gate against regular expressions that a text can make slow: none may take exponential time. Outside of the parser
 * process, which is stopped after its time, and whose words and lines have a limited length, none may take quadratic time either.
 *
 * What is reviewed is listed by its text, so that a changed pattern is reviewed again.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from '@babel/parser';
import { traverseFast } from '@babel/types';
import { Checks } from '../support/checks.mjs';
import { ROOT } from './support/schema.mjs';

// The implementation in JavaScript, which needs no other program.
process.env.RECHECK_BACKEND = 'pure';
const { checkSync } = await import('recheck');

const SECONDS = 15;
/** Code that runs in the parser process. */
const CAGED = /^src\/(extraction|learning)\//;
const MAX_DEGREE = 2;

/** Patterns that recheck finds slow or cannot decide, and why they are not. */
const REVIEWED = new Map([
  ['\\p{L}\\S*:\\D*\\d', 'a word has at most 100 characters'],
  ['^.*must be one of the following values: (.*)$', 'a message of the validator, without text of the client'],
  ['^[a-z]{3}(_[a-z]+)?( *[,+] *[a-z]{3}(_[a-z]+)?){0,7}$', 'a setting'],
  [' *[,+] *', 'a setting'],
  ['\\/+$', 'a setting'],
  ['\\?.*$', 'an address has no line breaks, so the first match is the last'],
  ['(?<!\\S)\\d{1,3}(?:\\s\\d{3})+[.,]\\d{2}(?!\\S)', 'a search has a limited length'],
  [
    '"[^"\\\\]*(?:\\\\.[^"\\\\]*)*"|-?\\d+(?:\\.\\d+)?(?:[eE][+-]?\\d+)?',
    'the text is well-formed JSON, so each string ends',
  ],
  ['^\\p{Lu}[^:]*\\d[^:]*,\\s\\p{L}[^:]*$', 'at most 120 characters'],
  ['^\\p{Lu}[^\\d:]+\\s\\d{1,4}[^\\d\\s]{0,2}(?:\\s\\S{1,12}){0,3}$', 'at most 120 characters'],
  ['\\d.*[\\p{L}\\d],?\\s.*\\d|\\d.*[,·•|–-]', 'at most 160 characters'],
  ['(?:@|www\\.|https?:\\/\\/)[\\w.-]{2,60}\\.([a-z]{2})(?![a-z.])', 'each repetition is limited'],
  ['^(?=.*\\d)[\\p{L}\\p{N}][\\p{L}\\p{N}/.+*#–-]*(?: ?[\\p{N}/.+*-]+){0,8}$', 'at most 40 characters'],
  [
    ':\\s|\\s\\d{1,4}\\s?\\p{L}?$|^\\d{1,5}[\\s,]|^(?:\\P{L}{0,80}|.{0,2})$|@|www\\.|https?:|\\d{5,}|[:=]\\s*$|^\\(|\\d{1,2}[./]\\d{1,2}[./]\\d{2,4}',
    'no repetition is followed by one of the same characters',
  ],
]);

const checks = new Checks();
checks.that(
  'an exponential pattern is found',
  judge({ source: '^(a+)+$', flags: '', file: 'src/extraction/example.ts' }) !== null,
);
checks.that(
  'a quadratic one in the service is found',
  judge({ source: '\\s+$', flags: '', file: 'src/web/example.ts' }) !== null,
);
const literals = listLiterals();
const problems = literals.map((literal) => judge(literal)).filter((problem) => problem !== null);
for (const problem of problems) checks.note(problem);
checks.that(`none of ${literals.length} patterns can be made slow`, problems.length === 0, `${problems.length} can`);
checks.finish();

/** What is wrong with a pattern; null for nothing. */
function judge({ source, flags, file, line }) {
  if (REVIEWED.has(source)) return null;
  const { status, complexity } = checkSync(source, flags, { timeout: SECONDS * 1_000 });
  if (status === 'safe') return null;
  const isHarmless = complexity?.type === 'polynomial' && complexity.degree <= MAX_DEGREE && CAGED.test(file);
  return isHarmless ? null : `${file}:${line}: ${complexity?.summary ?? status}: /${source}/${flags}`;
}

function listLiterals() {
  const found = new Map();
  const folder = path.join(ROOT, 'src');
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!/(?<!\.d)\.ts$/.test(name)) continue;
    const file = path.join('src', name);
    const tree = parse(readFileSync(path.join(ROOT, file), 'utf8'), {
      sourceType: 'module',
      plugins: ['typescript', 'decorators-legacy'],
    });
    traverseFast(tree, (node) => {
      if (node.type !== 'RegExpLiteral') return;
      const key = `/${node.pattern}/${node.flags}`;
      if (!found.has(key)) found.set(key, { source: node.pattern, flags: node.flags, file, line: node.loc.start.line });
    });
  }
  return [...found.values()];
}
