import type { Finding } from '../../model/finding.js';
import { toFindings } from '../../page/candidate.js';
import type { ReadDocument } from '../../page/document.js';
import type { PartyBlock } from '../../page/party-blocks.js';
import { findBlockAround } from '../../page/party-blocks.js';
import { findIbansInText } from '../../text/iban.js';

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
  const found = document.lines.flatMap((line) =>
    findIbansInText(line.text).map((value) => {
      const cell = line.cells.find(({ text }) => findIbansInText(text).includes(value));
      const box = cell?.box ?? line.box;
      return { value, page: line.page, box, isBuyers: findBlockAround(blocks, line.page, box)?.kind === 'buyer' };
    }),
  );
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
