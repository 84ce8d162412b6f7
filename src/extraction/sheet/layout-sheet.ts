import type { Finding } from '../model/finding.js';
import type { StatedDetails } from '../model/stated-details.js';
import { printFacts } from './facts.js';
import { printHead } from './print-head.js';
import { printLines } from './print-lines.js';
import { printSums } from './print-sums.js';
import { groupIban } from './sheet-format.js';
import { SheetSource } from './sheet-source.js';
import { CONTENT_WIDTH, LEFT, SheetWriter } from './sheet-writer.js';
import type { Sheet } from './sheet.js';
import type { SheetWords } from './words/sheet-words.js';

/** On at most three pages. */
const MAX_NOTE_LINES = 150;

/**
 * Arranges what an e-invoice states on A4 pages, at most 45. The same values always give the same pages, whatever fonts are installed.
 *
 * @param findings the best one of each field first
 */
export function layOutSheet(findings: readonly Finding[], details: StatedDetails): Sheet {
  const source = new SheetSource(findings, details);
  const writer = new SheetWriter(source.ideographs);
  printHead(writer, source);
  printLines(writer, source);
  printSums(writer, source);
  printPayment(writer, source);
  printNotes(writer, source);
  return writer.finish(source.words, [source.title, source.find('invoice_number')].join(' '));
}

function printPayment(writer: SheetWriter, source: SheetSource): void {
  const { words } = source;
  const type = source.find('payment_type') as keyof SheetWords['paymentTypes'] | null;
  const facts = [
    { label: words.paymentType, value: type && words.paymentTypes[type], fields: ['payment_type'] },
    { label: words.iban, value: groupIban(source.find('iban')), fields: ['iban'] },
    { label: words.paymentReference, value: source.find('payment_reference'), fields: ['payment_reference'] },
  ] as const;
  if (facts.every(({ value }) => value === null)) return;
  writer.reserve(70);
  writer.rule();
  writer.y += 10;
  printFacts(writer, facts, 3);
}

function printNotes(writer: SheetWriter, { words, details }: SheetSource): void {
  const notes = [...new Set(details.notes)];
  if (notes.length === 0) return;
  writer.reserve(40);
  writer.rule();
  writer.y += 10;
  writer.y += writer.print(words.notes, { x: LEFT, width: CONTENT_WIDTH, style: 'heading' }) + 3;
  let left = MAX_NOTE_LINES;
  for (const note of notes) {
    if (left <= 0) return;
    left -= writer.flow(note, 'body', left);
    writer.y += 4;
  }
}
