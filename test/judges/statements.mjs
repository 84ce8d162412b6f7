/** Counts the SQL statements of a list of invoices with every field of the schema selected: as many for 100 invoices as for one. */
import { buildSchema, getNamedType, isLeafType } from 'graphql';
import { Checks } from '../support/checks.mjs';
import { listSampleFiles } from './support/samples.mjs';
import { readSchema } from './support/schema.mjs';
import { waitUntil, startService } from './support/service.mjs';

const INVOICES = 100;
const UPLOADS_AT_ONCE = 8;
/** The cost limit of queries allows fewer rows if they include the extraction of every field. */
const LISTS = [
  { claim: 'everything but the extraction', without: ['extraction'], lengths: [1, 10, INVOICES] },
  { claim: 'everything', without: [], lengths: [1, 10, 70] },
];

const schema = buildSchema(readSchema());
const checks = new Checks();
const service = await startService({ LOG_LEVEL: 'silent' });
try {
  await upload();
  for (const { claim, without, lengths } of LISTS) {
    const query = buildListQuery(buildSelection('Invoice', without));
    const counts = [];
    for (const first of lengths) counts.push(await measureStatements(query, first));
    const summary = lengths.map((length, index) => `${length} invoices: ${counts[index]} statements`).join(', ');
    checks.that(
      `a list with ${claim} takes the same number of statements for each length`,
      new Set(counts).size === 1,
      summary,
    );
  }
} finally {
  await service.stop();
}
checks.finish();

/** Selects every field without required arguments, recursively, but never a type within itself. */
function buildSelection(typeName, without, above = []) {
  const fields = Object.values(schema.getType(typeName).getFields()).flatMap((field) => {
    const type = getNamedType(field.type);
    if (without.includes(field.name) || above.includes(type.name) || field.args.length > 0) return [];
    return isLeafType(type)
      ? [field.name]
      : [`${field.name} ${buildSelection(type.name, without, [...above, typeName])}`];
  });
  return `{ ${fields.join(' ')} }`;
}

function buildListQuery(selection) {
  return `query ($first: Int!) { invoices(first: $first) { totalCount pageInfo { endCursor } edges { cursor node ${selection} } } }`;
}

/** The service looks for webhooks once a second, so the lower of two counts is that of the list alone. */
async function measureStatements(query, first) {
  return Math.min(await countStatements(() => list(query, first)), await countStatements(() => list(query, first)));
}

async function list(query, first) {
  const response = await fetch(`${service.baseUrl}/graphql`, {
    method: 'POST',
    headers: { 'Api-Key': service.key, 'Content-Type': 'application/json' },
    body: JSON.stringify({ query, variables: { first } }),
  });
  const { data, errors } = await response.json();
  if (errors || data.invoices.edges.length !== first) throw new Error(`The list failed: ${JSON.stringify(errors)}`);
}

/** Counts without those that look up the key, whose result serves all requests of the next moment. */
async function countStatements(work) {
  const { reader } = service.core.database;
  const { logger } = reader;
  let count = 0;
  const add = (sql) => (count += sql.includes('WHERE api_key.key_id = ?') ? 0 : 1);
  const counting = { get: (target, name) => (name === 'logQuery' ? add : Reflect.get(target, name)) };
  reader.logger = new Proxy(logger, counting);
  try {
    await work();
  } finally {
    reader.logger = logger;
  }
  return count;
}

/** Fills the account with different files, and waits until all of them are read. */
async function upload() {
  const samples = listSampleFiles().filter(({ name }) => name.endsWith('.xml'));
  for (let begin = 0; begin < INVOICES; begin += UPLOADS_AT_ONCE) {
    const numbers = Array.from({ length: Math.min(UPLOADS_AT_ONCE, INVOICES - begin) }, (_, index) => begin + index);
    await Promise.all(numbers.map((number) => uploadOne(samples[number % samples.length], number)));
  }
  const { actor, core } = service;
  const read = { processingStatuses: ['finished'] };
  await waitUntil(async () => (await core.services.invoices.count(actor, read)) === INVOICES, 120_000);
}

async function uploadOne(sample, number) {
  const body = new FormData();
  body.set('file', new File([sample, `<!-- ${number} -->`], sample.name));
  const response = await fetch(`${service.baseUrl}/v1/invoices/`, {
    method: 'POST',
    headers: { 'Api-Key': service.key },
    body,
  });
  if (response.status !== 201) throw new Error(`The upload failed: ${response.status}`);
}
