/**
 * graphql-inspector as the gate against breaking changes: each commit since the last release that breaks the schema for clients
 * must say so (Conventional Commits: `!` before the colon, or a footer `BREAKING CHANGE:`, which a later commit may add with the
 * commit's short hash), and uncommitted changes must not break it.
 *
 * SCHEMA_BASE names another commit to begin at; without it and without a release, it is the one that added this check.
 */
import { execFileSync } from 'node:child_process';
import { CriticalityLevel, diff, DiffRule } from '@graphql-inspector/core';
import { buildSchema } from 'graphql';
import { Checks, listSome } from '../support/checks.mjs';
import { readSchema, ROOT, SCHEMA_PATH } from './support/schema.mjs';

/** Deprecated parts may be removed: that is the way to change the schema without breaking clients. */
const RULES = [DiffRule.suppressRemovalOfDeprecatedField];

const GATE = 'test/judges/graphql-inspector.mjs';
const EXAMPLE = `
  type Query { "An invoice." invoice(uid: ID!, locale: String): Invoice }
  type Invoice { hfId: String! code: String @deprecated(reason: "Use hfId.") paymentType: PaymentType }
  enum PaymentType { CASH OTHER }
`;

const checks = new Checks();
await testGate();
if (hasHistory()) await judgeHistory();
else checks.note('There is no history to compare with, so only the gate itself was tested.');
checks.finish();

async function judgeHistory() {
  const base = findBase();
  checks.note(`from ${base} on`);
  for (const commit of listCommitsSince(base)) await judgeCommit(commit);
  const breaking = await findBreakingChanges(readSchemaAt('HEAD'), readSchema());
  checks.that('uncommitted changes break nothing', breaking.length === 0, describe(breaking));
}

async function judgeCommit(commit) {
  const before = readSchemaAt(`${commit}^`);
  if (before === null) return;
  const breaking = await findBreakingChanges(before, readSchemaAt(commit));
  const [subject, body] = runGit('show', '--no-patch', '--format=%s%x00%b', commit).split('\0');
  const announced = /^[a-z]+(\([^)]*\))?!:/.test(subject) || /^BREAKING[ -]CHANGE:/m.test(body);
  const later = runGit('log', '--format=%b', `${commit}..HEAD`);
  const isAnnouncedLater = later
    .split('\n')
    .some((line) => /^BREAKING[ -]CHANGE:/.test(line) && line.includes(commit.slice(0, 7)));
  const claim = `${commit.slice(0, 7)} ${breaking.length === 0 ? 'breaks nothing' : 'announces what it breaks'}: ${subject}`;
  checks.that(claim, breaking.length === 0 || announced || isAnnouncedLater, describe(breaking));
}

/** The last release before this commit; or the point where this branch left the main one; or the commit that added this check. */
function findBase() {
  if (process.env.SCHEMA_BASE) return runGit('rev-parse', '--verify', `${process.env.SCHEMA_BASE}^{commit}`);
  const release = tryGit('describe', '--tags', '--abbrev=0', 'HEAD^');
  if (release) return release;
  const fork = tryGit('merge-base', 'origin/main', 'HEAD');
  if (fork && fork !== runGit('rev-parse', 'HEAD')) return fork;
  return runGit('log', '--diff-filter=A', '--format=%H', '--', GATE).split('\n').at(-1) || 'HEAD';
}

function listCommitsSince(base) {
  const commits = runGit('log', '--no-merges', '--format=%H', `${base}..HEAD`, '--', SCHEMA_PATH);
  return commits === '' ? [] : commits.split('\n');
}

/** The schema at a commit; null if there is none. */
function readSchemaAt(commit) {
  return tryGit('show', `${commit}:${SCHEMA_PATH}`);
}

async function findBreakingChanges(before, after) {
  const changes = await diff(buildSchema(before), buildSchema(after), RULES);
  return changes
    .filter(({ criticality }) => criticality.level === CriticalityLevel.Breaking)
    .map(({ message }) => message);
}

/** Tests the gate with changes that break clients, and others that do not, on a sample schema. */
async function testGate() {
  const cases = [
    ['removing a field is', 'hfId: String!', '', true],
    ['removing a deprecated field is not', 'code: String @deprecated(reason: "Use hfId.")', '', false],
    ['making a field nullable is', 'hfId: String!', 'hfId: String', true],
    ['requiring an argument is', 'locale: String', 'locale: String!', true],
    ['removing an enum value is', 'CASH', '', true],
    ['adding a field is not', 'hfId: String!', 'hfId: String! added: String', false],
    ['changing a description is not', '"An invoice."', '"One invoice."', false],
  ];
  for (const [claim, part, other, breaks] of cases) {
    const breaking = await findBreakingChanges(EXAMPLE, EXAMPLE.replace(part, other));
    checks.that(`${claim} a breaking change`, breaking.length > 0 === breaks, describe(breaking));
  }
}

function hasHistory() {
  return tryGit('rev-parse', '--verify', `HEAD:${SCHEMA_PATH}`) !== null;
}

function tryGit(...words) {
  try {
    return runGit(...words);
  } catch {
    return null;
  }
}

function runGit(...words) {
  return execFileSync('git', words, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
}

function describe(changes) {
  return changes.length === 0 ? '' : listSome(changes, 5);
}
