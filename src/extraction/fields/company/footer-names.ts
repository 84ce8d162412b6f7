import type { Cell } from '../../page/lines.js';
import { hasLegalForm } from './legal-forms.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import { canBeName, wholeName } from './name-text.js';
import { hasPostcode } from '../../regions/addresses.js';
import type { PartyBlock } from '../../page/party-blocks.js';
import { blockAround } from '../../page/party-blocks.js';
import type { NameCandidate } from './seller-candidates.js';

const SCORE = 3.5;
const SENTENCE = /:\s|\s[-–—]\s|\s*[·•|;]\s*|,\s|(?<=\p{L}{4})\.\s(?=\p{Lu})/u;
const MOST_WORDS = 8;

/** "Registered office: Name Ltd, Street 1, Town": a company in the running text of a footer, with its address behind it. */
export function footerNames(document: ReadDocument, blocks: readonly PartyBlock[]): NameCandidate[] {
  return document.lines.flatMap((line) =>
    line.cells.flatMap((cell) => {
      const kind = blockAround(blocks, line.page, cell.box)?.kind;
      if (kind === 'buyer' || kind === 'other_party' || isOfLines(document, line)) return [];
      const name = nameIn(cell);
      return name === null ? [] : [{ name, score: SCORE, rule: 'footer', line, box: cell.box }];
    }),
  );
}

/** What stands over the last line with an amount speaks of the deliveries, not of the issuer. */
function isOfLines(document: ReadDocument, line: ReadLine): boolean {
  return document.lines.findLastIndex((other) => other.page === line.page && other.totals.length > 0) > line.index;
}

function nameIn(cell: Cell): string | null {
  const parts = cell.text.slice(0, 300).split(SENTENCE);
  const at = parts.findIndex((part, index) => index > 0 && isCompany(part) && parts.slice(index + 1).some(hasPostcode));
  return at < 0 ? null : wholeName(parts[at] ?? '');
}

function isCompany(text: string): boolean {
  const words = text.trim().split(/\s+/);
  const isNamed = words.length >= 2 && words.length <= MOST_WORDS && /^[\p{Lu}\d]/u.test(text.trim());
  return isNamed && hasLegalForm(text) && canBeName(wholeName(text));
}
