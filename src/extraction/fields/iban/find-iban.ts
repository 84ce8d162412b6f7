import type { Box, Finding } from '../../model/finding.js';
import { toFindings } from '../../page/candidate.js';
import { findCellsBelow } from '../../page/cells.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import { joinBoxes } from '../../page/boxes.js';
import type { PartyBlock } from '../../page/party-blocks.js';
import { findBlockAround } from '../../page/party-blocks.js';
import { findIbansInText } from '../../text/iban.js';

/** An IBAN and its place. */
interface FoundIban {
  readonly value: string;
  readonly page: number;
  readonly box: Box;
}

/** The first characters of an IBAN at the end of a text: at least one group. */
const UNFINISHED = /(?<![\p{L}\p{N}])[A-Z]{2}\s?\d{2}(?:\s?[A-Z0-9]{1,4}){0,8}$/u;

const CONFIDENCE = {
  /** The checksum leaves little doubt that it is an account, and most invoices name only that of the seller. */
  only: 0.97,
  /** The first of several accounts of the seller. */
  first: 0.7,
  /** A further account. */
  further: 0.4,
  /** The buyer's account, from which a direct debit is collected. */
  buyer: 0.3,
} as const;

/** Finds the bank account to pay into (EN 16931 BT-84), an IBAN with a valid checksum. */
export function findIban(document: ReadDocument, blocks: readonly PartyBlock[]): Finding<'iban'>[] {
  const found = document.lines
    .flatMap((line) => [...readLine(line), ...readBrokenNumbers(document, line)])
    .map((place) => ({ ...place, isBuyers: findBlockAround(blocks, place.page, place.box)?.kind === 'buyer' }));
  const own = [...new Set(found.filter(({ isBuyers }) => !isBuyers).map(({ value }) => value))];
  const rate = (value: string): number => {
    if (!own.includes(value)) return CONFIDENCE.buyer;
    if (own.length === 1) return CONFIDENCE.only;
    return value === own[0] ? CONFIDENCE.first : CONFIDENCE.further;
  };
  const candidates = found.map(({ value, page, box }) => ({
    ...{ value, page, box },
    rule: own.length > 1 ? 'iban:one of several' : 'iban:checksum',
    confidence: rate(value),
  }));
  return toFindings(document, 'iban', candidates);
}

function readLine(line: ReadLine): FoundIban[] {
  return findIbansInText(line.text).map((value) => {
    const cell = line.cells.find(({ text }) => findIbansInText(text).includes(value));
    return { value, page: line.page, box: cell?.box ?? line.box };
  });
}

/** Finds the IBANs that begin at the end of a cell and continue in the one below, as in narrow columns and in sentences. */
function readBrokenNumbers(document: ReadDocument, line: ReadLine): FoundIban[] {
  return line.cells
    .filter(({ text }) => UNFINISHED.test(text))
    .flatMap((cell) => {
      const [next] = findCellsBelow(document, { line, cell });
      if (!next) return [];
      const whole = new Set([cell.text, next.cell.text].flatMap(findIbansInText));
      const box = joinBoxes([cell.box, next.cell.box]);
      const joined = findIbansInText(`${cell.text} ${next.cell.text}`).filter((value) => !whole.has(value));
      return joined.map((value) => ({ value, page: line.page, box }));
    });
}
