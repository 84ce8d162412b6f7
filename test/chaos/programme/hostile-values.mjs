import { randomInt } from 'node:crypto';
import { connect } from 'node:net';
import { computeQuantile } from '../../support/checks.mjs';
import { createSmallInvoice } from '../support/documents.mjs';
import { CollectedChecks } from './collected-checks.mjs';
import { callGraphql, repeat, watchLive } from './subject.mjs';

const CONFUSED = [
  0,
  true,
  false,
  null,
  [],
  {},
  '0',
  '%',
  '_',
  '',
  '1e400',
  'NaN',
  -1,
  1e30,
  ['a'],
  { $ne: 1 },
  { toString: 1 },
  "' OR 1=1 --",
  '"; DROP TABLE invoice; --',
  '\u0000',
  '\ud800',
  '../../etc/passwd',
  "1' AND SLEEP(5)='",
  'x'.repeat(5_000),
  '{{7*7}}',
  '*/ OR 1 /*',
  '\\',
  '%00',
  '%27',
];
const PARAMETERS = [
  'page',
  'page_size',
  'query',
  'ordering',
  'company__uid',
  'card__uid',
  'workspace_user__uid',
  'approvement_status',
  'payment_type',
  'created_at',
  'from_date',
  'to_date',
  'uid',
  'limit',
  'offset',
  'id',
];
const FIELDS = [
  'invoice_number',
  'total_price',
  'total_vat',
  'currency',
  'invoice_date',
  'due_date',
  'category',
  'company',
  'card',
  'items',
  'payment_type',
  'uid',
  'id',
  'account_id',
  'vat_categories',
];
const ARGUMENTS = ['search', 'first', 'after', 'filter', 'orderBy'];

/** Sends values of wrong types and SQL in every parameter, field and id, and looks for 5xx and foreign rows. */
export async function confuseTypes({ subject }) {
  const { client, uids, workspace } = await subject();
  const checks = new CollectedChecks();
  const calls = [];
  for (const value of CONFUSED) {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    for (const name of PARAMETERS) calls.push(['GET', `/v1/invoices/?${name}=${encode(text)}`]);
    for (const name of FIELDS) calls.push(['PATCH', `/v1/invoices/${uids.own[1]}`, { [name]: value }]);
    for (const name of PARAMETERS) calls.push(['POST', '/v1/invoices/export-csv', { [name]: value }]);
    for (const path of ['invoices', 'companies', 'cards'])
      calls.push(['GET', `/v1/${path}/${encode(text)}`], ['DELETE', `/v1/${path}/${encode(text)}`]);
    for (const name of ARGUMENTS)
      calls.push([
        'POST',
        '/graphql',
        { query: `query ($v: String) { invoices(${name}: $v) { nodes { uid } } }`, variables: { v: value } },
      ]);
    calls.push(['POST', '/graphql', { query: 'query ($v: ID!) { node(id: $v) { id } }', variables: { v: value } }]);
    calls.push([
      'POST',
      '/graphql',
      { query: 'query ($v: String!) { invoice(uid: $v) { uid } }', variables: { v: value } },
    ]);
  }
  const answers = await repeat(calls.length, 4, async (index) => {
    const [method, path, json] = calls[index];
    return {
      ...(await client.call(method, path, { json })),
      call: `${method} ${path.slice(0, 60)} ${JSON.stringify(json ?? '').slice(0, 80)}`,
    };
  });
  const broken = answers.filter(({ status }) => status === null || status >= 500);
  const internal = answers.filter(({ body }) =>
    JSON.stringify(body ?? '').match(/internal_error|INTERNAL_SERVER_ERROR/),
  );
  const leaked = answers.filter(({ body }) => uids.foreign.some((uid) => JSON.stringify(body ?? '').includes(uid)));
  const foreign = await workspace.number(
    `SELECT COUNT(*) AS number FROM invoice WHERE uid IN (${uids.foreign.map((uid) => `'${uid}'`).join(', ')}) AND deleted_at IS NULL`,
  );
  checks.figure(`${calls.length} calls`);
  const show = (list) =>
    `${list.length}: ${[...new Set(list.map(({ call, status, problem }) => `${status ?? problem} ${call}`))].slice(0, 4).join(' | ')}`;
  checks.that('no 5xx', broken.length === 0, show(broken));
  checks.that('no internal error', internal.length === 0, show(internal));
  checks.that('no foreign row is read', leaked.length === 0, show(leaked));
  checks.that('no foreign row is changed', foreign === uids.foreign.length, String(foreign));
  return checks.result;
}

function encode(text) {
  return encodeURIComponent(text.toWellFormed());
}

/** Uploads files under names that could become paths, headers or markup. */
export async function nameFiles({ subject }) {
  const { client, workspace } = await subject();
  const checks = new CollectedChecks();
  const names = [
    '../../etc/passwd',
    '..\\..\\a.xml',
    'a\r\nX-Injected: 1.xml',
    'a"b\'c;d.xml',
    '\u202egnp.xml',
    'n'.repeat(4_000),
    'CON',
    '.',
    '',
    'a\u0000b.xml',
    '<img src=x>.xml',
    '%2e%2e%2f.xml',
    'ü"; filename*=x.xml',
  ];
  const wrong = [];
  for (const name of names) {
    const { bytes } = createSmallInvoice();
    const { status, uid } = await client.uploadByRest({ name, bytes });
    if (status === 400) continue;
    const file = uid && (await client.call('GET', `/v1/invoices/${uid}`)).body?.file;
    const answer = file ? await fetch(file) : null;
    const disposition = answer?.headers.get('content-disposition') ?? '';
    const isWhole = answer?.status === 200 && Buffer.from(await answer.arrayBuffer()).equals(bytes);
    if (
      status !== 201 ||
      !isWhole ||
      answer.headers.has('x-injected') ||
      !/^(inline|attachment)(; filename="[^"\\]*")?(; filename\*=UTF-8''[\w.%!#$&+^`|~-]*)?$/.test(disposition)
    )
      wrong.push(`${JSON.stringify(name.slice(0, 20))}: ${status} ${disposition.slice(0, 100)}`);
  }
  const keys = await workspace.rows('SELECT file_key FROM invoice WHERE file_key IS NOT NULL');
  const odd = keys.filter(({ file_key: key }) => !/^[\w-]+(\/[\w-]+)+$/.test(key));
  checks.figure(`${names.length} names`);
  checks.that('each is refused or served safely', wrong.length === 0, wrong.join(' | '));
  checks.that('stored names are generated', odd.length === 0, JSON.stringify(odd.slice(0, 2)));
  return checks.result;
}

