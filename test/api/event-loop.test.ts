import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { canMeasureThreads, startProbed, type ProbedService } from '../support/loop-probe.js';
import { createSampleInvoice } from '../support/rest-account.js';
import { createForm } from '../support/rest-client.js';
import { buildAllRoutes } from '../support/rest-operations.js';

const MAX_BYTES = 1024 * 1024;
/** The CPU that one request may take from all others. */
const MAX_MILLISECONDS = 100;
/** A request is repeated while it takes too long, because the first ones are compiled and garbage is collected in some. */
const ATTEMPTS = 5;

type Body = (keys: readonly string[], bytes: number) => string;

/** Repeats a part of a JSON text up to a length. */
const fill = (part: string, bytes: number, separator = '') => {
  const count = Math.max(1, Math.floor((bytes + separator.length) / Buffer.byteLength(part + separator)));
  return `${part}${separator}`.repeat(count).slice(0, separator ? -separator.length : undefined);
};
/** Gives each key a value of an equal part of the body. */
const spread =
  (value: (bytes: number) => string): Body =>
  (keys, bytes) => {
    const share = Math.floor((bytes - 2) / keys.length);
    return `{${keys.map((key) => `"${key}":${value(share - key.length - 4)}`).join(',')}}`;
  };
const text = (part: string) => (bytes: number) => `"${fill(part, bytes - 2)}"`;
const list = (part: string) => (bytes: number) => `[${fill(part, bytes - 2, ',')}]`;
const nest = (open: string, close: string) => (bytes: number) => {
  const depth = Math.floor(bytes / (open.length + close.length + 1));
  return `${open.repeat(depth)}1${close.repeat(depth)}`;
};
const numbered = (build: (index: number) => string, bytes: number) =>
  `{${Array.from({ length: Math.floor(bytes / (build(99_999).length + 1)) }, (_, index) => build(index)).join(',')}}`;

/** The largest bodies, each of another shape. */
const SHAPES: Readonly<Record<string, Body>> = {
  letters: spread(text('x')),
  spaces: spread(text(' ')),
  'letters between spaces': spread(text('x ')),
  'pairs of surrogates': spread(text('😀')),
  'accented letters': spread(text('İ́')),
  'escaped letters': spread(text('\\u0130')),
  'lone surrogates': spread(text('\\ud800')),
  'null characters': spread(text('\\u0000')),
  backslashes: spread(text('\\\\')),
  quotes: spread(text('\\"')),
  commas: spread(text(',')),
  'wrong values between commas': spread(text('x,')),
  'sort keys': spread(text('-hf_id,')),
  uids: spread(text('0198c7a2-0000-7000-8000-000000000000,')),
  digits: spread((bytes) => fill('1', bytes)),
  'digits as text': spread(text('1')),
  'a text of points': spread(text('1.')),
  'a date with spaces': spread((bytes) => `"2026-01-01${fill(' ', bytes - 12)}"`),
  'a list of numbers': spread(list('1')),
  'a list of empty texts': spread(list('""')),
  'a list of uids': spread(list('"0198c7a2-0000-7000-8000-000000000000"')),
  'as many uids as an export takes': spread((bytes) =>
    list('"0198c7a2-0000-7000-8000-000000000000"')(Math.min(bytes, 390_000)),
  ),
  'a list of objects': spread(list('{}')),
  'lists in lists': spread(nest('[', ']')),
  'objects in objects': spread(nest('{"a":', '}')),
  'unknown keys': (_keys, bytes) => numbered((index) => `"k${index}":1`, bytes),
  'unknown keys like known ones': (keys, bytes) => numbered((index) => `"${keys[0]}${index}":null`, bytes),
  'the same key': (keys, bytes) => `{${fill(`"${keys[0]}":"x"`, bytes - 2, ',')}}`,
  'one long unknown key': (_keys, bytes) => `{"${fill('x', bytes - 6)}":1}`,
  'spaces around an object': (_keys, bytes) => `{}${fill(' ', bytes - 2)}`,
  'a text instead of an object': (_keys, bytes) => text('x')(bytes),
  'nothing but brackets': (_keys, bytes) => fill('[', bytes),
  'nothing but quotes': (_keys, bytes) => fill('"', bytes),
};

