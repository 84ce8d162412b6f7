import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createSmallInvoice } from '../support/documents.mjs';
import { settle, uploadRecorded } from '../support/uploads.mjs';
import { scenario } from './scenario.mjs';

const [FLIPPED, DELETED, FILES] = [10, 5, 30];

/** Flips a byte in ten stored files and deletes five. */
export const damageFiles = scenario({}, async ({ checks, client, history, start, workspace }) => {
  const service = await start('all');
  for (let index = 0; index < FILES; index += 1) await uploadRecorded(client, history, createSmallInvoice());
  await settle(workspace, 60_000);
  await service.stop(20_000);
  const clean = await workspace.cli('verify');
  checks.that('a clean store has no fault', clean.code === 0, JSON.stringify(clean.output).slice(0, 200));
  const files = listFiles(path.join(workspace.dataFolder, 'files'));
  for (const file of files.slice(0, FLIPPED)) {
    const bytes = readFileSync(file);
    bytes[Math.floor(bytes.length / 2)] ^= 1;
    writeFileSync(file, bytes);
  }
  for (const file of files.slice(FLIPPED, FLIPPED + DELETED)) rmSync(file);
  const { output, code } = await workspace.cli('verify');
  checks.figure(`${output.damaged.length} damaged and ${output.missing.length} missing found`);
  checks.that(
    'it reports exactly these',
    code === 1 && output.damaged.length === FLIPPED && output.missing.length === DELETED,
  );
});

function listFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}