/** Aborts uploads at random bytes, through both faces. */
export async function abortUploads({ subject, pick }) {
  const { client, workspace, service } = await subject();
  const checks = new CollectedChecks();
  const count = pick(100, 1_000);
  const before = await workspace.number('SELECT COUNT(*) AS number FROM invoice');
  const { times } = await watchLive(client, () => repeat(count, 8, (index) => abort(workspace, index % 2 === 0)));
  const after = await workspace.number('SELECT COUNT(*) AS number FROM invoice');
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const left = await workspace.temporaryFiles();
  const live = computeQuantile(times, 0.99);
  checks.figure(`${count} uploads aborted, /live p99 ${live.toFixed(0)} ms`);
  checks.that('nothing is stored', after === before, `${after - before} more`);
  checks.that('no temporary file remains', left.length === 0, String(left.length));
  checks.that('/live answers', live <= 100, `${live.toFixed(0)} ms`);
  checks.that('no restart', service.isRunning && service.starts === 1);
  return checks.result;
}

function abort({ port, key }, isRest) {
  const file = `--x\r\nContent-Disposition: form-data; name="${isRest ? 'file' : '0'}"; filename="a.xml"\r\n\r\n${'<a>'.repeat(3_000)}`;
  const operations = `--x\r\nContent-Disposition: form-data; name="operations"\r\n\r\n{"query":"mutation ($file: Upload!) { uploadInvoice(file: $file) { invoice { uid } } }","variables":{"file":null}}\r\n--x\r\nContent-Disposition: form-data; name="map"\r\n\r\n{"0":["variables.file"]}\r\n`;
  const body = `${isRest ? '' : operations}${file}\r\n--x--\r\n`;
  const headers = `Host: a\r\nApi-Key: ${key}\r\napollo-require-preflight: 1\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${body.length}\r\n\r\n`;
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', resolve).on('close', resolve).resume();
    const whole = `POST ${isRest ? '/v1/invoices/' : '/graphql'} HTTP/1.1\r\n${headers}${body}`;
    socket.write(whole.slice(0, randomInt(20, whole.length - 8)));
    setTimeout(() => socket.resetAndDestroy(), randomInt(1, 60));
  });
}

/** What common audits of GraphQL look for. */
export async function probeGraphql({ subject }) {
  const { client, workspace, uids } = await subject();
  const checks = new CollectedChecks();
  const send = (json, options) => client.call('POST', '/graphql', { json, ...options });
  const field = '{ viewer { account { name } } }';
  const batch = await send(Array.from({ length: 10 }, () => ({ query: field })));
  checks.that('no batches', batch.status >= 400, String(batch.status));
  const mutation = `mutation { deleteInvoice(input: { uid: "${uids.own[0]}" }) { uid } }`;
  const got = await client.call('GET', `/graphql?query=${encodeURIComponent(mutation)}`, {
    headers: { 'apollo-require-preflight': '1' },
  });
  checks.that('no mutation by GET', got.status >= 400, String(got.status));
  const simple = await fetch(`${workspace.baseUrl}/graphql`, {
    method: 'POST',
    headers: { 'Api-Key': workspace.key, 'Content-Type': 'text/plain' },
    body: JSON.stringify({ query: field }),
  });
  checks.that('no simple request', simple.status >= 400, String(simple.status));
  const broken = await send({ query: '{ nothing' });
  checks.that('no stack trace', !JSON.stringify(broken.body).match(/stacktrace|node_modules|\.js:\d/));
  const typed = await send({ query: '{ invoces { nodes { uid } } }' });
  checks.that('an unknown field is a client error', typed.status === 400, String(typed.status));
  const attacks = [
    `{ ${'viewer '.repeat(3_000)} }`,
    `{ ${Array.from({ length: 500 }, (_, index) => `a${index}: viewer { account { name } }`).join(' ')} }`,
    `query { ${'... on Query { '.repeat(800)} viewer { account { name } } ${'}'.repeat(800)} }`,
    `query ${'@skip(if: false) '.repeat(500)} { viewer { account { name } } }`,
    `{ invoices(search: "${'x'.repeat(200_000)}") { nodes { uid } } }`,
    `query (${Array.from({ length: 2_000 }, (_, index) => `$v${index}: String`).join(', ')}) { viewer { account { name } } }`,
    '[{'.repeat(5_000),
  ];
  const { result, times } = await watchLive(client, async () =>
    Promise.all(attacks.map((query) => callGraphql(client, query))),
  );
  const accepted = result.filter(({ status }) => !(status >= 400 && status < 500));
  checks.that('attacks are client errors', accepted.length === 0, accepted.map(({ status }) => status).join());
  const blocked = Math.max(...times);
  checks.that('/live answers', blocked <= 100, `${blocked.toFixed(0)} ms`);
  checks.figure(`${attacks.length} attacks, slowest /live ${blocked.toFixed(0)} ms`);
  return checks.result;
}