/** The shapes that matter to single parameters, which are read in different ways. */
const SHAPES_OF_ONE = [
  'as many uids as an export takes',
  'letters',
  'pairs of surrogates',
  'commas',
  'wrong values between commas',
  'sort keys',
  'uids',
];

/** Complains about unknown keys, and hashes the body, beside what any request does. */
const STRICT: Readonly<Record<string, string>> = {
  Prefer: 'handling=strict',
  'Idempotency-Key': 'the largest body',
};
/** The shapes that are read in another way if unknown keys are ignored. */
const SHAPES_IGNORED = ['unknown keys', 'unknown keys like known ones', 'one long unknown key'];

const operations = buildAllRoutes().flatMap(({ method, path: route, body }) =>
  // PATCH does what PUT does.
  typeof body === 'object' && method !== 'PATCH'
    ? [{ method, route, keys: body.keys, name: `${method} ${route}` }]
    : [],
);

/** Operations of the graph whose inputs are of each kind, with the variable that takes them and its members. */
const GRAPH_OPERATIONS: readonly (readonly [text: string, variable: string, keys: readonly string[]])[] = [
  [
    'query ($v: InvoiceFilter) { invoices(filter: $v) { totalCount } }',
    'v',
    ['query', 'companyUids', 'currencies', 'and'],
  ],
  ['mutation ($v: CreateCompanyInput!) { createCompany(input: $v) { company { uid } } }', 'v', ['name', 'taxNumber']],
  [
    'mutation ($v: UpdateInvoiceInput!) { updateInvoice(input: $v) { invoice { uid } } }',
    ...(['v', ['uid', 'invoiceNumber', 'totalPrice', 'invoiceDate', 'currency', 'companyUid']] as const),
  ],
  ['mutation ($v: InvoicesDecisionInput!) { approveInvoices(input: $v) { results { uid } } }', 'v', ['uids', 'note']],
  ['mutation ($v: SaveViewInput!) { saveView(input: $v) { savedView { uid } } }', 'v', ['name', 'filter']],
  ['mutation ($v: StartExportInput!) { startExport(input: $v) { exportRun { uid } } }', 'v', ['columns', 'filter']],
];

/** The largest documents, each of another shape. */
const DOCUMENTS: Readonly<Record<string, (bytes: number) => string>> = {
  spaces: (bytes) => `{ viewer { account { uid } } }${fill(' ', bytes - 30)}`,
  commas: (bytes) => `{ viewer { account { uid } }${fill(',', bytes - 30)} }`,
  'a comment': (bytes) => `#${fill('x', bytes - 1)}`,
  'many comments': (bytes) => fill('#\n', bytes),
  names: (bytes) => `{ ${fill('a ', bytes - 4)}}`,
  'one name': (bytes) => `{ ${fill('a', bytes - 4)} }`,
  digits: (bytes) => `{ a(b: ${fill('1', bytes - 9)}) }`,
  'a text': (bytes) => `{ a(b: "${fill('x', bytes - 11)}") }`,
  'a text with escapes': (bytes) => `{ a(b: "${fill('\\u0130', bytes - 11)}") }`,
  'a block of lines': (bytes) => `{ a(b: """${fill(' x\n', bytes - 15)}""") }`,
  'an open text': (bytes) => `{ a(b: "${fill('x', bytes - 8)}`,
  brackets: (bytes) => fill('{a', bytes),
  lists: (bytes) => `{ a(b: ${fill('[', bytes - 7)}`,
  directives: (bytes) => `{ a ${fill('@b ', bytes - 5)}}`,
  spreads: (bytes) => `{ ${fill('...F ', bytes - 3)}}`,
  variables: (bytes) => `query (${fill('$a: ID ', bytes - 20)}) { a }`,
  fragments: (bytes) => fill('fragment F on Query { a } ', bytes),
};

