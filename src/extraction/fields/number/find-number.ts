import type { Finding } from '../../model/finding.js';
import { toFindings } from '../../page/candidate.js';
import type { ReadDocument } from '../../page/document.js';
import type { PartyBlock } from '../../page/party-blocks.js';
import { describeChoice, MIN_PROBABILITY, weighCandidates } from '../../ranking/weights.js';
import { squash } from '../../text/squash.js';
import { collectNumbers } from './number-candidates.js';
import { addSeries } from './number-series.js';
import { NUMBER_WEIGHTS } from './number-weights.js';

/** Letters between digits that look like digits. */
const LIKE_DIGITS = /(?<=\d)[loIOSB](?=\d)/;
/** Factor for a number on a scan with such a letter: it may be a misread digit. */
const MISREAD = 0.9;
const SMALL_LIKE_DIGITS = /(?<=\d)[lo](?=\d)/g;

/**
 * Finds the invoice number (EN 16931 BT-1) among all texts that have the form of one.
 *
 * @param taken the tax numbers of the parties, none of which is that of the invoice
 */
export function findNumber(
  document: ReadDocument,
  blocks: readonly PartyBlock[],
  taken: readonly string[] = [],
  weights = NUMBER_WEIGHTS,
): Finding<'invoice_number'>[] {
  const excluded = new Set(taken.map(squash));
  const free = collectNumbers(document, blocks).filter(({ value }) => !excluded.has(squash(value)));
  const weighed = weighCandidates(free, weights, ({ value }) => squash(value));
  const candidates = weighed
    .filter(({ probability }) => probability >= MIN_PROBABILITY)
    .map(({ candidate, probability }) => {
      const { value, line, box, label, features } = candidate;
      const certainty = document.source === 'ocr' && LIKE_DIGITS.test(value) ? MISREAD : 1;
      return {
        value: replaceLetters(addSeries(document, candidate)),
        page: line.page,
        box,
        rule: describeChoice({ name: 'invoice_number', label }, features, weights),
        confidence: probability * certainty,
      };
    });
  return toFindings(document, 'invoice_number', candidates);
}

/** Replaces a small l or o between digits: "47l1081o8". */
function replaceLetters(value: string): string {
  return value.replaceAll(SMALL_LIKE_DIGITS, (letter) => (letter === 'o' ? '0' : '1'));
}
