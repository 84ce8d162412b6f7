/** Runs Spectral with its OpenAPI rules on schema/openapi.yaml: there are no errors, and each accepted warning has a reason here. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { Checks, listSome } from '../support/checks.mjs';
import { OPENAPI_FILE, runTool, createScratchFolder, writeChanged } from './support/openapi.mjs';

/** Warnings that are accepted. */
const ACCEPTED = {
  'info-contact': 'the contact is the operator of each installation, whom the document cannot know',
  'license-url': 'the licence has an SPDX identifier, and OpenAPI 3.1 allows no URL beside it',
  'openapi-tags-alphabetical': 'tags are in the order of the work: upload, approve, export',
  'path-keys-no-trailing-slash': 'the contract writes collections with a slash, and paths without it work too',
};
const ERROR = 0;

const folder = createScratchFolder();
const ruleset = path.join(folder, 'ruleset.json');
writeFileSync(ruleset, JSON.stringify({ extends: [['spectral:oas', 'all']] }));

const checks = new Checks();
const findings = lint(OPENAPI_FILE);
const errors = findings.filter(({ severity }) => severity === ERROR);
checks.that('there is no error', errors.length === 0, describe(errors));
const open = findings.filter(({ severity, code }) => severity !== ERROR && !(code in ACCEPTED));
checks.that('there are only accepted warnings', open.length === 0, describe(open));
for (const [code, reason] of Object.entries(ACCEPTED)) {
  const found = findings.filter((finding) => finding.code === code);
  checks.that(`${code} is still reported and accepted: ${reason}`, found.length > 0, describe(found));
}
const spoilt = writeChanged(folder, ({ paths, components }) => {
  paths['/v1/cards/{uid}'].get.operationId = paths['/v1/companies/{uid}'].get.operationId;
  components.responses.NewItem.content['application/json'].example.uid = 7;
});
const caught = new Set(lint(spoilt).map(({ code }) => code));
const expected = ['operation-operationId-unique', 'oas3-valid-media-example'];
checks.that(
  'a broken document is reported',
  expected.every((code) => caught.has(code)),
  listSome([...caught], 9),
);
checks.finish();

function lint(file) {
  const { output, errors: stderr } = runTool('spectral', [
    'lint',
    file,
    '--ruleset',
    ruleset,
    '--format',
    'json',
    '--quiet',
  ]);
  if (!output.trim().startsWith('[')) throw new Error(`Spectral did not run: ${output}${stderr}`);
  return JSON.parse(output);
}

function describe(found) {
  return found.length === 0
    ? ''
    : listSome(
        found.map(({ code, path: place, message }) => `${code} at ${place.join('.')}: ${message}`),
        5,
      );
}
