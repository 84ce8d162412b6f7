import { both, suite } from './jest-files.mjs';
import { sendBodies, dripSlowly } from './hostile-requests.mjs';
import { fuzzFiles, readPictures, readPatternAttacks } from './hostile-files.mjs';
import { confuseTypes, nameFiles, abortUploads, probeGraphql } from './hostile-values.mjs';
import { listConnections } from './connections.mjs';
import { findCanaries } from './canaries.mjs';
import { sendGeneratedCalls, sendGeneratedOperations } from './generated-inputs.mjs';
import { fault } from './script.mjs';

/** Hostile input. */
export const HOSTILE_TESTS = [
  {
    id: 'H1',
    name: 'mutated files',
    bar: 'all end finished or failed with a listed reason; /live p99 ≤ 100 ms above idle; no restart',
    run: fuzzFiles,
  },
  {
    id: 'H2',
    name: 'bombs in PDFs, pictures and XML',
    bar: 'each ends with a reason, good files are read, /live ≤ 1 s',
    run: both(
      fault('poison', { quick: ['--good', '15'], full: ['--good', '99'], hasDatabase: true }),
      suite(['unit/extraction/read-pdf']),
    ),
  },
  {
    id: 'H3',
    name: 'XML attacks',
    bar: 'DOCTYPE refused, depth and attributes capped, prototypes out of reach',
    run: suite(['unit/extraction/xml-files', 'unit/extraction/xml-trees']),
  },
  {
    id: 'H4',
    name: 'pictures that claim to be huge, and broken ones',
    bar: 'refused from the header, one attempt, ≤ 1 s each',
    run: both(readPictures, suite(['unit/extraction/images'])),
  },
  {
    id: 'H5',
    name: 'GraphQL attacks',
    bar: 'each 4xx; /live ≤ 100 ms above idle; no batch, no GET mutation, no stack trace',
    run: both(suite(['api/graphql-hostile', 'unit/graphql/limits', 'api/graphql-cost']), probeGraphql),
  },
  {
    id: 'H6',
    name: 'multipart attacks and aborted uploads',
    bar: '4xx, nothing kept, /live p99 ≤ 100 ms above idle',
    run: both(
      suite(['api/graphql-hostile', 'unit/web/multipart-form', 'unit/graphql/upload-body'], 'form|file|upload|body'),
      abortUploads,
    ),
  },
  {
    id: 'H7',
    name: 'hostile bodies',
    bar: '413, 415 or 400; /live ≤ 200 ms above idle; nothing polluted; memory + ≤ 64 MB',
    run: sendBodies,
  },
  { id: 'H8', name: 'slow clients', bar: 'drips are closed, honest p99 ≤ 2 × base + 20 ms', run: dripSlowly },
  { id: 'H9', name: 'SQL and type confusion', bar: 'no 5xx, no foreign row', run: confuseTypes },
  {
    id: 'H10',
    name: 'text that makes patterns slow',
    bar: 'each ends ≤ 20 s with one attempt',
    run: readPatternAttacks,
  },
  {
    id: 'H11',
    name: 'formulas in exports',
    bar: 'no text cell begins a formula',
    run: suite(['unit/exports/export-writers', 'unit/exports/xlsx-archive']),
  },
  { id: 'H12', name: 'hostile file names', bar: 'stored names generated, headers injected 0', run: nameFiles },
  {
    id: 'H13',
    name: 'serving files',
    bar: 'altered URLs 403, expiry exact, sandbox',
    run: suite(['api/files', 'unit/files/signed-url', 'unit/http/files']),
  },
  { id: 'H14', name: 'connections that the service opens', bar: 'none but to the database', run: listConnections },
  {
    id: 'H15',
    name: 'secrets in logs and answers',
    bar: 'none',
    run: both(findCanaries, suite(['unit/error-table', 'api/keys'], 'reveals|stored|looks like')),
  },
  {
    id: 'H16',
    name: 'generated calls of every REST operation',
    bar: 'no 5xx, each as documented, each ≤ 100 ms of CPU of the event loop, nothing of another account',
    run: sendGeneratedCalls,
  },
  {
    id: 'H17',
    name: 'generated and damaged GraphQL operations',
    bar: 'no internal error, data of the promised shape, each ≤ 100 ms of CPU of the event loop, nothing of another account',
    run: sendGeneratedOperations,
  },
];
