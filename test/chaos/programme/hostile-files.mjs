import { randomBytes, randomInt } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import PdfDocument from 'pdfkit';
import { computeQuantile } from '../../support/checks.mjs';
import { toDocument } from '../support/documents.mjs';
import { settle, uploadRecorded } from '../support/uploads.mjs';
import { scenario } from './scenario.mjs';
import { repeat, watchLive } from './subject.mjs';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const SEEDS = [
  ...listFiles('src/demo/samples'),
  ...listFiles('test/fixtures'),
  ...listFiles('test/support/sample-invoices'),
];
const LIVE_MS = 100;
const SECONDS = 20;

/** Uploads files whose bits, lengths, parts or numbers were changed. */
export const fuzzFiles = scenario(
  { settings: { PARSER_TIMEOUT_SECONDS: String(SECONDS) } },
  async ({ checks, client, history, pick, start, workspace }) => {
    const service = await start('all');
    const files = pick(40, 10_000);
    const { times } = await watchLive(client, async () => {
      await repeat(files, 4, async () => {
        await uploadRecorded(client, history, mutate(SEEDS[randomInt(SEEDS.length)]));
        if (Math.random() < 0.05) await settle(workspace, 60_000);
      });
      checks.that('every file ends', (await settle(workspace, 1_800_000)) === 0);
    });
    const rows = await workspace.rows('SELECT processing_status AS status, processing_error_code AS code FROM invoice');
    const codes = countBy(rows.map(({ status, code }) => (status === 'failed' ? code : status)));
    const live = computeQuantile(times, 0.99);
    checks.figure(
      `${files} files from ${SEEDS.length} seeds: ${[...codes].map(([code, number]) => `${code} ${number}`).join(', ')}; /live p99 ${live.toFixed(0)} ms`,
    );
    const unlisted = rows.filter(({ status, code }) => status === 'failed' && !code);
    checks.that('a failure has a reason', unlisted.length === 0, String(unlisted.length));
    checks.that('no reason is an internal error', !codes.has('internal_error'), String(codes.get('internal_error')));
    checks.that('/live answers', live <= LIVE_MS, `${live.toFixed(0)} ms`);
    checks.that('no restart', service.isRunning && service.starts === 1 && service.countInLog('uncaught error') === 0);
  },
);

/** Pictures that claim sizes which they do not have, and cut off ones. */
export const readPictures = scenario(
  { settings: { PARSER_TIMEOUT_SECONDS: String(SECONDS) } },
  async ({ checks, client, history, start, workspace }) => {
    await start('all');
    const pictures = {
      'a PNG of 64250 × 64250': makePngHeader(64_250, 64_250),
      'a PNG of 2^31 × 1': makePngHeader(2 ** 31 - 1, 1),
      'a PNG without pixels': makePngHeader(100, 100),
      'a JPEG that ends': Buffer.from(
        'ffd8ffe000104a46494600010100000100010000ffc0001108fafafafa03011100021100031100',
        'hex',
      ),
      'a TIFF without pages': Buffer.from('49492a0008000000000000000000', 'hex'),
      'a GIF with HTML': Buffer.from('GIF89a<script>alert(1)</script>'),
    };
    const begin = performance.now();
    for (const bytes of Object.values(pictures)) await uploadRecorded(client, history, toDocument('png', bytes));
    checks.that('every picture ends', (await settle(workspace, 60_000)) === 0);
    const seconds = (performance.now() - begin) / 1_000;
    const finished = await workspace.number(
      "SELECT COUNT(*) AS number FROM invoice WHERE processing_status = 'finished'",
    );
    checks.figure(`${Object.keys(pictures).length} pictures in ${seconds.toFixed(1)} s, ${finished} read`);
    checks.that('none is read', finished === 0, String(finished));
  },
);

