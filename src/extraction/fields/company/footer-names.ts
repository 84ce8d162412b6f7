import type { Cell } from '../../page/lines.js';
import { hasLegalForm } from './legal-forms.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import { canBeName, cutName } from './name-text.js';
import { hasPostcode } from '../../regions/addresses.js';
import type { PartyBlock } from '../../page/party-blocks.js';
import { blockAround } from '../../page/party-blocks.js';
import type { NameCandidate } from './seller-candidates.js';

/** Just enough to be the name if no other name scores more. */
const SCORE = 3.5;
const SENTENCE = /:\s|\s[-–—]\s|\s*[·•|;]\s*|,\s|(?<=\p{L}{4})\.\s(?=\p{Lu})/u;
const MAX_WORDS = 8;

/** Finds companies in the running text of a footer, followed by an address: "Registered office: Name Ltd, Street 1, Town". */
export function findFooterNames(document: ReadDocument, blocks: readonly PartyBlock[]): NameCandidate[] {
  return document.lines.flatMap((line) =>
    line.cells.flatMap((cell) => {
      const kind = blockAround(blocks, line.page, cell.box)?.kind;
      if (kind === 'buyer' || kind === 'other_party' || isAboveTotals(document, line)) return [];
      const name = readName(cell);
      return name === null ? [] : [{ name, score: SCORE, rule: 'footer', line, box: cell.box }];
    }),
  );
}

/** Whether a line is above the last total. Text there is about the goods, not about the seller. */
function isAboveTotals(document: ReadDocument, line: ReadLine): boolean {
  return document.lines.findLastIndex((other) => other.page === line.page && other.totals.length > 0) > line.index;
}

function readName(cell: Cell): string | null {
  const parts = cell.text.slice(0, 300).split(SENTENCE);
  const at = parts.findIndex((part, index) => index > 0 && isCompany(part) && parts.slice(index + 1).some(hasPostcode));
  return at < 0 ? null : cutName(parts[at] ?? '');
}

function isCompany(text: string): boolean {
  const words = text.trim().split(/\s+/);
  const isNamed = words.length >= 2 && words.length <= MAX_WORDS && /^[\p{Lu}\d]/u.test(text.trim());
  return isNamed && hasLegalForm(text) && canBeName(cutName(text));
}
