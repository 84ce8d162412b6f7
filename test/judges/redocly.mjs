/** Runs Redocly with its strict recommended rules on schema/openapi.yaml: it reports nothing except what the contract requires. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { Checks, listSome } from '../support/checks.mjs';
import { OPENAPI_FILE, runTool, createScratchFolder, writeChanged } from './support/openapi.mjs';

/** The contract has these with a trailing slash; they work without it too. */
const COLLECTIONS = ['/v1/cards/', '/v1/companies/', '/v1/invoices/', '/v1/invoices/{uid}/items/'];
const SLASH_RULE = 'no-path-trailing-slash';

const folder = createScratchFolder();
const config = path.join(folder, 'redocly.yaml');
// The strict rules report warnings as errors.
writeFileSync(config, 'extends: [recommended-strict]\n');

const checks = new Checks();
const findings = lint(OPENAPI_FILE);
const others = findings.filter(({ rule }) => rule !== SLASH_RULE);
checks.that('it reports only trailing slashes of paths', others.length === 0, describe(others));
const slashes = findings.filter(({ rule }) => rule === SLASH_RULE).map(({ message }) => /`([^`]+)`/.exec(message)?.[1]);
checks.that(
  'these are the collections of the contract',
  slashes.toSorted().join() === COLLECTIONS.join(),
  listSome(slashes, 9),
);
const spoilt = writeChanged(folder, ({ paths, components }) => {
  delete paths['/v1/cards/{uid}'].get.summary;
  components.responses.NewItem.content['application/json'].example.uid = 7;
});
const caught = new Set(lint(spoilt).map(({ rule }) => rule));
const expected = ['operation-summary', 'no-invalid-media-type-examples'];
checks.that(
  'a broken document is reported',
  expected.every((rule) => caught.has(rule)),
  listSome([...caught], 9),
);
checks.finish();

function lint(file) {
  const { output, errors } = runTool('redocly', ['lint', file, '--config', config, '--format', 'json']);
  if (!output.trim().startsWith('{')) throw new Error(`Redocly did not run: ${output}${errors}`);
  const { problems } = JSON.parse(output);
  return problems.map(({ ruleId, message, location }) => ({ rule: ruleId, message, place: location[0]?.pointer }));
}

function describe(found) {
  return found.length === 0
    ? ''
    : listSome(
        found.map(({ rule, place, message }) => `${rule} at ${place}: ${message}`),
        5,
      );
}
