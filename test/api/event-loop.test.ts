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

const HEADERS: readonly Readonly<Record<string, string>>[] = [
  {},
  { Prefer: 'handling=strict' },
  { 'Idempotency-Key': 'the largest body' },
];

const operations = buildAllRoutes().flatMap(({ method, path: route, body }) =>
  // PATCH does what PUT does.
  typeof body === 'object' && method !== 'PATCH'
    ? [{ method, route, keys: body.keys, name: `${method} ${route}` }]
    : [],
);

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

  it.each(operations)('stays free for others during the largest bodies of $name', async ({ method, route, keys }) => {
    const target = fillPath(route);
    const slow: string[] = [];
    const check = async (shape: string, chosen: readonly string[], variants: typeof HEADERS) => {
      const body = Buffer.from(SHAPES[shape]!(chosen, MAX_BYTES));
      expect([shape, body.length <= MAX_BYTES]).toEqual([shape, true]);
      for (const headers of variants) {
        let [status, best] = [0, Infinity];
        const send = async () => {
          ({ status } = await callJson(method, target, headers, body));
        };
        for (let attempt = 0; attempt < ATTEMPTS && best > MAX_MILLISECONDS; attempt += 1)
          best = Math.min(best, await service.measure(send));
        if (best > MAX_MILLISECONDS || status >= 500)
          slow.push(`${shape} ${chosen.join()}: ${Math.round(best)} ms, ${status}`);
      }
    };
    for (const shape of Object.keys(SHAPES)) await check(shape, keys, HEADERS);
    for (const shape of SHAPES_OF_ONE) for (const key of keys) await check(shape, [key], [{}]);
    expect(slow).toEqual([]);
  });
});