/** Texts of 50 KB that repeat what patterns look for. */
export const readPatternAttacks = scenario(
  { settings: { JOB_LEASE_SECONDS: '120' } },
  async ({ checks, client, history, pick, start, workspace }) => {
    await start('all');
    const pieces = [
      '(',
      'a',
      ' ',
      '1',
      '1.',
      '1 ',
      '-',
      'a ',
      'A&',
      '0,0',
      'Total ',
      '€1 ',
      'DE1',
      '1/1/',
      '(',
      'é',
      'a.b@',
      'www.',
      'No. ',
      'VAT 1',
      'x x 1,00 ',
      'St. ',
      'GmbH & ',
    ];
    const slow = [];
    const chosen = pick(pieces.slice(0, 5), pieces);
    for (const piece of chosen) {
      const text = piece.repeat(Math.ceil(50_000 / piece.length));
      const begin = performance.now();
      await uploadRecorded(client, history, toDocument('pdf', await writePdf(text)));
      if ((await settle(workspace, 180_000)) !== 0) slow.push(`${JSON.stringify(piece)} never`);
      const seconds = (performance.now() - begin) / 1_000;
      if (seconds > SECONDS) slow.push(`${JSON.stringify(piece)} ${seconds.toFixed(0)} s`);
    }
    const codes = await workspace.rows(
      "SELECT processing_error_code AS code FROM invoice WHERE processing_status = 'failed'",
    );
    checks.figure(
      `${chosen.length} texts of 50 KB, ${codes.length} failed${codes.length > 0 ? ` (${[...new Set(codes.map(({ code }) => code))].join(', ')})` : ''}`,
    );
    checks.that(`each ends within ${SECONDS} s`, slow.length === 0, slow.join(', '));
  },
);

function mutate({ extension, bytes }) {
  const copy = Buffer.from(bytes);
  const kind = randomInt(6);
  const flips = 1 + randomInt(40);
  if (kind === 0) for (let flip = 0; flip < flips; flip += 1) copy[randomInt(copy.length)] ^= 1 << randomInt(8);
  else if (kind === 1) return toDocument(extension, copy.subarray(0, 8 + randomInt(Math.max(1, copy.length - 8))));
  else if (kind === 2) copy.copy(copy, randomInt(copy.length), randomInt(copy.length), copy.length);
  else if (kind === 3)
    return toDocument(
      extension,
      Buffer.concat([
        copy.subarray(0, randomInt(copy.length)),
        randomBytes(randomInt(500)),
        copy.subarray(randomInt(copy.length)),
      ]),
    );
  else if (kind === 4)
    return toDocument(
      extension,
      Buffer.from(
        copy
          .toString('latin1')
          .replaceAll(/\d+/g, (digits) => (Math.random() < 0.02 ? String(randomInt(2 ** 40)) : digits)),
        'latin1',
      ),
    );
  else copy.fill(randomInt(256), randomInt(copy.length), copy.length - randomInt(8));
  return toDocument(extension, copy);
}

function listFiles(folder) {
  return readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(pdf|xml|png|jpe?g|tiff?|heic|avif|webp)$/i.test(entry.name))
    .map((entry) => ({
      extension: path.extname(entry.name).slice(1),
      bytes: readFileSync(path.join(entry.parentPath, entry.name)),
    }))
    .filter(({ bytes }) => bytes.length < 3_000_000);
}

function makePngHeader(width, height) {
  const header = Buffer.alloc(25);
  header.writeUInt32BE(13);
  header.write('IHDR', 4, 'latin1');
  header.writeUInt32BE(width, 8);
  header.writeUInt32BE(height, 12);
  header.set([8, 2, 0, 0, 0], 16);
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), header, Buffer.alloc(5_000)]);
}

/** A page with this text in tiny letters. */
function writePdf(text) {
  return new Promise((resolve) => {
    const document = new PdfDocument({ size: 'A4', margin: 5 });
    const chunks = [];
    document.on('data', (chunk) => chunks.push(chunk)).on('end', () => resolve(Buffer.concat(chunks)));
    document.fontSize(2).text(text);
    document.end();
  });
}

function countBy(values) {
  const counts = new Map();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
