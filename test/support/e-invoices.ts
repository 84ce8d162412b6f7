import { readFile } from 'node:fs/promises';
import { extract } from '../../src/extraction/chain.js';
import type { Field, FieldValue } from '../../src/extraction/model/finding.js';
import { FIELDS } from '../../src/extraction/model/finding.js';
import { getChosenValue } from '../../src/extraction/model/report.js';

// From .build/test/support to the repository.
const FOLDER = new URL('../../../test/fixtures/e-invoices/', import.meta.url);

/** Reads one of the e-invoices in test/fixtures, with parts replaced. */
export async function readEInvoice(name: string, replacements: Readonly<Record<string, string>> = {}): Promise<string> {
  let text = await readFile(new URL(name, FOLDER), 'utf8');
  for (const [part, replacement] of Object.entries(replacements)) {
    if (!text.includes(part)) throw new Error(`${name} has no ${part}`);
    text = text.replaceAll(part, replacement);
  }
  return text;
}

export type Values = { readonly [F in Field]?: FieldValue<F> };

/** Extracts a file; returns its format and the chosen value of every field that was found. */
export async function extractValues(file: string | Uint8Array): Promise<Values & { readonly format: string }> {
  const report = await extract(typeof file === 'string' ? new TextEncoder().encode(file) : file);
  const found = FIELDS.map((field) => [field, getChosenValue(report, field)] as const).filter(
    ([, value]) => value !== null,
  );
  return { format: report.format, ...Object.fromEntries(found) };
}