// Only Linux reports the CPU time of one thread, which neither other processes nor a slow disk change.
(canMeasureThreads() ? describe : describe.skip)('the event loop', () => {
  let service: ProbedService;
  let folder: string;
  let uids: Readonly<Record<string, string>>;

  const call = async (
    method: string,
    route: string,
    headers: Readonly<Record<string, string>>,
    body: string | Uint8Array<ArrayBuffer> | FormData,
  ) => {
    const url = `${service.url}/v1${route}`;
    const response = await fetch(url, { method, body, headers: { 'Api-Key': service.key, ...headers } });
    return { status: response.status, text: await response.text() };
  };
  const callJson = (
    method: string,
    route: string,
    headers: Readonly<Record<string, string>>,
    body: string | Uint8Array<ArrayBuffer>,
  ) => call(method, route, { 'Content-Type': 'application/json', ...headers }, body);
  const create = async (route: string, body: string) =>
    JSON.parse((await callJson('POST', route, {}, body)).text).uid as string;
  const fillPath = (route: string) => route.replace(/(\w+)\/:(\w+)/g, (_all, kind: string) => `${kind}/${uids[kind]}`);

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'invoice-graph-loop-'));
    service = await startProbed(folder);
    const uploaded = await call('POST', '/invoices', {}, createForm(await createSampleInvoice()));
    const invoices = JSON.parse(uploaded.text).uid as string;
    uids = {
      invoices,
      items: await create(`/invoices/${invoices}/items`, '{"name":"Rope"}'),
      companies: await create('/companies', '{"name":"Nordhamn"}'),
      cards: await create('/cards', '{"name":"Travel","last_four_digits":"0001"}'),
    };
  });
  afterAll(async () => {
    await service.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** The least CPU of the attempts, and the status of the last one. */
  async function measure(send: () => Promise<{ readonly status: number }>) {
    let [status, best] = [0, Infinity];
    for (let attempt = 0; attempt < ATTEMPTS && best > MAX_MILLISECONDS; attempt += 1) {
      const taken = await service.measure(async () => {
        ({ status } = await send());
      });
      best = Math.min(best, taken);
    }
    return best > MAX_MILLISECONDS || status >= 500 ? `${Math.round(best)} ms, ${status}` : null;
  }

  it.each(operations)('stays free for others during the largest bodies of $name', async ({ method, route, keys }) => {
    const target = fillPath(route);
    const slow: string[] = [];
    const check = async (shape: string, chosen: readonly string[], headers: typeof STRICT) => {
      const body = Buffer.from(SHAPES[shape]!(chosen, MAX_BYTES));
      expect([shape, body.length <= MAX_BYTES]).toEqual([shape, true]);
      const problem = await measure(() => callJson(method, target, headers, body));
      if (problem !== null) slow.push(`${shape} ${chosen.join()}: ${problem}`);
    };
    for (const shape of Object.keys(SHAPES)) await check(shape, keys, STRICT);
    for (const shape of SHAPES_IGNORED) await check(shape, keys, {});
    for (const shape of SHAPES_OF_ONE) for (const key of keys) await check(shape, [key], {});
    expect(slow).toEqual([]);
  });

  /** Measures bodies of requests to the graph; lists those that take too long. */
  async function listSlow(bodies: readonly (readonly [shape: string, json: string])[]): Promise<string[]> {
    const slow: string[] = [];
    for (const [shape, json] of bodies) {
      const body = Buffer.from(json);
      expect([shape, body.length <= MAX_BYTES]).toEqual([shape, true]);
      const problem = await measure(async () => {
        const headers = { 'Api-Key': service.key, 'Content-Type': 'application/json' };
        const response = await fetch(`${service.url}/graphql`, { method: 'POST', headers, body });
        await response.text();
        return response;
      });
      if (problem !== null) slow.push(`${shape}: ${problem}`);
    }
    return slow;
  }

  it.each(GRAPH_OPERATIONS)('stays free during the largest variables of %s', async (query, variable, keys) => {
    const wrap = (value: string) => `{"query":${JSON.stringify(query)},"variables":{"${variable}":${value}}}`;
    const room = MAX_BYTES - wrap('').length;
    const bodies = Object.entries(SHAPES).map(([shape, build]) => [shape, wrap(build(keys, room))] as const);
    expect(await listSlow(bodies)).toEqual([]);
  });

  it('stays free during the largest documents', async () => {
    const wrap = (query: string) => JSON.stringify({ query });
    const bodies = Object.entries(DOCUMENTS).map(([shape, build]) => {
      // Line breaks, quotes and backslashes need two bytes in JSON.
      const whole = wrap(build(MAX_BYTES - 100));
      return [shape, whole.length <= MAX_BYTES ? whole : wrap(build(MAX_BYTES / 2 - 100))] as const;
    });
    expect(await listSlow(bodies)).toEqual([]);
  });
});
