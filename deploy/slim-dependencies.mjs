#!/usr/bin/env node
// Removes from installed dependencies what the service never loads: libraries for other platforms, source maps, types, builds for browsers.
// Usage: node slim-dependencies.mjs [NODE_MODULES]. Run it after an installation without development dependencies, as often as you like.
import { existsSync, lstatSync, readdirSync, readFileSync, rmdirSync, unlinkSync } from 'node:fs';
import path from 'node:path';

/** Source maps, and TypeScript, which Node does not run from `node_modules`. */
const UNUSED = /\.(map|[cm]?tsx?|tsbuildinfo)$/;
const ALWAYS_KEPT = /^(package\.json|(licen[cs]e|copying|notice)\b[^/]*)$/i;

const MODELS = { drop: ['4.0.0/'] };
/** What large packages are reduced to: `keep` lists how the paths begin that stay, `drop` how those begin that go. */
const PARTS = {
  '@photostructure/sqlite': { keep: ['dist/', `prebuilds/${process.platform}-${process.arch}/`] },
  'altair-static': { keep: ['build/'] },
  'class-validator': { keep: ['cjs/'] },
  'libheif-js': { keep: ['libheif-wasm/LICENSE', 'libheif-wasm/libheif-bundle.js'] },
  'libphonenumber-js': { drop: ['bundle/', 'es6/', 'es6-modern/', 'source/'] },
  'onnxruntime-node': { keep: ['dist/', `bin/napi-v6/${process.platform}/${process.arch}/`] },
  'pdfjs-dist': {
    keep: ['cmaps/', 'iccs/', 'standard_fonts/', 'wasm/', 'legacy/build/pdf.mjs', 'legacy/build/pdf.worker.mjs'],
  },
  'swagger-ui-dist': { keep: ['swagger-ui.css', 'swagger-ui-bundle.js'] },
  'tesseract.js': { keep: ['src/'] },
  // These builds are for browsers: they hold a program as text.
  'tesseract.js-core': { drop: [/\.wasm\.js$/] },
  typeorm: { drop: ['browser/'] },
};

const folder = path.resolve(process.argv[2] ?? 'node_modules');
const developed = listDevelopmentPackages(folder);
if (developed.length > 0) fail(`it holds packages for development, such as ${developed[0]}. Run npm prune --omit=dev.`);

const before = measure(folder);
// The service's own package has only what it needs, among it the types of its client.
const { name: own } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
for (const name of listPackages(folder).filter((one) => one !== own)) slim(name, path.join(folder, name));
process.stdout.write(`${folder}: ${before} MiB before, ${measure(folder)} MiB after\n`);

function fail(reason) {
  process.stderr.write(`${folder} stays as it is: ${reason}\n`);
  process.exit(1);
}

/** What npm itself notes about the packages that it has installed. */
function listDevelopmentPackages(modules) {
  const file = path.join(modules, '.package-lock.json');
  if (!existsSync(file)) fail('npm has not installed it.');
  const { packages } = JSON.parse(readFileSync(file, 'utf8'));
  return Object.keys(packages).filter((name) => packages[name].dev);
}

function listPackages(modules) {
  const names = readdirSync(modules).filter((name) => !name.startsWith('.'));
  return names.flatMap((name) =>
    name.startsWith('@') ? readdirSync(path.join(modules, name)).map((one) => `${name}/${one}`) : [name],
  );
}

function slim(name, root) {
  if (lstatSync(root).isSymbolicLink()) return;
  const { keep, drop = [] } = name.startsWith('@tesseract.js-data/') ? MODELS : (PARTS[name] ?? {});
  const missing = keep?.find((part) => !existsSync(path.join(root, part)));
  if (missing !== undefined) process.stderr.write(`${name} has no ${missing}, and stays as it is.\n`);
  const isWhole = keep === undefined || missing !== undefined;
  const isKept = (file) =>
    isWhole || ALWAYS_KEPT.test(file) || ['node_modules/', ...keep].some((part) => file.startsWith(part));
  const isDropped = (file) => drop.some((part) => (part instanceof RegExp ? part.test(file) : file.startsWith(part)));
  for (const file of listFiles(root)) {
    if (UNUSED.test(file) || !isKept(file) || isDropped(file)) unlinkSync(path.join(root, file));
  }
  removeEmptyFolders(root);
}

/** The files below a folder, with `/` in their paths, which begin at the folder. */
function listFiles(root) {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}

function removeEmptyFolders(root) {
  for (const entry of readdirSync(root, { withFileTypes: true })) {
    if (entry.isDirectory()) removeEmptyFolders(path.join(root, entry.name));
  }
  if (readdirSync(root).length === 0) rmdirSync(root);
}

/** Whole MiB on the disk, as `du -sm` counts them. */
function measure(root) {
  return Math.ceil(countBytes(root) / 1_048_576);
}

function countBytes(place) {
  const found = lstatSync(place);
  const inside = found.isDirectory() ? readdirSync(place).map((name) => countBytes(path.join(place, name))) : [];
  return inside.reduce((sum, bytes) => sum + bytes, found.blocks * 512);
}
