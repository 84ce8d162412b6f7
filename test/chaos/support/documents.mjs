import { createHash, randomBytes, randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const SAMPLES = path.resolve(import.meta.dirname, '../../../src/demo/samples');
const XML = ['feldmann-invoice.xml', 'feldmann-credit-note.xml', 'trois-ponts-facture.xml'].map(readSample);
const PDF = ['hafenlicht-rechnung.pdf', 'thistledown-invoice.pdf', 'mavi-kalem-fatura.pdf'].map(readSample);
const KILOBYTE = 1024;

/** Creates an e-invoice with known lines and unique bytes. */
export function createSmallInvoice() {
  return toDocument('xml', makeUniqueXml(XML[0], 0));
}

/** Creates one document of a typical mix: mostly small e-invoices, some PDFs, a few large ones up to 5 MB, a few broken ones. */
export function createRandomDocument() {
  const dice = randomInt(100);
  if (dice < 66) return toDocument('xml', makeUniqueXml(pick(XML), 0));
  if (dice < 80) return toDocument('pdf', makeUniquePdf(pick(PDF), 0));
  if (dice < 88) return toDocument('xml', makeUniqueXml(pick(XML), randomInt(100, 1_000) * KILOBYTE));
  if (dice < 94) return toDocument('pdf', makeUniquePdf(pick(PDF), randomInt(500, 4_900) * KILOBYTE));
  if (dice < 97)
    return toDocument('pdf', Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(randomInt(20, 2_000))]));
  return toDocument('bin', randomBytes(randomInt(8, 64)));
}

/** Gives a document its name and hash. */
export function toDocument(extension, bytes) {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { name: `${sha256.slice(0, 16)}.${extension}`, bytes, sha256 };
}

function makeUniqueXml(original, padding) {
  const end = original.indexOf('?>') + 2;
  const comment = `\n<!-- ${randomBytes(16).toString('hex')}${' '.repeat(padding)} -->`;
  return Buffer.concat([original.subarray(0, end), Buffer.from(comment), original.subarray(end)]);
}

/** Appends a comment and repeats the pointer to the table, which readers look for in the last kilobyte. */
function makeUniquePdf(original, padding) {
  const table = original.subarray(original.lastIndexOf('startxref'));
  const comment = `\n% ${randomBytes(16).toString('hex')}${'x'.repeat(padding)}\n`;
  return Buffer.concat([original, Buffer.from(comment), table]);
}

function readSample(name) {
  return readFileSync(path.join(SAMPLES, name));
}

function pick(list) {
  return list[randomInt(list.length)];
}
