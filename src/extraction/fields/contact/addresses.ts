import { areAligned } from '../../page/cells.js';
import type { Candidate } from '../../page/candidate.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import type { Cell } from '../../page/lines.js';
import { bottomOf, joinBoxes } from '../../page/lines.js';
import { hasPostcode } from '../../regions/addresses.js';
import type { NameCandidate } from '../company/seller.js';
import { splitSenderLine } from './sender-line.js';

/** Labels that occur within addresses, such as the "No:" of a Turkish house number. */
const ADDRESS_PARTS: ReadonlySet<string> = new Set(['address', 'name', 'number', 'date', 'other_number']);
const CONFIDENCE = {
  /** The lines below a name down to the postcode. */
  belowName: 0.88,
  /** The parts of a sender line, which may be shortened. */
  senderLine: 0.85,
} as const;
const MAX_ADDRESS_LINES = 6;
/** The largest gap between lines of an address, in heights of the name. */
const MAX_ADDRESS_GAP = 2.2;
const MAX_LINES_BELOW = 12;

/** Finds the address at one place of a party's name: on its line, or in the lines below down to the postcode. */
export function findAddressesOf(document: ReadDocument, name: NameCandidate): Candidate[] {
  return name.features['address on its line'] ? readSenderAddress(name) : readAddressBelow(document, name);
}

function readSenderAddress(name: NameCandidate): Candidate[] {
  const cell = name.line.cells.find((candidate) => candidate.box.x === name.box.x);
  const parts = splitSenderLine(cell?.text ?? '').slice(1);
  const end = parts.findIndex(hasPostcode);
  if (end < 0) return [];
  const value = parts.slice(0, end + 1).join(', ');
  return [
    { value, page: name.line.page, box: name.box, rule: 'address:sender line', confidence: CONFIDENCE.senderLine },
  ];
}

function readAddressBelow(document: ReadDocument, name: NameCandidate): Candidate[] {
  const parts: Cell[] = [];
  let last = name.box;
  for (const line of document.lines.slice(name.line.index + 1, name.line.index + MAX_LINES_BELOW)) {
    if (
      line.page !== name.line.page ||
      line.box.y - bottomOf(last) > MAX_ADDRESS_GAP * name.box.height ||
      parts.length >= MAX_ADDRESS_LINES
    )
      break;
    const cell = line.cells.find((candidate) => areAligned(candidate.box, name.box));
    if (!cell) continue;
    last = cell.box;
    if (startsWithOtherLabel(line, cell.words[0])) {
      if (parts.length > 0) break;
      continue;
    }
    parts.push(cell);
    if (hasPostcode(cell.text)) {
      return [
        {
          value: parts.map((part) => part.text).join(', '),
          page: line.page,
          box: joinBoxes(parts.map((part) => part.box)),
          rule: 'address:under name',
          confidence: CONFIDENCE.belowName,
        },
      ];
    }
  }
  return [];
}

function startsWithOtherLabel(line: ReadLine, word: ReadLine['words'][number] | undefined): boolean {
  return line.fields.some((hit) => !ADDRESS_PARTS.has(hit.key) && line.words[hit.from] === word);
}
