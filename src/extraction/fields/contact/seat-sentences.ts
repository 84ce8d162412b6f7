import { foldText } from '../../../shared/text.js';
import { FIELD_LABELS } from '../../locales/dictionaries.js';
import type { Candidate } from '../../page/candidate.js';
import type { ReadDocument } from '../../page/document.js';
import { bottomOf } from '../../page/boxes.js';
import { hasPostcode } from '../../regions/addresses.js';
import { joinAlternatives } from '../../text/alternatives.js';
import { squash } from '../../text/squash.js';
import { SEATS } from '../company/seat-words.js';
import type { NameCandidate } from '../company/seller.js';

const CONFIDENCE = 0.85;
/** In lines of the sentence, with that of the name. */
const MAX_LINES = 3;
/** In heights of a line. The lines of one sentence are closer together. */
const MAX_LEADING = 1.8;
const MAX_PARTS = 4;
const MAX_TEXT = 600;
const SEAT = new RegExp(String.raw`^[,\s]*${joinAlternatives(SEATS)}[\s:]+(?=[\p{L}\d])`, 'u');
const NUMBERS: ReadonlySet<string> = new Set(['vat_id', 'tax_number', 'other_number']);
/** What joins the label of a tax number to an address: "… 28001 Madrid y NIF …". */
const JOINT = /[\s,;]+(?:\p{Ll}{1,4}\.?\s)*$/u;

/** Finds the address that follows a name in a sentence: "Kraxi, S.L., con domicilio en Calle Mayor 4, 28001 Madrid y NIF …". */
export function findSeat(document: ReadDocument, name: NameCandidate): Candidate[] {
  const text = readSentence(document, name);
  const behind = text.slice(text.indexOf(name.name) + name.name.length);
  const start = SEAT.exec(foldText(behind))?.[0].length;
  if (!text.includes(name.name) || start === undefined || foldText(behind).length !== behind.length) return [];
  const parts = cutAtNumber(behind.slice(start)).split(/,\s/).slice(0, MAX_PARTS);
  const end = parts.findIndex(hasPostcode);
  if (end < 0) return [];
  const value = parts
    .slice(0, end + 1)
    .join(', ')
    .replace(/[\s,;.]+$/u, '');
  return [{ value, page: name.line.page, box: name.line.box, rule: 'address:seat', confidence: CONFIDENCE }];
}

/** The text of a line and of those that continue it. */
function readSentence({ lines }: ReadDocument, { line }: NameCandidate): string {
  const texts = [line.text];
  let last = line;
  for (const next of lines.slice(line.index + 1, line.index + MAX_LINES)) {
    if (next.page !== last.page || next.box.y - bottomOf(last.box) > MAX_LEADING * last.box.height) break;
    texts.push(next.text);
    last = next;
  }
  return texts.join(' ').slice(0, MAX_TEXT);
}

function cutAtNumber(text: string): string {
  const words = text.split(' ');
  const at = words.findIndex((word) => NUMBERS.has(FIELD_LABELS.get(squash(word)) ?? ''));
  return at < 0 ? text : `${words.slice(0, at).join(' ')} `.replace(JOINT, '');
}
