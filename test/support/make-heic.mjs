// Makes the HEIC photo that the tests read, test/fixtures/photos/invoice.heic, like that of a phone held sideways:
// node test/support/make-heic.mjs (compiled to .build before; needs heif-enc, in Debian's packages libheif-examples and
// libheif-plugin-x265)
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { toSharp, PHOTOGRAPHED, drawPage } from '../../.build/test/support/scan-fixtures.js';
import { buildHeic } from './heic/build-heic.mjs';

const SIDE = 512;

async function encodeHeic(picture, folder) {
  const png = path.join(folder, 'tile.png');
  const heic = path.join(folder, 'tile.heic');
  await picture.png().toFile(png);
  execFileSync('heif-enc', ['-q', '35', '--no-alpha', '-o', heic, png], { stdio: ['ignore', 'ignore', 'inherit'] });
  return readFile(heic);
}

async function encodeTiles(picture, { columns, rows }) {
  const folder = await mkdtemp(path.join(tmpdir(), 'invoice-graph-heic-'));
  const tiles = [];
  for (let at = 0; at < columns * rows; at += 1) {
    const left = (at % columns) * SIDE;
    const top = Math.floor(at / columns) * SIDE;
    tiles.push(await encodeHeic(picture.clone().extract({ left, top, width: SIDE, height: SIDE }), folder));
  }
  await rm(folder, { recursive: true });
  return tiles;
}

const page = await drawPage(PHOTOGRAPHED);
const [width, height] = [page.height, page.width];
const [columns, rows] = [Math.ceil(width / SIDE), Math.ceil(height / SIDE)];
const edge = { right: columns * SIDE - width, bottom: rows * SIDE - height, background: 'white' };
const turned = toSharp({ width, height, pixels: await toSharp(page).rotate(90).toColourspace('b-w').raw().toBuffer() });
const padded = toSharp({
  width: columns * SIDE,
  height: rows * SIDE,
  pixels: await turned.extend(edge).toColourspace('b-w').raw().toBuffer(),
});
const heic = buildHeic(await encodeTiles(padded, { columns, rows }), {
  columns,
  side: SIDE,
  width,
  height,
  quarters: 1,
});
await writeFile(path.resolve(import.meta.dirname, '../fixtures/photos/invoice.heic'), heic);
